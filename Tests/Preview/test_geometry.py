"""Every control is on the screen, large enough to touch and not covered; and the drawing favours no
answer."""

from support import geometry
from support.case import CONTENT, PreviewTestCase, browser, generated, preview

TABLET = 768


class Geometry(PreviewTestCase):
    def assertSound(self, page, where, widths=geometry.PHONES):
        for width in widths:
            geometry.resize(page, width)
            self.assertEqual(geometry.complaints(page), [], f"{where} at {width} px")

    def test_every_page_of_the_showcase_on_every_telephone(self):
        for language in ("de", "en", "ar"):
            page = self.showcase(f"language={language}")
            page.send("Page.bringToFront")
            self.assertSound(page, f"{language}, page 1", (*geometry.PHONES, TABLET))
            page.click("button[type=submit]")
            self.assertSound(page, f"{language}, page 1 with problems")
            page.click("[name=answer-noticed][value=yes]")
            page.click("#input-loudness")
            self.turn_to_second(page, noticed=None)
            self.assertSound(page, f"{language}, page 2", (*geometry.PHONES, TABLET))
            page.click("button[type=submit]")
            self.assertSound(page, f"{language}, page 2 with problems", (320, TABLET))
            self.turn_to_third(page)
            self.assertSound(page, f"{language}, page 3", (*geometry.PHONES, TABLET))
            for selector in ("[name=answer-mood]", "[name=answer-arousal]", "[name=answer-control]",
                             "#input-pain", "#input-knob", "#input-grade"):
                page.click(selector)
            self.assertSound(page, f"{language}, page 3 answered")
            page.click("button[type=submit]")
            page.click("#stored summary")
            self.assertSound(page, f"{language}, the end")

    def test_generated_questionnaires(self):
        for seed in range(1, 25):
            page = browser().open(generated() / f"{seed}.html")
            self.assertSound(page, f"seed {seed}", (320, TABLET))
            self.assertQuiet(page)
            page.close()

    def test_every_questionnaire_that_ships(self):
        for file in CONTENT:
            for language in ("de", "en"):
                page = self.open(preview(self, file, language))
                self.assertSound(page, f"{file.name} in {language}", (320, 360))

    def test_nine_manikins_are_seen_at_once_and_alike_in_size(self):
        page = self.showcase()
        self.turn_to_second(page)
        self.turn_to_third(page)
        for width in (*geometry.PHONES, TABLET):
            geometry.resize(page, width)
            boxes = page.evaluate(
                "[...document.querySelectorAll('[name=answer-mood]')].map((input) => {"
                " const label = input.closest('label'); const picture = label.querySelector('svg');"
                " const [outer, inner] = [label, picture].map((node) =>"
                " node.getBoundingClientRect());"
                " return [outer.width, outer.height, inner.width, inner.height, outer.top]; })")
            self.assertEqual(len(boxes), 9)
            for place in range(4):
                sizes = [box[place] for box in boxes]
                self.assertLess(max(sizes) - min(sizes), 1, f"{width} px: {sizes}")
            self.assertGreaterEqual(boxes[0][2], 50 if width < TABLET else 44)
            tops = [box[4] for box in boxes]
            # The first and the last one fit on one screen, below their question.
            self.assertLess(max(tops) + boxes[0][1] - min(tops), 640 - 60)

    def test_the_first_screen_is_mostly_the_questionnaire(self):
        for file in CONTENT:
            page = self.open(preview(self, file, "de"))
            geometry.resize(page, 360)
            bar = page.evaluate("document.querySelector('.bar').getBoundingClientRect().bottom")
            self.assertLess(bar, 640 / 6, file.name)

    def test_columns_of_a_matrix_are_equal_and_have_their_headings_above_the_circles(self):
        page = self.showcase()
        self.turn_to_second(page)
        geometry.resize(page, 1280)
        heads, circles = page.evaluate(
            "(() => { const table = document.querySelector('[name=answer-d1]').closest('table');"
            " const box = (node) => { const { left, width } = node.getBoundingClientRect();"
            " return [left + width / 2, width]; };"
            " return [[...table.querySelectorAll('thead > tr > :not(:first-child)')].map(box),"
            " [...table.querySelectorAll('[name=answer-d1]')].map(box)]; })()")
        self.assertGreater(len(heads), 1)
        self.assertEqual(len(heads), len(circles))
        for head, circle in zip(heads, circles):
            self.assertAlmostEqual(head[0], circle[0], delta=1)
            self.assertAlmostEqual(head[1], heads[0][1], delta=1)

    def test_an_answer_moves_nothing(self):
        page = self.showcase()
        geometry.resize(page, 360)
        top = "document.querySelector($0).closest('.question').getBoundingClientRect().top"
        height = "document.querySelector($0).closest('.question').getBoundingClientRect().height"
        page.click("button[type=submit]")
        place = "[name=answer-place][value=work]"
        # Its error disappears, and one in the list above it.
        page.evaluate("document.querySelector($0).scrollIntoView({ block: 'center' })", place)
        before = (page.evaluate(top, place), page.evaluate(height, place))
        page.click(place)
        self.assertEqual(page.evaluate("document.querySelectorAll('.summary a').length"), 2)
        after = (page.evaluate(top, place), page.evaluate(height, place))
        self.assertAlmostEqual(before[1], after[1], delta=1)
        self.assertAlmostEqual(before[0], after[0], delta=1)
        self.turn_to_second(page)
        self.turn_to_third(page)
        # The control for removing an answer has its space before there is an answer.
        for selector in ("[name=answer-control][value='5']", "#input-pain", "#input-grade"):
            before = page.evaluate(height, selector)
            page.click(selector)
            self.assertAlmostEqual(page.evaluate(height, selector), before, delta=1)

    def test_only_what_may_stay_empty_can_be_cleared(self):
        page = self.showcase()
        clear = ("document.querySelector($0).closest('.question').querySelector('.clear')"
                 "?.checkVisibility({ visibilityProperty: true }) ?? null")
        self.turn_to_second(page)
        self.turn_to_third(page)
        page.click("[name=answer-mood]")
        self.assertIsNone(page.evaluate(clear, "[name=answer-mood]"))
        self.assertIs(page.evaluate(clear, "#input-pain"), False)
        page.click("#input-pain")
        self.assertIs(page.evaluate(clear, "#input-pain"), True)

    def test_radio_buttons_stand_level_with_the_first_line_of_their_words(self):
        page = self.showcase()
        for width in (320, TABLET):
            geometry.resize(page, width)
            away = page.evaluate(
                "[...document.querySelectorAll('.options .option')]"
                ".filter((label) => label.checkVisibility()).map((label) => {"
                " const control = label.querySelector('input').getBoundingClientRect();"
                " const range = document.createRange();"
                " range.selectNodeContents(label.querySelector('span'));"
                " const line = range.getClientRects()[0];"
                " return Math.abs(control.top + control.height / 2 - line.top - line.height / 2);"
                " })")
            self.assertGreater(len(away), 5)
            self.assertLess(max(away), 2)
