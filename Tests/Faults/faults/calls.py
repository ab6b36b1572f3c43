"""Calls that are written down with their outcome."""

import grpc

from support.failures import failure_of
from support.gateway import Gateway

from .history import History

# The call may have had its effect.
UNKNOWN = {"UNAVAILABLE", "DEADLINE_EXCEEDED", "CANCELLED", "ABORTED"}
# Not expected at all, which is the checker's business; here it is one more unknown.
SURPRISING = {"INTERNAL", "UNKNOWN", "UNIMPLEMENTED", "DATA_LOSS", "OUT_OF_RANGE"}

# What a service says of an error of its own, which has no reason either.
INTERNAL_ERROR = "internal error"


class Refused(Exception):
    """The service said no: surely without effect."""

    def __init__(self, failure):
        super().__init__(f"{failure.code} {failure.reason}: {failure.message}")
        self.failure = failure


class Unanswered(Exception):
    """Nobody knows what became of it."""


class Calls:
    """One gateway's calls. `timeout` is the deadline of each, in seconds."""

    def __init__(self, addresses: dict[str, str], history: History, client: str, timeout=4.0):
        self.gateway = Gateway(addresses)
        self.history, self.client, self.timeout = history, client, timeout

    def make(self, operation: str, stub, request, answer, token=None, **fields):
        """Makes one call and writes it down; `answer` turns the response into what the history
        keeps of it.

        - Raises `Refused` and `Unanswered`."""
        call = self.history.asked(client=self.client, operation=operation, **fields)
        try:
            response = stub(request, token=token, timeout=self.timeout)
        except grpc.RpcError as error:
            failure = failure_of(error)
            # What the client's library made of bytes that were no answer: it knows no reasons.
            is_local = not failure.reason and failure.message != INTERNAL_ERROR
            # Whoever is told to come again may have been turned away halfway.
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
