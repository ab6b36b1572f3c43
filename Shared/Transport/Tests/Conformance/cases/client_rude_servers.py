"""Our client and servers that break the rules, or go to their edges, in the middle of calls."""

from harness.answers import message, only, response, status, trailers, whole
from harness.cases import case
from harness.frames import (
    CANCEL, CODE_NAMES, ENHANCE_YOUR_CALM, HIGHEST, INITIAL_WINDOW_SIZE, INTERNAL_ERROR,
    MAX_CONCURRENT_STREAMS, MAX_FRAME_SIZE, NO_ERROR, PROTOCOL_ERROR, REFUSED_STREAM, block, data,
    goaway, headers, indexed_literal, continuation, ping, reset, settings, window_update,
)
from harness.grpc import CANCELLED, INTERNAL, OK, RESOURCE_EXHAUSTED, UNAVAILABLE, framed, value

STREAMING = ("--kind", "server-streaming")

# Resets between the parts of an answer; before the headers and after a message: client_connection.
for code, expected in ((NO_ERROR, INTERNAL), (CANCEL, CANCELLED), (INTERNAL_ERROR, INTERNAL),
                       (ENHANCE_YOUR_CALM, RESOURCE_EXHAUSTED)):
    status(f"gRPC client: RST_STREAM {CODE_NAMES[code]} after the headers",
           response(1) + reset(1, code), expected)
for code in (NO_ERROR, CANCEL, INTERNAL_ERROR, REFUSED_STREAM, ENHANCE_YOUR_CALM):
    name = CODE_NAMES[code]
    status(f"gRPC client: RST_STREAM {name} after the trailers changes nothing",
           whole(1) + reset(1, code), OK, lines=["message 3"])
    status(f"gRPC client: RST_STREAM {name} after an error in trailers only changes nothing",
           only(1, 5) + reset(1, code), 5)
status("gRPC client: DATA and HEADERS after the trailers change nothing",
       whole(1) + data(1, b"late") + trailers(1, 13), (OK, UNAVAILABLE))


@case("RFC 9113 §6.8 client: GOAWAY in the middle of a stream of messages, which goes on")
async def _(trial):
    client, wire = await trial.called(*STREAMING)
    await wire.send(response(1), message(1), goaway(HIGHEST), message(1), goaway(1), message(1))
    await wire.settle()
    await wire.send(message(1), trailers(1))
    trial.equal((await client.status())[0], OK, "the status")
    trial.equal((await client.output()).count("message 3"), 4, "the messages")


@case("RFC 9113 §6.8 client: GOAWAY whose last stream grows again")
async def _(trial):
    client, wire = await trial.called(*STREAMING)
    await wire.send(response(1), goaway(1), goaway(HIGHEST), message(1), trailers(1))
    # The rule is the server's (it MUST NOT raise it); a client may end the connection for it.
    code, _ = await client.status()
    trial.check(code in (OK, UNAVAILABLE, INTERNAL), f"status {code}")


for code in (PROTOCOL_ERROR, INTERNAL_ERROR, ENHANCE_YOUR_CALM):
    @case(f"RFC 9113 §6.8 client: GOAWAY {CODE_NAMES[code]} in the middle of a message, then the end")
    async def _(trial, code=code):
        client, wire = await trial.called("--calls", "2", *STREAMING)
        await wire.send(
            response(1), message(1), data(1, framed(value(b"abc"))[:6]), goaway(1, code, b"why"))
        wire.half_close()
        second = await trial.accept(client)
        await second.welcome()
        await second.send(whole(await second.request()))
        trial.equal(
            [found for found, _ in await client.statuses()], [UNAVAILABLE, OK], "the statuses")


