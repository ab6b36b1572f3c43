"""RFC 9113 §4 and §5.5: frame format, frame size, field sections, extensions."""

from harness.cases import table
from harness.expect import Answers, Closes, Either, Ignored, Resets
from harness.frames import (
    COMPRESSION_ERROR, DATA, END_HEADERS, END_STREAM, FRAME_SIZE_ERROR, HEADERS, PING,
    PROTOCOL_ERROR, SETTINGS, block, continuation, data, frame, headers, literal, ping, priority,
    settings,
)
from harness.grpc import body, call, fields, framed, head, value

REQUEST = block(fields())
ANSWERED = Answers(grpc=0, content=b"abc")
# 16,384 bytes of payload, the smallest limit there is, in one message.
FULL = framed(value(b"f" * (16_384 - 5 - 3)))
assert len(FULL) == 16_384

table(
    # 4.1
    ("RFC 9113 §4.1 a frame of unknown type", frame(0x16, 0, 0, b"unknown") + call(1), ANSWERED),
    ("RFC 9113 §4.1 a frame of unknown type on an open stream",
     head(1) + frame(0x16, 0xFF, 1, b"unknown") + body(1), ANSWERED),
    ("RFC 9113 §4.1 a frame of unknown type on an idle stream",
     frame(0xBE, 0, 77, b"unknown") + call(1), ANSWERED),
    ("RFC 9113 §4.1 undefined flags on PING", frame(PING, 0x16, 0, bytes(8)), Ignored()),
    ("RFC 9113 §4.1 undefined flags on DATA",
     head(1) + frame(DATA, END_STREAM | 0xC2, 1, framed(value(b"abc"))), ANSWERED),
    ("RFC 9113 §4.1 undefined flags on HEADERS",
     frame(HEADERS, END_HEADERS | 0xC2, 1, REQUEST) + body(1), ANSWERED),
    ("RFC 9113 §4.1 undefined flags on SETTINGS", frame(SETTINGS, 0xFE, 0), Ignored()),
    ("RFC 9113 §4.1 the reserved bit set on PING", ping(stream=1 << 31), Ignored()),
    ("RFC 9113 §4.1 the reserved bit set on HEADERS and DATA",
     frame(HEADERS, END_HEADERS, 1 | 1 << 31, REQUEST)
     + frame(DATA, END_STREAM, 1 | 1 << 31, framed(value(b"abc"))), ANSWERED),
    # 4.2
    ("RFC 9113 §4.2 DATA of 16,384 bytes", head(1) + data(1, FULL, end=True), Answers(grpc=0)),
    ("RFC 9113 §4.2 DATA of 16,385 bytes",
     head(1) + data(1, FULL + b"x", end=True),
     Either(Resets(1, FRAME_SIZE_ERROR), Closes(FRAME_SIZE_ERROR))),
    ("RFC 9113 §4.2 HEADERS of 16,384 bytes",
     headers(1, REQUEST + literal("x", "y" * (16_384 - len(REQUEST) - 6))) + body(1),
     # As a list it is larger than SETTINGS_MAX_HEADER_LIST_SIZE allows.
     Answers(grpc=8)),
    ("RFC 9113 §4.2 HEADERS of 16,385 bytes",
     headers(1, REQUEST + literal("x", "y" * (16_385 - len(REQUEST) - 6))) + body(1),
     Closes(FRAME_SIZE_ERROR)),
    ("RFC 9113 §4.2 CONTINUATION of 16,385 bytes",
     headers(1, REQUEST, end_headers=False)
     + continuation(1, literal("x", "y" * (16_385 - 6))) + body(1),
     Closes(FRAME_SIZE_ERROR)),
    ("RFC 9113 §4.2 SETTINGS of 16,386 bytes", settings(*[(0x7777, 1)] * 2_731),
     Closes(FRAME_SIZE_ERROR)),
    ("RFC 9113 §4.2 an unknown frame of 16,385 bytes", frame(0x16, 0, 0, bytes(16_385)),
     Closes(FRAME_SIZE_ERROR)),
    ("RFC 9113 §4.2 a length of 2^24-1 announced", frame(DATA, 0, 1, b"", length=(1 << 24) - 1),
     Closes(FRAME_SIZE_ERROR)),
    # 4.3
    ("RFC 9113 §4.3 a field section with invalid HPACK", headers(1, b"\xff" * 4, end=True),
     Closes(COMPRESSION_ERROR)),
    ("RFC 9113 §4.3 a field section cut inside a field", headers(1, REQUEST[:-3], end=True),
     Closes(COMPRESSION_ERROR)),
    ("RFC 9113 §4.3 PRIORITY inside a field block",
     headers(1, REQUEST, end_headers=False) + priority(1), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §4.3 HEADERS of another stream inside a field block",
     headers(1, REQUEST, end_headers=False) + headers(3, REQUEST), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §4.3 PING inside a field block",
     headers(1, REQUEST, end_headers=False) + ping(), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §4.3 a request's trailers with invalid HPACK",
     head(1) + headers(1, b"\xff" * 4, end=True), Closes(COMPRESSION_ERROR)),
    ("RFC 9113 §4.3 HPACK of a refused stream keeps the tables in step",
     # The entry is added by a request that is malformed, and used by the next.
     headers(1, block(fields(without=[":path"])) + b"\x40\x05x-add\x01v", end=True)
     + headers(3, REQUEST + b"\xbe") + body(3), Answers(grpc=0, stream=3)),
    # 5.5
    ("RFC 9113 §5.5 an unknown frame between the frames of a request",
     head(1) + frame(0xF0, 0, 1) + frame(0xF0, 0, 0) + body(1), ANSWERED),
    ("RFC 9113 §5.5 an unknown frame inside a field block",
     headers(1, REQUEST, end_headers=False) + frame(0xF0, 0, 1) + continuation(1, b""),
     Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §5.5 ORIGIN and ALTSVC from a client",
     frame(0x0C, 0, 0, b"\0\1x") + frame(0x0A, 0, 0, b"\0\1xy") + call(1), ANSWERED),
    ("RFC 9218 §7.1 PRIORITY_UPDATE", frame(0x10, 0, 0, b"\0\0\0\1u=1") + call(1), ANSWERED),
)
