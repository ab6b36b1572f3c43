"""The main job from the first to the last step, as a gateway performs it, with both shipped studies."""

from support.case import EndToEndTestCase
from support.clock import seconds_of
from support.export import export
from support.mail import await_mail, code_in
from support.people import (
    STRESS, TINNITUS, leader_of, listed_studies, register, sign_in, study_of)
from support.sheets import answer_to, copy_of, make_sheet, verdict_names
from support.tokens import AUDIENCES, verified_claims
from otolith.auth.v1 import auth_pb2
from otolith.ingestion.v1 import ingestion_pb2

PASSWORD = "heather-otter-lantern"


class MainJob(EndToEndTestCase):
    def test_track_your_tinnitus_in_german(self):
        self.play(TINNITUS, "de", "frieda", "tyt-momentary", "loudness", 0.25, 1.5)

    def test_track_your_stress_in_english_behind_a_password(self):
        self.play(STRESS, "en", "walter", "tys-daily", "stress_level", 40.0, 140.0)

    def play(self, study_id, language, name, form_id, element_id, value, impossible):
        # 1. Register, confirm with the mailed code, sign in.
        address = f"{name}@example.org"
        answer = register(
            self.stack, name, PASSWORD, email=address, email_consent=True, language=language)
        self.assertTrue(answer.confirmation_required)
        self.gateway.accounts.ConfirmAccount(
            auth_pb2.ConfirmAccountRequest(
                username=name, code=code_in(await_mail(self.stack, address)))
        )
        participant = sign_in(self.stack, name, PASSWORD)
        for audience in AUDIENCES:
            claims = verified_claims(self.gateway, participant.token, audience)
            self.assertEqual(claims["sub"], participant.participant_id)

        # 2. List studies, show the consent text, join.
        listed = listed_studies(self.stack, language=language)
        study = next(study for study in listed if study.study_id == study_id)
        self.assertEqual(study.consent_text.language, language)
        self.assertEqual(study.consent_version, study_of(self.stack, study_id).consent_version)
        password = self.stack.password(STRESS) if study_id == STRESS else ""
        participant.join(study_id, password=password, language=language)

        # 3. Fetch the questionnaires, and again with the etag.
        fetched = participant.fetch(study_id, language)
        forms = {form.questionnaire_id: form for form in fetched.questionnaires}
        self.assertEqual(len(forms), 4)
        self.assertTrue(participant.fetch(study_id, language, etag=fetched.etag).not_modified)

        # 4. The plan.
        plan = participant.plan(study_id)
        self.assertEqual(len(plan.notifications), 64)
        self.assertNothingMoved(plan, participant.plan(study_id))
        asked = [entry for entry in plan.notifications if entry.questionnaire_id == form_id]

        # 5. Three days offline, then a batch: late, out of order, one twice, one invalid.
        self.stack.clock.advance(days=3)
        sheets = [
            make_sheet(
                study_id, forms[form_id], seconds_of(entry.notify_time) + 120, self.random,
                notification_id=entry.notification_id,
            )
            for entry in asked[:6]
        ]
        for number, sheet in enumerate(sheets):
            answer_to(sheet, element_id).number = value + value / 10 * number
        invalid = make_sheet(study_id, forms[form_id], self.now() - 600, self.random)
        answer_to(invalid, element_id).number = impossible
        batch = [sheets[3], sheets[0], invalid, sheets[5], sheets[1], sheets[0], sheets[4]]
        verdicts = participant.submit(*batch)
        self.assertEqual(
            verdict_names(verdicts),
            ["CREATED", "CREATED", "REJECTED", "CREATED", "CREATED", "EXISTS", "CREATED"],
        )
        self.assertEqual([violation.reason for violation in verdicts[2].violations],
                         ["OUT_OF_RANGE"])
        # Durable before the response is sent, even if the process is killed now.
        self.stack.kill_and_restart("ingestion")
        changed = copy_of(sheets[1], closing=ingestion_pb2.SHEET_CLOSING_EXPIRED)
        self.assertEqual(
            verdict_names(participant.submit(sheets[5], sheets[2], changed)),
            ["EXISTS", "CREATED", "CONFLICT"],
        )

        # 6. Read back: own sheets, a series, the leader's CSV.
        stored = participant.stored(study_id)
        self.assertEqual([entry.sheet for entry in stored], sheets[::-1])
        points = participant.series(study_id, form_id, element_id).points
        self.assertEqual(
            [(point.finish_time, point.number) for point in points],
            [(sheet.finish_time, answer_to(sheet, element_id).number) for sheet in sheets],
        )
        leader = leader_of(self.stack, study_id)
        rows, _ = export(self.stack, leader.token, study_id, "wide", form_id)
        cells = {row["sheet_id"]: row for row in rows}
        for sheet in sheets:
            self.assertEqual(
                float(cells[sheet.sheet_id][element_id]), answer_to(sheet, element_id).number)
            self.assertEqual(cells[sheet.sheet_id]["notification_id"], sheet.notification_id)
        self.assertNotIn(invalid.sheet_id, cells)

        # 7. Leave: nothing is planned any more.
        participant.leave(study_id)
        self.assertEqual(len(participant.plan().notifications), 0)
        with self.assertFails("PERMISSION_DENIED", "NOT_ENROLLED"):
            participant.plan(study_id)
        # Sheets sent before stay readable for their author.
        self.assertEqual(len(participant.stored(study_id)), 6)
