"""Channels to Otolith; every call has a deadline, an access token and retries."""

import collections
import random
import time

import grpc
from google.protobuf import descriptor_pb2, descriptor_pool
from google.rpc import error_details_pb2
from grpc_status import rpc_status

SERVICES = ("auth", "catalogue", "ingestion", "planning")

# [guide: connect]
OPTIONS = (
    # The server allows a PING every five minutes, and only during a call.
    ("grpc.keepalive_time_ms", 6 * 60 * 1000),
    ("grpc.keepalive_timeout_ms", 20 * 1000),
    ("grpc.keepalive_permit_without_calls", 0),
    # A catalogue may exceed gRPC's default limit of 4 MiB.
    ("grpc.max_receive_message_length", 64 * 1024 * 1024),
)


def channels(address: str | dict[str, str], roots: bytes | None = None, name: str = "") -> dict[str, grpc.Channel]:
    """Channels by service.

    `address`: one with TLS for all services; or one of each service without TLS, for local tests.
    `roots`: PEM of a private certificate authority. `name`: that of the gateway, such as `sms-gateway/1`.
    """
    options = (*OPTIONS, ("grpc.primary_user_agent", name))
    if isinstance(address, str):
        credentials = grpc.ssl_channel_credentials(roots)  # default: the roots of gRPC
        return dict.fromkeys(SERVICES, grpc.secure_channel(address, credentials, options))
    return {service: grpc.insecure_channel(address[service], options) for service in SERVICES}
# [guide: end]


class _Details(
        collections.namedtuple(
            "_Details", "method timeout metadata credentials wait_for_ready compression"),
        grpc.ClientCallDetails):
    """The parts of a call that an interceptor changes."""

    @classmethod
    def of(cls, details, **changed):
        values = {name: getattr(details, name, None) for name in cls._fields}
        return cls(**(values | changed))


def detail_of(error, kind):
    """First error detail of this kind of a failed call, or None."""
    status = rpc_status.from_call(error)
    for packed in status.details if status is not None else ():
        detail = kind()
        if packed.Unpack(detail):
            return detail
    return None


def reason_of(error) -> str:
    """Stable reason of an error; empty without one, e.g. for network errors."""
    info = detail_of(error, error_details_pb2.ErrorInfo)
    return info.reason if info is not None and info.domain == "otolith" else ""


# [guide: retry]
SECONDS_PER_TRY = 15
SECONDS_IN_ALL = 60
LOST = (grpc.StatusCode.UNAVAILABLE, grpc.StatusCode.DEADLINE_EXCEEDED)
_REPEATABLE = (
    descriptor_pb2.MethodOptions.IDEMPOTENT, descriptor_pb2.MethodOptions.NO_SIDE_EFFECTS)


def may_be_repeated(path: str) -> bool:
    """Whether the method at `path` (`/otolith.auth.v1.SessionService/Refresh`) may be repeated."""
    method = descriptor_pool.Default().FindMethodByName(path[1:].replace("/", "."))
    return method.GetOptions().idempotency_level in _REPEATABLE


def seconds_before_another(call, path: str, tries: int) -> float | None:
    """Delay before a retry; None: do not retry."""
    if call.code() is grpc.StatusCode.OK:
        return None
    # The server did nothing, and states when to try again.
    if info := detail_of(call, error_details_pb2.RetryInfo):
        return info.retry_delay.seconds + info.retry_delay.nanos / 1e9
    # The outcome is unknown: repeat only methods that may be repeated.
    if call.code() in LOST and may_be_repeated(path):
        return random.uniform(0, min(0.5 * 2 ** tries, 10))
    return None


class Patience(grpc.UnaryUnaryClientInterceptor):
    """Sets a deadline for every attempt, and retries while time remains."""

    def __init__(self, seconds_in_all: float = SECONDS_IN_ALL):
        self._seconds_in_all = seconds_in_all

    def intercept_unary_unary(self, continuation, details, request):
        ends = time.monotonic() + self._seconds_in_all
        for tries in range(100):
            call = continuation(_Details.of(details, timeout=SECONDS_PER_TRY), request)
            wait = seconds_before_another(call, details.method, tries)
            if wait is None or time.monotonic() + wait > ends:
                return call
            time.sleep(wait)
        return call
# [guide: end]


# [guide: token]
class Authorization(grpc.UnaryUnaryClientInterceptor):
    """Adds the access token to calls, and refreshes it once when it is refused."""

    def __init__(self, session):
        self._session = session

    def intercept_unary_unary(self, continuation, details, request):
        token = self._session.access_token
        call = continuation(self._with(details, token), request)
        # Expiry is decided by the server's clock, not the device's.
        refused = call.code() is grpc.StatusCode.UNAUTHENTICATED
        if refused and reason_of(call).startswith("TOKEN_"):
            call = continuation(self._with(details, self._session.renewed(token)), request)
        return call

    @staticmethod
    def _with(details, token):
        metadata = [*(details.metadata or ()), ("authorization", f"Bearer {token}")]
        return _Details.of(details, metadata=metadata)
# [guide: end]
