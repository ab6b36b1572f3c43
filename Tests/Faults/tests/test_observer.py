"""The observers consume all topics of the services."""

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


class Observer(unittest.TestCase):
    def test_no_topic_is_left_out(self):
        events = (ROOT / "proto/otolith/events/v1/events.proto").read_text()
        messages = re.findall(r"^message (\w+)", events, re.MULTILINE)
        # Messages used as fields of others are not topics.
        topics = [name for name in messages if not re.search(rf"^ +(repeated )?{name} ", events, re.MULTILINE)]
        self.assertGreater(len(topics), 10)
        kinds = (ROOT / "Tests/Faults/Observer/Kinds.swift").read_text()
        for topic in topics:
            with self.subTest(topic):
                self.assertIn(f"EventsV1.{topic}.fullName", kinds)
