"""The notification plan of the device, and what is due by its clock."""

import time

from otolith.planning.v1 import planning_pb2, prompts_pb2

# [guide: plan]
WEEK_SECONDS = 7 * 86_400
GONE = (prompts_pb2.NOTIFICATION_STATE_ANSWERED, prompts_pb2.NOTIFICATION_STATE_DISMISSED,
        prompts_pb2.NOTIFICATION_STATE_CANCELLED)


def merge(kept: planning_pb2.NotificationPlan, answer: planning_pb2.NotificationPlan) -> int:
    """Adds what stays of the plan before to a response; returns the number of notifications that it named.

    An app schedules the times of the plan locally, without a network.
    """
    gone, now = set(answer.removed_notification_ids), time.time()
    if not answer.delta:
        # A full plan has all upcoming notifications; those already shown stay until they expire.
        gone = {one.notification_id for one in kept.notifications if one.notify_time.ToSeconds() > now}
    staying = [one for one in kept.notifications if one.notification_id not in gone and not _is_over(one, now)]
    # What is due, for a new device. The plan may not know yet what this device has answered.
    answered = {one.notification_id for one in staying if one.state in GONE}
    answer.notifications.extend(
        one for one in answer.open_notifications if one.notification_id not in answered)
    known = {one.notification_id for one in answer.notifications}
    answer.notifications.extend(one for one in staying if one.notification_id not in known)
    return len(known)


def _is_over(one, now: float) -> bool:
    """Whether a notification is over. Without an expiry, it is kept for a week."""
    end = one.expire_time if one.HasField("expire_time") else one.notify_time
    return end.ToSeconds() + WEEK_SECONDS < now


def due(plan: planning_pb2.NotificationPlan) -> list[planning_pb2.Notification]:
    """Due notifications that can be answered, by the device's clock, the newest first."""
    now = time.time()
    found = [one for one in plan.notifications
             if one.notify_time.ToSeconds() <= now and one.state not in GONE
             and one.snooze_end_time.ToSeconds() <= now
             and not (one.HasField("expire_time") and one.expire_time.ToSeconds() <= now)]
    return sorted(found, key=lambda one: one.notify_time.ToNanoseconds(), reverse=True)
# [guide: end]
