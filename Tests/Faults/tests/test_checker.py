"""Every rule, with the smallest change that breaks it."""

import unittest

from faults.checker import check
from faults.checker.findings import BROKEN, DUPLICATED, LOST, REORDERED
from faults.checker.model import ACCEPTED, ECHO
from stories import ANNA, STUDY, Story


class CheckerTestCase(unittest.TestCase):
    def setUp(self):
        self.story = Story()

    def assertFinds(self, *expected):
        """(kind, part of the text): exactly these findings."""
        found = self.story.findings()
        for kind, part in expected:
            self.assertTrue(
                any(kind == other and part in text for other, text in found),
                f"no {kind} with {part!r} in {found}")
        self.assertEqual(
            [finding for finding in found
             if not any(finding[0] == kind and part in finding[1] for kind, part in expected)], [])


class AllIsWell(CheckerTestCase):
    def test_a_clean_history_has_no_finding(self):
        report = check(self.story.tell())
        self.assertEqual(report.findings, [])
        # Two sheets, an account, two joinings and a departure.
        self.assertEqual(
            report.summary, "faults=1 acknowledged=6 lost=0 duplicated=0 reordered=0")

    def test_an_unknown_answer_may_have_had_its_effect_or_not(self):
        self.story.submit(["c"], outcome="unknown")
        self.assertFinds()
        self.story.stored.append(["c", "digest c"])
        self.story.exported.append("c")
        self.story.published += [
            ["s3", "ingestion", ACCEPTED, ANNA, "c"], ["x3", "observer", ECHO, ANNA, "s3"]]
        self.story.log += ["s3", "x3"]
        self.story.effects += [
            [consumer, "s3", ""] for consumer in ("everything", "stumbling", "sheets", "echoing")]
        self.story.effects += [
            ["everything", "x3", ""], ["stumbling", "x3", ""], ["echoes", "x3", "s3"]]
        self.assertFinds()


