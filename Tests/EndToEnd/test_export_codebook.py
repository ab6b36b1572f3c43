"""Codebooks: the description of each export's columns for study leaders."""

import csv
import io
import json

from support.case import EndToEndTestCase
from support.export import export
from support.people import TINNITUS, anonymous_in, leader_of
from support.sheets import make_sheet
from otolith.ingestion.v1 import amendments_pb2, ingestion_pb2, listening_pb2, records_pb2


def codebook(stack, token, study_id, table, **fields):
    parts = stack.gateway.exports.ExportCodebook(
        ingestion_pb2.ExportCodebookRequest(
            study_id=study_id, table=ingestion_pb2.ExportTable.Value(f"EXPORT_TABLE_{table}"),
            **fields),
        token=token)
    return json.loads(b"".join(part.json for part in parts))


def columns(found):
    return [variable["name"] for variable in found["variables"] if "rows" not in variable]


def header(parts):
    content = b"".join(part.csv for part in parts).decode()
    return next(csv.reader(io.StringIO(content, newline=""), strict=True))


def words_of(variables):
    """The languages of all texts."""
    for variable in variables:
        for missing in variable["missing"]:
            yield missing["meaning"]["language"]
        for definition in variable["definitions"]:
            yield definition["label"]["language"]
            yield from (code["label"]["language"] for code in definition["codes"])


class ExportCodebook(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.leader = leader_of(cls.stack, TINNITUS)
        cls.participant = anonymous_in(cls.stack, TINNITUS)
        for form in cls.participant.fetch(TINNITUS, "de").questionnaires:
            if form.questionnaire_id != "tyt-momentary":
                cls.participant.submit(make_sheet(TINNITUS, form, cls.stack.clock.now() - 60))

    def ask(self, table, **fields):
        return codebook(self.stack, self.leader.token, TINNITUS, table, **fields)

    def test_wide_tables_of_every_questionnaire(self):
        for form in self.participant.fetch(TINNITUS, "en").questionnaires:
            with self.subTest(form.questionnaire_id):
                rows, _ = export(
                    self.stack, self.leader.token, TINNITUS, "wide", form.questionnaire_id)
                found = self.ask("ANSWER_SHEETS_WIDE", questionnaire_id=form.questionnaire_id)
                if rows:
                    self.assertEqual(columns(found), list(rows[0]))
                self.assert_says_what_was_asked(form, found)

    def assert_says_what_was_asked(self, form, found):
        """The texts that devices show, from the catalogue, and every code."""
        by_subject = {
            variable["subject"]: variable["definitions"][0]
            for variable in found["variables"] if variable["source"] == "answer"}
        questions = [
            element for element in form.elements if element.WhichOneof("content") == "question"]
        self.assertEqual(set(by_subject), {element.element_id for element in questions})
        for element in questions:
            said = by_subject[element.element_id]
            self.assertEqual(said["label"], {"text": element.question.text.text, "language": "en"})
            kind = element.question.WhichOneof("type")
            if kind in ("single_choice", "multiple_choice"):
                options = getattr(element.question, kind).options
                self.assertEqual(
                    [(code["code"], code["label"]["text"]) for code in said["codes"]],
                    [(option.code, option.label.text) for option in options])
            self.assertEqual(said["optional"], element.question.optional_answer)

    def test_answers_and_scores_in_rows(self):
        rows, _ = export(self.stack, self.leader.token, TINNITUS, "long")
        found = self.ask("ANSWER_SHEETS_LONG")
        self.assertEqual(columns(found), list(rows[0]))
        known = {
            (part["rows"]["questionnaire"], part["rows"]["element"], part["rows"]["kind"]): part
            for part in found["variables"] if "rows" in part}
        for row in rows:
            self.assertIn((row["questionnaire"], row["element_id"], row["kind"]), known)
        score = known[("mini-tq", "distress", "score")]["definitions"][0]
        self.assertEqual((score["minimum"], score["maximum"]), (0, 24))
        self.assertTrue(score["score"]["formula"].startswith("sum of "))

    def test_words_in_the_language_that_was_asked_for(self):
        german = self.ask("ANSWER_SHEETS_WIDE", questionnaire_id="mini-tq", language="de")
        self.assertEqual(german["language"], "de")
        labels = [
            variable["definitions"][0]["label"] for variable in german["variables"]
            if variable["source"] == "answer"]
        self.assertEqual({label["language"] for label in labels}, {"de"})
        # A missing language is reported.
        french = self.ask("ANSWER_SHEETS_WIDE", questionnaire_id="mini-tq", language="fr")
        self.assertEqual(
            {variable["definitions"][0]["label"]["language"] for variable in french["variables"]},
            {"en"})

    def test_otoliths_own_texts_are_in_german_or_english(self):
        for table in ("ANSWER_SHEETS_LONG", "REVISIONS", "RECORDS", "LISTENING_SESSIONS"):
            for asked, spoken in (("de", "de"), ("de-AT", "de"), ("en", "en"), ("fr", "en"), ("", "en")):
                own = [
                    variable for variable in self.ask(table, language=asked)["variables"]
                    if "rows" not in variable]
                with self.subTest(table, asked=asked):
                    self.assertEqual(set(words_of(own)), {spoken})
        labels = {
            variable["name"]: variable["definitions"][0]["label"]["text"]
            for variable in self.ask("ANSWER_SHEETS_LONG", language="de")["variables"]}
        self.assertEqual(labels["version"], "Fassung des Fragebogens, die gezeigt wurde")

    def test_other_tables(self):
        for table, call, request in (
                ("REVISIONS", self.gateway.amendments.ExportRevisions,
                 amendments_pb2.ExportRevisionsRequest),
                ("RECORDS", self.gateway.records.ExportRecords, records_pb2.ExportRecordsRequest),
                ("LISTENING_SESSIONS", self.gateway.listening.ExportListeningSessions,
                 listening_pb2.ExportListeningSessionsRequest)):
            with self.subTest(table):
                parts = call(request(study_id=TINNITUS), token=self.leader.token)
                self.assertEqual(columns(self.ask(table)), header(parts))

    def test_only_for_leaders_of_the_study(self):
        for token in (self.participant.token, None):
            with self.assertFails("PERMISSION_DENIED" if token else "UNAUTHENTICATED"):
                codebook(self.stack, token, TINNITUS, "ANSWER_SHEETS_LONG")
        with self.assertFails("PERMISSION_DENIED"):
            codebook(self.stack, self.leader.token, "another-study", "ANSWER_SHEETS_LONG")
