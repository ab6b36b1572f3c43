"""RFC 9113 §6.1, §6.2, §6.6, §6.10: DATA, HEADERS, PUSH_PROMISE, CONTINUATION."""

from harness.cases import case, table
from harness.expect import Answers, Closes, Either, Resets
from harness.frames import (
    DATA, END_HEADERS, END_STREAM, ENHANCE_YOUR_CALM, FRAME_SIZE_ERROR, HEADERS, PADDED,
    PROTOCOL_ERROR, WITH_PRIORITY, block, continuation, data, frame, headers, ping, push_promise,
    settings,
)
from harness.grpc import HANG, body, call, fields, framed, head, value

REQUEST = block(fields())
ANSWERED = Answers(grpc=0, content=b"abc")
MESSAGE = framed(value(b"abc"))
CUT = len(REQUEST) // 2

table(
    # 6.1
    ("RFC 9113 §6.1 DATA on stream 0", data(0, b"x"), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §6.1 padded DATA", head(1) + data(1, MESSAGE, end=True, pad=100), ANSWERED),
    ("RFC 9113 §6.1 DATA with a pad length of 0", head(1) + data(1, MESSAGE, end=True, pad=0),
     ANSWERED),
    ("RFC 9113 §6.1 DATA with a pad length of 255", head(1) + data(1, MESSAGE, end=True, pad=255),
     ANSWERED),
    ("RFC 9113 §6.1 DATA that is padding alone",
     head(1) + data(1, pad=50) + data(1, MESSAGE) + data(1, pad=50, end=True), ANSWERED),
    ("RFC 9113 §6.1 padding as long as the payload",
     head(1) + frame(DATA, END_STREAM | PADDED, 1, b"\x04abc"), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §6.1 padding longer than the payload",
     head(1) + frame(DATA, END_STREAM | PADDED, 1, b"\xffabc"), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §6.1 padded DATA without a pad length",
     head(1) + frame(DATA, END_STREAM | PADDED, 1, b""),
     Either(Closes(PROTOCOL_ERROR, FRAME_SIZE_ERROR))),
    ("RFC 9113 §6.1 a message in frames of one byte",
     head(1) + b"".join(data(1, MESSAGE[at:at + 1]) for at in range(len(MESSAGE)))
     + data(1, end=True), ANSWERED),
    ("RFC 9113 §6.1 an empty DATA frame ends the stream", head(1) + body(1, end=False)
     + data(1, end=True), ANSWERED),
    ("RFC 9113 §6.1 a few empty DATA frames", head(1) + data(1) * 5 + body(1), ANSWERED),
    # 6.2
    ("RFC 9113 §6.2 HEADERS on stream 0", headers(0, REQUEST), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §6.2 padded HEADERS", headers(1, REQUEST, pad=100) + body(1), ANSWERED),
    ("RFC 9113 §6.2 padded HEADERS with priority",
     frame(HEADERS, END_HEADERS | PADDED | WITH_PRIORITY, 1,
           b"\x08" + b"\0\0\0\0\x0f" + REQUEST + bytes(8)) + body(1), ANSWERED),
    ("RFC 9113 §6.2 padding longer than the field block",
     frame(HEADERS, END_HEADERS | PADDED, 1, b"\xff" + REQUEST[:100]), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §6.2 padded HEADERS of no byte", frame(HEADERS, END_HEADERS | PADDED, 1),
     Closes(PROTOCOL_ERROR, FRAME_SIZE_ERROR)),
    ("RFC 9113 §6.2 HEADERS with priority, cut inside it",
     frame(HEADERS, END_HEADERS | WITH_PRIORITY, 1, b"\0\0\0"),
     Closes(PROTOCOL_ERROR, FRAME_SIZE_ERROR)),
    ("RFC 9113 §6.2 HEADERS without END_HEADERS, then DATA",
     headers(1, REQUEST, end_headers=False) + data(1, b"x"), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §6.2 HEADERS without END_HEADERS, then HEADERS of the stream",
     headers(1, REQUEST, end_headers=False) + headers(1, REQUEST), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §6.2 an empty field block", headers(1, b"", end=True),
     Either(Resets(1, PROTOCOL_ERROR), Closes(PROTOCOL_ERROR))),
    # 6.6
    ("RFC 9113 §6.6 PUSH_PROMISE from a client", head(1) + push_promise(1, 2, REQUEST),
     Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §8.4 PUSH_PROMISE from a client on an idle stream", push_promise(1, 3, REQUEST),
     Closes(PROTOCOL_ERROR)),
    # 6.10
    ("RFC 9113 §6.10 one CONTINUATION",
     headers(1, REQUEST[:CUT], end_headers=False) + continuation(1, REQUEST[CUT:]) + body(1),
     ANSWERED),
    ("RFC 9113 §6.10 several CONTINUATION",
     headers(1, REQUEST[:10], end_headers=False) + continuation(1, REQUEST[10:20], False)
     + continuation(1, REQUEST[20:30], False) + continuation(1, REQUEST[30:]) + body(1), ANSWERED),
    ("RFC 9113 §6.10 an empty HEADERS and an empty CONTINUATION",
     headers(1, b"", end_headers=False) + continuation(1, REQUEST, False) + continuation(1, b"")
     + body(1), ANSWERED),
    ("RFC 9113 §6.10 END_STREAM on HEADERS holds after CONTINUATION",
     headers(1, REQUEST[:CUT], end=True, end_headers=False) + continuation(1, REQUEST[CUT:]),
     Answers(grpc=12)),
    ("RFC 9113 §6.10 trailers of a request with CONTINUATION",
     head(1) + body(1, end=False) + headers(1, b"\x00\x03x-a", end=True, end_headers=False)
     + continuation(1, b"\x01b"), ANSWERED),
    ("RFC 9113 §6.10 CONTINUATION, then another frame",
     headers(1, REQUEST[:10], end_headers=False) + continuation(1, REQUEST[10:], False) + ping(),
     Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §6.10 CONTINUATION, then SETTINGS",
     headers(1, REQUEST[:10], end_headers=False) + settings(), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §6.10 CONTINUATION on stream 0",
     headers(1, REQUEST, end_headers=False) + continuation(0, b""), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §6.10 CONTINUATION of another stream",
     headers(1, REQUEST, end_headers=False) + continuation(3, b""), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §6.10 CONTINUATION after END_HEADERS", head(1) + continuation(1, REQUEST),
     Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §6.10 CONTINUATION after CONTINUATION with END_HEADERS",
     headers(1, REQUEST, end_headers=False) + continuation(1, b"") + continuation(1, b""),
     Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §6.10 CONTINUATION after DATA", head(1) + data(1, b"\0") + continuation(1, b""),
     Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §6.10 CONTINUATION first", continuation(1, REQUEST), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §10.5.1 CONTINUATION without end",
     headers(1, REQUEST, end_headers=False) + continuation(1, b"", False) * 500,
     Closes(ENHANCE_YOUR_CALM)),
)


@case("RFC 9113 §6.1 padding counts against the window and is given back")
async def _(trial):
    wire = await trial.greeted()
    sent = 0
    # More than any window holds, of padding almost alone.
    await wire.send(call(1, HANG, b"padding"), head(3))
    padded = data(3, pad=255)
    size = len(padded) - 9
    window = wire.settings[4]
    while sent < 3 * window:
        room = window + wire.increments.get(3, 0) - sent
        count = room // size
        trial.check(count > 0, "the stream's window is used up")
        await wire.send(padded * count)
        sent += count * size
        await wire.settle()
        trial.check(not wire.ended and not wire.stream(3).is_over, "the stream is over")
    await wire.send(body(3))
    trial.equal((await wire.reply(3)).content, b"abc", "the echo")
