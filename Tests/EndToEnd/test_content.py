"""The three further studies that ship, from the files to a participant's stored sheets."""

import random

from support.case import EndToEndTestCase
from support.filler import Filler
from support.paths import CONTENT
from support.people import TINNITUS, administrator, anonymous_in, study_of
from support.sheets import make_sheet

# What everybody sees of each, in the study's order; `son-profile` is for a group.
STUDIES = {
    "tinnitus-navigator": ["tnn-profile", "mini-tq", "tschq", "worst-symptom"],
    "shades-of-noise": ["son-rating"],
    "generic-forms": ["forms-pizza", "forms-drink", "forms-address", "forms-vitals"],
}


class FurtherStudies(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        for study_id in STUDIES:
            cls.stack.control("catalogue", "import", CONTENT / study_id)

    def test_whatever_the_filler_chooses_is_accepted(self):
        for study_id, expected in STUDIES.items():
            for seed, language in enumerate(("de", "en", "fr")):
                with self.subTest(study=study_id, seed=seed):
                    participant = anonymous_in(self.stack, study_id)
                    forms = participant.questionnaires(study_id, language)
                    rng = random.Random(seed)
                    sheets = [
                        make_sheet(
                            study_id, forms[name], self.now() - 1, rng,
                            answers=Filler(rng).fill(forms[name]))
                        for name in expected
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

    def test_a_profile_for_a_group(self):
        def groups(token=None):
            uses = study_of(self.stack, "shades-of-noise", token=token).questionnaires
            return {use.questionnaire_id: list(use.group_ids) for use in uses}

        self.assertEqual(
            groups(administrator(self.stack).token),
            {"son-profile": ["standalone"], "son-rating": []})
        # Others do not learn what groups there are.
        self.assertEqual(groups(), {"son-rating": []})

    def test_vocabularies_and_sounds_are_named(self):
        navigator = study_of(self.stack, "tinnitus-navigator")
        self.assertEqual(
            list(navigator.vocabulary_ids),
            ["tinnitus-event-types", "tinnitus-therapy-types", "audiometry-frequencies"])
        noise = study_of(self.stack, "shades-of-noise")
        self.assertEqual(list(noise.sound_collection_ids), ["shades-of-noise-sounds"])

