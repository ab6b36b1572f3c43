"""Base of every test case: one shared browser, pages without errors."""

import json
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

from .browser import Browser

ROOT = Path(__file__).resolve().parents[3]
SEEDS = 100

# The shipped questionnaires.
CONTENT = [
    file for file in sorted((ROOT / "Services" / "Catalogue" / "Content").glob("*/*.yaml"))
    if "\nquestionnaire: " in f"\n{file.read_text()}"
]

_shared = {}


def browser():
    if "browser" not in _shared:
        _shared["browser"] = Browser()
    return _shared["browser"]


def program(name):
    return Path(os.environ["OTOLITH_BIN"]) / name


def generated():
    """The folder with the pages and the cases of `preview-cases`."""
    if "folder" not in _shared:
        _shared["folder"] = tempfile.TemporaryDirectory(prefix="otolith-preview-cases-")
        subprocess.run(
            [program("preview-cases"), _shared["folder"].name, str(SEEDS)], check=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, timeout=120)
    return Path(_shared["folder"].name)


def preview(case, file, language):
    """A questionnaire's page in a language, open until the test ends."""
    folder = tempfile.TemporaryDirectory(prefix="otolith-preview-page-")
    case.addCleanup(folder.cleanup)
    page = Path(folder.name) / "page.html"
    subprocess.run(
        [program("otolithctl"), "catalogue", "preview", file, "--language", language, "-o", page],
        check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, timeout=120)
    return page


def end():
    if "browser" in _shared:
        _shared.pop("browser").close()
    if "folder" in _shared:
        _shared.pop("folder").cleanup()


class PreviewTestCase(unittest.TestCase):
    maxDiff = 4000

    def open(self, path, query=""):
        page = browser().open(path, query)
        self.addCleanup(page.close)
        self.addCleanup(self.assertQuiet, page)
        return page

    def open_to_provoke(self, path):
        """For tests that provoke failures of `assertQuiet`."""
        page = browser().open(path)
        self.addCleanup(page.close)
        return page

    def showcase(self, query=""):
        return self.open(generated() / "showcase.html", query)

    def turn_to_second(self, page, noticed="no"):
        """Leaves the first page of the showcase; `noticed`: None if it is already answered."""
        answers = [("place", "home"), ("sounds", "none")]
        for name, code in answers if noticed is None else [("noticed", noticed), *answers]:
            page.click(f"[name=answer-{name}][value={code}]")
        page.click("button[type=submit]")

    def turn_to_third(self, page):
        for selector in ("[name=answer-d1]", "[name=answer-d2]", "button[type=submit]"):
            page.click(selector)

    def assertQuiet(self, page):
        """No script failed, the page's policy blocked nothing, and nothing was fetched."""
        failures = [event["exceptionDetails"] for event in page.events("Runtime.exceptionThrown")]
        self.assertEqual(failures, [])
        entries = [event["entry"] for event in page.events("Log.entryAdded")]
        self.assertEqual([entry["text"] for entry in entries], [])
        requested = [event["request"]["url"] for event in page.events("Network.requestWillBeSent")]
        # Images in date fields are the browser's own and not fetched.
        fetched = [url for url in requested if not url.startswith("data:image/svg+xml")]
        self.assertEqual([url.split(":")[0] for url in fetched], ["file"])

    def stored(self, page):
        """The answers that the page would store, by element id."""
        sheet = page.evaluate(
            "(() => { const details = document.getElementById('stored');"
            " const text = details.open ? details.querySelector('pre').textContent : null;"
            " return text; })()")
        if sheet is None:
            page.click("#stored summary")
            # The event arrives in a later iteration of the page's loop.
            sheet = page.evaluate(
                "new Promise((resolve) => { const code = document.querySelector('#stored pre');"
                " const look = () => code.textContent ? resolve(code.textContent)"
                " : requestAnimationFrame(look); look(); })")
        answers = json.loads(sheet)["answers"]
        return {
            answer["element_id"]: next(
                value for name, value in answer.items() if name != "element_id")
            for answer in answers
        }
