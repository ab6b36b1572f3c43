"""The same seed gives the same faults and the same work."""

import itertools
import random
import unittest

from faults.schedule import (
    KINDS, LANES, NATS_KINDS, again, chosen, deck_size, faults, kinds, played)
from faults.shrinking import shrink
from faults.workload import SHARES, made_id, operations


def first(iterator, count):
    return list(itertools.islice(iterator, count))


class Schedule(unittest.TestCase):
    def test_a_seed_gives_the_same_faults_again(self):
        self.assertEqual(faults("7", KINDS, 500), faults("7", KINDS, 500))
        self.assertNotEqual(faults("7", KINDS, 50), faults("8", KINDS, 50))

    def test_every_run_has_every_kind(self):
        for of in (KINDS, kinds(with_nats=True), chosen("nats", ["kill-nats", "pause"])):
            for seed in range(20):
                for count in (len(of), len(of) + 1, deck_size(of) - 1, deck_size(of) + 3):
                    seen = faults(str(seed), of, count)
                    self.assertEqual(len(seen), count)
                    self.assertEqual({fault.kind for fault in seen}, {kind.name for kind in of})

    def test_fewer_faults_than_kinds_cannot_be(self):
        with self.assertRaises(ValueError):
            faults("7", KINDS, len(KINDS) - 1)

    def test_a_deck_holds_each_kind_as_often_as_its_share_says(self):
        for transport, only in (("postgres", None), ("nats", None), ("nats", ["kill-nats", "pause"])):
            of = chosen(transport, only)
            seen = [fault.kind for fault in faults("1", of, deck_size(of))]
            self.assertEqual({kind.name: kind.share for kind in of},
                             {name: seen.count(name) for name in set(seen)})
        self.assertEqual(len(chosen("nats", ["kill-nats", "pause"])), 2)

    def test_faults_stay_within_their_kind(self):
        known = {kind.name: kind for kind in kinds(with_nats=True)}
        for fault in faults("1", kinds(with_nats=True), 1000):
            kind = known[fault.kind]
            self.assertIn(fault.target, kind.targets)
            self.assertTrue(kind.seconds[0] <= fault.seconds <= kind.seconds[1], fault)

    def test_lanes_share_the_faults(self):
        lanes = [fault.lane for fault in faults("1", KINDS, 10 * LANES * len(KINDS))]
        self.assertEqual({lane: lanes.count(lane) for lane in lanes},
                         dict.fromkeys(range(LANES), 10 * len(KINDS)))

    def test_nothing_happens_to_nats_unless_asked(self):
        names = {kind.name for kind in NATS_KINDS}
        self.assertFalse(names & {fault.kind for fault in faults("1", chosen("postgres", None), 500)})

    def test_another_attempt_is_the_same_fault_with_other_luck(self):
        fault = faults("1", KINDS, 40)[17]
        other = again(fault, 1)
        self.assertEqual(other, again(fault, 1))
        self.assertNotEqual(other.choice, fault.choice)
        self.assertEqual(other.described() | {"choice": 0}, fault.described() | {"choice": 0})

    def test_what_was_played_can_be_played_again_at_its_times(self):
        schedule = faults("1", KINDS, 40)
        records = [{"what": "run", "at": 0}] + [
            {"what": "fault", "at": 12 + 2 * place} | fault.described()
            for place, fault in enumerate(schedule)]
        # The third was tried twice.
        later = records[3] | {"at": 100.5, "choice": 0.125}
        again_played = played(records + [later])
        self.assertEqual([fault.number for fault in again_played], list(range(1, 41)))
        self.assertEqual(again_played[1].not_before, 2.0)
        self.assertEqual((again_played[2].not_before, again_played[2].choice), (88.5, 0.125))


class Shrinking(unittest.TestCase):
    def shrunk(self, needed, runs_max=1000):
        runs = 0

        def fails(part):
            nonlocal runs
            runs += 1
            return runs <= runs_max and needed <= {fault.number for fault in part}

        left = shrink(faults("1", KINDS, 200), fails)
        return {fault.number for fault in left}, runs

    def test_what_is_needed_is_left(self):
        rng = random.Random(1)
        for count in (1, 2, 3, 5):
            needed = set(rng.sample(range(1, 201), count))
            left, runs = self.shrunk(needed)
            self.assertEqual(left, needed)
            self.assertLess(runs, 60 * count)

    def test_a_failure_of_the_work_alone_needs_no_fault(self):
        self.assertEqual(self.shrunk(set())[0], set())

    def test_it_stops_when_it_has_had_enough(self):
        left, _ = self.shrunk({7, 150}, runs_max=6)
        self.assertLessEqual({7, 150}, left)
        self.assertLess(len(left), 200)


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
