"""A phone's handling of notifications: keeps a plan by its changes, and reports what happened."""

from datetime import datetime
from zoneinfo import ZoneInfo

from otolith.planning.v1 import planning_pb2, prompts_pb2

from .clock import seconds_of, timestamp

DELIVERED = prompts_pb2.REPORT_KIND_DELIVERED
OPENED = prompts_pb2.REPORT_KIND_OPENED
DISMISSED = prompts_pb2.REPORT_KIND_DISMISSED
SNOOZED = prompts_pb2.REPORT_KIND_SNOOZED
RECORDED = prompts_pb2.REPORT_OUTCOME_RECORDED
KNOWN = prompts_pb2.REPORT_OUTCOME_KNOWN


class PromptDevice:
    def __init__(self, participant, study, zone="Europe/Berlin", limit=64):
        self.participant, self.study, self.zone, self.limit = participant, study, zone, limit
        self.token, self.pending, self.deltas = "", {}, 0

    @property
    def planning(self):
        return self.participant.gateway.planning

    def poll(self, limit=None):
        """Fetches and stores changes."""
        plan = self.planning.GetNotificationPlan(
            planning_pb2.GetNotificationPlanRequest(
                study_id=self.study, time_zone=self.zone, limit=limit or self.limit,
                plan_token=self.token), token=self.participant.token)
        if not plan.delta:
            self.pending = {}
        self.deltas += plan.delta
        for gone in plan.removed_notification_ids:
            self.pending.pop(gone, None)
        self.pending.update((one.notification_id, one) for one in plan.notifications)
        self.token = plan.plan_token
        return plan

    def coming(self, questionnaire_id=None, schedule_id=None) -> list:
        """Sorted by time."""
        now = self.participant.stack.clock.now()
        return sorted(
            (one for one in self.pending.values()
             if seconds_of(one.notify_time) > now
             and questionnaire_id in (None, one.questionnaire_id)
             and schedule_id in (None, one.schedule_id)),
            key=lambda one: (seconds_of(one.notify_time), one.questionnaire_id))

    def local(self, one) -> datetime:
        return datetime.fromtimestamp(seconds_of(one.notify_time), ZoneInfo(self.zone))

    def told(self, one, kind, seconds=0, **fields):
        """A report of an event, so many seconds after it was shown."""
        return prompts_pb2.NotificationReport(
            notification_id=one.notification_id, kind=kind,
            event_time=timestamp(seconds_of(one.notify_time) + seconds), **fields)

    def report(self, *reports) -> list:
        return list(self.planning.ReportNotifications(
            prompts_pb2.ReportNotificationsRequest(reports=reports),
            token=self.participant.token).outcomes)