@case("RFC 9113 §5.1.2 client: max_concurrent_streams lowered to 0 in the middle of a call")
async def _(trial):
    client, wire = await trial.called("--calls", "2")
    await wire.send(settings((MAX_CONCURRENT_STREAMS, 0)))
    await wire.settle()
    await wire.send(whole(1))
    await wire.settle()
    trial.check(3 not in wire.streams, "a stream above the limit")
    await wire.send(settings((MAX_CONCURRENT_STREAMS, 1)))
    await wire.send(whole(await wire.request(3)))
    trial.equal([code for code, _ in await client.statuses()], [OK, OK], "the statuses")


@case("RFC 9113 §5.1.2 client: one stream at a time, and the next when it has ended")
async def _(trial):
    client = await trial.start_client("--calls", "3")
    wire = await trial.accept(client)
    await wire.welcome((MAX_CONCURRENT_STREAMS, 1))
    for number in (1, 3, 5):
        await wire.request(number)
        trial.equal(max(wire.streams), number, "the highest stream")
        await wire.send(whole(number))
    trial.equal([code for code, _ in await client.statuses()], [OK] * 3, "the statuses")


@case("RFC 9113 §6.7 client: PINGs by the hundred are acknowledged, and the call goes on")
async def _(trial):
    client, wire = await trial.called()
    sent = [number.to_bytes(8, "big") for number in range(1_000_000, 1_000_500)]
    await wire.send(response(1), *[ping(payload) for payload in sent])
    await wire.until(lambda: wire.acked >= set(sent), "the ACKs")
    await wire.send(message(1), trailers(1))
    trial.equal((await client.status())[0], OK, "the status")


@case("RFC 9113 §6.1 client: padding counts against the windows and is given back")
async def _(trial):
    client, wire = await trial.called(*STREAMING)
    window, whole_window = wire.settings.get(INITIAL_WINDOW_SIZE, 65_535), 65_535
    await wire.send(response(1))
    sent = 0
    # Nothing but padding: 256 bytes of the windows each.
    while sent < 2 * window:
        await wire.until(
            lambda: min(window + wire.increments.get(1, 0),
                        whole_window + wire.increments.get(0, 0)) - sent >= 256 * 64,
            "a window")
        await wire.send(*[data(1, pad=255)] * 64)
        sent += 256 * 64
    await wire.send(message(1), trailers(1))
    trial.equal((await client.status())[0], OK, "the status")


@case("RFC 9113 §6.9.2 client: windows and frame sizes that change while a request is written")
async def _(trial):
    client = await trial.start_client("--request-size", "60000")
    wire = await trial.accept(client)
    await wire.welcome((INITIAL_WINDOW_SIZE, 10))
    stream = wire.stream(1)
    size = len(framed(value(b"b" * 60_000)))
    granted = 10
    await wire.until(lambda: sum(stream.chunks) == granted, "a full window")
    for number in (1_000, 0, 20_000, 5, 40_000):
        # The window shrinks below zero and comes back; the connection's holds all.
        await wire.send(
            settings((INITIAL_WINDOW_SIZE, number), (MAX_FRAME_SIZE, 16_384 + number)))
        await wire.settle()
        granted = max(granted, number)
        trial.check(sum(stream.chunks) <= granted, f"more than {granted} bytes")
    await wire.send(window_update(1, size))
    await wire.request(1)
    await wire.send(whole(1))
    trial.equal((await client.status())[0], OK, "the status")


@case("RFC 7541 §7.3 client: a response that unpacks to 100 MB ends the call, not the client")
async def _(trial):
    client, wire = await trial.called("--calls", "2")
    # An entry of 3,000 bytes, then its index 16,000 times in each of three frames.
    entry = indexed_literal("x-bomb", "y" * 3_000)
    head = block([(":status", "200"), ("content-type", "application/grpc")]) + entry
    await wire.send(
        headers(1, head, end_headers=False), continuation(1, b"\xbe" * 16_000, False),
        continuation(1, b"\xbe" * 16_000))
    await wire.request(3)
    trial.check(not wire.goaways, "the connection ends")
    await wire.send(whole(3))
    trial.equal(
        [code for code, _ in await client.statuses()], [RESOURCE_EXHAUSTED, OK], "the statuses")
