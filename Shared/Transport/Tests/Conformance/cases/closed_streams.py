"""RFC 9113 §5.1, §5.1.1, §5.1.2, §6.1, §6.9.1, §8.1: late frames, for requests that become
calls and for those answered at once because they are not gRPC (HTTP status 415).

The second kind is answered on arrival. A complete request's stream is closed by END_STREAM from
both sides. An incomplete one is half-closed (local), and counts as a stream, until its client ends
it or the server resets it with NO_ERROR (§8.1) a tenth of a second later. Frames that the client
sends before it knows of the reset are ignored.
"""

from harness.cases import case, closed, settled, table
from harness.expect import Answers, Closes, Either, Ignored, Resets
from harness.frames import (
    FLOW_CONTROL_ERROR, HIGHEST, MAX_CONCURRENT_STREAMS, NO_ERROR, PROTOCOL_ERROR, STREAM_CLOSED,
    block, data, headers, priority, reset, window_update,
)
from harness.grpc import ECHO, HANG, call, fields, head

HEAD = block(fields())
PLAIN = block(fields(content_type="text/plain"))
# Complete requests: a call that keeps running, and a request without gRPC.
RUNNING = call(1, HANG, b"late")
REFUSED = headers(1, PLAIN, end=True)
# Not whole: the server has answered.
EARLY = [headers(1, PLAIN), closed(1)]


async def reset_by_server(wire):
    """A step: until the server has reset the stream."""
    await wire.until(lambda: wire.stream(1).reset is not None, "RST_STREAM")


# Not whole: the server has answered and reset the stream before the rest comes.
CUT = [headers(1, PLAIN), reset_by_server]
LATE = {
    "DATA": data(1, b"x"),
    "DATA that ends the stream": data(1, b"x", end=True),
    "empty DATA": data(1),
    "HEADERS": headers(1, HEAD),
    "HEADERS that end the stream": headers(1, HEAD, end=True),
    "HEADERS of another protocol": headers(1, PLAIN, end=True),
}
# Header fields after the body must end the stream, and have no pseudo-header fields (§8.1).
MALFORMED = [name for name in LATE if name.startswith("HEADERS")]
HARMLESS = {
    "WINDOW_UPDATE": window_update(1, 100),
    "PRIORITY": priority(1),
    "RST_STREAM": reset(1),
}

for name, late in LATE.items():
    table(
        (f"RFC 9113 §5.1 half-closed (remote), gRPC: {name}", RUNNING + late,
         Closes(STREAM_CLOSED)),
        (f"RFC 9113 §5.1 half-closed (remote), no gRPC: {name}", REFUSED + late,
         Closes(STREAM_CLOSED)),
        (f"RFC 9113 §5.1 closed by END_STREAM, gRPC: {name}", [call(1), closed(1), late],
         Closes(STREAM_CLOSED)),
        (f"RFC 9113 §5.1 closed by END_STREAM, no gRPC: {name}", [REFUSED, closed(1), late],
         Closes(STREAM_CLOSED)),
        (f"RFC 9113 §5.1 closed by the client's RST_STREAM, gRPC: {name}",
         [head(1), reset(1), settled, late], Closes(STREAM_CLOSED)),
        (f"RFC 9113 §5.1 closed by the client's RST_STREAM at once, gRPC: {name}",
         head(1) + reset(1) + late, Closes(STREAM_CLOSED)),
        (f"RFC 9113 §5.1 closed by the client's RST_STREAM at once, no gRPC: {name}",
         headers(1, PLAIN) + reset(1) + late, Closes(STREAM_CLOSED)),
        # A slow case may meet the server's reset.
        (f"RFC 9113 §5.1 half-closed (local), no gRPC: {name}", [*EARLY, late],
         Resets(1, PROTOCOL_ERROR, NO_ERROR) if name in MALFORMED else Answers(http=415)),
        # The server was first; the client's RST_STREAM has crossed its own.
        (f"RFC 9113 §5.1 closed by the server's RST_STREAM, then the client's, no gRPC: {name}",
         [*CUT, reset(1), late], Answers(http=415)),
        (f"RFC 9113 §5.1 closed by the server's RST_STREAM, no gRPC: {name}", [*CUT, late],
         Answers(http=415)),
    )
for name, frame in HARMLESS.items():
    table(
        (f"RFC 9113 §5.1 half-closed (remote), gRPC: {name} is accepted", RUNNING + frame,
         Ignored()),
        (f"RFC 9113 §5.1 closed by END_STREAM, no gRPC: {name} is accepted",
         [REFUSED, closed(1), frame], Answers(http=415)),
    )

