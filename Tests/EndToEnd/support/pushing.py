"""Studies with a notification every quarter of an hour, and planning processes that push to fake platforms."""

import contextlib

from push_platforms import TOPIC, PushPlatforms

from otolith.catalogue.v1 import schedule_pb2, study_pb2
from otolith.planning.v1 import delivery_pb2

from .clock import seconds_of
from .gateway import Gateway
from .people import new_id
from .processes import serving
from .studies import publish

QUARTERS = list(range(0, 24 * 60, 15))


def asking_study(stack, **fields) -> str:
    """A notification at each quarter, answerable for 14 minutes."""
    study = f"push-{new_id()[:8]}"
    publish(stack, study, [
        study_pb2.StudyQuestionnaire(
            questionnaire_id=f"{study}-form", recurrence=study_pb2.RECURRENCE_REPEATED,
            schedules=[schedule_pb2.Schedule(
                expires_after_minutes=14, daily=schedule_pb2.DailyPlan(minutes_of_day=QUARTERS),
                **fields)]),
    ])
    return study


def settings(stack, platforms: PushPlatforms) -> dict[str, str]:
    """Settings of another planning process."""
    environment = stack.service_environment("planning")
    return environment | platforms.settings | {"OTOLITH_LISTEN": "127.0.0.1:0"}


@contextlib.contextmanager
def pushing(stack, platforms: PushPlatforms):
    """(process, stubs): a planning process that pushes, unlike the stack's."""
    environment = settings(stack, platforms)
    environment.pop("OTOLITH_PORT_FILE", None)
    with serving(stack, "planning", environment) as server:
        gateway = Gateway({**stack.addresses, "planning": f"127.0.0.1:{server.port()}"})
        try:
            yield server, gateway
        finally:
            gateway.close()


def register_device(gateway, participant, token, platform="APNS", device="phone", language="en"):
    return gateway.delivery.RegisterPushToken(
        delivery_pb2.RegisterPushTokenRequest(
            device_id=device, platform=f"PUSH_PLATFORM_{platform}", token=token, app_id=TOPIC,
            language=language),
        token=participant.token).push_token


def register_page(gateway, participant, made, device="browser", **fields):
    """Registers a page by its `PushSubscription.toJSON()`."""
    return gateway.delivery.RegisterPushToken(
        delivery_pb2.RegisterPushTokenRequest(**{
            "device_id": device, "platform": "PUSH_PLATFORM_WEB", "app_id": "study.example.org",
            "subscription": delivery_pb2.WebPushSubscription(endpoint=made["endpoint"], **made["keys"]),
        } | fields), token=participant.token).push_token


def next_notification(participant, study):
    return participant.plan(study, limit=64).notifications[0]


def until_due(stack, notification):
    """Moves the clock to just after it is due."""
    stack.clock.advance(seconds=max(0, seconds_of(notification.notify_time) - stack.clock.now()) + 0.2)


def was_sent(stack, notification_id) -> bool:
    """Whether planning has recorded the delivery; plans contain future notifications only."""
    return stack.database.value(
        f"SELECT sent_at IS NOT NULL FROM planning.notifications WHERE notification_id = '{notification_id}'"
    ) == "t"
