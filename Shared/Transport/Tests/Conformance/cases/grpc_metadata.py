"""gRPC's metadata: duplicates, `-bin`, reserved names, limits; and the shape of answers
(PROTOCOL-HTTP2, Connect's suite "duplicate metadata")."""

import base64

from harness.cases import case, table
from harness.expect import Answers, Resets
from harness.frames import (
    INTERNAL_ERROR, MAX_HEADER_LIST_SIZE, block, headers, indexed_literal,
)
from harness.grpc import (
    ECHO, EXPAND, FAIL, INTERNAL, OK, RESOURCE_EXHAUSTED, VALUES, body, call, fields, framed, head,
    value,
)


def seen(rule, key, texts, expected):
    """The handler sees the values under the key as expected."""
    @case(rule)
    async def _(trial):
        wire = await trial.greeted()
        stream = await wire.ask(1, VALUES, key, *[(key, text) for text in texts])
        trial.equal(stream.status, OK, f"the status ({stream.message})")
        trial.equal(stream.content.decode(), expected, "the values")


def refused(rule, key, text):
    table((rule, call(1, VALUES, key, (key, text)), Answers(http=400, grpc=INTERNAL)))


seen("gRPC duplicate metadata keeps its order", "x-many", ["c", "a", "b", "a"], "c|a|b|a")
seen("gRPC metadata with commas is not split", "x-many", ["a, b", "c"], "a, b|c")
seen("gRPC metadata of one space inside", "x-one", ["a b"], "a b")
seen("gRPC metadata with an empty value", "x-one", ["", "b"], "|b")
seen("gRPC metadata with every printable character", "x-one",
     ["".join(chr(code) for code in range(0x21, 0x7F))],
     "".join(chr(code) for code in range(0x21, 0x7F)))
seen("gRPC metadata with digits, points and underscores in its key", "x-0.9_z", ["v"], "v")
seen("gRPC binary metadata padded", "x-bin", ["AAEC/w=="], "000102ff")
seen("gRPC binary metadata unpadded", "x-bin", ["AAEC/w"], "000102ff")
seen("gRPC binary metadata with one character of padding", "x-bin", ["AAE="], "0001")
seen("gRPC binary metadata of whole groups", "x-bin", ["AAEC"], "000102")
seen("gRPC binary metadata empty", "x-bin", [""], "")
seen("gRPC duplicate binary metadata keeps its order", "x-bin", ["Ag", "AQ=="], "02|01")
seen("gRPC binary metadata joined with commas", "x-bin", ["Ag,AQ==,AAEC"], "02|01|000102")
seen("gRPC binary metadata joined with commas and spaces", "x-bin", ["Ag, AQ=="], "02|01")
refused("gRPC binary metadata with invalid Base64", "x-bin", "???")
refused("gRPC binary metadata of one character", "x-bin", "A")
refused("gRPC binary metadata with padding alone", "x-bin", "=")
refused("gRPC binary metadata with padding inside", "x-bin", "AA==AA==")
refused("gRPC binary metadata of the URL alphabet", "x-bin", "-_-_")

# Reserved names are the protocol's and no metadata.
for name in ("grpc-timeout", "te", "content-type", "grpc-accept-encoding", "grpc-status",
             "grpc-message"):
    @case(f"gRPC {name} is not shown as metadata")
    async def _(trial, name=name):
        wire = await trial.greeted()
        # Two of them are in every request.
        extra = [] if name in ("te", "content-type") else [(name, "1M")]
        stream = await wire.ask(1, VALUES, name, *extra)
        trial.equal((stream.status, stream.content), (OK, b""), "the values")


@case("gRPC metadata comes back in its three places, duplicates in order")
async def _(trial):
    wire = await trial.greeted()
    pairs = [("x-echo-initial", "i2"), ("x-echo-initial", "i1"), ("x-echo-trailing", "t2"),
             ("x-echo-trailing", "t1"), ("x-echo-bin", "AAEC/w=="), ("x-echo-bin", "AQ")]
    stream = await wire.ask(1, ECHO, b"x", *pairs)
    trial.equal(stream.all("x-echo-initial", 0), ["i2", "i1"], "the initial metadata")
    trial.equal(stream.all("x-echo-trailing"), ["t2", "t1"], "the trailing metadata")
    trial.equal(
        [base64.b64decode(text + "=" * (-len(text) % 4)) for text in stream.all("x-echo-bin")],
        [b"\0\1\2\xff", b"\1"], "the binary metadata")


# Limits of the field section


@case("gRPC metadata size: at the announced limit, one over")
async def _(trial):
    server = await trial.start_server("--metadata-size-max", "4096")
    wire = await trial.greeted(server=server)
    trial.equal(wire.settings.get(MAX_HEADER_LIST_SIZE), 4_096, "the announced limit")
    size = sum(len(name) + len(text) + 32 for name, text in fields(ECHO)) + len("x-a") + 32
    at_limit = ("x-a", "v" * (4_096 - size))
    trial.equal((await wire.ask(1, ECHO, b"fits", at_limit)).content, b"fits", "the echo")
    over = await wire.ask(3, ECHO, b"over", ("x-a", at_limit[1] + "v"))
    trial.equal(over.status, RESOURCE_EXHAUSTED, "one byte over")
    trial.equal((await wire.ask(5, ECHO, b"fits", at_limit)).content, b"fits", "afterwards")


