"""The reactions that a rule may ask for.

An expectation answers what is wrong, or None. `Either` lists what the RFC leaves open.
"""

from . import frames, grpc


def _names(codes):
    return " or ".join(frames.code_name(code) for code in codes)


async def _serves(wire):
    """Whether the connection still serves a call."""
    number = max([key | 1 for key in wire.streams] + [wire.highest | 1, 99]) + 2
    stream = await wire.ask(number, grpc.ECHO, b"still")
    if stream.status != 0 or stream.content != b"still":
        return f"a later call on the connection got status {stream.status}"
    return None


class Closes:
    """A connection error: GOAWAY with one of the codes, then the end. `bare`: the end will do."""

    def __init__(self, *codes, bare=False):
        self.codes = codes
        self.bare = bare

    def __str__(self):
        return f"connection error {_names(self.codes)}" + (" or bare close" if self.bare else "")

    async def judge(self, wire):
        await wire.settle()
        if not wire.ended:
            return "the connection goes on"
        if not wire.goaways:
            return None if self.bare else "closed without GOAWAY"
        code = wire.goaways[-1].error_code
        return None if code in self.codes else f"GOAWAY with {frames.code_name(code)}"


class Resets:
    """A stream error: RST_STREAM with one of the codes; the connection goes on."""

    def __init__(self, stream, *codes):
        self.stream = stream
        self.codes = codes

    def __str__(self):
        return f"stream error {_names(self.codes)} on {self.stream}"

    async def judge(self, wire):
        await wire.settle()
        if wire.ended or wire.goaways:
            return "the connection is going or gone"
        code = wire.stream(self.stream).reset
        if code is None:
            return "the stream was not reset"
        if code not in self.codes:
            return f"RST_STREAM with {frames.code_name(code)}"
        return await _serves(wire)


class Ignored:
    """Nothing is reset or refused, the streams named are not answered; the connection goes on."""

    def __init__(self, *unanswered):
        self.unanswered = unanswered

    def __str__(self):
        return "no reaction"

    async def judge(self, wire):
        await wire.settle()
        if wire.ended or wire.goaways:
            return "the connection is going or gone"
        hit = {key: stream.reset for key, stream in wire.streams.items() if stream.reset}
        if hit:
            return f"streams were reset: {hit}"
        for number in self.unanswered:
            if wire.stream(number).sections:
                return f"stream {number} was answered"
        return await _serves(wire)


class Answers:
    """A response on the stream: HTTP status, gRPC status, echoed content, as far as given."""

    def __init__(self, grpc=None, http=200, stream=1, content=None, message=None):
        self.http, self.grpc, self.stream = http, grpc, stream
        self.content, self.message = content, message

    def __str__(self):
        return f"HTTP {self.http}, gRPC status {self.grpc} on {self.stream}"

    async def judge(self, wire):
        stream = await wire.over(self.stream)
        if not stream.sections:
            return f"reset without an answer: {frames.code_name(stream.reset)}"
        await wire.settle()
        if stream.http != self.http:
            return f"HTTP status {stream.http}"
        if stream.status != self.grpc:
            return f"gRPC status {stream.status}: {stream.message}"
        if self.content is not None and stream.content != self.content:
            return f"content {stream.content[:40]!r}"
        if self.message is not None and self.message not in (stream.message or ""):
            return f"message {stream.message!r}"
        return await _serves(wire)


class Either:
    """The RFC allows each of these."""

    def __init__(self, *choices):
        self.choices = choices

    def __str__(self):
        return " | ".join(str(choice) for choice in self.choices)

    async def judge(self, wire):
        reasons = []
        for choice in self.choices:
            reason = await choice.judge(wire)
            if reason is None:
                return None
            reasons.append(reason)
        return "; ".join(dict.fromkeys(reasons))
