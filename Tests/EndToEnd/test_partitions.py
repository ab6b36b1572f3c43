"""The operator's view of the tables that are divided by time, and of what `migrate` would do."""

import subprocess

from support.case import EndToEndTestCase
from support.databases import OtherDatabase
from support.processes import run


class Partitions(EndToEndTestCase):
    def test_a_plan_an_upgrade_and_a_retention(self):
        database = OtherDatabase(self.stack, "otolith_partitions")
        environment = database.environment("ingestion")
        plan = run(self.stack, "otolith-ingestion", "migrate", "--plan", environment=environment)
        self.assertEqual(plan.returncode, 0, plan.stderr)
        self.assertRegex(
            plan.stdout, r"(?m)^would apply ingestion/0002_partitions \(in a transaction\): \w")
        self.assertEqual(database.superuser.tables(["ingestion"]), [])

        self._succeeds("migrate", environment)
        again = self._succeeds("migrate", environment)
        self.assertIn("up to date", again)
        self.assertIn("otolith_ingestion has the rights to serve", again)
        listing = self._succeeds("partitions", environment)
        self.assertRegex(listing, r"answer_sheets: by month of received_at, 2 ahead, kept for ever")
        self.assertRegex(listing, r"answer_sheets_\d{4}_\d\d  \d{4}-\d\d-01 to \d{4}-\d\d-01")

        listing = self._succeeds(
            "partitions", environment, "--retention", "answer_sheets=3650")
        self.assertIn("kept 3650 days", listing)
        listing = self._succeeds(
            "partitions", environment, "--retention", "answer_sheets=forever")
        self.assertNotIn("3650", listing)
        for wrong in ("answer_sheets=0", "answer_sheets", "enrolments=5", "=5"):
            done = run(self.stack, "otolith-ingestion", "partitions", "--retention", wrong,
                       environment=environment)
            self.assertEqual(done.returncode, 64, (wrong, done.stdout, done.stderr))

    def test_whoever_serves_does_not_migrate(self):
        database = OtherDatabase(self.stack, "otolith_rightless")
        environment = {"OTOLITH_DATABASE_URL": database.url("planning")}
        done = run(self.stack, "otolith-planning", "migrate", environment=environment)
        self.assertEqual(done.returncode, 78, done.stderr)
        self.assertIn("otolith_planning has not the rights", done.stderr)
        self.assertIn("OTOLITH_MIGRATION_DATABASE_URL", done.stderr)
        # One role for both does, where it owns the schema.
        single = {"OTOLITH_DATABASE_URL": database.url("planning_owner")}
        done = run(self.stack, "otolith-planning", "migrate", environment=single)
        self.assertEqual(done.returncode, 0, done.stderr)
        # It has no rights on the log before somebody gives them.
        done = run(self.stack, "otolith-planning", "check", environment=single)
        self.assertEqual(done.returncode, 78, done.stderr)
        self.assertIn("otolith_bus_member", done.stderr)
        migrate = ("bus", "migrate", "--database", database.url("bus"))
        self.assertEqual(run(self.stack, "otolithctl", *migrate).returncode, 0)
        # Roles are the cluster's.
        grant = "otolith_bus_member {} otolith_planning_owner"
        database.superuser.query("GRANT " + grant.format("TO"))
        self.addCleanup(database.superuser.query, "REVOKE " + grant.format("FROM"))
        done = run(self.stack, "otolith-planning", "check", environment=single)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("owns the schema planning", done.stderr)

    def test_the_months_of_the_log(self):
        url = self.stack.database.as_role("otolith_bus").url
        done = self.stack.control("bus", "partitions", "--database", url)
        self.assertIn("log: by month of time", done.stdout)

    def _succeeds(self, command, environment, *arguments) -> str:
        done: subprocess.CompletedProcess = run(
            self.stack, "otolith-ingestion", command, *arguments, environment=environment)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout
