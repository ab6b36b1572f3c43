"""A whole questionnaire, filled in by keyboard only."""

from support.case import PreviewTestCase
from support.keyboard import Keyboard


class KeyboardOnly(PreviewTestCase):
    def setUp(self):
        self.page = self.showcase()
        self.keys = Keyboard(self, self.page)

    def focused(self):
        return self.page.evaluate("document.activeElement.textContent.trim()")

    def fill_first_page(self):
        self.keys.choose("input[name=answer-noticed][value=yes]")
        self.keys.go_to("#input-loudness")
        self.keys.press("ArrowRight")
        self.keys.choose("input[name=answer-place][value=home]")
        self.keys.press("ArrowDown")
        self.keys.choose("input[name=answer-sounds][value=rain]")
        self.keys.choose("input[name=answer-sounds][value=sea]")
        self.keys.submit()

    def fill_second_page(self):
        self.keys.choose("input[name=answer-d1][value='2']")
        self.keys.choose("input[name=answer-d2]")
        self.keys.press("ArrowRight", "ArrowRight")
        self.keys.submit()

    def test_every_type_of_question(self):
        self.fill_first_page()
        self.assertEqual(self.focused(), "Seite 2 von 3")
        self.keys.write("#input-street", "Blumenweg")
        self.keys.write("#input-house", "4")
        self.fill_second_page()
        self.assertEqual(self.focused(), "Seite 3 von 3")

        self.keys.choose("input[name=answer-mood][value='1']")
        self.keys.press("ArrowRight", "ArrowRight")
        self.keys.choose("input[name=answer-arousal]")
        self.keys.go_to("#input-pain")
        self.keys.press("End")
        self.keys.go_to("#input-knob")
        self.keys.press("ArrowRight", "ArrowRight")
        # Enter answers with the knob's position.
        self.keys.go_to("#input-grade")
        self.keys.press("Enter")
        self.keys.write("#input-weight", "71,5")
        self.keys.write("#input-born", "02282001")
        self.keys.write("#input-woke", "0730AM")
        self.keys.go_to("#input-visit")
        self.page.type("12312025")
        self.keys.press("Tab")
        self.page.type("0615PM")
        self.keys.write("#input-slept-hours", "7")
        self.keys.write("#input-slept-minutes", "30")
        self.keys.write("#input-mail", "name@example.org")
        self.keys.write("#input-site", "https://example.org/")
        self.keys.write("#input-phone", "+49 731 500")
        self.keys.write("#input-code", "AB123")
        self.keys.go_to("#input-land")
        self.page.type("Deu")
        self.keys.submit()

        self.assertEqual(self.focused(), "Abgeschlossen")
        self.assertIn("Vielen Dank.", self.page.evaluate("document.querySelector('main').innerText"))
        self.assertEqual(self.stored(self.page), {
            "noticed": {"codes": ["yes"]}, "loudness": 51, "place": {"codes": ["work"]},
            "sounds": {"codes": ["rain", "sea"]}, "street": "Blumenweg", "house": 4,
            "d1": {"codes": ["2"]}, "d2": {"codes": ["0"]}, "mood": 3, "arousal": 1, "pain": 100,
            "knob": 6, "grade": {"codes": ["1"]}, "weight": 71.5, "born": "2001-02-28",
            "woke": "07:30", "visit": "2025-12-31T18:15", "slept": 27000,
            "mail": "name@example.org", "site": "https://example.org/", "phone": "+49 731 500",
            "code": "AB123", "remark": "–", "land": {"codes": ["DE"]},
        })
        # The reversed item counts 2 + 0 - 0.
        self.assertEqual(
            self.page.evaluate("document.querySelector('#scores tbody').innerText.split(/\\s+/)"),
            ["Belastung", "4", "hoch", "2", "/", "2"])

    def test_what_is_missing_is_listed_and_led_to(self):
        self.keys.submit()
        summary = self.page.evaluate("document.activeElement.className")
        self.assertEqual(summary, "summary")
        links = self.page.evaluate(
            "[...document.querySelectorAll('.summary a')].map((link) => link.textContent)")
        self.assertEqual(links, [
            "Bemerken Sie es gerade?: Bitte beantworten Sie diese Frage.",
            "Wo sind Sie?: Bitte beantworten Sie diese Frage.",
            "Was haben Sie gehört?: Bitte beantworten Sie diese Frage.",
        ])
        self.keys.go_to(".summary a")
        self.keys.press("Enter")
        self.assertTrue(self.keys.at("input[name=answer-noticed]"))
        self.keys.press("Space")
        # An answered question leaves the list.
        self.assertEqual(
            self.page.evaluate("document.querySelectorAll('.summary a').length"), 2)

    def test_back_and_forth_keeps_the_answers(self):
        self.fill_first_page()
        self.keys.go_to(".steps button[type=button]")
        self.keys.press("Enter")
        self.assertEqual(self.focused(), "Seite 1 von 3")
        self.assertEqual(self.page.evaluate("document.getElementById('input-loudness').value"), "51")

    def test_an_optional_answer_can_be_taken_back(self):
        self.turn_to_second(self.page)
        self.turn_to_third(self.page)
        self.keys.go_to("#input-pain")
        self.keys.press("ArrowRight")
        self.assertEqual(self.stored(self.page)["pain"], 51)
        self.keys.go_to(".question:has(#input-pain) .clear")
        self.keys.press("Enter")
        self.assertTrue(self.keys.at("#input-pain"))
        self.assertNotIn("pain", self.stored(self.page))
        self.assertEqual(
            self.page.evaluate("document.querySelector('[role=status]').textContent"),
            "Antwort gelöscht.")
