"""What the four services cost while nobody calls them."""

import re
import time

from support.case import EndToEndTestCase
from support.waiting import wait_until

# Longer than any of the services' intervals, so that no window has all their work of one moment.
WINDOW_SECONDS = 30
# Of all that is not a consumer: relays, mails, housekeeping, what metrics and suspensions need.
STATEMENTS_MAX = 4 * WINDOW_SECONDS
# A consumer looks every 20 seconds whether news was lost: which log it is, where it stands, what follows.
STATEMENTS_OF_CONSUMER_MAX = 3 * (WINDOW_SECONDS / 20 + 1)
# Of each service: a connection for its own work, perhaps another, one or two to the log, one that
# listens; the catalogue listens for changes, too.
CONNECTIONS_MAX = 21


class Idle(EndToEndTestCase):
    def configure(self, setting):
        # Not in one transaction, as ALTER SYSTEM wants it.
        self.stack.database.query(f"{setting};")
        self.stack.database.query("SELECT pg_reload_conf()")

    def statements(self) -> int:
        """In a while, as the server itself counts them."""
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
        # It takes some time until the last work is over, and until connections are no longer needed.
        counts = []
        consumers = sum(
            int(self.stack.database.value(f"SELECT count(*) FROM {schema}.bus_consumers"))
            for schema in ("auth", "catalogue", "ingestion", "planning"))

        def quiet():
            counts.append(self.statements())
            return counts[-1] < STATEMENTS_MAX + consumers * STATEMENTS_OF_CONSUMER_MAX

        wait_until(quiet, "few statements come", 600)
        # What is counted is there.
        self.assertGreater(sum(counts), 0)
        wait_until(
            lambda: int(self.stack.database.value(
                "SELECT count(*) FROM pg_stat_activity WHERE usename LIKE 'otolith_%'"
            )) <= CONNECTIONS_MAX, "few connections are open", 400)
