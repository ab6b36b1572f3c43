"""Generic forms: an order whose forms have a binding sequence, and a health diary whose values are withdrawn
(generic forms §4 and §5)."""

from support.case import EndToEndTestCase
from support.devices import choice, number, two_devices, words
from support.export import export
from support.filler import Filler
from support.people import leader_of, new_leader
from support.shipped import import_shipped
from support.sheets import copy_of, make_sheet, verdict_names, violations_of
from otolith.ingestion.v1 import amendments_pb2

STUDY = "generic-forms"


class DayForms(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        import_shipped(cls.stack, STUDY)
        # Sheets from before the sequence was binding are not judged by it.
        cls.stack.clock.advance(hours=6)

    def sheet(self, forms, form, before, answers, **fields):
        return make_sheet(
            STUDY, forms[form], self.now() - before, answers=answers, **fields)

    def address(self):
        return [words("mySimpleTextfield", "ring twice"), words("street", "Blumenweg"), number("number", 4.0)]

    def test_an_order(self):
        phone, tablet = two_devices(self.stack, "day-order")
        phone.join(STUDY)
        tablet.renew()
        forms = phone.questionnaires(STUDY)
        pizza = self.sheet(forms, "forms-pizza", 600, [
            choice("pizza", "tuna"), words("wishes", "without onions"), choice("delivery", "yes")])
        drink = self.sheet(forms, "forms-drink", 500, [words("name", "Sabrina"), choice("drink")])
        address = self.sheet(forms, "forms-address", 400, self.address())
        verdict = self.submit_until_decided(phone, pizza)[0]
        self.assertEqual(
            [offer.questionnaire_id for offer in verdict.next], ["forms-drink", "forms-address"])
        # The address is not next, the order is not given twice, and nothing else comes in between.
        for early, reason in (
            (address, "SEQUENCE_NOT_NEXT"),
            (self.sheet(forms, "forms-pizza", 450, list(pizza.answers)), "SEQUENCE_REPEATED"),
            (self.sheet(forms, "forms-vitals", 450, Filler(self.random).fill(forms["forms-vitals"])),
             "SEQUENCE_NOT_NEXT"),
        ):
            refused = self.submit_until_decided(tablet, early)[0]
            self.assertIn(reason, [violation for _, violation in violations_of(refused)])
        self.assertEqual([offer.questionnaire_id for offer in tablet.offers(STUDY)][0], "forms-drink")
        # Zero drinks is an answer, too (§4.6). The rest is sent after being offline, at once and
        # out of order.
        mended = copy_of(address)
        self.assertCreated(self.submit_until_decided(tablet, mended, drink))
        self.assertEqual(tablet.rejected(STUDY)[0].sheet.questionnaire_id, "forms-vitals")
        # Rejected sheets are remembered until they are stored; the address is no longer among them.
        self.assertNotIn(address.sheet_id, {entry.sheet.sheet_id for entry in tablet.rejected(STUDY)})
        # The sequence is complete: another order begins.
        again = self.sheet(forms, "forms-pizza", 100, list(pizza.answers))
        self.assertCreated(self.submit_until_decided(phone, again))

    def test_a_rejected_sheet_is_corrected_on_another_device(self):
        phone, tablet = two_devices(self.stack, "day-mended")
        phone.join(STUDY)
        tablet.renew()
        forms = phone.questionnaires(STUDY)
        wrong = self.sheet(forms, "forms-vitals", 300, [number("pulse", 9999)])
        verdict = self.submit_until_decided(phone, wrong)[0]
        self.assertEqual(verdict_names([verdict]), ["REJECTED"])
        found = tablet.rejected(STUDY)[0]
        self.assertEqual(
            [(entry.field, entry.reason) for entry in found.violations], violations_of(verdict))
        mended = found.sheet
        del mended.answers[:]
        mended.answers.extend(make_sheet(STUDY, forms["forms-vitals"], self.now(), self.random).answers)
        self.assertCreated(self.submit_until_decided(tablet, mended))
        self.assertEqual(phone.rejected(STUDY), [])

    def test_all_values_of_a_chart_are_taken_back(self):
        phone, tablet = two_devices(self.stack, "day-diary")
        phone.join(STUDY)
        tablet.renew()
        form = phone.questionnaires(STUDY)["forms-vitals"]
        sheets = [
            make_sheet(STUDY, form, self.now() - 3600 * hours - 60, self.random) for hours in range(5)]
        for sheet in sheets:
            others = [answer for answer in sheet.answers if answer.element_id != "pulse"]
            del sheet.answers[:]
            sheet.answers.extend([*others, number("pulse", 60.0)])
        self.assertCreated(self.submit_until_decided(phone, *sheets))
        self.assertEqual(len(phone.series(STUDY, "forms-vitals", "pulse").points), 5)
        answer = self.gateway.amendments.WithdrawQuestion(
            amendments_pb2.WithdrawQuestionRequest(
                study_id=STUDY, questionnaire_id="forms-vitals", element_id="pulse"),
            token=tablet.token)
        self.assertEqual((answer.sheets, answer.complete), (5, True))
        self.assertEqual(len(phone.series(STUDY, "forms-vitals", "pulse").points), 0)
        self.assertEqual({entry.revision for entry in phone.stored(STUDY)}, {2})
        # The study's data no longer have them; former values are in the revisions only.
        new_leader(self.stack, STUDY)
        leader = leader_of(self.stack, STUDY)
        own = {sheet.sheet_id for sheet in sheets}
        rows, _ = export(self.stack, leader.token, STUDY, "wide", "forms-vitals")
        rows = [row for row in rows if row["sheet_id"] in own]
        self.assertEqual([row["pulse"] for row in rows], [""] * 5)
