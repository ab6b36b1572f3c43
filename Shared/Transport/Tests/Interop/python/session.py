"""The context of a case of the grpcio client: the target and its channels."""

from dataclasses import dataclass
from pathlib import Path

import grpc

import compression
import stubs

messages = stubs.load("messages_pb2")
services = stubs.load("test_pb2_grpc")

# Limits a call whose answer does not arrive; the harness limits the case.
TIMEOUT_S = 20


class CaseFailed(Exception):
    """An expectation of the case was not met."""


def require(condition: bool, message: str) -> None:
    if not condition:
        raise CaseFailed(message)


@dataclass
class Session:
    target: str
    ca_file: str | None
    server_host_override: str | None
    soak_iterations: int
    soak_latency_ms_max: int

    def channel(self, options=()) -> grpc.Channel:
        """A new channel with its own connection."""
        # Without the process-wide subchannel pool, which would reuse the same connection.
        options = (*options, ("grpc.use_local_subchannel_pool", 1),
                   ("grpc.max_receive_message_length", 64 << 20))
        if self.server_host_override:
            options += (("grpc.default_authority", self.server_host_override),)
        if self.ca_file is None:
            return grpc.insecure_channel(self.target, options=options)
        if self.server_host_override:
            options += (("grpc.ssl_target_name_override", self.server_host_override),)
        credentials = grpc.ssl_channel_credentials(Path(self.ca_file).read_bytes())
        return grpc.secure_channel(self.target, credentials, options=options)

    def stub(self, channel: grpc.Channel):
        return services.TestServiceStub(channel)

    def seeing(self) -> grpc.Channel:
        """A channel whose messages are received as they were sent."""
        return self.channel(compression.SEEING)


def zeros(size: int):
    return messages.Payload(body=bytes(size))


def large_request(**fields):
    return messages.SimpleRequest(response_size=314159, payload=zeros(271828), **fields)


def require_zeros(payload, size: int) -> None:
    require(payload.type == messages.COMPRESSABLE, f"payload of type {payload.type}")
    require(len(payload.body) == size, f"{len(payload.body)} bytes instead of {size}")
    require(not any(payload.body), "the payload is not all zeros")


def output_request(*sizes: int, payload: int | None = None, **fields):
    request = messages.StreamingOutputCallRequest(
        response_parameters=[messages.ResponseParameters(size=size) for size in sizes], **fields)
    if payload is not None:
        request.payload.CopyFrom(zeros(payload))
    return request


def status_of(call) -> grpc.RpcError:
    """Returns the error that `call` must raise."""
    try:
        call()
    except grpc.RpcError as error:
        return error
    raise CaseFailed("the call succeeded")


def require_code(error: grpc.RpcError, code: grpc.StatusCode) -> None:
    require(error.code() is code, f"{error.code().name} ({error.details()!r}), not {code.name}")
