"""What a peer that does not read, or a handler that does not, may cost: a server of its own in each
case, so that its memory is the case's doing."""

from pathlib import Path

from harness import honest
from harness.cases import case
from harness.frames import HIGHEST, INITIAL_WINDOW_SIZE, data, window_update
from harness.grpc import (
    ECHO, EXPAND, RESOURCE_EXHAUSTED, STALL, body, call, framed, head, value,
)

# Bytes that a server may grow by. Its queues hold 64 KiB for each of a hundred streams.
GROWTH_MAX = 64 << 20


def resident(server):
    for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) << 10
    return 0


async def warm(trial):
    """A server that has served, its memory, and a connection to it."""
    server = await trial.start_server()
    for _ in range(5):
        await honest.call(server.port)
    return server, resident(server)


async def small(trial, server, before, limit=GROWTH_MAX):
    """Others are served, and the memory stays."""
    for _ in range(20):
        await honest.call(server.port)
    grown = resident(server) - before
    trial.check(grown < limit, f"the server grew by {grown >> 20} MiB")


@case("gRPC back-pressure: a hundred endless responses into windows of 0")
async def _(trial):
    server, before = await warm(trial)
    wire = await trial.greeted((INITIAL_WINDOW_SIZE, 0), server=server)
    await wire.send(*[call(number, EXPAND, "1000000 1000") for number in range(1, 200, 2)])
    await wire.settle()
    await small(trial, server, before)


@case("gRPC back-pressure: an endless response into a socket that is not read")
async def _(trial):
    server, before = await warm(trial)
    wire = await trial.greeted((INITIAL_WINDOW_SIZE, HIGHEST), server=server, receive_buffer=4_096)
    await wire.send(window_update(0, HIGHEST - 65_535), call(1, EXPAND, "1000000 10000"))
    # Its first bytes are on their way.
    await wire.receive()
    await small(trial, server, before)


@case("gRPC back-pressure: a hundred requests that no handler reads")
async def _(trial):
    server, before = await warm(trial)
    wire = await trial.greeted(server=server)
    window = wire.settings[INITIAL_WINDOW_SIZE]
    piece = framed(value(b"u" * 16_000))
    numbers = range(1, 400, 2)
    refused = 0
    for number in numbers:
        await wire.send(head(number, STALL), body(number, b"n%d" % number, end=False))
        await wire.send(data(number, piece) * ((window - 100) // len(piece)))
        await wire.settle()
        refused += wire.stream(number).status == RESOURCE_EXHAUSTED
    trial.check(refused > 0, "no request was refused")
    trial.check(refused < len(numbers), "every request was refused")
    # 32 MiB of requests may wait on a connection.
    await small(trial, server, before, limit=GROWTH_MAX + (32 << 20))
    trial.equal((await wire.ask(401, ECHO, b"small")).content, b"small", "the echo")
