"""gRPC requests: what is refused and how (PROTOCOL-HTTP2, doc/statuscodes.md, Connect's suites
"unexpected requests" and "server message size")."""

import gzip
import zlib

from harness.cases import case, table
from harness.expect import Answers, Either
from harness.frames import data
from harness.grpc import (
    COLLECT, DUPLEX, ECHO, EXPAND, INTERNAL, INVALID_ARGUMENT, OK, RESOURCE_EXHAUSTED,
    UNIMPLEMENTED, body, call, framed, head, value,
)

MESSAGE = framed(value(b"abc"))
ANSWERED = Answers(grpc=OK, content=b"abc")
NO_MESSAGE = data(1, end=True)


def typed(content_type):
    return head(1, content_type=content_type) + body(1)


def encoded(name, message, method=ECHO):
    return head(1, method, ("grpc-encoding", name)) + data(1, message, end=True)


def unary(payload, method=ECHO):
    return head(1, method) + data(1, payload, end=True)


table(
    # Cardinality
    ("gRPC unexpected requests: unary, no message, empty DATA", head(1) + NO_MESSAGE,
     Answers(grpc=UNIMPLEMENTED)),
    ("gRPC unexpected requests: unary, no message, END_STREAM on HEADERS", head(1, end=True),
     Answers(grpc=UNIMPLEMENTED)),
    ("gRPC unexpected requests: unary, two messages", unary(MESSAGE * 2),
     Answers(grpc=UNIMPLEMENTED)),
    ("gRPC unexpected requests: unary, two messages in two frames",
     head(1) + data(1, MESSAGE) + data(1, MESSAGE, end=True), Answers(grpc=UNIMPLEMENTED)),
    ("gRPC unexpected requests: server streaming, no message", head(1, EXPAND) + NO_MESSAGE,
     Answers(grpc=UNIMPLEMENTED)),
    ("gRPC unexpected requests: server streaming, two messages",
     unary(framed(value("1 1")) * 2, EXPAND), Answers(grpc=UNIMPLEMENTED)),
    ("gRPC unexpected requests: client streaming, no message", head(1, COLLECT) + NO_MESSAGE,
     Answers(grpc=OK, content=b"0 0")),
    ("gRPC unexpected requests: bidirectional, no message", head(1, DUPLEX, end=True),
     Answers(grpc=OK)),
    ("gRPC unexpected requests: an empty message", unary(framed(b"")),
     Answers(grpc=OK, content=b"")),
    # Cut and broken messages
    ("gRPC unexpected requests: cut inside the prefix", unary(MESSAGE[:3]),
     Answers(grpc=INTERNAL)),
    ("gRPC unexpected requests: cut inside the message", unary(MESSAGE[:-1]),
     Answers(grpc=INTERNAL)),
    ("gRPC unexpected requests: cut behind a whole message", unary(MESSAGE + MESSAGE[:4]),
     Answers(grpc=INTERNAL)),
    ("gRPC unexpected requests: client streaming, cut inside a message",
     unary(MESSAGE + MESSAGE[:4], COLLECT), Answers(grpc=INTERNAL)),
    ("gRPC unexpected requests: bytes that are not a valid message", unary(framed(b"\x0a\xff")),
     Answers(grpc=INVALID_ARGUMENT)),
    ("gRPC unexpected requests: invalid UTF-8 in a string", unary(framed(value(b"\xff")), "Values"),
     Answers(grpc=INVALID_ARGUMENT)),
    ("gRPC unexpected requests: unknown fields", unary(framed(value(b"abc") + b"\x98\x06\x01")),
     ANSWERED),
    # Content type
    ("gRPC content-type missing", head(1, without=["content-type"]) + body(1),
     Answers(http=415)),
    ("gRPC content-type text/html", typed("text/html"), Answers(http=415)),
    ("gRPC content-type application/json", typed("application/json"), Answers(http=415)),
    ("gRPC content-type application/grpc-web+json", typed("application/grpc-web+json"),
     Answers(http=415)),
    ("gRPC content-type application/grpcx", typed("application/grpcx"), Answers(http=415)),
    ("gRPC content-type application/grpc+json", typed("application/grpc+json"),
     Answers(http=415)),
    ("gRPC content-type empty", typed(""), Answers(http=415)),
    ("gRPC content-type application/grpc+proto", typed("application/grpc+proto"), ANSWERED),
    ("gRPC content-type application/grpc;charset=utf-8", typed("application/grpc;charset=utf-8"),
     ANSWERED),
    ("gRPC content-type in upper case", typed("Application/gRPC"), ANSWERED),
    # Method, path, te
    ("gRPC method GET", head(1, _method="GET", end=True), Answers(http=405)),
    ("gRPC method PUT", head(1, _method="PUT") + body(1), Answers(http=405)),
    ("gRPC method OPTIONS with the path *", head(1, _method="OPTIONS", _path="*", end=True),
     Answers(http=405)),
    ("gRPC te missing", head(1, without=["te"]) + body(1), ANSWERED),
    ("gRPC unknown method", call(1, "Missing"),
     Answers(grpc=UNIMPLEMENTED, message="unknown method")),
    ("gRPC unknown service", call(1, "/no.such.Service/Echo"),
     Answers(grpc=UNIMPLEMENTED, message="unknown service")),
    ("gRPC path of one part", call(1, "/otolith.conformance.Peer"), Answers(grpc=UNIMPLEMENTED)),
    ("gRPC path of three parts", call(1, "/otolith.conformance.Peer/Echo/x"),
     Answers(grpc=UNIMPLEMENTED)),
    ("gRPC path with a query", call(1, "/otolith.conformance.Peer/Echo?x"),
     Answers(grpc=UNIMPLEMENTED)),
    ("gRPC path in another case", call(1, "/otolith.conformance.Peer/echo"),
     Answers(grpc=UNIMPLEMENTED)),
    ("gRPC path /", call(1, "/"), Answers(grpc=UNIMPLEMENTED)),
    ("gRPC path with a percent escape", call(1, "/otolith.conformance.Peer/%45cho"),
     Answers(grpc=UNIMPLEMENTED)),
    # Compression
    ("gRPC compression: flag 1 without grpc-encoding", unary(framed(value(b"abc"), flag=1)),
     Answers(grpc=INTERNAL)),
    ("gRPC compression: flag 1 with identity", encoded("identity", framed(value(b"abc"), flag=1)),
     Answers(grpc=INTERNAL)),
    ("gRPC compression: flag 2", unary(framed(value(b"abc"), flag=2)), Answers(grpc=INTERNAL)),
    ("gRPC compression: flag 255", unary(framed(value(b"abc"), flag=255)),
     Answers(grpc=INTERNAL)),
    ("gRPC compression: gzip", encoded("gzip", framed(gzip.compress(value(b"abc")), flag=1)),
     ANSWERED),
    ("gRPC compression: deflate", encoded("deflate", framed(zlib.compress(value(b"abc")), flag=1)),
     ANSWERED),
    ("gRPC compression: gzip named, flag 0", encoded("gzip", MESSAGE), ANSWERED),
    ("gRPC compression: gzip and flags 1 and 0 in a stream",
     encoded("gzip", framed(gzip.compress(value(b"abc")), flag=1) + MESSAGE, COLLECT),
     Answers(grpc=OK, content=b"2 6")),
    ("gRPC compression: invalid gzip data", encoded("gzip", framed(b"not gzip", flag=1)),
     Answers(grpc=INTERNAL)),
    ("gRPC compression: gzip cut short",
     encoded("gzip", framed(gzip.compress(value(b"abc" * 99))[:-9], flag=1)),
     Answers(grpc=INTERNAL)),
    ("gRPC compression: gzip with bytes behind it",
     encoded("gzip", framed(gzip.compress(value(b"abc")) + b"more", flag=1)),
     Answers(grpc=INTERNAL)),
    ("gRPC compression: an empty compressed message", encoded("gzip", framed(b"", flag=1)),
     Either(Answers(grpc=INTERNAL), Answers(grpc=OK, content=b""))),
    ("gRPC compression: deflate data under the name gzip",
     encoded("gzip", framed(zlib.compress(value(b"abc")), flag=1)), Answers(grpc=INTERNAL)),
    ("gRPC compression: a bomb of three times the limit",
     encoded("gzip", framed(gzip.compress(bytes(12 << 20)), flag=1)),
     Answers(grpc=RESOURCE_EXHAUSTED)),
)


