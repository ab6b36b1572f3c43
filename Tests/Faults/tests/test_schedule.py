"""The same seed, the same faults and the same work."""

import itertools
import unittest

from faults.schedule import KINDS, NATS_KINDS, chosen, deck_size, faults, kinds
from faults.workload import SHARES, made_id, operations
import random


def first(iterator, count):
    return list(itertools.islice(iterator, count))


class Schedule(unittest.TestCase):
    def test_a_seed_gives_the_same_faults_again(self):
        self.assertEqual(first(faults("7"), 500), first(faults("7"), 500))
        self.assertNotEqual(first(faults("7"), 50), first(faults("8"), 50))

    def test_two_hundred_faults_hold_every_kind_several_times(self):
        for seed in ("1", "2", "3"):
            seen = [fault.kind for fault in first(faults(seed), 200)]
            for kind in KINDS:
                self.assertGreaterEqual(seen.count(kind.name), 2, kind.name)

    def test_a_deck_holds_each_kind_as_often_as_its_share_says(self):
        for transport, only in (("postgres", None), ("nats", None), ("nats", ["kill-nats", "pause"])):
            of = chosen(transport, only)
            seen = [fault.kind for fault in first(faults("1", of), deck_size(of))]
            self.assertEqual({kind.name: kind.share for kind in of},
                             {name: seen.count(name) for name in set(seen)})
        self.assertEqual(len(chosen("nats", ["kill-nats", "pause"])), 2)

    def test_faults_stay_within_their_kind(self):
        known = {kind.name: kind for kind in kinds(with_nats=True)}
        for fault in first(faults("1", kinds(with_nats=True)), 1000):
            kind = known[fault.kind]
            self.assertIn(fault.target, kind.targets)
            self.assertTrue(kind.seconds[0] <= fault.seconds <= kind.seconds[1], fault)

    def test_nothing_happens_to_nats_unless_asked(self):
        names = {kind.name for kind in NATS_KINDS}
        self.assertFalse(names & {fault.kind for fault in first(faults("1"), 500)})


class Workload(unittest.TestCase):
    def test_a_seed_gives_the_same_work_again(self):
        self.assertEqual(first(operations("7", 1), 300), first(operations("7", 1), 300))

    def test_clients_differ(self):
        self.assertNotEqual(first(operations("7", 1), 30), first(operations("7", 2), 30))

    def test_it_begins_with_people_and_comes_to_everything(self):
        plan = [operation.kind for operation in first(operations("1", 0), 500)]
        self.assertEqual(plan[:2], ["newcomer", "newcomer"])
        self.assertEqual(set(plan), set(SHARES))

    def test_ids_are_uuids_of_version_4_and_come_again(self):
        made = made_id(random.Random(3))
        self.assertEqual(made, made_id(random.Random(3)))
        self.assertEqual(made[14], "4")
