"""The file itself: one page that loads nothing, runs only its script, and shows texts unchanged."""

import re

from support.case import PreviewTestCase, generated


class SelfContained(PreviewTestCase):
    def test_the_policy_lets_no_other_script_run(self):
        page = self.open_to_provoke(generated() / "1.html")
        page.evaluate(
            "(() => { const script = document.createElement('script');"
            " script.textContent = 'globalThis.intruded = true';"
            " document.body.append(script); })()")
        self.assertFalse(page.evaluate("globalThis.intruded ?? false"))
        refused = page.events("Log.entryAdded")
        self.assertEqual(len(refused), 1)
        self.assertIn("Content Security Policy", refused[0]["entry"]["text"])

    def test_the_policy_allows_nothing_to_be_fetched(self):
        text = (generated() / "1.html").read_text()
        policy = re.search(r'Content-Security-Policy" content="([^"]+)"', text).group(1)
        self.assertRegex(
            policy, r"^default-src 'none'; img-src blob:; media-src blob:; script-src 'sha256-[^']+'; style-src 'sha256-[^']+';"
            r" base-uri 'none'; form-action 'none'$")
        page = self.open_to_provoke(generated() / "2.html")
        with self.assertRaises(AssertionError):
            page.evaluate("fetch('http://127.0.0.1:9/')")

    def test_texts_are_no_markup(self):
        page = self.showcase()
        page.evaluate(
            "(() => { const select = document.getElementById('language'); select.value = 'en';"
            " select.dispatchEvent(new Event('change')); })()")
        self.assertEqual(
            page.evaluate("[document.title, document.querySelector('h1').textContent]"),
            ["Every type of question <script>alert(1)</script>"] * 2)
        self.assertEqual(page.evaluate("document.scripts.length"), 2)

    def test_every_generated_page_shows_something(self):
        for seed in (3, 17, 33):
            page = self.open(generated() / f"{seed}.html")
            self.assertTrue(page.evaluate("document.querySelector('h1').textContent.length > 0"))
            self.assertGreater(page.evaluate("document.querySelectorAll('input').length"), 0)
