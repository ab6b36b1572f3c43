"""Cases beyond gRPC's description: what Otolith promises and grpcio can ask for."""

import time

import grpc

import compression
import stubs
from cases import Requests, echoed_status, require_sizes
from session import (
    TIMEOUT_S, Session, large_request, messages, output_request, require, require_code,
    require_zeros, status_of, zeros,
)

SERVICE = "grpc.testing.TestService"


def every_status_code(session: Session) -> None:
    for code in range(1, 17):
        echoed_status(session, code, f"status {code} of 16")


def unsupported_response_type(session: Session) -> None:
    with session.channel() as channel:
        error = status_of(lambda: session.stub(channel).UnaryCall(
            messages.SimpleRequest(response_type=99), timeout=TIMEOUT_S))
    require_code(error, grpc.StatusCode.INVALID_ARGUMENT)


def deflate_unary(session: Session) -> None:
    with session.channel() as channel:
        response = session.stub(channel).UnaryCall(
            large_request(expect_compressed=messages.BoolValue(value=True)),
            compression=grpc.Compression.Deflate, timeout=TIMEOUT_S)
    require_zeros(response.payload, 314159)


def response_intervals(session: Session) -> None:
    """`interval_us` adds up from one response to the next."""
    request = messages.StreamingOutputCallRequest(response_parameters=[
        messages.ResponseParameters(size=10, interval_us=50_000) for _ in range(4)])
    with session.channel() as channel:
        began = time.monotonic()
        require_sizes(
            session.stub(channel).StreamingOutputCall(request, timeout=TIMEOUT_S), [10] * 4)
        seconds = time.monotonic() - began
    # The lower bound alone: the upper one is the machine's affair.
    require(seconds >= 0.2, f"all four after {seconds:.3f} s")


def deadline_in_stream(session: Session) -> None:
    """Responses until the deadline, then DEADLINE_EXCEEDED."""
    request = messages.StreamingOutputCallRequest(response_parameters=[
        messages.ResponseParameters(size=10),
        messages.ResponseParameters(size=10, interval_us=60_000_000)])
    with session.channel() as channel:
        # A connection first: its making is no part of the time.
        grpc.channel_ready_future(channel).result(timeout=TIMEOUT_S)
        call = session.stub(channel).StreamingOutputCall(request, timeout=1.5)
        require_zeros(next(call).payload, 10)
        require_code(status_of(lambda: next(call)), grpc.StatusCode.DEADLINE_EXCEEDED)


def trailers_only(session: Session) -> None:
    """An error before any message: status and trailing metadata arrive, initial does not."""
    wanted = messages.EchoStatus(code=9, message="not now")
    trailing = ("x-grpc-test-echo-trailing-bin", b"\x00\xff\x10")
    with session.channel() as channel:
        error = status_of(lambda: session.stub(channel).UnaryCall(
            messages.SimpleRequest(response_status=wanted), metadata=(trailing,),
            timeout=TIMEOUT_S))
    require_code(error, grpc.StatusCode.FAILED_PRECONDITION)
    require(error.details() == "not now", f"message {error.details()!r}")
    require(trailing in list(error.trailing_metadata()), f"{error.trailing_metadata()}")


def large_messages(session: Session) -> None:
    """Three MiB each way: many times every flow-control window and buffer on the path."""
    size = 3 << 20
    with session.channel() as channel:
        stub = session.stub(channel)
        response = stub.UnaryCall(
            messages.SimpleRequest(response_size=size, payload=zeros(size)), timeout=TIMEOUT_S)
        require_zeros(response.payload, size)
        require_sizes(
            stub.StreamingOutputCall(output_request(size, size), timeout=TIMEOUT_S),
            [size, size])


def too_large_request(session: Session) -> None:
    """Over the server's limit of 4 MiB: RESOURCE_EXHAUSTED, and the connection lives on."""
    with session.channel((("grpc.max_send_message_length", -1),)) as channel:
        stub = session.stub(channel)
        error = status_of(lambda: stub.UnaryCall(
            messages.SimpleRequest(payload=zeros(5 << 20)), timeout=TIMEOUT_S))
        require_code(error, grpc.StatusCode.RESOURCE_EXHAUSTED)
        require_zeros(stub.UnaryCall(
            messages.SimpleRequest(response_size=10), timeout=TIMEOUT_S).payload, 10)


def many_responses(session: Session) -> None:
    """A thousand messages in order, read slower than they come."""
    sizes = [number % 500 for number in range(1000)]
    with session.channel() as channel:
        require_sizes(
            session.stub(channel).StreamingOutputCall(
                output_request(*sizes), timeout=TIMEOUT_S), sizes)


