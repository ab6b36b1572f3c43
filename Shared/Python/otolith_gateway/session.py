"""Signs in and keeps the access token valid, for all processes that share a folder."""

import json
import time
import uuid
from pathlib import Path

import grpc
from otolith.auth.v1 import auth_pb2, auth_pb2_grpc, clients_pb2

from .calls import LOST, reason_of
from .storage import alone, keep

# A refresh can be repeated within 30 seconds of its first use, by anonymous participants for a day.
SECONDS_OF_GRACE = 25
# A request id that can no longer sign in: a new one makes a new participant.
_SPENT = ("ACCOUNT_ERASED", "REQUEST_ID_REUSED", "SIGN_IN_ENDED")


class SignedOut(Exception):
    """There is no session, or it has ended: sign in. After `ACCOUNT_ERASED`, forget all data."""

    @property
    def reason(self) -> str:
        return str(self)


class SheetsWaiting(Exception):
    """The session is the only key to an anonymous participant, whose sheets still wait."""


class Session:
    """Tokens of one participant. Each use reads the file: another process may have refreshed."""

    def __init__(self, folder: Path, channel: grpc.Channel, are_sheets_waiting=lambda participant_id: False,
                 client_id: str = ""):
        self._client = clients_pb2.ClientCredentials(client_id=client_id) if client_id else None
        self._file = folder / "session.json"
        self._sessions = auth_pb2_grpc.SessionServiceStub(channel)
        self._are_sheets_waiting = are_sheets_waiting
        self._participant_id = ""

    def _kept(self) -> dict:
        try:
            return json.loads(self._file.read_bytes())
        except FileNotFoundError:
            return {}

    def _keep(self, **values) -> None:
        keep(self._file, json.dumps(self._kept() | values).encode())

    def _alone(self):
        return alone(self._file.with_name("lock"))

    @property
    def participant_id(self) -> str:
        """Empty before the first sign-in. Only a sign-in or sign-out by this object makes it another."""
        found = self._kept().get("participant_id", "")
        self._participant_id = self._participant_id or found
        # Data of one participant is never sent with another's token.
        if found and found != self._participant_id:
            raise SignedOut("ANOTHER_PARTICIPANT")
        return found

    @property
    def access_token(self) -> str:
        if not self.participant_id:
            raise SignedOut("NO_SESSION")
        return self._kept()["access_token"]

    # [guide: sign-in]
    def sign_in_anonymously(self, label: str = "") -> None:
        """Repeated with the stored request id, the call returns the same participant."""
        with self._alone():
            try:
                self._sign_in_once(self._kept().get("request_id") or str(uuid.uuid4()), label)
            except grpc.RpcError as error:
                if reason_of(error) not in _SPENT:
                    raise
                self._spare()
                self._sign_in_once(str(uuid.uuid4()), label)

    def _sign_in_once(self, request_id: str, label: str) -> None:
        self._keep(request_id=request_id)
        self._begin(self._sessions.SignInAnonymously(auth_pb2.SignInAnonymouslyRequest(
            request_id=request_id, label=label, client=self._client)), anonymous=True)

    def sign_in(self, username: str, password: str, label: str = "", one_time_code: str = "",
                forced: bool = False) -> None:
        """Raises `SheetsWaiting` unless `forced`. The code is for accounts with a second factor."""
        with self._alone():
            if not forced:
                self._spare()
            self._begin(self._sessions.SignIn(auth_pb2.SignInRequest(
                username=username, password=password, label=label, one_time_code=one_time_code,
                client=self._client)), anonymous=False)

    def _begin(self, answer, **more) -> None:
        self._keep(
            participant_id=answer.participant_id, access_token=answer.access_token,
            refresh_token=answer.refresh_token, **more)
        self._participant_id = answer.participant_id

    def take(self, access_token: str) -> None:
        """Stores the token that joining and leaving return; empty means that it did not change."""
        with self._alone():
            if access_token and self._kept().get("participant_id") == self._participant_id:
                self._keep(access_token=access_token)
    # [guide: end]

    # [guide: refresh]
    def renewed(self, expired: str) -> str:
        """Refreshes the token, one refresh at a time; a second caller gets the new token."""
        with self._alone():
            if self.access_token == expired:
                self._refresh()
            return self.access_token

    def _refresh(self) -> None:
        request = auth_pb2.RefreshRequest(refresh_token=self._kept()["refresh_token"], client=self._client)
        ends = time.monotonic() + SECONDS_OF_GRACE
        while True:
            try:
                answer = self._sessions.Refresh(request)
            except grpc.RpcError as error:
                if reason_of(error) in ("REFRESH_TOKEN_REJECTED", "ACCOUNT_ERASED"):
                    raise SignedOut(reason_of(error)) from error
                # The response may be lost: repeat with the same token while that is allowed.
                if error.code() not in LOST or time.monotonic() + 1 > ends:
                    raise
                time.sleep(1)
            else:
                # Stored before it is used: using the new token invalidates the old one.
                self._begin(answer)
                return
    # [guide: end]

    def sign_out(self, forced: bool = False) -> None:
        """Ends the session. Sheets of a participant with an account wait for the next sign-in.

        Raises `SheetsWaiting` unless `forced`.
        """
        with self._alone():
            if not forced:
                self._spare()
            if token := self._kept().get("refresh_token"):
                self._sessions.SignOut(auth_pb2.SignOutRequest(refresh_token=token))
            self.forget()

    def forget(self) -> None:
        """Deletes the tokens on this device."""
        self._file.unlink(missing_ok=True)
        self._participant_id = ""

    def _spare(self) -> None:
        kept = self._kept()
        if kept.get("anonymous") and self._are_sheets_waiting(kept["participant_id"]):
            raise SheetsWaiting("pass forced=True to lose the sheets of an anonymous participant")
