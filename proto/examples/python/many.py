#!/usr/bin/env python3
"""A service that notifies many participants, e.g. by SMS. See ../../GATEWAYS.md.

    many.py FOLDER COUNT                     delivers COUNT notifications, then ends
    many.py FOLDER COUNT CLIENT SECRET_FILE  the same, signed in by the secret of a client

FOLDER is that of gateway.py; without a client, after `sign-in` with an account of `otolithctl gateway create`.
"""

import sys
import threading
import time
from pathlib import Path

import grpc
from gateway import gateway_in, say, status
from otolith_gateway import Gateway, reason_of
from otolith.auth.v1 import clients_pb2, clients_pb2_grpc
from otolith.planning.v1 import delivery_pb2, delivery_pb2_grpc

SECONDS_OF_SILENCE = 45


def tell(prompt: delivery_pb2.Prompt) -> None:
    """Sends the participant a message without a word about the study."""
    say("tell", prompt.participant_id, prompt.notification_id, prompt.reminder)


# [guide: secret]
class BySecret:
    """Stands for the session of a gateway that signs in by the secret of its client."""

    def __init__(self, gateway: Gateway, client_id: str, secret: str):
        self._tokens = clients_pb2_grpc.ClientTokenServiceStub(gateway.channels["auth"])
        self._client = clients_pb2.ClientCredentials(client_id=client_id, client_secret=secret)
        self.access_token = self.renewed()

    def renewed(self, _refused: str = "") -> str:
        """Signs in again: there is no refresh token."""
        self.access_token = self._tokens.SignInClient(clients_pb2.SignInClientRequest(
            client=self._client, audiences=["otolith-planning"]), timeout=15).access_token
        return self.access_token
# [guide: end]


# [guide: watch]
def watch(gateway: Gateway, count: int, session) -> None:
    """Delivers notifications, each once, through ended streams and expired tokens."""
    devices = delivery_pb2_grpc.DeliveryServiceStub(gateway.channels["planning"])
    delivered = set()  # on disk in a service that must not deliver twice after a restart
    while len(delivered) < count:
        token = session.access_token
        # The stream has no deadline: silence ends it.
        stream = devices.WatchPrompts(
            delivery_pb2.WatchPromptsRequest(),
            metadata=[("authorization", f"Bearer {token}")])
        try:
            for news in within_silence(stream):
                deliver(devices, news, delivered)
                if len(delivered) >= count:
                    stream.cancel()
                    return
        except grpc.RpcError as error:
            if reason_of(error).startswith("TOKEN_"):
                session.renewed(token)
            elif error.code() is grpc.StatusCode.PERMISSION_DENIED:
                raise
            else:
                time.sleep(2)


def deliver(devices, news: delivery_pb2.WatchPromptsResponse, delivered: set) -> None:
    results = []
    for prompt in news.prompts:
        # A prompt comes again if its acknowledgement was lost: it is only acknowledged again.
        if (prompt.notification_id, prompt.reminder) not in delivered:
            tell(prompt)
            delivered.add((prompt.notification_id, prompt.reminder))
        results.append(delivery_pb2.PromptAcknowledgement(
            lease_id=prompt.lease_id, result=delivery_pb2.PROMPT_RESULT_SENT))
    if results:
        devices.AcknowledgePrompts(
            delivery_pb2.AcknowledgePromptsRequest(acknowledgements=results))


def within_silence(stream):
    """The messages of a stream, which is cancelled without a heartbeat in time."""
    while True:
        watchdog = threading.Timer(SECONDS_OF_SILENCE, stream.cancel)
        watchdog.start()
        try:
            news = next(stream, None)
        finally:
            watchdog.cancel()
        if news is None:
            return
        yield news
# [guide: end]


def main(arguments: list[str]) -> int:
    if len(arguments) not in (2, 4):
        print(__doc__, file=sys.stderr)
        return 64
    folder, count, *client = arguments

    def run(gateway: Gateway) -> None:
        session = BySecret(gateway, client[0], Path(client[1]).read_text().strip()) if client else gateway.session
        watch(gateway, int(count), session)

    return status(gateway_in(folder), run)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
