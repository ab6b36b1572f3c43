"""RFC 9113 §6.8 and gRPC's graceful shutdown: SIGTERM to a server of its own in each case."""

from harness.cases import case
from harness.frames import HIGHEST, INITIAL_WINDOW_SIZE, NO_ERROR, ping, window_update
from harness.grpc import COLLECT, ECHO, EXPAND, HANG, OK, body, call, head


async def noticed(trial, *pairs, grace="10", first=()):
    """A server that has been told to end while the frames given were under way, and the wire on
    which its notice has come. The PING is not answered yet."""
    server = await trial.start_server("--grace-seconds", grace)
    wire = await trial.greeted(*pairs, server=server)
    wire.auto_ping = False
    await wire.send(*first)
    await wire.settle()
    server.terminate()
    await wire.until(lambda: wire.goaways and wire.pings, "GOAWAY and PING")
    return server, wire


async def acknowledge(wire):
    await wire.send(ping(wire.pings[0], ack=True))


@case("RFC 9113 §6.8 the first GOAWAY refuses nothing")
async def _(trial):
    server, wire = await noticed(trial, first=[call(1, HANG, b"long")])
    trial.equal(wire.goaways[0].last_stream_id, HIGHEST, "its last stream")
    trial.equal(wire.goaways[0].error_code, NO_ERROR, "its code")
    trial.equal((await wire.ask(3, ECHO, b"late")).content, b"late", "a call that crossed it")


@case("RFC 9113 §6.8 the second GOAWAY names the last stream")
async def _(trial):
    server, wire = await noticed(trial, first=[call(5, HANG, b"long")])
    await wire.send(call(7, HANG, b"crossed"))
    await acknowledge(wire)
    await wire.until(lambda: len(wire.goaways) == 2, "the second GOAWAY")
    trial.equal(wire.goaways[1].last_stream_id, 7, "its last stream")
    trial.equal(wire.goaways[1].error_code, NO_ERROR, "its code")
    await wire.send(call(9))
    await wire.settle()
    trial.check(not wire.stream(9).sections, "a call above the last stream was answered")


@case("RFC 9113 §6.8 calls under way end, then the connection and the process")
async def _(trial):
    server, wire = await noticed(
        trial, (INITIAL_WINDOW_SIZE, 100), first=[call(1, EXPAND, "10 1000"), head(3, COLLECT)])
    await acknowledge(wire)
    await wire.until(lambda: len(wire.goaways) == 2, "the second GOAWAY")
    await wire.send(window_update(1, 1_000_000), body(3, b"abc"))
    trial.equal((await wire.reply(1)).status, OK, "the status of the stream")
    trial.equal((await wire.reply(3)).content, b"1 3", "the answer to the requests")
    await wire.end()
    trial.equal(wire.goaways[-1].error_code, NO_ERROR, "the last GOAWAY's code")
    trial.equal(await server.exit_status(), 0, "the exit status")


@case("RFC 9113 §6.8 an idle connection is closed at once")
async def _(trial):
    server, wire = await noticed(trial)
    await acknowledge(wire)
    await wire.end()
    trial.equal(await server.exit_status(), 0, "the exit status")


@case("RFC 9113 §6.8 a client that has closed does not hold up the end")
async def _(trial):
    server = await trial.start_server()
    wire = await trial.greeted(server=server)
    wire.close()
    server.terminate()
    trial.equal(await server.exit_status(), 0, "the exit status")


@case("RFC 9113 §6.8 a client that does not answer the PING is cut when the grace is over")
async def _(trial):
    server, wire = await noticed(trial, grace="1")
    await wire.end()
    trial.equal(await server.exit_status(), 0, "the exit status")


@case("RFC 9113 §6.8 a call that does not end is cut when the grace is over")
async def _(trial):
    server, wire = await noticed(trial, grace="1", first=[call(1, HANG, b"for ever")])
    await acknowledge(wire)
    await wire.end()
    trial.equal(await server.exit_status(), 0, "the exit status")


@case("RFC 9113 §6.8 a connection that never sent its preface does not hold up the end")
async def _(trial):
    server = await trial.start_server("--grace-seconds", "1")
    await trial.connect(server)
    await trial.greeted(server=server)
    server.terminate()
    trial.equal(await server.exit_status(), 0, "the exit status")


@case("RFC 9113 §6.8 no connection is accepted after SIGTERM")
async def _(trial):
    server, wire = await noticed(trial, first=[call(1, HANG, b"long")])
    try:
        late = await trial.connect(server)
    except ConnectionRefusedError:
        return
    await late.send(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
    await late.end()
