"""gRPC's keepalive and the life of connections (doc/keepalive.md, gRFC A8 and A9), each case with a
server of its own."""

from harness.cases import case
from harness.frames import ENHANCE_YOUR_CALM, HIGHEST, NO_ERROR, ping
from harness.grpc import ECHO, HANG, call

# Five minutes: every PING but the first comes too early.
POLICED = ("--ping-interval-min", "300000")


async def pinged(wire, count):
    """That many PINGs, each acknowledged, if the connection lives that long."""
    for _ in range(count):
        if not wire.ended:
            await wire.round_trip()


@case("gRPC keepalive: two PINGs too early are forgiven")
async def _(trial):
    wire = await trial.greeted(server=await trial.start_server(*POLICED))
    await pinged(wire, 2)
    trial.check(not wire.goaways and not wire.ended, "the connection is going")


@case("gRPC keepalive: more are answered with too_many_pings")
async def _(trial):
    wire = await trial.greeted(server=await trial.start_server(*POLICED))
    await wire.send(call(1, HANG, b"pinging"))
    await pinged(wire, 10)
    await wire.end()
    last = wire.goaways[-1]
    trial.equal(last.error_code, ENHANCE_YOUR_CALM, "the code")
    trial.equal(last.additional_data, b"too_many_pings", "the debug data")


@case("gRPC keepalive: headers and data from the server forgive PINGs")
async def _(trial):
    wire = await trial.greeted(server=await trial.start_server(*POLICED))
    for number in range(1, 40, 2):
        await pinged(wire, 1)
        trial.equal((await wire.ask(number, ECHO, b"data")).content, b"data", "the echo")
    trial.check(not wire.goaways, "the connection is going")


@case("gRPC keepalive: acknowledgements are no PINGs")
async def _(trial):
    wire = await trial.greeted(server=await trial.start_server(*POLICED))
    await wire.send(*[ping(b"unasked.", ack=True)] * 50)
    trial.equal((await wire.ask(1, ECHO, b"data")).content, b"data", "the echo")
    trial.check(not wire.goaways, "the connection is going")


@case("gRPC keepalive: a client that answers the server's PINGs stays")
async def _(trial):
    server = await trial.start_server("--keepalive-time", "1000", "--keepalive-timeout", "3000")
    wire = await trial.greeted(server=server)
    await wire.until(lambda: len(wire.pings) >= 2, "two PINGs")
    trial.equal((await wire.ask(1, ECHO, b"alive")).content, b"alive", "the echo")


@case("gRPC keepalive: a client that does not answer is cut off")
async def _(trial):
    server = await trial.start_server("--keepalive-time", "1000", "--keepalive-timeout", "500")
    wire = await trial.greeted(server=server)
    wire.auto_ping = False
    await wire.send(call(1, HANG, b"silent"))
    await wire.until(lambda: wire.pings, "a PING")
    await wire.end()


@case("gRPC lifetime: an idle connection is closed in two steps")
async def _(trial):
    server = await trial.start_server("--idle-max", "1500")
    wire = await trial.greeted(server=server)
    trial.equal((await wire.ask(1, ECHO, b"busy")).content, b"busy", "the echo")
    await wire.end()
    trial.equal([(got.last_stream_id, got.error_code) for got in wire.goaways],
                [(HIGHEST, NO_ERROR), (1, NO_ERROR)], "GOAWAY")


async def busy_connection(trial, server):
    """A connection with a call that hangs. On a busy machine the call may have come when the connection
    was idle for too long already: then another one."""
    for _ in range(100):
        wire = await trial.greeted(server=server)
        await wire.send(call(1, HANG, b"not idle"))
        await wire.settle()
        if not wire.goaways:
            break
    return wire


@case("gRPC lifetime: a connection with a call is not idle")
async def _(trial):
    server = await trial.start_server("--idle-max", "300")
    busy = await busy_connection(trial, server)
    # Another that is idle has gone when more than that time has passed.
    idle = await trial.greeted(server=server)
    await idle.end()
    await busy.settle()
    trial.check(not busy.goaways, "the busy connection is going")


@case("gRPC lifetime: an old connection is closed after its call has ended")
async def _(trial):
    server = await trial.start_server("--age-max", "300")
    wire = await trial.greeted(server=server)
    wire.auto_ping = False
    await wire.send(call(1, HANG, b"old"))
    await wire.until(lambda: wire.goaways, "GOAWAY")
    # The PING of the first step is not answered yet: this call may have crossed it.
    trial.equal((await wire.ask(3, ECHO, b"crossed")).content, b"crossed", "the echo")
    await wire.send(ping(wire.pings[0], ack=True))
    await wire.until(lambda: len(wire.goaways) == 2, "the second GOAWAY")
    trial.equal(wire.goaways[-1].last_stream_id, 3, "its last stream")
    trial.check(not wire.stream(1).is_over, "the call was cut")


@case("gRPC lifetime: when the grace is over the call is cut")
async def _(trial):
    server = await trial.start_server("--age-max", "300", "--age-grace", "300")
    wire = await trial.greeted(server=server)
    await wire.send(call(1, HANG, b"too old"))
    await wire.end()
    trial.check(wire.goaways, "no GOAWAY")