@case("gRPC metadata size: many small fields")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(headers(1, block(fields()) + b"\0\1a\0" * 3_000), body(1))
    trial.equal((await wire.over()).status, RESOURCE_EXHAUSTED, "the status")
    trial.equal((await wire.ask(3, ECHO, b"next")).content, b"next", "afterwards")


BOMB = block(fields()) + indexed_literal("x-a", "v" * 3_000)


@case("gRPC metadata size: one indexed field sixty times is answered")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(headers(1, BOMB + b"\xbe" * 60), body(1))
    trial.equal((await wire.over()).status, RESOURCE_EXHAUSTED, "the status")
    trial.equal((await wire.ask(3, ECHO, b"next")).content, b"next", "afterwards")


@case("gRPC metadata size: one indexed field ten thousand times (HPACK bomb) is reset")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(headers(1, BOMB + b"\xbe" * 10_000), body(1))
    await trial.expect(wire, Resets(1, INTERNAL_ERROR))


@case("gRPC metadata size: large trailers of a request")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(
        head(1), body(1, end=False), headers(1, block([("x-a", "v" * 16_300)] ), end=True))
    stream = await wire.over()
    trial.check(stream.status in (OK, INTERNAL, RESOURCE_EXHAUSTED), f"status {stream.status}")
    trial.equal((await wire.ask(3, ECHO, b"next")).content, b"next", "afterwards")


# The shape of answers


@case("gRPC a response is headers, messages and trailers")
async def _(trial):
    wire = await trial.greeted()
    stream = await wire.ask(1, ECHO, b"abc")
    trial.equal(len(stream.sections), 2, "header sections")
    trial.equal(stream.field(":status", 0), "200", ":status")
    trial.equal(stream.field("content-type", 0), "application/grpc", "content-type")
    trial.equal(stream.field("grpc-status", 0), None, "a status before the message")
    trial.equal(stream.field("grpc-status"), "0", "grpc-status")
    trial.equal(stream.all(":status"), [], "a pseudo-header field in trailers")
    trial.equal(bytes(stream.body), framed(value(b"abc")), "the message")


@case("gRPC an error before any message is trailers-only")
async def _(trial):
    wire = await trial.greeted()
    stream = await wire.ask(1, FAIL, b"5 no such thing")
    trial.equal(len(stream.sections), 1, "header sections")
    trial.equal(bytes(stream.body), b"", "the body")
    trial.equal(stream.field(":status"), "200", ":status")
    trial.equal(stream.field("content-type"), "application/grpc", "content-type")
    trial.equal((stream.status, stream.message), (5, "no such thing"), "the status")
    # One frame says it all.
    trial.equal(
        [type(got).__name__ for got in wire.order if got.stream_id == 1], ["HeadersFrame"],
        "the frames")


@case("gRPC a stream without messages")
async def _(trial):
    wire = await trial.greeted()
    stream = await wire.ask(1, EXPAND, b"0 0")
    trial.equal((stream.status, bytes(stream.body)), (OK, b""), "the answer")


@case("gRPC every status code")
async def _(trial):
    wire = await trial.greeted()
    for code in range(1, 17):
        stream = await wire.ask(2 * code - 1, FAIL, f"{code} m{code}")
        trial.equal((stream.status, stream.message), (code, f"m{code}"), f"code {code}")


for name, text, expected in (
    ("plain text", "all fine: 1 + 1 = 2!", "all fine: 1 + 1 = 2!"),
    ("a percent sign", "100% sure", "100%25 sure"),
    ("a tab and a newline", "a\tb\nc", "a%09b%0Ac"),
    ("UTF-8", "größe 🐟", "gr%C3%B6%C3%9Fe %F0%9F%90%9F"),
    ("DEL", "a\x7fb", "a%7Fb"),
    ("what looks like an escape", "%41", "%2541"),
):
    @case(f"gRPC grpc-message is percent-encoded: {name}")
    async def _(trial, text=text, expected=expected):
        wire = await trial.greeted()
        stream = await wire.ask(1, FAIL, f"3 {text}")
        trial.equal(stream.message, expected, "grpc-message")


@case("gRPC a message of 10,000 characters is shortened, not refused")
async def _(trial):
    wire = await trial.greeted()
    stream = await wire.ask(1, FAIL, "3 " + "m" * 10_000)
    trial.equal(stream.status, 3, "the status")
    trial.check(len(stream.message) < 4_000, "a long grpc-message")


@case("gRPC a request without gRPC is answered by HTTP alone")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(head(1, content_type="text/plain", end=True))
    stream = await wire.reply()
    trial.equal((stream.http, stream.status), (415, None), "the answer")
