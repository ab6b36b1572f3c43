"""Files of other systems, the shipped questionnaires and generated ones in every format, compared with what
Otolith reads: each question, text, option and rule is in the definition, or a finding names it.

With OTOLITH_FOREIGN_FILES, a folder, its files are compared as well.
"""

import html
import json
import os
import re
import subprocess
import tempfile
import unittest
from collections import Counter
from functools import cache
from pathlib import Path

import openpyxl

import cases
import sources

HERE = Path(__file__).parent
FOLDER = HERE / "Foreign"
CODEBOOK = HERE.parent / "EndToEnd" / "fixtures" / "codebook.csv"

# An item table of formr; its choices are in a sheet of their own.
ITEMS = [
    ["type", "name", "label", "showif", "optional", "choice1", "choice2", "value"],
    ["note", "hello", "## A week of walks", "", "", "", "", ""],
    ["mc", "walked", "Did you walk today?", "", "", "yes", "no", "2"],
    ["number 0,100,1", "km", "How many kilometres?", "walked == 1", "*", "", "", ""],
    ["mc_multiple places", "where", "Where?", "walked == 1", "", "", "", ""],
    ["submit", "next", "Next", "", "", "", "", ""],
    ["range 0,10,2", "mood", "Mood?", "", "", "bad", "good", ""],
    ["calculate", "twice", "", "", "", "", "", "km * 2"],
]
PLACES = [["list_name", "name", "label"], ["places", "1", "Forest"], ["", "2", "Town"]]


@cache
def formr():
    folder = tempfile.TemporaryDirectory(prefix="otolith-formr-")
    book = openpyxl.Workbook()
    for sheet, rows in ((book.active, ITEMS), (book.create_sheet("choices"), PLACES)):
        for row in rows:
            sheet.append([value or None for value in row])
    book.save(Path(folder.name) / "formr.xlsx")
    return folder


@cache
def results():
    """Pairs of a file and what reading it yields."""
    paths = sorted(FOLDER.iterdir()) + sorted((HERE / "Forms").iterdir()) + cases.SHIPPED
    paths += [CODEBOOK, Path(formr().name) / "formr.xlsx"] + cases.written()
    if more := os.environ.get("OTOLITH_FOREIGN_FILES"):
        paths += sorted(path for path in Path(more).rglob("*") if path.is_file())
    return list(zip(paths, read(paths)))


def read(paths):
    found = []
    for start in range(0, len(paths), 40):
        run = subprocess.run(
            [Path(os.environ["OTOLITH_BIN"]) / "format-cases", "--read",
             *paths[start:start + 40]],
            check=True, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=600)
        found += [json.loads(line) for line in run.stdout.split("\n") if line]
    return found


def plain(text):
    """A text without tags, placeholders, marks and repeated blanks."""
    text = re.sub(r"\$?\{+[^{}]*\}+|\[[a-z0-9_()]+\]", " ", text)
    text = html.unescape(html.unescape(re.sub(r"</?[a-zA-Z!][^<>]*>", " ", html.unescape(text))))
    return " ".join(re.sub(r"[^\w]+", " ", text).split()).lower()


def bare(name):
    return re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")


def leaves(annotation):
    """The texts of an annotation, which may be JSON."""
    try:
        pending = [json.loads(annotation)]
    except ValueError:
        return [annotation]
    found = []
    while pending:
        value = pending.pop()
        if isinstance(value, dict):
            pending += value.values()
        elif isinstance(value, list):
            pending += value
        else:
            found.append(str(value))
    return found


# Labels of a yes/no question, which clients show in their own words.
YES_NO = {"yes", "no", "ja", "nein", "oui", "non", "si", "sí", "sim", "não"}


def isOurOwn(asked, elements):
    """Whether a row says what is implied: the first page, the words of the manikin."""
    question = elements.get(bare(re.sub(r"\.(lower|upper)$", "", asked.name)), {})
    return asked.name.startswith("otolith.") or question.get("kind") == "sam"