table(
    ("RFC 9113 §5.1.1 a lower number than an open stream's, gRPC", call(5, HANG) + call(3),
     Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §5.1.1 a lower number than a closed stream's, no gRPC",
     [headers(5, PLAIN, end=True), closed(5), headers(3, PLAIN, end=True)],
     Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §5.1.1 a number that was used already", [call(1), call(3), closed(3), call(1)],
     Closes(STREAM_CLOSED)),
    ("RFC 9113 §6.1 DATA on a stream that is half-closed (remote), gRPC",
     RUNNING + data(1, b"x", end=True), Closes(STREAM_CLOSED)),
    ("RFC 9113 §6.1 DATA on a stream that is half-closed (remote), no gRPC",
     REFUSED + data(1, b"x", end=True), Closes(STREAM_CLOSED)),
    ("RFC 9113 §6.9.1 a stream's window above 2^31-1 in two steps, gRPC",
     RUNNING + window_update(1, HIGHEST) + window_update(1, HIGHEST),
     Either(Resets(1, FLOW_CONTROL_ERROR), Closes(FLOW_CONTROL_ERROR))),
    # Closed before the frames came: §5.1 has them ignored.
    ("RFC 9113 §6.9.1 a stream's window above 2^31-1 in two steps, no gRPC, answered",
     [REFUSED, closed(1), window_update(1, HIGHEST) + window_update(1, HIGHEST)],
     Answers(http=415)),
    ("RFC 9113 §8.1 a second HEADERS without END_STREAM, gRPC", head(1) + headers(1, HEAD),
     Either(Resets(1, PROTOCOL_ERROR), Closes(PROTOCOL_ERROR))),
    ("RFC 9113 §8.1 a second HEADERS without END_STREAM, no gRPC, answered",
     [*CUT, headers(1, PLAIN)], Answers(http=415)),
)


@case("RFC 9113 §8.1 an incomplete request without gRPC is answered, then reset by NO_ERROR")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(headers(1, PLAIN))
    stream = wire.stream(1)
    await wire.until(lambda: stream.reset is not None, "RST_STREAM")
    trial.equal((stream.ended, stream.http, stream.reset), (True, 415, NO_ERROR), "the answer")


@case("RFC 9113 §5.1.2 requests without gRPC end before they exceed the limit")
async def _(trial):
    server = await trial.start_server("--concurrent-calls-max", "3")
    wire = await trial.greeted(server=server)
    trial.equal(wire.settings[MAX_CONCURRENT_STREAMS], 3, "the announced limit")
    for number in range(1, 21, 2):
        await wire.send(headers(number, PLAIN, end=True))
        trial.equal((await wire.over(number)).http, 415, f"the HTTP status on {number}")
    trial.equal((await wire.ask(101, ECHO, b"room")).content, b"room", "the echo")


@case("RFC 9113 §5.1.2 incomplete requests that were answered count until the server resets them")
async def _(trial):
    server = await trial.start_server("--concurrent-calls-max", "3")
    for patient in (True, False):
        wire = await trial.greeted(server=server)
        streams = [wire.stream(number) for number in (1, 3, 5)]
        await wire.send(*[headers(number, PLAIN) for number in (1, 3, 5)])
        for number in (1, 3, 5):
            trial.equal((await wire.over(number)).http, 415, f"the HTTP status on {number}")
        if patient:
            await wire.until(lambda: all(stream.reset is not None for stream in streams), "resets")
            trial.equal({stream.reset for stream in streams}, {NO_ERROR}, "their code")
            trial.equal((await wire.ask(7, ECHO, b"room")).content, b"room", "the echo")
            continue
        fourth = wire.stream(7)
        await wire.send(headers(7, PLAIN))
        await wire.until(lambda: wire.goaways or fourth.is_over, "GOAWAY")
        # On a slow machine a reset may make room before.
        if all(stream.reset is None for stream in streams):
            trial.equal([got.error_code for got in wire.goaways], [PROTOCOL_ERROR], "GOAWAY")


@case("RFC 9113 §5.1 frames that cross the server's reset of many streams are ignored")
async def _(trial):
    wire = await trial.greeted()
    numbers = range(1, 401, 2)
    await wire.send(*[head(number, "Missing") for number in numbers])
    for number in numbers:
        await wire.over(number)
    await wire.send(*[data(number, b"x" * 100) for number in numbers])
    await wire.send(*[data(number, end=True) for number in numbers])
    await wire.settle()
    trial.check(not wire.ended and not wire.goaways, "the connection ended")
    trial.equal((await wire.ask(1001, ECHO, b"next")).content, b"next", "the echo")
