"""A connection that sends arbitrary frames."""

import base64
import collections
import re
import select
import socket
import time
import urllib.parse

import hpack
from hyperframe.frame import Frame, GoAwayFrame, HeadersFrame, RstStreamFrame, SettingsFrame

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
# What methods ask for, in calls that mean to show credentials.
TOKEN = "abuse"
# Reasons that the server gave for ending or refusing something, with their counts.
TOLD: collections.Counter[str] = collections.Counter()
ENHANCE_YOUR_CALM = 0xB


class Gone(Exception):
    """The server has closed the connection."""


class Peer:
    # An address other than the honest client's, because limits are per peer.
    source = "127.0.0.2"

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
                ("127.0.0.1", port), 5, source_address=(self.source, 0))
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
        """Returns received bytes, waiting for at most the given time."""
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
                if frame.error_code:
                    TOLD[frame.additional_data.decode() or f"GOAWAY {frame.error_code}"] += 1
            elif isinstance(frame, RstStreamFrame):
                self.resets += 1
            elif isinstance(frame, HeadersFrame):
                self.answers += 1
                self._take_fields(dict(self.decoder.decode(frame.data)))

    def _take_fields(self, fields: dict[str, str]) -> None:
        status = fields.get("grpc-status")
        if status is None:
            return
        self.statuses[status] = self.statuses.get(status, 0) + 1
        if status != "0":
            TOLD[reason(fields)] += 1

    def close(self) -> None:
        self._is_closed = True
        self.socket.close()


def reason(fields: dict[str, str]) -> str:
    """Returns the reason of google.rpc.ErrorInfo with any limit, else the message."""
    details = base64.b64decode(fields.get("grpc-status-details-bin", "") + "==")
    found = re.search(rb"google.rpc.ErrorInfo\x12.{1,2}\x0a.([A-Z][A-Z_]+)", details, re.DOTALL)
    if not found:
        return urllib.parse.unquote(fields.get("grpc-message", ""))[:60]
    limit = re.search(rb"limit_name\x12.([a-z_]+)", details, re.DOTALL)
    return b" ".join(match[1] for match in (found, limit) if match).decode()


def request_fields(
    method: str = "UnaryCall", more: tuple = (), service: str = "grpc.testing.TestService",
    token: str | None = TOKEN
) -> list[tuple[str, str]]:
    credentials = [("authorization", f"Bearer {token}")] if token else []
    return [
        (":method", "POST"), (":scheme", "http"), (":authority", "abuse"),
        (":path", f"/{service}/{method}"), ("content-type", "application/grpc"),
        ("te", "trailers"), *credentials, *more]


def section(fields: list[tuple[str, str]]) -> bytes:
    """Encodes without the dynamic table, so that it can be sent again."""
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