@case("gRPC compression: an unknown grpc-encoding is UNIMPLEMENTED and lists what is accepted")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(encoded("snappy", framed(b"x", flag=1)))
    stream = await wire.reply()
    trial.equal(stream.status, UNIMPLEMENTED, "the status")
    accepted = {name.strip() for name in stream.field("grpc-accept-encoding", 0).split(",")}
    trial.equal(accepted, {"identity", "gzip", "deflate"}, "grpc-accept-encoding")


async def response_encoding(trial, wanted, *extra):
    wire = await trial.greeted()
    return await wire.ask(1, ECHO, b"z" * 5_000, ("x-encoding", wanted), *extra)


for name, read in (("gzip", gzip.decompress), ("deflate", zlib.decompress)):
    @case(f"gRPC compression: a response in {name}, which the client accepts")
    async def _(trial, name=name, read=read):
        stream = await response_encoding(
            trial, name, ("grpc-accept-encoding", f"identity, {name}"))
        trial.equal(stream.field("grpc-encoding", 0), name, "grpc-encoding")
        trial.equal(stream.body[0], 1, "the flag")
        trial.equal(read(bytes(stream.body[5:])), value(b"z" * 5_000), "the message")


@case("gRPC compression: no response in an encoding that the client does not accept")
async def _(trial):
    for extra in ([], [("grpc-accept-encoding", "identity,deflate")],
                  [("grpc-accept-encoding", "gzipx")]):
        stream = await response_encoding(trial, "gzip", *extra)
        trial.check(stream.field("grpc-encoding", 0) in (None, "identity"), "grpc-encoding")
        trial.equal(stream.content, b"z" * 5_000, "the echo")


