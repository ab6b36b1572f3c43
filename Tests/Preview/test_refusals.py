"""A question that is not a choice is answered, or declined by the offer below it."""

import tempfile
from pathlib import Path

from support.case import PreviewTestCase, preview

FILE = """\
questionnaire: money
title: {en: Money}
default-language: en
elements:
  - id: income
    question: {en: What do you earn?}
    type: number
    refusal:
      question: {en: "Or:"}
      label: {en: I prefer not to answer}
      message: {en: Give a number or decline.}
"""
DECLINE = "input[name=answer-income_refused]"
PROBLEMS = """
  [...document.querySelectorAll('.error')].filter((node) =>
    node.checkVisibility({ visibilityProperty: true })).map((node) => node.textContent)
"""


class Refusals(PreviewTestCase):
    def test_one_of_the_two_is_given(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        file = Path(folder.name) / "money.yaml"
        file.write_text(FILE, encoding="utf-8")
        target = preview(self, file, "en")

        page = self.open(target)
        page.click("button[type=submit]")
        self.assertEqual(page.evaluate(PROBLEMS), ["Give a number or decline."])
        page.click("#input-income")
        page.type("2000")
        page.click(DECLINE)
        self.assertEqual(page.evaluate(PROBLEMS), ["Give a number or decline."])
        page.click(DECLINE)
        self.assertEqual(page.evaluate(PROBLEMS), [])
        page.click("button[type=submit]")
        self.assertFalse(page.evaluate(
            "document.querySelector('#input-income')?.checkVisibility() ?? false"))

        page = self.open(target)
        page.click(DECLINE)
        self.assertEqual(self.stored(page), {"income_refused": {"codes": ["refused"]}})
        page.click("button[type=submit]")
        self.assertEqual(page.evaluate(PROBLEMS), [])
