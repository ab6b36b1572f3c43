"""RFC 9113 §8: requests that are malformed or unusual."""

from harness.cases import case, table
from harness.expect import Answers, Closes, Either, Resets
from harness.frames import NO_ERROR, PROTOCOL_ERROR, STREAM_CLOSED, block, data, headers
from harness.grpc import COLLECT, DUPLEX, EARLY, ECHO, HANG, body, fields, framed, head, value

ANSWERED = Answers(grpc=0, content=b"abc")
# §8.1.1: a malformed request is a stream error PROTOCOL_ERROR.
MALFORMED = Either(Resets(1, PROTOCOL_ERROR), Closes(PROTOCOL_ERROR))
MESSAGE = framed(value(b"abc"))


def with_field(name, text="x"):
    return head(1, ECHO, (name, text)) + body(1)


def ordered(*pairs):
    return headers(1, block(pairs)) + body(1)


FIELDS = fields()

table(
    # 8.1
    ("RFC 9113 §8.1 trailers of a request",
     head(1) + body(1, end=False) + headers(1, block([("x-trailer", "1")]), end=True), ANSWERED),
    ("RFC 9113 §8.1 empty trailers of a request",
     head(1) + body(1, end=False) + headers(1, b"", end=True), ANSWERED),
    ("RFC 9113 §8.1 a second header section that does not end the stream",
     head(1) + headers(1, block([("x-trailer", "1")])), MALFORMED),
    ("RFC 9113 §8.1 DATA after the trailers",
     head(1, HANG) + body(1, end=False) + headers(1, block([("x-trailer", "1")]), end=True)
     + data(1, b"x"), Either(Resets(1, STREAM_CLOSED), Closes(STREAM_CLOSED))),
    ("RFC 9113 §8.1 a pseudo-header field in trailers",
     head(1) + body(1, end=False) + headers(1, block([(":path", "/x")]), end=True), MALFORMED),
    # 8.1.1
    ("RFC 9113 §8.1.1 a content-length that is right",
     head(1, ECHO, ("content-length", str(len(MESSAGE)))) + body(1), ANSWERED),
    ("RFC 9113 §8.1.1 a content-length that is right, in two frames",
     head(1, ECHO, ("content-length", str(len(MESSAGE)))) + data(1, MESSAGE[:3])
     + data(1, MESSAGE[3:], end=True), ANSWERED),
    ("RFC 9113 §8.1.1 a content-length that counts no padding",
     head(1, ECHO, ("content-length", str(len(MESSAGE)))) + data(1, MESSAGE, end=True, pad=9),
     ANSWERED),
    ("RFC 9113 §8.1.1 a content-length above one DATA frame",
     head(1, ECHO, ("content-length", str(len(MESSAGE) + 1))) + body(1), MALFORMED),
    ("RFC 9113 §8.1.1 a content-length below one DATA frame",
     head(1, ECHO, ("content-length", str(len(MESSAGE) - 1))) + body(1), MALFORMED),
    ("RFC 9113 §8.1.1 a content-length above several DATA frames",
     head(1, ECHO, ("content-length", str(len(MESSAGE) + 1))) + data(1, MESSAGE[:3])
     + data(1, MESSAGE[3:], end=True), MALFORMED),
    ("RFC 9113 §8.1.1 a content-length below several DATA frames",
     head(1, ECHO, ("content-length", str(len(MESSAGE) - 1))) + data(1, MESSAGE[:3])
     + data(1, MESSAGE[3:], end=True), MALFORMED),
    ("RFC 9113 §8.1.1 a content-length and no body",
     head(1, ECHO, ("content-length", "1"), end=True), MALFORMED),
    ("RFC 9113 §8.1.1 a content-length and trailers in place of a body",
     head(1, ECHO, ("content-length", "1")) + headers(1, block([("x-a", "b")]), end=True),
     MALFORMED),
    ("RFC 9113 §8.1.1 a content-length of 0 and no body",
     head(1, ECHO, ("content-length", "0"), end=True), Answers(grpc=12)),
    ("RFC 9113 §8.1.1 a non-numeric content-length",
     head(1, ECHO, ("content-length", "ten")) + body(1), MALFORMED),
    ("RFC 9113 §8.1.1 a negative content-length",
     head(1, ECHO, ("content-length", "-1")) + body(1), MALFORMED),
    ("RFC 9113 §8.1.1 a content-length of 2^64",
     head(1, ECHO, ("content-length", str(1 << 64))) + body(1), MALFORMED),
    ("RFC 9113 §8.1.1 two content-lengths",
     head(1, ECHO, ("content-length", str(len(MESSAGE))), ("content-length", "1")) + body(1),
     MALFORMED),
    # 8.2
    ("RFC 9113 §8.2 a field name in upper case", with_field("X-Upper"), MALFORMED),
    ("RFC 9113 §8.2.1 a space in a field name", with_field("x y"), MALFORMED),
    ("RFC 9113 §8.2.1 a control character in a field name", with_field("x\x01y"), MALFORMED),
    ("RFC 9113 §8.2.1 a byte above 0x7e in a field name",
     headers(1, block(fields()) + b"\0\2x\xff\1v") + body(1), MALFORMED),
    ("RFC 9113 §8.2.1 a colon in a field name", with_field("x:y"), MALFORMED),
    ("RFC 9113 §8.2.1 an empty field name", with_field(""), MALFORMED),
    ("RFC 9113 §8.2.1 NUL in a field value", with_field("x-a", "b\0c"), MALFORMED),
    ("RFC 9113 §8.2.1 CR in a field value", with_field("x-a", "b\rc"), MALFORMED),
    ("RFC 9113 §8.2.1 LF in a field value", with_field("x-a", "b\nc"), MALFORMED),
    ("RFC 9113 §8.2.1 a space before a field value", with_field("x-a", " b"), MALFORMED),
    ("RFC 9113 §8.2.1 a tab after a field value", with_field("x-a", "b\t"), MALFORMED),
    ("RFC 9113 §8.2.1 an empty field value", with_field("x-a", ""), ANSWERED),
    ("RFC 9113 §8.2.1 a field value of bytes above 0x7f", with_field("x-a", "ä"), ANSWERED),
    ("RFC 9113 §8.2.1 a field name in upper case in trailers",
     head(1) + body(1, end=False) + headers(1, block([("X-A", "b")]), end=True), MALFORMED),
    # 8.2.2
    ("RFC 9113 §8.2.2 connection", with_field("connection", "keep-alive"), MALFORMED),
    ("RFC 9113 §8.2.2 keep-alive", with_field("keep-alive", "timeout=5"), MALFORMED),
    ("RFC 9113 §8.2.2 proxy-connection", with_field("proxy-connection", "x"), MALFORMED),
    ("RFC 9113 §8.2.2 transfer-encoding", with_field("transfer-encoding", "chunked"), MALFORMED),
    ("RFC 9113 §8.2.2 upgrade", with_field("upgrade", "h2c"), MALFORMED),
    ("RFC 9113 §8.2.2 te other than trailers", head(1, te="trailers, deflate") + body(1),
     MALFORMED),
    ("RFC 9113 §8.2.3 cookie in crumbs",
     head(1, ECHO, ("cookie", "a=1"), ("cookie", "b=2")) + body(1), ANSWERED),
    # 8.3
    ("RFC 9113 §8.3 an unknown pseudo-header field",
     ordered((":test", "x"), *FIELDS), MALFORMED),
    ("RFC 9113 §8.3 a response's pseudo-header field", ordered((":status", "200"), *FIELDS),
     MALFORMED),
    ("RFC 9113 §8.3 a pseudo-header field behind others", with_field(":path", "/late"),
     MALFORMED),
    ("RFC 8441 §4 :protocol without the setting", ordered((":protocol", "x"), *FIELDS), MALFORMED),
    # 8.3.1
    ("RFC 9113 §8.3.1 no :method", head(1, without=[":method"]) + body(1), MALFORMED),
    ("RFC 9113 §8.3.1 no :scheme", head(1, without=[":scheme"]) + body(1), MALFORMED),
    ("RFC 9113 §8.3.1 no :path", head(1, without=[":path"]) + body(1), MALFORMED),
    ("RFC 9113 §8.3.1 an empty :path", head(1, _path="") + body(1), MALFORMED),
    ("RFC 9113 §8.3.1 a :path without a slash", head(1, _path="x") + body(1),
     Either(MALFORMED, Answers(grpc=12))),
    ("RFC 9113 §8.3.1 two :method", ordered((":method", "POST"), *FIELDS), MALFORMED),
    ("RFC 9113 §8.3.1 two :scheme", ordered((":scheme", "http"), *FIELDS), MALFORMED),
    ("RFC 9113 §8.3.1 two :path", ordered((":path", "/x"), *FIELDS), MALFORMED),
    ("RFC 9113 §8.3.1 two :authority", ordered((":authority", "x"), *FIELDS), MALFORMED),
    ("RFC 9113 §8.3.1 host in place of :authority",
     head(1, ECHO, ("host", "example.org"), without=[":authority"]) + body(1), ANSWERED),
    ("RFC 9113 §8.3.1 neither :authority nor host", head(1, without=[":authority"]) + body(1),
     Either(ANSWERED, MALFORMED)),
    ("RFC 9113 §8.3.1 any scheme", head(1, _scheme="https") + body(1), ANSWERED),
    # 8.5
    ("RFC 9113 §8.5 CONNECT with :scheme and :path", head(1, _method="CONNECT") + body(1),
     MALFORMED),
    ("RFC 9113 §8.5 CONNECT", headers(1, block([(":method", "CONNECT"), (":authority", "x:1")]),
                                      end=True),
     Answers(http=405)),
)


