"""The rules of the Python library: held by the cases of Tests/Vectors, and by a table of answers."""

import json
import random
import re
import time
import unittest
from collections import Counter
from datetime import datetime

from google.protobuf import json_format

from otolith.catalogue.v1 import questionnaire_pb2
from otolith.ingestion.v1 import ingestion_pb2
from otolith_gateway import Form
from otolith_gateway.forms import values_of
from otolith_gateway.patterns import automaton, matches
from recipes import ROOT
from rules import computing, deciding, differs, in_node, patterns

SEED = 21
OPTIONS = [{"code": "a"}, {"code": "b"}, {"code": "c"}, {"code": "none", "exclusive": True}]
# Type of a question, what was typed, and why it cannot be submitted.
ANSWERS = [
    ({"multipleChoice": {"options": OPTIONS, "minimumCount": 2, "maximumCount": 2}}, {
        "a": ("tooFew", 2), "a,b": None, "a,b,c": ("tooMany", 2), "none": None, "a,none": ("exclusive", None),
        "": ("missing", None)}),
    ({"multipleChoice": {"options": OPTIONS, "noneAllowed": True}}, {"": None, "a": None}),
    ({"number": {"minimum": 1, "maximum": 5, "integer": True}}, {
        "1": None, "0": ("tooSmall", 1), "6": ("tooLarge", 5), "1.5": ("integer", None), " ": ("missing", None),
        "inf": ("missing", None)}),
    ({"duration": {"minimumSeconds": 60, "maximumSeconds": 120}}, {"59": ("tooSmall", 60), "121": ("tooLarge", 120), "90": None}),
    ({"date": {"earliest": "2020-02-01", "latest": "2020-03-01"}}, {
        "2020-02-29": None, "2019-02-29": ("date", None), "2020-01-31": ("tooEarly", "2020-02-01"),
        "2020-03-02": ("tooLate", "2020-03-01")}),
    ({"ranking": {"options": OPTIONS[:3], "rankedCount": 2}}, {"a": ("ranks", 2), "b,a": None, "a,b,c": ("tooMany", 2)}),
    ({"countdown": {"seconds": 30}}, {"29": ("tooSmall", 30), "30": None, "86401": ("tooLarge", 86400)}),
    ({"number": {"pattern": {"expression": "\\d+\\.5"}}}, {"1.5": None, "1e2": ("pattern", None), "2.50": None}),
    ({"time": {}}, {"23:59": None, "24:00": ("time", None)}),
    ({"dateTime": {}}, {"2020-02-29T08:00": None, "2020-02-30T08:00": ("dateTime", None)}),
    ({"textLine": {"maximumLength": 3}}, {"日本語": None, "four": ("tooLong", 3), " \u00a0": ("missing", None)}),
    ({"textLine": {"pattern": {"expression": "[A-Z]{2}\\d+"}}}, {"AB1": None, "A1": ("pattern", None)}),
    ({"email": {}}, {"a.b+c@exämple.org": None, "a@b c": ("email", None)}),
    ({"url": {}}, {"HTTPS://example.org/?q": None, "ftp://example.org": ("url", None)}),
    ({"telephone": {}}, {"+49 (731) 12-34": None, "12": ("telephone", None)})]


def questionnaire_of(given: dict) -> questionnaire_pb2.Questionnaire:
    return json_format.ParseDict(given, questionnaire_pb2.Questionnaire())


