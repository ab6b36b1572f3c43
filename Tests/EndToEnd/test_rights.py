"""Rights of the roles with which services run, which exclude maintenance."""

from support.case import EndToEndTestCase
from support.database import DatabaseError
from support.databases import OtherDatabase
from support.processes import run

# Rights of every service, with its schema in place of S.
COMMON = [
    "CREATE TABLE S.intruder (x int)", "DROP TABLE S.outbox", "ALTER TABLE S.outbox ADD x int",
    "CREATE INDEX intruder ON S.outbox (type)", "UPDATE S.outbox SET type = 'x'",
    "TRUNCATE S.outbox", "SELECT * FROM S.outbox_default", "UPDATE S.inbox SET applied_at = now()",
    "DELETE FROM S.bus_cursors", "UPDATE S.partitioned_tables SET retention_days = 1",
    "DELETE FROM S.partitioned_tables", "SELECT S.create_partition('outbox', now())",
    "SELECT S.drop_partition('outbox', 'outbox_default')", "DELETE FROM S.schema_migrations",
    "INSERT INTO S.schema_migrations SELECT * FROM S.schema_migrations",
    "UPDATE S.service_keys SET key_id = ''",
    "UPDATE S.trusted_service_keys SET public_key = ''",
    "UPDATE S.trusted_service_keys SET service = 'otolith-auth'",
    "UPDATE S.trusted_signing_keys SET public_key = ''",
    "UPDATE bus.log SET type = 'x'", "DELETE FROM bus.log", "DROP TABLE bus.log",
    "INSERT INTO bus.log (txid, event_id, source, type, subject, time, data)"
    " VALUES ('3', gen_random_uuid(), 'a', 't', 's', now(), '')",
    "UPDATE bus.partitioned_tables SET retention_days = 1", "SELECT * FROM bus.log_default",
    "INSERT INTO bus.sources VALUES ('otolith-auth', 'otolith_S')", "DELETE FROM bus.sources",
    "INSERT INTO bus.readers VALUES ('t', 'otolith-S')", "DELETE FROM bus.readers",
    "ALTER TABLE bus.log DISABLE ROW LEVEL SECURITY",
    "SELECT bus.create_partition('log', now())", "SELECT bus.drop_partition('log', 'log_default')",
    "SET ROLE otolith_S_owner",
]

