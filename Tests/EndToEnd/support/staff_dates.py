"""A study whose staff sets a date for each participant."""

from otolith.catalogue.v1 import schedule_pb2, study_pb2, triggers_pb2
from otolith.planning.v1 import oversight_pb2

from .alerting import alerting
from .people import leader_of, new_id, new_leader
from .quiet import await_quiet
from .studies import publish
from .waiting import until_answered


def publish_dated_study(stack) -> str:
    """Notifies for `STUDY-form` each noon, for `STUDY-after` from the date `surgery` on, and for `STUDY-call` after
    staff fires `call`. The trigger `alarm` alerts the channel `team`."""
    study = f"dated-{new_id()[:8]}"
    noon = schedule_pb2.DailyPlan(minutes_of_day=[720])
    publish(stack, study, [
        study_pb2.StudyQuestionnaire(
            questionnaire_id=f"{study}-{name}", recurrence=study_pb2.RECURRENCE_REPEATED,
            schedules=[schedule_pb2.Schedule(daily=noon, anchor=anchor)])
        for name, anchor in (
            ("form", None), ("after", schedule_pb2.ScheduleAnchor(staff_date_id="surgery")),
            ("call", schedule_pb2.ScheduleAnchor(trigger_id="call")))],
        triggers=[triggers_pb2.Trigger(trigger_id="call", staff=True), alerting("alarm", "team")])
    new_leader(stack, study)
    return study


def leader_and_name(stack, study):
    """The study's leader, and the pseudonym of its only participant."""
    await_quiet(stack)
    leader = leader_of(stack, study)
    request = oversight_pb2.ListParticipantStatusesRequest(
        study_id=study, include_test_participants=True)
    # The first call makes planning fetch pseudonyms from ingestion and may have to be retried.
    status, = until_answered(
        lambda: stack.gateway.oversight.ListParticipantStatuses(request, token=leader.token)
    ).participants
    return leader, status.participant


def date_of(stack, study, name) -> oversight_pb2.SetParticipantDateRequest:
    day = stack.database.value("SELECT to_char(now() + interval '3 days', 'YYYY-MM-DD')")
    return oversight_pb2.SetParticipantDateRequest(
        study_id=study, participant=name, staff_date_id="surgery", date=day)
