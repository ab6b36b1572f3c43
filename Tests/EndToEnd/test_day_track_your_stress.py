"""The sheets of somebody who tracks stress: the long demographic questionnaire over several evenings, then the daily
one while abroad and offline (TYS §5)."""

from support.case import EndToEndTestCase
from support.devices import two_devices
from support.filler import Filler
from support.people import STRESS, new_id
from support.sheets import make_sheet, verdict_names, violations_of
from support.shipped import import_blocking
from otolith.ingestion.v1 import ingestion_pb2

LONG, DAILY = "tys-demographic", "tys-daily"
STUDY = f"{STRESS}-as-it-ships"


class DayTrackYourStress(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        import_blocking(
            cls.stack, STRESS, "--access-password-file", cls.stack.password_file(STRESS))

    def test_a_long_beginning(self):
        phone, tablet = two_devices(self.stack, "day-stress")
        phone.join(STUDY, password=self.stack.password(STRESS))
        tablet.renew()
        forms = phone.questionnaires(STUDY)
        self.assertEqual(list(phone.plan(STUDY).notifications), [])
        self.assertEqual(list(phone.standing_with(STUDY, DAILY).blocked_by), [LONG])

        # Three evenings, on either device.
        draft_id = new_id()
        answers = Filler(self.random).fill(forms[LONG])
        third = len(answers) // 3
        for device, part in (
            (phone, answers[:third]), (tablet, answers[third:2 * third]), (phone, answers[2 * third:])
        ):
            device.save_draft(
                draft_id, forms[LONG], STUDY, **{answer.element_id: answer for answer in part})
            self.stack.clock.advance(hours=22)
        elements = tablet.drafts(STUDY)[0].elements
        self.assertEqual(len(elements), len(answers))
        sheet = make_sheet(
            STUDY, forms[LONG], self.now() - 5, sheet_id=draft_id,
            answers=[element.answer for element in elements])
        self.assertCreated(self.submit_until_decided(tablet, sheet))
        self.assertEqual(phone.drafts(), [])
        second = make_sheet(STUDY, forms[LONG], self.now() - 1, answers=list(sheet.answers))
        refused = self.submit_until_decided(phone, second)[0]
        self.assertEqual([reason for _, reason in violations_of(refused)], ["ALREADY_FILLED_IN"])
        # A save that was under way on the other device does not bring the draft back.
        with self.assertFails("FAILED_PRECONDITION", "DRAFT_ENDED"):
            phone.save_draft(draft_id, **{answers[0].element_id: answers[0]})

        # Abroad without a connection; everything at once after it, from the device and again from it.
        abroad = [
            make_sheet(STUDY, forms[DAILY], self.now() - 3600 * hours, self.random,
                       time_zone="Asia/Tokyo") for hours in range(1, 9)]
        for sheet in abroad:
            for noise in sheet.noise:
                noise.level, noise.unit = -32.5, ingestion_pb2.NOISE_UNIT_DECIBEL_FULL_SCALE
        self.assertCreated(self.submit_until_decided(phone, *abroad))
        self.assertEqual(
            set(verdict_names(self.submit_until_decided(tablet, *abroad))), {"EXISTS"})
        standing = tablet.standing_with(STUDY, DAILY)
        self.assertEqual((standing.sheets, standing.open, list(standing.blocked_by)), (8, True, []))
        self.assertEqual(phone.standing(STUDY).filled_in, 2)
