"""The printed parts of a history belong to the finding."""

import contextlib
import io
import unittest
from pathlib import Path

from faults.checker import check
from faults.telling import lines_about, tell
from stories import ANNA, Story


class Telling(unittest.TestCase):
    def test_of_a_sheet_its_sendings_and_their_answers(self):
        lines = lines_about(Story().tell(), ("b", ANNA))
        self.assertTrue(any('"CREATED"' in line for line in lines))
        self.assertFalse(any('"join"' in line for line in lines))

    def test_of_a_person_joining_and_leaving(self):
        lines = lines_about(Story().tell(), (ANNA,))
        self.assertTrue(any('"leave"' in line for line in lines))
        self.assertFalse(any('"submit"' in line for line in lines))

    def test_the_seed_the_faults_and_the_findings(self):
        story = Story()
        story.stored.pop()
        story.records.append(
            {"what": "fault", "at": 1.5, "number": 3, "kind": "pause", "target": "auth",
             "seconds": 0.5})
        records = story.tell()
        told = io.StringIO()
        with contextlib.redirect_stderr(told):
            tell(check(records), records, Path("history.jsonl"), "4711")
        for part in ("sheet b was acknowledged and is gone", "3 pause auth", "4711",
                     "history.jsonl"):
            self.assertIn(part, told.getvalue())
