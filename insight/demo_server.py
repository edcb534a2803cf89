"""A stand-in for an Ollama server, to see every state of the page: `python -m insight.demo_server --state withheld`.

It speaks the part of Ollama's protocol that the page uses, over real HTTP on loopback. Its answers repeat what
the question says of the change, so the state `card` passes the checks as a good model's answer would.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final, Literal, get_args

State = Literal[
    "card",  # a good answer at once
    "slow",  # a good answer after some seconds
    "withheld",  # an answer with the wrong direction
    "unavailable",  # 503 to every question
    "busy",  # 429, with the seconds to wait
    "flaky",  # 503 first, then a good answer
    "missing-model",  # 404, as for a model that is not installed
]
DEFAULT_PORT: Final = 11435
MODEL: Final = "stand-in:1b"
_LINE: Final = re.compile(r"^(Metric|Before|After): (.+)$", re.MULTILINE)
_PERIOD_AND_VALUE: Final = re.compile(r"^(.+), (\S+(?: %| min)?) \(")
_VERBS: Final = {"increase": "rose", "decrease": "fell", "no_change": "moved"}
_OPPOSITES: Final = {"increase": "decrease", "decrease": "increase", "no_change": "increase"}


class DemoServer(ThreadingHTTPServer):
    """Answers as its state says; the state may be changed while it runs."""

    daemon_threads = True

    def __init__(self, state: State, *, port: int = 0, slow_seconds: float = 8.0) -> None:
        super().__init__(("127.0.0.1", port), _Handler)
        self.state: State = state
        self.slow_seconds = slow_seconds
        self.asked: list[dict[str, Any]] = []
        """Every question so far, as sent."""
        self.left = 0
        """How many that asked went away before their answer."""
        self.text: dict[str, str] = {}
        """Replaces fields of a good answer."""

    @property
    def address(self) -> str:
        """What OLLAMA_HOST has to be."""
        return f"http://127.0.0.1:{self.server_address[1]}"


class _Handler(BaseHTTPRequestHandler):
    server: DemoServer
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        found = {
            "/api/version": {"version": "0.30.0"},
            "/api/tags": {"models": [{"name": MODEL, "model": MODEL}]},
            "/api/ps": {"models": [{"name": MODEL, "model": MODEL}]},
        }.get(self.path)
        self._reply(200 if found else 404, found or {"error": "404 page not found"})

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers.get("Content-Length", 0))) or b"{}")
        if self.path != "/api/chat":
            self._reply(200, {"capabilities": ["completion"], "model_info": {}, "details": {}})
            return
        self.server.asked.append(body)
        match self.server.state:
            case "unavailable":
                self._reply(503, {"error": "server busy, please try again"})
            case "busy":
                self._reply(429, {"error": "too many requests"}, {"Retry-After": "30"})
            case "missing-model":
                self._reply(404, {"error": f"model '{body.get('model')}' not found"})
            case "flaky" if len(self.server.asked) % 2:
                self._reply(503, {"error": "server busy, please try again"})
            case "slow":
                if self._asker_stays(self.server.slow_seconds):
                    self._answer(body)
            case _:
                self._answer(body)

    def _answer(self, body: dict[str, Any]) -> None:
        answer = good_answer(body) | self.server.text
        if self.server.state == "withheld":
            answer["direction"] = _OPPOSITES[answer["direction"]]
        message = {"role": "assistant", "content": json.dumps(answer)}
        self._reply(200, {"model": MODEL, "message": message, "done": True, "done_reason": "stop"})

    def _asker_stays(self, seconds: float) -> bool:
        """Wait; false as soon as the other side has closed the connection."""
        end = time.monotonic() + seconds
        self.connection.settimeout(0.1)
        while time.monotonic() < end:
            try:
                if self.connection.recv(1) == b"":
                    self.server.left += 1
                    self.close_connection = True
                    return False
            except TimeoutError:
                continue
            except OSError:
                self.server.left += 1
                self.close_connection = True
                return False
        self.connection.settimeout(None)
        return True

    def _reply(self, status: int, value: object, headers: dict[str, str] | None = None) -> None:
        content = json.dumps(value).encode()
        self.send_response(status)
        for name, text in {"Content-Type": "application/json", **(headers or {})}.items():
            self.send_header(name, text)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - named by the base class
        """Nothing: the questions hold figures."""


def good_answer(body: dict[str, Any]) -> dict[str, Any]:
    """An answer that states the whole change as the question gives it, with the values that its schema allows."""
    fields = body["format"]["properties"]
    told = dict(_LINE.findall(body["messages"][-1]["content"]))
    (before, previous), (after, current) = (_PERIOD_AND_VALUE.findall(told[name])[0] for name in ("Before", "After"))
    label = told["Metric"].rpartition(" (")[0]
    direction = fields["direction"]["enum"][0]
    return {
        **{name: fields[name]["enum"][0] for name in ("metric", "direction", "previous_value", "current_value")},
        "headline": f"{label} {_VERBS[direction]} in {after}."[:120],
        "explanation": f"{label} {_VERBS[direction]} from {previous} in {before} to {current} in {after}."[:600],
        "drivers": fields["drivers"].get("items", {}).get("enum", [])[:2],
    }


def main(arguments: list[str] | None = None) -> int:
    """Serve one state until interrupted."""
    parser = argparse.ArgumentParser(prog="python -m insight.demo_server", description=__doc__)
    parser.add_argument("--state", choices=get_args(State), default="card")
    parser.add_argument("--port", type=int, default=DEFAULT_PORT)
    chosen = parser.parse_args(arguments)
    with DemoServer(chosen.state, port=chosen.port) as server:
        sys.stdout.write(f"State {chosen.state}. Start the page with OLLAMA_HOST={server.address}\n")
        sys.stdout.flush()
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            sys.stdout.write("Stopped.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
