"""Rules are live: what is shown, required, checked and counted follows the answers."""

from support.case import PreviewTestCase


class Rules(PreviewTestCase):
    def setUp(self):
        self.page = self.showcase()

    def is_shown(self, selector):
        return self.page.evaluate("document.querySelector($0)?.checkVisibility() ?? false", selector)

    def click(self, name, code):
        self.page.click(f"input[name=answer-{name}][value='{code}']")

    def write(self, selector, text):
        self.page.click(selector)
        self.page.evaluate("document.querySelector($0).select()", selector)
        for _ in range(1 if text == "" else 0):
            self.page.press("Backspace")
        self.page.type(text)

    def forward(self):
        self.page.click("button[type=submit]")

    def problems(self):
        return self.page.evaluate(
            "[...document.querySelectorAll('.error')].filter((node) =>"
            " node.checkVisibility({ visibilityProperty: true }))"
            ".map((node) => node.textContent)")

    def to_second_page(self):
        self.click("noticed", "no")
        self.click("place", "home")
        self.click("sounds", "none")
        self.forward()

    def to_third_page(self):
        self.to_second_page()
        self.click("d1", "1")
        self.click("d2", "1")
        self.forward()

    def test_a_hidden_question_is_neither_required_nor_kept(self):
        self.assertFalse(self.is_shown("#input-loudness"))
        self.click("noticed", "yes")
        self.assertTrue(self.is_shown("#input-loudness"))
        self.page.click("#input-loudness")
        self.assertIn("loudness", self.stored(self.page))
        self.click("noticed", "no")
        self.assertFalse(self.is_shown("#input-loudness"))
        self.assertNotIn("loudness", self.stored(self.page))
        self.assertEqual(
            self.page.evaluate("document.querySelector('[role=status]').textContent"),
            "1 nicht mehr gezeigt.")
        self.click("place", "home")
        self.click("sounds", "none")
        self.forward()
        self.assertTrue(self.is_shown("#input-street"))

    def test_an_earlier_answer_to_another_questionnaire_decides(self):
        self.assertFalse(self.is_shown("input[name=answer-rested]"))
        self.write("#earlier-0", "mood, sleep")
        self.assertTrue(self.is_shown("input[name=answer-rested]"))
        self.write("#earlier-0", "")
        self.assertFalse(self.is_shown("input[name=answer-rested]"))

    def test_a_slider_is_not_answered_before_it_is_touched(self):
        self.click("noticed", "yes")
        self.assertEqual(
            self.page.evaluate("document.getElementById('input-loudness').ariaValueText"),
            "noch nicht beantwortet")
        self.assertNotIn("loudness", self.stored(self.page))
        # A click at the place of the hidden thumb changes no value, but is an answer.
        self.page.click("#input-loudness")
        self.assertEqual(self.stored(self.page)["loudness"], 50)
        self.assertEqual(
            self.page.evaluate("document.getElementById('input-loudness').ariaValueText"), "50\u00a0%")

    def test_an_exclusive_option_stands_alone(self):
        self.click("sounds", "rain")
        self.click("sounds", "none")
        self.assertEqual(self.stored(self.page)["sounds"], {"codes": ["none"]})
        self.click("sounds", "wind")
        self.assertEqual(self.stored(self.page)["sounds"], {"codes": ["wind"]})
        self.forward()
        self.assertIn("Wählen Sie mindestens 2.", self.problems())
        self.click("sounds", "sea")
        self.assertNotIn("Wählen Sie mindestens 2.", self.problems())

    def test_one_field_of_an_optional_composite_requires_all(self):
        self.to_second_page()
        mark = ".question:has(#input-house) .mark"
        self.assertFalse(self.is_shown(mark))
        self.write("#input-street", "Blumenweg")
        self.assertTrue(self.is_shown(mark))
        self.click("d1", "1")
        self.click("d2", "1")
        self.forward()
        self.assertEqual(
            self.problems(),
            ["Ein anderes Feld hier ist ausgefüllt, also muss es auch dieses sein."])
        # An invalid number is reported.
        self.write("#input-house", "4b")
        self.assertEqual(self.problems(), ["Schreiben Sie eine Zahl, etwa 7 oder 7,5."])
        self.write("#input-house", "1000")
        self.assertEqual(self.problems(), ["Die größte Antwort ist 999."])
        self.write("#input-house", "4")
        self.assertEqual(self.problems(), [])
        self.write("#input-street", "")
        self.write("#input-house", "")
        self.assertEqual(self.problems(), [])
        self.forward()
        self.assertTrue(self.is_shown("input[name=answer-mood]"))

    def test_written_answers_are_checked(self):
        self.to_third_page()
        self.click("mood", "5")
        self.click("arousal", "5")
        for field, text in [
            ("weight", "19"), ("mail", "nobody"), ("site", "example.org"), ("phone", "12"),
            ("code", "ab123"), ("slept-seconds", "59"),
        ]:
            self.write(f"#input-{field}", text)
        self.forward()
        self.assertEqual(self.problems(), [
            "Die kleinste Antwort ist 20.",
            "Die kleinste Antwort ist 00:01:00.",
            "Schreiben Sie eine Adresse wie name@example.org.",
            "Schreiben Sie eine Adresse, die mit http:// oder https:// beginnt.",
            "Schreiben Sie eine Telefonnummer mit mindestens drei Ziffern.",
            "Dies hat nicht die verlangte Form.",
        ])

    def test_scores_and_bands_follow_the_answers(self):
        scores = "document.querySelector('#scores tbody').innerText.split(/\\s+/)"
        self.to_second_page()
        self.assertEqual(self.page.evaluate(scores), ["Belastung", "–", "–", "0", "/", "2"])
        self.click("d1", "1")
        self.click("d2", "2")
        self.assertEqual(self.page.evaluate(scores), ["Belastung", "1", "gering", "2", "/", "2"])
        self.click("d2", "0")
        self.assertEqual(self.page.evaluate(scores), ["Belastung", "3", "hoch", "2", "/", "2"])

    def test_the_language_can_be_changed_with_the_answers_kept(self):
        self.click("place", "work")
        self.page.evaluate(
            "(() => { const select = document.getElementById('language'); select.value = 'ar';"
            " select.dispatchEvent(new Event('change')); })()")
        document = self.page.evaluate(
            "[document.documentElement.lang, document.documentElement.dir,"
            " document.querySelector('h1').textContent,"
            " document.querySelector('label .text, legend .text').lang]")
        # The question has no Arabic text: the English text is shown and marked.
        self.assertEqual(document, ["ar", "rtl", "كل أنواع الأسئلة", "en"])
        self.assertTrue(self.page.evaluate(
            "document.querySelector('input[name=answer-place][value=work]').checked"))
        self.assertEqual(self.page.evaluate("document.activeElement.id"), "language")

    def test_the_progress_counts_what_is_shown(self):
        text = "document.querySelector('progress').getAttribute('aria-label')"
        self.assertRegex(self.page.evaluate(text), "^1 von [0-9]+ Fragen beantwortet$")
        before = int(self.page.evaluate(text).split()[2])
        self.click("noticed", "yes")
        self.assertEqual(self.page.evaluate(text), f"2 von {before + 1} Fragen beantwortet")
