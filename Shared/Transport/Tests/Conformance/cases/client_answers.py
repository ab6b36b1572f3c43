"""Our client and what a server may answer: statuses, shapes, metadata, messages."""

import gzip
import zlib

from harness.answers import message, only, response, status, trailers, whole
from harness.cases import case
from harness.frames import (
    block, continuation, data, frame, headers, ping, priority, reset, settings,
)
from harness.grpc import (
    INTERNAL, NOT_FOUND, OK, PERMISSION_DENIED, RESOURCE_EXHAUSTED, UNAUTHENTICATED, UNAVAILABLE,
    UNIMPLEMENTED, UNKNOWN, framed, value,
)

HEAD = block([(":status", "200"), ("content-type", "application/grpc")])
TAIL = block([("grpc-status", "0")])
DATA = framed(value(b"abc"))
SERVED = ["message 3"]

# Shapes that are fine
status("gRPC client: headers, message, trailers", whole(1), OK, lines=SERVED)
status("gRPC client: the answer in one-byte DATA frames",
       response(1) + b"".join(data(1, DATA[at:at + 1]) for at in range(len(DATA))) + trailers(1),
       OK, lines=SERVED)
status("gRPC client: padded HEADERS, DATA and trailers",
       headers(1, HEAD, pad=77) + data(1, DATA, pad=200) + headers(1, TAIL, end=True, pad=0), OK,
       lines=SERVED)
status("gRPC client: HEADERS and trailers with CONTINUATION",
       headers(1, HEAD[:9], end_headers=False) + continuation(1, HEAD[9:20], False)
       + continuation(1, HEAD[20:]) + data(1, DATA)
       + headers(1, TAIL[:4], end=True, end_headers=False) + continuation(1, TAIL[4:]), OK,
       lines=SERVED)
status("gRPC client: informational responses first",
       headers(1, block([(":status", "100")])) + headers(1, block([(":status", "103")])) + whole(1),
       OK, lines=SERVED)
status("gRPC client: frames that mean nothing in between",
       response(1) + frame(0xBE, 0, 1, b"?") + priority(1) + message(1) + ping()
       + settings((0x7777, 1)) + data(1) + trailers(1), OK, lines=SERVED)
status("gRPC client: content-type application/grpc+proto",
       response(1, content_type="application/grpc+proto") + message(1) + trailers(1), OK)
status("gRPC client: RST_STREAM NO_ERROR behind the trailers", whole(1) + reset(1, 0), OK,
       lines=SERVED)
status("gRPC client: frames of the stream behind the trailers are no error of the call",
       whole(1) + reset(1, 2), OK, lines=SERVED)
status("gRPC client: an empty message", response(1) + data(1, framed(b"")) + trailers(1), OK,
       lines=["message 0"])
status("gRPC client: several messages of a stream",
       response(1) + message(1, b"1") + message(1, b"22") + data(1, framed(value(b"333")))
       + trailers(1), OK, "--kind", "server-streaming",
       lines=["message 1", "message 2", "message 3"])
status("gRPC client: a stream of no message, trailers-only", only(1, 0), OK, "--kind",
       "server-streaming")
status("gRPC client: messages, then an error", response(1) + message(1) + trailers(1, 10), 10,
       "--kind", "server-streaming")

# Statuses
for code in range(1, 17):
    status(f"gRPC client: status {code} trailers-only", only(1, code, ("grpc-message", "m")), code,
           text="m")
status("gRPC client: a status in trailers", response(1) + trailers(1, 5, ("grpc-message", "gone")),
       NOT_FOUND, text="gone")
status("gRPC client: grpc-message percent-encoded",
       only(1, 5, ("grpc-message", "gr%C3%B6%C3%9Fe 100%25")), NOT_FOUND, text="größe 100%")
status("gRPC client: grpc-message with broken escapes", only(1, 5, ("grpc-message", "%zz 5% %4")),
       NOT_FOUND, text="%zz 5% %4")
status("gRPC client: grpc-message absent", only(1, 5), NOT_FOUND)
status("gRPC client: grpc-status 17", only(1, 17, ("grpc-message", "new")), UNKNOWN, text="new")
for text in ("abc", "-1", "1x", "99999999999999999999", ""):
    status(f"gRPC client: grpc-status {text!r}", only(1, text), UNKNOWN)
    status(f"gRPC client: grpc-status {text!r} in trailers",
           response(1) + message(1) + trailers(1, text), UNKNOWN)
