"""gRPC's cancellation: RST_STREAM, lost connections and late frames, as handlers see them."""

import asyncio

from harness.cases import case
from harness.failure import Failure
from harness.frames import CANCEL, data, goaway, reset
from harness.grpc import COLLECT, ECHO, FATE, HANG, STALL, body, call, framed, head, value


async def fate(wire, name, *expected, numbers=range(101, 999, 2)):
    """Asks until the handler's fate is one of the expected ones."""
    last = None
    for number in numbers:
        last = (await wire.ask(number, FATE, name)).content.decode()
        if last in expected:
            return
        await asyncio.sleep(0.005)
    raise Failure(f"the handler of {name} is {last}, expected {' or '.join(expected)}")


for code, name in ((CANCEL, "CANCEL"), (0, "NO_ERROR"), (1, "PROTOCOL_ERROR"), (99, "unknown")):
    @case(f"gRPC RST_STREAM {name} cancels the handler")
    async def _(trial, code=code, name=name):
        wire = await trial.greeted()
        await wire.send(call(1, HANG, f"reset {name}"))
        await fate(wire, f"reset {name}", "running")
        await wire.send(reset(1, code))
        await fate(wire, f"reset {name}", "cancelled", numbers=range(1_001, 1_999, 2))
        trial.check(not wire.stream(1).sections, "the cancelled call was answered")


@case("gRPC the end of the connection cancels the handlers")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(call(1, HANG, "closed 1"), call(3, HANG, "closed 3"))
    await wire.settle()
    wire.close()
    other = await trial.greeted()
    await fate(other, "closed 1", "cancelled")
    await fate(other, "closed 3", "cancelled", numbers=range(1_001, 1_999, 2))


@case("gRPC a TCP reset cancels the handler")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(call(1, HANG, "aborted"))
    await wire.settle()
    wire.abort()
    await fate(await trial.greeted(), "aborted", "cancelled")


@case("gRPC a connection error cancels the handler")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(call(1, HANG, "broken"), data(0, b"x"))
    await wire.end()
    await fate(await trial.greeted(), "broken", "cancelled")


@case("gRPC RST_STREAM cancels a handler that waits for requests")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(head(1, STALL), body(1, b"waiting", end=False))
    await fate(wire, "waiting", "running")
    await wire.send(reset(1))
    await fate(wire, "waiting", "cancelled", numbers=range(1_001, 1_999, 2))


@case("gRPC RST_STREAM in the middle of a request message")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(head(1, COLLECT), data(1, framed(value(b"abc"))[:6]), reset(1))
    await wire.settle()
    trial.check(not wire.stream(1).sections, "the cancelled call was answered")
    trial.equal((await wire.ask(3, ECHO, b"next")).content, b"next", "the echo")


@case("gRPC the end of the requests does not cancel the handler")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(call(1, HANG, "half-closed call"))
    await fate(wire, "half-closed call", "running")
    await wire.settle()
    await fate(wire, "half-closed call", "running", numbers=range(1_001, 1_003, 2))


@case("gRPC the client's GOAWAY does not cancel the handler")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(call(1, HANG, "goaway call"), goaway(0))
    other = await trial.greeted()
    await fate(other, "goaway call", "running")
    await wire.settle()
    await fate(other, "goaway call", "running", numbers=range(1_001, 1_003, 2))


@case("gRPC late frames of a call that has ended are no error")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(head(1, ECHO, ("grpc-timeout", "20m")))
    await wire.over()
    await wire.send(body(1), reset(1))
    await wire.settle()
    trial.check(not wire.ended and not wire.goaways, "the connection ended")
    trial.equal((await wire.ask(3, ECHO, b"next")).content, b"next", "the echo")


@case("gRPC a hundred calls, each cancelled, leave nothing behind")
async def _(trial):
    wire = await trial.greeted()
    for number in range(1, 200, 2):
        await wire.send(call(number, HANG, f"one of many {number}"))
    await fate(wire, "one of many 199", "running", numbers=range(1_001, 1_999, 2))
    await wire.send(*(reset(number) for number in range(1, 200, 2)))
    await wire.settle()
    trial.check(not wire.ended, "the connection ended")
    for number in (1, 101, 199):
        await fate(
            wire, f"one of many {number}", "cancelled",
            numbers=range(2_001 + 2 * number, 2_401 + 2 * number, 2))


@case("gRPC a hundred calls, each reset in the same breath, leave nothing behind")
async def _(trial):
    wire = await trial.greeted()
    for number in range(1, 200, 2):
        await wire.send(call(number, HANG, f"taken back {number}"), reset(number))
    await wire.settle()
    trial.check(not wire.ended, "the connection ended")
    # Unknown: it was not begun. Where the bytes came one after the other it was.
    await fate(
        wire, "taken back 199", "unknown", "cancelled", numbers=range(1_001, 1_999, 2))
