"""Cases beyond gRPC's description: guarantees of Otolith that grpcio can test."""

import grpc

import stubs
from session import TIMEOUT_S, Session, require, require_code, status_of

SERVICE = "grpc.testing.TestService"


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
    """Uses the official client, which reads descriptors into its own pool."""
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
        gateway_refuses_unknown_service, health_check, health_watch, reflection_v1, reflection_v1alpha,
    )
}
