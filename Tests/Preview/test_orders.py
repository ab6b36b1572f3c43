"""Rankings, random orders, options that an earlier answer offers, long lists, upright sliders and countdowns."""

import sys
import time

import test_accessibility
from support.case import ROOT, PreviewTestCase, preview
from support.keyboard import Keyboard

sys.path.insert(0, str(ROOT / "Tests" / "Vectors"))

from generate_orders import shown

FILE = ROOT / "Tests" / "EndToEnd" / "orders" / "orders.yaml"
SHEET = "0b0e6d3e-0d8c-4f0a-9d3b-0a1b2c3d4e5f"
OPTIONS = ["sleep", "work", "talks", "other"]


class Orders(PreviewTestCase):
    assertNamed = test_accessibility.Accessibility.assertNamed

    def setUp(self):
        self.page = self.open(preview(self, FILE, "en"), f"language=en&sheet={SHEET}")
        self.keys = Keyboard(self, self.page)

    def texts(self, selector):
        return self.page.evaluate(
            "[...document.querySelectorAll($0)].filter((node) => node.checkVisibility())"
            ".map((node) => node.textContent.trim())", selector)

    def wait(self, condition):
        deadline = time.monotonic() + 20
        while not self.page.evaluate(condition):
            self.assertLess(time.monotonic(), deadline, condition)
            time.sleep(0.05)

    def stored(self):
        """Answers by question, as the tools for authors show them."""
        self.page.evaluate("document.getElementById('stored').open = true")
        self.wait("document.querySelector('#stored pre').textContent !== ''")
        answers = self.page.evaluate("JSON.parse(document.querySelector('#stored pre').textContent).answers")
        return {one["element_id"]: one.get("choice", {}).get("codes", one.get("number", one.get("text")))
                for one in answers}

    def test_orders_are_those_of_the_sheet(self):
        codes = self.page.evaluate(
            "[...document.querySelectorAll('.unranked button')].map((node) => node.dataset.code)")
        self.assertEqual(codes, shown(SHEET, "bothers", OPTIONS, ["other"]))
        members = self.page.evaluate(
            "[...document.querySelectorAll('.group input[value=yes]')].map((node) => node.name.slice(7))")
        self.assertEqual(members, shown(SHEET, "situations", ["quiet", "crowds", "music"], ["music"]))

    def test_ranking_by_keyboard(self):
        self.keys.go_to("[data-code=talks]")
        self.keys.press("Enter")
        self.keys.go_to("[data-code=sleep]")
        self.keys.press("Enter")
        self.assertEqual(self.stored()["bothers"], ["talks", "sleep"])
        # All ranks are given: the others cannot be chosen, and the focus moves on to the order.
        self.assertEqual(self.texts(".unranked button"), [])
        self.assertEqual(
            self.page.evaluate("document.activeElement.getAttribute('aria-label')"), "Move Sleep up")
        self.keys.press("Enter")
        self.assertEqual(self.stored()["bothers"], ["sleep", "talks"])
        self.assertEqual(self.texts("[role=status].quiet, p.quiet[role=status]")[-1:], ["Sleep has rank 1."])
        self.keys.go_to(".ranked li:nth-child(2) .away")
        self.keys.press("Enter")
        self.assertEqual(self.stored()["bothers"], ["sleep"])
        self.assertEqual(len(self.texts(".unranked button")), 3)

    def test_an_earlier_answer_offers_options(self):
        towns = "input[name=answer-town]"
        offered = "[...document.querySelectorAll($0)].map((node) => node.value)"
        self.page.click("input[name=answer-region][value=north]")
        self.assertEqual(self.page.evaluate(offered, towns), ["ahsen", "birk", "elsewhere"])
        self.page.click(f"{towns}[value=ahsen]")
        self.page.click("input[name=answer-region][value=south]")
        self.assertEqual(self.page.evaluate(offered, towns), ["birk", "corvin", "elsewhere"])
        # What is not offered any more is no answer.
        self.assertNotIn("town", self.stored())

    def test_a_long_list_is_searched(self):
        self.assertEqual(len(self.texts(".long .option")), 50)
        self.page.click("#search-medicines")
        self.page.type("none")
        self.assertEqual(self.texts(".long .option"), ["I take none"])
        self.page.click(".long input")
        self.page.evaluate("document.getElementById('search-medicines').select()")
        self.page.type("m0017")
        self.assertEqual(self.page.evaluate(
            "[...document.querySelectorAll('.long input')].map((node) => node.value)"), ["none", "m0017"])
        self.page.click(".long input[value=m0017]")
        # The first option excludes all others.
        self.assertEqual(self.stored()["medicines"], ["m0017"])

    def test_a_countdown_counts(self):
        self.page.click(".countdown .primary")
        self.wait("document.querySelector('.countdown .time').textContent.includes('seconds')")
        self.assertGreaterEqual(self.stored()["rest"], 2)
        self.assertLess(self.stored()["rest"], 30)

    def test_an_upright_slider_and_poles(self):
        box = self.page.evaluate(
            "(({ width, height }) => [width, height])(document.getElementById('input-loudness').getBoundingClientRect())")
        self.assertGreater(box[1], 2 * box[0])
        self.assertEqual(self.texts(".upright .labels span"), ["like talking"])
        self.assertIn("tense", self.texts(".matrix .ends span"))
        self.keys.go_to("#input-loudness")
        self.keys.press("ArrowUp")
        self.assertEqual(self.stored()["loudness"], 6)
        self.assertEqual(
            self.page.evaluate("document.getElementById('input-secret').type"), "password")

    def test_nothing_is_inaccessible(self):
        test_accessibility.Accessibility.assertAccessible(self, self.page, "with orders")