# Message size


async def sized(trial, limit, *options):
    server = await trial.start_server("--request-size-max", str(limit), *options)
    return await trial.greeted(server=server)


@case("gRPC message size: at the limit, one over, in a prefix, after the limit")
async def _(trial):
    wire = await sized(trial, 1_000)
    content = b"s" * (1_000 - 3)
    trial.equal(len(value(content)), 1_000, "the message")
    trial.equal((await wire.ask(1, ECHO, content)).content, content, "the echo")
    over = await wire.ask(3, ECHO, content + b"x")
    trial.equal(over.status, RESOURCE_EXHAUSTED, "one byte over")
    trial.check("1000" in over.message, "the message does not name the limit")
    # Refused by its prefix, before any byte of it.
    await wire.send(head(5), data(5, framed(b"", length=(1 << 32) - 1)))
    stream = await wire.over(5)
    trial.equal(stream.status, RESOURCE_EXHAUSTED, "4 GiB announced")
    trial.equal((await wire.ask(7, ECHO, content)).content, content, "the echo afterwards")


@case("gRPC message size: one over in a stream of requests")
async def _(trial):
    wire = await sized(trial, 1_000)
    content = b"s" * (1_000 - 3)
    await wire.send(head(1, COLLECT), body(1, content, end=False), body(1, content))
    trial.equal((await wire.reply()).content, b"2 1994", "the answer")
    await wire.send(head(3, COLLECT), body(3, content, end=False), body(3, content + b"x"))
    trial.equal((await wire.over(3)).status, RESOURCE_EXHAUSTED, "one byte over")


@case("gRPC message size: small on the wire, one over when decompressed")
async def _(trial):
    wire = await sized(trial, 1_000)
    for number, size, status in ((1, 997, OK), (3, 998, RESOURCE_EXHAUSTED)):
        message = framed(gzip.compress(value(b"s" * size)), flag=1)
        await wire.send(
            head(number, ECHO, ("grpc-encoding", "gzip")), data(number, message, end=True))
        trial.equal((await wire.over(number)).status, status, f"{size} bytes")


@case("gRPC message size: the default limit of 4 MiB")
async def _(trial):
    wire = await trial.greeted((4, 1 << 24))
    await wire.send(b"\0\0\4\x08\0\0\0\0\0" + (1 << 24).to_bytes(4, "big"))
    for number, size, status in ((1, (4 << 20) - 5, OK), (3, (4 << 20) - 4, RESOURCE_EXHAUSTED)):
        message = framed(value(b"s" * size))
        await wire.send(head(number))
        window = wire.settings[4]
        at = 0
        stream = wire.stream(number)
        while at < len(message) and not stream.is_over:
            step = min(16_384, len(message) - at)
            await wire.until(
                lambda: stream.is_over or window + wire.increments.get(number, 0) - at >= step,
                "a stream window")
            await wire.send(data(number, message[at:at + step], end=at + step == len(message)))
            at += step
        trial.equal((await wire.over(number)).status, status, f"{size} bytes")
