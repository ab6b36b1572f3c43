"""RFC 9113 §5.2, §6.9 and SETTINGS_MAX_FRAME_SIZE: what the server may send, and when."""

from harness.cases import case, table
from harness.expect import Answers, Closes, Either, Ignored, Resets
from harness.frames import (
    FLOW_CONTROL_ERROR, FRAME_SIZE_ERROR, HIGHEST, INITIAL_WINDOW_SIZE, MAX_FRAME_SIZE,
    PROTOCOL_ERROR, WINDOW_UPDATE, data, frame, reset, settings, window_update,
)
from harness.grpc import COLLECT, DUPLEX, ECHO, EXPAND, HANG, STALL, body, call, framed, head, value

# The window of a connection, and of a stream until SETTINGS say otherwise.
WINDOW = 65_535

table(
    # 6.9
    ("RFC 9113 §6.9 an increment of 0 on the connection", window_update(0, 0),
     Closes(PROTOCOL_ERROR)),
    # §5.4.1 lets a stream error be treated as one of the connection.
    ("RFC 9113 §6.9 an increment of 0 on a stream", call(1, HANG) + window_update(1, 0),
     Either(Resets(1, PROTOCOL_ERROR), Closes(PROTOCOL_ERROR))),
    ("RFC 9113 §6.9 3 bytes", frame(WINDOW_UPDATE, 0, 0, bytes(3)), Closes(FRAME_SIZE_ERROR)),
    ("RFC 9113 §6.9 5 bytes", frame(WINDOW_UPDATE, 0, 0, bytes(5)), Closes(FRAME_SIZE_ERROR)),
    ("RFC 9113 §6.9 3 bytes on a stream", call(1, HANG) + frame(WINDOW_UPDATE, 0, 1, bytes(3)),
     Closes(FRAME_SIZE_ERROR)),
    ("RFC 9113 §6.9 the reserved bit set", window_update(0, 1 << 31 | 1) + call(1),
     Answers(grpc=0)),
    ("RFC 9113 §6.9 an increment of 0 behind the reserved bit", window_update(0, 1 << 31),
     Closes(PROTOCOL_ERROR)),
    # 6.9.1
    ("RFC 9113 §6.9.1 the connection's window as large as it may be",
     window_update(0, HIGHEST - WINDOW) + call(1), Answers(grpc=0)),
    ("RFC 9113 §6.9.1 the connection's window above 2^31-1",
     window_update(0, HIGHEST - WINDOW + 1), Closes(FLOW_CONTROL_ERROR)),
    ("RFC 9113 §6.9.1 the connection's window above 2^31-1 in two steps",
     window_update(0, HIGHEST - WINDOW) + window_update(0, 1), Closes(FLOW_CONTROL_ERROR)),
    ("RFC 9113 §6.9.1 a stream's window as large as it may be",
     call(1, HANG) + window_update(1, HIGHEST - WINDOW), Ignored()),
    ("RFC 9113 §6.9.1 a stream's window above 2^31-1",
     call(1, HANG) + window_update(1, HIGHEST - WINDOW + 1),
     Either(Resets(1, FLOW_CONTROL_ERROR), Closes(FLOW_CONTROL_ERROR))),
    # 6.9.2
    ("RFC 9113 §6.9.2 SETTINGS that carry a stream's window above 2^31-1",
     call(1, HANG) + window_update(1, 1) + settings((INITIAL_WINDOW_SIZE, HIGHEST)),
     Closes(FLOW_CONTROL_ERROR)),
    ("RFC 9113 §6.9.2 SETTINGS do not touch the connection's window",
     window_update(0, HIGHEST - WINDOW) + settings((INITIAL_WINDOW_SIZE, HIGHEST)) + call(1),
     Answers(grpc=0)),
)


def sent(wire, stream=1):
    return sum(wire.stream(stream).chunks)


async def stops_at(trial, wire, count, stream=1):
    """The server sends that many bytes on the stream and no more."""
    await wire.until(lambda: sent(wire, stream) >= count, f"{count} bytes on {stream}")
    await wire.settle()
    trial.equal(sent(wire, stream), count, f"the bytes on {stream}")


@case("RFC 9113 §6.9.1 a window of 0 from the start")
async def _(trial):
    wire = await trial.greeted((INITIAL_WINDOW_SIZE, 0))
    await wire.send(call(1))
    await wire.until(lambda: wire.stream(1).sections, "headers, which need no window")
    await stops_at(trial, wire, 0)
    await wire.send(window_update(1, 100))
    trial.equal((await wire.reply()).content, b"abc", "the echo")


@case("RFC 9113 §6.9.1 a response of no message needs no window")
async def _(trial):
    wire = await trial.greeted((INITIAL_WINDOW_SIZE, 0))
    stream = await wire.ask(1, EXPAND, "0 0")
    trial.equal(stream.status, 0, "the status")


