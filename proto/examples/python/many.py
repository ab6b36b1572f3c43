#!/usr/bin/env python3
"""A service that notifies many participants, e.g. by SMS. See ../../GATEWAYS.md.

    many.py FOLDER COUNT    delivers COUNT notifications, then ends

FOLDER is that of gateway.py after `sign-in` with an account of `otolithctl gateway create`.
"""

import sys
import threading
import time

import grpc
from gateway import gateway_in, say, status
from otolith_gateway import Gateway, reason_of
from otolith.planning.v1 import delivery_pb2, delivery_pb2_grpc

SECONDS_OF_SILENCE = 45


def tell(prompt: delivery_pb2.Prompt) -> None:
    """Sends the participant a message without a word about the study."""
    say("tell", prompt.participant_id, prompt.notification_id, prompt.reminder)


# [guide: watch]
def watch(gateway: Gateway, count: int) -> None:
    """Delivers notifications, each once, through ended streams and expired tokens."""
    devices = delivery_pb2_grpc.DeliveryServiceStub(gateway.channels["planning"])
    delivered = set()  # on disk in a service that must not deliver twice after a restart
    while len(delivered) < count:
        token = gateway.session.access_token
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
                gateway.session.renewed(token)
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
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 64
    folder, count = arguments
    return status(gateway_in(folder), lambda gateway: watch(gateway, int(count)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
