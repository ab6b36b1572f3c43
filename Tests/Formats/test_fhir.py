"""FHIR JSON read by fhir.resources: every element is valid and has its type."""

import unittest

from fhir.resources.R4B.questionnaire import Questionnaire

import cases


def flat(items):
    for item in items or []:
        yield item
        yield from flat(item.item)


class FHIRTest(unittest.TestCase):
    def test_every_questionnaire_is_valid(self):
        for path, elements in cases.files("fhir.json"):
            with self.subTest(path.name):
                questionnaire = Questionnaire.model_validate_json(path.read_bytes())
                items = {item.linkId: item for item in flat(questionnaire.item)}
                for element in elements:
                    self.assertIn(element["id"], items)
                    item = items[element["id"]]
                    if element["text"] is not None:
                        self.assertEqual(item.text, element["text"])
                    if element["kind"] == "single-choice":
                        self.assertIn(item.type, ("choice", "open-choice"))
                # Every question that `enableWhen` refers to exists.
                for item in items.values():
                    for rule in item.enableWhen or []:
                        self.assertIn(rule.question, items)

    def test_calculations_are_variables(self):
        found = 0
        for path, _ in cases.files("fhir.json"):
            questionnaire = Questionnaire.model_validate_json(path.read_bytes())
            for extension in questionnaire.extension or []:
                if extension.url == "http://hl7.org/fhir/StructureDefinition/variable":
                    with self.subTest(path.name):
                        self.assertEqual(extension.valueExpression.language, "text/fhirpath")
                        self.assertTrue(extension.valueExpression.name.startswith("calc-"))
                    found += 1
        self.assertGreater(found, 40)

    def test_what_is_not_valid_is_refused(self):
        texts = [path.read_text(encoding="utf-8") for path, _ in cases.files("fhir.json")]
        for old, new in [('"linkId"', '"linkid"'), ('"required": true', '"required": "perhaps"')]:
            text = next(text for text in texts if old in text)
            Questionnaire.model_validate_json(text)
            with self.subTest(new), self.assertRaises(ValueError):
                Questionnaire.model_validate_json(text.replace(old, new, 1))
