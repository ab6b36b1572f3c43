"""Questions, texts, options and rules of files of other systems, counted without Otolith."""

import csv
import io
import json
import re
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass, field

import openpyxl
import yaml


@dataclass
class Asked:
    """A row or item of a file."""
    name: str
    texts: list = field(default_factory=list)
    options: int = 0
    rule: bool = False
    computed: bool = False
    # The matrix of REDCap in which the field ranks something.
    ranking: str = ""


def read(path):
    """The rows of a file, by its contents; nothing for formats that are not counted."""
    data = path.read_bytes()
    if data[:2] == b"PK":
        return workbook(path)
    text = data.decode("utf-8-sig")
    if path.suffix in (".yaml", ".yml"):
        return otolith(yaml.load(text, yaml.BaseLoader))
    start = text.lstrip()[:1]
    if start == "<":
        return limesurvey(text) if "LimeSurveyDocType" in text[:400] else fhir_xml(text)
    if start in "[{":
        value = json.loads(text)
        if isinstance(value, list):
            return redcap([{key: flat(key, cell) for key, cell in row.items()} for row in value])
        if "form" in value:
            return generic_form(value["form"])
        return fhir(value) if "resourceType" in value else []
    rows = list(csv.reader(io.StringIO(text)))
    header = next((row for row in rows if "elementtype" in map(str.lower, row)), None)
    if header is not None:
        return codebook([name.lower() for name in header], rows[rows.index(header) + 1:])
    if "Variable / Field Name" in rows[0]:
        return redcap([dict(zip(map(column, rows[0]), row)) for row in rows[1:]])
    return xlsform({name: table(sheet) for name, sheet in sheets(rows).items()})


# XLSForm

def workbook(path):
    book = openpyxl.load_workbook(path, data_only=True)
    found = {}
    for sheet in book:
        rows = [[written(cell) for cell in row] for row in sheet.iter_rows(values_only=True)]
        found[sheet.title.lower()] = table(rows) if rows else []
    # The items of formr are in the first sheet, its choices in the second.
    first = next(iter(found.values()), [])
    if first and {"showif", "choice1"} & {key.lower() for key in first[0]}:
        return formr(first, choice_lists(found.get("choices", [])))
    return xlsform(found) if "survey" in found else []


def written(cell):
    """A cell as a spreadsheet shows it."""
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    return "" if cell is None else re.sub(r"( 00:00:00|(?<=\d\d:\d\d):00)$", "", str(cell))


def sheets(rows):
    found, name = {}, "survey"
    for row in rows:
        if row and row[0].strip():
            name = row[0].strip()
        found.setdefault(name, []).append(row[1:])
    return {name: [row for row in rows if any(row)] for name, rows in found.items()}


def table(rows):
    header = [cell.strip() for cell in rows[0]] if rows else []
    return [dict(zip(header, row)) for row in rows[1:]]


def cell(row, *names):
    for key, value in row.items():
        if key and re.split(r":+", key.lower().replace(" ", "_"))[0] in names and value.strip():
            return value.strip()
    return ""


def translated(row, *names):
    return [
        value for key, value in row.items()
        if key and re.split(r":+", key.lower())[0] in names and value.strip()]


def choice_lists(rows):
    lists, name, seen = {}, "", []
    for row in rows:
        name = cell(row, "list_name") or name
        choice = (name, cell(row, "name"), translated(row, "label"))
        # A row of the same choice offers it for another answer of a cascade.
        isOffered = choice[1] and cell(row, "disabled").lower() not in ("yes", "true")
        if isOffered and choice not in seen:
            lists.setdefault(name, []).append(choice[2])
            seen.append(choice)
    return lists


def xlsform(found):
    lists = choice_lists(found.get("choices", []))
    asked = []
    for row in found["survey"]:
        type_name = cell(row, "type")
        words = type_name.replace("begin group", "begin_group").split()
        if not words or words[0].startswith("end") or not cell(row, "name"):
            continue
        if cell(row, "calculation").startswith("jr:choice-name"):
            continue  # the label of an answer, for texts
        own = lists.get(words[1], []) if words[0] in ("select_one", "select_multiple") \
            and len(words) > 1 else []
        asked.append(Asked(
            cell(row, "name"), translated(row, "label", "hint"), len(own),
            bool(cell(row, "relevant")), words[0] == "calculate"))
        asked[-1].texts += [text for choice in own for text in choice]
    return asked


