"""Compares every type of question on a phone with stored pictures.

`run.py --renew-pictures` renews them; check every one before committing it.
"""

import os

from support import geometry, pictures
from support.case import PreviewTestCase, browser

WIDTH = 360

FIRST = {
    "yes-no": "[name=answer-noticed]", "slider": "#input-loudness",
    "single-choice": "[name=answer-place]", "multiple-choice": "[name=answer-sounds]",
}
SECOND = {"composite": "#input-street", "matrix": "[name=answer-d1]", "matrix-of-lines": "#input-v1"}
THIRD = {
    "manikin-valence": "[name=answer-mood]", "manikin-arousal": "[name=answer-arousal]",
    "manikin-dominance": "[name=answer-control]", "visual-analogue": "#input-pain",
    "knob": "#input-knob", "choice-knob": "#input-grade", "number": "#input-weight",
    "date": "#input-born", "time": "#input-woke", "date-time": "#input-visit",
    "duration": "#input-slept-hours", "email": "#input-mail", "url": "#input-site",
    "telephone": "#input-phone", "text": "#input-code", "text-area": "#input-remark",
    "country": "#input-land", "unsupported": ".unsupported",
}

# The question types of otolith by their pictures.
TYPES = {
    "single-choice": ["single-choice", "choice-knob"], "multiple-choice": ["multiple-choice"],
    "yes-no": ["yes-no"], "slider": ["slider", "slider-answered", "knob"],
    "sam": ["manikin-valence", "manikin-arousal", "manikin-dominance"],
    "visual-analogue": ["visual-analogue", "matrix-of-lines"], "number": ["number"],
    "date": ["date"], "time": ["time"], "date-time": ["date-time"], "duration": ["duration"],
    "text": ["text", "text-area", "email", "url", "telephone"], "country": ["country"],
    "unsupported": ["unsupported"],
}

# Minimum difference between the drawings of two manikin steps, relative to what is drawn; see
# support/pictures.
APART_MIN = 0.015

# Pairs of pictures that the comparison must distinguish; otherwise it would detect nothing.
TOLD_APART = [
    ("manikin-valence", "manikin-arousal"),
    ("manikin-arousal", "manikin-dominance"), ("knob", "choice-knob"),
    ("first-screen", "first-screen-dark"), ("first-screen", "first-screen-arabic"),
    ("single-choice", "yes-no"), ("date", "duration"),
]


class Pictures(PreviewTestCase):
    def around(self, selector):
        """The element that contains a control and the rest of its question."""
        for holder in (".matrix", "fieldset.group", ".question"):
            found = f"{holder}:has({selector})"
            if self.page.evaluate("document.querySelector($0) !== null", found):
                return found
        self.fail(f"nothing holds {selector}")

    def take(self, name, selector=None):
        # Moves the pointer away from all elements.
        self.page.send("Input.dispatchMouseEvent", type="mouseMoved", x=0, y=0)
        self.found[name] = (
            pictures.first_screen(self.page) if selector is None
            else pictures.around(self.page, self.around(selector)))

    def setUp(self):
        self.found = {}
        self.begin("language=en")
        self.take("first-screen")
        self.page.click("[name=answer-noticed][value=yes]")
        for name, selector in FIRST.items():
            self.take(name, selector)
        self.page.click("#input-loudness")
        self.take("slider-answered", "#input-loudness")
        self.turn_to_second(self.page, noticed=None)
        for name, selector in SECOND.items():
            self.take(name, selector)
        self.turn_to_third(self.page)
        for name, selector in THIRD.items():
            self.take(name, selector)
        self.take_first_screens()

    def begin(self, query, scheme="light"):
        self.page = self.showcase(query)
        geometry.resize(self.page, WIDTH)
        # Debian's browser includes this font; other fonts break lines differently.
        self.page.evaluate("document.body.style.fontFamily = 'DejaVu Sans'")
        # Disables transitions, which would change colours in the picture.
        self.page.send("Emulation.setEmulatedMedia",
                       features=[{"name": "prefers-color-scheme", "value": scheme},
                                 {"name": "prefers-reduced-motion", "value": "reduce"}])

    def take_first_screens(self):
        self.begin("language=en", "dark")
        self.take("first-screen-dark")
        self.begin("language=ar")
        self.take("first-screen-arabic")
        self.begin("language=en&plain")
        self.take("first-screen-plain")

    def test_every_type_looks_as_it_did(self):
        if os.environ.get("OTOLITH_RENEW_PICTURES"):
            pictures.FOLDER.mkdir(exist_ok=True)
            for old in pictures.FOLDER.glob("*.png"):
                old.unlink()
            for name, data in self.found.items():
                (pictures.FOLDER / f"{name}.png").write_bytes(data)
        kept = {path.stem: path.read_bytes() for path in pictures.FOLDER.glob("*.png")}
        self.assertEqual(sorted(kept), sorted(self.found))
        blank = browser().open_blank()
        self.addCleanup(blank.close)
        for name, data in self.found.items():
            measure = pictures.difference(blank, kept[name], data)
            with self.subTest(picture=name):
                self.assertTrue(pictures.alike(measure), f"{name}: {measure}")
        for left, right in TOLD_APART:
            measure = pictures.difference(blank, self.found[left], self.found[right])
            with self.subTest(pair=(left, right)):
                self.assertFalse(pictures.alike(measure), f"{left}, {right}: {measure}")

    def test_a_line_shows_no_position_before_it_is_touched(self):
        blank = browser().open_blank()
        self.addCleanup(blank.close)
        thumb = [0x0b, 0x57, 0xa4]
        for name in ("slider", "visual-analogue", "matrix-of-lines", "knob", "choice-knob"):
            with self.subTest(picture=name):
                self.assertEqual(pictures.points(blank, self.found[name], thumb), 0)
        self.assertGreater(pictures.points(blank, self.found["slider-answered"], thumb), 200)

    def test_neighbouring_manikins_are_told_apart(self):
        """Compares the drawings of two steps, which contain no text."""
        self.begin("language=en")
        blank = browser().open_blank()
        self.addCleanup(blank.close)
        self.turn_to_second(self.page)
        self.turn_to_third(self.page)
        for question in ("mood", "arousal", "control"):
            drawn = [
                pictures.exactly(self.page, f"[name=answer-{question}][value='{step}'] + svg")
                for step in range(1, 10)
            ]
            for step, (one, other) in enumerate(zip(drawn, drawn[1:]), 1):
                with self.subTest(question=question, step=step):
                    apart = pictures.difference(blank, one, other)["light"]
                    self.assertGreater(apart, APART_MIN)

    def test_every_type_of_question_has_a_picture(self):
        types = self.page.evaluate(
            "[...new Set(JSON.parse(document.getElementById('questionnaire').textContent).kinds"
            ".map((kind) => kind.type))].sort()")
        self.assertEqual(types, sorted(TYPES))
        for type_of_question, names in TYPES.items():
            for name in names:
                self.assertIn(name, self.found, type_of_question)
