"""Our client and what a server may do to a connection: resets, GOAWAY, SETTINGS, windows."""

from hpack import Encoder

from harness.answers import closes, message, only, response, status, trailers, whole
from harness.cases import case
from harness.frames import (
    CANCEL, CODE_NAMES, COMPRESSION_ERROR, ENABLE_PUSH, FLOW_CONTROL_ERROR, FRAME_SIZE_ERROR,
    HEADER_TABLE_SIZE, HIGHEST, INITIAL_WINDOW_SIZE, MAX_CONCURRENT_STREAMS, MAX_FRAME_SIZE,
    NO_ERROR, PING, PROTOCOL_ERROR, REFUSED_STREAM, SETTINGS, block, continuation, data, frame,
    goaway, headers, ping, push_promise, reset, settings, window_update,
)
from harness.grpc import (
    CANCELLED, DEADLINE_EXCEEDED, INTERNAL, OK, PERMISSION_DENIED, RESOURCE_EXHAUSTED, UNAVAILABLE,
    framed, value,
)

HEAD = block([(":status", "200"), ("content-type", "application/grpc")])

# PROTOCOL-HTTP2, "Errors". REFUSED_STREAM has cases of its own.
RESET_STATUSES = {8: CANCELLED, 11: RESOURCE_EXHAUSTED, 12: PERMISSION_DENIED}
for code, name in enumerate(CODE_NAMES):
    if code == REFUSED_STREAM:
        continue
    expected = RESET_STATUSES.get(code, INTERNAL)
    # STREAM_CLOSED and HTTP_1_1_REQUIRED have no row or say UNKNOWN.
    status(f"gRPC client: RST_STREAM {name} before the headers", reset(1, code), (expected,))
    status(f"gRPC client: RST_STREAM {name} after a message",
           response(1) + message(1) + reset(1, code), (expected,))
status("gRPC client: RST_STREAM with an unknown code", reset(1, 0xFEEDBEEF), INTERNAL)

# Connection errors that the client answers
closes("RFC 9113 §8.4 client: PUSH_PROMISE though push is off",
       push_promise(1, 2, HEAD), (PROTOCOL_ERROR,))
closes("RFC 9113 §6.5.2 client: enable_push 1 from a server", settings((ENABLE_PUSH, 1)),
       (PROTOCOL_ERROR,))
closes("RFC 9113 §6.5.2 client: initial_window_size 2^31",
       settings((INITIAL_WINDOW_SIZE, 1 << 31)), (FLOW_CONTROL_ERROR,))
closes("RFC 9113 §6.5.2 client: max_frame_size 16,383", settings((MAX_FRAME_SIZE, 16_383)),
       (PROTOCOL_ERROR,))
closes("RFC 9113 §6.5 client: 5 bytes", frame(SETTINGS, 0, 0, bytes(5)), (FRAME_SIZE_ERROR,))
closes("RFC 9113 §6.7 client: 7 bytes", frame(PING, 0, 0, bytes(7)), (FRAME_SIZE_ERROR,))
closes("RFC 9113 §5.1 client: HEADERS on an idle stream", headers(3, HEAD), (PROTOCOL_ERROR,))
closes("RFC 9113 §5.1.1 client: HEADERS on a stream of the server's", headers(2, HEAD),
       (PROTOCOL_ERROR,))
closes("RFC 9113 §5.1 client: DATA on an idle stream", data(7, b"x"), (PROTOCOL_ERROR,))
closes("RFC 9113 §5.1 client: RST_STREAM on an idle stream", reset(7), (PROTOCOL_ERROR,))
closes("RFC 9113 §4.3 client: a field section with invalid HPACK", headers(1, b"\xff" * 4),
       (COMPRESSION_ERROR,))
closes("RFC 9113 §4.2 client: HEADERS of 16,385 bytes", headers(1, HEAD + bytes(16_385)),
       (FRAME_SIZE_ERROR,))
closes("RFC 9113 §6.10 client: PING inside a field block",
       headers(1, HEAD, end_headers=False) + ping(), (PROTOCOL_ERROR,))
