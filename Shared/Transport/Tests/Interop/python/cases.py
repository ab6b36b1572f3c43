"""The cases of doc/interop-test-descriptions.md of gRPC, with grpcio's client."""

import os
import queue
import time

import grpc

import compression
import stubs
from session import (
    TIMEOUT_S, Session, large_request, messages, output_request, require,
    require_code, require_zeros, services, status_of, zeros,
)

empty = stubs.load("empty_pb2")

SPECIAL_MESSAGE = (
    "\t\ntest with whitespace\r\nand Unicode BMP \u263a and non-BMP \U0001f608\t\n")
ECHO = (
    ("x-grpc-test-echo-initial", "test_initial_metadata_value"),
    ("x-grpc-test-echo-trailing-bin", b"\xab\xab\xab"),
)


def empty_unary(session: Session) -> None:
    with session.channel() as channel:
        response = session.stub(channel).EmptyCall(empty.Empty(), timeout=TIMEOUT_S)
    require(response == empty.Empty(), f"not the empty message: {response}")


def large_unary(session: Session) -> None:
    with session.channel() as channel:
        large_call(session, channel)


def large_call(session: Session, channel: grpc.Channel) -> None:
    response = session.stub(channel).UnaryCall(large_request(), timeout=TIMEOUT_S)
    require_zeros(response.payload, 314159)


def client_compressed_unary(session: Session) -> None:
    with session.channel() as channel:
        call = session.stub(channel).UnaryCall

        def send(expected: bool, compressed: bool):
            return call(
                large_request(expect_compressed=messages.BoolValue(value=expected)),
                compression=grpc.Compression.Gzip if compressed else None, timeout=TIMEOUT_S)

        require_code(
            status_of(lambda: send(True, False)), grpc.StatusCode.INVALID_ARGUMENT)
        require_zeros(send(True, True).payload, 314159)
        require_zeros(send(False, False).payload, 314159)


def server_compressed_unary(session: Session) -> None:
    # Once with grpcio's own decoding, once with visible flags.
    with session.channel() as channel:
        for wanted in (True, False):
            request = large_request(response_compressed=messages.BoolValue(value=wanted))
            response = session.stub(channel).UnaryCall(request, timeout=TIMEOUT_S)
            require_zeros(response.payload, 314159)
    with session.seeing() as channel:
        call = channel.unary_unary(
            "/grpc.testing.TestService/UnaryCall", messages.SimpleRequest.SerializeToString,
            compression.reader(messages.SimpleResponse))
        for wanted in (True, False):
            request = large_request(response_compressed=messages.BoolValue(value=wanted))
            received = call(request, timeout=TIMEOUT_S)
            require(received.compressed == wanted, f"compressed: {received.compressed}")
            require_zeros(received.message.payload, 314159)


def input_request(size: int, expect_compressed: bool | None = None, body: bytes | None = None):
    payload = zeros(size) if body is None else messages.Payload(body=body)
    if expect_compressed is None:
        return messages.StreamingInputCallRequest(payload=payload)
    return messages.StreamingInputCallRequest(
        payload=payload, expect_compressed=messages.BoolValue(value=expect_compressed))


def client_streaming(session: Session) -> None:
    requests = (input_request(size) for size in (27182, 8, 1828, 45904))
    with session.channel() as channel:
        response = session.stub(channel).StreamingInputCall(requests, timeout=TIMEOUT_S)
    size = response.aggregated_payload_size
    require(size == 74922, f"{size} bytes counted")


def client_compressed_streaming(session: Session) -> None:
    with session.channel() as channel:
        call = session.stub(channel).StreamingInputCall
        require_code(
            status_of(lambda: call(iter([input_request(27182, True)]), timeout=TIMEOUT_S)),
            grpc.StatusCode.INVALID_ARGUMENT)
        # grpcio has no flag for a single message, but gRPC's core sends a message uncompressed if
        # compression would not make it smaller: hence random bytes where the description has zeros.
        requests = (
            input_request(27182, True), input_request(0, False, body=os.urandom(45904)))
        response = call(
            iter(requests), compression=grpc.Compression.Gzip, timeout=TIMEOUT_S)
    size = response.aggregated_payload_size
    require(size == 73086, f"{size} bytes counted")


