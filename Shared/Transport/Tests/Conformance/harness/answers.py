"""What a server writes on a call's stream, and cases of a client that is answered with it."""

from .cases import case
from .failure import Failure
from .frames import block, data, headers
from .grpc import framed, value


def response(stream, *extra, end=False, status="200", content_type="application/grpc"):
    """A response's HEADERS frame; a `content_type` of None leaves the field out."""
    fields = [(":status", status)]
    if content_type is not None:
        fields.append(("content-type", content_type))
    return headers(stream, block(fields + list(extra)), end=end)


def message(stream, content=b"abc", end=False, flag=0):
    return data(stream, framed(value(content), flag), end=end)


def trailers(stream, status=0, *extra):
    return headers(stream, block([("grpc-status", str(status)), *extra]), end=True)


def only(stream, status, *extra):
    """A trailers-only answer."""
    return response(stream, ("grpc-status", str(status)), *extra, end=True)


def whole(stream, content=b"abc"):
    return response(stream) + message(stream, content) + trailers(stream)


def status(rule, frames, codes, *options, text=None, lines=None, settings=()):
    """The client's call, answered with the frames on stream 1, ends with one of the codes; `text`
    is in its message; of `lines` the client prints each."""
    codes = codes if isinstance(codes, tuple) else (codes,)

    @case(rule)
    async def _(trial):
        client, wire = await trial.called(*options, settings=settings)
        await wire.send(frames)
        code, said = await client.status()
        if code not in codes:
            raise Failure(f"status {code} ({said}), expected {' or '.join(map(str, codes))}")
        if text is not None and text not in said:
            raise Failure(f"message {said!r}, expected {text!r}")
        for line in lines or ():
            if line not in await client.output():
                raise Failure(f"not printed: {line!r} in {await client.output()}")


def closes(rule, frames, codes, *options, settings=()):
    """The client answers the frames with GOAWAY and one of the HTTP/2 codes, and its call fails."""
    @case(rule)
    async def _(trial):
        client, wire = await trial.called(*options, settings=settings)
        await wire.send(frames)
        code, said = await client.status()
        # gRPC names no status for it; a lost connection is UNAVAILABLE, a broken peer INTERNAL.
        if code not in (13, 14):
            raise Failure(f"status {code} ({said}), expected 13 or 14")
        await wire.end()
        got = [goaway.error_code for goaway in wire.goaways]
        if not got or got[-1] not in codes:
            raise Failure(f"GOAWAY with {got}, expected {codes}")