class Sheets(CheckerTestCase):
    def test_an_acknowledged_sheet_is_gone(self):
        self.story.stored.pop()
        self.assertFinds(
            (LOST, "sheet b was acknowledged and is gone"), (DUPLICATED, "which is not there"),
            (DUPLICATED, "in the export 1 times and stored 0"))

    def test_it_is_there_twice(self):
        self.story.stored.append(["b", "digest b"])
        self.assertFinds((DUPLICATED, "sheet b is there 2 times"))

    def test_it_is_there_with_other_contents(self):
        self.story.stored[1] = ["b", "other"]
        self.assertFinds((LOST, "sheet b is there with other contents"))

    def test_one_that_nobody_sent(self):
        self.story.forget_call(lambda call: call.get("sheets", [[""]])[0][0] == "b")
        self.assertFinds((DUPLICATED, "sheet b is stored and was never sent"),
                         (DUPLICATED, "sees sheet b before it was sent"))

    def test_one_that_was_refused(self):
        self.story.submit(["c"], ["REJECTED"], meant="bad")
        self.assertFinds()
        self.story.stored.append(["c", "digest c"])
        self.assertFinds(
            (DUPLICATED, "sheet c is stored although it was refused"),
            (LOST, "no event for sheet c"), (LOST, "stored and not in the export"))

    def test_acknowledged_then_refused(self):
        self.story.submit(["a"], ["REJECTED"])
        self.assertFinds((LOST, "sheet a was acknowledged and later answered REJECTED"))

    def test_acknowledged_then_put_off(self):
        self.story.submit(["a"], ["RETRY_LATER"])
        self.assertFinds((LOST, "sheet a was acknowledged and later answered RETRY_LATER"))

    def test_a_repetition_that_is_not_called_one(self):
        self.story.submit(["a"], ["CREATED"])
        self.assertFinds((DUPLICATED, "sheet a was created 2 times"),
                         (DUPLICATED, "created after it had been acknowledged"))

    def test_created_twice_at_once(self):
        asked, answered = self.story.records[-4:-2]
        self.assertEqual(answered["verdicts"], ["EXISTS"])
        answered["verdicts"], asked["at"] = ["CREATED"], 5
        self.assertFinds((DUPLICATED, "sheet a was created 2 times"))

    def test_other_contents_under_an_id_that_is_taken(self):
        self.story.submit(["a"], ["CONFLICT"], meant="other", digests=["other"])
        self.assertFinds()
        self.story.submit(["a"], ["EXISTS"], meant="other", digests=["another"])
        self.assertFinds((LOST, "with other contents than acknowledged was answered EXISTS"),
                         (DUPLICATED, "acknowledged with different contents"))

    def test_a_good_one_is_refused(self):
        self.story.submit(["c"], ["REJECTED"])
        self.assertFinds((LOST, "sheet c is good and was REJECTED"))

    def test_a_bad_one_is_taken(self):
        self.story.submit(["a"], ["EXISTS"], meant="bad")
        self.assertFinds((BROKEN, "sheet a is bad and was EXISTS"))

    def rivals(self, first, second):
        """Two sheets of a one-time questionnaire."""
        self.story.submit(["p"], [first], meant="rival")
        self.story.submit(["q"], [second], meant="rival")

    def test_of_two_rivals_one_counts(self):
        self.rivals("CREATED", "REJECTED")
        self.keep("p")
        self.assertFinds()

    def test_both_rivals_count(self):
        self.rivals("CREATED", "CREATED")
        self.keep("p", "q")
        self.assertFinds((DUPLICATED, "anna filled in 2 times what can be filled in once"))

    def test_neither_rival_counts(self):
        self.rivals("REJECTED", "REJECTED")
        self.assertFinds((LOST, "all that anna could fill in once was refused"))

    def keep(self, *sheet_ids):
        """Stores the sheets, with events and effects."""
        for sheet_id in sheet_ids:
            event, echo = f"event of {sheet_id}", f"echo of {sheet_id}"
            self.story.stored.append([sheet_id, f"digest {sheet_id}"])
            self.story.exported.append(sheet_id)
            self.story.published += [
                [event, "ingestion", ACCEPTED, ANNA, sheet_id],
                [echo, "observer", ECHO, ANNA, event],
            ]
            self.story.log += [event, echo]
            self.story.effects += [
                [consumer, event, ""]
                for consumer in ("everything", "stumbling", "sheets", "echoing")]
            self.story.effects += [
                ["everything", echo, ""], ["stumbling", echo, ""], ["echoes", echo, event]]

    def test_the_export_lacks_one(self):
        self.story.exported.remove("a")
        self.assertFinds((LOST, "sheet a is stored and not in the export"))

    def test_the_export_has_one_twice(self):
        self.story.exported.append("a")
        self.assertFinds((DUPLICATED, "sheet a is in the export 2 times"))


class Reads(CheckerTestCase):
    def test_somebody_does_not_see_what_was_acknowledged(self):
        self.story.read(["a"])
        self.assertFinds((LOST, "does not see sheet b"))

    def test_somebody_sees_it_twice(self):
        self.story.read(["a", "b", "b"])
        self.assertFinds((DUPLICATED, "sees sheet b 2 times"))

    def test_somebody_sees_what_was_never_sent(self):
        self.story.read(["a", "b", "c"])
        self.assertFinds((DUPLICATED, "sees sheet c before it was sent"))

    def test_a_reading_that_was_not_answered_says_nothing(self):
        self.story.call("read", outcome="unknown", participant=ANNA)
        self.assertFinds()


