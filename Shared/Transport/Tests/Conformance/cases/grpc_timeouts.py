"""gRPC's deadlines: `grpc-timeout` is one to eight digits and a unit (PROTOCOL-HTTP2)."""

from harness.cases import case, table
from harness.expect import Answers
from harness.grpc import DEADLINE_EXCEEDED, EXPAND, FATE, HANG, INTERNAL, REMAINING, call, head
from harness.frames import INITIAL_WINDOW_SIZE

# The specification leaves malformed values open; grpc-go answers INTERNAL with HTTP 400.
MALFORMED = Answers(http=400, grpc=INTERNAL)

for text in (
    "", "1", "S", "123456789S", "1x", "-1S", "+1S", "1.5S", "1 S", "1Ss", "0x1S", "1s", "S1", "1h",
    "１S", "1S,2S",
):
    table((f"gRPC timeout {text!r} is malformed",
           call(1, REMAINING, b"", ("grpc-timeout", text)), MALFORMED))

# Milliseconds that remain, at most; at least all but two seconds of them.
for text, most in (
    ("1H", 3_600_000), ("2M", 120_000), ("30S", 30_000), ("30000m", 30_000),
    ("30000000u", 30_000), ("00000030S", 30_000), ("99999999n", 100), ("99999999u", 100_000),
    ("99999999m", 99_999_999), ("99999999S", 99_999_999_000), ("99999999M", 5_999_999_940_000),
    ("99999999H", 359_999_996_400_000),
):
    @case(f"gRPC timeout {text}")
    async def _(trial, text=text, most=most):
        wire = await trial.greeted()
        stream = await wire.ask(1, REMAINING, b"", ("grpc-timeout", text))
        if most <= 100 and stream.status == DEADLINE_EXCEEDED:
            return
        trial.equal(stream.status, 0, "the status")
        left = int(stream.content)
        trial.check(most - 2_000 <= left <= most, f"{left} ms remain")

for text in ("0S", "0H", "0n", "1n", "00000000m"):
    @case(f"gRPC timeout {text} is over at once")
    async def _(trial, text=text):
        wire = await trial.greeted()
        stream = await wire.ask(1, HANG, b"no time " + text.encode(), ("grpc-timeout", text))
        trial.equal(stream.status, DEADLINE_EXCEEDED, "the status")

    @case(f"gRPC timeout {text} is over for a handler that would answer at once, too")
    async def _(trial, text=text):
        wire = await trial.greeted()
        stream = await wire.ask(1, REMAINING, b"", ("grpc-timeout", text))
        trial.equal(stream.status, DEADLINE_EXCEEDED, "the status")

for text in ("50m", "50000u", "50000000n"):
    @case(f"gRPC timeout {text} ends the call and cancels its handler")
    async def _(trial, text=text):
        wire = await trial.greeted()
        stream = await wire.ask(1, HANG, b"late " + text.encode(), ("grpc-timeout", text))
        trial.equal(stream.status, DEADLINE_EXCEEDED, "the status")
        fate = await wire.ask(3, FATE, b"late " + text.encode())
        trial.equal(fate.content, b"cancelled", "the handler")


@case("gRPC timeout absent")
async def _(trial):
    wire = await trial.greeted()
    trial.equal((await wire.ask(1, REMAINING)).content, b"none", "the deadline")


@case("gRPC timeout passes while the request is not complete")
async def _(trial):
    wire = await trial.greeted()
    await wire.send(head(1, HANG, ("grpc-timeout", "50m")))
    stream = await wire.over()
    trial.equal(stream.status, DEADLINE_EXCEEDED, "the status")


@case("gRPC timeout passes while the response waits for a window")
async def _(trial):
    wire = await trial.greeted((INITIAL_WINDOW_SIZE, 100))
    await wire.send(call(1, EXPAND, "1000 1000", ("grpc-timeout", "100m")))
    stream = await wire.over()
    trial.check(
        stream.status == DEADLINE_EXCEEDED or stream.reset == 8,
        f"status {stream.status}, reset {stream.reset}")