# doc/statuscodes.md: UNKNOWN, as grpc C++ gives it, or INTERNAL, as grpc-go does.
status("gRPC client: trailers without grpc-status",
       response(1) + message(1) + headers(1, block([("x-a", "b")]), end=True), (UNKNOWN, INTERNAL))
status("gRPC client: no trailers, END_STREAM on DATA", response(1) + message(1, end=True),
       (UNKNOWN, INTERNAL))
status("gRPC client: no trailers, an empty DATA frame",
       response(1) + message(1) + data(1, end=True), (UNKNOWN, INTERNAL))
status("gRPC client: headers with END_STREAM and no grpc-status", response(1, end=True),
       (UNKNOWN, INTERNAL))

# doc/http-grpc-status-mapping.md
for http, code in ((400, INTERNAL), (401, UNAUTHENTICATED), (403, PERMISSION_DENIED),
                   (404, UNIMPLEMENTED), (429, UNAVAILABLE), (502, UNAVAILABLE),
                   (503, UNAVAILABLE), (504, UNAVAILABLE), (500, UNKNOWN), (405, UNKNOWN),
                   (415, UNKNOWN), (301, UNKNOWN), (204, UNKNOWN), (999, UNKNOWN)):
    status(f"gRPC client: HTTP status {http}",
           response(1, status=str(http), content_type="text/html", end=True), code)
    status(f"gRPC client: HTTP status {http} with a body",
           response(1, status=str(http), content_type="text/html")
           + data(1, b"<html>no</html>", end=True), code)
status("gRPC client: grpc-status beside HTTP status 503 holds",
       response(1, ("grpc-status", "7"), status="503", end=True), PERMISSION_DENIED)
status("gRPC client: content-type text/html", response(1, content_type="text/html")
       + data(1, b"<html>hello</html>", end=True), UNKNOWN)
status("gRPC client: no content-type", response(1, content_type=None) + message(1) + trailers(1),
       UNKNOWN)

# Malformed for HTTP (RFC 9113 §8.1.1): a stream error
MALFORMED = (INTERNAL, UNAVAILABLE)
status("RFC 9113 §8.3.2 client: no :status", headers(1, block([("content-type", "x")]), end=True),
       MALFORMED)
status("RFC 9113 §8.3.2 client: :status twice",
       headers(1, block([(":status", "200"), (":status", "200")]), end=True), MALFORMED)
status("RFC 9113 §8.3.2 client: a non-numeric :status",
       response(1, status="abc", end=True), MALFORMED)
status("RFC 9113 §8.3 client: a request's pseudo-header field",
       headers(1, block([(":status", "200"), (":path", "/")]), end=True), MALFORMED)
status("RFC 9113 §8.2 client: a field name in upper case", response(1, ("X-A", "b"), end=True),
       MALFORMED)
status("RFC 9113 §8.2.2 client: connection", response(1, ("connection", "close"), end=True),
       MALFORMED)
status("RFC 9113 §8.1.1 client: a content-length above the body",
       response(1, ("content-length", "99")) + message(1) + trailers(1), MALFORMED)
status("RFC 9113 §8.1.1 client: a content-length below the body",
       response(1, ("content-length", "2")) + message(1) + trailers(1), MALFORMED)
status("RFC 9113 §8.1 client: an informational response that ends the stream",
       headers(1, block([(":status", "100")]), end=True), MALFORMED)
status("RFC 9113 §8.1 client: a second header section that does not end the stream",
       response(1) + response(1), MALFORMED)
status("RFC 9113 §8.1 client: DATA before HEADERS", message(1), MALFORMED)

# Cardinality and broken messages
status("gRPC client: unary, no message", response(1) + trailers(1), UNIMPLEMENTED)
status("gRPC client: unary, OK trailers-only", only(1, 0), UNIMPLEMENTED)
status("gRPC client: unary, two messages", response(1) + message(1) * 2 + trailers(1),
       UNIMPLEMENTED)
status("gRPC client: unary, a message and an error", response(1) + message(1) + trailers(1, 9), 9)
status("gRPC client: a message cut by OK", response(1) + data(1, DATA[:-1]) + trailers(1), INTERNAL)
status("gRPC client: a message cut by an error",
       response(1) + data(1, DATA[:-1]) + trailers(1, 9), 9)