@case("RFC 9113 §6.9.1 a window opened byte by byte")
async def _(trial):
    wire = await trial.greeted((INITIAL_WINDOW_SIZE, 0))
    await wire.send(call(1, ECHO, b"dribble"))
    size = len(framed(value(b"dribble")))
    for count in range(1, size + 1):
        await wire.send(window_update(1, 1))
        await wire.until(lambda count=count: sent(wire) == count, f"byte {count}")
    stream = await wire.reply()
    trial.equal(stream.content, b"dribble", "the echo")
    trial.check(all(chunk <= 1 for chunk in stream.chunks), "more than one byte at once")


@case("RFC 9113 §6.9.1 a stream's window of 1,000 and a stream of messages")
async def _(trial):
    wire = await trial.greeted((INITIAL_WINDOW_SIZE, 1_000))
    await wire.send(call(1, EXPAND, "100 500"))
    total = 100 * len(framed(value(b"a" * 500)))
    for step in range(1, total // 1_000 + 1):
        await stops_at(trial, wire, step * 1_000)
        # The connection's window is left alone: 50 kB fit into it.
        await wire.send(window_update(1, 1_000))
    trial.equal((await wire.reply()).status, 0, "the status")
    trial.equal(sent(wire), total, "the bytes")


@case("RFC 9113 §6.9.1 the connection's window holds though the stream's is open")
async def _(trial):
    wire = await trial.greeted((INITIAL_WINDOW_SIZE, HIGHEST))
    await wire.send(call(1, EXPAND, "20 10000"))
    await stops_at(trial, wire, WINDOW)
    await wire.send(window_update(0, 1_000))
    await stops_at(trial, wire, WINDOW + 1_000)
    await wire.send(window_update(0, 1_000_000))
    trial.equal((await wire.reply()).status, 0, "the status")


@case("RFC 9113 §6.9.1 two streams share the connection's window")
async def _(trial):
    wire = await trial.greeted((INITIAL_WINDOW_SIZE, HIGHEST))
    await wire.send(call(1, EXPAND, "20 10000"), call(3, EXPAND, "20 10000"))
    await wire.until(lambda: sent(wire, 1) + sent(wire, 3) >= WINDOW, "a full window")
    await wire.settle()
    trial.equal(sent(wire, 1) + sent(wire, 3), WINDOW, "the bytes on both")
    await wire.send(window_update(0, 1_000_000))
    for number in (1, 3):
        trial.equal((await wire.reply(number)).status, 0, f"the status on {number}")


@case("RFC 9113 §6.9.1 a blocked stream does not block another")
async def _(trial):
    wire = await trial.greeted((INITIAL_WINDOW_SIZE, 1_000))
    await wire.send(call(1, EXPAND, "100 1000"))
    await stops_at(trial, wire, 1_000)
    trial.equal((await wire.ask(3, ECHO, b"other")).content, b"other", "the echo")


@case("RFC 9113 §6.9.1 RST_STREAM of a blocked stream")
async def _(trial):
    wire = await trial.greeted((INITIAL_WINDOW_SIZE, 1_000))
    await wire.send(call(1, EXPAND, "100 1000"))
    await stops_at(trial, wire, 1_000)
    await wire.send(reset(1), window_update(1, 1_000))
    await wire.settle()
    trial.equal(sent(wire), 1_000, "the bytes after RST_STREAM")
    trial.equal((await wire.ask(3, ECHO, b"other")).content, b"other", "the echo")


@case("RFC 9113 §6.9.2 a larger initial window opens streams that are blocked")
async def _(trial):
    wire = await trial.greeted((INITIAL_WINDOW_SIZE, 10))
    await wire.send(call(1, EXPAND, "1 1000"))
    await stops_at(trial, wire, 10)
    await wire.send(settings((INITIAL_WINDOW_SIZE, 500)))
    await stops_at(trial, wire, 500)
    await wire.send(settings((INITIAL_WINDOW_SIZE, 50_000)))
    trial.equal((await wire.reply()).status, 0, "the status")


@case("RFC 9113 §6.9.2 a window below zero")
async def _(trial):
    wire = await trial.greeted((INITIAL_WINDOW_SIZE, 1_000))
    await wire.send(call(1, EXPAND, "1 5000"))
    await stops_at(trial, wire, 1_000)
    # Now the window is 100 - 1,000.
    await wire.send(settings((INITIAL_WINDOW_SIZE, 100)), window_update(1, 900))
    await stops_at(trial, wire, 1_000)
    await wire.send(window_update(1, 1))
    await stops_at(trial, wire, 1_001)
    await wire.send(window_update(1, 10_000))
    trial.equal((await wire.reply()).status, 0, "the status")


@case("RFC 9113 §6.9.2 a window below zero does not hold for new streams")
async def _(trial):
    wire = await trial.greeted((INITIAL_WINDOW_SIZE, 1_000))
    await wire.send(call(1, EXPAND, "1 5000"))
    await stops_at(trial, wire, 1_000)
    await wire.send(settings((INITIAL_WINDOW_SIZE, 100)))
    trial.equal((await wire.ask(3, ECHO, b"new")).content, b"new", "the echo")


@case("RFC 9113 §6.9 the windows of a long response")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(call(1, EXPAND, "30 100000"))
    total = 30 * len(framed(value(b"a" * 100_000)))
    given = WINDOW
    stream = wire.stream(1)
    while not stream.is_over:
        await wire.receive()
        got = sum(stream.chunks)
        trial.check(got <= given, f"{got} bytes in windows of {given}")
        if got == given and got < total:
            await wire.send(window_update(1, 40_000), window_update(0, 40_000))
            given += 40_000
    trial.equal(stream.status, 0, "the status")
    trial.equal(sum(stream.chunks), total, "the bytes")


async def largest_frame(trial, *pairs, later=()):
    wire = await trial.greeted((INITIAL_WINDOW_SIZE, HIGHEST), *pairs)
    await wire.send(window_update(0, 10_000_000), *later)
    await wire.send(call(1, EXPAND, "10 200000"))
    stream = await wire.reply()
    trial.equal(stream.status, 0, "the status")
    return max(stream.chunks)


@case("RFC 9113 §4.2 no frame above 16,384 bytes unless SETTINGS allow it")
async def _(trial):
    trial.check(await largest_frame(trial) <= 16_384, "a larger frame")


@case("RFC 9113 §4.2 no frame above the allowed 20,000 bytes")
async def _(trial):
    trial.check(await largest_frame(trial, (MAX_FRAME_SIZE, 20_000)) <= 20_000, "a larger frame")


@case("RFC 9113 §4.2 a frame size that shrinks again")
async def _(trial):
    largest = await largest_frame(
        trial, (MAX_FRAME_SIZE, 1 << 20), later=[settings((MAX_FRAME_SIZE, 16_384))])
    trial.check(largest <= 16_384, f"a frame of {largest} bytes")


# What the server grants


@case("RFC 9113 §6.9 the server gives back what a handler reads")
async def _(trial):
    wire = await trial.greeted()
    window = wire.settings[INITIAL_WINDOW_SIZE]
    await wire.send(head(1, COLLECT))
    message = framed(value(b"r" * 16_000))
    total, count = 0, 0
    while total < 4 * window:
        await wire.until(
            lambda: window + wire.increments.get(1, 0) - total >= len(message), "a stream window")
        await wire.send(data(1, message))
        total += len(message)
        count += 1
    await wire.send(data(1, end=True))
    trial.equal((await wire.reply()).content, b"%d %d" % (count, count * 16_000), "the answer")


@case("RFC 9113 §6.9 the server gives back the window of calls that are over")
async def _(trial):
    wire = await trial.greeted()
    window = WINDOW + wire.increments.get(0, 0)
    message = framed(value(b"r" * 16_000))
    total = 0
    number = 1
    while total < 1.5 * window:
        for _ in range(8):
            # Unknown method: the message is not read.
            await wire.send(head(number, "Missing"), data(number, message, end=True))
            total += len(message)
            number += 2
        await wire.over(number - 2)
        trial.check(window + wire.increments.get(0, 0) >= total, "the window leaks")


@case("RFC 9113 §6.9 the server does not give back what its handler does not read")
async def _(trial):
    wire = await trial.greeted()
    window = wire.settings[INITIAL_WINDOW_SIZE]
    await wire.send(head(1, STALL), body(1, b"unread", end=False))
    message = framed(value(b"s" * 1_000))
    total = len(framed(value(b"unread")))
    while total + len(message) <= window:
        count = min((window - total) // len(message), 16)
        for _ in range(count):
            await wire.send(data(1, message))
        total += count * len(message)
    await wire.settle()
    trial.check(not wire.stream(1).is_over, "the call ended")
    # The first message was read; the handler's next read may have taken one more.
    trial.check(wire.increments.get(1, 0) < window // 2, "the stream's window is given back")
    trial.equal((await wire.ask(3, ECHO, b"other")).content, b"other", "the echo")


@case("RFC 9113 §6.9.1 more than the stream's window is a FLOW_CONTROL_ERROR")
async def _(trial):
    wire = await trial.greeted()
    window = wire.settings[INITIAL_WINDOW_SIZE]
    await wire.send(head(1, STALL), body(1, b"over", end=False))
    for _ in range(2 * window // 16_384):
        await wire.send(data(1, framed(value(b"s" * 16_376))))
    await trial.expect(
        wire, Either(Resets(1, FLOW_CONTROL_ERROR), Closes(FLOW_CONTROL_ERROR)))


@case("RFC 9113 §6.9 an echo of many messages in small windows")
async def _(trial):
    wire = await trial.greeted((INITIAL_WINDOW_SIZE, 100))
    await wire.send(head(1, DUPLEX))
    size = len(framed(value(b"m" * 30)))
    for count in range(1, 41):
        await wire.send(body(1, b"m" * 30, end=False))
        await wire.until(lambda count=count: sent(wire) == count * size, f"message {count}")
        await wire.send(window_update(1, size))
    await wire.send(data(1, end=True))
    trial.equal((await wire.reply()).status, 0, "the status")