OWN = {
    "auth": [
        "UPDATE auth.audit_log SET object = 'x'", "DELETE FROM auth.audit_log",
        "TRUNCATE auth.audit_log", "DELETE FROM auth.audit_log_default",
        "SELECT auth.keep_audit_checkpoints('audit_log_default')",
        "INSERT INTO auth.audit_checkpoints SELECT * FROM auth.audit_checkpoints",
        "ALTER TABLE auth.audit_log DISABLE TRIGGER ALL",
        "UPDATE auth.consents SET given_at = now()", "DELETE FROM auth.consents",
        "UPDATE auth.consent_texts SET text = 'x'", "DELETE FROM auth.consent_texts",
        "DELETE FROM auth.enrolments", "UPDATE auth.enrolments SET joined_at = now()",
        "UPDATE auth.accounts SET created_at = now()", "DELETE FROM auth.accounts",
        "DELETE FROM auth.account_roles", "DELETE FROM auth.audit_names",
        "UPDATE auth.audit_names SET audit_id = gen_random_uuid()",
        "DELETE FROM auth.messages", "DELETE FROM auth.message_reads",
        "DELETE FROM auth.erasure_requests", "DELETE FROM auth.erasure_receipts",
        "DELETE FROM auth.erasures", "DELETE FROM auth.suspended_accounts",
        "UPDATE auth.erased_sessions SET erased_at = now()",
        "INSERT INTO auth.erased_sessions SELECT * FROM auth.erased_sessions",
        "UPDATE auth.signing_keys SET key_id = ''", "UPDATE auth.account_roles SET role = 'x'",
        "UPDATE auth.join_requests SET participant_id = NULL", "DELETE FROM auth.join_requests",
        "UPDATE auth.invitations SET uses_max = 9",
        "UPDATE auth.allocations SET group_id = 'x'", "DELETE FROM auth.allocations",
        "UPDATE auth.allocation_schemes SET commitment = ''", "DELETE FROM auth.allocation_schemes",
        "UPDATE auth.unblindings SET reason = 'x'", "DELETE FROM auth.unblindings",
    ],
    "catalogue": [
        "UPDATE catalogue.questionnaire_versions SET definition = ''",
        "DELETE FROM catalogue.questionnaire_versions",
        "UPDATE catalogue.study_revisions SET definition = ''",
        "DELETE FROM catalogue.studies", "UPDATE catalogue.questionnaires SET home_study_id = 'x'",
        "UPDATE catalogue.questionnaires SET project_id = 'default'",
        "DELETE FROM catalogue.questionnaires", "UPDATE catalogue.studies SET project_id = 'x'",
        "DELETE FROM catalogue.study_revisions",
        "UPDATE catalogue.study_revision_questionnaires SET version = 1",
        "DELETE FROM catalogue.projects", "UPDATE catalogue.projects SET project_id = 'x'",
        "UPDATE catalogue.project_roles SET project_id = 'x'",
        "UPDATE catalogue.project_roles SET participant_id = gen_random_uuid()",
        "DELETE FROM catalogue.staff_names",
        "UPDATE catalogue.staff_names SET name = gen_random_uuid()",
        "UPDATE catalogue.questionnaire_texts SET body = ''", "TRUNCATE catalogue.drafts",
        "UPDATE catalogue.item_scales SET scale = '{}'", "DELETE FROM catalogue.item_scales",
        "UPDATE catalogue.library_versions SET definition = ''",
        "DELETE FROM catalogue.library_versions", "DELETE FROM catalogue.library_entries",
        "UPDATE catalogue.library_entries SET project_id = 'default'",
        "UPDATE catalogue.media SET byte_count = 1", "UPDATE catalogue.media SET project_id = 'default'",
        "UPDATE catalogue.media_unclaimed SET since = now()", "DELETE FROM catalogue.file_folder",
        "DELETE FROM catalogue.changes", "SELECT setval('catalogue.changes_position', 1)",
        "UPDATE catalogue.audit_log SET entry = ''", "DELETE FROM catalogue.audit_log",
        "TRUNCATE catalogue.audit_log", "ALTER TABLE catalogue.audit_log DISABLE TRIGGER ALL",
    ],
    "ingestion": [
        "UPDATE ingestion.answer_sheets SET answers = '{}'", "DELETE FROM ingestion.answer_sheets",
        "TRUNCATE ingestion.answer_sheets", "DROP TABLE ingestion.answer_sheets_default",
        "SELECT * FROM ingestion.answer_sheets_default",
        "UPDATE ingestion.answer_sheet_keys SET payload_hash = ''",
        "UPDATE ingestion.file_folder SET id = gen_random_uuid()", "DELETE FROM ingestion.answer_sheet_keys", "DELETE FROM ingestion.enrolment_changes",
        "UPDATE ingestion.answer_sheet_keys SET fills_in = false",
        "UPDATE ingestion.answer_sheets SET closing = 'complete'",
        "UPDATE ingestion.rejected_sheets SET participant_id = gen_random_uuid()",
        "UPDATE ingestion.pseudonym_keys SET key = ''",
        "UPDATE ingestion.questionnaire_versions SET definition = ''",
        "UPDATE ingestion.member_groups SET group_id = ''", "DELETE FROM ingestion.member_groups",
        "UPDATE ingestion.notifications SET fixed = true", "DELETE FROM ingestion.notifications",
        "UPDATE ingestion.study_pauses SET paused_at = now()",
        "UPDATE ingestion.listening_sessions SET rating = 1",
        "DELETE FROM ingestion.listening_sessions", "DELETE FROM ingestion.listening_usage",
        "DELETE FROM ingestion.participant_settings",
        "UPDATE ingestion.sheet_revisions SET reason = ''", "DELETE FROM ingestion.sheet_revisions",
        "UPDATE ingestion.sheet_reviews SET note = ''", "DELETE FROM ingestion.sheet_reviews",
        "UPDATE ingestion.answer_sheet_keys SET finished_at = now()",
        "UPDATE ingestion.sheet_drafts SET study_id = ''",
    ],
    "planning": [
        "UPDATE planning.notifications SET at = now()", "DELETE FROM planning.notifications",
        "UPDATE planning.plan_revisions SET planned_at = now()",
        "DELETE FROM planning.plan_revisions", "DELETE FROM planning.completions",
        "DELETE FROM planning.withdrawn_sheets", "DELETE FROM planning.planning_due",
        "INSERT INTO planning.personal_tables VALUES ('notifications', 1, true)",
        "UPDATE planning.notifications SET planned_at = now()",
        "UPDATE planning.notifications SET origin = 'staff'",
        "UPDATE planning.audit_log SET object = 'x'", "DELETE FROM planning.audit_log",
        "TRUNCATE planning.audit_log", "ALTER TABLE planning.audit_log DISABLE TRIGGER ALL",
        "DELETE FROM planning.audit_names", "DELETE FROM planning.audit_seals",
        "UPDATE planning.pseudonym_keys SET key = ''", "DELETE FROM planning.study_pauses",
    ],
}


