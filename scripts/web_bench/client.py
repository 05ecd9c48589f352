"""Pages without a browser: as much of one as a thousand of them leave room for."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import struct
import time
from collections.abc import Callable

from web_bench.server import Server


class LivePage(asyncio.Protocol):
    """The WebSocket of a page; it counts what comes and tells how long each answer has taken."""

    def __init__(self) -> None:
        self.received = 0
        self.updates = 0
        self.delays: list[float] = []
        self.closed = False
        self.on_update: Callable[[list], None] | None = None
        self._ref = 0
        self._sequence = 0
        self._sent: dict[int, float] = {}
        self._buffer = b""
        self._is_open = asyncio.get_running_loop().create_future()
        self._answers: dict[int, asyncio.Future] = {}

    @classmethod
    async def load(cls, server: Server, path: str) -> LivePage:
        """Loads a page and opens its connection."""
        reader, writer = await asyncio.open_connection(server.host, server.port)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {server.host}:{server.port}\r\nConnection: close\r\n\r\n".encode())
        head, _, body = (await reader.read(-1)).partition(b"\r\n\r\n")
        writer.close()
        html = body.decode()
        cookie = re.search(rb"set-cookie: ([^;]+)", head, re.IGNORECASE)
        session = re.search(r'data-session="(\w+)"', html)
        assert cookie and session, f"no page at {path}: {head[:200]!r}"
        _, page = await asyncio.get_running_loop().create_connection(cls, server.host, server.port)
        page.html = html
        page._transport.write(
            f"GET /counterpoint/live HTTP/1.1\r\nHost: {server.host}:{server.port}\r\nOrigin: {server.url}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nCookie: {cookie.group(1).decode()}\r\n\r\n".encode()
        )
        await page._is_open
        page._write([0, int(re.search(r'data-seq="(\d+)"', html).group(1)), 0, "hello", session.group(1)])
        return page

    def node(self, identifier: str) -> int:
        """The number of the control with an identifier, or of the control in what has it."""
        start = re.search(rf'<[^>]*data-identifier="{identifier}"', self.html)
        assert start, f"there is no {identifier}"
        tag = re.compile(r'<\w+ [^>]*data-on="[^>]*>').search(self.html, start.start())
        return int(re.search(r'data-n="(\d+)"', tag.group()).group(1))

    def send(self, node: int, kind: str, payload: object = None) -> int:
        """Sends an event; its answer is timed."""
        self._ref += 1
        self._sent[self._ref] = time.perf_counter()
        self._write([self._ref, self._sequence, node, kind, payload])
        return self._ref

    async def ask(self, node: int, kind: str, payload: object = None) -> None:
        """Sends an event and waits for its answer."""
        answer = asyncio.get_running_loop().create_future()
        self._answers[self.send(node, kind, payload)] = answer
        await answer

    def close(self) -> None:
        self._transport.close()

    @property
    def unanswered(self) -> int:
        return len(self._sent)

    # The protocol of asyncio

    def connection_made(self, transport: asyncio.Transport) -> None:
        self._transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open.done():
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._buffer = rest
            self._is_open.set_result(None)
        while (frame := self._next_frame()) is not None:
            code, payload = frame
            if code == 1:
                self._take(payload)
            elif code == 9:
                self._write_frame(10, payload)
            elif code == 8:
                self.closed = True

    def _next_frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 127, 2
        if length == 126:
            if len(buffer) < 4:
                return None
            length, start = struct.unpack(">H", buffer[2:4])[0], 4
        elif length == 127:
            if len(buffer) < 10:
                return None
            length, start = struct.unpack(">Q", buffer[2:10])[0], 10
        if len(buffer) < start + length:
            return None
        self._buffer = buffer[start + length :]
        return buffer[0] & 15, buffer[start : start + length]

    def _take(self, payload: bytes) -> None:
        self.received += len(payload)
        frame = json.loads(payload)
        if frame[2]:
            self._sequence = frame[0]
            self.updates += 1
        now = time.perf_counter()
        for ref in [ref for ref in self._sent if ref <= frame[1]]:
            self.delays.append(now - self._sent.pop(ref))
            if answer := self._answers.pop(ref, None):
                answer.set_result(None)
        if self.on_update:
            self.on_update(frame)

    def _write(self, message: list) -> None:
        self._write_frame(1, json.dumps(message, separators=(",", ":")).encode())

    def _write_frame(self, code: int, payload: bytes) -> None:
        # Every frame of a client is masked; a mask of zeros leaves the payload as it is.
        length = bytes([128 | len(payload)]) if len(payload) < 126 else b"\xfe" + struct.pack(">H", len(payload))
        self._transport.write(bytes([128 | code]) + length + b"\0\0\0\0" + payload)
