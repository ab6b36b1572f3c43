"""An honest client: calls of several kinds, one after the other; all must succeed."""

import bisect
import math
import threading
import time

import grpc

from peer import TOKEN

DEADLINE_SECONDS = 20
SERVICE = "/grpc.testing.TestService/"
CREDENTIALS = [("authorization", f"Bearer {TOKEN}")]


def varint(number: int) -> bytes:
    encoded = bytearray()
    while number > 0x7F:
        encoded.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*encoded, number])


def simple_request(response_size: int, payload: int = 0) -> bytes:
    """grpc.testing.SimpleRequest: response_size = 2, payload = 3 with body = 2."""
    body = b"\x12" + varint(payload) + bytes(payload)
    return b"\x10" + varint(response_size) + b"\x1a" + varint(len(body)) + body


def streaming_request(response_size: int) -> bytes:
    """grpc.testing.StreamingOutputCallRequest: response_parameters = 2 with size = 1."""
    parameters = b"\x08" + varint(response_size)
    return b"\x12" + varint(len(parameters)) + parameters


class Honest:
    """Runs in threads of this process until it is stopped."""

    def __init__(self, port: int) -> None:
        self._target = f"127.0.0.1:{port}"
        self._stop = threading.Event()
        self.failures: list[str] = []
        # End time and duration in seconds of each successful call, in order.
        self._ends: list[float] = []
        self._seconds: list[float] = []
        self._lock = threading.Lock()
        self._threads = [
            threading.Thread(target=self._run, args=(kind,)) for kind in ("small", "large", "stream", "open")]
        for thread in self._threads:
            thread.start()

    def _run(self, kind: str) -> None:
        options = [("grpc.use_local_subchannel_pool", 1), ("grpc.enable_retries", 0)]
        while not self._stop.is_set():
            # New clients must be served, too.
            with grpc.insecure_channel(self._target, options=options) as channel:
                for _ in range(20):
                    if self._stop.is_set():
                        return
                    began = time.monotonic()
                    try:
                        getattr(self, f"_{kind}")(channel)
                        self._count_served(began)
                    except (grpc.RpcError, AssertionError) as error:
                        self.failures.append(f"{kind}: {_description(error)}")
                        time.sleep(0.05)

    def _count_served(self, began: float) -> None:
        with self._lock:
            now = time.monotonic()
            self._ends.append(now)
            self._seconds.append(now - began)

    def _small(self, channel: grpc.Channel) -> None:
        self._unary(channel, 100, 100)

    def _large(self, channel: grpc.Channel) -> None:
        self._unary(channel, 65_536, 65_536)

    def _unary(self, channel: grpc.Channel, payload: int, size: int) -> None:
        response = channel.unary_unary(SERVICE + "UnaryCall")(
            simple_request(size, payload), timeout=DEADLINE_SECONDS, metadata=CREDENTIALS)
        assert len(response) > size, f"{len(response)} bytes instead of {size}"

    def _stream(self, channel: grpc.Channel) -> None:
        call = channel.stream_stream(SERVICE + "FullDuplexCall")
        requests = iter([streaming_request(1_000)] * 5)
        responses = list(call(requests, timeout=DEADLINE_SECONDS, metadata=CREDENTIALS))
        assert len(responses) == 5, f"{len(responses)} responses instead of 5"

    def _open(self, channel: grpc.Channel) -> None:
        """Calls that require no credentials, without any."""
        channel.unary_unary(SERVICE + "EmptyCall")(b"", timeout=DEADLINE_SECONDS)

    def seconds_of_calls(self, begin: float = 0, end: float = math.inf) -> list[float]:
        """Durations of the successful calls that ended between two instants."""
        with self._lock:
            first, last = (bisect.bisect(self._ends, at) for at in (begin, end))
            return self._seconds[first:last]

    def stop(self) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join()


def _description(error: Exception) -> str:
    if isinstance(error, grpc.RpcError):
        return f"{error.code().name} {error.details()}"
    return str(error)
