"""FHIR JSON, read by fhir.resources: every element is one that FHIR knows, of its type."""

import json
import unittest

from fhir.resources.R4B.questionnaire import Questionnaire

import cases


def flat(items):
    for item in items or []:
        yield item
        yield from flat(item.item)


def known(value):
    """Without the companions of values in extensions (`_valueString`), which FHIR's JSON allows (R4
    §2.6.2) and the package has no place for. They hold the translations."""
    if isinstance(value, dict):
        return {name: known(part) for name, part in value.items() if not name.startswith("_value")}
    if isinstance(value, list):
        return [known(part) for part in value]
    return value


class FHIRTest(unittest.TestCase):
    def test_every_questionnaire_is_valid(self):
        for path, elements in cases.files("fhir.json"):
            with self.subTest(path.name):
                resource = known(json.loads(path.read_bytes()))
                questionnaire = Questionnaire.model_validate(resource)
                items = {item.linkId: item for item in flat(questionnaire.item)}
                for element in elements:
                    self.assertIn(element["id"], items)
                    item = items[element["id"]]
                    if element["text"] is not None:
                        self.assertEqual(item.text, element["text"])
                    if element["kind"] == "single-choice":
                        self.assertIn(item.type, ("choice", "open-choice"))
                # What is asked for by `enableWhen` is there.
                for item in items.values():
                    for rule in item.enableWhen or []:
                        self.assertIn(rule.question, items)

    def test_what_is_not_valid_is_refused(self):
        path, _ = next(cases.files("fhir.json"))
        text = path.read_text(encoding="utf-8")
        for old, new in [('"linkId"', '"linkid"'), ('"required": true', '"required": "perhaps"')]:
            resource = known(json.loads(text.replace(old, new, 1)))
            with self.subTest(new), self.assertRaises(ValueError):
                Questionnaire.model_validate(resource)
