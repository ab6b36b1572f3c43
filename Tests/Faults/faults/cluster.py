"""The PostgreSQL cluster: its processes, its crashes, its disk."""

import os
import shutil
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
        # Number of replicas created so far.
        self._replicas = 0

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
        """Active backends first, then idle ones by their last use."""
        rows = self.database.query(
            f"SELECT pid FROM pg_stat_activity WHERE usename = '{role}'"
            " ORDER BY state = 'idle', state_change DESC NULLS LAST")
        return [int(pid) for pid, in rows]

    def end_backend(self, process_id: int) -> bool:
        """Ends it like an administrator; returns whether it is gone."""
        self.database.query(f"SELECT pg_terminate_backend({process_id})")
        return self._goes(process_id)

    def end_backends(self, role: str) -> int:
        """Ends all backends of a role; returns how many are gone."""
        # Materialized: otherwise the planner may end backends before filtering by role.
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
        """With SIGKILL the children notice by themselves, with SIGQUIT they are signalled. A new cluster must not
        start before the last of them is gone: they share memory."""
        postmaster, children = self.postmaster, self.children()
        os.kill(postmaster, number)
        for process_id in [postmaster, *children]:
            wait_until(lambda: is_gone(process_id), "the cluster's processes are gone", 60)
        return True

    def start(self) -> None:
        def started():
            return self.command("start", self.folder).returncode == 0

        # Shared memory of a killed cluster may take a moment to be free.
        wait_until(started, f"PostgreSQL starts again; its log is {self.folder / 'log'}", 60)

    def command(self, *arguments) -> subprocess.CompletedProcess:
        return subprocess.run(
            [CLUSTER, *arguments], env=os.environ | self.disk.shim.environment,
            stdin=subprocess.DEVNULL, capture_output=True, text=True)

    def replica(self) -> "Replica":
        """A new synchronous replica, up to date with this cluster."""
        self._replicas += 1
        folder = self.folder / f"replica-{self._replicas}"
        of = self.command("status", self.folder).stdout.strip()
        made = self.command("replica", folder, "--of", of)
        if made.returncode != 0:
            shutil.rmtree(folder, ignore_errors=True)
            raise DatabaseError(f"no replica: {made.stderr}")
        return Replica(self, folder)

    def take_over(self, folder: Path) -> None:
        """Makes the cluster in `folder` this one: its data, and its socket under the known name. The previous one has
        ended."""
        data = self.folder / "data"
        former = data.resolve()
        if data.is_symlink():
            data.unlink()
        else:
            former = data.rename(self.folder / "former")
        data.symlink_to(folder / "data")
        for socket in (folder / "socket").glob(".s.PGSQL.*[0-9]"):
            socket.rename(self.folder / "socket" / socket.name)
        shutil.rmtree(former)

    def recover(self) -> None:
        """Waits until it answers, and restarts it if it gave up (it does when the disk is full)."""
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
        """Whether a statement fails for lack of disk space."""
        try:
            self.database.query(
                "BEGIN; CREATE TABLE faults.probe AS"
                " SELECT repeat(md5(n::text), 20) FROM generate_series(1, 20000) AS n; ROLLBACK;")
        except DatabaseError as error:
            return "No space left on device" in str(error) or not self.answers()
        return False


class Replica:
    """Streams from the cluster, which acknowledges commits after it: it has all acknowledged data when the cluster
    dies."""

    def __init__(self, cluster: Cluster, folder: Path):
        self.cluster, self.folder = cluster, folder

    def follow(self) -> None:
        """Waits until all committed data is here, and replication is synchronous."""
        database = self.cluster.database
        database.query("ALTER SYSTEM SET synchronous_standby_names = '*'; SELECT pg_reload_conf()")

        def is_synchronous():
            return database.query(
                "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync' AND state = 'streaming'")

        wait_until(is_synchronous, "the replica follows", 60)
        reached = database.value("SELECT pg_current_wal_flush_lsn()")

        def has_all():
            return database.query(
                f"SELECT 1 FROM pg_stat_replication WHERE flush_lsn >= '{reached}'")

        wait_until(has_all, "the replica has everything", 60)

    def promote(self) -> None:
        """Replaces the dead cluster."""
        database = Database(
            f"postgresql://postgres@/postgres?host={str(self.folder / 'socket').replace('/', '%2F')}")
        database.query("SELECT pg_promote(true, 60)")
        self.cluster.take_over(self.folder)

    def give_up(self) -> None:
        """Continues the cluster without a replica."""
        self.cluster.database.query(
            "ALTER SYSTEM RESET synchronous_standby_names; SELECT pg_reload_conf()")
        self.cluster.command("stop", self.folder)
        shutil.rmtree(self.folder, ignore_errors=True)
