"""`otolithctl catalogue preview`: from a file to a page, without any service."""

import subprocess
import tempfile
from pathlib import Path

from support.case import CONTENT, PreviewTestCase, program

MINI_TQ = next(file for file in CONTENT if file.match("track-your-tinnitus/mini-tq.yaml"))


class PreviewCommand(PreviewTestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="otolith-preview-command-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.target = self.folder / "page.html"

    def preview(self, file, *options):
        return subprocess.run(
            [program("otolithctl"), "catalogue", "preview", file, *options],
            stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)

    def test_every_questionnaire_that_ships_becomes_a_page_in_each_language(self):
        self.assertGreater(len(CONTENT), 8)
        for file in CONTENT:
            for language in ("de", "en"):
                done = self.preview(file, "--language", language, "-o", self.target)
                self.assertEqual(done.returncode, 0, done.stderr)
                page = self.open(self.target)
                self.assertEqual(page.evaluate("document.documentElement.lang"), language)
                self.assertGreater(
                    page.evaluate("document.querySelectorAll('.question, tbody th').length"), 0)

    def test_the_mini_tq_is_scored_as_published(self):
        file = MINI_TQ
        self.assertEqual(self.preview(file, "--language", "de", "-o", self.target).returncode, 0)
        page = self.open(self.target)
        count = page.evaluate("document.querySelectorAll('input[value=\"2\"]').length")
        self.assertEqual(count, 12)
        # All statements apply: 24 points, the end of the scale.
        page.evaluate("document.querySelectorAll('input[value=\"2\"]')"
                      ".forEach((input) => input.click())")
        self.assertEqual(len(self.stored(page)), 12)
        page.click("button[type=submit]")
        self.assertEqual(
            page.evaluate("document.activeElement.textContent"), "Abgeschlossen")
        if page.evaluate("document.getElementById('scores') !== null"):
            cells = page.evaluate(
                "[...document.querySelectorAll('#scores tbody tr:first-child td')]"
                ".map((cell) => cell.textContent)")
            self.assertEqual((cells[0], cells[2]), ("24", "12 / 12"))

    def test_a_file_with_errors_becomes_no_page_and_they_are_placed(self):
        file = self.folder / "bad.yaml"
        file.write_text("questionnaire: bad\ntitle: {en: Bad}\ndefault-language: en\nelements:\n"
                        "  - id: q\n    question: {en: Which?}\n    type: single-choice\n"
                        "    options: []\n")
        self.target.write_text("an earlier page")
        done = self.preview(file, "-o", self.target)
        self.assertEqual(done.returncode, 65)
        self.assertRegex(done.stderr, r"bad\.yaml:[0-9]+:[0-9]+: error: TOO_FEW_OPTIONS: ")
        self.assertEqual(self.target.read_text(), "an earlier page")

    def test_the_page_may_go_to_the_standard_output(self):
        file = MINI_TQ
        done = self.preview(file, "--language", "fr", "-o", "-")
        self.assertEqual(done.returncode, 0)
        self.assertTrue(done.stdout.startswith("<!DOCTYPE html>"))
        self.assertIn("has no `fr`", done.stderr)

    def test_a_study_becomes_pages_with_its_consent_and_first_days(self):
        folder = MINI_TQ.parent
        for arguments in ([folder], ["--study", folder / "study.yaml"]):
            pages = self.folder / f"pages-{len(arguments)}"
            pages.mkdir()
            done = self.preview(*arguments, "--language", "de", "-o", pages)
            self.assertEqual(done.returncode, 0, done.stderr)
            page = self.open(pages / "index.html")
            self.assertEqual(page.evaluate("document.documentElement.lang"), "de")
            languages = page.evaluate(
                "[...document.querySelectorAll('article')].map((part) => part.lang)")
            self.assertEqual(sorted(languages), ["de", "en"])
            links = page.evaluate(
                "[...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))")
            self.assertGreater(len(links), 2)
            for link in links:
                self.assertTrue((pages / link).is_file(), link)
            times = page.evaluate(
                "[...document.querySelectorAll('td:last-child')].map((cell) => cell.textContent)")
            self.assertGreater(len(times), 0)
            for time in times:
                self.assertRegex(time, r"^[0-2][0-9]:[0-5][0-9]$")
        refused = self.preview(folder, "-o", self.folder / "page.html")
        self.assertEqual(refused.returncode, 64)
        self.assertIn("need a folder as --output", refused.stderr)
        unknown = self.preview(
            folder, "--time-zone", "Europe/Nowhere", "-o", self.folder / "pages-1")
        self.assertEqual(unknown.returncode, 64)

    def test_options_that_make_no_sense_are_refused(self):
        file = MINI_TQ
        for options in (["--language", "not a tag", "-o", "-"], ["--format", "paper", "-o", "-"], []):
            done = self.preview(file, *options)
            self.assertEqual(done.returncode, 64, done.stderr)
        self.assertEqual(self.preview(self.folder / "missing.yaml", "-o", "-").returncode, 66)
        nameless = self.folder / "nameless"
        nameless.write_text("what: this file is\n")
        self.assertEqual(self.preview(nameless, "-o", "-").returncode, 64)
        nameless.write_bytes(file.read_bytes())
        done = self.preview(nameless, "--format", "otolith", "-o", self.target)
        self.assertEqual(done.returncode, 0, done.stderr)
