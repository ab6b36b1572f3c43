"""Files of other systems, compared with what Otolith reads: each question, text, option and rule is in the
definition, or a finding names it.

With OTOLITH_FOREIGN_FILES, a folder, its files are compared as well.
"""

import html
import json
import os
import re
import subprocess
import unittest
from functools import cache
from pathlib import Path

import sources

FOLDER = Path(__file__).parent / "Foreign"


@cache
def results():
    paths = sorted(FOLDER.iterdir()) + sorted((Path(__file__).parent / "Forms").iterdir())
    if more := os.environ.get("OTOLITH_FOREIGN_FILES"):
        paths += sorted(path for path in Path(more).rglob("*") if path.is_file())
    found = []
    for start in range(0, len(paths), 40):
        run = subprocess.run(
            [Path(os.environ["OTOLITH_BIN"]) / "format-cases", "--read",
             *paths[start:start + 40]],
            check=True, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=600)
        found += [json.loads(line) for line in run.stdout.split("\n") if line]
    return [(path, result) for path, result in zip(paths, found)]


def plain(text):
    """A text without tags, placeholders, marks and repeated blanks."""
    text = re.sub(r"\$?\{+[^{}]*\}+|\[[a-z0-9_()]+\]", " ", text)
    text = html.unescape(html.unescape(re.sub(r"<[^<>]*>", " ", html.unescape(text))))
    return " ".join(re.sub(r"[^\w]+", " ", text).split()).lower()


def bare(name):
    return re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")


class LossTest(unittest.TestCase):
    def silent(self, path, result):
        """What is neither in the definition nor named."""
        told = "\n".join(finding["text"] for finding in result["findings"])
        places = {bare(finding["place"]) for finding in result["findings"]}
        texts = plain(" ".join(result["texts"])) + " " + plain(told)
        elements = {}
        for element in result["elements"]:
            for name in [element["id"], *element["annotations"]]:
                elements.setdefault(bare(name), element)
        known = set(elements) | {bare(name) for name in result["computed"]}
        for asked in sources.read(path):
            name = bare(asked.name)
            isNamed = name in places or asked.name in told
            parts = [key for key in known if key.startswith(name + "_")]
            # Help items of FHIR become descriptions.
            isMerged = result["format"] == "fhir" and any(asked.texts) and all(
                plain(text) in texts for text in asked.texts)
            if name not in known and not parts and not isNamed and not isMerged:
                yield f"{asked.name} is not read"
                continue
            for text in asked.texts:
                if plain(text) not in texts and not (isNamed and name not in known):
                    yield f"{asked.name}: the text `{text[:60]}`"
            element = elements.get(name)
            if element is None:
                continue
            shown = [element] + [
                elements[bare(element["parent"])]
                for _ in [0] if bare(element["parent"]) in elements]
            if asked.options > max(part["options"] for part in shown) and not isNamed:
                yield f"{asked.name}: {asked.options} options"
            if asked.rule and not any(part["hasRule"] for part in shown) and not isNamed:
                yield f"{asked.name}: its rule"

    def test_nothing_is_lost_silently(self):
        formats, questions = set(), 0
        for path, result in results():
            if "error" in result:
                continue
            with self.subTest(path.name):
                self.assertEqual(list(self.silent(path, result)), [])
            formats.add(path.suffix + result["format"])
            questions += len(sources.read(path))
        self.assertGreaterEqual(
            formats, {".csvredcap", ".csvxlsform", ".jsonfhir", ".jsonredcap", ".lssxlsform",
                      ".xmlfhir"})
        self.assertGreater(questions, 60)

    def test_own_files_are_read(self):
        for path, result in results():
            if path.parent == FOLDER:
                with self.subTest(path.name):
                    self.assertNotIn("error", result)
                    self.assertEqual(
                        [finding["text"] for finding in result["findings"]
                         if finding["severity"] == "error"], [])

    def test_a_silent_loss_is_found(self):
        path, result = next(
            (path, result) for path, result in results() if path.name == "sleep.csv")
        for change in ("elements", "texts"):
            less = dict(result)
            less[change] = result[change][:-3]
            self.assertNotEqual(list(self.silent(path, less)), [], change)


if __name__ == "__main__":
    unittest.main()
