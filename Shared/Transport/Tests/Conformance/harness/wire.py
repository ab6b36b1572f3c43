"""One connection seen frame by frame, from either side."""

import asyncio
import itertools
import socket
import struct

from hpack import Decoder
from hyperframe.frame import (
    ContinuationFrame, DataFrame, Frame, GoAwayFrame, HeadersFrame, PingFrame, PushPromiseFrame,
    RstStreamFrame, SettingsFrame, WindowUpdateFrame,
)

from . import frames, grpc
from .failure import Failure

# No wait for the peer is longer than this, in seconds.
PATIENCE = 5.0


class Stream:
    """What has arrived on a stream."""

    def __init__(self):
        self.sections = []
        self.body = bytearray()
        self.chunks = []
        self.ended = False
        self.reset = None

    @property
    def is_over(self):
        return self.ended or self.reset is not None

    def field(self, name, section=-1):
        found = self.all(name, section)
        return found[0] if found else None

    def all(self, name, section=-1):
        if not self.sections:
            return []
        return [text for key, text in self.sections[section] if key == name]

    @property
    def http(self):
        return int(self.field(":status", 0) or 0)

    @property
    def status(self):
        found = self.field("grpc-status")
        return int(found) if found is not None else None

    @property
    def message(self):
        return self.field("grpc-message")

    @property
    def content(self):
        """The value of the only message."""
        found = grpc.messages(bytes(self.body))
        if len(found) != 1:
            raise Failure(f"{len(found)} messages, expected 1")
        return grpc.read_value(found[0][1])