class People(CheckerTestCase):
    def test_an_account_is_gone(self):
        self.story.accounts.clear()
        self.assertFinds((LOST, "the account anna's name was acknowledged and is gone"))

    def test_an_account_is_there_twice(self):
        self.story.accounts *= 2
        self.assertFinds((DUPLICATED, "is there 2 times"))

    def test_a_joining_is_gone(self):
        self.story.enrolments.pop()
        self.assertFinds(
            (LOST, "2 joinings of anna were acknowledged, 1 are known"),
            (DUPLICATED, "ParticipantEnrolled of anna for 1"),
            (LOST, "planning knows anna as a member"), (LOST, "ingestion knows anna as a member"))

    def test_a_late_repetition_joins_once_more(self):
        self.story.enrolments.append([ANNA, STUDY, False])
        self.assertFinds((DUPLICATED, "2 joinings of anna were asked for, 3 are known"),
                         (LOST, "1 otolith.events.v1.ParticipantEnrolled of anna missing"))

    def test_a_departure_is_gone(self):
        self.story.enrolments[0][2] = False
        self.assertFinds((LOST, "1 departures of anna were acknowledged, 0 are known"),
                         (DUPLICATED, "EnrolmentEnded of anna for 0"))

    def test_others_are_told_twice(self):
        self.story.published.append(["e4", "auth", "otolith.events.v1.EnrolmentEnded", ANNA, STUDY])
        self.story.log.append("e4")
        self.story.effects += [[name, "e4", ""] for name in (
            "everything", "stumbling", "enrolments")]
        self.assertFinds((DUPLICATED, "2 otolith.events.v1.EnrolmentEnded of anna for 1"))

    def test_planning_does_not_agree(self):
        self.story.planning[0][2] = False
        self.assertFinds((LOST, "planning knows anna as no member of study, auth as a member"))

    def test_ingestion_knows_nothing(self):
        self.story.ingestion.clear()
        self.assertFinds((LOST, "ingestion knows anna as nothing of study"))

    def test_planning_knows_somebody_whom_auth_does_not(self):
        self.story.planning.append(["ben", STUDY, True])
        self.assertFinds((DUPLICATED, "planning knows ben"))


class Events(CheckerTestCase):
    def test_one_is_not_in_the_log(self):
        self.story.log.remove("s2")
        self.assertFinds((LOST, "event s2 was published and is not in the log"))

    def test_one_is_in_the_log_twice(self):
        self.story.log.append("s2")
        self.assertFinds((DUPLICATED, "event s2 is in the log 2 times"))

    def test_one_is_in_the_log_that_nobody_published(self):
        self.story.log.append("s9")
        self.assertFinds((DUPLICATED, "event s9 is in the log without having been published"))

    def test_the_log_has_a_subject_out_of_order(self):
        first, second = self.story.log.index("s1"), self.story.log.index("s2")
        self.story.log[first], self.story.log[second] = "s2", "s1"
        self.assertFinds((REORDERED, "event s1 was published before event s2"))

    def test_sources_and_subjects_have_orders_of_their_own(self):
        self.story.log.sort()
        self.assertEqual(self.story.log, ["e1", "e2", "e3", "s1", "s2", "x1", "x2"])
        self.assertFinds()

    def test_they_are_published_in_another_order_than_acknowledged(self):
        self.story.published[1][4], self.story.published[2][4] = "b", "a"
        self.assertFinds((REORDERED, "sheet b was sent after sheet a had been acknowledged"))

    def test_a_sheet_of_which_nothing_is_told(self):
        self.story.stored.append(["c", "digest c"])
        self.story.exported.append("c")
        self.story.submit(["c"], ["CREATED"])
        self.assertFinds((LOST, "no event for sheet c"))

    def test_a_sheet_that_is_told_of_twice(self):
        self.story.published.append(["s3", "ingestion", ACCEPTED, ANNA, "b"])
        found = self.story.findings()
        self.assertIn((DUPLICATED, "2 events for sheet b"), found)

    def test_an_event_without_its_cause(self):
        self.story.published.append(["s3", "ingestion", ACCEPTED, ANNA, "c"])
        found = self.story.findings()
        self.assertIn((DUPLICATED, "an event for sheet c, which is not there"), found)


