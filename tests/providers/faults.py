"""Every kind of failure on the wire that has been seen, with the one outcome that each must end in."""

from __future__ import annotations

import gzip
import json
from dataclasses import dataclass
from typing import Literal

from tests.providers.fault_server import Behaviour, Connection, chat, head, http, raw, says

Outcome = Literal["answer", "unavailable", "attention", "withheld"]


@dataclass(frozen=True, slots=True)
class Fault:
    """One kind of failure."""

    behaviour: Behaviour
    outcome: Outcome
    reason: str = ""
    calls: int = 1
    """How many requests the server sees when the policy is around the call."""
    on_accept: bool = False
    """The connection misbehaves before any request is read."""
    hangs: bool = False
    """Ends at the deadline, not before."""


MARKER = "SERVER-TEXT-7f3a"
"""Stands in every server text; it must never be in one of our messages."""
DRIP = b"x" * 4000


def error(text: object, *, status: int = 500) -> Behaviour:
    return says({"error": text}, status=status)


def bad_body(body: bytes, *, headers: tuple[str, ...] = ()) -> Fault:
    return Fault(says(body, headers=headers), "unavailable", "bad_reply")


def answer_without(*names: str, **changed: object) -> dict[str, object]:
    return {name: value for name, value in chat(**changed).items() if name not in names}


def of_message(**members: object) -> Behaviour:
    return says(chat() | {"message": members})


def after_head(act) -> Behaviour:
    def behave(connection: Connection) -> None:
        connection.send(head("Content-Length: 100000", "Content-Type: application/json"))
        act(connection)

    return behave


def dripping_error(status: int) -> Behaviour:
    def behave(connection: Connection) -> None:
        connection.send(head("Content-Length: 4000", status=status))
        connection.drip(DRIP)

    return behave


def stalled_error(connection: Connection) -> None:
    connection.send(head("Content-Length: 4000", status=503) + b'{"error": "')
    connection.stall()


def flood_of_errors(connection: Connection) -> None:
    connection.send(head("Content-Length: 100000000", status=500))
    connection.flood(b"x" * 65536)


def then_reset(data: bytes) -> Behaviour:
    def behave(connection: Connection) -> None:
        connection.send(data)
        connection.reset()

    return behave


def endless(connection: Connection) -> None:
    connection.send(head("Content-Type: application/json"))
    connection.flood(b" " * 65536)


def endless_headers(connection: Connection) -> None:
    connection.send(b"HTTP/1.1 200 -\r\n")
    connection.flood(b"X-Filler: 0123456789\r\n" * 1000)


def informational_flood(connection: Connection) -> None:
    connection.flood(b"HTTP/1.1 103 -\r\nLink: x\r\n\r\n" * 100)


def tiny_chunks(connection: Connection) -> None:
    connection.send(head("Transfer-Encoding: chunked"))
    connection.flood(b"1\r\nx\r\n" * 1000)


def chunk_drip(connection: Connection) -> None:
    connection.send(head("Transfer-Encoding: chunked"))
    connection.drip(b"1\r\nx\r\n" * 1000)


def line_drip(connection: Connection) -> None:
    connection.send(head("Content-Type: application/x-ndjson"))
    for _ in range(200):
        if not connection.send(json.dumps(chat(done=False)).encode() + b"\n") or connection.waits(0.05):
            return


def token_drip(connection: Connection) -> None:
    connection.send(head("Transfer-Encoding: chunked", "Content-Type: application/x-ndjson"))
    token = json.dumps(chat("a", done=False)).encode() + b"\n"
    for _ in range(400):
        if not connection.send(b"%x\r\n%s\r\n" % (len(token), token)) or connection.waits(0.05):
            return


def lines(*found: object) -> bytes:
    """The lines of a stream, each a JSON value."""
    return b"\n".join(json.dumps(line).encode() for line in found)


def two_replies(connection: Connection) -> None:
    connection.send(http(GOOD) + http(json.dumps(chat(content=MARKER)).encode()))