class Wire:
    """Sends what it is told and remembers what comes. Acknowledges SETTINGS and PING unless told
    not to; gives nothing back to any window."""

    _payloads = itertools.count(1)

    def __init__(self, sock):
        self._socket = sock
        self._loop = asyncio.get_running_loop()
        self._pending = b""
        self._decoder = Decoder()
        self._decoder.max_header_list_size = 1 << 24
        self._decoder.max_allowed_table_size = 1 << 20
        self._assembling = None
        self.log = []
        self.auto_settings = True
        self.auto_ping = True
        self.ended = False
        self.streams = {}
        self.goaways = []
        self.settings = {}
        self.settings_acks = 0
        self.pings = []
        self.acked = set()
        self.increments = {}
        self.order = []
        self.request_count = 0
        self.highest = -1

    # Opening

    @classmethod
    async def connect(cls, port, receive_buffer=None):
        """A TCP connection on which nothing has been sent."""
        sock = socket.socket()
        sock.setblocking(False)
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if receive_buffer:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        await asyncio.get_running_loop().sock_connect(sock, ("127.0.0.1", port))
        return cls(sock)

    async def greet(self, *pairs):
        """The client's preface, and the server's SETTINGS and acknowledgement awaited."""
        await self.send(frames.PREFACE, frames.settings(*pairs))
        await self.until(lambda: self.settings and self.settings_acks, "SETTINGS and their ACK")

    async def welcome(self, *pairs):
        """The server's side of the same."""
        while len(self._pending) < len(frames.PREFACE):
            if not await self._fill():
                raise Failure("the client went away before its preface")
        if not self._pending.startswith(frames.PREFACE):
            raise Failure(f"not the client's preface: {self._pending[:24]!r}")
        self._pending = self._pending[len(frames.PREFACE):]
        await self.send(frames.settings(*pairs))
        await self.until(lambda: self.settings and self.settings_acks, "SETTINGS and their ACK")

    def close(self):
        self._socket.close()

    def abort(self):
        """Ends with a TCP reset."""
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self._socket.close()

    def half_close(self):
        self._socket.shutdown(socket.SHUT_WR)

    # Sending

    async def send(self, *pieces):
        """A peer that has closed is no error here: what it said before decides."""
        for piece in pieces:
            self.log.append((">", piece))
        try:
            await asyncio.wait_for(
                self._loop.sock_sendall(self._socket, b"".join(pieces)), PATIENCE)
        except ConnectionError:
            pass
        except TimeoutError:
            raise Failure("the peer does not take what is sent") from None

    async def dribble(self, piece):
        """Byte by byte."""
        self.log.append((">", piece))
        for at in range(len(piece)):
            await self._loop.sock_sendall(self._socket, piece[at:at + 1])
            await asyncio.sleep(0)

    # Receiving

    async def _fill(self):
        try:
            chunk = await asyncio.wait_for(
                self._loop.sock_recv(self._socket, 1 << 16), PATIENCE)
        except ConnectionError:
            chunk = b""
        except TimeoutError:
            return None
        self._pending += chunk
        if not chunk:
            if not self.ended:
                self.log.append(("<", None))
            self.ended = True
        return len(chunk)

    async def receive(self):
        """The next frame, or None at the end of the connection."""
        while True:
            if len(self._pending) >= 9:
                got, length = Frame.parse_frame_header(memoryview(self._pending[:9]))
                if len(self._pending) >= 9 + length:
                    raw = self._pending[:9 + length]
                    got.parse_body(memoryview(raw[9:]))
                    self._pending = self._pending[9 + length:]
                    self.log.append(("<", raw))
                    await self._note(got)
                    return got
            if self.ended:
                return None
            if await self._fill() is None:
                raise Failure(f"nothing came for {PATIENCE:.0f} s")

    def stream(self, number):
        return self.streams.setdefault(number, Stream())

    async def _note(self, got):
        self.order.append(got)
        if isinstance(got, (HeadersFrame, ContinuationFrame, PushPromiseFrame)):
            await self._note_section(got)
        elif isinstance(got, DataFrame):
            stream = self.stream(got.stream_id)
            stream.body += got.data
            stream.chunks.append(len(got.data))
            stream.ended |= "END_STREAM" in got.flags
        elif isinstance(got, RstStreamFrame):
            self.stream(got.stream_id).reset = got.error_code
        elif isinstance(got, GoAwayFrame):
            self.goaways.append(got)
        elif isinstance(got, WindowUpdateFrame):
            known = self.increments.get(got.stream_id, 0)
            self.increments[got.stream_id] = known + got.window_increment
        elif isinstance(got, PingFrame):
            if "ACK" in got.flags:
                self.acked.add(got.opaque_data)
            else:
                self.pings.append(got.opaque_data)
                if self.auto_ping:
                    await self.send(frames.ping(got.opaque_data, ack=True))
        elif isinstance(got, SettingsFrame):
            if "ACK" in got.flags:
                self.settings_acks += 1
            else:
                # An empty one counts as received, too.
                self.settings |= {0: 0} | got.settings
                if self.auto_settings:
                    await self.send(frames.settings(ack=True))

    async def _note_section(self, got):
        if not isinstance(got, ContinuationFrame):
            self._assembling = (got, bytearray())
        first, collected = self._assembling
        collected += got.data
        if "END_HEADERS" in got.flags:
            stream = self.stream(first.stream_id)
            stream.sections.append([
                (str(name), str(text)) for name, text in self._decoder.decode(bytes(collected))])
            stream.ended |= "END_STREAM" in first.flags

    # Waiting

    async def until(self, condition, what):
        """Reads until the condition holds."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not condition():
                    if await self.receive() is None:
                        raise Failure(f"the connection ended before: {what}")
        except TimeoutError:
            raise Failure(f"did not come in {PATIENCE:.0f} s: {what}") from None

    async def end(self):
        """Reads to the end of the connection."""
        try:
            async with asyncio.timeout(PATIENCE):
                while await self.receive() is not None:
                    pass
        except TimeoutError:
            raise Failure("the connection stays open") from None

    async def rest(self):
        """Returns all bytes up to the end of the connection."""
        while await self._fill():
            pass
        if not self.ended:
            raise Failure("the connection stays open")
        return self._pending

    async def round_trip(self):
        """A PING and its acknowledgement: what was sent before has been read, unless the
        connection has ended."""
        payload = struct.pack(">Q", next(self._payloads))
        await self.send(frames.ping(payload))
        try:
            async with asyncio.timeout(PATIENCE):
                while payload not in self.acked and not self.ended:
                    await self.receive()
        except TimeoutError:
            raise Failure("a PING is not acknowledged") from None

    async def settle(self):
        """Until the peer has reacted to everything sent. Two rounds, for an acknowledgement may
        overtake what was decided before it."""
        await self.round_trip()
        if not self.ended:
            await self.round_trip()

    async def over(self, number=1):
        """Until the response on a stream is complete."""
        stream = self.stream(number)
        await self.until(lambda: stream.is_over, f"the end of stream {number}")
        return stream

    async def reply(self, number=1):
        """Until the response is complete and was not reset in the middle."""
        stream = await self.over(number)
        if not stream.ended:
            raise Failure(f"stream {number} was reset: {frames.code_name(stream.reset)}")
        return stream

    async def ask(self, number, method, content=b"", *extra, **named):
        """A call on a stream, and its response."""
        await self.send(grpc.call(number, method, content, *extra, **named))
        return await self.reply(number)

    async def request(self, number=None):
        """As a server: the next request, to its end."""
        def arrived():
            return [
                key for key, stream in self.streams.items()
                if stream.is_over and key > self.highest and (number is None or key == number)]
        await self.until(arrived, "a whole request")
        self.highest = arrived()[0]
        return self.highest

    @property
    def table_size(self):
        """Of HPACK's dynamic table, as the peer's encoder has set it."""
        return self._decoder.header_table_size

    # Telling

    def transcript(self):
        lines = []
        for direction, piece in self.log[-60:]:
            if piece is None:
                lines.append(f"{direction} end of the connection")
                continue
            lines += [f"{direction} {line}" for line in _described(piece)]
        return lines


def _described(piece):
    at = 0
    if piece.startswith(frames.PREFACE):
        yield "preface"
        at = len(frames.PREFACE)
    while at < len(piece):
        rest = piece[at:]
        if len(rest) < 9:
            yield f"bytes {rest.hex()}"
            return
        length = int.from_bytes(rest[:3], "big")
        kind, flags, stream = struct.unpack(">BBI", rest[3:9])
        name = frames.TYPE_NAMES[kind] if kind < len(frames.TYPE_NAMES) else f"type {kind:#x}"
        payload = rest[9:9 + length]
        shown = payload[:40].hex() + ("…" if len(payload) > 40 else "")
        yield f"{name} flags={flags:#x} stream={stream} length={length} {shown}"
        at += 9 + length
