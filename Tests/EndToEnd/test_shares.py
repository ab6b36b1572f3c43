"""Tests that run in several processes all run, and a module that cannot run counts as failed."""

import contextlib
import io
import tempfile
import unittest
from pathlib import Path

import modules
import shares

ABSENT = "test_that_does_not_exist"


class Shares(unittest.TestCase):
    def setUp(self):
        self.failures = Path(self.enterContext(tempfile.TemporaryDirectory()))

    def test_long_modules_begin_first_in_every_round(self):
        self.assertEqual(
            shares.tasks({"a": 1, "b": 5, "c": 4}, 2),
            [("b", 1), ("c", 1), ("a", 1), ("b", 2), ("c", 2), ("a", 2)])

    def test_tests_are_counted_by_module(self):
        suite = unittest.defaultTestLoader.loadTestsFromNames(["test_shares", ABSENT])
        counts = shares.tests_per_module(suite)
        self.assertEqual(counts, {"test_shares": 4, ABSENT: 1})

    def test_each_task_is_taken_once(self):
        tasks = [(f"test_{number}", 1) for number in range(500)]
        with shares._queue(tasks) as queue:
            first, second = shares.taken(queue.fileno()), shares.taken(queue.fileno())
            self.assertEqual([next(first), next(second), *first], tasks)
            self.assertEqual(list(second), [])

    def test_a_module_that_cannot_run_has_failed_in_each_round(self):
        shown = io.StringIO()
        with contextlib.redirect_stderr(shown):
            # Each process also searches its logs, which is a test and passes.
            self.assertEqual(
                shares.run(shares.tasks({ABSENT: 1}, 3), 2, ["--failures", self.failures]), (5, 3))
            modules.list_failures(self.failures, 3)
        self.assertIn(f"No module named '{ABSENT}'", shown.getvalue())
        self.assertRegex(shown.getvalue(), rf"failed: \S*{ABSENT}, 3 of 3 rounds\n  round 1: {self.failures}")