def formr(rows, lists):
    asked = []
    for row in rows:
        words = cell(row, "type").split()
        if not words or not cell(row, "name") or words[0] == "submit":
            continue
        own = [value for key, value in row.items()
               if re.fullmatch(r"choice\d+", key or "") and value.strip()]
        if len(words) > 1 and words[-1] in lists:
            own = [label[0] for label in lists[words[-1]] if label]
        chooses = words[0].startswith(("mc", "select", "button"))
        asked.append(Asked(
            cell(row, "name"), translated(row, "label") + own, len(own) if chooses else 0,
            bool(cell(row, "showif")), words[0] == "calculate"))
    return asked


# REDCap

COLUMNS = {
    "variable_/_field_name": "field_name", "matrix_ranking?": "matrix_ranking",
    "branching_logic_(show_field_only_if...)": "branching_logic",
    "choices,_calculations,_or_slider_labels": "select_choices_or_calculations",
}


def column(heading):
    name = heading.strip().lower().replace(" ", "_")
    return COLUMNS.get(name, name)


def flat(key, value):
    if key == "select_choices_or_calculations" and isinstance(value, list):
        return " | ".join(f"{choice['code']}, {choice['label']}" for choice in value)
    return value if isinstance(value, str) else "" if value in (None, []) else json.dumps(value)


def redcap(rows):
    asked = []
    # The first field identifies REDCap's records, and is no question.
    if rows and re.search(r"(^id|_id|recordid)$", rows[0]["field_name"].lower()) \
            and rows[0]["field_type"] == "text":
        rows = rows[1:]
    for row in rows:
        choices = row.get("select_choices_or_calculations") or ""
        chooses = row["field_type"].lower() in ("radio", "dropdown", "checkbox", "matrix-radio")
        # RADAR-base also has a line `code|label` for each.
        parts = [part.replace("|", ",", 1) for part in choices.splitlines()] \
            if re.match(r"\w+\|", choices) else choices.split("|")
        labels = [part.split(",", 1)[1] for part in parts if "," in part] if chooses else []
        texts = [row.get(name) or "" for name in ("section_header", "field_label", "field_note")]
        asked.append(Asked(
            row["field_name"], texts + labels, len(labels), bool(row.get("branching_logic")),
            row["field_type"] == "calc"))
        if row.get("matrix_ranking") == "y" and all(label.strip().isdigit() for label in labels):
            asked[-1].ranking, asked[-1].texts = row["matrix_group_name"], texts
    return asked


# FHIR

def fhir(resource):
    if resource["resourceType"] == "Bundle":
        return [asked for entry in resource["entry"] for asked in fhir(entry["resource"])]
    if resource["resourceType"] != "Questionnaire":
        return []
    asked, items = [], list(resource.get("item", []))
    while items:
        item = items.pop(0)
        items = item.get("item", []) + items
        options = item.get("answerOption", [])
        displays = [
            option[key].get("display", "") if key == "valueCoding" else str(option[key])
            for option in options for key in option if key in ("valueCoding", "valueString")]
        urls = " ".join(found.get("url", "") for found in item.get("extension", []))
        asked.append(Asked(
            item["linkId"], [item.get("text", "")] + displays, len(options),
            "enableWhen" in item or "enableWhenExpression" in urls,
            "calculatedExpression" in urls))
    return asked


def fhir_xml(text):
    space = "{http://hl7.org/fhir}"
    root = ElementTree.fromstring(text)
    asked = []
    for item in root.iter(f"{space}item"):
        def value(name, item=item):
            found = item.find(space + name)
            return "" if found is None else found.get("value", "")
        displays = [found.get("value") for found in item.findall(
            f"{space}answerOption/{space}valueCoding/{space}display")]
        asked.append(Asked(
            value("linkId"), [value("text")] + displays, len(displays),
            item.find(f"{space}enableWhen") is not None))
    return asked


# LimeSurvey

