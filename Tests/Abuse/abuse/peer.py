"""A connection without manners: it writes whatever frames it likes."""

import select
import socket
import time

import hpack
from hyperframe.frame import Frame, GoAwayFrame, HeadersFrame, RstStreamFrame, SettingsFrame

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
# Another address than the honest client's: limits per peer tell them apart.
SOURCE = "127.0.0.2"
ENHANCE_YOUR_CALM = 0xB


class Gone(Exception):
    """The server has closed the connection."""


class Peer:
    def __init__(self, port: int, settings: dict | None = None, hello: bool = True) -> None:
        self.goaway: GoAwayFrame | None = None
        self.resets = 0
        self.answers = 0
        self.statuses: dict[str, int] = {}
        self.decoder = hpack.Decoder()
        self._received = b""
        self._is_closed = False
        try:
            self.socket = socket.create_connection(
                ("127.0.0.1", port), 5, source_address=(SOURCE, 0))
        except OSError as error:
            raise Gone from error
        self.socket.settimeout(2)
        if hello:
            self.send(PREFACE + SettingsFrame(0, settings=settings or {}).serialize())

    # Sending

    def send(self, data: bytes) -> None:
        if self._is_closed:
            raise Gone
        try:
            self.socket.sendall(data)
        except OSError as error:
            self.read()
            self._is_closed = True
            raise Gone from error

    # Receiving

    @property
    def is_closed(self) -> bool:
        return self._is_closed

    @property
    def was_calmed(self) -> bool:
        return self.goaway is not None and self.goaway.error_code == ENHANCE_YOUR_CALM

    def read(self, seconds: float = 0) -> None:
        """What has come, or comes within a time."""
        until = time.monotonic() + seconds
        while not self._is_closed:
            wait = max(0.0, until - time.monotonic())
            if not select.select([self.socket], [], [], wait)[0]:
                return
            try:
                data = self.socket.recv(1 << 16)
            except OSError:
                data = b""
            if not data:
                self._is_closed = True
                return
            self._received += data
            self._take_frames()

    def read_until_closed(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while not self._is_closed and time.monotonic() < until:
            self.read(until - time.monotonic())

    def _take_frames(self) -> None:
        while len(self._received) >= 9:
            frame, length = Frame.parse_frame_header(memoryview(self._received[:9]))
            if len(self._received) < 9 + length:
                return
            frame.parse_body(memoryview(self._received[9 : 9 + length]))
            self._received = self._received[9 + length :]
            if isinstance(frame, GoAwayFrame):
                self.goaway = frame
            elif isinstance(frame, RstStreamFrame):
                self.resets += 1
            elif isinstance(frame, HeadersFrame):
                self.answers += 1
                for name, value in self.decoder.decode(frame.data):
                    if name == "grpc-status":
                        self.statuses[value] = self.statuses.get(value, 0) + 1

    def close(self) -> None:
        self._is_closed = True
        self.socket.close()


def request_fields(method: str = "UnaryCall", more: tuple = ()) -> list[tuple[str, str]]:
    return [
        (":method", "POST"), (":scheme", "http"), (":authority", "abuse"),
        (":path", f"/grpc.testing.TestService/{method}"), ("content-type", "application/grpc"),
        ("te", "trailers"), *more]


def section(fields: list[tuple[str, str]]) -> bytes:
    """Without the dynamic table, so that it can be sent again."""
    return b"".join(
        b"\x00" + _string(name.encode()) + _string(value.encode()) for name, value in fields)


def _string(value: bytes) -> bytes:
    return hpack.hpack.encode_integer(len(value), 7) + value


REQUEST = section(request_fields())
CHAT = section(request_fields("FullDuplexCall"))


def headers(stream: int, block: bytes = REQUEST, *flags: str) -> bytes:
    frame = HeadersFrame(stream, data=block)
    for flag in ("END_HEADERS", *flags):
        frame.flags.add(flag)
    return frame.serialize()


def message(body: bytes, compressed: bool = False) -> bytes:
    return bytes([compressed]) + len(body).to_bytes(4, "big") + body
