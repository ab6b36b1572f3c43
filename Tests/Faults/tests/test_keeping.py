"""Rules about kept data, with the smallest change that breaks each."""

import unittest

from faults.checker.keeping import GONE, KINDS, check


class Keeping(unittest.TestCase):
    def setUp(self):
        self.acknowledged = {kind: {"a": "as it is", "b": GONE} for kind in KINDS}
        self.found = {kind: {"a": ["as it is"]} for kind in KINDS}

    def test_all_is_well(self):
        self.assertEqual(check(self.acknowledged, self.found), [])

    def test_each_promise(self):
        for kind in KINDS:
            for spoil, finding in (
                (lambda there: there.clear(), "a was acknowledged and is gone"),
                (lambda there: there["a"].append("as it is"), "a is there 2 times"),
                (lambda there: there.update(a=["as it was"]), "a was acknowledged as as it is and is as it was"),
                (lambda there: there.update(b=["as it was"]), "b was deleted and is there again"),
                (lambda there: there.update(c=["new"]), "c exists without having been created"),
            ):
                with self.subTest(kind=kind, finding=finding):
                    self.setUp()
                    spoil(self.found[kind])
                    self.assertEqual(check(self.acknowledged, self.found), [f"{kind} {finding}"])


if __name__ == "__main__":
    unittest.main()
