"""The shipped studies, from their files to a participant's stored sheets."""

import random

from support.case import EndToEndTestCase
from support.filler import Filler
from support.paths import CONTENT
from support.people import TINNITUS, anonymous_in, study_of
from support.sheets import answer_to, make_sheet
from support.shipped import import_blocking, import_shipped
from support.waiting import wait_until

# Questionnaires visible to all, in the study's order.
STUDIES = {
    "tinnitus-navigator": ["tnn-profile", "mini-tq", "tschq", "worst-symptom"],
    "shades-of-noise": ["son-profile", "son-rating"],
    "generic-forms": ["forms-pizza", "forms-drink", "forms-address", "forms-vitals"],
}


class FurtherStudies(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        for study_id in STUDIES:
            import_shipped(cls.stack, study_id)

    def test_all_choices_of_the_filler_are_accepted(self):
        for study_id, expected in STUDIES.items():
            for seed, language in enumerate(("de", "en", "fr")):
                with self.subTest(study=study_id, seed=seed):
                    participant = anonymous_in(self.stack, study_id)
                    forms = participant.questionnaires(study_id, language)
                    rng = random.Random(seed)
                    sheets = [
                        make_sheet(
                            study_id, forms[name], self.now() - 10 + place, rng,
                            answers=Filler(rng).fill(forms[name]))
                        for place, name in enumerate(expected)
                    ]
                    self.assertCreated(participant.submit(*sheets))
                    stored = {entry.sheet.sheet_id for entry in participant.stored(study_id)}
                    self.assertEqual(stored, {sheet.sheet_id for sheet in sheets})

    def test_questionnaires_that_two_studies_share_have_one_version(self):
        here, there = (
            {use.questionnaire_id: use.version for use in study_of(self.stack, name).questionnaires}
            for name in ("tinnitus-navigator", TINNITUS)
        )
        for name in ("mini-tq", "tschq", "worst-symptom"):
            self.assertEqual(here[name], there[name], name)

    def test_a_profile_for_all_participants_may_be_revised(self):
        uses = study_of(self.stack, "shades-of-noise").questionnaires
        self.assertEqual(
            {use.questionnaire_id: use.revisable for use in uses},
            {"son-profile": True, "son-rating": False})

    def test_the_question_decides_whether_none_is_an_answer(self):
        participant = anonymous_in(self.stack, "generic-forms")
        drink = participant.questionnaires("generic-forms")["forms-drink"]
        sheet = make_sheet("generic-forms", drink, self.now() - 1, self.random)
        del answer_to(sheet, "drink").choice.codes[:]
        self.assertCreated(participant.submit(sheet))
        patient = anonymous_in(self.stack, "tinnitus-navigator")
        history = patient.questionnaires("tinnitus-navigator")["tschq"]
        sheet = make_sheet("tinnitus-navigator", history, self.now() - 1, self.random)
        answer = answer_to(sheet, "tschq04")
        del answer.choice.codes[:]
        verdict, = patient.submit(sheet)
        field = f"answers[{list(sheet.answers).index(answer)}].choice.codes"
        self.assertRejected(verdict, (field, "OPTIONS_TOO_FEW"))

    def test_which_records_are_kept(self):
        types = {
            study_id: [record.vocabulary_id for record in study_of(self.stack, study_id).record_types]
            for study_id in STUDIES
        }
        self.assertEqual(types, {
            "tinnitus-navigator": [
                "tinnitus-event-types", "tinnitus-therapy-types", "", "tinnitus-timbres"],
            "shades-of-noise": [], "generic-forms": ["health-quantities"],
        })

    def test_vocabularies_and_sounds_are_named(self):
        navigator = study_of(self.stack, "tinnitus-navigator")
        self.assertEqual(
            list(navigator.vocabulary_ids),
            ["tinnitus-event-types", "tinnitus-therapy-types", "audiometry-frequencies",
             "tinnitus-timbres"])
        noise = study_of(self.stack, "shades-of-noise")
        self.assertEqual(list(noise.sound_collection_ids), ["shades-of-noise-sounds"])


class AsItShips(EndToEndTestCase):
    """Other tests import it with `--nothing-blocks`."""

    STUDY = f"{TINNITUS}-as-it-ships"
    FIRST = ["mini-tq", "tschq", "worst-symptom"]

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        import_blocking(cls.stack, TINNITUS)
        told = cls.stack.control(
            "catalogue", "import", CONTENT / TINNITUS, "--nothing-blocks", "--dry-run").stdout
        cls.lifted = told

    def test_the_statistical_questionnaires_come_first(self):
        participant = anonymous_in(self.stack, self.STUDY)
        forms = participant.questionnaires(self.STUDY)
        self.assertEqual(list(forms), [*self.FIRST, "tyt-momentary"])

        def sheet(name):
            return make_sheet(self.STUDY, forms[name], self.now() - 1, self.random)

        self.assertEqual(list(participant.plan(self.STUDY).notifications), [])
        self.stack.clock.advance(minutes=1)
        for position, name in enumerate(self.FIRST):
            self.assertCreated(self.submit_until_decided(participant, sheet(name)))
            self.assertEqual(
                [offer.questionnaire_id for offer in participant.offers(self.STUDY)],
                self.FIRST[position + 1:])
        wait_until(
            lambda: len(participant.plan(self.STUDY).notifications) == 64,
            "planning knows that what comes first was filled in")
        # The Mini-TQ again, but only after its interval.
        verdict, = participant.submit(sheet("mini-tq"))
        self.assertRejected(verdict, ("finish_time", "REPEATED_TOO_SOON"))

    def test_what_is_lifted_is_named(self):
        self.assertIn(
            "--nothing-blocks: published without `blocking`: mini-tq, tschq, worst-symptom\n",
            self.lifted)
