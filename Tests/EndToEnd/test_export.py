"""Step 6: a study's data as CSV, for its leader."""

import re

from support.case import EndToEndTestCase
from support.export import cell_of_text, export, export_bytes, rows_of
from support.people import STRESS, TINNITUS, anonymous_in, leader_of, new_leader
from support.sheets import answer_to, make_sheet
from support.studies import daily, publish
from otolith.ingestion.v1 import ingestion_pb2

HEAD = [
    "sheet_id", "participant", "study", "questionnaire", "version", "started_at", "finished_at",
    "received_at", "time_zone", "utc_offset_minutes", "notification_id", "autosaved",
    "app_version", "platform", "group", "deviations", "test_participant",
    "closing", "device_system", "device_system_version", "device_maker", "device_model",
    "revision", "withdrawn_at",
    "notification_time", "notification_fixed", "notification_expired", "delivered_late",
    "notification_overtime", "notification_answered_before", "notification_early",
    "corrected_at", "correction", "mark", "mark_reason", "review_state",
]
NOISE = [f"noise_levels_{unit}" for unit in ("dba", "dbfs", "amplitude", "unit_unknown")]


def cell_of(answer) -> str:
    """The CSV text of an answer: codes and values."""
    kind = answer.WhichOneof("value")
    if kind == "choice":
        return ";".join(answer.choice.codes)
    value = getattr(answer, kind)
    if kind == "text":
        return cell_of_text(value)
    return value if kind != "number" else number_text(value)


def number_text(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)


def mini_tq_score(sheet) -> tuple[int, str]:
    """Sum of the twelve items and its grade, as published."""
    points = sum(int(answer.choice.codes[0]) for answer in sheet.answers)
    grades = ((19, "most_severe"), (13, "severe"), (8, "moderate"), (0, "compensated"))
    return points, next(grade for least, grade in grades if points >= least)


class Export(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.leader = leader_of(cls.stack, TINNITUS)
        cls.participants = [anonymous_in(cls.stack, TINNITUS) for _ in range(3)]
        cls.sheets: dict[str, tuple] = {}
        for number, participant in enumerate(cls.participants):
            for form in participant.fetch(TINNITUS, "de").questionnaires:
                if form.questionnaire_id == "tyt-momentary":
                    continue
                sheet = make_sheet(
                    TINNITUS, form, cls.stack.clock.now() - 60, app_version=f"=cmd{number}")
                if form.questionnaire_id == "tschq":
                    answer_to(sheet, "tschq05").text = '=1+1, "quoted"\r\n=2;=3;\'ünd 漢 \'😀'
                    answer_to(sheet, "tschq04").choice.codes[:] = ["siblings", "parents"]
                cls.sheets[sheet.sheet_id] = (participant, sheet)
                participant.submit(sheet)

    def own(self, rows):
        return {row["sheet_id"]: row for row in rows if row["sheet_id"] in self.sheets}

    def test_wide_one_row_per_sheet_one_column_per_question(self):
        rows, count = export(self.stack, self.leader.token, TINNITUS, "wide", "tschq")
        self.assertEqual(count, len(rows))
        form = self.participants[0].questionnaires(TINNITUS)["tschq"]
        questions = [
            element.element_id for element in form.elements
            if element.WhichOneof("content") == "question"
        ]
        self.assertEqual(list(rows[0]), [*HEAD, *NOISE, "positions", *questions])
        own = self.own(rows)
        expected = {
            key: entry for key, entry in self.sheets.items()
            if entry[1].questionnaire_id == "tschq"
        }
        self.assertEqual(set(own), set(expected))
        for sheet_id, row in own.items():
            sheet = expected[sheet_id][1]
            answers = {answer.element_id: cell_of(answer) for answer in sheet.answers}
            for question in questions:
                self.assertEqual(row[question], answers.get(question, ""), question)
            self.assertEqual(row["time_zone"], "Europe/Berlin")
            self.assertEqual(row["app_version"], "'" + sheet.app_version)
            self.assertEqual(row["version"], str(sheet.version))
            self.assertEqual(
                row["finished_at"],
                sheet.finish_time.ToDatetime().isoformat(timespec="microseconds") + "Z",
            )

    def test_long_one_row_per_answer_and_per_score(self):
        rows, _ = export(self.stack, self.leader.token, TINNITUS, "long")
        self.assertEqual(list(rows[0]), [*HEAD, "element_id", "kind", "value", "answered_at"])
        expected = {
            (sheet_id, answer.element_id): (answer.WhichOneof("value"), cell_of(answer))
            for sheet_id, (_, sheet) in self.sheets.items() for answer in sheet.answers
        }
        scored = {
            sheet_id: mini_tq_score(sheet) for sheet_id, (_, sheet) in self.sheets.items()
            if sheet.questionnaire_id == "mini-tq"
        }
        self.assertEqual(len(scored), len(self.participants))
        scores = [row for row in rows if row["kind"] in ("score", "band")]
        answers = [
            row for row in rows if row["sheet_id"] in self.sheets and row not in scores]
        self.assertEqual(
            {(row["sheet_id"], row["element_id"]): (row["kind"], row["value"]) for row in answers},
            expected)
        self.assertEqual(len(answers), len(expected))
        own = [row for row in scores if row["sheet_id"] in self.sheets]
        self.assertEqual(
            sorted((row["sheet_id"], row["element_id"], row["kind"], row["value"]) for row in own),
            sorted(
                row for sheet_id, (points, grade) in scored.items()
                for row in (
                    (sheet_id, "distress", "band", grade),
                    (sheet_id, "distress", "score", str(points)))))

    def test_no_display_text(self):
        content, _ = export_bytes(self.stack, self.leader.token, TINNITUS, "long")
        text = content.decode()
        for label in ("trifft zu", "partly true", "männlich", "Geschwister", "Ernste Sorgen"):
            self.assertNotIn(label, text)

    def test_participants_appear_under_a_pseudonym_of_the_study(self):
        rows, _ = export(self.stack, self.leader.token, TINNITUS, "wide", "tschq")
        again, _ = export(self.stack, self.leader.token, TINNITUS, "wide", "mini-tq")
        pseudonyms = [
            {self.sheets[sheet_id][0].participant_id: row["participant"]
             for sheet_id, row in self.own(part).items()}
            for part in (rows, again)
        ]
        self.assertEqual(pseudonyms[0], pseudonyms[1])
        self.assertEqual(len(set(pseudonyms[0].values())), 3)
        self.assertFalse(set(pseudonyms[0]) & set(pseudonyms[0].values()))

        participant = self.participants[0]
        participant.join(STRESS, password=self.stack.password(STRESS))
        form = participant.questionnaires(STRESS)["tys-weekly"]
        sheet = make_sheet(STRESS, form, self.now() - 60, self.random)
        self.assertCreated(participant.submit(sheet))
        other, _ = export(
            self.stack, leader_of(self.stack, STRESS).token, STRESS, "wide", "tys-weekly")
        row = next(row for row in other if row["sheet_id"] == sheet.sheet_id)
        self.assertNotEqual(row["participant"], pseudonyms[0][participant.participant_id])

    def test_sensors_in_the_wide_layout(self):
        participant = anonymous_in(self.stack, STRESS)
        form = participant.questionnaires(STRESS)["tys-daily"]
        sheet = make_sheet(STRESS, form, self.now() - 60, self.random)
        self.assertCreated(participant.submit(sheet))
        rows, _ = export(
            self.stack, leader_of(self.stack, STRESS).token, STRESS, "wide", "tys-daily")
        row = next(row for row in rows if row["sheet_id"] == sheet.sheet_id)
        self.assertEqual(row["noise_levels_amplitude"], number_text(sheet.noise[0].level))
        position = sheet.positions[0]
        self.assertEqual(
            [float(part) for part in row["positions"].split(" ")],
            [position.latitude, position.longitude, 478.0],
        )

    def test_devices_are_classes_unless_the_study_asks_for_more(self):
        reported = ("app 3.2 (417)", "Pixel 9", "Android", "16.0.1", "Google", "Pixel 9")
        for exact, expected in (
                (False, ("app 3", "other", "Android", "16", "", "")), (True, reported)):
            study = f"devices-{str(exact).lower()}"
            publish(self.stack, study, [daily(f"{study}-form")], exact_devices=exact)
            new_leader(self.stack, study)
            person = anonymous_in(self.stack, study)
            form = person.questionnaires(study)[f"{study}-form"]
            app_version, platform, *device = reported
            self.assertCreated(self.submit_until_decided(person, make_sheet(
                study, form, self.now() - 60, app_version=app_version, platform=platform,
                device=ingestion_pb2.Device(**dict(
                    zip(("system", "system_version", "maker", "model"), device))))))
            row, *_ = export(self.stack, leader_of(self.stack, study).token, study, "long")[0]
            self.assertEqual(tuple(row[name] for name in (
                "app_version", "platform", "device_system", "device_system_version",
                "device_maker", "device_model")), expected)

    def test_the_form_of_the_file(self):
        content, _ = export_bytes(self.stack, self.leader.token, TINNITUS, "wide", "mini-tq")
        self.assertFalse(content.startswith(b"\xef\xbb\xbf"))
        self.assertTrue(content.endswith(b"\r\n"))
        self.assertEqual(len(re.findall(rb"(?<!\r)\n", content)), 0)
        self.assertGreaterEqual(len(rows_of(content)), 3)

    def test_unknown_questionnaires_are_refused(self):
        with self.assertFails("NOT_FOUND"):
            export(self.stack, self.leader.token, TINNITUS, "wide", "tys-daily")