class Rights(EndToEndTestCase):
    def test_what_is_not_needed_is_refused(self):
        for service, own in OWN.items():
            database = self.stack.database.as_role(f"otolith_{service}")
            common = [statement.replace("S.", f"{service}.").replace("_S_", f"_{service}_")
                      for statement in COMMON]
            for statement in common + own:
                with self.subTest(role=service, statement=statement):
                    with self.assertRaisesRegex(
                            DatabaseError, "permission denied|must be owner|must be member"):
                        database.query(statement)

    def test_the_role_of_one_service_gets_no_rights_of_another(self):
        database = OtherDatabase(self.stack, "otolith_forgotten_export", migrated=["planning"])
        forgotten = database.environment("auth") | {
            "OTOLITH_DATABASE_URL": database.url("planning"),
            "OTOLITH_MAIL_DIRECTORY": str(self.stack.directory / "mail")}
        done = run(self.stack, "otolith-auth", "migrate", environment=forgotten)
        self.assertEqual(done.returncode, 78, done.stderr)
        for words in ("otolith_planning may not serve with the schema auth", "nothing was changed",
                      "OTOLITH_DATABASE_URL"):
            self.assertIn(words, done.stderr)
        self.assertEqual(database.superuser.tables(["auth"]), [])

        # As an earlier version would have done it.
        right = database.environment("auth")
        done = run(self.stack, "otolith-auth", "migrate", environment=right)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        database.superuser.query(
            "GRANT USAGE ON SCHEMA auth TO otolith_planning;"
            " GRANT SELECT ON ALL TABLES IN SCHEMA auth TO otolith_planning")
        for service, command, environment in (
                ("auth", "check", forgotten), ("auth", "serve", forgotten),
                ("planning", "migrate", database.environment("planning")),
                ("planning", "check", database.environment("planning")),
                ("planning", "serve", database.environment("planning"))):
            with self.subTest(service=service, command=command):
                done = run(self.stack, f"otolith-{service}", command, environment=environment)
                self.assertEqual(done.returncode, 78, done.stderr)
                self.assertIn("otolith_planning may not serve with the schema", done.stderr)
        database.superuser.as_role("otolith_auth_owner").query(
            "REVOKE ALL ON ALL TABLES IN SCHEMA auth FROM otolith_planning;"
            " REVOKE ALL ON SCHEMA auth FROM otolith_planning")
        for command in ("migrate", "check"):
            done = run(self.stack, "otolith-planning", command,
                       environment=database.environment("planning"))
            self.assertEqual(done.returncode, 0, done.stderr)

    def test_a_service_cannot_publish_for_another(self):
        """A compromised service can publish in its own name only."""
        append = ("INSERT INTO bus.log (event_id, source, type, subject, time, data)"
                  " VALUES (gen_random_uuid(), '{}', 'no.such.Type', '{}', now(), '')")
        self.addCleanup(
            self.stack.database.query, "DELETE FROM bus.log WHERE type = 'no.such.Type'")
        for service in OWN:
            database = self.stack.database.as_role(f"otolith_{service}")
            for other in OWN:
                with self.subTest(role=service, source=other):
                    if other == service:
                        database.query(append.format(f"otolith-{other}", "s"))
                        continue
                    with self.assertRaisesRegex(DatabaseError, "row-level security"):
                        database.query(append.format(f"otolith-{other}", "s"))
            with self.assertRaisesRegex(DatabaseError, "row-level security"):
                database.query(append.format(f"otolith-{service}", "s" * 65_536))

    def test_the_hashes_of_study_passwords_are_for_auth_alone(self):
        count = "SELECT count(*) FROM bus.log WHERE type = 'otolith.events.v1.StudyPasswordSet'"
        told = int(self.stack.database.as_role("otolith_auth").value(count))
        self.assertGreater(told, 0)
        for service in OWN:
            if service != "auth":
                with self.subTest(role=service):
                    database = self.stack.database.as_role(f"otolith_{service}")
                    self.assertEqual(int(database.value(count)), 0)
                    # Nor through views that all roles can read.
                    self.assertEqual(int(database.value(
                        "SELECT count(*) FROM bus.log WHERE"
                        " position('argon2id'::bytea IN data) > 0")), 0)

    def test_the_serving_role_maintains_partitions(self):
        for service in OWN:
            database = self.stack.database.as_role(f"otolith_{service}")
            tables = [row[0] for row in database.query(
                f"SELECT table_name FROM {service}.partitioned_tables")]
            self.assertIn("outbox", tables)
            for schema, table in [(service, name) for name in tables] + [("bus", "log")]:
                problems = database.value(
                    f"SELECT problems FROM {schema}.maintain_partitions('{table}', now())")
                self.assertEqual(problems, "{}", (schema, table))
