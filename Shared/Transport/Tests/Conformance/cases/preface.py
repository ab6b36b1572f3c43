"""RFC 9113 §3.4: the connection preface."""

from harness.cases import case, table
from harness.expect import Answers, Closes
from harness.frames import (
    FRAME_SIZE_ERROR, HIGHEST, INITIAL_WINDOW_SIZE, MAX_FRAME_SIZE, PREFACE, PROTOCOL_ERROR, ping,
    settings,
)
from harness.grpc import call, head

# §3.4 lets a server leave out the GOAWAY when the peer may not be speaking HTTP/2.
BAD_PREFACE = Closes(PROTOCOL_ERROR, bare=True)


def refused(rule, *pieces):
    @case(rule)
    async def _(trial):
        wire = await trial.connect()
        await wire.send(*pieces)
        await trial.expect(wire, BAD_PREFACE)


refused("RFC 9113 §3.4 an HTTP/1.1 request instead of the preface",
        b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
refused("RFC 9113 §3.4 the first byte of the preface wrong", b"Q" + PREFACE[1:], settings())
refused("RFC 9113 §3.4 the last byte of the preface wrong", PREFACE[:-1] + b"x", settings())
refused("RFC 9113 §3.4 TLS's first bytes on a clear connection", b"\x16\x03\x01\x02\x00\x01" * 8)
refused("RFC 9113 §3.4 PING before SETTINGS", PREFACE, ping())
refused("RFC 9113 §3.4 HEADERS before SETTINGS", PREFACE, head(1))
refused("RFC 9113 §3.4 a SETTINGS acknowledgement as first frame", PREFACE, settings(ack=True))


@case("RFC 9113 §3.4 SETTINGS is the server's first frame")
async def _(trial):
    wire = await trial.greeted()
    trial.equal(type(wire.order[0]).__name__, "SettingsFrame", "the first frame")
    trial.equal(wire.order[0].flags, set(), "its flags")


@case("RFC 9113 §3.4 preface and request in one packet")
async def _(trial):
    wire = await trial.connect()
    await wire.send(PREFACE + settings() + call(1))
    await trial.expect(wire, Answers(grpc=0, content=b"abc"))


@case("RFC 9113 §3.4 preface and request byte by byte")
async def _(trial):
    wire = await trial.connect()
    await wire.dribble(PREFACE + settings((INITIAL_WINDOW_SIZE, HIGHEST)) + call(1))
    await trial.expect(wire, Answers(grpc=0, content=b"abc"))


@case("RFC 9113 §3.4 the end of the connection inside the preface")
async def _(trial):
    wire = await trial.connect()
    await wire.send(PREFACE[:10])
    wire.half_close()
    await wire.end()


@case("RFC 9113 §3.4 the end of the connection inside a frame")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(call(1)[:-4])
    wire.half_close()
    await wire.end()


table(
    ("RFC 9113 §3.4 a second SETTINGS at any time", settings((MAX_FRAME_SIZE, 16_384)) + call(1),
     Answers(grpc=0)),
    ("RFC 9113 §3.4 HTTP/1.1 upgrade preface inside a connection", PREFACE,
     Closes(PROTOCOL_ERROR, FRAME_SIZE_ERROR)),
)
