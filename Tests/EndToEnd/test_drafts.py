"""A questionnaire begun on the phone, continued on the tablet, and corrected after it was sent."""

from support.amending import amendment, beginning, element, revisable_study
from support.case import EndToEndTestCase
from support.people import Session, anonymous_in, new_id, new_leader, sign_in
from support.sheets import make_sheet, verdict_names, violations_of
from support.waiting import wait_until
from otolith.catalogue.v1 import study_pb2
from otolith.ingestion.v1 import amendments_pb2, drafts_pb2, ingestion_pb2


class BegunHere(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.study = revisable_study(self.stack, draft_days=3)
        self.participant = anonymous_in(self.stack, self.study)
        self.form = self.participant.questionnaires(self.study)[f"{self.study}-form"]
        self.drafts, self.amendments = self.gateway.sheet_drafts, self.gateway.amendments

    def save(self, request):
        return self.drafts.SaveDraft(request, token=self.participant.token)

    def listed(self):
        return [draft.draft_id for draft in self.drafts.ListDrafts(
            drafts_pb2.ListDraftsRequest(), token=self.participant.token).drafts]

    def amend(self, *amendments):
        return list(self.amendments.SubmitAmendments(
            amendments_pb2.SubmitAmendmentsRequest(amendments=amendments),
            token=self.participant.token).verdicts)

    def test_it_goes_on_elsewhere_and_ends_with_its_sheet(self):
        now = self.now()
        sheet = make_sheet(self.study, self.form, now, self.random)
        begun = beginning(
            self.form, self.study, now - 60, element("feeling", 3, now - 50), draft_id=sheet.sheet_id)
        draft = self.save(begun).draft
        self.assertEqual(draft.percent, 100)
        self.assertEqual(draft.state, drafts_pb2.DRAFT_STATE_CURRENT)
        # The tablet, which was offline, changed it before the phone did: both get both versions.
        late = drafts_pb2.SaveDraftRequest(
            draft_id=sheet.sheet_id, elements=[element("feeling", 9, now - 55)])
        answer = self.save(late)
        self.assertEqual([entry.answer.number for entry in answer.replaced], [9])
        self.assertEqual([entry.answer.number for entry in answer.draft.elements], [3])
        self.assertEqual(self.listed(), [sheet.sheet_id])
        self.assertCreated(self.participant.submit(sheet))
        self.assertEqual(self.listed(), [])
        with self.assertFails("FAILED_PRECONDITION", "DRAFT_ENDED"):
            self.save(late)

    def test_deleted_or_left_it_does_not_come_back(self):
        now = self.now()
        deleted = beginning(self.form, self.study, now, element("feeling", 3, now))
        left = beginning(self.form, self.study, now, element("feeling", 4, now))
        etag = self.save(deleted).draft.etag
        self.save(left)
        with self.assertFails("ABORTED", "ETAG_MISMATCH"):
            self.drafts.DeleteDraft(drafts_pb2.DeleteDraftRequest(
                draft_id=deleted.draft_id, etag=etag + "0"), token=self.participant.token)
        self.drafts.DeleteDraft(drafts_pb2.DeleteDraftRequest(
            draft_id=deleted.draft_id, etag=etag), token=self.participant.token)
        self.assertEqual(self.listed(), [left.draft_id])
        self.stack.clock.advance(days=3, seconds=1)
        self.assertEqual(self.listed(), [])
        for request in (deleted, left):
            with self.assertFails("FAILED_PRECONDITION", "DRAFT_ENDED"):
                self.save(request)

    def test_corrected_and_taken_back(self):
        now = self.now()
        first, second = (
            make_sheet(self.study, self.form, now - seconds, self.random) for seconds in (60, 30))
        self.assertCreated(self.participant.submit(first, second))
        answers = amendments_pb2.AmendedAnswers(
            answers=[ingestion_pb2.Answer(element_id="feeling", number=8)])
        corrected = amendment(first, now, answers=answers, reason="a slip")
        stale = amendment(first, now, answers=answers)
        verdicts = self.amend(corrected, stale, corrected)
        self.assertEqual(verdict_names(verdicts), ["CREATED", "CONFLICT", "EXISTS"])
        self.assertEqual(violations_of(verdicts[1]), [("base_revision", "REVISION_STALE")])
        self.assertEqual([verdict.newest_revision for verdict in verdicts], [2, 2, 2])
        self.assertEqual(verdicts[0].scores[0].value.value, 16)
        verdict, = self.amend(amendment(second, now, withdraw_sheet=True))
        self.assertEqual(verdict_names([verdict]), ["CREATED"])
        stored = {entry.sheet.sheet_id: entry for entry in self.participant.stored(self.study)}
        self.assertEqual(
            [answer.number for answer in stored[first.sheet_id].sheet.answers], [8])
        self.assertTrue(stored[second.sheet_id].withdrawn)
        self.assertEqual(len(stored[second.sheet_id].sheet.answers), 0)
        points = self.participant.series(self.study, f"{self.study}-form", "feeling").points
        self.assertEqual([point.number for point in points], [8])
        revisions = self.amendments.ListRevisions(
            amendments_pb2.ListRevisionsRequest(sheet_id=first.sheet_id),
            token=self.participant.token).revisions
        self.assertEqual([entry.reason for entry in revisions], ["", "a slip"])
        self.assertTold(2)
        self.assertLeadersSee(2)

    def test_what_was_filled_in_once_is_asked_for_again_when_it_is_taken_back(self):
        study = revisable_study(self.stack, recurrence=study_pb2.RECURRENCE_ONE_TIME)
        self.participant.join(study)
        form = self.participant.questionnaires(study)[f"{study}-form"]

        def is_asked():
            return any(entry.study_id == study for entry in self.participant.plan().notifications)

        wait_until(is_asked, "it is asked for")
        sheet = make_sheet(study, form, self.now() - 60, self.random)
        self.assertCreated(self.participant.submit(sheet))
        wait_until(lambda: not is_asked(), "planning knows that it is filled in")
        verdict, = self.amend(amendment(sheet, self.now(), withdraw_sheet=True))
        self.assertEqual(verdict_names([verdict]), ["CREATED"])
        wait_until(is_asked, "it is asked for again")
        again = make_sheet(study, form, self.now(), self.random)
        self.assertCreated(self.participant.submit(again))
        wait_until(lambda: not is_asked(), "it is filled in once more")

    def assertTold(self, number):
        wait_until(
            lambda: self.stack.database.value(
                "SELECT count(*) FROM bus.log WHERE type LIKE '%.AnswerSheetAmended'"
                f" AND subject = '{self.participant.participant_id}'") == str(number),
            "the bus has published the amendment")

    def assertLeadersSee(self, number):
        name = new_leader(self.stack, self.study)
        leader = sign_in(self.stack, name, self.stack.password(name), kind=Session)
        parts = list(self.amendments.ExportRevisions(
            amendments_pb2.ExportRevisionsRequest(study_id=self.study), token=leader.token))
        lines = b"".join(part.csv for part in parts).decode().splitlines()
        self.assertEqual(sum(part.rows for part in parts), number)
        self.assertEqual(len(lines), number + 1)
        self.assertTrue(lines[0].startswith("sheet_id,participant,"))

    def test_one_question_is_taken_back_everywhere(self):
        now = self.now()
        sheets = [
            make_sheet(self.study, self.form, now - 60 - place, self.random) for place in range(30)]
        self.assertCreated(self.participant.submit(*sheets))
        request = amendments_pb2.WithdrawQuestionRequest(
            study_id=self.study, questionnaire_id=f"{self.study}-form", element_id="feeling")
        answer = self.amendments.WithdrawQuestion(request, token=self.participant.token)
        self.assertEqual((answer.sheets, answer.complete), (30, True))
        answer = self.amendments.WithdrawQuestion(request, token=self.participant.token)
        self.assertEqual((answer.sheets, answer.complete), (0, True))
        self.assertFalse(
            any(entry.sheet.answers for entry in self.participant.stored(self.study)))

    def test_bad_input_is_named_by_its_field(self):
        now = self.now()
        with self.assertFails("INVALID_ARGUMENT") as failed:
            self.save(drafts_pb2.SaveDraftRequest(
                draft_id="7", study_id="A b", elements=[drafts_pb2.DraftElement(element_id="!")]))
        self.assertEqual(
            failed[0].fields,
            ["draft_id", "study_id"])
        unknown = element("nothing", 1, now)
        answer = self.save(beginning(self.form, self.study, now, unknown))
        self.assertEqual(
            violations_of(answer), [("elements[0].element_id", "QUESTION_UNKNOWN")])
        self.assertFalse(answer.draft.elements)
        verdict, = self.amend(amendments_pb2.Amendment())
        self.assertEqual(violations_of(verdict), [
            ("amendment_id", "AMENDMENT_ID_INVALID"), ("sheet_id", "SHEET_ID_INVALID"),
            ("base_revision", "REQUIRED"), ("amend_time", "TIME_MISSING"), ("change", "REQUIRED")])
        with self.assertFails("NOT_FOUND", "DRAFT_UNKNOWN"):
            self.drafts.GetDraft(
                drafts_pb2.GetDraftRequest(draft_id=new_id()), token=self.participant.token)
