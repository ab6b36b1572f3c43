"""Signs in and keeps the access token valid."""

import json
import threading
import time
import uuid
from pathlib import Path

import grpc
from connection import reason_of
from keeping import keep
from otolith.auth.v1 import auth_pb2, auth_pb2_grpc, erasure_pb2_grpc

# A refresh can be repeated within 30 seconds of its first use, by anonymous participants for a day.
SECONDS_OF_GRACE = 25


class SignedOut(Exception):
    """The session cannot be refreshed; sign in again."""


class Session:
    def __init__(self, folder: Path, channel: grpc.Channel):
        self._file = folder / "session.json"
        self._kept = json.loads(self._file.read_bytes()) if self._file.exists() else {}
        self._sessions = auth_pb2_grpc.SessionServiceStub(channel)
        self.erasures = erasure_pb2_grpc.ErasureServiceStub(channel)
        self._renewing = threading.Lock()

    @property
    def participant_id(self) -> str:
        return self._kept.get("participant_id", "")

    @property
    def access_token(self) -> str:
        if "access_token" not in self._kept:
            raise SignedOut("sign in first")
        return self._kept["access_token"]

    def _keep(self, **values) -> None:
        self._kept |= values
        keep(self._file, json.dumps(self._kept).encode())

    # [guide: sign-in]
    def sign_in_anonymously(self, label: str) -> None:
        """Repeated with the stored request id, the call returns the same participant."""
        if "request_id" not in self._kept:
            self._keep(request_id=str(uuid.uuid4()))
        self._begin(self._sessions.SignInAnonymously(auth_pb2.SignInAnonymouslyRequest(
            request_id=self._kept["request_id"], label=label)))

    def sign_in(self, username: str, password: str, label: str) -> None:
        self._begin(self._sessions.SignIn(auth_pb2.SignInRequest(
            username=username, password=password, label=label)))

    def _begin(self, answer) -> None:
        self._keep(
            participant_id=answer.participant_id, access_token=answer.access_token,
            refresh_token=answer.refresh_token)

    def take(self, access_token: str) -> None:
        """Stores the token that joining and leaving return; empty means that it did not change."""
        if access_token:
            self._keep(access_token=access_token)
    # [guide: end]

    # [guide: refresh]
    def renewed(self, expired: str) -> str:
        """Refreshes the token, one refresh at a time; a second caller gets the new token."""
        with self._renewing:
            if self.access_token == expired:
                self._refresh()
            return self.access_token

    def _refresh(self) -> None:
        request = auth_pb2.RefreshRequest(refresh_token=self._kept["refresh_token"])
        ends = time.monotonic() + SECONDS_OF_GRACE
        while True:
            try:
                answer = self._sessions.Refresh(request)
            except grpc.RpcError as error:
                if reason_of(error) in ("REFRESH_TOKEN_REJECTED", "ACCOUNT_ERASED"):
                    raise SignedOut(reason_of(error)) from error
                # The response may be lost: repeat with the same token while that is allowed.
                lost = (grpc.StatusCode.UNAVAILABLE, grpc.StatusCode.DEADLINE_EXCEEDED)
                if error.code() not in lost or time.monotonic() + 1 > ends:
                    raise
                time.sleep(1)
            else:
                # Stored before it is used: using the new token invalidates the old one.
                self._begin(answer)
                return
    # [guide: end]