def repeating() -> dict:
    """A questionnaire with a counted group, and one to whose repetitions the participant adds."""
    def question(name, parent, kind, text=None, **more):
        return {"elementId": name, "parentId": parent, "question": {kind: {}, "text": {"text": text or name}} | more}

    def compared(name, operator, number):
        return [{"elementId": name, "operator": f"CONDITION_OPERATOR_{operator}", "number": number}]

    def call(function, *operands):
        return [{"function": f"EXPRESSION_FUNCTION_{function}"}, *({"parent": 1} | one for one in operands)]

    each = [{"function": "EXPRESSION_FUNCTION_EACH", "parent": 1}, {"parent": 2, "elementId": "dose"}]
    units = {"singleChoice": {"options": [{"code": "ml"}, {"code": "mg"}]}}
    return {
        "questionnaireId": "repeating", "elements": [
            question("children", "", "number"),
            {"elementId": "child", "group": {"title": {"text": "Child"}, "repeat": {"maximum": 3, "elementId": "children"}},
             "enableWhen": compared("children", "LESS", 4)},
            question("age", "child", "number"),
            question("school", "child", "textLine", "School at {{answer:age|that age}}?") | {
                "enableWhen": compared("age", "GREATER", 5)},
            {"elementId": "medicine", "group": {"title": {"text": "Medicine"}, "repeat": {"minimum": 1, "maximum": 3}}},
            question("dose", "medicine", "number", optionalAnswer=True, initialAnswer={"number": 1}),
            {"elementId": "inner", "parentId": "medicine", "group": {}},
            {"elementId": "unit", "parentId": "inner", "question": units | {
                "optionalAnswer": True, "requiredWhen": compared("dose", "GREATER", 10)}},
            {"elementId": "amount", "parentId": "inner", "question": {"offeredBy": "unit", "singleChoice": {"options": [
                {"code": "spoon", "offeredFor": ["ml"]}]}}},
            {"elementId": "many", "question": {"textLine": {}, "optionalAnswer": True}, "enableWhen": [
                {"count": [{"elementId": "dose"}], "operator": "CONDITION_OPERATOR_GREATER_OR_EQUAL", "number": 2}]}],
        "calculations": [
            {"calculationId": "total", "expression": {"nodes": [{"function": "EXPRESSION_FUNCTION_ADD"}, *each]}},
            {"calculationId": "double", "parentId": "medicine", "expression": {"nodes": call(
                "MULTIPLY", {"elementId": "dose"}, {"number": 2})}},
            {"calculationId": "place", "parentId": "medicine", "expression": {"nodes": [
                {"function": "EXPRESSION_FUNCTION_REPETITION"}]}}],
        "constraints": [{"constraintId": "fits", "elementId": "dose", "expression": {"nodes": call(
            "LESS", {"calculationId": "double"}, {"number": 50})}}]}


def value(answer: dict):
    if "codes" in answer:
        return tuple(answer["codes"])
    return float(answer["number"]) if "number" in answer else answer["text"]


def values(answers: dict) -> dict:
    return {name: value(answer) for name, answer in answers.items()}


def cases(name: str) -> list[dict]:
    return json.loads((ROOT / "Tests" / "Vectors" / f"{name}.json").read_text())


