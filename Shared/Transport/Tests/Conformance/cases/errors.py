"""RFC 9113 §5.3, §5.4, §6.3, §6.4, §7: priority, error handling, RST_STREAM, error codes."""

from harness.cases import case, closed, table
from harness.expect import Answers, Closes, Either, Ignored, Resets
from harness.frames import (
    FRAME_SIZE_ERROR, PRIORITY, PROTOCOL_ERROR, RST_STREAM, data, frame, goaway, headers, priority,
    reset, block,
)
from harness.grpc import ECHO, HANG, body, call, fields, head

REQUEST = block(fields())
ANSWERED = Answers(grpc=0, content=b"abc")
# RFC 7540 §5.3.1 made it a stream error; RFC 9113 §5.3.2 has the field ignored.
SELF_DEPENDENT = Either(Ignored(), Resets(1, PROTOCOL_ERROR), Closes(PROTOCOL_ERROR))

table(
    # 5.3.1 of RFC 7540
    ("RFC 7540 §5.3.1 HEADERS depend on their own stream",
     headers(1, REQUEST, priority=(1, 15)) + body(1), SELF_DEPENDENT),
    ("RFC 7540 §5.3.1 PRIORITY depends on its own stream", call(1, HANG) + priority(1, 1),
     SELF_DEPENDENT),
    ("RFC 9113 §5.3.2 HEADERS with priority", headers(1, REQUEST, priority=(0, 255)) + body(1),
     ANSWERED),
    ("RFC 9113 §5.3.2 HEADERS with exclusive priority on a stream not known",
     headers(1, REQUEST, priority=(1 << 31 | 99, 0)) + body(1), ANSWERED),
    # 6.3
    ("RFC 9113 §6.3 PRIORITY on stream 0", priority(0), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §6.3 PRIORITY of 4 bytes", head(1) + frame(PRIORITY, 0, 1, bytes(4)),
     Either(Resets(1, FRAME_SIZE_ERROR), Closes(FRAME_SIZE_ERROR))),
    ("RFC 9113 §6.3 PRIORITY of 6 bytes", head(1) + frame(PRIORITY, 0, 1, bytes(6)),
     Either(Resets(1, FRAME_SIZE_ERROR), Closes(FRAME_SIZE_ERROR))),
    ("RFC 9113 §6.3 PRIORITY for streams that never open",
     b"".join(priority(number) for number in range(101, 301, 2)) + call(1), ANSWERED),
    # 6.4
    ("RFC 9113 §6.4 RST_STREAM on stream 0", reset(0), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §6.4 RST_STREAM on an idle stream", reset(1), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §6.4 RST_STREAM of 3 bytes", head(1) + frame(RST_STREAM, 0, 1, bytes(3)),
     Closes(FRAME_SIZE_ERROR)),
    ("RFC 9113 §6.4 RST_STREAM of 5 bytes", head(1) + frame(RST_STREAM, 0, 1, bytes(5)),
     Closes(FRAME_SIZE_ERROR)),
    ("RFC 9113 §6.4 RST_STREAM twice", head(1) + reset(1) + reset(1), Ignored()),
    ("RFC 9113 §6.4 RST_STREAM is not answered by RST_STREAM", head(1) + reset(1), Ignored()),
    # 5.4.2
    ("RFC 9113 §5.4.2 a stream error leaves other streams alone",
     [head(1, ECHO, ("content-length", "1")), head(3), body(1), body(3), closed(3)],
     Resets(1, PROTOCOL_ERROR)),
    # 7
    ("RFC 9113 §7 RST_STREAM with an unknown code", head(1) + reset(1, 0xFEEDBEEF), Ignored()),
    ("RFC 9113 §7 RST_STREAM with NO_ERROR", head(1) + reset(1, 0), Ignored()),
)


@case("RFC 9113 §7 GOAWAY with an unknown code")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(call(1), goaway(0, 0xFEEDBEEF))
    trial.equal((await wire.reply()).status, 0, "the status of the call before it")


@case("RFC 9113 §5.4.1 GOAWAY of a connection error names the last stream")
async def _(trial):
    wire = await trial.greeted()
    await wire.ask(1, ECHO)
    await wire.ask(7, ECHO)
    await wire.send(data(0, b"x"))
    await trial.expect(wire, Closes(PROTOCOL_ERROR))
    trial.equal(wire.goaways[-1].last_stream_id, 7, "the last stream")


@case("RFC 9113 §5.4.1 the connection closes after an error though streams are open")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(call(1, HANG, b"open"), data(0, b"x"))
    await trial.expect(wire, Closes(PROTOCOL_ERROR))


@case("RFC 9113 §5.4.1 frames after the error are not answered")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(data(0, b"x"), call(1), *[call(number) for number in range(3, 99, 2)])
    await wire.end()
    trial.check(not any(stream.sections for stream in wire.streams.values()), "a call was answered")


@case("RFC 9113 §5.4.3 a connection cut without a word")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(call(1, HANG, b"cut"))
    await wire.settle()
    wire.abort()
