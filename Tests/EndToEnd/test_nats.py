"""The main job once more, with the services' events travelling over NATS."""

import subprocess

import test_main_job
from support.paths import ROOT
from support.people import TINNITUS, anonymous_in
from support.stack import Stack
from support.waiting import wait_until


class MainJobOverNATS(test_main_job.MainJob):
    @classmethod
    def setUpClass(cls):
        cls.stack = Stack.start("--nats")
        cls.addClassCleanup(cls.stack.stop)
        cls.gateway = cls.stack.gateway

    # The other study goes the same way.
    test_track_your_stress_in_english_behind_a_password = None

    def test_track_your_tinnitus_in_german(self):
        super().test_track_your_tinnitus_in_german()
        # Nothing went the other way.
        self.assertEqual(self.counted("bus.log"), 0)

    def test_participants_join_while_the_server_is_down(self):
        earlier = anonymous_in(self.stack, TINNITUS)
        wait_until(lambda: len(earlier.plan(TINNITUS).notifications) == 64, "planning knows the study")
        self.cluster("kill", "1")
        participant = anonymous_in(self.stack, TINNITUS)
        self.assertGreater(self.counted("auth.outbox"), 0)
        self.assertEqual(len(participant.plan(TINNITUS).notifications), 64)
        self.cluster("start-node", "1")
        wait_until(lambda: self.counted("auth.outbox") == 0, "what waited is sent")

    def counted(self, table: str) -> int:
        return int(self.stack.database.query(f"SELECT count(*) FROM {table}")[0][0])

    def cluster(self, *arguments):
        subprocess.run(
            [ROOT / "deploy" / "dev" / "nats-cluster", arguments[0],
             self.stack.directory / "nats", *arguments[1:]],
            check=True, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
        )