class Rules(unittest.TestCase):
    def test_conditions_are_decided_as_the_vectors_say(self):
        # In the message, a count of no question is no count.
        known = [case for case in cases("conditions") if case["condition"].get("count") != []]
        wrong, shown = [], 0
        for case in known:
            given = deciding(case)
            earlier = {name: values(sheet) for name, sheet in given["earlier"].items()}
            review = Form(questionnaire_of(given["questionnaire"])).review(values(given["given"]), earlier)
            shown += "target" in review.shown
            if ("target" in review.shown) != (case["result"] is True):
                wrong.append(case["name"])
        self.assertEqual(wrong, [])
        self.assertGreater(len(known), 1300)
        self.assertGreater(shown, 200)

    def test_calculations_have_the_values_of_the_vectors(self):
        wrong, found = [], []
        for case in cases("expressions"):
            given = computing(case)
            if "begun" not in given and "today" in json.dumps(case["expression"]):
                continue  # a form of this library always has a start
            form = Form(questionnaire_of(given["questionnaire"]))
            form.start_time = datetime.fromisoformat(given["begun"]) if "begun" in given else form.start_time
            earlier = {name: values(sheet) for name, sheet in given["earlier"].items()}
            review = form.review(values(given["given"]), earlier, "Asia/Tokyo", values(given["profile"]))
            result = review.calculations["target"]
            if isinstance(result, bool):
                result = "yes" if result else "no"
            number, text = (None, result) if isinstance(result, str) else (result, "")
            found.append(number)
            if differs(case, number, text):
                wrong.append((case["name"], result))
        self.assertEqual(wrong, [])
        self.assertGreater(len(found), 420)
        self.assertGreater(sum(one is not None for one in found), 100)

    def test_patterns_become_the_automata_of_the_preview(self):
        sources = patterns(SEED, 400)
        for source, wanted in zip(sources, in_node(patterns=sources)["patterns"], strict=True):
            with self.subTest(source):
                self.assertEqual(automaton(source), wanted)
        self.assertEqual([automaton(one) for one in ("(?=a)b", "(", r"(a)\1", "a{2001}")], [None] * 4)

    def test_patterns_match_as_python_matches(self):
        texts = ["", "a", "aa", "ab", "a b", "A1", "ß", "a\n", "\U0001F600", "__", "a-b", "ba"]
        for source in (r"a+|b", r"\w*", r"[^a]?b*", r"(?:a|ab)(?:c|bcd)?", r".", r"\ba\b.*", r"a{2,}", r"\W+", r"[a-]+"):
            for text in texts:
                with self.subTest(source, text=text):
                    wanted = re.fullmatch(source.replace(".", r"[^\n\r\u2028\u2029]"), text, re.ASCII) is not None
                    self.assertEqual(matches(automaton(source), text), wanted)
        self.assertTrue(matches(automaton(r"\p{Lu}\P{L}"), "Ä1"))

    def test_a_pattern_takes_bounded_time(self):
        began = time.process_time()
        self.assertFalse(matches(automaton("(a*)*b"), "a" * 4000))
        self.assertLess(time.process_time() - began, 5)

    def test_answers(self):
        for kind, table in ANSWERS:
            questionnaire = questionnaire_of({"elements": [{"elementId": "q", "question": kind}]})
            for typed, wanted in table.items():
                with self.subTest(kind=kind, typed=typed):
                    form = Form(questionnaire)
                    problem = form.review({"q": form.read("q", typed)}).problems.get("q")
                    self.assertEqual(problem and (problem.reason, problem.bound), wanted)

    def test_required_questions_composites_and_constraints(self):
        def question(name, **more):
            return {"elementId": name, "question": {"textLine": {}} | more}

        def is_yes(name):
            return [{"elementId": name, "operator": "CONDITION_OPERATOR_EQUAL", "text": "yes"}]

        form = Form(questionnaire_of({
            "elements": [
                question("a", optionalAnswer=True), question("b", optionalAnswer=True, requiredWhen=is_yes("a")),
                {"elementId": "page", "pageBreak": {}, "enableWhen": is_yes("b")}, question("c"),
                {"elementId": "both", "group": {"style": "GROUP_STYLE_COMPOSITE", "optionalAnswer": True}},
                {"parentId": "both", **question("d")}, {"parentId": "both", **question("e")}],
            "constraints": [{"constraintId": "rule", "elementId": "a", "expression": {"nodes": [
                {"function": "EXPRESSION_FUNCTION_EQUAL"}, {"parent": 1, "elementId": "a"},
                {"parent": 1, "text": "yes"}]}}]}))

        def problems(**given):
            return {name: one.reason for name, one in form.review(given).problems.items()}

        self.assertEqual(problems(), {})
        self.assertEqual(problems(a="yes"), {"b": "missing"})
        self.assertEqual(problems(a="no"), {"a": "constraint"})
        # Shown with the page; answers to hidden questions are left out.
        self.assertEqual(problems(b="yes", c="x"), {})
        self.assertEqual(problems(b="yes"), {"c": "missing"})
        self.assertEqual(form.review({"c": "x"}).answers, {})
        self.assertEqual(problems(b="yes", c="x", d="x"), {"e": "compositeIncomplete"})

    def test_options_that_an_earlier_answer_offers(self):
        form = Form(questionnaire_of({"elements": [
            {"elementId": "first", "question": {"multipleChoice": {"options": OPTIONS[:3]}}},
            {"elementId": "then", "question": {"offeredBy": "first", "multipleChoice": {"options": [
                {"code": "x", "offeredFor": ["a", "b"]}, {"code": "y", "offeredFor": ["b"]}]}}}]}))
        self.assertNotIn("then", form.review({"first": ("c",)}).shown)
        self.assertEqual(form.review({"first": ("a",), "then": ("x", "y")}).answers["then"], ("x",))
        self.assertEqual(form.review({"first": ("b",), "then": ("x", "y")}).answers["then"], ("x", "y"))

    def test_repeating_groups_are_filled_in_as_by_otolith_js(self):
        chance, questionnaire = random.Random(SEED), repeating()
        forms = [{"questionnaire": questionnaire, "added": chance.choice([{}, {"medicine": 2}]), "given": {
            name: answer for name, answer in {
                "children": {"number": chance.randint(0, 4)}, **{f"age_{n}": {"number": chance.randint(0, 20)} for n in (1, 2, 3)},
                **{f"school_{n}": {"text": "x"} for n in (1, 2, 3)},
                **{f"dose_{n}": {"number": chance.choice([5, 60])} for n in (1, 2, 3)},
                **{f"unit_{n}": {"codes": [chance.choice(["ml", "mg"])]} for n in (1, 2, 3)},
                "dose": {"number": 1}}.items() if chance.random() < 0.5}} for _ in range(300)]
        seen = Counter()
        for given, wanted in zip(forms, in_node(forms=forms)["forms"], strict=True):
            form = Form(questionnaire_of(questionnaire))
            review = form.review(values(given["given"]), added=given["added"])
            found = {
                "initial": list(form.initial_answers), "shown": review.shown, "answers": list(review.answers),
                "problems": {name: one.reason for name, one in review.problems.items()},
                "violated": [one.constraint_id for one in review.violated],
                "calculations": {name: "" if one is None else one for name, one in review.calculations.items()}}
            self.assertEqual(found, wanted | {"shown": set(wanted["shown"])}, given)
            seen.update([*review.shown, *found["violated"], *found["problems"]])
        for name in ("child_3", "school_2", "medicine_3", "dose_1", "many", "fits_2", "age_1", "amount_1"):
            self.assertGreater(seen[name], 5, name)

    def test_a_repetition_is_a_copy_of_its_group(self):
        definition = questionnaire_of(repeating())
        form = Form(definition)
        self.assertEqual(form.copies["medicine_2"], ("medicine", 2, True))
        self.assertEqual(form.copies["child_1"], ("child", 1, False))
        elements = {one.element_id: one for one in form.questionnaire.elements}
        self.assertEqual(elements["child_2"].group.title.text, "Child 2")
        self.assertEqual(elements["school_2"].question.text.text, "School at {{answer:age_2|that age}}?")
        review = form.review({"children": 1.0, "age_1": 7.0, "dose_2": 4.0})
        self.assertEqual(review.shown & set(form.copies), {"child_1", "medicine_1", "medicine_2"})
        self.assertEqual(review.calculations["total"], 4.0)
        self.assertEqual(review.calculations["double_2"], 8.0)
        sheet = form.sheet("study", review.answers)
        self.assertEqual([one.element_id for one in sheet.answers], ["children", "age_1", "dose_2"])
        # The definition of the catalogue stays as it is.
        self.assertEqual(definition, questionnaire_of(repeating()))

    def test_previous_answers_and_fields_of_the_profile_are_sent(self):
        form = Form(questionnaire_of({
            "questionnaireId": "form", "elements": [{"elementId": "n", "question": {"number": {}}}],
            "calculations": [{"calculationId": "c", "expression": {"nodes": [
                {"function": "EXPRESSION_FUNCTION_ADD"}, {"parent": 1, "elementId": "n"},
                {"parent": 1, "earlierElementId": "n"}, {"parent": 1, "profileField": "tinnitus-frequency"}]}}]}))
        earlier, profile = {"form": {"n": 2.0}}, {"tinnitus-frequency": 4000.0, "sex": "female"}
        self.assertEqual(form.review({"n": 1.0}, earlier, profile=profile).calculations, {"c": 4003.0})
        sheet = form.sheet("study", {"n": 1.0}, earlier, profile)
        self.assertEqual(
            [(one.questionnaire_id, one.element_id, one.number.value) for one in sheet.referenced_answers], [("form", "n", 2.0)])
        self.assertEqual([(one.field, one.number) for one in sheet.profile_values], [("tinnitus-frequency", 4000.0)])

    def test_scores(self):
        options = [{"code": code} for code in ("0", "1", "2", "3")]
        form = Form(questionnaire_of({
            "sharedAnswer": {"singleChoice": {"options": options}},
            "elements": [{"elementId": name, "question": {"inherited": {}}} for name in "xyz"],
            "scores": [{
                "scoreId": "sum", "method": "SCORE_METHOD_PRORATED_SUM", "minimumAnswered": 2,
                "items": [{"elementId": "x"}, {"elementId": "y", "reversed": True}, {"elementId": "z", "weight": 2}],
                "bands": [{"minimum": 0, "code": "low"}, {"minimum": 5, "code": "high"}]}]}))
        self.assertEqual(form.review({"x": ("3",)}).scores[0][1:], (None, None, 1, 3))
        self.assertEqual(form.review({"x": ("3",), "y": ("1",)}).scores[0][1:], (10.0, "high", 2, 3))
        self.assertEqual(form.review({"x": ("0",), "y": ("3",), "z": ("1",)}).scores[0][1:], (2.0, "low", 3, 3))

    def test_a_form_is_one_sheet(self):
        form = Form(questionnaire_of({
            "questionnaireId": "form", "version": 3, "contentHash": "00", "elements": [
                {"elementId": "c", "question": {"multipleChoice": {"options": OPTIONS}}},
                {"elementId": "n", "question": {"number": {}}}, {"elementId": "d", "question": {"date": {}}, "enableWhen": [
                    {"questionnaireId": "other", "elementId": "o", "operator": "CONDITION_OPERATOR_ANSWERED"}]}]}))
        answers = {"c": ("a", "b"), "n": 0.0, "d": "2026-01-01"}
        sheet = form.sheet("study", answers, {"other": {"o": 2.0, "unread": 1.0}}, time_zone="Europe/Berlin")
        self.assertEqual(values_of(sheet), answers)
        self.assertEqual(sheet.sheet_id, form.sheet("study", answers).sheet_id)
        self.assertEqual((sheet.version, sheet.content_hash, sheet.time_zone), (3, "00", "Europe/Berlin"))
        self.assertEqual(
            [(one.element_id, one.number.value) for one in sheet.referenced_answers], [("o", 2.0)])
        self.assertEqual(sheet.closing, ingestion_pb2.SHEET_CLOSING_COMPLETE)
        with self.assertRaises(KeyError):
            form.read("gone", "x")


if __name__ == "__main__":
    unittest.main()
