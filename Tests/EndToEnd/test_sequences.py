"""Forms in a prescribed order (generic forms §4.1): other forms are rejected, also offline and late."""

from support.case import EndToEndTestCase
from support.people import anonymous_in, new_id
from support.sheets import make_sheet, verdict_names
from support.studies import publish, text
from support.waiting import wait_until
from otolith.catalogue.v1 import rules_pb2, study_pb2

STUDY = "order-desk"
ORDER = ("pizza", "drink", "dessert")


class Sequences(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.study = f"{STUDY}-{new_id()[:8]}"
        self.publish()
        self.guest = anonymous_in(self.stack, self.study)
        self.forms = self.guest.questionnaires(self.study)
        # Sheets from before the order was published are not judged by it.
        self.stack.clock.advance(hours=2)

    def publish(self, withdrawn=""):
        uses = [
            study_pb2.StudyQuestionnaire(
                questionnaire_id=self.name(form), recurrence=study_pb2.RECURRENCE_REPEATED,
                deactivated=form == withdrawn)
            for form in (*ORDER, "complaint")]
        publish(self.stack, self.study, uses, next_lists=[
            rules_pb2.NextList(
                after_questionnaire_id=self.name("pizza"), binding=True, offers=[
                    rules_pb2.NextOffer(
                        questionnaire_id=self.name(form), info=text(f"Choose a {form}"))
                    for form in ORDER[1:]])])

    def name(self, form):
        return f"{self.study}-{form}"

    def sheet(self, form, seconds_ago):
        return make_sheet(
            self.study, self.forms[self.name(form)], self.now() - seconds_ago, self.random)

    def offered(self):
        return [offer.questionnaire_id for offer in self.guest.offers(self.study)]

    def test_one_form_after_the_other(self):
        pizza = self.sheet("pizza", 600)
        verdict, = self.guest.submit(pizza)
        self.assertCreated([verdict])
        self.assertEqual(
            [offer.questionnaire_id for offer in verdict.next],
            [self.name("drink"), self.name("dessert")])
        self.assertEqual(verdict.next[0].info.translations[0].text, "Choose a drink")
        self.assertEqual(self.offered(), [self.name("drink")])
        for form, reason in (
                ("dessert", "SEQUENCE_NOT_NEXT"), ("complaint", "SEQUENCE_NOT_NEXT"),
                ("pizza", "SEQUENCE_REPEATED")):
            verdict, = self.guest.submit(self.sheet(form, 500))
            self.assertRejected(verdict, ("questionnaire_id", reason))
            if reason == "SEQUENCE_NOT_NEXT":
                self.assertIn(self.name("drink"), verdict.violations[0].description)
        verdict, = self.guest.submit(self.sheet("drink", 400))
        self.assertEqual(
            [(offer.questionnaire_id, offer.after_sheet_id) for offer in verdict.next],
            [(self.name("dessert"), pizza.sheet_id)])
        self.assertCreated(self.guest.submit(self.sheet("dessert", 300)))
        self.assertEqual(self.offered(), [])
        self.assertCreated(self.guest.submit(self.sheet("complaint", 200)))
        self.assertCreated(self.guest.submit(self.sheet("pizza", 100)))

    def test_offline_and_late(self):
        """A batch in any order, twice; then sheets of another device from in between."""
        sheets = [self.sheet(form, 900 - 100 * place) for place, form in enumerate(ORDER)]
        self.assertCreated(self.guest.submit(sheets[2], sheets[0], sheets[1]))
        self.assertEqual(verdict_names(self.guest.submit(*sheets)), ["EXISTS"] * 3)
        verdict, = self.guest.submit(self.sheet("complaint", 850))
        self.assertRejected(verdict, ("questionnaire_id", "SEQUENCE_NOT_NEXT"))
        self.assertCreated(self.guest.submit(self.sheet("complaint", 950)))
        # Sent too early, rejected, and sent again with the same id.
        early, late, last = (
            self.sheet(form, 90 - 10 * place) for place, form in enumerate(ORDER))
        self.assertCreated(self.guest.submit(early))
        verdict, = self.guest.submit(last)
        self.assertRejected(verdict, ("questionnaire_id", "SEQUENCE_NOT_NEXT"))
        self.assertCreated(self.guest.submit(late))
        self.assertCreated(self.guest.submit(last))

    def test_a_form_that_is_withdrawn_is_skipped(self):
        self.assertCreated(self.guest.submit(self.sheet("pizza", 60)))
        self.assertEqual(self.offered(), [self.name("drink")])
        self.publish(withdrawn="drink")
        wait_until(lambda: self.offered() == [self.name("dessert")], "the drink is off the card")
        self.stack.clock.advance(minutes=1)
        self.assertCreated(self.guest.submit(self.sheet("dessert", 5)))
        self.assertCreated(self.guest.submit(self.sheet("complaint", 1)))
