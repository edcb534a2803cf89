"""A model server on loopback that answers with exactly the bytes that a test tells it to."""

from __future__ import annotations

import json
import select
import socket
import ssl
import struct
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

Behaviour = Callable[["Connection"], None]
"""What the server does with a connection once it has read a request."""


@dataclass(frozen=True, slots=True)
class Request:
    """One request as it arrived."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self):
        return json.loads(self.body)


class Connection:
    """One accepted connection, for a behaviour to act on."""

    def __init__(self, sock: socket.socket, stopping: threading.Event) -> None:
        self._socket = sock
        self._stopping = stopping
        self.left_at: float | None = None
        """When the other side was seen to close, on the monotonic clock."""

    def send(self, data: bytes) -> bool:
        """Send all bytes; false when the other side is gone."""
        try:
            self._socket.sendall(data)
        except OSError:
            self._left()
            return False
        return True

    def drip(self, data: bytes, *, every: float = 0.02) -> None:
        """Send byte by byte until the end, or until the other side leaves."""
        for number in range(len(data)):
            if not self.send(data[number : number + 1]) or self.waits(every):
                return

    def flood(self, chunk: bytes, *, most: int = 1 << 40) -> None:
        """Send the same bytes over and over until the other side leaves."""
        sent = 0
        while sent < most and not self._stopping.is_set() and self.send(chunk):
            sent += len(chunk)

    def waits(self, seconds: float) -> bool:
        """Let time pass; true when the other side left, or the server stops, meanwhile."""
        end = time.monotonic() + seconds
        while not self._stopping.is_set():
            rest = end - time.monotonic()
            if rest <= 0:
                return False
            if select.select([self._socket], [], [], min(rest, 0.05))[0] and not self._still_there():
                return True
        return True

    def stall(self) -> None:
        """Do nothing until the other side leaves."""
        self.waits(60)

    def ignore(self) -> None:
        """Read nothing, say nothing, until the server stops."""
        self._stopping.wait(60)

    def speak_tls(self, context: ssl.SSLContext) -> None:
        """Answer the other side's handshake."""
        self._socket.settimeout(5)
        self._socket = context.wrap_socket(self._socket, server_side=True)

    def reset(self) -> None:
        """End the connection with a reset instead of a goodbye."""
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self._socket.close()

    def close(self) -> None:
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()

    def read_request(self, seconds: float = 30) -> Request | None:
        """Return the next request; `None` when the connection ends before it is whole."""
        self._socket.settimeout(seconds)
        data = b""
        try:
            while b"\r\n\r\n" not in data:
                part = self._socket.recv(65536)
                if not part:
                    return None
                data += part
            head, _, body = data.partition(b"\r\n\r\n")
            lines = head.decode("latin-1").split("\r\n")
            method, path, _ = lines[0].split(" ", 2)
            headers = dict(line.lower().split(": ", 1) for line in lines[1:])
            while len(body) < int(headers.get("content-length", "0")):
                part = self._socket.recv(65536)
                if not part:
                    return None
                body += part
        except (OSError, ValueError):
            return None
        exact = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines[1:])}
        return Request(method, path, exact, body)

    def _still_there(self) -> bool:
        try:
            if self._socket.recv(65536):
                return True
        except OSError:
            pass
        self._left()
        return False

    def _left(self) -> None:
        if self.left_at is None:
            self.left_at = time.monotonic()


@dataclass
class FaultServer:
    """Answers the n-th POST with the n-th behaviour (the last one again and again), and GETs by their path."""

    behaviours: Sequence[Behaviour]
    beside: Mapping[str, Behaviour] = field(default_factory=dict)
    on_accept: Behaviour | None = None
    """Instead of reading a request at all."""
    requests: list[Request] = field(default_factory=list)
    """POSTs, in order of arrival."""
    questions: list[Request] = field(default_factory=list)
    """GETs, in order of arrival."""
    connections: list[Connection] = field(default_factory=list)

    def __enter__(self):
        self._stopping = threading.Event()
        self._lock = threading.Lock()
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=256)
        self._threads: list[threading.Thread] = []
        self._start(self._accept)
        return self

    def __exit__(self, *_: object) -> None:
        self._stopping.set()
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for connection in self.connections:
            connection.close()
        for thread in self._threads:
            thread.join(5)
        assert not [thread for thread in self._threads if thread.is_alive()]

    @property
    def port(self) -> int:
        return int(self._listener.getsockname()[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def departure(self, *, within: float = 5.0) -> float:
        """When the latest connection was closed by the other side, on the monotonic clock."""
        end = time.monotonic() + within
        while time.monotonic() < end:
            if self.connections and self.connections[-1].left_at is not None:
                return self.connections[-1].left_at
            time.sleep(0.002)
        raise AssertionError("the other side did not close the connection")

    def _start(self, target: Callable[..., None], *arguments: object) -> None:
        thread = threading.Thread(target=target, args=arguments, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        while not self._stopping.is_set():
            try:
                sock, _ = self._listener.accept()
            except OSError:
                return
            connection = Connection(sock, self._stopping)
            self.connections.append(connection)
            self._start(self._serve, connection)

    def _serve(self, connection: Connection) -> None:
        with suppress(OSError):
            if self.on_accept is not None:
                self.on_accept(connection)
            else:
                while not self._stopping.is_set() and (request := connection.read_request()):
                    self._behaviour(request)(connection)
        connection.close()

    def _behaviour(self, request: Request) -> Behaviour:
        with self._lock:
            if request.method == "GET":
                self.questions.append(request)
                return self.beside.get(request.path, says(b"404 page not found", status=404))
            self.requests.append(request)
            return self.behaviours[min(len(self.requests), len(self.behaviours)) - 1]


def raw(*parts: bytes) -> Behaviour:
    """Send these bytes, then close."""

    def behave(connection: Connection) -> None:
        connection.send(b"".join(parts))
        connection.close()

    return behave


def says(body: object, *, status: int = 200, headers: Iterable[str] = ()) -> Behaviour:
    """Send one whole HTTP reply; what is not bytes becomes JSON. The connection stays open."""
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    return lambda connection: (connection.send(http(data, status=status, headers=headers)), None)[1]


def http(body: bytes, *, status: int = 200, headers: Iterable[str] = ()) -> bytes:
    """Return the bytes of one whole HTTP reply."""
    lines = [f"HTTP/1.1 {status} -", f"Content-Length: {len(body)}", *headers]
    if not any(header.lower().startswith("content-type:") for header in lines):
        lines.append("Content-Type: application/json")
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def head(*headers: str, status: int = 200) -> bytes:
    """Return the bytes of a reply up to its body."""
    return "\r\n".join([f"HTTP/1.1 {status} -", *headers]).encode() + b"\r\n\r\n"


def chat(content: object = "{}", **changed: object) -> dict[str, object]:
    """Return the body of a finished Ollama answer, with members changed."""
    return {
        "model": "small:latest",
        "created_at": "2026-05-04T09:00:00Z",
        "message": {"role": "assistant", "content": content},
        "done": True,
        "done_reason": "stop",
        "prompt_eval_count": 812,
        "eval_count": 160,
    } | changed
