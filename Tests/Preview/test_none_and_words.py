"""Lists that may be empty, and the labels of a manikin's ends."""

import tempfile
from pathlib import Path

from support.case import PreviewTestCase, preview

QUESTIONNAIRE = """\
questionnaire: none-and-words
title: {en: Lists and pictures}
default-language: en
demonstration-wording: true
source: Otolith's tests
licence: Apache-2.0
option-sets:
  tastes:
    - {code: sweet, label: {en: Sweet}}
    - {code: sour, label: {en: Sour}}
elements:
  - id: liked
    question: {en: What do you like?}
    type: multiple-choice
    none-allowed: true
    options: tastes
  - id: bought
    question: {en: What did you buy?}
    type: multiple-choice
    options: tastes
  - id: mood
    question: {en: How do you feel?}
    type: sam
    sam: valence
    lowest-label: {en: gloomy}
"""


class NoneAndWords(PreviewTestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="otolith-preview-none-")
        self.addCleanup(folder.cleanup)
        file = Path(folder.name) / "none-and-words.yaml"
        file.write_text(QUESTIONNAIRE)
        self.page = self.open(preview(self, file, "en"))

    def required(self):
        return self.page.evaluate(
            "Array.from(document.querySelectorAll('.mark:not([hidden])'),"
            " (mark) => mark.previousSibling.textContent)")

    def test_an_untouched_list_is_an_empty_answer(self):
        self.assertEqual(self.required(), ["What did you buy?", "How do you feel?"])
        self.assertEqual(self.stored(self.page), {"liked": {"codes": []}})
        for selector in ("[name=answer-bought][value=sour]", "[name=answer-mood][value='9']"):
            self.page.click(selector)
        self.page.click("button[type=submit]")
        self.assertEqual(
            self.page.evaluate("document.querySelectorAll('[aria-invalid=true]').length"), 0)
        self.assertEqual(
            self.stored(self.page),
            {"liked": {"codes": []}, "bought": {"codes": ["sour"]}, "mood": 9})

    def test_what_was_chosen_and_taken_back_is_empty_again(self):
        self.page.click("[name=answer-liked][value=sweet]")
        self.assertEqual(self.stored(self.page)["liked"], {"codes": ["sweet"]})
        self.page.click("[name=answer-liked][value=sweet]")
        self.assertEqual(self.stored(self.page)["liked"], {"codes": []})

    def test_ends_have_the_definitions_words_or_the_pages(self):
        ends = self.page.evaluate(
            "Array.from(document.querySelectorAll('.ends span'), (end) => end.textContent)")
        self.assertEqual(ends, ["gloomy", "pleasant"])
