"""The rules of otolith.js, run by Node, and the same rules as the preview has them."""

import json
import random
import re
import subprocess
import tempfile
from pathlib import Path

from recipes import ROOT

HERE = Path(__file__).resolve().parent
# Members of the preview's data that are for showing only.
SHOWN = {"text", "description", "shared", "title", "label", "message"}
# What validation reads of a type.
READ = {
    "text": ("type", "style", "length"), "number": ("type", "minimum", "maximum", "isInteger"),
    "multiple-choice": ("type", "minimum", "maximum", "isNoneAllowed"), "date": ("type", "earliest", "latest"),
    "duration": ("type", "minimum", "maximum")}
# A type of question for each form of an answer.
TYPES = {"codes": "country", "number": "number", "text": "textLine"}


def in_node(questionnaires=(), patterns=(), conditions=(), expressions=(), orders=(), forms=()) -> dict:
    given = {"questionnaires": list(questionnaires), "patterns": list(patterns), "conditions": list(conditions),
             "expressions": list(expressions), "orders": list(orders), "forms": list(forms)}
    done = subprocess.run(
        ["node", HERE / "javascript" / "rules.mjs"], input=json.dumps(given), capture_output=True, text=True,
        timeout=120)
    if done.returncode != 0:
        raise AssertionError(done.stderr)
    return json.loads(done.stdout)


def previewed(otolithctl: Path, file: Path) -> dict:
    """The data of the preview of a file."""
    with tempfile.TemporaryDirectory(prefix="otolith-preview-") as folder:
        page = Path(folder) / "page.html"
        subprocess.run(
            [otolithctl, "catalogue", "preview", file, "-o", page], check=True, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=120)
        data, = re.findall(r'<script type="application/json" id="questionnaire">(.*?)</script>', page.read_text(), re.S)
    return json.loads(data)


def plain(form: dict) -> dict:
    """What rules read of either form, without differences that have no meaning."""
    def kind(element):
        if element.get("kind") is None:
            return None
        found = form["kinds"][element["kind"]]
        read = {name: found.get(name) for name in READ.get(found["type"], ("type",))}
        if found["type"] == "multiple-choice":
            read["options"] = [(one["code"], one["isExclusive"]) for one in found["options"]]
        if found["type"] == "text":
            read["pattern"] = None if found["pattern"] is None else form["patterns"][found["pattern"]]
        return read

    def element(one):
        is_known = one["type"] in ("question", "composite")
        return {
            **{name: one[name] for name in ("id", "parent", "governors", "members", "shownIf")}, "copy": one.get("copy"),
            "requiredIf": one.get("requiredIf"),
            "type": one["type"] if is_known else "other",
            "isOptional": is_known and one["isOptional"], "kind": kind(one), "initial": one.get("initial")}

    def ordered(item):
        scale = item.get("scale")
        inner = {"of": [ordered(operand) for operand in item["of"]]} if "of" in item else {}
        return item | inner | ({"scale": scale | {"weights": scale["weights"] and sorted(scale["weights"])}}
                               if scale else {})

    def computed(one):
        return {name: value for name, value in one.items() if name not in SHOWN} | {
            "expression": ordered(one["expression"])}

    def score(one):
        items = [ordered(item) for item in one["items"]]
        bands = [{"minimum": band["minimum"], "code": band["code"]} for band in one["bands"]]
        return {name: one[name] for name in ("id", "method", "minimumAnswered", "factor", "offset")} | {
            "items": items, "bands": bands}

    return {
        "elements": [element(one) for one in form["elements"]], "scores": [score(one) for one in form["scores"]],
        **{name: [computed(one) for one in form[name]] for name in ("calculations", "constraints")}}


def patterns(seed: int, count: int) -> list[str]:
    """Generated patterns of all that is supported."""
    chance = random.Random(seed)
    atoms = ["a", "Z", "ß", "\U0001F600", ".", r"\d", r"\W", r"\S", r"\p{Lu}", r"\P{L}", r"\.", r"\u{1F600}", r"\u00e9",
             r"\x41", r"\t", "[a-z]", r"[^\d_-]", r"[\]\u0041-Z.]", r"[^\P{N}\s]", "[]", "[^]", "-", r"\0"]

    def sequence(depth):
        return "".join(item(depth) for _ in range(chance.randint(0, 3)))

    def item(depth):
        if chance.random() < 0.15:
            return chance.choice(["^", "$", r"\b", r"\B"])
        inner = chance.choice(atoms)
        if depth > 0 and chance.random() < 0.4:
            head = chance.choice(["(", "(?:", "(?<name>"])
            inner = head + "|".join(sequence(depth - 1) for _ in range(chance.randint(1, 3))) + ")"
        return inner + chance.choice(["", "", "", "*", "+?", "?", "{2}", "{0,3}", "{1,}", "{0}"])

    found = ("|".join(sequence(3) for _ in range(chance.randint(1, 3))) for _ in range(count * 3))
    # A pattern may use a name once, and must not be empty.
    return [one for one in dict.fromkeys(found) if one and one.count("(?<name>") < 2][:count]


