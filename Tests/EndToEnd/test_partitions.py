"""Partitioned tables from the operator's view, and the plan of `migrate`."""

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
            plan.stdout, r"(?m)^would apply ingestion/0001_initial \(in a transaction\): \w")
        self.assertEqual(database.superuser.tables(["ingestion"]), [])

        self._succeeds("migrate", environment)
        again = self._succeeds("migrate", environment)
        self.assertIn("up to date", again)
        self.assertIn("otolith_ingestion has all rights needed to serve", again)
        listing = self._succeeds("partitions", environment)
        self.assertRegex(listing, r"answer_sheets: by month of received_at, 2 ahead, kept without limit")
        self.assertRegex(listing, r"answer_sheets_\d{4}_\d\d  \d{4}-\d\d-01 to \d{4}-\d\d-01")

        listing = self._succeeds(
            "partitions", environment, "--retention", "answer_sheets=3650")
        self.assertIn("kept 3650 days", listing)
        listing = self._succeeds(
            "partitions", environment, "--retention", "answer_sheets=forever")
        self.assertNotIn("3650", listing)
        # Existing data is not dropped without a confirmation.
        database.superuser.query(
            "CREATE TABLE ingestion.answer_sheets_2020_01 PARTITION OF ingestion.answer_sheets "
            "FOR VALUES FROM ('2020-01-01 00:00+00') TO ('2020-02-01 00:00+00')")
        refused = run(self.stack, "otolith-ingestion", "partitions", "--retention", "answer_sheets=365",
                      environment=environment)
        self.assertEqual(refused.returncode, 64, refused.stdout)
        self.assertIn("answer_sheets_2020_01  2020-01-01 to 2020-02-01", refused.stderr)
        self.assertIn("--yes", refused.stderr)
        self.assertIn("kept without limit", self._succeeds("partitions", environment))
        listing = self._succeeds(
            "partitions", environment, "--retention", "answer_sheets=365", "--yes")
        self.assertIn("kept 365 days", listing)
        self._succeeds("partitions", environment, "--retention", "answer_sheets=forever")
        for wrong in ("answer_sheets=0", "answer_sheets", "enrolments=5", "=5"):
            done = run(self.stack, "otolith-ingestion", "partitions", "--retention", wrong,
                       environment=environment)
            self.assertEqual(done.returncode, 64, (wrong, done.stdout, done.stderr))

    def test_the_serving_role_does_not_migrate(self):
        database = OtherDatabase(self.stack, "otolith_rightless")
        environment = {"OTOLITH_DATABASE_URL": database.url("planning")}
        done = run(self.stack, "otolith-planning", "migrate", environment=environment)
        self.assertEqual(done.returncode, 78, done.stderr)
        self.assertIn("the role otolith_planning lacks the rights to migrate", done.stderr)
        self.assertIn("OTOLITH_MIGRATION_DATABASE_URL", done.stderr)
        # A single role may do both if it owns the schema.
        single = {"OTOLITH_DATABASE_URL": database.url("planning_owner")}
        done = run(self.stack, "otolith-planning", "migrate", environment=single)
        self.assertEqual(done.returncode, 0, done.stderr)
        done = run(self.stack, "otolith-planning", "partitions", environment=environment)
        self.assertEqual(done.returncode, 78, done.stderr)
        self.assertIn("OTOLITH_MIGRATION_DATABASE_URL", done.stderr)
        # It has no rights on the log until they are granted.
        done = run(self.stack, "otolith-planning", "check", environment=single)
        self.assertEqual(done.returncode, 78, done.stderr)
        self.assertIn("otolith_bus_member", done.stderr)
        migrate = ("bus", "migrate", "--database", database.url("bus"))
        self.assertEqual(run(self.stack, "otolithctl", *migrate).returncode, 0)
        # Roles belong to the cluster.
        grant = "otolith_bus_member {} otolith_planning_owner"
        database.superuser.query("GRANT " + grant.format("TO"))
        self.addCleanup(database.superuser.query, "REVOKE " + grant.format("FROM"))
        done = run(self.stack, "otolith-planning", "check", environment=single)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("owns the schema planning", done.stderr)

    def test_the_years_of_the_log(self):
        url = self.stack.database.as_role("otolith_bus").url
        done = self.stack.control("bus", "partitions", "--database", url)
        self.assertIn("log: by year of time, 1 ahead", done.stdout)

    def _succeeds(self, command, environment, *arguments) -> str:
        done: subprocess.CompletedProcess = run(
            self.stack, "otolith-ingestion", command, *arguments, environment=environment)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout
