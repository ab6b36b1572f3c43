"""Alerts: triggers with an alert, and a planning process whose webhooks may be on this machine."""

import contextlib
import dataclasses
import threading
import time

from http2_server import Answer, HTTP2Server
from push_platforms import PushPlatforms

from otolith.catalogue.v1 import text_pb2, triggers_pb2

from .processes import serving
from .waiting import wait_until


def alerting(trigger_id, *channels, minutes=0, escalation=(), **cause):
    """A trigger with an alert; fired by staff unless a cause is given."""
    return triggers_pb2.Trigger(
        trigger_id=trigger_id, **(cause or {"staff": True}), alert=triggers_pb2.TriggerAlert(
            channel_ids=channels, acknowledge_minutes=minutes, escalation_channel_ids=escalation,
            text=text_pb2.LocalizedText(translations=[
                text_pb2.Translation(language="en", text="Please call."),
                text_pb2.Translation(language="de", text="Bitte anrufen.")])))


@dataclasses.dataclass
class Received:
    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """A webhook on loopback with TLS. Tests script its answers by path; others are 204."""

    def __init__(self):
        self._platforms = PushPlatforms()
        self.certificate_file = self._platforms.certificate_file
        self.answers: dict[str, object] = {}
        self.received: list[Received] = []
        self._lock = threading.Lock()
        self._server = HTTP2Server(self._answer, self.certificate_file, self._platforms.key_file)
        self.url = self._server.url

    def _answer(self, request):
        with self._lock:
            self.received.append(Received(request.path, request.headers, request.body))
        answer = self.answers.get(request.path, Answer(204))
        if isinstance(answer, float):
            time.sleep(answer)
            return Answer(204)
        return answer

    def at(self, path) -> list[Received]:
        with self._lock:
            return [one for one in self.received if one.path == path]

    def awaited(self, path, number=1) -> Received:
        """Waits for the n-th request."""
        wait_until(lambda: len(self.at(path)) >= number, f"request {number} to {path}")
        return self.at(path)[number - 1]

    def stop(self):
        self._server.stop()
        self._platforms.stop()


@contextlib.contextmanager
def receiving(stack):
    """A receiver, and in the place of the stack's planning process one that may reach it at 127.0.0.1."""
    receiver = Receiver()
    environment = stack.service_environment("planning") | {
        "OTOLITH_ALERTS_PRIVATE_HOSTS": "127.0.0.1",
        "OTOLITH_PUSH_TRUST_ROOTS_FILE": receiver.certificate_file,
    }
    environment.pop("OTOLITH_PORT_FILE")
    stack.stop_service("planning")
    try:
        with serving(stack, "planning", environment) as server:
            server.port()
            yield receiver
    finally:
        receiver.stop()
        stack.start_service("planning")