status("gRPC client: a prefix cut by OK", response(1) + data(1, DATA[:4]) + trailers(1), INTERNAL)
status("gRPC client: bytes that are not a valid message",
       response(1) + data(1, framed(b"\x0a\xff")) + trailers(1), INTERNAL)

# Sizes
status("gRPC client: a message at the limit", whole(1, b"s" * 98), OK, "--response-size-max", "100")
status("gRPC client: a message one over the limit", whole(1, b"s" * 99), RESOURCE_EXHAUSTED,
       "--response-size-max", "100")
status("gRPC client: 4 GiB announced", response(1) + data(1, framed(b"", length=(1 << 32) - 1)),
       RESOURCE_EXHAUSTED)
status("gRPC client: metadata above the limit", response(1, ("x-a", "v" * 2_000)) + message(1),
       RESOURCE_EXHAUSTED, "--metadata-size-max", "1000")
status("gRPC client: trailing metadata above the limit",
       response(1) + message(1) + trailers(1, 0, ("x-a", "v" * 2_000)), RESOURCE_EXHAUSTED,
       "--metadata-size-max", "1000")

# Compression
status("gRPC client: flag 1 without grpc-encoding", response(1) + message(1, flag=1), INTERNAL)
status("gRPC client: flag 1 with identity",
       response(1, ("grpc-encoding", "identity")) + message(1, flag=1), INTERNAL)
status("gRPC client: flag 2", response(1) + message(1, flag=2), INTERNAL)
status("gRPC client: an unknown grpc-encoding",
       response(1, ("grpc-encoding", "snappy")) + message(1, flag=1) + trailers(1),
       (INTERNAL, UNIMPLEMENTED))
for name, compress in (("gzip", gzip.compress), ("deflate", zlib.compress)):
    status(f"gRPC client: {name}", response(1, ("grpc-encoding", name))
           + data(1, framed(compress(value(b"z" * 5_000)), flag=1)) + trailers(1), OK,
           lines=["message 5000"])
    status(f"gRPC client: invalid {name} data",
           response(1, ("grpc-encoding", name)) + data(1, framed(b"junk", flag=1))
           + trailers(1), INTERNAL)
status("gRPC client: small on the wire, over the limit when decompressed",
       response(1, ("grpc-encoding", "gzip"))
       + data(1, framed(gzip.compress(value(b"s" * 99)), flag=1)) + trailers(1),
       RESOURCE_EXHAUSTED, "--response-size-max", "100")

# Metadata
status("gRPC client: duplicate metadata in order",
       response(1, ("x-a", "2"), ("x-a", "1")) + message(1)
       + trailers(1, 0, ("x-a", "4"), ("x-a", "3")), OK, "--show", "x-a",
       lines=["initial x-a=2", "initial x-a=1", "trailing x-a=4", "trailing x-a=3"])
status("gRPC client: binary metadata padded, unpadded, joined",
       response(1, ("x-bin", "AAE="), ("x-bin", "Ag")) + message(1)
       + trailers(1, 0, ("x-bin", "Aw,BA==")), OK, "--show", "x-bin",
       lines=["initial x-bin=0001", "initial x-bin=02", "trailing x-bin=03", "trailing x-bin=04"])
status("gRPC client: metadata of a trailers-only answer is trailing",
       only(1, 5, ("x-a", "1")), NOT_FOUND, "--show", "x-a", lines=["trailing x-a=1"])
status("gRPC client: binary metadata, invalid Base64", response(1, ("x-bin", "???")) + message(1)
       + trailers(1), (INTERNAL, OK))
status("gRPC client: broken binary metadata does not hide the status",
       only(1, 5, ("x-bin", "???")), NOT_FOUND)


@case("gRPC client: duplicate metadata is printed in order")
async def _(trial):
    client, wire = await trial.called("--show", "x-a")
    pairs = [("x-a", text) for text in ("c", "a", "b", "a")]
    await wire.send(response(1, *pairs) + message(1) + trailers(1))
    printed = [line for line in await client.output() if line.startswith("initial")]
    trial.equal(printed, [f"initial x-a={text}" for text in ("c", "a", "b", "a")], "the values")