def interleaved_streams(session: Session) -> None:
    """Ten ping-pongs at once on a connection do not hold each other up."""
    with session.channel() as channel:
        streams = []
        for _ in range(10):
            requests = Requests()
            call = session.stub(channel).FullDuplexCall(iter(requests), timeout=TIMEOUT_S)
            streams.append((requests, call))
        try:
            for size in (70_000, 1, 0, 130_000):
                for requests, _ in streams:
                    requests.send(output_request(size, payload=size))
                for _, call in reversed(streams):
                    require_zeros(next(call).payload, size)
        finally:
            for requests, _ in streams:
                requests.finish()
        for _, call in streams:
            require(next(call, None) is None, "one response too many")


def health_check(session: Session) -> None:
    from grpc_health.v1 import health_pb2, health_pb2_grpc

    with session.channel() as channel:
        stub = health_pb2_grpc.HealthStub(channel)
        for name in ("", SERVICE):
            response = stub.Check(
                health_pb2.HealthCheckRequest(service=name), timeout=TIMEOUT_S)
            require(
                response.status == health_pb2.HealthCheckResponse.SERVING, f"{name!r}: {response}")
        error = status_of(lambda: stub.Check(
            health_pb2.HealthCheckRequest(service="nobody"), timeout=TIMEOUT_S))
        require_code(error, grpc.StatusCode.NOT_FOUND)


def health_watch(session: Session) -> None:
    from grpc_health.v1 import health_pb2, health_pb2_grpc

    states = health_pb2.HealthCheckResponse
    with session.channel() as channel:
        stub = health_pb2_grpc.HealthStub(channel)
        for name, state in ((SERVICE, states.SERVING), ("nobody", states.SERVICE_UNKNOWN)):
            call = stub.Watch(health_pb2.HealthCheckRequest(service=name), timeout=TIMEOUT_S)
            first = next(call)
            require(first.status == state, f"{name!r}: {first}")
            call.cancel()


def gateway_refuses_unknown_service(session: Session) -> None:
    """nginx's own answer is a gRPC status, not a page."""
    with session.channel() as channel:
        call = channel.unary_unary("/no.such.Service/Method")
        error = status_of(lambda: call(b"", timeout=TIMEOUT_S))
    require_code(error, grpc.StatusCode.UNIMPLEMENTED)
    require(error.details() == "no such service here", f"message {error.details()!r}")


def require_reflected(names, methods) -> None:
    require(SERVICE in names, f"listed: {sorted(names)}")
    require("FullDuplexCall" in methods, f"methods: {sorted(methods)}")


def reflection_v1alpha(session: Session) -> None:
    """By the official client, which reads descriptors into a pool of its own."""
    from google.protobuf.descriptor_pool import DescriptorPool
    from grpc_reflection.v1alpha.proto_reflection_descriptor_database import (
        ProtoReflectionDescriptorDatabase,
    )

    with session.channel() as channel:
        database = ProtoReflectionDescriptorDatabase(channel)
        names = database.get_services()
        service = DescriptorPool(database).FindServiceByName(SERVICE)
        require_reflected(names, service.methods_by_name)


def reflection_v1(session: Session) -> None:
    from google.protobuf.descriptor_pb2 import FileDescriptorProto

    reflection = stubs.load("reflection_pb2")
    client = stubs.load("reflection_pb2_grpc")
    requests = (
        reflection.ServerReflectionRequest(list_services=""),
        reflection.ServerReflectionRequest(file_containing_symbol=SERVICE),
        reflection.ServerReflectionRequest(file_containing_symbol="no.such.Symbol"),
    )
    with session.channel() as channel:
        listed, file, missing = client.ServerReflectionStub(channel).ServerReflectionInfo(
            iter(requests), timeout=TIMEOUT_S)
    names = [service.name for service in listed.list_services_response.service]
    files = [
        FileDescriptorProto.FromString(data)
        for data in file.file_descriptor_response.file_descriptor_proto]
    methods = [
        method.name for one in files for service in one.service for method in service.method]
    require_reflected(names, methods)
    require(
        missing.error_response.error_code == grpc.StatusCode.NOT_FOUND.value[0],
        f"unknown symbol: {missing}")


CASES = {
    case.__name__: case
    for case in (
        every_status_code, unsupported_response_type, deflate_unary, response_intervals,
        deadline_in_stream, trailers_only, large_messages, too_large_request, many_responses,
        interleaved_streams, gateway_refuses_unknown_service, health_check, health_watch,
        reflection_v1, reflection_v1alpha,
    )
}
