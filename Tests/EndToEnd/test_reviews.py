"""Staff correct, mark and comment on participants' sheets, over gRPC and with otolithctl."""

import json

from support.export import export, rows_of
from support.oversight import OverseenStudyTestCase
from support.people import new_id, new_leader, sign_in
from support.quiet import await_quiet
from support.sheets import make_sheet
from support.studies import daily
from otolith.auth.v1 import access_pb2
from otolith.ingestion.v1 import amendments_pb2, ingestion_pb2, results_pb2, reviews_pb2


class Reviews(OverseenStudyTestCase):
    def uses(self):
        return [daily(self.id_of("mood"), 600)]

    def setUp(self):
        super().setUp()
        self.person, self.pseudonym = self.participant()
        form = self.person.questionnaires(self.study)[self.id_of("mood")]
        self.sheet = make_sheet(self.study, form, self.now() - 5, self.random)
        self.assertCreated(self.submit_until_decided(self.person, self.sheet))
        self.manager = self.colleague("data_manager")

    def colleague(self, role):
        name = new_leader(self.stack, f"other-{new_id()[:8]}")
        person = sign_in(self.stack, name, self.stack.password(name))
        self.gateway.access.AssignRole(access_pb2.AssignRoleRequest(
            participant_id=person.participant_id, role=role, object=f"studies/{self.study}"),
            token=self.leader.token)
        return sign_in(self.stack, name, self.stack.password(name))

    def key(self):
        return {"study_id": self.study, "participant": self.pseudonym, "sheet_id": self.sheet.sheet_id}

    def read(self):
        return self.gateway.reviews.GetReviewedSheet(
            reviews_pb2.GetReviewedSheetRequest(**self.key()), token=self.manager.token)

    def request(self, **fields):
        fields.setdefault("request_id", new_id())
        return reviews_pb2.ReviewSheetRequest(**self.key(), **fields)

    def correction(self, value, **fields):
        return self.request(
            reason="Confirmed by phone", correction=reviews_pb2.SheetCorrection(
                reason=ingestion_pb2.CORRECTION_REASON_PARTICIPANT_REQUEST,
                answers=[ingestion_pb2.Answer(element_id="feeling", number=value)]), **fields)

    def review(self, request, token=None):
        return self.gateway.reviews.ReviewSheet(request, token=token or self.manager.token).reviewed_sheet

    def test_a_correction_is_seen_by_all_who_should(self):
        before, = (answer.number for answer in self.sheet.answers if answer.element_id == "feeling")
        value = 1 if before != 1 else 2
        request = self.correction(value, etag=self.read().etag)
        corrected = self.review(request)
        self.assertEqual([answer.number for answer in corrected.answers], [value])
        self.assertEqual(self.review(request), corrected)
        own = self.gateway.results.ListTimeline(
            results_pb2.ListTimelineRequest(study_id=self.study), token=self.person.token)
        sheet, = (entry.sheet for entry in own.entries if entry.HasField("sheet"))
        self.assertEqual(sheet.correction, corrected.correction)
        self.assertEqual(sheet.sheet.answers[0].number, value)
        rows, _ = export(self.stack, self.leader.token, self.study, "wide", self.id_of("mood"))
        self.assertEqual(
            [(row["feeling"], row["correction"]) for row in rows], [(str(value), "participant_request")])
        former, = rows_of(b"".join(part.csv for part in self.gateway.amendments.ExportRevisions(
            amendments_pb2.ExportRevisionsRequest(study_id=self.study), token=self.leader.token)))
        self.assertEqual(float(former["value"]), before)
        self.assertEqual(
            (former["replaced_by_correction"], former["replaced_because"]),
            ("participant_request", "Confirmed by phone"))

    def test_of_two_changes_the_second_reads_again(self):
        etag = self.read().etag
        self.review(self.request(etag=etag, reason="4 s", mark=ingestion_pb2.SHEET_MARK_CARELESS))
        with self.assertFails("ABORTED", "ETAG_MISMATCH"):
            self.review(self.correction(3, etag=etag), self.leader.token)
        self.assertEqual(self.read().mark.mark, ingestion_pb2.SHEET_MARK_CARELESS)

    def test_a_text_with_a_nul_is_rejected(self):
        for field, request in (
                ("reason", self.request(etag="1-0", reason="a\0b", mark=ingestion_pb2.SHEET_MARK_OTHER)),
                ("comment", self.request(comment="a\0b"))):
            with self.assertFails("INVALID_ARGUMENT", "EMBEDDED_NUL", field):
                self.review(request)

    def test_other_staff_and_the_participant_may_not(self):
        reader = self.colleague("data_reader")
        for token in (reader.token, self.person.token):
            with self.assertFails("PERMISSION_DENIED", "NOT_STUDY_LEADER"):
                self.gateway.reviews.GetReviewedSheet(
                    reviews_pb2.GetReviewedSheetRequest(**self.key()), token=token)

    def test_reading_is_recorded_like_an_export(self):
        self.read()
        self.assertRecorded()

    def test_a_comment_returns_answers_and_is_recorded_too(self):
        self.review(self.request(comment="asked"))
        self.assertRecorded()

    def assertRecorded(self):
        await_quiet(self.stack)
        events = self.stack.database.query(
            "SELECT kind FROM ingestion.security_events"
            f" WHERE who = '{self.manager.participant_id}' AND what = '{self.study}'")
        self.assertIn("export_begun", [row[0] for row in events])

    def control(self, *arguments, status=0):
        done = self.stack.control(*arguments, username=f"leader-{self.study}", check=False)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done

    def sheets(self, command, *arguments, status=0):
        return self.control(
            "sheets", command, self.study, self.pseudonym, self.sheet.sheet_id, *arguments, status=status)

    def test_all_of_it_on_the_command_line(self):
        listed, = json.loads(self.control("sheets", "list", self.study, self.pseudonym, "--json").stdout)
        self.assertEqual((listed["sheetId"], listed["etag"]), (self.sheet.sheet_id, "1-0"))
        value = 4 if self.sheet.answers[0].number != 4 else 5
        done = self.sheets(
            "correct", "--etag", "1-0", "--because", "entry-error", "--reason", "a slip", "--answer",
            f"feeling={value}")
        self.assertIn("etag 2-1", done.stdout)
        self.assertIn(f"feeling = {value}", done.stdout)
        self.assertIn("ETAG_MISMATCH", self.sheets(
            "mark", "careless", "--etag", "1-0", "--reason", "4 s", status=1).stderr)
        request = new_id()
        for _ in range(2):
            done = self.sheets(
                "mark", "careless", "--etag", "2-1", "--reason", "4 s", "--request-id", request)
            self.assertIn("marked careless", done.stdout)
        self.assertIn("review state approved", self.sheets("state", "approved", "--etag", "2-2").stdout)
        self.assertIn("comment: asked", self.sheets("comment", "asked").stdout)
        shown = json.loads(self.sheets("show", "--json").stdout)
        self.assertEqual([next(iter(one.keys() & {"correction", "mark", "reviewState", "comment"}))
                          for one in shown["reviews"]], ["correction", "mark", "reviewState", "comment"])
        self.assertRegex(
            self.control("sheets", "list", self.study, self.pseudonym).stdout, r" careless +approved +1\b")
        told = self.sheets("revisions").stdout
        self.assertIn("revision 1 by participant", told)
        self.assertIn("revision 2 by staff, entry-error", told)
        self.sheets("mark", "--none", "--etag", "2-3", "--reason", "wrong sheet")
        # Not understood before anything is changed.
        for words in ("feeling", "feeling=much", "other=1", "feeling:colour=red"):
            self.sheets("correct", "--etag", "2-4", "--because", "other", "--reason", "x", "--answer", words, status=64)
        self.sheets("correct", "--etag", "2-4", "--because", "other", "--reason", "x", status=64)
        self.sheets("mark", "--etag", "2-4", "--reason", "x", status=64)
