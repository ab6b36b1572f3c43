"""RFC 9113 §6.5, §6.7, §6.8: SETTINGS, PING, GOAWAY."""

from harness.cases import case, table
from harness.expect import Answers, Closes, Either, Ignored
from harness.frames import (
    ACK, ENABLE_PUSH, FLOW_CONTROL_ERROR, FRAME_SIZE_ERROR, GOAWAY, HEADER_TABLE_SIZE, HIGHEST,
    INITIAL_WINDOW_SIZE, MAX_CONCURRENT_STREAMS, MAX_FRAME_SIZE, MAX_HEADER_LIST_SIZE, PING,
    PROTOCOL_ERROR, SETTINGS, frame, goaway, ping, settings, window_update,
)
from harness.grpc import ECHO, EXPAND, call

SERVED = Answers(grpc=0)

table(
    # 6.5
    ("RFC 9113 §6.5 ACK with a payload", frame(SETTINGS, ACK, 0, bytes(6)),
     Closes(FRAME_SIZE_ERROR)),
    ("RFC 9113 §6.5 on a stream", frame(SETTINGS, 0, 1, bytes(6)), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §6.5 ACK on a stream", frame(SETTINGS, ACK, 1), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §6.5 5 bytes", frame(SETTINGS, 0, 0, bytes(5)), Closes(FRAME_SIZE_ERROR)),
    ("RFC 9113 §6.5 7 bytes", frame(SETTINGS, 0, 0, bytes(7)), Closes(FRAME_SIZE_ERROR)),
    ("RFC 9113 §6.5 an ACK too many", settings(ack=True),
     Either(Ignored(), Closes(PROTOCOL_ERROR))),
    ("RFC 9113 §6.5 empty", settings() + call(1), SERVED),
    # 6.5.2
    ("RFC 9113 §6.5.2 header_table_size 0", settings((HEADER_TABLE_SIZE, 0)) + call(1), SERVED),
    ("RFC 9113 §6.5.2 header_table_size 2^32-1",
     settings((HEADER_TABLE_SIZE, 2**32 - 1)) + call(1), SERVED),
    ("RFC 9113 §6.5.2 enable_push 0", settings((ENABLE_PUSH, 0)) + call(1), SERVED),
    ("RFC 9113 §6.5.2 enable_push 1", settings((ENABLE_PUSH, 1)) + call(1), SERVED),
    ("RFC 9113 §6.5.2 enable_push 2", settings((ENABLE_PUSH, 2)), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §6.5.2 max_concurrent_streams 0",
     settings((MAX_CONCURRENT_STREAMS, 0)) + call(1), SERVED),
    ("RFC 9113 §6.5.2 initial_window_size 2^31-1",
     settings((INITIAL_WINDOW_SIZE, HIGHEST)) + call(1), SERVED),
    ("RFC 9113 §6.5.2 initial_window_size 2^31", settings((INITIAL_WINDOW_SIZE, 1 << 31)),
     Closes(FLOW_CONTROL_ERROR)),
    ("RFC 9113 §6.5.2 max_frame_size 16,383", settings((MAX_FRAME_SIZE, 16_383)),
     Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §6.5.2 max_frame_size 2^24-1", settings((MAX_FRAME_SIZE, (1 << 24) - 1)) + call(1),
     SERVED),
    ("RFC 9113 §6.5.2 max_frame_size 2^24", settings((MAX_FRAME_SIZE, 1 << 24)),
     Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §6.5.2 max_header_list_size 2^32-1",
     settings((MAX_HEADER_LIST_SIZE, 2**32 - 1)) + call(1), SERVED),
    ("RFC 9113 §6.5.2 an unknown setting", settings((0xBEEF, 7), (0, 7)) + call(1), SERVED),
    ("RFC 8441 §3 enable_connect_protocol 2", settings((8, 2)), Closes(PROTOCOL_ERROR)),
    ("RFC 9218 §2.1 no_rfc7540_priorities 1", settings((9, 1)),
     # It must not change after the first SETTINGS.
     Either(Ignored(), Closes(PROTOCOL_ERROR))),
    ("RFC 9218 §2.1 no_rfc7540_priorities 2", settings((9, 2)),
     Either(Ignored(), Closes(PROTOCOL_ERROR))),
    # 6.7
    ("RFC 9113 §6.7 on a stream", ping(stream=1), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §6.7 ACK on a stream", ping(stream=1, ack=True), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §6.7 7 bytes", frame(PING, 0, 0, bytes(7)), Closes(FRAME_SIZE_ERROR)),
    ("RFC 9113 §6.7 9 bytes", frame(PING, 0, 0, bytes(9)), Closes(FRAME_SIZE_ERROR)),
    ("RFC 9113 §6.7 0 bytes", frame(PING, 0, 0), Closes(FRAME_SIZE_ERROR)),
    # 6.8
    ("RFC 9113 §6.8 on a stream", goaway(stream=1), Closes(PROTOCOL_ERROR)),
    ("RFC 9113 §6.8 7 bytes", frame(GOAWAY, 0, 0, bytes(7)), Closes(FRAME_SIZE_ERROR)),
)


