#!/usr/bin/env python3
"""Calls of one kind at grpcio's full speed, for some seconds, on one channel; status 0 if each ended
as its kind requires. The last line is `calls=N failures=N`. See Shared/Transport/Tests/Interop/run --honest.

    python honest_client.py --api sync|aio --server-port PORT --test-case NAME --seconds N [--use-tls
        --ca-file FILE --server-host-override NAME]
"""

import argparse
import asyncio
import sys
import threading
import time
from pathlib import Path

import grpc

from session import messages, output_request, services, zeros

# Maximum wait for a call, unless its own deadline is under test.
PATIENCE_S = 60
LARGE = 1 << 20
CALLERS = {
    "honest_small": 8, "honest_failing": 8, "honest_cancelled": 8, "honest_slow_reader": 4,
    "honest_large": 4, "honest_deadline": 8,
}

SMALL = messages.SimpleRequest(response_size=10, payload=zeros(10))
FAILING = messages.SimpleRequest(response_status=messages.EchoStatus(code=5, message="none"))
LARGE_REQUEST = messages.SimpleRequest(response_size=LARGE, payload=zeros(LARGE))
MANY = output_request(*[1_000] * 200)
# The response comes long after the deadline.
LATE = messages.StreamingOutputCallRequest(
    response_parameters=[messages.ResponseParameters(size=1, interval_us=60_000_000)])


class Outcome:
    def __init__(self) -> None:
        self.calls = 0
        self.failures = 0
        self.first = ""

    def note(self, problem: str | None) -> None:
        self.calls += 1
        if problem is not None:
            self.failures += 1
            self.first = self.first or problem


def told(error: grpc.RpcError, code: grpc.StatusCode) -> str | None:
    if error.code() is code:
        return None
    return f"{error.code().name} ({error.details()}), not {code.name}"


def deadline_of(turn: int) -> float:
    return (1 + turn % 10) / 1_000


# MARK: the synchronous API


def play_sync(stub, case: str, turn: int) -> str | None:
    """Returns the problem of the call, if any."""
    try:
        if case == "honest_failing":
            stub.UnaryCall(FAILING, timeout=PATIENCE_S)
            return "the call succeeded"
        if case == "honest_cancelled" and turn % 3 == 0:
            call = stub.UnaryCall.future(SMALL, timeout=PATIENCE_S)
            call.cancel()
            # Either the cancellation or the answer may come first.
            return None if call.cancelled() else told(call, grpc.StatusCode.OK)
        if case == "honest_slow_reader":
            count = 0
            for _ in stub.StreamingOutputCall(MANY, timeout=PATIENCE_S):
                count += 1
                time.sleep(0.001)
            return None if count == 200 else f"{count} responses"
        if case == "honest_large":
            response = stub.UnaryCall(LARGE_REQUEST, timeout=PATIENCE_S)
            return None if len(response.payload.body) == LARGE else "a payload of another size"
        if case == "honest_deadline":
            for _ in stub.StreamingOutputCall(LATE, timeout=deadline_of(turn)):
                pass
            return "the call succeeded"
        stub.UnaryCall(SMALL, timeout=PATIENCE_S)
        return None
    except grpc.FutureCancelledError:
        return "cancelled"
    except grpc.RpcError as error:
        return told(error, EXPECTED.get(case, grpc.StatusCode.OK))


EXPECTED = {
    "honest_failing": grpc.StatusCode.NOT_FOUND,
    "honest_deadline": grpc.StatusCode.DEADLINE_EXCEEDED,
}


def run_sync(target: str, credentials, options: list, case: str, seconds: float) -> Outcome:
    outcome = Outcome()
    lock = threading.Lock()

    def callers(stub, until: float) -> None:
        turn = 0
        while True:
            problem = play_sync(stub, case, turn)
            turn += 1
            with lock:
                outcome.note(problem)
            if time.monotonic() >= until:
                return

    if credentials is None:
        channel = grpc.insecure_channel(target, options=options)
    else:
        channel = grpc.secure_channel(target, credentials, options=options)
    with channel:
        stub = services.TestServiceStub(channel)
        stub.UnaryCall(SMALL, timeout=PATIENCE_S)
        until = time.monotonic() + seconds
        threads = [
            threading.Thread(target=callers, args=(stub, until)) for _ in range(CALLERS[case])]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    return outcome