closes("RFC 9113 §6.10 client: CONTINUATION after END_HEADERS", headers(1, HEAD)
       + continuation(1, b""), (PROTOCOL_ERROR,))
closes("RFC 9113 §6.9 client: an increment of 0 on the connection", window_update(0, 0),
       (PROTOCOL_ERROR,))
closes("RFC 9113 §6.9.1 client: the connection's window above 2^31-1", window_update(0, HIGHEST),
       (FLOW_CONTROL_ERROR,))
closes("RFC 9113 §6.1 client: padding longer than the payload",
       response(1) + frame(0, 8, 1, b"\xffabc"), (PROTOCOL_ERROR,))


@case("RFC 9113 §3.4 client: a server whose first frame is no SETTINGS")
async def _(trial):
    client = await trial.start_client()
    wire = await trial.accept(client)
    await wire.send(ping())
    code, said = await client.status()
    trial.equal(code, UNAVAILABLE, "the status")


@case("RFC 9113 §3.4 client: a server that speaks HTTP/1.1")
async def _(trial):
    client = await trial.start_client()
    wire = await trial.accept(client)
    await wire.send(b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n")
    wire.half_close()
    trial.equal((await client.status())[0], UNAVAILABLE, "the status")


@case("RFC 9113 §3.4 client: a server that never sends SETTINGS")
async def _(trial):
    client = await trial.start_client("--timeout", "300")
    await trial.accept(client)
    trial.equal((await client.status())[0], DEADLINE_EXCEEDED, "the status")


@case("RFC 9113 §3.4 client: a server that closes at once")
async def _(trial):
    client = await trial.start_client()
    (await trial.accept(client)).close()
    trial.equal((await client.status())[0], UNAVAILABLE, "the status")


@case("RFC 9113 §3.4 client: the preface, SETTINGS without push, and the ACK")
async def _(trial):
    client, wire = await trial.called()
    trial.equal(type(wire.order[0]).__name__, "SettingsFrame", "the first frame")
    trial.equal(wire.settings[ENABLE_PUSH], 0, "enable_push")
    trial.equal(wire.settings_acks, 1, "acknowledgements")


@case("gRPC client: the request's fields")
async def _(trial):
    client, wire = await trial.called("--metadata", "x-a=1", "--metadata", "x-a=0",
                                      "--timeout", "9000")
    section = wire.stream(1).sections[0]
    names = [name for name, _ in section]
    pseudo = [name for name in names if name.startswith(":")]
    trial.equal(sorted(pseudo), [":authority", ":method", ":path", ":scheme"], "pseudo fields")
    trial.equal(names[:4], pseudo, "the first fields")
    # PROTOCOL-HTTP2 has :method first, for servers that look there.
    fields = dict(section)
    for name, text in ((":method", "POST"), (":scheme", "http"), ("te", "trailers"),
                       (":path", "/otolith.conformance.Peer/Echo"),
                       ("content-type", "application/grpc")):
        trial.equal(fields.get(name), text, name)
    trial.check(fields["user-agent"].startswith("grpc-"), "user-agent does not begin with grpc-")
    trial.equal([text for name, text in section if name == "x-a"], ["1", "0"], "x-a")
    trial.check(fields["grpc-timeout"][:-1].isdigit() and len(fields["grpc-timeout"]) <= 9,
                f"grpc-timeout {fields['grpc-timeout']}")
    trial.equal(bytes(wire.stream(1).body), framed(value(b"bbb")), "the message")
    await wire.send(whole(1))
    trial.equal((await client.status())[0], OK, "the status")


@case("gRPC client: a deadline ends the call with RST_STREAM CANCEL")
async def _(trial):
    client, wire = await trial.called("--timeout", "3000")
    stream = wire.stream(1)
    stream.reset = None
    await wire.until(lambda: stream.reset is not None, "RST_STREAM")
    trial.equal(stream.reset, CANCEL, "the code")
    trial.equal((await client.status())[0], DEADLINE_EXCEEDED, "the status")


@case("gRPC client: a refused response resets the stream")
async def _(trial):
    client, wire = await trial.called("--response-size-max", "100", "--calls", "2")
    stream = wire.stream(1)
    await wire.send(response(1) + message(1, b"s" * 200))
    await wire.until(lambda: stream.reset is not None, "RST_STREAM")
    await wire.request(3)
    await wire.send(whole(3))
    trial.equal([code for code, _ in await client.statuses()], [RESOURCE_EXHAUSTED, OK], "statuses")


@case("gRPC client: REFUSED_STREAM is tried again")
async def _(trial):
    client, wire = await trial.called()
    await wire.send(reset(1, REFUSED_STREAM))
    await wire.request(3)
    trial.equal(bytes(wire.stream(3).body), framed(value(b"bbb")), "the message")
    await wire.send(whole(3))
    trial.equal((await client.status())[0], OK, "the status")


@case("gRPC client: REFUSED_STREAM after headers is not tried again")
async def _(trial):
    client, wire = await trial.called()
    await wire.send(response(1) + reset(1, REFUSED_STREAM))
    trial.equal((await client.status())[0], UNAVAILABLE, "the status")


@case("gRPC client: REFUSED_STREAM without end is UNAVAILABLE")
async def _(trial):
    client, wire = await trial.called()
    number = 1
    while True:
        await wire.send(reset(number, REFUSED_STREAM))
        try:
            number = await wire.request()
        except Exception:
            break
        trial.check(number < 20, "tried again ten times")
    trial.equal((await client.status())[0], UNAVAILABLE, "the status")


@case("gRPC client: GOAWAY below the call: it is made again on a new connection")
async def _(trial):
    client, wire = await trial.called()
    await wire.send(goaway(0))
    second = await trial.accept(client)
    await second.welcome()
    number = await second.request()
    trial.equal(bytes(second.stream(number).body), framed(value(b"bbb")), "the message")
    await second.send(whole(number))
    trial.equal((await client.status())[0], OK, "the status")


@case("gRPC client: GOAWAY at the call: it ends, the next is made on a new connection")
async def _(trial):
    client, wire = await trial.called("--calls", "2")
    await wire.send(goaway(1))
    await wire.settle()
    await wire.send(whole(1))
    second = await trial.accept(client)
    await second.welcome()
    await second.send(whole(await second.request()))
    trial.equal([code for code, _ in await client.statuses()], [OK, OK], "the statuses")


@case("gRPC client: a two-step GOAWAY loses no call")
async def _(trial):
    client, wire = await trial.called("--calls", "2")
    await wire.send(goaway(HIGHEST), ping(b"shutdown"))
    await wire.until(lambda: b"shutdown" in wire.acked, "the PING's ACK")
    await wire.send(goaway(1), whole(1))
    second = await trial.accept(client)
    await second.welcome()
    await second.send(whole(await second.request()))
    trial.equal([code for code, _ in await client.statuses()], [OK, OK], "the statuses")


@case("gRPC client: GOAWAY with debug data and the end of the connection")
async def _(trial):
    client, wire = await trial.called()
    await wire.send(goaway(1, 11, b"too_many_pings"))
    wire.half_close()
    trial.equal((await client.status())[0], UNAVAILABLE, "the status")


@case("gRPC client: the connection ends before the headers")
async def _(trial):
    client, wire = await trial.called()
    wire.close()
    trial.equal((await client.status())[0], UNAVAILABLE, "the status")


@case("gRPC client: the connection ends inside a message")
async def _(trial):
    client, wire = await trial.called()
    await wire.send(response(1), data(1, framed(value(b"abc"))[:6]))
    wire.close()
    trial.equal((await client.status())[0], UNAVAILABLE, "the status")


@case("gRPC client: a lost connection does not spoil the next call")
async def _(trial):
    client, wire = await trial.called("--calls", "2")
    wire.abort()
    second = await trial.accept(client)
    await second.welcome()
    await second.send(whole(await second.request()))
    trial.equal(
        [code for code, _ in await client.statuses()], [UNAVAILABLE, OK], "the statuses")


@case("gRPC client: nothing listens")
async def _(trial):
    client = await trial.start_client()
    client.listener.close()
    trial.equal((await client.status())[0], UNAVAILABLE, "the status")


# SETTINGS and windows


@case("RFC 9113 §5.1.2 client: max_concurrent_streams 0, later 1")
async def _(trial):
    client = await trial.start_client()
    wire = await trial.accept(client)
    await wire.welcome((MAX_CONCURRENT_STREAMS, 0))
    await wire.settle()
    trial.check(not wire.streams, "a stream was opened")
    await wire.send(settings((MAX_CONCURRENT_STREAMS, 1)))
    await wire.request(1)
    await wire.send(whole(1))
    trial.equal((await client.status())[0], OK, "the status")


@case("RFC 9113 §6.9.1 client: a stream window of 0, opened byte by byte")
async def _(trial):
    client = await trial.start_client("--request-size", "20")
    wire = await trial.accept(client)
    await wire.welcome((INITIAL_WINDOW_SIZE, 0))
    stream = wire.stream(1)
    await wire.until(lambda: stream.sections, "the request's headers")
    await wire.settle()
    trial.equal(sum(stream.chunks), 0, "bytes in a closed window")
    size = len(framed(value(b"b" * 20)))
    for count in range(1, size + 1):
        await wire.send(window_update(1, 1))
        await wire.until(lambda count=count: sum(stream.chunks) >= count, f"byte {count}")
        trial.equal(sum(stream.chunks), count, "the bytes")
    await wire.request(1)
    await wire.send(whole(1))
    trial.equal((await client.status())[0], OK, "the status")


@case("RFC 9113 §6.9.1 client: the connection's window and the frame size hold")
async def _(trial):
    client = await trial.start_client("--request-size", "200000")
    wire = await trial.accept(client)
    await wire.welcome((INITIAL_WINDOW_SIZE, HIGHEST))
    stream = wire.stream(1)
    await wire.until(lambda: sum(stream.chunks) >= 65_535, "a full window")
    await wire.settle()
    trial.equal(sum(stream.chunks), 65_535, "the bytes")
    await wire.send(window_update(0, 1_000_000))
    await wire.request(1)
    trial.check(max(stream.chunks) <= 16_384, "a frame above 16,384 bytes")
    await wire.send(whole(1))
    trial.equal((await client.status())[0], OK, "the status")


@case("RFC 9113 §6.9.2 client: a window below zero")
async def _(trial):
    client = await trial.start_client("--request-size", "5000")
    wire = await trial.accept(client)
    await wire.welcome((INITIAL_WINDOW_SIZE, 1_000))
    stream = wire.stream(1)
    await wire.until(lambda: sum(stream.chunks) >= 1_000, "a full window")
    await wire.send(settings((INITIAL_WINDOW_SIZE, 100)), window_update(1, 900))
    await wire.settle()
    trial.equal(sum(stream.chunks), 1_000, "the bytes")
    await wire.send(window_update(1, 10_000))
    await wire.request(1)
    await wire.send(whole(1))
    trial.equal((await client.status())[0], OK, "the status")


@case("RFC 9113 §6.9 client: windows are given back as messages are read")
async def _(trial):
    client, wire = await trial.called("--kind", "server-streaming")
    window, whole_window = wire.settings.get(INITIAL_WINDOW_SIZE, 65_535), 65_535
    await wire.send(response(1))
    sent = 0
    frame_bytes = framed(value(b"r" * 16_000))
    count = 0
    while sent < 3 * window:
        await wire.until(
            lambda: min(window + wire.increments.get(1, 0),
                        whole_window + wire.increments.get(0, 0)) - sent >= len(frame_bytes),
            "a window")
        await wire.send(data(1, frame_bytes))
        sent += len(frame_bytes)
        count += 1
    await wire.send(trailers(1))
    trial.equal((await client.status())[0], OK, "the status")
    trial.equal((await client.output()).count("message 16000"), count, "the messages")


@case("RFC 9113 §6.9.1 client: a message larger than the stream's window")
async def _(trial):
    client, wire = await trial.called()
    window = wire.settings.get(INITIAL_WINDOW_SIZE, 65_535)
    content = framed(value(b"r" * 1_000_000))
    trial.check(len(content) > window, "the window holds it")
    await wire.send(response(1))
    at = 0
    while at < len(content):
        await wire.until(
            lambda: min(window + wire.increments.get(1, 0),
                        65_535 + wire.increments.get(0, 0)) - at >= 16_384, "a window")
        await wire.send(data(1, content[at:at + 16_384]))
        at += 16_384
    await wire.send(trailers(1))
    trial.equal((await client.status())[0], OK, "the status")


@case("RFC 9113 §6.7 client: PING is acknowledged with its payload")
async def _(trial):
    client, wire = await trial.called()
    await wire.send(ping(b"\x00\xff12345\x01"))
    await wire.until(lambda: b"\x00\xff12345\x01" in wire.acked, "the ACK")
    await wire.send(whole(1))
    trial.equal((await client.status())[0], OK, "the status")


@case("RFC 9113 §6.5.3 client: a hundred SETTINGS are acknowledged")
async def _(trial):
    client, wire = await trial.called()
    await wire.send(*[settings((MAX_FRAME_SIZE, 16_384 + number)) for number in range(100)])
    await wire.until(lambda: wire.settings_acks == 101, "the ACKs")
    await wire.send(whole(1))
    trial.equal((await client.status())[0], OK, "the status")


@case("RFC 9113 §10.5 client: SETTINGS without end do not hold up the deadline")
async def _(trial):
    client, wire = await trial.called("--timeout", "3000")
    flood = settings((MAX_FRAME_SIZE, 16_384)) * 200
    for _ in range(50):
        await wire.send(flood)
    code, said = await client.status()
    trial.check(code in (DEADLINE_EXCEEDED, UNAVAILABLE, INTERNAL), f"status {code} {said}")


# Streams of requests


@case("gRPC client: a stream of requests is one HTTP/2 stream")
async def _(trial):
    client, wire = await trial.called("--kind", "client-streaming", "--requests", "5")
    trial.equal(bytes(wire.stream(1).body), framed(value(b"bbb")) * 5, "the messages")
    await wire.send(whole(1))
    trial.equal((await client.status())[0], OK, "the status")


@case("gRPC client: an answer before the end of the requests counts")
async def _(trial):
    for kind in ("client-streaming", "bidirectional"):
        client = await trial.start_client(
            "--kind", kind, "--requests", "1000", "--request-size", "1000")
        wire = await trial.accept(client)
        await wire.welcome()
        await wire.until(lambda: wire.stream(1).body, "the first request")
        await wire.send(only(1, 9, ("grpc-message", "enough")) + reset(1, NO_ERROR))
        trial.equal(await client.status(), (9, "enough"), f"the status, {kind}")


@case("gRPC client: an error before the end of the requests resets a stream that is left open")
async def _(trial):
    for kind in ("client-streaming", "bidirectional"):
        client = await trial.start_client(
            "--kind", kind, "--requests", "1000", "--request-size", "1000")
        wire = await trial.accept(client)
        await wire.welcome()
        stream = wire.stream(1)
        await wire.until(lambda: stream.body, "the first request")
        await wire.send(only(1, 9, ("grpc-message", "enough")))
        await wire.until(lambda: stream.reset is not None, "RST_STREAM")
        trial.equal(stream.reset, CANCEL, f"the code, {kind}")
        trial.equal(await client.status(), (9, "enough"), f"the status, {kind}")


@case("gRPC client: RST_STREAM while requests are written")
async def _(trial):
    for kind in ("client-streaming", "bidirectional"):
        client = await trial.start_client(
            "--kind", kind, "--requests", "1000", "--request-size", "1000")
        wire = await trial.accept(client)
        await wire.welcome()
        await wire.until(lambda: wire.stream(1).body, "the first request")
        await wire.send(reset(1, CANCEL))
        trial.equal((await client.status())[0], CANCELLED, f"the status, {kind}")


@case("gRPC client: requests wait for the server's window")
async def _(trial):
    client = await trial.start_client(
        "--kind", "client-streaming", "--requests", "1000", "--request-size", "1000")
    wire = await trial.accept(client)
    await wire.welcome((INITIAL_WINDOW_SIZE, 10_000))
    stream = wire.stream(1)
    await wire.until(lambda: sum(stream.chunks) >= 10_000, "a full window")
    await wire.settle()
    trial.equal(sum(stream.chunks), 10_000, "the bytes")
    await wire.send(window_update(1, 10_000_000), window_update(0, 10_000_000))
    await wire.request(1)
    trial.equal(bytes(stream.body), framed(value(b"b" * 1_000)) * 1_000, "the messages")
    await wire.send(whole(1))
    trial.equal((await client.status())[0], OK, "the status")


@case("gRPC client: compressed requests name their encoding")
async def _(trial):
    client, wire = await trial.called("--encoding", "gzip", "--request-size", "5000")
    stream = wire.stream(1)
    trial.equal(stream.field("grpc-encoding", 0), "gzip", "grpc-encoding")
    trial.equal(stream.body[0], 1, "the flag")
    trial.check(len(stream.body) < 1_000, "the message is not compressed")
    await wire.send(whole(1))
    trial.equal((await client.status())[0], OK, "the status")


@case("gRPC client: grpc-accept-encoding lists what it reads")
async def _(trial):
    client, wire = await trial.called()
    accepted = wire.stream(1).field("grpc-accept-encoding", 0) or ""
    trial.equal({name.strip() for name in accepted.split(",")} >= {"gzip", "deflate"}, True,
                "gzip and deflate")
    await wire.send(whole(1))


# Later calls on the same connection


@case("gRPC client: an answer that comes after the deadline spoils nothing")
async def _(trial):
    client, wire = await trial.called("--calls", "2", "--timeout", "3000")
    stream = wire.stream(1)
    stream.reset = None
    await wire.until(lambda: stream.reset is not None, "RST_STREAM")
    await wire.send(whole(1))
    await wire.request(3)
    await wire.send(whole(3))
    trial.equal(
        [code for code, _ in await client.statuses()], [DEADLINE_EXCEEDED, OK], "the statuses")


@case("RFC 7541 §2.2 client: responses with a dynamic table that shrinks and grows")
async def _(trial):
    client, wire = await trial.called("--calls", "6", "--show", "x-many")
    encoder = Encoder()
    for number, size in ((1, 4_096), (3, 4_096), (5, 0), (7, 200), (9, 4_096), (11, 4_096)):
        encoder.header_table_size = size
        first = encoder.encode(
            [(":status", "200"), ("content-type", "application/grpc"), ("x-many", "same")])
        last = encoder.encode([("grpc-status", "0"), ("x-many", f"last {number}")])
        await wire.send(headers(number, first), message(number), headers(number, last, end=True))
        if number < 11:
            await wire.request(number + 2)
    lines = await client.output()
    trial.equal(lines.count("initial x-many=same"), 6, "initial metadata")
    trial.equal(
        [line for line in lines if line.startswith("trailing")],
        [f"trailing x-many=last {number}" for number in range(1, 12, 2)], "trailing metadata")


@case("RFC 9113 §6.5.3 client: a header_table_size of 0 is obeyed")
async def _(trial):
    client, wire = await trial.called(
        "--calls", "3", "--metadata", "x-a=same", settings=[(HEADER_TABLE_SIZE, 0)])
    for number in (1, 3, 5):
        if number > 1:
            await wire.request(number)
        trial.equal(wire.stream(number).field("x-a", 0), "same", "the metadata")
        await wire.send(whole(number))
    trial.equal(wire.table_size, 0, "the encoder's table")
    trial.equal([code for code, _ in await client.statuses()], [OK] * 3, "the statuses")


@case("RFC 9113 §5.1.1 client: streams are numbered 1, 3, 5")
async def _(trial):
    client, wire = await trial.called("--calls", "3")
    await wire.send(whole(1))
    for number in (3, 5):
        trial.equal(await wire.request(), number, "the number")
        await wire.send(whole(number))
    trial.equal([code for code, _ in await client.statuses()], [OK] * 3, "the statuses")
