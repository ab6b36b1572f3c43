"""Requests and messages of `otolith.conformance.Peer`, the service of both executables."""

import struct

from .frames import block, data, headers

SERVICE = "/otolith.conformance.Peer/"
ECHO, VALUES, REMAINING, FAIL = "Echo", "Values", "Remaining", "Fail"
HANG, FATE, EXPAND = "Hang", "Fate", "Expand"
COLLECT, EARLY, STALL, DUPLEX = "Collect", "Early", "Stall", "Duplex"

OK, CANCELLED, UNKNOWN, INVALID_ARGUMENT, DEADLINE_EXCEEDED = 0, 1, 2, 3, 4
NOT_FOUND, ALREADY_EXISTS, PERMISSION_DENIED, RESOURCE_EXHAUSTED = 5, 6, 7, 8
FAILED_PRECONDITION, ABORTED, OUT_OF_RANGE, UNIMPLEMENTED = 9, 10, 11, 12
INTERNAL, UNAVAILABLE, DATA_LOSS, UNAUTHENTICATED = 13, 14, 15, 16


def varint(number):
    out = b""
    while number >= 128:
        out += bytes([number & 0x7F | 0x80])
        number >>= 7
    return out + bytes([number])


def value(content):
    """google.protobuf.BytesValue or StringValue."""
    content = content.encode() if isinstance(content, str) else content
    return b"\x0a" + varint(len(content)) + content if content else b""


def read_value(message):
    if not message:
        return b""
    assert message[0] == 0x0A, message
    at, length, shift = 1, 0, 0
    while True:
        length |= (message[at] & 0x7F) << shift
        shift += 7
        at += 1
        if not message[at - 1] & 0x80:
            return bytes(message[at:at + length])


def framed(message, flag=0, length=None):
    """A length-prefixed message; `length` lies about the message's."""
    return struct.pack(">BI", flag, len(message) if length is None else length) + message


def messages(body):
    """The messages of a body that ends with the last of them."""
    found = []
    while body:
        flag, length = struct.unpack(">BI", body[:5])
        assert len(body) >= 5 + length, "the body ends inside a message"
        found.append((flag, bytes(body[5:5 + length])))
        body = body[5 + length:]
    return found


def fields(method=ECHO, *extra, without=(), **replaced):
    """The request's header fields. `replaced` by name, `_` for `-` and leading `_` for `:`; fields
    in `without` are left out; `extra` come last."""
    base = {
        ":method": "POST", ":scheme": "http",
        ":path": method if method.startswith("/") else SERVICE + method,
        ":authority": "127.0.0.1", "content-type": "application/grpc", "te": "trailers",
    }
    for name, text in replaced.items():
        base[(":" + name[1:] if name[0] == "_" else name).replace("_", "-")] = text
    return [pair for pair in base.items() if pair[0] not in without] + list(extra)


def head(stream, method=ECHO, *extra, end=False, without=(), **replaced):
    """A request's HEADERS frame."""
    return headers(stream, block(fields(method, *extra, without=without, **replaced)), end=end)


def body(stream, content=b"abc", end=True):
    """One message in one DATA frame."""
    return data(stream, framed(value(content)), end=end)


def call(stream, method=ECHO, content=b"abc", *extra, **named):
    """A whole request."""
    return head(stream, method, *extra, **named) + body(stream, content)
