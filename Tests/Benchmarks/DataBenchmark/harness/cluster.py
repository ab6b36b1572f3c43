"""A private PostgreSQL with fsync on, and the tables of the services in it."""

import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[4]
CONTROL = ROOT / "deploy/dev/postgres-cluster"
# pgbench takes a connection for each of its clients.
CONNECTIONS_MAX = 1100


def settings():
    """As a server of this size would be set up; commits stay durable (fsync, synchronous_commit)."""
    memory_mb = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // (1 << 20)
    return {
        "max_connections": CONNECTIONS_MAX,
        "shared_buffers": f"{memory_mb * 2 // 5}MB",
        "effective_cache_size": f"{memory_mb * 3 // 4}MB",
        # A checkpoint makes the next change of each page write the whole page: rarely, therefore.
        "max_wal_size": "8GB",
        "checkpoint_timeout": "30min",
        "wal_compression": "lz4",
        "maintenance_work_mem": "512MB",
        "jit": "off",
    }


class Cluster:
    def __init__(self, directory):
        self.directory = directory
        self.socket = directory / "socket"

    def start(self):
        options = ["--watch", str(os.getpid())]
        for name, value in settings().items():
            options += ["--set", f"{name}={value}"]
        self._control("start", *options)

    def stop(self):
        self._control("stop")

    def _control(self, command, *options):
        subprocess.run([CONTROL, command, self.directory, *options], check=True,
                       stdout=subprocess.DEVNULL)

    def connection(self, user="postgres", database="otolith", schema=None):
        """libpq's key=value list."""
        text = f"host={self.socket} dbname={database} user={user}"
        return text + (f" options='-c search_path={schema}'" if schema else "")

    @property
    def anonymous(self):
        return f"host={self.socket} dbname=otolith"

    def url(self, user, database="otolith"):
        return f"postgresql://{user}@/{database}?host={str(self.socket).replace('/', '%2F')}"

    def run(self, sql, user="postgres", database="otolith"):
        """Returns the rows as text."""
        return subprocess.run(
            ["psql", "-XAtq", "-v", "ON_ERROR_STOP=1", self.connection(user, database)],
            input=sql, check=True, capture_output=True, text=True).stdout.strip()

    def start_statement(self, sql):
        return subprocess.Popen(
            ["psql", "-XAtq", "-v", "ON_ERROR_STOP=1", self.connection(), "-c", sql],
            stdout=subprocess.DEVNULL)

    def migrate(self, programs):
        """The schemas as the services' own migrations make them."""
        self.run("CREATE DATABASE otolith", database="postgres")
        subprocess.run(
            ["psql", "-Xq", "-v", "ON_ERROR_STOP=1", self.connection(),
             "-f", ROOT / "deploy/postgres/bootstrap.sql"], check=True, stdout=subprocess.DEVNULL)
        subprocess.run(
            [programs / "data-bench", "prepare-bus", "--database", self.anonymous], check=True)
        environment = {
            "PATH": os.environ["PATH"], "OTOLITH_DATABASE_URL": self.url("otolith_ingestion"),
            "OTOLITH_MIGRATION_DATABASE_URL": self.url("otolith_ingestion_owner")}
        subprocess.run([programs / "otolith-ingestion", "migrate"], check=True, env=environment,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


class NATS:
    """One NATS server with JetStream. It writes through to the disk as PostgreSQL does, once
    `make_durable` was called: to be filled like that it would take minutes."""

    CONTROL = ROOT / "deploy/dev/nats-cluster"

    def __init__(self, directory):
        self.directory = directory
        self.addresses = ""

    def start(self):
        self._start("--no-fsync", "--watch", str(os.getpid()))

    def make_durable(self):
        self.stop()
        # How it writes is decided when a server is set up; what it stores stays.
        (self.directory / "nodes").unlink()
        subprocess.run(["chattr", "-R", "+S", self.directory / "1/store"], check=False)
        self._start()

    def stop(self):
        subprocess.run([self.CONTROL, "stop", self.directory], check=True,
                       stdout=subprocess.DEVNULL)

    def _start(self, *options):
        self.addresses = subprocess.run(
            [self.CONTROL, "start", self.directory, *options], check=True, capture_output=True,
            text=True).stdout.strip()
