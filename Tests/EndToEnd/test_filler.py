"""All eight shipped questionnaires, filled in from their definitions only."""

import random

from support.case import EndToEndTestCase
from support.filler import Filler, is_shown
from support.people import STRESS, TINNITUS, anonymous_in
from support.sheets import make_sheet

SEEDS = range(6)


class EveryShippedQuestionnaire(EndToEndTestCase):
    def fill_study(self, study_id, seed, language):
        """One sheet of each questionnaire, in the study's order; later ones know earlier ones."""
        participant = anonymous_in(self.stack, study_id)
        rng, known, sheets = random.Random(seed), {}, []
        finished_at = self.now() - 1
        for questionnaire in participant.fetch(study_id, language).questionnaires:
            sheet = make_sheet(study_id, questionnaire, finished_at, rng, known=known)
            for answer in sheet.answers:
                known[questionnaire.questionnaire_id, answer.element_id] = answer
            sheets.append(sheet)
        return participant, sheets

    def test_all_choices_of_the_filler_are_accepted(self):
        for study_id in (TINNITUS, STRESS):
            for seed in SEEDS:
                with self.subTest(study=study_id, seed=seed):
                    participant, sheets = self.fill_study(study_id, seed, "de")
                    self.assertEqual(len(sheets), 4)
                    self.assertCreated(participant.submit(*sheets))
                    stored = {
                        entry.sheet.sheet_id: entry.sheet for entry in participant.stored()
                    }
                    self.assertEqual(stored, {sheet.sheet_id: sheet for sheet in sheets})


class TheFillerItself(EndToEndTestCase):
    def test_answers_what_is_shown_and_nothing_else(self):
        forms = anonymous_in(self.stack, TINNITUS).questionnaires(TINNITUS)
        seen = set()
        for seed in range(60):
            rng = random.Random(seed)
            worst, = Filler(rng).fill(forms["worst-symptom"])
            known = {("worst-symptom", "worst_symptom"): worst}
            answered = [answer.element_id for answer in Filler(rng, known).fill(
                forms["tyt-momentary"])]
            symptom = worst.choice.codes[0]
            seen.add(symptom)
            eighth = [] if symptom == "none" else [f"symptom_{symptom}"]
            self.assertEqual(answered[7:], eighth)
            self.assertEqual(len(answered[:7]), 7)
        self.assertEqual(len(seen), 9)
        unknown = [answer.element_id for answer in Filler(random.Random(0)).fill(
            forms["tyt-momentary"])]
        self.assertEqual(len(unknown), 7)
        self.assertFalse(is_shown(forms["tyt-momentary"].elements[-1], {}, {}))
