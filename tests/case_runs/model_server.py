"""A stand-in for an Ollama server on loopback that replies as a case describes."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


class ModelServer(ThreadingHTTPServer):
    """Answers each request with the entry made for it; a list in an entry is used up item by item.

    Requests without an entry get what a healthy server with the model installed says.
    """

    daemon_threads = True

    def __init__(self, entries: Sequence[Mapping[str, Any]], model: str) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        listing = {"models": [{"name": f"{model}:latest", "model": f"{model}:latest"}]}
        self.entries: dict[str, Mapping[str, Any]] = {
            "GET /api/version": {"status": 200, "body": {"version": "0.12.0"}},
            "GET /api/tags": {"status": 200, "body": listing},
            "GET /api/ps": {"status": 200, "body": listing},
            "POST /api/show": {"status": 200, "body": {"capabilities": ["completion"]}},
            "POST /api/chat": {"status": 404, "body": {"error": f"model '{model}' not found"}},
        } | {entry["on"]: entry for entry in entries}
        self.seen: dict[str, int] = {}
        self._lock = threading.Lock()

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.server_address[1]}"

    def turn(self, request: str) -> int:
        """How often this request came before."""
        with self._lock:
            self.seen[request] = self.seen.get(request, 0) + 1
            return self.seen[request] - 1


class _Handler(BaseHTTPRequestHandler):
    server: ModelServer
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        self._answer()

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self._answer()

    def _answer(self) -> None:
        request = f"{self.command} {self.path}"
        entry = self.server.entries.get(request, {"status": 404, "body": {"error": "404 page not found"}})
        turn = self.server.turn(request)
        text = entry.get("body_text")
        content = str(text) if text is not None else json.dumps(_nth(entry.get("body"), turn), ensure_ascii=False)
        body = content.encode("utf-8", "surrogatepass")
        self.send_response(_nth(entry["status"], turn))
        for name, value in ({"Content-Type": "application/json"} | entry.get("headers", {})).items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the name is the base class's
        """Stay silent; the runner's output is exact."""


def _nth(value: Any, turn: int) -> Any:
    """The item of this turn; the last one stays."""
    return value[min(turn, len(value) - 1)] if isinstance(value, list) else value


@contextmanager
def serving(entries: Sequence[Mapping[str, Any]], model: str) -> Iterator[ModelServer]:
    """A server that runs until the block ends."""
    server = ModelServer(entries, model)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
