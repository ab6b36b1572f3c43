"""Channels to Otolith, and what every call has: a deadline, a token, patience."""

import collections
import os
import random
import time
from pathlib import Path

import grpc
from google.protobuf import descriptor_pb2, descriptor_pool
from google.rpc import error_details_pb2
from grpc_status import rpc_status

SERVICES = ("auth", "catalogue", "ingestion", "planning")

# [guide: connect]
OPTIONS = (
    # A PING is permitted every five minutes, and only while a call is open.
    ("grpc.keepalive_time_ms", 6 * 60 * 1000),
    ("grpc.keepalive_timeout_ms", 20 * 1000),
    ("grpc.keepalive_permit_without_calls", 0),
    # A catalogue of many questionnaires in one answer is larger than gRPC's 4 MiB.
    ("grpc.max_receive_message_length", 64 * 1024 * 1024),
    ("grpc.primary_user_agent", "example-gateway/1"),
)


def channels() -> dict[str, grpc.Channel]:
    """One address with TLS for all services; or, for trying things out on one machine, one for each."""
    if address := os.environ.get("OTOLITH_ADDRESS"):
        roots = os.environ.get("OTOLITH_TLS_ROOTS_FILE")  # else those that gRPC brings
        credentials = grpc.ssl_channel_credentials(Path(roots).read_bytes() if roots else None)
        return dict.fromkeys(SERVICES, grpc.secure_channel(address, credentials, OPTIONS))
    return {
        name: grpc.insecure_channel(os.environ[f"OTOLITH_{name.upper()}_ADDRESS"], OPTIONS)
        for name in SERVICES}
# [guide: end]


class Details(
        collections.namedtuple(
            "Details", "method timeout metadata credentials wait_for_ready compression"),
        grpc.ClientCallDetails):
    """What an interceptor changes of a call."""

    @classmethod
    def of(cls, details, **changed):
        values = {name: getattr(details, name, None) for name in cls._fields}
        return cls(**(values | changed))


def detail_of(error, kind):
    """The first detail of the kind that a failed call brings, or None."""
    status = rpc_status.from_call(error)
    for packed in status.details if status is not None else ():
        detail = kind()
        if packed.Unpack(detail):
            return detail
    return None


def reason_of(error) -> str:
    """The stable name of what went wrong; empty where there is none, as with errors of the network."""
    info = detail_of(error, error_details_pb2.ErrorInfo)
    return info.reason if info is not None and info.domain == "otolith" else ""


# [guide: retry]
SECONDS_PER_TRY = 15
SECONDS_IN_ALL = 60
_REPEATABLE = (
    descriptor_pb2.MethodOptions.IDEMPOTENT, descriptor_pb2.MethodOptions.NO_SIDE_EFFECTS)


def may_be_repeated(path: str) -> bool:
    """Whether the method says so: `path` is `/otolith.auth.v1.SessionService/Refresh`."""
    method = descriptor_pool.Default().FindMethodByName(path[1:].replace("/", "."))
    return method.GetOptions().idempotency_level in _REPEATABLE


def seconds_before_another(call, path: str, tries: int) -> float | None:
    """How long to wait before the call is sent again; None: what it answered is the answer."""
    if call.code() is grpc.StatusCode.OK:
        return None
    # The server says that it did nothing, and when to come again.
    if info := detail_of(call, error_details_pb2.RetryInfo):
        return info.retry_delay.seconds + info.retry_delay.nanos / 1e9
    # Nobody knows how far it came: only what bears it is sent again.
    lost = (grpc.StatusCode.UNAVAILABLE, grpc.StatusCode.DEADLINE_EXCEEDED)
    if call.code() in lost and may_be_repeated(path):
        return random.uniform(0, min(0.5 * 2 ** tries, 10))
    return None


class Patience(grpc.UnaryUnaryClientInterceptor):
    """Gives every try a deadline, and sends again what may be sent again while there is time."""

    def intercept_unary_unary(self, continuation, details, request):
        ends = time.monotonic() + SECONDS_IN_ALL
        for tries in range(100):
            call = continuation(Details.of(details, timeout=SECONDS_PER_TRY), request)
            wait = seconds_before_another(call, details.method, tries)
            if wait is None or time.monotonic() + wait > ends:
                return call
            time.sleep(wait)
        return call
# [guide: end]


# [guide: token]
class Authorization(grpc.UnaryUnaryClientInterceptor):
    """Sends the access token along, and takes a new one where it has expired."""

    def __init__(self, session):
        self._session = session

    def intercept_unary_unary(self, continuation, details, request):
        token = self._session.access_token
        call = continuation(self._with(details, token), request)
        # The server's clock decides, not the device's.
        if call.code() is grpc.StatusCode.UNAUTHENTICATED and reason_of(call) == "TOKEN_EXPIRED":
            call = continuation(self._with(details, self._session.renewed(token)), request)
        return call

    @staticmethod
    def _with(details, token):
        metadata = [*(details.metadata or ()), ("authorization", f"Bearer {token}")]
        return Details.of(details, metadata=metadata)
# [guide: end]
