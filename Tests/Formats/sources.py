"""Questions, texts, options and rules of files of other systems, counted without Otolith."""

import csv
import io
import json
import re
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass, field

import openpyxl


@dataclass
class Asked:
    """A row or item of a file."""
    name: str
    texts: list = field(default_factory=list)
    options: int = 0
    rule: bool = False
    computed: bool = False


def read(path):
    """The rows of a file, by its contents; nothing for formats that are not counted."""
    data = path.read_bytes()
    if data[:2] == b"PK":
        return workbook(path)
    text = data.decode("utf-8-sig")
    start = text.lstrip()[:1]
    if start == "<":
        return limesurvey(text) if "LimeSurveyDocType" in text[:400] else fhir_xml(text)
    if start in "[{":
        value = json.loads(text)
        if isinstance(value, list):
            return redcap([{key: flat(key, cell) for key, cell in row.items()} for row in value])
        return fhir(value) if "resourceType" in value else []
    rows = list(csv.reader(io.StringIO(text)))
    if "Variable / Field Name" in rows[0]:
        return redcap([dict(zip(map(column, rows[0]), row)) for row in rows[1:]])
    return xlsform({name: table(sheet) for name, sheet in sheets(rows).items()})


# XLSForm

def workbook(path):
    book = openpyxl.load_workbook(path, data_only=True)
    found = {}
    for sheet in book:
        rows = [["" if cell is None else str(cell) for cell in row]
                for row in sheet.iter_rows(values_only=True)]
        found[sheet.title.lower()] = table(rows) if rows else []
    return xlsform(found) if "survey" in found else []


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


def xlsform(found):
    lists, name = {}, ""
    for row in found.get("choices", []):
        name = cell(row, "list_name") or name
        if cell(row, "name"):
            lists.setdefault(name, []).append(translated(row, "label"))
    if found["survey"] and {"showif", "choice1"} & {key.lower() for key in found["survey"][0]}:
        return formr(found["survey"], lists)
    asked = []
    for row in found["survey"]:
        type_name = cell(row, "type")
        words = type_name.replace("begin group", "begin_group").split()
        if not words or words[0].startswith("end") or not cell(row, "name"):
            continue
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
    "variable_/_field_name": "field_name", "branching_logic_(show_field_only_if...)":
    "branching_logic", "choices,_calculations,_or_slider_labels": "select_choices_or_calculations",
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
        labels = [part.split(",", 1)[1] for part in choices.split("|") if "," in part] \
            if chooses else []
        texts = [row.get(name) or "" for name in ("section_header", "field_label", "field_note")]
        asked.append(Asked(
            row["field_name"], texts + labels, len(labels), bool(row.get("branching_logic")),
            row["field_type"] == "calc"))
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
        found += [text for part in below.get(row["qid"], []) for text in texts.get(part, [])]
        found += [text for labels in own.values() for text in labels]
        asked[row["qid"]] = Asked(
            row["title"], found, len(own) if row["type"] in "L!O" else 0,
            row.get("relevance", "1").strip() not in ("", "1"), row["type"] == "*")
    return list(asked.values())
