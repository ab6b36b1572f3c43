"""Parts of an error response: status, reason, field violations."""

import contextlib
from dataclasses import dataclass, field

import grpc
from google.rpc import error_details_pb2, status_pb2


@dataclass
class Failure:
    code: str
    message: str
    reason: str = ""
    domain: str = ""
    metadata: dict = field(default_factory=dict)
    # (field, reason, description)
    violations: list = field(default_factory=list)
    retry_seconds: float | None = None

    @property
    def fields(self) -> list[str]:
        return [violation[0] for violation in self.violations]

    @property
    def reasons(self) -> set[str]:
        """Reasons of the call and of its fields."""
        return {self.reason, *(violation[1] for violation in self.violations)} - {""}


def failure_of(error: grpc.RpcError) -> Failure:
    failure = Failure(error.code().name, error.details())
    for key, value in error.trailing_metadata() or ():
        if key != "grpc-status-details-bin":
            continue
        status = status_pb2.Status.FromString(value)
        if status.code != error.code().value[0]:
            raise AssertionError(f"details say {status.code}, the call {error.code()}")
        for detail in status.details:
            _read(detail, failure)
    return failure


def _read(detail, failure: Failure) -> None:
    info = error_details_pb2.ErrorInfo()
    request = error_details_pb2.BadRequest()
    retry = error_details_pb2.RetryInfo()
    if detail.Unpack(info):
        failure.reason, failure.domain = info.reason, info.domain
        failure.metadata = dict(info.metadata)
    elif detail.Unpack(request):
        failure.violations += [
            (violation.field, violation.reason, violation.description)
            for violation in request.field_violations
        ]
    elif detail.Unpack(retry):
        failure.retry_seconds = retry.retry_delay.seconds + retry.retry_delay.nanos / 1e9


class FailureAssertions:
    """Mixin for test cases."""

    @contextlib.contextmanager
    def assertFails(self, code: str, reason: str | None = None, field: str | None = None):
        """Expects the calls inside to fail like this; returns a list that will contain the failure."""
        caught: list[Failure] = []
        try:
            yield caught
        except grpc.RpcError as error:
            failure = failure_of(error)
            caught.append(failure)
        else:
            self.fail(f"was not refused with {code} {reason or ''}")
        self.assertEqual(failure.code, code, failure)
        if reason is not None:
            self.assertIn(reason, failure.reasons, failure)
        if failure.reason:
            self.assertEqual(failure.domain, "otolith", failure)
        if field is not None:
            self.assertIn(field, failure.fields, failure)
