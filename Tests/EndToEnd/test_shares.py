"""Tests that run in shares are all run, and one that cannot run is not lost."""

import contextlib
import io
import unittest

import shares


class Shares(unittest.TestCase):
    def test_every_module_is_in_one_share(self):
        counts = {"a": 9, "b": 5, "c": 4, "d": 1, "e": 1}
        self.assertEqual(shares.split(counts, 2), [["a", "d"], ["b", "c", "e"]])
        self.assertEqual(shares.split(counts, 1), [["a", "b", "c", "d", "e"]])

    def test_no_share_is_empty(self):
        self.assertEqual(shares.split({"a": 1}, 3), [["a"]])
        self.assertEqual(shares.split({}, 3), [])

    def test_tests_are_counted_by_module(self):
        suite = unittest.defaultTestLoader.loadTestsFromNames(["test_shares", "test_of_nothing"])
        counts = shares.tests_per_module(suite)
        self.assertEqual(counts, {"test_shares": 4, "test_of_nothing": 1})

    def test_a_share_that_cannot_run_has_failed(self):
        shown = io.StringIO()
        with contextlib.redirect_stderr(shown):
            # The look through its logs is a test, too, and passes.
            self.assertEqual(shares.run([["test_of_nothing"]], []), (2, 1))
        self.assertIn("No module named 'test_of_nothing'", shown.getvalue())
