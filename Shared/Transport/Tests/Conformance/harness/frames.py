"""Frames and field sections as bytes, legal or not (RFC 9113 §4.1, RFC 7541 §5 and §6).

Everything here is a plain function of its arguments: field sections use literals without indexing,
so no frame depends on those sent before it.
"""

import struct

DATA, HEADERS, PRIORITY, RST_STREAM, SETTINGS = 0, 1, 2, 3, 4
PUSH_PROMISE, PING, GOAWAY, WINDOW_UPDATE, CONTINUATION = 5, 6, 7, 8, 9

END_STREAM = ACK = 0x1
END_HEADERS = 0x4
PADDED = 0x8
WITH_PRIORITY = 0x20

NO_ERROR, PROTOCOL_ERROR, INTERNAL_ERROR, FLOW_CONTROL_ERROR = 0, 1, 2, 3
SETTINGS_TIMEOUT, STREAM_CLOSED, FRAME_SIZE_ERROR, REFUSED_STREAM = 4, 5, 6, 7
CANCEL, COMPRESSION_ERROR, CONNECT_ERROR, ENHANCE_YOUR_CALM = 8, 9, 10, 11
INADEQUATE_SECURITY, HTTP_1_1_REQUIRED = 12, 13

CODE_NAMES = (
    "NO_ERROR PROTOCOL_ERROR INTERNAL_ERROR FLOW_CONTROL_ERROR SETTINGS_TIMEOUT STREAM_CLOSED "
    "FRAME_SIZE_ERROR REFUSED_STREAM CANCEL COMPRESSION_ERROR CONNECT_ERROR ENHANCE_YOUR_CALM "
    "INADEQUATE_SECURITY HTTP_1_1_REQUIRED"
).split()
TYPE_NAMES = (
    "DATA HEADERS PRIORITY RST_STREAM SETTINGS PUSH_PROMISE PING GOAWAY WINDOW_UPDATE CONTINUATION"
).split()

HEADER_TABLE_SIZE, ENABLE_PUSH, MAX_CONCURRENT_STREAMS = 1, 2, 3
INITIAL_WINDOW_SIZE, MAX_FRAME_SIZE, MAX_HEADER_LIST_SIZE = 4, 5, 6

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
HIGHEST = 2**31 - 1


def code_name(code):
    return CODE_NAMES[code] if code is not None and code < len(CODE_NAMES) else str(code)


def frame(kind, flags=0, stream=0, payload=b"", length=None):
    """`length` lies about the payload's."""
    length = len(payload) if length is None else length
    return struct.pack(">I", length)[1:] + struct.pack(">BBI", kind, flags, stream) + payload


def data(stream, payload=b"", end=False, pad=None, flags=0):
    """`pad`: the pad length; as many zeroes follow the payload."""
    flags |= END_STREAM if end else 0
    if pad is not None:
        flags |= PADDED
        payload = bytes([pad]) + payload + bytes(pad)
    return frame(DATA, flags, stream, payload)


def headers(stream, block, end=False, end_headers=True, pad=None, priority=None, flags=0):
    """`priority`: dependency and weight byte."""
    flags |= (END_STREAM if end else 0) | (END_HEADERS if end_headers else 0)
    if priority is not None:
        flags |= WITH_PRIORITY
        block = struct.pack(">IB", *priority) + block
    if pad is not None:
        flags |= PADDED
        block = bytes([pad]) + block + bytes(pad)
    return frame(HEADERS, flags, stream, block)


def continuation(stream, block, end_headers=True):
    return frame(CONTINUATION, END_HEADERS if end_headers else 0, stream, block)


def priority(stream, dependency=0, weight=15):
    return frame(PRIORITY, 0, stream, struct.pack(">IB", dependency, weight))


def reset(stream, code=CANCEL):
    return frame(RST_STREAM, 0, stream, struct.pack(">I", code))


def settings(*pairs, ack=False):
    return frame(
        SETTINGS, ACK if ack else 0, 0, b"".join(struct.pack(">HI", *pair) for pair in pairs))


def ping(payload=b"\0" * 8, ack=False, stream=0):
    return frame(PING, ACK if ack else 0, stream, payload)


def goaway(last=0, code=NO_ERROR, debug=b"", stream=0):
    return frame(GOAWAY, 0, stream, struct.pack(">II", last, code) + debug)


def window_update(stream, increment):
    return frame(WINDOW_UPDATE, 0, stream, struct.pack(">I", increment))


def push_promise(stream, promised, block):
    return frame(PUSH_PROMISE, END_HEADERS, stream, struct.pack(">I", promised) + block)


# Field sections


def integer(value, bits, pattern=0):
    """An HPACK integer with a prefix of `bits` bits behind `pattern` (RFC 7541 §5.1)."""
    limit = (1 << bits) - 1
    if value < limit:
        return bytes([pattern | value])
    out = [pattern | limit]
    value -= limit
    while value >= 128:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes(out + [value])


def string(text, huffman=False):
    """A string literal; with `huffman`, `text` is what Huffman coding made of it."""
    text = text.encode() if isinstance(text, str) else text
    return integer(len(text), 7, 0x80 if huffman else 0) + text


def literal(name, value):
    """Without indexing (RFC 7541 §6.2.2)."""
    return b"\x00" + string(name) + string(value)


def indexed_literal(name, value):
    """With incremental indexing (RFC 7541 §6.2.1)."""
    return b"\x40" + string(name) + string(value)


def block(fields):
    return b"".join(literal(name, value) for name, value in fields)
