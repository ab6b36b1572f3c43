"""No silent losses: an independent count of a file's items, options, rules and texts equals what was
read plus what the findings name, in every format; no service is needed."""

import csv
import io
import json
import re

from support.commands import CommandTestCase

COUNT = 850


class Item:
    """A question as its author means it; the files are written from it here."""

    def __init__(self, number):
        self.name = f"q{number}"
        self.text = f"Question {number} of {COUNT}?"
        self.kind = ("one", "many", "text", "whole", "yes", "hidden", "other")[number % 7]
        self.options = []
        if self.kind in ("one", "many"):
            self.options = [(str(code), f"Answer {number}.{code}") for code in range(number % 4 + 2)]
            if number % 5 == 0:
                # The same code with another label.
                self.options.append(("1", f"Another {number}"))
        # A rule about an earlier, or a later, question with options.
        self.about = None
        if number % 11 == 3 and number > 14:
            self.about = f"q{number // 7 * 7 - 7}"
        if number % 97 == 5:
            self.about = f"q{number + 21 - (number % 7)}"


def items():
    return [Item(number) for number in range(1, COUNT + 1)]


def table(rows):
    text = io.StringIO()
    csv.writer(text).writerows(rows)
    return text.getvalue()


def redcap(wanted):
    types = {"one": "radio", "many": "checkbox", "text": "text", "whole": "text", "yes": "yesno",
             "hidden": "text", "other": "sql"}
    rows = [["field_name", "form_name", "field_type", "field_label", "select_choices_or_calculations",
             "text_validation_type_or_show_slider_number", "branching_logic", "field_annotation"]]
    for item in wanted:
        rows.append([
            item.name, "form", types[item.kind], item.text,
            " | ".join(f"{code}, {label}" for code, label in item.options),
            "integer" if item.kind == "whole" else "",
            f"[{item.about}] = '1'" if item.about else "",
            "@HIDDEN" if item.kind == "hidden" else ""])
    return table(rows)


def xlsform(wanted):
    types = {"text": "text", "whole": "integer", "yes": "acknowledge", "hidden": "text",
             "other": "geopoint"}
    rows = [["survey"], ["", "type", "name", "label", "relevant", "appearance"]]
    choices = [["choices"], ["", "list_name", "name", "label"]]
    for item in wanted:
        kind = {"one": "select_one", "many": "select_multiple"}.get(item.kind)
        rows.append([
            "", f"{kind} l_{item.name}" if kind else types[item.kind], item.name, item.text,
            f"selected(${{{item.about}}}, '1')" if item.about else "",
            "hidden" if item.kind == "hidden" else ""])
        choices += [["", f"l_{item.name}", code, label] for code, label in item.options]
    return table(rows + choices)


def fhir(wanted):
    types = {"one": "choice", "many": "choice", "text": "string", "whole": "integer",
             "yes": "boolean", "hidden": "string", "other": "reference"}
    resources = []
    for item in wanted:
        resource = {"linkId": item.name, "text": item.text, "type": types[item.kind]}
        if item.kind == "many":
            resource["repeats"] = True
        if item.kind == "hidden":
            resource["extension"] = [{
                "url": "http://hl7.org/fhir/StructureDefinition/questionnaire-hidden",
                "valueBoolean": True}]
        if item.options:
            resource["answerOption"] = [
                {"valueCoding": {"code": code, "display": label}} for code, label in item.options]
        if item.about:
            resource["enableWhen"] = [
                {"question": item.about, "operator": "=", "answerCoding": {"code": "1"}}]
        resources.append(resource)
    return json.dumps({
        "resourceType": "Questionnaire", "status": "draft", "language": "en", "title": "Counted",
        "item": resources})


class Counts(CommandTestCase):
    def test_nothing_vanishes_without_a_word(self):
        wanted = items()
        for name, text in (("counted.csv", redcap(wanted)), ("form.csv", xlsform(wanted)),
                           ("counted.json", fhir(wanted))):
            with self.subTest(name=name):
                self.check(self.write(name, text), wanted)

    def check(self, path, wanted):
        findings = json.loads(self.done("lint", path, "--json").stdout)
        self.assertFalse([each for each in findings if each["severity"] == "error"])
        target = self.folder / "read.json"
        self.done("export", path, "--format", "fhir", "-o", target)
        read = {item["linkId"]: item for item in json.loads(target.read_text())["item"]}
        lost = {each["place"] for each in findings if each["effect"] == "lost"}
        kept = {each["place"] for each in findings if each["effect"] == "kept"}
        mended = [each for each in findings if each["effect"] == "mended"]
        asked = [item for item in wanted if item.kind != "hidden"]
        # Items: read, or named as lost.
        self.assertEqual(list(read), [item.name for item in asked])
        self.assertEqual(lost, {item.name for item in wanted if item.kind == "hidden"})
        for item in asked:
            found = read[item.name]
            self.assertEqual(found["text"], item.text)
            # Types that cannot be answered are named.
            if item.kind == "other":
                self.assertIn(item.name, kept)
            # Options: each label, each with a code of its own.
            options = [each["valueCoding"] for each in found.get("answerOption", [])]
            if item.options:
                self.assertEqual(
                    [each["display"] for each in options], [label for _, label in item.options])
            # Rules: followed, or named as kept.
            if "enableWhen" in found:
                self.assertEqual(found["enableWhen"][0]["question"], item.about)
            elif item.about:
                self.assertIn(item.name, kept)
        repeated = [item for item in asked if len(dict(item.options)) < len(item.options)]
        named = {text for each in mended for text in re.findall(r"Another \d+", each["advice"])}
        self.assertEqual(named, {item.options[-1][1] for item in repeated})
        # The sum on the console has the same numbers.
        shown = self.done("lint", path).stdout
        self.assertRegex(
            shown, rf"note: SUMMARY: {len(lost)} lost, .*{len(mended)} mended")
        self.assertRegex(shown, r"warning: QUESTIONS_NOT_SUPPORTED: \d+ of \d+ questions")
        self.assertLess(len(shown.splitlines()), 80)
