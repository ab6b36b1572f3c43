"""Triggers: from an answer over a threshold to a notification, as planning sees it."""

from google.protobuf.wrappers_pb2 import DoubleValue

from support.amending import amendment
from support.case import EndToEndTestCase
from support.clock import seconds_of
from support.people import anonymous_in, new_id
from support.quiet import await_quiet
from support.sheets import make_sheet, verdict_names
from support.studies import publish
from support.waiting import wait_until
from otolith.catalogue.v1 import rules_pb2, schedule_pb2, study_pb2, triggers_pb2
from otolith.ingestion.v1 import amendments_pb2, ingestion_pb2


def below(number):
    return [rules_pb2.Condition(
        element_id="feeling", operator=rules_pb2.CONDITION_OPERATOR_LESS,
        number=DoubleValue(value=number))]


class Triggers(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.study = f"triggers-{new_id()[:8]}"
        self.form, self.follow_up = f"{self.study}-moment", f"{self.study}-follow-up"
        publish(
            self.stack, self.study, [
                study_pb2.StudyQuestionnaire(
                    questionnaire_id=self.form, recurrence=study_pb2.RECURRENCE_REPEATED,
                    revisable=True),
                study_pb2.StudyQuestionnaire(
                    questionnaire_id=self.follow_up, recurrence=study_pb2.RECURRENCE_REPEATED,
                    schedules=[schedule_pb2.Schedule(
                        anchor=schedule_pb2.ScheduleAnchor(trigger_id="bad"),
                        after=schedule_pb2.AfterPlan(
                            delay_minutes_min=20, delay_minutes_max=40))]),
            ],
            triggers=[triggers_pb2.Trigger(
                trigger_id="bad", cooldown_minutes=60,
                sheet=triggers_pb2.SheetCause(
                    questionnaire_id=self.form, conditions=below(3)))])
        await_quiet(self.stack)
        self.participant = anonymous_in(self.stack, self.study)
        self.version = self.participant.questionnaires(self.study)[self.form]
        # Events before joining cause no notifications.
        self.stack.clock.advance(seconds=60)

    def sheet(self, feeling, finished_at=None):
        return make_sheet(
            self.study, self.version, finished_at or self.now() - 10,
            answers=[ingestion_pb2.Answer(element_id="feeling", number=feeling)])

    def submit(self, *sheets):
        for name in verdict_names(self.submit_until_decided(self.participant, *sheets)):
            self.assertIn(name, ("CREATED", "EXISTS"))

    def occurrences(self):
        """Whether each was withdrawn, in the order in which they happened."""
        return [row[0] for row in self.stack.database.query(
            "SELECT withdrawn FROM planning.trigger_occurrences"
            f" WHERE participant_id = '{self.participant.participant_id}' ORDER BY fired_at")]

    def test_an_answer_over_the_bound_is_known_once_and_taken_back(self):
        sheet = self.sheet(2)
        self.submit(self.sheet(3, self.now() - 20), sheet)
        self.submit(sheet)
        wait_until(lambda: self.occurrences() == ["f"], "planning knows of it")
        self.amend(sheet, 5)
        wait_until(lambda: self.occurrences() == ["t"], "it never happened")
        self.amend(sheet, 1, base_revision=2)
        wait_until(lambda: self.occurrences() == ["f"], "it happened after all")

    def prompts(self):
        """Notification times after an answer in seconds since 1970, as the device gets them."""
        return [
            seconds_of(entry.notify_time)
            for entry in self.participant.plan(self.study).notifications
            if entry.questionnaire_id == self.follow_up]

    def outcomes(self):
        """Outcomes in the order in which they happened; empty if not decided yet."""
        return [row[0] for row in self.stack.database.query(
            "SELECT coalesce(outcome, '') FROM planning.trigger_occurrences"
            f" WHERE participant_id = '{self.participant.participant_id}' ORDER BY fired_at")]

    def test_an_answer_over_the_bound_prompts_after_the_delay(self):
        self.assertEqual(self.prompts(), [])
        sheet = self.sheet(2)
        self.submit(sheet)
        # No device asks: the background plans as soon as it knows.
        wait_until(lambda: self.outcomes() == ["planned"], "it is planned for")
        prompts = self.prompts()
        self.assertEqual(len(prompts), 1)
        delay = prompts[0] - seconds_of(sheet.finish_time)
        self.assertTrue(20 * 60 <= delay <= 40 * 60, delay)
        # Reported twice, and another within the hour: one notification.
        self.submit(sheet, self.sheet(1, self.now()))
        wait_until(lambda: self.outcomes() == ["planned", "cooldown"], "the other is too near")
        self.assertEqual(self.prompts(), prompts)
        # The first never happened, so the other one counts.
        self.amend(sheet, 9)
        wait_until(lambda: self.outcomes() == ["withdrawn", "planned"], "the other one prompts")
        (other,) = self.prompts()
        self.assertNotEqual(other, prompts[0])

    def amend(self, sheet, feeling, base_revision=1):
        answers = ingestion_pb2.Answer(element_id="feeling", number=feeling)
        verdict, = self.gateway.amendments.SubmitAmendments(
            amendments_pb2.SubmitAmendmentsRequest(amendments=[
                amendment(
                    sheet, self.now(), base_revision,
                    answers=amendments_pb2.AmendedAnswers(answers=[answers]))]),
            token=self.participant.token).verdicts
        self.assertEqual(list(verdict.violations), [])
