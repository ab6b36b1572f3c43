"""A sheet is corrected and marked in the console, and the participant's page says so."""

from support.console import ConsoleTestCase
from support.export import export
from support.page_case import PageTestCase
from support.people import leader_of, new_id, new_leader
from support.quiet import await_quiet
from otolith.ingestion.v1 import ingestion_pb2, results_pb2, reviews_pb2

HOSTILE = "<img src=x onerror=\"window.harmed=1\">"


class PageReviews(ConsoleTestCase):
    def test_a_sheet_is_corrected_marked_and_discussed(self):
        person, pseudonym = self.answered()
        console = self.opened(f"{self.place}/participants/{pseudonym}", self.colleague("data_manager"))
        before = self.sheet_of(person).sheet.answers[0].number
        value = 3 if before != 3 else 4
        console.evaluate("document.querySelector('#sheets tbody a').click()")
        console.until("document.querySelector('#sheet')", "the page of the sheet is shown")
        console.settled()
        console.press("Correct an answer …")
        console.fill("New value", "11")
        console.fill("Why the answer is wrong", "CORRECTION_REASON_ENTRY_ERROR")
        console.fill("Reason", HOSTILE)
        console.press("Save")
        # The service decides, and the window stays.
        console.until_text("OUT_OF_RANGE")
        console.fill("New value", str(value))
        console.press("Save")
        console.until("document.querySelector('#history tbody tr')", "the correction is in the history")
        console.settled()
        self.assertIn(HOSTILE, console.text("#history"))
        self.assertIsNone(console.evaluate("window.harmed ?? null"))
        self.assertEqual(self.sheet_of(person).sheet.answers[0].number, value)
        self.assertIn("by the team: mistake of the participant", console.text())

        console.press("Mark the sheet …")
        console.fill("Mark", "SHEET_MARK_DUPLICATE")
        console.fill("Reason", "Sent from two devices")
        console.press("Save")
        console.until("document.querySelectorAll('#history tbody tr').length === 2", "the mark is in the history")
        console.settled()
        console.press("Set the review state …")
        console.fill("Review state", "REVIEW_STATE_HAS_ISSUES")
        console.press("Save")
        console.until("document.querySelectorAll('#history tbody tr').length === 3", "the state is in the history")
        console.settled()
        console.press("Add a comment …")
        console.fill("Comment", "Ask on Monday")
        console.press("Save")
        console.until("document.querySelectorAll('#history tbody tr').length === 4", "the comment is in the history")
        console.settled()
        self.assertIn("Ask on Monday", console.text("#history"))
        console.go(f"{self.place}/participants/{pseudonym}")
        row = console.text("#sheets tbody tr")
        for words in ("corrected", "duplicate", "has issues"):
            self.assertIn(words, row)

    def sheet_of(self, person):
        entries = self.gateway.results.ListTimeline(
            results_pb2.ListTimelineRequest(study_id=self.study), token=person.token).entries
        sheet, = (entry.sheet for entry in entries if entry.HasField("sheet"))
        return sheet

    def test_without_the_right_the_page_names_it(self):
        _, pseudonym = self.answered()
        console = self.opened(f"{self.place}/participants/{pseudonym}", self.colleague("clinician"))
        self.assertEqual(
            console.evaluate("document.querySelector('#sheets [data-right]').dataset.right"), "answer.correct")
        self.assertIn("data manager", console.text("#sheets"))


class Journal(PageTestCase):
    def test_the_participant_reads_what_the_team_did_but_not_who(self):
        study = self.one_question(f"read-{new_id()[:8]}")
        new_leader(self.stack, study)
        leader = leader_of(self.stack, study)
        screen = self.joined(self.phone(), study)
        screen.go(f"fill/{study}/{study}-form", ".filling form")
        self.choose(screen, "yes")
        self.until_stored(screen.participant(), 1)
        await_quiet(self.stack)
        row, = export(self.stack, leader.token, study, "wide", f"{study}-form")[0]
        key = {"study_id": study, "participant": row["participant"], "sheet_id": row["sheet_id"]}
        done = [
            {"etag": "1-0", "correction": reviews_pb2.SheetCorrection(
                reason=ingestion_pb2.CORRECTION_REASON_PARTICIPANT_REQUEST,
                answers=[ingestion_pb2.Answer(
                    element_id="well", choice=ingestion_pb2.Codes(codes=["no"]))])},
            {"etag": "2-1", "mark": ingestion_pb2.SHEET_MARK_CARELESS}]
        for change in done:
            self.gateway.reviews.ReviewSheet(reviews_pb2.ReviewSheetRequest(
                **key, request_id=new_id(), reason="Not for the participant", **change), token=leader.token)
        screen.go("today", "h1")
        screen.go("journal", ".entry")
        screen.until_seen("Corrected by the study team on")
        shown = screen.evaluate("document.querySelector('.entry').textContent")
        self.assertIn("at your request", shown)
        self.assertIn("filled in very quickly or evenly", shown)
        self.assertNotIn("Not for the participant", shown)
        self.assertQuiet(screen)
