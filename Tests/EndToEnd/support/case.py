"""The base of every test case."""

import random
import unittest
import zlib

from . import stack
from .clock import seconds_of
from .failures import FailureAssertions
from .sheets import verdict_names, violations_of
from .waiting import wait_until


def is_undecided(verdict) -> bool:
    return verdict is None or verdict_names([verdict]) == ["RETRY_LATER"]


class EndToEndTestCase(FailureAssertions, unittest.TestCase):
    """Has `self.stack`, and a source of randomness that is the same in every run."""

    maxDiff = 4000

    @classmethod
    def setUpClass(cls):
        cls.stack = stack.shared()
        cls.gateway = cls.stack.gateway

    def setUp(self):
        self.random = random.Random(zlib.crc32(self.id().encode()))

    def now(self) -> float:
        return self.stack.clock.now()

    def submit_until_decided(self, participant, *sheets):
        """As a gateway does: sends again what is to be sent again later, until nothing is."""
        verdicts = [None] * len(sheets)

        def decided():
            waiting = [place for place, verdict in enumerate(verdicts) if is_undecided(verdict)]
            sent = participant.submit(*(sheets[place] for place in waiting))
            for place, verdict in zip(waiting, sent):
                verdicts[place] = verdict
            return not any(map(is_undecided, verdicts))

        wait_until(decided, "every sheet is decided on")
        return verdicts

    def assertCreated(self, verdicts):
        others = [
            (place, name, violations_of(verdict))
            for place, (name, verdict) in enumerate(zip(verdict_names(verdicts), verdicts))
            if name != "CREATED"
        ]
        # Of hundreds a few tell enough; unittest would compare them for minutes.
        if others:
            self.fail(f"{len(others)} of {len(verdicts)}: {others[:5]}")

    def assertRejected(self, verdict, *expected):
        """`expected`: every (field, reason), no more."""
        self.assertEqual(verdict_names([verdict]), ["REJECTED"], verdict)
        self.assertCountEqual(violations_of(verdict), expected)
        for violation in verdict.violations:
            self.assertTrue(violation.description, violation)

    def assertNothingMoved(self, earlier, later):
        """Of what an earlier plan handed out, all that is still to come leads the later one."""
        now = self.now()
        coming = [entry for entry in earlier.notifications if seconds_of(entry.notify_time) > now]
        self.assertEqual(list(later.notifications)[: len(coming)], coming)