@case("RFC 9113 §6.5.3 every SETTINGS is acknowledged")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(*[settings((MAX_FRAME_SIZE, 16_384 + number)) for number in range(5)])
    await wire.until(lambda: wire.settings_acks == 6, "the acknowledgements")


@case("RFC 9113 §6.5.3 of two values in one frame the last holds")
async def _(trial):
    wire = await trial.greeted((INITIAL_WINDOW_SIZE, 100), (INITIAL_WINDOW_SIZE, 1))
    await wire.send(call(1, ECHO, b"x" * 50))
    await wire.until(lambda: wire.stream(1).chunks, "DATA")
    await wire.settle()
    trial.equal(wire.stream(1).chunks, [1], "the DATA frames")


@case("RFC 9113 §6.5.3 what follows the ACK keeps the new values")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(settings((INITIAL_WINDOW_SIZE, 3)), call(1, ECHO, b"x" * 50))
    await wire.until(lambda: wire.stream(1).chunks, "DATA")
    await wire.settle()
    trial.equal(sum(wire.stream(1).chunks), 3, "the bytes")
    position = [type(got).__name__ for got in wire.order]
    trial.check(
        len(position) - position[::-1].index("SettingsFrame") <= position.index("DataFrame"),
        "DATA came before the acknowledgement")


@case("RFC 9113 §6.5.3 a header_table_size of 0 is obeyed by what follows")
async def _(trial):
    wire = await trial.greeted((HEADER_TABLE_SIZE, 0))
    for number in (1, 3, 5):
        stream = await wire.ask(number, ECHO, b"table", ("x-echo-trailing", "the same"))
        trial.equal(stream.field("x-echo-trailing"), "the same", "the trailer")
    trial.equal(wire.table_size, 0, "the encoder's table")


@case("RFC 9113 §6.5.3 a header_table_size that shrinks and grows")
async def _(trial):
    wire = await trial.greeted()
    await wire.ask(1, ECHO, b"a", ("x-echo-trailing", "before"))
    await wire.send(settings((HEADER_TABLE_SIZE, 0)), settings((HEADER_TABLE_SIZE, 4_096)))
    for number in (3, 5):
        stream = await wire.ask(number, ECHO, b"a", ("x-echo-trailing", "before"))
        trial.equal(stream.field("x-echo-trailing"), "before", "the trailer")


@case("RFC 9113 §6.5.2 the server's own values")
async def _(trial):
    wire = await trial.greeted()
    trial.check(wire.settings.get(INITIAL_WINDOW_SIZE, 65_535) >= 65_535, "a small window")
    trial.check(MAX_HEADER_LIST_SIZE in wire.settings, "no limit of the header list")
    trial.check(
        16_384 <= wire.settings.get(MAX_FRAME_SIZE, 16_384) < 1 << 24, "a bad frame size")
    trial.check(wire.settings.get(ENABLE_PUSH, 0) == 0, "a server offers push")


@case("RFC 9113 §6.7 the acknowledgement has the same payload")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(ping(b"\x00\xff\x01\xfe\x02\xfd\x03\xfc"))
    await wire.until(lambda: wire.acked, "the acknowledgement")
    trial.equal(wire.acked, {b"\x00\xff\x01\xfe\x02\xfd\x03\xfc"}, "the payload")


@case("RFC 9113 §6.7 an acknowledgement is not answered")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(ping(b"no reply", ack=True))
    await wire.settle()
    trial.check(b"no reply" not in wire.acked and not wire.pings, "it was answered")


@case("RFC 9113 §6.7 acknowledged while the windows are closed")
async def _(trial):
    wire = await trial.greeted((INITIAL_WINDOW_SIZE, 0))
    await wire.send(call(1, EXPAND, "5 1000"))
    await wire.settle()
    trial.equal(sum(wire.stream(1).chunks), 0, "bytes sent into a closed window")


@case("RFC 9113 §6.8 a client's GOAWAY lets its calls end")
async def _(trial):
    wire = await trial.greeted((INITIAL_WINDOW_SIZE, 10))
    await wire.send(call(1, EXPAND, "3 100"))
    await wire.until(lambda: wire.stream(1).chunks, "DATA")
    await wire.send(goaway(0), window_update(1, 10_000))
    stream = await wire.reply()
    trial.equal(stream.status, 0, "the status")
    trial.check(len(stream.body) == 3 * (5 + 2 + 100), "messages are missing")


@case("RFC 9113 §6.8 a client's GOAWAY with debug data")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(call(1), goaway(0, 0, b"good bye" * 100))
    trial.equal((await wire.reply()).status, 0, "the status")


@case("RFC 9113 §6.8 after a client's GOAWAY and its last call the server closes")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(call(1), goaway(0))
    await wire.reply()
    await wire.end()
