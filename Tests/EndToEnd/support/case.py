"""The base of every test case."""

import random
import unittest
import zlib

from . import stack
from .clock import seconds_of
from .failures import FailureAssertions
from .sheets import verdict_names, violations_of
from .waiting import wait_until

# Number of the current round of `run.py --repeat`; each has random values of its own.
round_number = 1


def is_undecided(verdict) -> bool:
    return verdict is None or verdict_names([verdict]) == ["RETRY_LATER"]


class EndToEndTestCase(FailureAssertions, unittest.TestCase):
    """Has `self.stack`, and a random source whose seed depends on the test and the round only."""

    maxDiff = 4000

    @classmethod
    def setUpClass(cls):
        cls.stack = stack.shared()
        cls.gateway = cls.stack.gateway

    def setUp(self):
        seed = self.id() if round_number == 1 else f"{self.id()} {round_number}"
        self.random = random.Random(zlib.crc32(seed.encode()))

    def now(self) -> float:
        return self.stack.clock.now()

    def submit_until_decided(self, participant, *sheets):
        """Submits like a gateway: repeats sheets until none is to be retried later."""
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
        # A few of hundreds are enough; unittest would compare them for minutes.
        if others:
            self.fail(f"{len(others)} of {len(verdicts)}: {others[:5]}")

    def assertRejected(self, verdict, *expected):
        """`expected`: exactly these (field, reason) pairs."""
        self.assertEqual(verdict_names([verdict]), ["REJECTED"], verdict)
        self.assertCountEqual(violations_of(verdict), expected)
        for violation in verdict.violations:
            self.assertTrue(violation.description, violation)

    def assertNothingMoved(self, earlier, later):
        """All future notifications of an earlier plan are the first ones of the later plan."""
        now = self.now()
        coming = [entry for entry in earlier.notifications if seconds_of(entry.notify_time) > now]
        self.assertEqual(list(later.notifications)[: len(coming)], coming)