class Effects(CheckerTestCase):
    def without(self, consumer, event_id):
        self.story.effects = [
            effect for effect in self.story.effects if effect[:2] != [consumer, event_id]]

    def test_a_consumer_had_none(self):
        self.without("sheets", "s1")
        self.assertFinds((LOST, "consumer sheets had no effect of event s1"))

    def test_a_consumer_had_it_twice(self):
        self.story.effects.append(["sheets", "s1", ""])
        self.assertFinds((DUPLICATED, "consumer sheets had 2 effects of event s1"))

    def test_a_consumer_had_one_without_a_cause(self):
        self.story.effects.append(["sheets", "s9", ""])
        self.assertFinds((DUPLICATED, "event s9, which has no cause"))

    def test_a_consumer_had_one_that_is_not_its_own(self):
        self.story.effects.append(["enrolments", "s1", ""])
        self.assertFinds((DUPLICATED, "consumer enrolments had an effect of event s1"))

    def test_a_consumer_had_them_out_of_order(self):
        self.without("sheets", "s1")
        self.story.effects.append(["sheets", "s1", ""])
        self.assertFinds((REORDERED, "consumer sheets applied event s2 before event s1"))

    def test_a_late_repetition_is_no_disorder(self):
        self.story.effects.append(["sheets", "s1", ""])
        self.assertEqual([kind for kind, _ in self.story.findings()], [DUPLICATED])

    def test_an_echo_is_missing(self):
        self.story.published = [event for event in self.story.published if event[0] != "x1"]
        self.story.log.remove("x1")
        self.story.effects = [effect for effect in self.story.effects if effect[1] != "x1"]
        self.assertFinds((LOST, "event s1 has no echo"))

    def test_an_echo_comes_twice(self):
        self.story.published.append(["x3", "observer", ECHO, ANNA, "s1"])
        self.story.log.append("x3")
        self.story.effects += [
            ["everything", "x3", ""], ["stumbling", "x3", ""], ["echoes", "x3", "s1"]]
        self.assertFinds((DUPLICATED, "event s1 has 2 echoes"))

    def test_an_echo_arrives_as_another(self):
        self.without("echoes", "x2")
        self.story.effects.append(["echoes", "x2", "s1"])
        self.assertFinds((BROKEN, "echo x2 arrived with other contents"))

    def test_planning_missed_a_sheet(self):
        self.story.completions.clear()
        self.assertFinds((LOST, "planning does not know that anna filled in form"))

    def test_planning_made_one_up(self):
        self.story.completions.append([ANNA, STUDY, "other"])
        self.assertFinds((DUPLICATED, "planning believes that anna filled in other"))

    def test_planning_missed_that_a_sheet_was_taken_back(self):
        self.story.taken_back.append([ANNA, STUDY, "form"])
        self.assertFinds((DUPLICATED, "planning believes that anna filled in form"))
        self.story.completions.clear()
        self.assertFinds()

    def test_planning_missed_an_answer_to_a_notification(self):
        self.story.answered.clear()
        self.assertFinds((LOST, "notification n1 was answered, planning does not know"))


class TheRunItself(CheckerTestCase):
    def test_events_are_left_over(self):
        self.story.left_over = [["auth.outbox", 2]]
        self.assertFinds((LOST, "2 events are left in auth.outbox"))

    def test_it_did_not_come_to_rest(self):
        self.story.is_settled = False
        self.assertFinds((BROKEN, "did not come to rest"))

    def test_a_service_crashed(self):
        self.story.complaints = [["ingestion ended by itself with -11"]]
        self.assertFinds((BROKEN, "ended by itself"))

    def test_an_answer_that_no_fault_excuses(self):
        self.story.call(
            "plan", outcome="unknown", participant=ANNA,
            answer={"code": "INTERNAL", "message": "oh"})
        self.assertFinds((BROKEN, "plan, was answered INTERNAL: oh"))

    def test_an_answer_that_a_fault_excuses(self):
        self.story.call(
            "plan", outcome="unknown", participant=ANNA, answer={"code": "UNAVAILABLE"})
        self.assertFinds()

    def test_nothing_was_acknowledged(self):
        story = self.story
        story.records = [record for record in story.records if "call" not in record]
        story.call("register", outcome="unknown", username="nobody")
        self.assertIn((BROKEN, "nothing was ever acknowledged"), story.findings())


if __name__ == "__main__":
    unittest.main()