def require_sizes(responses, sizes) -> None:
    received = list(responses)
    found = [len(response.payload.body) for response in received]
    require(found == list(sizes), f"sizes {found}")
    for response, size in zip(received, sizes):
        require_zeros(response.payload, size)


def server_streaming(session: Session) -> None:
    sizes = (31415, 9, 2653, 58979)
    with session.channel() as channel:
        responses = session.stub(channel).StreamingOutputCall(
            output_request(*sizes), timeout=TIMEOUT_S)
        require_sizes(responses, sizes)


def server_compressed_streaming(session: Session) -> None:
    wanted = ((31415, True), (92653, False))
    request = messages.StreamingOutputCallRequest(response_parameters=[
        messages.ResponseParameters(size=size, compressed=messages.BoolValue(value=compressed))
        for size, compressed in wanted])
    with session.channel() as channel:
        responses = session.stub(channel).StreamingOutputCall(request, timeout=TIMEOUT_S)
        require_sizes(responses, [size for size, _ in wanted])
    with session.seeing() as channel:
        call = channel.unary_stream(
            "/grpc.testing.TestService/StreamingOutputCall",
            messages.StreamingOutputCallRequest.SerializeToString,
            compression.reader(messages.StreamingOutputCallResponse))
        received = list(call(request, timeout=TIMEOUT_S))
    found = tuple((len(one.message.payload.body), one.compressed) for one in received)
    require(found == wanted, f"sizes and flags {found}")


class Requests:
    """A request stream controlled by the case."""

    def __init__(self) -> None:
        self._queue: queue.SimpleQueue = queue.SimpleQueue()

    def send(self, request) -> None:
        self._queue.put(request)

    def finish(self) -> None:
        self._queue.put(None)

    def __iter__(self):
        return iter(self._queue.get, None)


PING_PONG = ((27182, 31415), (8, 9), (1828, 2653), (45904, 58979))


def ping_pong(session: Session) -> None:
    requests = Requests()
    with session.channel() as channel:
        responses = session.stub(channel).FullDuplexCall(iter(requests), timeout=TIMEOUT_S)
        try:
            for request_size, response_size in PING_PONG:
                requests.send(output_request(response_size, payload=request_size))
                require_zeros(next(responses).payload, response_size)
        finally:
            requests.finish()
        require(next(responses, None) is None, "an excess response")


def empty_stream(session: Session) -> None:
    with session.channel() as channel:
        responses = session.stub(channel).FullDuplexCall(iter(()), timeout=TIMEOUT_S)
        require(list(responses) == [], "a response without a request")


def custom_metadata(session: Session) -> None:
    def check(call) -> None:
        initial = [item for item in call.initial_metadata() if item[0] == ECHO[0][0]]
        trailing = [item for item in call.trailing_metadata() if item[0] == ECHO[1][0]]
        require(initial == [ECHO[0]], f"initial metadata {initial}")
        require(trailing == [ECHO[1]], f"trailing metadata {trailing}")

    with session.channel() as channel:
        stub = session.stub(channel)
        response, call = stub.UnaryCall.with_call(
            large_request(), metadata=ECHO, timeout=TIMEOUT_S)
        require_zeros(response.payload, 314159)
        check(call)
        call = stub.FullDuplexCall(
            iter([output_request(314159, payload=271828)]), metadata=ECHO, timeout=TIMEOUT_S)
        require_sizes(call, [314159])
        check(call)


