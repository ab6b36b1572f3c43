"""The PostgreSQL cluster: its processes, its crashes, its disk."""

import os
import signal
import subprocess
from pathlib import Path

from support.database import Database, DatabaseError
from support.paths import ROOT
from support.waiting import wait_until

from .processes import is_gone

CLUSTER = ROOT / "deploy" / "dev" / "postgres-cluster"


class Cluster:
    def __init__(self, folder: Path, disk, database: Database):
        self.folder, self.disk, self.database = folder, disk, database

    @property
    def postmaster(self) -> int:
        return int((self.folder / "data" / "postmaster.pid").read_text().splitlines()[0])

    def children(self) -> list[int]:
        postmaster = self.postmaster
        text = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text()
        return [int(word) for word in text.split()]

    def answers(self) -> bool:
        try:
            return self.database.value("SELECT 1") == "1"
        except (DatabaseError, subprocess.TimeoutExpired):
            return False

    def backends(self, role: str) -> list[int]:
        """Those at work first, and of those that are idle the ones that were used last."""
        rows = self.database.query(
            f"SELECT pid FROM pg_stat_activity WHERE usename = '{role}'"
            " ORDER BY state = 'idle', state_change DESC NULLS LAST")
        return [int(pid) for pid, in rows]

    def end_backend(self, process_id: int) -> bool:
        """As an administrator would; whether it is gone."""
        self.database.query(f"SELECT pg_terminate_backend({process_id})")
        return self._goes(process_id)

    def end_backends(self, role: str) -> int:
        """All of a role; how many are gone."""
        # Materialized: otherwise the planner may end backends before it looks whose they are.
        rows = self.database.query(
            "WITH theirs AS MATERIALIZED ("
            f"SELECT pid FROM pg_stat_activity WHERE usename = '{role}')"
            " SELECT pid FROM theirs WHERE pg_terminate_backend(pid)")
        return sum(self._goes(int(process_id)) for process_id, in rows)

    def kill_backend(self, process_id: int) -> bool:
        """SIGKILL: the postmaster then ends all others and recovers from the log."""
        os.kill(process_id, signal.SIGKILL)
        return self._goes(process_id)

    def _goes(self, process_id: int) -> bool:
        try:
            return wait_until(lambda: is_gone(process_id), "the backend is gone", 5)
        except AssertionError:
            return False

    def stop_at_once(self, number: signal.Signals) -> bool:
        """SIGKILL leaves the children to notice for themselves, SIGQUIT has them told. A new
        cluster must not start before the last of them is gone: they share memory."""
        postmaster, children = self.postmaster, self.children()
        os.kill(postmaster, number)
        for process_id in [postmaster, *children]:
            wait_until(lambda: is_gone(process_id), "the cluster's processes are gone", 60)
        return True

    def start(self) -> None:
        def started():
            done = subprocess.run(
                [CLUSTER, "start", self.folder], env=os.environ | self.disk.environment,
                stdin=subprocess.DEVNULL, capture_output=True, text=True)
            return done.returncode == 0

        # Shared memory of a cluster that was killed may take a moment to be free.
        wait_until(started, f"PostgreSQL starts again; its log is {self.folder / 'log'}", 60)

    def recover(self) -> None:
        """Until it answers, started again if it gave up (it does when the disk is full)."""
        def alive():
            if self.answers():
                return True
            try:
                is_dead = is_gone(self.postmaster)
            except OSError:
                is_dead = True
            if is_dead:
                self.start()
            return False

        wait_until(alive, "PostgreSQL answers again", 60)

    def finds_no_space(self) -> bool:
        """Whether a statement that needs room is refused for lack of it."""
        try:
            self.database.query(
                "BEGIN; CREATE TABLE faults.probe AS"
                " SELECT repeat(md5(n::text), 20) FROM generate_series(1, 20000) AS n; ROLLBACK;")
        except DatabaseError as error:
            return "No space left on device" in str(error) or not self.answers()
        return False