def silent(path, result):
    """What is neither in the definition nor named."""
    told = "\n".join(finding["text"] for finding in result["findings"])
    places = {bare(finding["place"]) for finding in result["findings"]}
    kept = [text for element in result["elements"] for value in element["annotations"]
            for text in leaves(value)]
    texts = plain(" ".join(result["texts"] + kept)) + " " + plain(told)
    elements = {}
    for element in result["elements"]:
        # Annotations have names of the file; `${…}` refers to another element.
        for name in [element["id"], *element["annotations"]]:
            if "{" not in name:
                elements.setdefault(bare(name), element)
    known = set(elements) | {bare(name) for name in result["computed"]}
    rows = sources.read(path)
    repeated = Counter(bare(asked.name) for asked in rows)
    for asked in rows:
        name = bare(asked.name)
        if isOurOwn(asked, elements):
            continue
        isNamed = name != "" and (name in places or asked.name in told)
        parts = [key for key in known if key.startswith(name + "_")]
        # Help items of FHIR become descriptions; headlines of codebooks have no name.
        isMerged = (name == "" or result["format"] == "fhir") and any(asked.texts) and all(
            plain(text) in texts for text in asked.texts)
        isPage = name == "" and not any(asked.texts)
        ranking = elements.get(bare(asked.ranking), {"kind": ""})
        # An option of a ranking.
        isRanked = ranking["kind"] == "ranking" and ranking["options"] == sum(
            other.ranking == asked.ranking for other in rows)
        isRead = name in known or isMerged or isPage or isRanked
        if not isRead and not parts and not isNamed:
            yield f"{asked.name} is not read"
            continue
        for text in asked.texts:
            isYesNo = elements.get(name, {}).get("kind") == "yes-no" and plain(text) in YES_NO
            # One of several rows with a name may be left out, which a finding names.
            isLeftOut = isNamed and (name not in known or repeated[name] > 1) or any(
                re.search(r"\b(label|hint|choice|line|note)s?\b.*left out", finding["text"], re.I)
                and (bare(finding["place"]) == name or f"`{asked.name}`" in finding["text"])
                for finding in result["findings"])
            if plain(text) not in texts and not isYesNo and not isLeftOut:
                yield f"{asked.name}: the text `{text[:60]}`"
        element = elements.get(name)
        if element is None or element["kind"] == "yes-no" and asked.options == 2:
            continue
        shown = [element] + [
            elements[bare(element["parent"])]
            for _ in [0] if bare(element["parent"]) in elements]
        if asked.options > max(part["options"] for part in shown) and not isNamed:
            yield f"{asked.name}: {asked.options} options"
        if asked.rule and not any(part["hasRule"] for part in shown) and not isNamed:
            yield f"{asked.name}: its rule"


class LossTest(unittest.TestCase):
    def test_nothing_is_lost_silently(self):
        read, questions = Counter(), 0
        for path, result in results():
            if "error" in result:
                continue
            with self.subTest(path.name):
                self.assertEqual(list(silent(path, result)), [])
            read[path.suffix + result["format"]] += 1
            questions += len(sources.read(path))
        for kind in (".csvcodebook", ".csvredcap", ".csvxlsform", ".jsonfhir", ".jsonforms",
                     ".jsonredcap", ".lssxlsform", ".xlsxxlsform", ".xmlfhir", ".yamlotolith"):
            self.assertGreater(read[kind], 0, kind)
        for ending in ("codebook", "redcap", "xlsform", "fhir", "forms", "otolith"):
            count = sum(number for kind, number in read.items() if kind.endswith(ending))
            self.assertGreater(count, len(cases.SHIPPED), ending)
        self.assertGreater(questions, 4_000)

    def test_own_files_are_read(self):
        written = set(cases.written())
        for path, result in results():
            if path.parent == FOLDER or path in written or path in cases.SHIPPED:
                with self.subTest(path.name):
                    self.assertNotIn("error", result)
            if path.parent == FOLDER:
                with self.subTest(path.name):
                    self.assertEqual(
                        [finding["text"] for finding in result["findings"]
                         if finding["severity"] == "error"], [])

    def test_a_silent_loss_is_found(self):
        files = ["sleep.csv", "noise.lss", "mood.xml", "market.csv", "formr.xlsx", "codebook.csv",
                 "drinks.json", "son-profile.yaml"]
        found = {path.name: (path, result) for path, result in results()}
        for name in files:
            path, result = found[name]
            # Elements take their texts with them.
            for changes in (["elements", "texts"], ["texts"]):
                with self.subTest(name, changes=changes):
                    less = dict(result, findings=[])
                    for change in changes:
                        less[change] = result[change][:len(result[change]) // 2]
                    self.assertNotEqual(list(silent(path, less)), [])

    def test_studies_are_read_whole(self):
        for path, result in zip(cases.STUDIES, read(cases.STUDIES)):
            with self.subTest(path.parent.name):
                counts, texts = sources.study(path)
                self.assertEqual(result["counts"], counts)
                self.assertGreater(len(texts), 5)
                known = plain(" ".join(result["texts"]))
                self.assertEqual([text[:60] for text in texts if plain(text) not in known], [])
        self.assertGreaterEqual(len(cases.STUDIES), 4)


if __name__ == "__main__":
    unittest.main()
