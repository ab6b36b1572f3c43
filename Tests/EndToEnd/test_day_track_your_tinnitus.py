"""The sheets of somebody who tracks a tinnitus: questionnaires begun on the web and finished on the phone, one closed
on purpose, momentary records offline (TYT §4)."""

from support.case import EndToEndTestCase
from support.clock import seconds_of
from support.devices import choice, two_devices
from support.filler import Filler
from support.export import export
from support.people import TINNITUS, leader_of, new_id, new_leader
from support.sheets import make_sheet
from support.shipped import import_blocking
from support.waiting import wait_until
from otolith.ingestion.v1 import ingestion_pb2

FIRST = ("mini-tq", "tschq", "worst-symptom")
MOMENTARY = "tyt-momentary"
STUDY = f"{TINNITUS}-as-it-ships"


class DayTrackYourTinnitus(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        import_blocking(cls.stack, TINNITUS)
        new_leader(cls.stack, STUDY)

    def filled(self, form, before, known=None, **fields):
        return make_sheet(
            STUDY, form, self.now() - before, self.random, known=known, **fields)

    def test_before_and_while_tracking(self):
        web, phone = two_devices(self.stack, "day-tinnitus")
        web.join(STUDY)
        phone.renew()
        forms = web.questionnaires(STUDY)
        # Nothing is asked before the three statistical questionnaires are done, in their order.
        self.assertEqual(list(phone.plan(STUDY).notifications), [])
        self.assertEqual([offer.questionnaire_id for offer in web.offers(STUDY)], list(FIRST))
        standing = phone.standing(STUDY)
        self.assertEqual(
            [entry.questionnaire_id for entry in standing.questionnaires][:3], list(FIRST))
        self.assertEqual((standing.filled_in, standing.begun, standing.percent), (0, 0, 0))
        self.assertEqual(list(phone.standing_with(STUDY, MOMENTARY).blocked_by), list(FIRST))

        # (b) Half of the TSCHQ on the web, the other half on the phone.
        draft_id = new_id()
        answers = Filler(self.random).fill(forms["tschq"])
        half = len(answers) // 2
        for answer in answers[:half]:
            web.save_draft(draft_id, forms["tschq"], STUDY, **{answer.element_id: answer})
        begun = phone.standing_with(STUDY, "tschq")
        self.assertTrue(begun.draft_id == draft_id and 0 < begun.draft_percent < 100, begun)
        phone.save_draft(draft_id, **{answer.element_id: answer for answer in answers[half:]})
        draft = web.drafts(STUDY)[0]
        self.assertEqual(draft.percent, 100)
        mini = self.filled(forms["mini-tq"], 300)
        tschq = self.filled(
            forms["tschq"], 200, sheet_id=draft_id,
            answers=[element.answer for element in draft.elements])
        # (a) All of the Mini-TQ. (c) The worst symptom is closed on purpose with nothing in it.
        worst = self.filled(
            forms["worst-symptom"], 100, answers=[],
            closing=ingestion_pb2.SHEET_CLOSING_INCOMPLETE)
        self.assertCreated(self.submit_until_decided(phone, mini, tschq, worst))
        self.assertEqual(web.drafts(STUDY), [])
        # Nothing empty uses a questionnaire up: it can still be filled in, and blocks until it is.
        self.assertEqual(
            [offer.questionnaire_id for offer in web.offers(STUDY)], ["worst-symptom"])
        known = self.filled(
            forms["worst-symptom"], 90, answers=[choice("worst_symptom", "sleep")])
        self.assertCreated(self.submit_until_decided(web, known))
        self.assertEqual(phone.standing(STUDY).filled_in, 3)

        # Now the phone asks, and answers two of what it was asked, offline: one saved by the client.
        wait_until(lambda: phone.plan(STUDY).notifications, "planning knows that all is filled in")
        notifications = phone.plan(STUDY).notifications
        first, second = notifications[:2]
        self.stack.clock.jump(seconds_of(second.notify_time) + 300 - self.now())
        answer = {("worst-symptom", "worst_symptom"): known.answers[0]}
        sheets = [
            make_sheet(
                STUDY, forms[MOMENTARY], seconds_of(notification.notify_time) + 60, self.random,
                known=answer, notification_id=notification.notification_id, **fields)
            for notification, fields in (
                (first, {}), (second, {"closing": ingestion_pb2.SHEET_CLOSING_AUTOSAVED}))
        ]
        for sheet in sheets:
            for noise in sheet.noise:
                noise.level, noise.unit = 47.5, ingestion_pb2.NOISE_UNIT_DECIBEL_A
            sheet.device.CopyFrom(ingestion_pb2.Device(
                system="iOS", system_version="26.1", maker="Apple", model="iPhone17,1"))
        self.assertCreated(self.submit_until_decided(phone, *sheets))
        stored = {entry.sheet.sheet_id: entry for entry in web.stored(STUDY, MOMENTARY)}
        for sheet, notification in zip(sheets, (first, second)):
            entry = stored[sheet.sheet_id]
            self.assertEqual(entry.notification.notify_time, notification.notify_time)
            self.assertFalse(entry.notification.fixed)
        self.assertEqual(
            [stored[sheet.sheet_id].sheet.closing for sheet in sheets],
            [ingestion_pb2.SHEET_CLOSING_COMPLETE, ingestion_pb2.SHEET_CLOSING_AUTOSAVED])

        rows, _ = export(
            self.stack, leader_of(self.stack, STUDY).token, STUDY, "wide", MOMENTARY,
            legacy_scales=True)
        own = [row for row in rows if row["sheet_id"] in stored]
        self.assertEqual({row["device_model"] for row in own}, {"iPhone17,1"})
        self.assertEqual({row["noise_levels_dba"] for row in own}, {"47.5"})
        self.assertEqual({row["closing"] for row in own}, {"complete", "autosaved"})
        for row in own:
            self.assertIn(float(row["mood"]), [step / 8 for step in range(9)])