def echoed_status(session: Session, code: int, message: str) -> None:
    """Checks the status of a unary call and of a stream."""
    wanted = messages.EchoStatus(code=code, message=message)
    with session.channel() as channel:
        stub = session.stub(channel)
        for error in (
            status_of(lambda: stub.UnaryCall(
                messages.SimpleRequest(response_status=wanted), timeout=TIMEOUT_S)),
            status_of(lambda: list(stub.FullDuplexCall(
                iter([messages.StreamingOutputCallRequest(response_status=wanted)]),
                timeout=TIMEOUT_S))),
        ):
            require(error.code().value[0] == code, f"{error.code().name}")
            require(error.details() == message, f"message {error.details()!r}")


def status_code_and_message(session: Session) -> None:
    echoed_status(session, 2, "test status message")


def special_status_message(session: Session) -> None:
    wanted = messages.EchoStatus(code=2, message=SPECIAL_MESSAGE)
    with session.channel() as channel:
        error = status_of(lambda: session.stub(channel).UnaryCall(
            messages.SimpleRequest(response_status=wanted), timeout=TIMEOUT_S))
    require_code(error, grpc.StatusCode.UNKNOWN)
    require(error.details() == SPECIAL_MESSAGE, f"message {error.details()!r}")


def unimplemented_method(session: Session) -> None:
    with session.channel() as channel:
        error = status_of(lambda: session.stub(channel).UnimplementedCall(
            empty.Empty(), timeout=TIMEOUT_S))
    require_code(error, grpc.StatusCode.UNIMPLEMENTED)


def unimplemented_service(session: Session) -> None:
    with session.channel() as channel:
        stub = services.UnimplementedServiceStub(channel)
        error = status_of(lambda: stub.UnimplementedCall(empty.Empty(), timeout=TIMEOUT_S))
    require_code(error, grpc.StatusCode.UNIMPLEMENTED)


def cancel_after_begin(session: Session) -> None:
    requests = Requests()
    with session.channel() as channel:
        call = session.stub(channel).StreamingInputCall.future(
            iter(requests), timeout=TIMEOUT_S)
        call.cancel()
        requests.finish()
        require(call.cancelled(), "the call is not cancelled")
        require(call.code() is grpc.StatusCode.CANCELLED, f"{call.code()}")


def cancel_after_first_response(session: Session) -> None:
    requests = Requests()
    with session.channel() as channel:
        call = session.stub(channel).FullDuplexCall(iter(requests), timeout=TIMEOUT_S)
        requests.send(output_request(31415, payload=27182))
        require_zeros(next(call).payload, 31415)
        call.cancel()
        requests.finish()
        require_code(status_of(lambda: next(call)), grpc.StatusCode.CANCELLED)


def timeout_on_sleeping_server(session: Session) -> None:
    requests = Requests()
    with session.channel() as channel:
        call = session.stub(channel).FullDuplexCall(iter(requests), timeout=0.001)
        requests.send(messages.StreamingOutputCallRequest(payload=zeros(27182)))
        try:
            error = status_of(lambda: next(call))
        finally:
            requests.finish()
    require_code(error, grpc.StatusCode.DEADLINE_EXCEEDED)


def soak(session: Session, new_channel_each_time: bool) -> None:
    channel = session.channel()
    slow = 0
    try:
        for _ in range(session.soak_iterations):
            if new_channel_each_time:
                channel.close()
                channel = session.channel()
            began = time.monotonic()
            large_call(session, channel)
            slow += (time.monotonic() - began) * 1000 > session.soak_latency_ms_max
    finally:
        channel.close()
    require(slow == 0, f"{slow} calls took over {session.soak_latency_ms_max} ms")


def rpc_soak(session: Session) -> None:
    soak(session, new_channel_each_time=False)


def channel_soak(session: Session) -> None:
    soak(session, new_channel_each_time=True)


CASES = {
    case.__name__: case
    for case in (
        empty_unary, large_unary, client_compressed_unary,
        server_compressed_unary, client_streaming, client_compressed_streaming,
        server_streaming, server_compressed_streaming, ping_pong, empty_stream,
        custom_metadata, status_code_and_message, special_status_message,
        unimplemented_method, unimplemented_service, cancel_after_begin,
        cancel_after_first_response, timeout_on_sleeping_server, rpc_soak, channel_soak,
    )
}