def limesurvey(text):
    root = ElementTree.fromstring(text)

    def rows(name):
        return [{child.tag: child.text or "" for child in row}
                for row in root.findall(f"{name}/rows/row")]

    texts = {}
    for row in rows("question_l10ns") or rows("questions") + rows("subquestions"):
        texts.setdefault(row["qid"], []).append(row.get("question", ""))
    answers = {}
    labels = {row["aid"]: row["answer"] for row in rows("answer_l10ns")}
    for row in rows("answers"):
        own = answers.setdefault(row["qid"], {})
        own.setdefault((row.get("scale_id"), row["code"]), []).append(
            row.get("answer") or labels.get(row.get("aid"), ""))
    below = {}
    for row in rows("subquestions"):
        below.setdefault(row["parent_qid"], []).append(row["qid"])
    asked = {}
    for row in rows("questions"):
        own = answers.get(row["qid"], {})
        found = list(texts.get(row["qid"], []))
        # `text|left|right` for a slider.
        found += [text for part in below.get(row["qid"], []) for words in texts.get(part, [])
                  for text in words.split("|")]
        found += [text for labels in own.values() for text in labels]
        asked[row["qid"]] = Asked(
            row["title"], found, len(own) if row["type"] in "L!O" else 0,
            row.get("relevance", "1").strip() not in ("", "1"), row["type"] == "*")
    return list(asked.values())


# Codebooks

def codebook(header, rows):
    languages = [name[5:] for name in header if name.startswith("item_")]
    asked = []
    for row in rows:
        found = {name: value.strip() for name, value in zip(header, row) if name and value.strip()}
        if not found.get("elementtype"):
            continue
        answers = [
            [value for name, value in found.items() if re.fullmatch(rf"{language}_\d+", name)]
            for language in languages]
        texts = [found.get(f"item_{language}", "") for language in languages]
        chooses = "choice" in found.get("questiontype", "").lower()
        asked.append(Asked(
            found.get("variable", ""), texts + sum(answers, []),
            max(map(len, answers)) if chooses else 0))
    return asked


# Generic forms

def generic_form(form):
    composites = {part["name"]: part for part in form.get("compositeFields", [])}
    asked = []
    for field_ in form.get("fields", []):
        asked.append(generic_field(field_))
        if inner := composites.get(field_.get("compositeField")):
            asked += [generic_field(part) for part in inner["fields"]]
    return asked


def generic_field(part):
    options = part.get("options", [])
    return Asked(
        part["name"], [part.get("label", ""), part.get("patternDescription", "")]
        + [option.get("label", "") for option in options], len(options))


# Otolith's own files

LANGUAGE = re.compile(r"[a-z]{2}(-[A-Z]{2})?")


def wordings(value):
    """The texts of each mapping from languages to texts."""
    if isinstance(value, list):
        return [text for part in value for text in wordings(part)]
    if not isinstance(value, dict):
        return []
    if value and all(LANGUAGE.fullmatch(key) for key in value):
        return [text if isinstance(text, str) else text["text"] for text in value.values()]
    return [text for part in value.values() for text in wordings(part)]


def otolith(file):
    """Elements and calculations of a questionnaire; studies are counted by `study`."""
    if "questionnaire" not in file:
        return []
    asked, elements = [], list(file["elements"])
    sets = file.get("option-sets", {})
    while elements:
        element = elements.pop(0)
        members = element.get("members", [])
        elements = members + elements
        options = element.get("options", [])
        if isinstance(options, str):
            options = sets[options]
        own = {key: value for key, value in element.items() if key != "members"}
        count = len(options) if isinstance(options, list) else 0
        asked.append(Asked(
            element["id"], wordings(own) + wordings(options), count, "show-when" in element))
    asked += [Asked(value["id"], wordings(value), computed=True)
              for key in ("calculations", "scores") for value in file.get(key, [])]
    return asked


def study(path):
    """The entries of a study's lists, and all its texts."""
    file = yaml.load(path.read_text(encoding="utf-8"), yaml.BaseLoader)
    uses = file["questionnaires"]
    counts = {key: len(file.get(key, [])) for key in
              ("questionnaires", "groups", "next", "triggers", "comparisons", "feedback")}
    counts["schedules"] = sum(
        len(use["schedules"]) if "schedules" in use else int("schedule" in use) for use in uses)
    return counts, wordings(file)
