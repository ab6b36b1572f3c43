"""Rules about notifications, with the smallest change that breaks each."""

import unittest

from faults.checker.prompting import check

ONE, OTHER = ("a", 0), ("b", 0)


class Prompting(unittest.TestCase):
    def setUp(self):
        self.told = [
            ("prompt", *ONE), ("prompt", *OTHER), ("acknowledged", *ONE), ("prompt", *OTHER),
            ("acknowledged", *OTHER), ("prompt", "a", 1), ("acknowledged", "a", 1)]

    def check(self):
        return check(self.told, {ONE, OTHER}, {"a", "b"})

    def test_all_is_well(self):
        self.assertEqual(self.check(), [])

    def test_each_promise(self):
        for spoil, finding in (
            (lambda: self.told.append(("prompt", *ONE)),
             "prompt a came again after it was acknowledged"),
            (lambda: self.told.append(("acknowledged", *ONE)),
             "prompt a was acknowledged by two gateways"),
            (lambda: self.told.append(("prompt", "a", 1)),
             "prompt a (reminder 1) came again after it was acknowledged"),
            (lambda: self.told.remove(("acknowledged", *OTHER)),
             "prompt b was heard of and never acknowledged"),
        ):
            with self.subTest(finding=finding):
                self.setUp()
                spoil()
                self.assertEqual(self.check(), [finding])

    def test_what_nobody_heard_of(self):
        self.assertEqual(
            check(self.told, {ONE, OTHER, ("c", 0)}, {"a", "b"}),
            ["prompt c was due and not delivered"])
        self.assertEqual(
            check(self.told, {ONE, OTHER}, {"a"}),
            ["notification b was acknowledged, and planning does not know"])


if __name__ == "__main__":
    unittest.main()