def chunked(body: bytes, *, end: bytes = b"0\r\n\r\n") -> bytes:
    return head("Transfer-Encoding: chunked") + b"%x\r\n%s\r\n" % (len(body), body) + end


GOOD = json.dumps(chat()).encode()
SILENT = Fault(Connection.stall, "unavailable", "timeout", hangs=True)

CONNECTION = {
    "reset on accept": Fault(Connection.reset, "unavailable", "unreachable", 3, on_accept=True),
    "closed on accept": Fault(Connection.close, "unavailable", "unreachable", 3, on_accept=True),
    "greeting of another protocol": Fault(
        raw(b"SSH-2.0-OpenSSH_9.2 " + MARKER.encode() + b"\r\n"), "unavailable", "unreachable", 3, on_accept=True
    ),
    "closed after the request": Fault(Connection.close, "unavailable", "unreachable", 3),
    "reset after the request": Fault(Connection.reset, "unavailable", "unreachable", 3),
    "reset in the middle of the headers": Fault(
        then_reset(b"HTTP/1.1 200 -\r\nContent-"), "unavailable", "unreachable", 3
    ),
    "status line is no HTTP": Fault(raw(b"hello " + MARKER.encode() + b"\r\n\r\n"), "unavailable", "bad_reply", 3),
    "header is no header": Fault(raw(b"HTTP/1.1 200 -\r\nno colon\r\n\r\n{}"), "unavailable", "bad_reply", 3),
    "HTTP of another version": Fault(raw(b"HTTP/2.0 200 -\r\n\r\n{}"), "unavailable", "bad_reply"),
    "negative length": Fault(raw(b"HTTP/1.1 200 -\r\nContent-Length: -1\r\n\r\n"), "unavailable", "bad_reply", 3),
    "two lengths": Fault(
        raw(b"HTTP/1.1 200 -\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"), "unavailable", "bad_reply", 3
    ),
    "broken chunk size": Fault(raw(head("Transfer-Encoding: chunked"), b"zz\r\nab\r\n"), "unavailable", "bad_reply", 3),
    "body cut short of its length": Fault(
        raw(head("Content-Length: 5000"), b"x" * 700), "unavailable", "unreachable", 3
    ),
    "chunked body cut short": Fault(raw(chunked(GOOD, end=b"")), "unavailable", "unreachable", 3),
    "body reset in the middle": Fault(
        then_reset(head("Content-Length: 5000") + b"x" * 700), "unavailable", "unreachable", 3
    ),
    "headers without end": Fault(endless_headers, "unavailable", "bad_reply"),
}
HANGING = {
    "silence after accepting": Fault(Connection.stall, "unavailable", "timeout", hangs=True, on_accept=True),
    "silence after the request": SILENT,
    "headers byte by byte": Fault(
        lambda c: c.drip(b"HTTP/1.1 200 -\r\nX: " + DRIP), "unavailable", "timeout", hangs=True
    ),
    "informational replies for ever": Fault(informational_flood, "unavailable", "bad_reply"),
    "informational replies now and then": Fault(
        lambda c: c.drip(b"HTTP/1.1 103 -\r\n\r\n" * 200), "unavailable", "timeout", hangs=True
    ),
    "body byte by byte": Fault(after_head(lambda c: c.drip(DRIP)), "unavailable", "timeout", hangs=True),
    "chunks byte by byte": Fault(chunk_drip, "unavailable", "timeout", hangs=True),
    "lines of a stream for ever": Fault(line_drip, "unavailable", "timeout", hangs=True),
    "tokens of a stream now and then": Fault(token_drip, "unavailable", "timeout", hangs=True),
    "a redirect byte by byte": Fault(
        lambda c: c.drip(b"HTTP/1.1 302 -\r\nLocation: /" + DRIP), "unavailable", "timeout", hangs=True
    ),
    "trailers one by one": Fault(
        lambda c: c.drip(head("Transfer-Encoding: chunked") + b"2\r\n{}\r\n0\r\n" + b"X: y\r\n" * 900),
        "unavailable",
        "timeout",
        hangs=True,
    ),
    "silence in the middle of the body": Fault(
        after_head(lambda c: (c.send(b'{"message": '), c.stall())[1]), "unavailable", "timeout", hangs=True
    ),
    "body without end": Fault(endless, "unavailable", "bad_reply"),
    "tiny chunks without end": Fault(tiny_chunks, "unavailable", "bad_reply"),
}
STATUSES = {
    **{
        f"status {status}": Fault(error(MARKER, status=status), "unavailable", "server_error", 3)
        for status in (408, 500, 502, 503, 504)
    },
    **{
        f"status {status}": Fault(error(MARKER, status=status), "unavailable", "server_error")
        for status in (425, 499, 501, 505, 507, 520, 522, 524, 529, 599, 600, 999)
    },
    "status 429": Fault(error(MARKER, status=429), "unavailable", "rate_limited"),
    **{
        f"status {status}": Fault(error(MARKER, status=status), "attention", reason)
        for status, reason in (
            (400, "bad_request"),
            (401, "credentials"),
            (403, "credentials"),
            (404, "not_a_model_server"),
            (405, "not_a_model_server"),
            (413, "prompt_too_long"),
            (415, "bad_request"),
            (418, "bad_request"),
            (422, "bad_request"),
        )
    },
    **{
        f"status {status}": Fault(says(GOOD, status=status), "unavailable", "bad_reply")
        for status in (201, 202, 203, 206)
    },
    "status 403 without a word": Fault(says(b"", status=403), "attention", "configuration"),
    "status 204": Fault(raw(head(status=204)), "unavailable", "bad_reply"),
    "status 101": Fault(raw(head("Upgrade: x", "Connection: upgrade", status=101)), "unavailable", "bad_reply", 3),
    "status 304": Fault(raw(head(status=304)), "attention", "not_a_model_server"),
    "error text byte by byte": Fault(dripping_error(500), "unavailable", "server_error", 3),
    "error text byte by byte, request refused": Fault(dripping_error(400), "attention", "bad_request"),
    "error text that stalls": Fault(stalled_error, "unavailable", "server_error", 3),
    "error text without end": Fault(flood_of_errors, "unavailable", "server_error", 3),
    "error text cut short": Fault(raw(head("Content-Length: 500", status=400), b"{"), "attention", "bad_request"),
    **{
        f"error text {body!r}": Fault(says(body, status=503), "unavailable", "server_error", 3)
        for body in (b"[]", b'"boom"', b"null", b"503", b"\xff\xfe", b'{"error": {"message": []}}')
    },
    "error text nested deeply": Fault(says(b"[" * 9000, status=503), "unavailable", "server_error", 3),
    "error text of 5000 digits": Fault(says(b"9" * 5000, status=400), "attention", "bad_request"),
    **{
        f"error text in charset {name}": Fault(
            says(b"boom", status=500, headers=[f"Content-Type: text/plain; charset={name}"]),
            "unavailable",
            "server_error",
            3,
        )
        for name in ("zlib", "hex")
    },
    "error text in bad gzip": Fault(
        says(b"no gzip", status=500, headers=["Content-Encoding: gzip"]), "unavailable", "server_error", 3
    ),
}
REDIRECTS = {
    f"status {status} to {where[:24]}": Fault(
        says(b"", status=status, headers=[f"Location: {where}"]), "attention", "not_a_model_server"
    )
    for status, where in (
        (301, "http://127.0.0.1:1/elsewhere"),
        (302, "https://elsewhere.invalid/"),
        (303, "/api/chat"),
        (307, "http://elsewhere.invalid/api/chat"),
        (308, "file:///etc/passwd"),
        (302, "http://[broken"),
    )
}
BODIES = {
    "web page": bad_body(
        f"<!doctype html><title>{MARKER}</title>".encode(), headers=("Content-Type: text/html; charset=zlib",)
    ),
    "nothing": bad_body(b""),
    "blanks": bad_body(b" \n "),
    "cut JSON": bad_body(GOOD[:-20]),
    "cut JSON, closed without a length": Fault(raw(head(), GOOD[:-20]), "unavailable", "bad_reply"),
    "trailing bytes": bad_body(GOOD + b"x"),
    "two objects": bad_body(GOOD + GOOD),
    "lines of a stream": bad_body(lines(chat(done=False), chat())),
    "lines of a stream, an error at the end": bad_body(lines(chat(done=False), {"error": MARKER})),
    "lines of a stream, the error an object": bad_body(lines(chat(done=False), {"error": {"message": MARKER}})),
    "lines of a stream, the error JSON in a text": bad_body(lines(chat(done=False), {"error": "500"})),
    "lines of a stream, one blank": bad_body(lines(chat(done=False)) + b"\n\n" + lines(chat())),
    "lines of a stream, one a list": bad_body(lines(chat(done=False), [], chat())),
    "NUL": bad_body(b"\x00" + GOOD),
    "control character in a string": bad_body(GOOD.replace(b"assistant", b"assis\x01tant")),
    "invalid UTF-8": bad_body(GOOD.replace(b"assistant", b"assistant\xff")),
    "UTF-16": bad_body(GOOD.decode().encode("utf-16")),
    "compressed though not asked for": bad_body(gzip.compress(GOOD), headers=("Content-Encoding: gzip",)),
    "compressed to a bomb": bad_body(gzip.compress(b" " * 20_000_000), headers=("Content-Encoding: gzip",)),
    "bad gzip": bad_body(b"no gzip", headers=("Content-Encoding: gzip",)),
    "a list": bad_body(b"[]"),
    "a string": bad_body(b'"hello"'),
    "null": bad_body(b"null"),
    "a number": bad_body(b"1"),
    "an empty object": bad_body(b"{}"),
    "deep nesting": bad_body(b"[" * 100_000),
    "deep nesting in an object": bad_body(b'{"message":' * 50_000),
    "a number of 5000 digits": bad_body(b'{"done": ' + b"9" * 5000 + b"}"),
    "a number beyond all bounds": bad_body(GOOD.replace(b"812", b"1e999")),
    "not a number": bad_body(GOOD.replace(b"812", b"NaN")),
    "a count that is text": bad_body(GOOD.replace(b"812", b'"many"')),
    "a negative count": bad_body(GOOD.replace(b"812", b"-1")),
    "another service": bad_body(b'{"status": "ok", "service": "metrics"}'),
    "an error member": bad_body(json.dumps({"error": MARKER}).encode()),
    "an answer and an error member": bad_body(json.dumps(chat() | {"error": MARKER}).encode()),
    "message null": bad_body(json.dumps(chat() | {"message": None}).encode()),
    "message a string": bad_body(json.dumps(chat() | {"message": "hello"}).encode()),
    "no role": bad_body(json.dumps(chat() | {"message": {"content": "{}"}}).encode()),
    "content a number": bad_body(json.dumps(chat(content=7)).encode()),
    "content a list": bad_body(json.dumps(chat(content=["{}"])).encode()),
    "done a number": bad_body(json.dumps(chat(done=1)).encode()),
    "a bad tool call": bad_body(
        json.dumps(
            chat() | {"message": {"role": "assistant", "content": "{}", "tool_calls": [{"function": 1}]}}
        ).encode()
    ),
    "a megabyte too much": bad_body(json.dumps(chat(content="x" * 1_100_000)).encode()),
}
UNFINISHED = {
    "empty content": Fault(says(chat(content="")), "withheld", "empty"),
    "blank content": Fault(says(chat(content=" \n")), "withheld", "empty"),
    "content null": Fault(says(chat(content=None)), "withheld", "empty"),
    "no content": Fault(of_message(role="assistant"), "withheld", "empty"),
    "thinking only": Fault(of_message(role="assistant", content="", thinking="hm"), "withheld", "empty"),
    "not done": Fault(says(chat(done=False)), "withheld", "unfinished"),
    "done not said": Fault(says(answer_without("done")), "withheld", "unfinished"),
    "stopped at the length": Fault(says(chat(done_reason="length")), "withheld", "unfinished"),
    "loaded only": Fault(says(chat(content="", done_reason="load")), "withheld", "empty"),
    "unloaded only": Fault(says(chat(done_reason="unload")), "withheld", "unfinished"),
    "no reason said": Fault(says(answer_without("done_reason")), "withheld", "unfinished"),
    "half a character": Fault(says(GOOD.replace(b'"{}"', b'"\\ud800"')), "withheld", "text_form"),
}
GOOD_ANSWERS = {
    "an answer": Fault(says(chat()), "answer"),
    "an answer with another one behind it": Fault(two_replies, "answer"),
    "an answer in chunks": Fault(raw(chunked(GOOD)), "answer"),
    "an answer byte by byte": Fault(lambda c: c.drip(http(GOOD), every=0.0), "answer"),
    "an answer until the connection closes": Fault(raw(head(), GOOD), "answer"),
    "an answer after an informational reply": Fault(raw(b"HTTP/1.1 103 -\r\n\r\n", http(GOOD)), "answer"),
    "an answer behind a byte order mark": Fault(says(b"\xef\xbb\xbf" + GOOD), "answer"),
    "an answer with members nobody knows": Fault(says(chat() | {"new": [1, {"deep": None}]}), "answer"),
    "an answer with odd line ends in it": Fault(says(chat(content="{}\u0085\u2028")), "answer"),
    "an answer as HTTP/1.0": Fault(raw(b"HTTP/1.0 200 OK\r\n\r\n", GOOD), "answer"),
}
OLLAMA_TEXTS = {
    text: Fault(error(text, status=status), "attention", reason)
    for status, reason, text in (
        (500, "model_broken", "llama-server reported out-of-memory during startup"),
        (500, "model_broken", "model requires more system memory (7.5 GiB) than is available (5.2 GiB)"),
        (500, "model_broken", "this model may be incompatible with your version of Ollama"),
        (500, "model_broken", "unable to load model: /root/.ollama/models/blobs/sha256-1"),
        (500, "model_broken", "timed out waiting for llama-server to start"),
        (500, "model_broken", "template: :1:3: executing"),
        (500, "model_broken", "prediction aborted, token repeat limit reached"),
        (500, "bad_request", "invalid format: expected json or a schema"),
        (500, "bad_request", "invalid JSON schema in format"),
        (400, "bad_request", "failed to parse grammar"),
        (400, "bad_request", '"small" does not support thinking'),
        (400, "prompt_too_long", "the request exceeds the available context size, try increasing it"),
        (401, "credentials", "unauthorized: you need to be signed in to use Ollama Cloud models"),
        (403, "credentials", "this model requires a subscription"),
        (404, "model_missing", "model 'small' not found"),
    )
} | {
    text: Fault(error(text, status=status), "unavailable", reason, calls)
    for status, reason, calls, text in (
        (503, "server_error", 3, "server busy, please try again. maximum pending requests exceeded"),
        (500, "server_error", 3, "model runner has unexpectedly stopped, this may be due to resource limitations"),
        (500, "server_error", 3, "an error was encountered while running the model: unexpected EOF"),
        (500, "server_error", 3, "unexpected server status: llm server loading model"),
        (499, "server_error", 1, "request canceled"),
        (429, "rate_limited", 1, "you have reached your weekly usage limit"),
        (502, "server_error", 3, "upstream unreachable"),
    )
}

ON_THE_WIRE: dict[str, Fault] = {
    **CONNECTION,
    **HANGING,
    **STATUSES,
    **REDIRECTS,
    **BODIES,
    **UNFINISHED,
    **GOOD_ANSWERS,
    **OLLAMA_TEXTS,
}
