"""Calculated values, constraints, conditional answers, and values in texts, while a questionnaire is filled in."""

import tempfile
from pathlib import Path

import test_accessibility
from support import geometry
from support.case import PreviewTestCase, generated, preview

FILE = """
questionnaire: waist
title: {en: Waist and hip}
default-language: en
demonstration-wording: true
elements:
- {id: waist, type: number, number: {unit: cm}, question: {en: Waist}}
- {id: hip, type: number, number: {unit: cm}, question: {en: 'Hip, more than {{answer:waist|the waist}}'}}
- id: sure
  type: yes-no
  question: {en: "Is {{calculation:ratio}} right?"}
  show-when: {calculation: ratio, greater: 0.9}
calculations:
- {id: ratio, title: {en: Ratio}, value: 'round(waist / hip, 2)', decimals: 2}
constraints:
- {id: order, question: hip, rule: waist < hip, message: {en: The hip must be wider.}}
"""
HOSTILE = "<img src=x onerror=isHacked=1>{{answer:height}}"


class Values(PreviewTestCase):
    def setUp(self):
        self.page = self.open(generated() / "computed.html", "language=en")

    def write(self, name, text):
        self.page.click(f"#input-{name}")
        self.page.evaluate("document.querySelector($0).select()", f"#input-{name}")
        if text == "":
            self.page.press("Backspace")
        self.page.type(text)

    def forward(self):
        self.page.click("button[type=submit]")

    def shown(self, selector):
        """The texts of the visible elements of a selector."""
        return self.page.evaluate(
            "[...document.querySelectorAll($0)].filter((node) => node.checkVisibility({ visibilityProperty: true }))"
            ".map((node) => node.textContent.trim())", selector)

    def to_second_page(self):
        self.write("height", "180")
        self.write("weight", "80")
        self.forward()

    def test_a_value_is_shown_once_it_can_be_computed(self):
        self.write("height", "180")
        self.assertEqual(self.shown(".result"), [])
        self.write("weight", "80")
        self.assertEqual(self.shown(".result"), ["Body mass index 24.7\u00a0kg/m2"])
        # Of all values, also hidden ones, the tools for authors show a table.
        self.assertEqual(self.shown("#calculations td"), ["24.7\u00a0kg/m2", "–"])
        self.assertEqual(self.shown("#scores td")[0], "49.38")
        self.write("weight", "")
        self.assertEqual(self.shown(".result"), [])

    def test_texts_show_values_as_they_change(self):
        label = "#label-height .text"
        self.assertEqual(self.shown(label), ["How tall are you, dear participant?"])
        self.write("name", "Ada")
        self.assertEqual(self.shown(label), ["How tall are you, Ada?"])
        self.write("name", "")
        self.assertEqual(self.shown(label), ["How tall are you, dear participant?"])

    def test_values_are_no_markup_and_no_placeholders(self):
        self.write("name", HOSTILE)
        self.write("height", "180")
        self.assertEqual(self.shown("#label-height .text"), [f"How tall are you, {HOSTILE}?"])
        self.assertEqual(self.page.evaluate("document.querySelectorAll('#page img').length"), 0)
        self.assertIsNone(self.page.evaluate("globalThis.isHacked ?? null"))
        # Its direction of writing does not change that of the text around it.
        self.assertEqual(self.shown("#label-height bdi"), [HOSTILE])

    def test_a_value_decides_what_is_shown_and_required(self):
        self.write("height", "180")
        self.write("weight", "80")
        self.assertEqual(self.shown("#input-reason"), [])
        self.write("weight", "90")
        self.assertEqual(self.shown("#label-reason .text"), ["What do you think of 27.8?"])
        self.assertEqual(self.shown("#label-reason .mark"), [])
        self.write("weight", "100")
        self.assertNotEqual(self.shown("#label-reason .mark"), [])
        self.forward()
        self.assertEqual(self.shown(".error"), ["Please answer this question."])
        self.write("weight", "90")
        self.forward()
        self.assertEqual(self.shown("h2#page-1"), ["Page 2 of 2"])

    def test_a_constraint_is_shown_at_its_question(self):
        self.to_second_page()
        self.write("systolic", "120")
        self.assertEqual(self.shown("#label-diastolic .text"), ["Lower value, below 120"])
        self.write("diastolic", "130")
        # Not before the participant goes on.
        self.assertEqual(self.shown(".error"), [])
        self.forward()
        message = "The lower value must be below 120."
        self.assertEqual(self.shown(".error"), [message])
        self.assertEqual(self.page.evaluate("document.activeElement.className"), "summary")
        self.assertEqual(self.shown(".summary a"), [f"Lower value, below 120: {message}"])
        field = self.page.evaluate(
            "(({ ariaInvalid, attributes }) => [ariaInvalid, attributes['aria-describedby'].value])"
            "(document.getElementById('input-diastolic'))")
        self.assertEqual(field, ["true", "note-diastolic-0 error-diastolic"])
        self.page.click(".summary a")
        self.assertEqual(self.page.evaluate("document.activeElement.id"), "input-diastolic")
        # A message with a value follows it.
        self.write("systolic", "125")
        self.assertEqual(self.shown(".error"), ["The lower value must be below 125."])
        self.write("systolic", "140")
        self.assertEqual(self.shown(".error"), [])
        self.forward()
        self.assertEqual(self.shown("main h2"), ["Finished"])
        self.assertEqual(self.shown("main section > .note"), ["Thank you, dear participant. Your index is 24.7."])

    def test_a_constraint_without_a_question_is_shown_at_the_end(self):
        self.to_second_page()
        self.write("systolic", "120")
        self.write("diastolic", "107")
        self.forward()
        message = "A difference of 13 is not plausible."
        self.assertEqual(self.shown(".error"), [message])
        self.assertEqual(self.shown(".summary a"), [message])
        self.page.click(".summary a")
        self.assertEqual(self.page.evaluate("document.activeElement.id"), "constraint-plausible")
        self.write("diastolic", "108")
        self.assertEqual(self.shown(".error"), [])
        self.forward()
        self.assertEqual(self.shown("main h2"), ["Finished"])

    def test_a_later_answer_leads_back_to_an_earlier_page(self):
        self.write("height", "90")
        self.write("weight", "20")
        self.forward()
        self.write("systolic", "210")
        self.write("diastolic", "120")
        self.forward()
        message = "This height does not fit the blood pressure."
        self.assertEqual(self.shown("h2#page-0"), ["Page 1 of 2"])
        self.assertEqual(self.shown(".error"), [message])
        self.assertEqual(self.page.evaluate("document.activeElement.className"), "summary")
        self.write("height", "110")
        self.forward()
        self.forward()
        self.assertEqual(self.shown("main h2"), ["Finished"])

    def test_a_questionnaire_of_a_file(self):
        folder = tempfile.TemporaryDirectory(prefix="otolith-values-")
        self.addCleanup(folder.cleanup)
        file = Path(folder.name) / "waist.yaml"
        file.write_text(FILE)
        self.page = self.open(preview(self, file, "en"))
        self.write("waist", "95")
        self.assertEqual(self.shown("#label-hip .text"), ["Hip, more than 95"])
        self.write("hip", "90")
        self.assertEqual(self.shown("#label-sure .text"), ["Is 1.06 right?"])
        self.forward()
        self.assertIn("The hip must be wider.", self.shown(".error"))
        self.write("hip", "120")
        self.assertEqual(self.shown(".result"), ["Ratio 0.79"])
        self.assertEqual(self.shown("#label-sure"), [])
        self.forward()
        self.assertEqual(self.shown("main h2"), ["Finished"])

    def test_one_question_a_page(self):
        self.page = self.open(generated() / "computed.html", "language=en&single")
        self.assertEqual(self.shown("h2#page-0"), ["Page 1 of 5"])
        self.forward()
        self.write("height", "90")
        self.forward()
        self.assertEqual(self.shown(".result"), [])
        self.write("weight", "20")
        self.assertEqual(self.shown(".result"), ["Body mass index 24.7\u00a0kg/m2"])
        self.forward()
        self.write("systolic", "210")
        self.forward()
        self.write("diastolic", "120")
        self.forward()
        # Back to the page of the constraint.
        self.assertEqual(self.shown("h2#page-1"), ["Page 2 of 5"])
        self.assertEqual(self.shown(".error"), ["This height does not fit the blood pressure."])

    def test_in_german(self):
        page = self.page = self.open(generated() / "computed.html", "language=de")
        self.write("height", "180")
        self.write("weight", "80")
        self.assertEqual(self.shown(".result"), ["Body-Mass-Index 24,7\u00a0kg/m2"])
        self.assertEqual(self.shown("#label-height .text"), ["Wie groß sind Sie, liebe Person?"])
        self.assertEqual(page.evaluate("document.querySelector('.result output').role"), None)

    def test_on_a_telephone(self):
        geometry.resize(self.page, 360)
        self.write("name", "A name that is far too long for the width of a telephone of 360 pixels")
        self.write("height", "180")
        self.write("weight", "100")
        self.forward()
        width = "document.documentElement.scrollWidth"
        self.assertLessEqual(self.page.evaluate(width), 360)
        test_accessibility.Accessibility.assertAccessible(self, self.page, "with a missing answer")
        self.write("weight", "80")
        self.forward()
        self.write("systolic", "100")
        self.write("diastolic", "120")
        self.forward()
        test_accessibility.Accessibility.assertAccessible(self, self.page, "with a violated constraint")
        self.write("diastolic", "87")
        self.forward()
        test_accessibility.Accessibility.assertAccessible(self, self.page, "with a violated constraint at the end")
        self.assertLessEqual(self.page.evaluate(width), 360)

    assertNamed = test_accessibility.Accessibility.assertNamed