# MARK: asyncio


async def play_aio(stub, case: str, turn: int) -> str | None:
    try:
        if case == "honest_failing":
            await stub.UnaryCall(FAILING, timeout=PATIENCE_S)
            return "the call succeeded"
        if case == "honest_cancelled" and turn % 3 == 0:
            call = stub.UnaryCall(SMALL, timeout=PATIENCE_S)
            # It has been sent before it is cancelled.
            await asyncio.sleep(0)
            call.cancel()
            code = await call.code()
            is_fine = code in (grpc.StatusCode.CANCELLED, grpc.StatusCode.OK)
            return None if is_fine else f"{code.name} ({await call.details()})"
        if case == "honest_slow_reader":
            count = 0
            async for _ in stub.StreamingOutputCall(MANY, timeout=PATIENCE_S):
                count += 1
                await asyncio.sleep(0.001)
            return None if count == 200 else f"{count} responses"
        if case == "honest_large":
            response = await stub.UnaryCall(LARGE_REQUEST, timeout=PATIENCE_S)
            return None if len(response.payload.body) == LARGE else "a payload of another size"
        if case == "honest_deadline":
            async for _ in stub.StreamingOutputCall(LATE, timeout=deadline_of(turn)):
                pass
            return "the call succeeded"
        await stub.UnaryCall(SMALL, timeout=PATIENCE_S)
        return None
    except grpc.RpcError as error:
        return told(error, EXPECTED.get(case, grpc.StatusCode.OK))


async def run_aio(target: str, credentials, options: list, case: str, seconds: float) -> Outcome:
    outcome = Outcome()

    async def caller(stub, until: float) -> None:
        turn = 0
        while True:
            outcome.note(await play_aio(stub, case, turn))
            turn += 1
            if time.monotonic() >= until:
                return

    if credentials is None:
        channel = grpc.aio.insecure_channel(target, options=options)
    else:
        channel = grpc.aio.secure_channel(target, credentials, options=options)
    async with channel:
        stub = services.TestServiceStub(channel)
        await stub.UnaryCall(SMALL, timeout=PATIENCE_S)
        until = time.monotonic() + seconds
        await asyncio.gather(*(caller(stub, until) for _ in range(4 * CALLERS[case])))
    return outcome


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--api", choices=("sync", "aio"), required=True)
    parser.add_argument("--server-host", default="127.0.0.1")
    parser.add_argument("--server-port", type=int, required=True)
    parser.add_argument("--test-case", choices=sorted(CALLERS), required=True)
    parser.add_argument("--seconds", type=float, default=1)
    parser.add_argument("--use-tls", action="store_true")
    parser.add_argument("--ca-file")
    parser.add_argument("--server-host-override")
    given = parser.parse_args()
    options = [("grpc.max_receive_message_length", 64 << 20)]
    if given.server_host_override:
        options += [
            ("grpc.default_authority", given.server_host_override),
            ("grpc.ssl_target_name_override", given.server_host_override)]
    credentials = (
        grpc.ssl_channel_credentials(Path(given.ca_file).read_bytes()) if given.use_tls else None)
    target = f"{given.server_host}:{given.server_port}"
    if given.api == "sync":
        outcome = run_sync(target, credentials, options, given.test_case, given.seconds)
    else:
        outcome = asyncio.run(
            run_aio(target, credentials, options, given.test_case, given.seconds))
    if outcome.first:
        print(outcome.first)
    print(f"calls={outcome.calls} failures={outcome.failures}")
    return 1 if outcome.failures else 0


if __name__ == "__main__":
    sys.exit(main())
