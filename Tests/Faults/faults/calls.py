"""Calls that are recorded with their outcome."""

import grpc

from support.failures import failure_of
from support.gateway import Gateway

from .history import History

# Statuses after which the call may have taken effect.
UNKNOWN = {"UNAVAILABLE", "DEADLINE_EXCEEDED", "CANCELLED", "ABORTED"}
# Unexpected statuses are judged by the checker; here they count as unknown.
SURPRISING = {"INTERNAL", "UNKNOWN", "UNIMPLEMENTED", "DATA_LOSS", "OUT_OF_RANGE"}

# Statuses of internal errors, which have no reason.
INTERNAL_ERROR = "internal error"


class Refused(Exception):
    """The service rejected the call: it certainly had no effect."""

    def __init__(self, failure):
        super().__init__(f"{failure.code} {failure.reason}: {failure.message}")
        self.failure = failure


class Unanswered(Exception):
    """The outcome is unknown."""


class Calls:
    """One gateway's calls. `timeout` is the deadline of each, in seconds."""

    def __init__(self, addresses: dict[str, str], history: History, client: str, timeout=4.0):
        self.gateway = Gateway(addresses)
        self.history, self.client, self.timeout = history, client, timeout

    def make(self, operation: str, stub, request, answer, token=None, **fields):
        """Makes and records one call; `answer` converts the response for the history.

        - Raises `Refused` and `Unanswered`."""
        call = self.history.asked(client=self.client, operation=operation, **fields)
        try:
            response = stub(request, token=token, timeout=self.timeout)
        except grpc.RpcError as error:
            failure = failure_of(error)
            # An error that the client library made of damaged bytes, without a reason.
            is_local = not failure.reason and failure.message != INTERNAL_ERROR
            # A call with a retry delay may have been interrupted halfway.
            is_unknown = (
                is_local or failure.code in UNKNOWN | SURPRISING
                or failure.retry_seconds is not None)
            self.history.answered(
                call, "unknown" if is_unknown else "refused", code=failure.code,
                reason=failure.reason, message=failure.message[:200], is_local=is_local)
            if is_unknown:
                raise Unanswered(failure.code) from None
            raise Refused(failure) from None
        self.history.answered(call, "acknowledged", **answer(response))
        return response

    def close(self) -> None:
        self.gateway.close()
