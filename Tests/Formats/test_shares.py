"""The Bundle behind a SMART Health Link, read by fhir.resources. `ShareContentsTests` compares it with the service's."""

import base64
import json
import unittest
from pathlib import Path

from fhir.resources.R4B.bundle import Bundle

TEXT = (Path(__file__).parent / "Shares" / "bundle.json").read_text(encoding="utf-8")


class SharesTest(unittest.TestCase):
    def test_the_bundle_is_valid(self):
        bundle = Bundle.model_validate_json(TEXT)
        kinds = [entry.resource.get_resource_type() for entry in bundle.entry]
        self.assertEqual(kinds, [
            "Patient", "QuestionnaireResponse", "Observation", "QuestionnaireResponse", "Observation", "Observation",
            "Observation", "Observation", "DocumentReference"])
        patient, response, score, other = (entry.resource for entry in bundle.entry[:4])
        self.assertEqual(set(json.loads(TEXT)["entry"][0]["resource"]), {"resourceType", "id"})
        urls = {entry.fullUrl for entry in bundle.entry}
        self.assertEqual(response.subject.reference, f"urn:uuid:{patient.id}")
        self.assertLessEqual({response.subject.reference, score.derivedFrom[0].reference}, urls)
        answers = {item.linkId: item.answer for item in response.item}
        self.assertTrue(answers["heard"][0].valueBoolean)
        self.assertEqual([one.valueCoding.code for one in answers["kinds"]], ["hiss", "other"])
        self.assertNotIn("blank", answers)
        self.assertEqual(answers["moment"][0].valueDateTime.isoformat(), "2026-03-01T07:30:00+02:00")
        # Without a zone, it is no FHIR dateTime.
        self.assertEqual({item.linkId: item.answer for item in other.item}["moment"][0].valueString, "2026-03-01T07:30")

    def test_the_report_is_an_attachment(self):
        attached = Bundle.model_validate_json(TEXT).entry[-1].resource.content[0].attachment
        self.assertEqual((attached.contentType, attached.language), ("text/html", "en"))
        self.assertEqual(base64.b64decode(json.loads(TEXT)["entry"][-1]["resource"]["content"][0]["attachment"]["data"]),
                         b"<p>Report</p>")

    def test_what_is_not_valid_is_refused(self):
        for old, new in [('"status":"completed"', '"state":"completed"'), ('"valueTime":"07:30:00"', '"valueTime":"soon"')]:
            with self.subTest(new), self.assertRaises(ValueError):
                Bundle.model_validate_json(TEXT.replace(old, new, 1))
