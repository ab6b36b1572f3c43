"""The load that the four services cause without calls."""

import re
import time

from support.case import EndToEndTestCase
from support.waiting import wait_until

# Longer than any interval of the services, so that bursts are averaged.
WINDOW_SECONDS = 30
# Everything except consumers: relays, mails, housekeeping, metrics, suspensions, guards against restores.
STATEMENTS_MAX = 5 * WINDOW_SECONDS
# A consumer checks every 20 seconds for missed events, and its lag is measured every 15: the log's id, its
# cursor, new events.
STATEMENTS_OF_CONSUMER_MAX = 3 * (WINDOW_SECONDS / 20 + WINDOW_SECONDS / 15)
# Connections of each service: one or two for its own work, one or two to the log, one that listens;
# the
# catalogue also listens for changes.
CONNECTIONS_MAX = 21


class Idle(EndToEndTestCase):
    def configure(self, setting):
        # Outside of a transaction, as ALTER SYSTEM requires.
        self.stack.database.query(f"{setting};")
        self.stack.database.query("SELECT pg_reload_conf()")

    def statements(self) -> int:
        """Number of statements in a period, counted by the server."""
        log = self.stack.directory / "postgres" / "log"
        before = log.stat().st_size
        time.sleep(WINDOW_SECONDS)
        with open(log, "rb") as file:
            file.seek(before)
            text = file.read().decode(errors="replace")
        return len(re.findall(r"LOG:  (?:statement|execute)", text))

    def test_few_statements_and_connections(self):
        self.configure("ALTER SYSTEM SET log_statement = 'all'")
        self.addCleanup(self.configure, "ALTER SYSTEM RESET log_statement")
        # It takes some time until the last work is done and spare connections are closed.
        counts = []

        def quiet():
            counts.append(self.statements())
            consumers = sum(
                int(self.stack.database.value(f"SELECT count(*) FROM {schema}.bus_consumers"))
                for schema in ("auth", "catalogue", "ingestion", "planning"))
            return counts[-1] < STATEMENTS_MAX + consumers * STATEMENTS_OF_CONSUMER_MAX

        wait_until(quiet, "few statements come", 600)
        # The counter works.
        self.assertGreater(sum(counts), 0)
        wait_until(
            lambda: int(self.stack.database.value(
                "SELECT count(*) FROM pg_stat_activity WHERE usename LIKE 'otolith_%'"
            )) <= CONNECTIONS_MAX, "few connections are open", 400)