def listed(condition: dict) -> list[dict]:
    """A condition of Tests/Vectors as the list of the API."""
    parts: list[dict] = []

    def operator(one):
        return {} if one["is"] is None else {
            "operator": f"CONDITION_OPERATOR_{one['is'].upper().replace('-', '_')}"}

    def reference(one):
        named = {"scoreId": one["score"]} if "score" in one else {"elementId": one["question"]}
        return {"questionnaireId": one["questionnaire"]} | named

    def add(one, parent):
        part = {"parent": parent}
        parts.append(part)
        place = len(parts)
        if "subject" in one or "count" in one:
            part |= operator(one) | {"codes": one["codes"]}
            if one["number"] is not None:
                part["number"] = one["number"]
            if "count" in one:
                part["count"] = [reference(question) for question in one["count"]]
            else:
                part |= reference(one["subject"]) | {"text": one["text"]}
        for name in ("all", "any", "not"):
            if name in one:
                part["combination"] = f"COMBINATION_{'none' if name == 'not' else name}".upper()
                for inner in [one["not"]] if name == "not" else one[name]:
                    add(inner, place)
        parts[place - 1] = part

    add(condition, 0)
    return parts


def deciding(case: dict) -> dict:
    """A questionnaire in which the case's condition decides about the element `target`."""
    nothing = [{"combination": "COMBINATION_ANY"}]
    questions = [
        {"elementId": name, "question": {TYPES[form]: {}}} | (
            {"enableWhen": nothing} if name in case.get("hidden", ()) else {})
        for name, answer in case["answers"].items() for form in answer]
    target = {"elementId": "target", "question": {"textLine": {}}, "enableWhen": listed(case["condition"])}
    return {
        "questionnaire": {"elements": [*questions, target]}, "given": case["answers"],
        "earlier": case.get("earlier", {})}


def nodes(expression: dict) -> list[dict]:
    """An expression of Tests/Vectors as the list of the API."""
    found: list[dict] = []

    def add(one, parent):
        content = {"elementId": one["answer"]} if "answer" in one else {"earlierElementId": one["earlier"]} if (
            "earlier" in one) else {"profileField": one["profile"]} if "profile" in one else {
            f"{name}Id": one[name] for name in ("score", "calculation") if name in one} or {
            name: one[name] for name in ("number", "text") if name in one}
        if "call" in one:
            content = {"function": f"EXPRESSION_FUNCTION_{one['call'].upper().replace('-', '_')}"}
        found.append({"parent": parent} | content)
        place = len(found)
        for operand in one.get("of", ()):
            add(operand, place)

    add(expression, 0)
    return found


def computing(case: dict) -> dict:
    """A questionnaire that computes the case's expression as the calculation `target`."""
    def question(name, form):
        weights = case.get("weights", {}).get(name)
        if form == "codes" and weights is not None:
            options = [{"code": code, "label": {}, "weight": weight} for code, weight in weights.items()]
            return {"multipleChoice": {"options": options}}
        return {TYPES[form]: {}}

    calculations = case.get("calculations", {}) | {"target": case["expression"]}
    # In the morning of that day where the sheet is filled in, and in the evening before in Greenwich.
    begun = {"begun": f"{case['today']}T08:30:00+09:00"} if case.get("today") else {}
    return {
        "questionnaire": {
            "questionnaireId": "vector",
            "elements": [{"elementId": name, "question": question(name, form)}
                         for name, answer in (case["answers"] | case.get("earlier", {})).items() for form in answer],
            "calculations": [{"calculationId": name, "expression": {"nodes": nodes(expression)}}
                             for name, expression in calculations.items()]},
        "given": case["answers"], "earlier": {"vector": case.get("earlier", {})},
        "profile": case.get("profile", {})} | begun


def differs(case: dict, value, text: str) -> bool:
    """Whether a computed value, or text, is another one than the case's."""
    wanted = case["result"] or {}
    if "number" in wanted:
        number = float(wanted["number"])
        close = abs(value - number) <= 1e-12 * abs(number) if case.get("approximate") and value is not None else False
        return value != number and not close
    if "truth" in wanted:
        wanted = {"text": "yes" if wanted["truth"] else "no"}
    return value is not None or text != wanted.get("text", "")