@case("RFC 9113 §8.1 a whole response before the request's end, then RST_STREAM NO_ERROR")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(head(1, "Missing"))
    stream = wire.stream(1)
    await wire.until(lambda: stream.reset is not None, "RST_STREAM")
    trial.equal((stream.ended, stream.status, stream.reset), (True, 12, NO_ERROR), "the answer")


@case("RFC 9113 §8.1 a handler that answers early")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(head(1, EARLY), body(1, end=False))
    stream = wire.stream(1)
    await wire.until(lambda: stream.reset is not None, "RST_STREAM")
    trial.equal((stream.status, stream.content, stream.reset), (0, b"early", NO_ERROR), "the end")


@case("RFC 9113 §8.1 DATA on its way when the answer came early")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(head(1, "Missing"), *[body(1, b"x" * 100, end=False)] * 20, data(1, end=True))
    await wire.over(1)
    await wire.settle()
    trial.check(not wire.ended and not wire.goaways, "the connection ended")
    trial.equal((await wire.ask(3, ECHO, b"next")).content, b"next", "the echo")


@case("RFC 9113 §8.1 the end of the request is awaited by a stream of requests")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(head(1, COLLECT), body(1, end=False), body(1, end=False))
    await wire.settle()
    trial.check(not wire.stream(1).is_over, "answered before the end")
    await wire.send(data(1, end=True))
    trial.equal((await wire.reply()).content, b"2 6", "the answer")


@case("RFC 9113 §8.1 both sides of a stream at once")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(head(1, DUPLEX))
    stream = wire.stream(1)
    for count in range(1, 4):
        await wire.send(body(1, b"abc", end=False))
        await wire.until(
            lambda count=count: len(stream.body) == count * len(MESSAGE), f"echo {count}")
    await wire.send(data(1, end=True))
    trial.equal((await wire.reply()).status, 0, "the status")
