"""RFC 9113 §5.1: the states of a stream, their numbers and how many there may be."""

from harness.cases import case, closed, settled, table
from harness.expect import Answers, Closes, Either, Ignored, Resets
from harness.frames import (
    CANCEL, HIGHEST, MAX_CONCURRENT_STREAMS, PROTOCOL_ERROR, REFUSED_STREAM, STREAM_CLOSED, block,
    continuation, data, headers, priority, reset, window_update,
)
from harness.grpc import ECHO, FAIL, HANG, body, call, fields, head

REQUEST = block(fields())
# The whole request has been sent and its handler runs on.
HALF_CLOSED = call(1, HANG, b"half-closed")
DONE = [call(1), closed(1)]
GONE = [head(1), reset(1), settled]

table(
    # Idle
    ("RFC 9113 §5.1 idle: DATA", data(1, b"x"), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §5.1 idle: RST_STREAM", reset(1), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §5.1 idle: WINDOW_UPDATE", window_update(1, 100), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §5.1 idle: CONTINUATION", continuation(1, REQUEST), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §5.1 idle: PRIORITY", priority(1) + call(1), Answers(grpc=0)),
    ("RFC 9113 §5.1 idle: DATA on a stream of the server's", data(2, b"x"),
     Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §5.1 idle: WINDOW_UPDATE on a stream of the server's", window_update(2, 1),
     Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §5.1 idle: RST_STREAM on a stream of the server's", reset(2),
     Closes(PROTOCOL_ERROR)),
    # Open
    ("RFC 9113 §5.1 open: HEADERS that do not end the stream", head(1) + head(1),
     Either(Resets(1, PROTOCOL_ERROR), Closes(PROTOCOL_ERROR))),
    # Half-closed (remote)
    ("RFC 9113 §5.1 half-closed (remote): DATA", HALF_CLOSED + data(1, b"x"),
     Either(Resets(1, STREAM_CLOSED), Closes(STREAM_CLOSED))),
    ("RFC 9113 §5.1 half-closed (remote): empty DATA", HALF_CLOSED + data(1, end=True),
     Either(Resets(1, STREAM_CLOSED), Closes(STREAM_CLOSED))),
    ("RFC 9113 §5.1 half-closed (remote): HEADERS",
     HALF_CLOSED + headers(1, REQUEST, end=True), Closes(STREAM_CLOSED)),
    ("RFC 9113 §5.1 half-closed (remote): CONTINUATION",
     HALF_CLOSED + continuation(1, REQUEST),
     Either(Resets(1, STREAM_CLOSED), Closes(STREAM_CLOSED, PROTOCOL_ERROR))),
    ("RFC 9113 §5.1 half-closed (remote): WINDOW_UPDATE, PRIORITY",
     HALF_CLOSED + window_update(1, 100) + priority(1), Ignored()),
    ("RFC 9113 §5.1 half-closed (remote): RST_STREAM", HALF_CLOSED + reset(1), Ignored()),
    # Closed by RST_STREAM. DATA and HEADERS: closed_streams.py.
    ("RFC 9113 §5.1 closed by RST_STREAM: CONTINUATION", GONE + [continuation(1, REQUEST)],
     Closes(STREAM_CLOSED, PROTOCOL_ERROR)),
    ("RFC 9113 §5.1 closed by RST_STREAM: WINDOW_UPDATE, RST_STREAM, PRIORITY",
     GONE + [window_update(1, 1), reset(1), priority(1)], Ignored()),
    # Closed by END_STREAM from both sides
    ("RFC 9113 §5.1 closed by END_STREAM: a whole request", DONE + [call(1, FAIL, "13")],
     Closes(STREAM_CLOSED)),
    ("RFC 9113 §5.1 closed by END_STREAM: CONTINUATION", DONE + [continuation(1, REQUEST)],
     Closes(STREAM_CLOSED, PROTOCOL_ERROR)),
    ("RFC 9113 §5.1 closed by END_STREAM: WINDOW_UPDATE",
     DONE + [window_update(1, 100)], Ignored()),
    ("RFC 9113 §5.1 closed by END_STREAM: RST_STREAM", DONE + [reset(1)], Ignored()),
    ("RFC 9113 §5.1 closed by END_STREAM: PRIORITY", DONE + [priority(1)], Ignored()),
    # Numbers
    ("RFC 9113 §5.1.1 an even number", head(2), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §5.1.1 numbers left out", call(101), Answers(grpc=0, stream=101)),
    ("RFC 9113 §5.1.1 idle streams below a used number are closed: DATA",
     call(5, HANG) + data(3, b"x"), Closes(STREAM_CLOSED)),
    ("RFC 9113 §5.1.1 idle streams below a used number are closed: PRIORITY",
     call(5, HANG) + priority(3), Ignored()),
)


@case("RFC 9113 §5.1.1 the highest number")
async def _(trial):
    wire = await trial.greeted()
    stream = await wire.ask(HIGHEST, ECHO, b"last")
    trial.equal(stream.content, b"last", "the echo")


@case("RFC 9113 §5.1.2 the limit is announced")
async def _(trial):
    wire = await trial.greeted()
    trial.check(wire.settings.get(MAX_CONCURRENT_STREAMS, 0) >= 100, "fewer than 100 streams")


async def _at_the_limit(trial):
    server = await trial.start_server("--concurrent-calls-max", "3")
    wire = await trial.greeted(server=server)
    trial.equal(wire.settings[MAX_CONCURRENT_STREAMS], 3, "the announced limit")
    await wire.send(*[call(number, HANG, b"waiting") for number in (1, 3, 5)])
    return wire


@case("RFC 9113 §5.1.2 as many streams as announced")
async def _(trial):
    wire = await _at_the_limit(trial)
    await wire.settle()
    trial.check(not any(stream.is_over for stream in wire.streams.values()), "one is over")


@case("RFC 9113 §5.1.2 one stream more than announced")
async def _(trial):
    wire = await _at_the_limit(trial)
    await wire.send(call(7))
    await wire.settle()
    if wire.ended:
        trial.equal(wire.goaways[-1].error_code, PROTOCOL_ERROR, "the connection error")
    else:
        trial.check(wire.stream(7).reset in (REFUSED_STREAM, PROTOCOL_ERROR), "stream 7 is open")


@case("RFC 9113 §5.1.2 a stream that ended makes room for another")
async def _(trial):
    wire = await _at_the_limit(trial)
    await wire.send(reset(3, CANCEL))
    stream = await wire.ask(7, ECHO, b"room")
    trial.equal(stream.content, b"room", "the echo")


@case("RFC 9113 §5.1 a request on every second stream number, interleaved")
async def _(trial):
    wire = await trial.greeted()
    numbers = range(1, 41, 2)
    await wire.send(*[head(number) for number in numbers])
    await wire.send(*[body(number, b"n%d" % number) for number in reversed(numbers)])
    for number in numbers:
        stream = await wire.reply(number)
        trial.equal(stream.content, b"n%d" % number, f"the echo on {number}")
