"""Health records as FHIR R4 resources, read by fhir.resources. The lines are those of the service:
`RecordResourceTests` compares them."""

import json
import unittest
from pathlib import Path

from fhir.resources.R4B.observation import Observation
from fhir.resources.R4B.procedure import Procedure

LINES = (Path(__file__).parent / "Records" / "records.ndjson").read_text(encoding="utf-8").splitlines()
TYPES = {"Observation": Observation, "Procedure": Procedure}


def read(line):
    return TYPES[json.loads(line)["resourceType"]].model_validate_json(line)


class RecordsTest(unittest.TestCase):
    def test_every_resource_is_valid(self):
        resources = [read(line) for line in LINES]
        self.assertEqual(
            sorted(resource.get_resource_type() for resource in resources),
            ["Observation"] * 8 + ["Procedure"] * 2)
        self.assertEqual(len({resource.id for resource in resources}), len(resources))
        codes = {
            coding.code for resource in resources for coding in resource.code.coding or []
            if coding.system == "http://loinc.org"}
        self.assertEqual(codes, {"89015-2", "85354-9", "15074-8", "2339-0", "8867-4"})

    def test_hearing_thresholds_have_the_codes_of_their_ear_and_frequency(self):
        audiogram = next(
            resource for resource in map(read, LINES)
            if resource.code.coding and resource.code.coding[0].code == "89015-2")
        heard, not_heard, discomfort = audiogram.component
        self.assertEqual(heard.code.coding[0].code, "89016-0")
        self.assertEqual((float(heard.valueQuantity.value), heard.valueQuantity.code), (35, "dB"))
        # LOINC has no code for 125 Hz.
        self.assertEqual(not_heard.code.coding[0].system, "urn:otolith:record-value")
        self.assertEqual(not_heard.valueQuantity.comparator, ">")
        self.assertEqual(discomfort.code.coding[0].code, "discomfort-level-right-125")

    def test_what_is_not_valid_is_refused(self):
        for old, new in [('"status"', '"state"'), ('"resourceType":"Observation"', '"resourceType":"Procedure"')]:
            with self.subTest(new), self.assertRaises((ValueError, KeyError)):
                read(LINES[0].replace(old, new, 1))
