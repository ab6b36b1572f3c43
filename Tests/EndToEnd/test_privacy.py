"""Identity stays in auth: in the tables, in the log, in the files."""

import re

from support.case import EndToEndTestCase
from support.database import IP_ADDRESS, SERVICE_SCHEMAS, DatabaseError
from support.export import export_bytes
from support.gateway import SERVICES
from support.mail import await_mail, code_in
from support.people import STRESS, TINNITUS, leader_of, register, sign_in
from support.sheets import make_sheet
from otolith.auth.v1 import auth_pb2

USERNAME = "margarete.unmistakable"
EMAIL = "margarete.unmistakable@mail.example.org"
PASSWORD = "Unmistakable-but-secret-17"


class AfterTheWholeJob(EndToEndTestCase):
    """One participant with all data that auth may store performs all actions."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        stack = cls.stack
        register(stack, USERNAME, PASSWORD, email=EMAIL, email_consent=True, language="de")
        cls.code = code_in(await_mail(stack, EMAIL))
        stack.gateway.accounts.ConfirmAccount(
            auth_pb2.ConfirmAccountRequest(username=USERNAME, code=cls.code)
        )
        cls.participant = participant = sign_in(stack, USERNAME, PASSWORD)
        cls.tokens = {participant.access_token, participant.refresh_token}
        for study_id in (TINNITUS, STRESS):
            participant.join(study_id, password=stack.password(STRESS), language="de")
            cls.tokens.add(participant.access_token)
            for form in participant.questionnaires(study_id, "de").values():
                participant.submit(make_sheet(study_id, form, stack.clock.now() - 60))
            participant.plan(study_id)
        cls.exports = [
            export_bytes(stack, leader_of(stack, STRESS).token, STRESS, "long")[0],
            export_bytes(stack, leader_of(stack, TINNITUS).token, TINNITUS, "wide", "tschq")[0],
        ]
        participant.leave(TINNITUS)
        # A renewed session, a rejected one, and a rejected call: logs of errors.
        stack.clock.advance(minutes=11)
        cls.tokens |= {participant.token, participant.refresh_token}
        for attempt in (
            lambda: sign_in(stack, USERNAME, "wrong-" + PASSWORD),
            lambda: participant.plan(TINNITUS),
            lambda: register(stack, USERNAME, PASSWORD, email=EMAIL),
        ):
            try:
                attempt()
            except Exception:
                continue
            raise AssertionError("was not refused")

    def test_outside_auth_no_table_holds_username_or_address(self):
        others = ["catalogue", "ingestion", "planning", "bus"]
        for value in (USERNAME, EMAIL, "unmistakable"):
            self.assertEqual(self.stack.database.tables_holding(value, others), {}, value)
        # The search itself works: auth has both.
        for value in (USERNAME, EMAIL):
            self.assertNotEqual(self.stack.database.tables_holding(value, ["auth"]), {}, value)
        # Other services know the participant by the pseudonym.
        for schema in ("ingestion", "planning", "bus"):
            self.assertNotEqual(
                self.stack.database.tables_holding(self.participant.participant_id, [schema]), {},
                schema,
            )

    def test_no_table_holds_a_secret_in_the_clear(self):
        everywhere = [*SERVICE_SCHEMAS, "bus"]
        secrets = {PASSWORD, self.code, self.code.replace("-", ""), *self.tokens,
                   self.stack.password(STRESS), self.stack.password("administrator")}
        for secret in secrets:
            self.assertEqual(self.stack.database.tables_holding(secret, everywhere), {}, secret)

    def test_no_table_holds_an_ip_address(self):
        everywhere = [*SERVICE_SCHEMAS, "bus"]
        self.assertEqual(self.stack.database.tables_matching(IP_ADDRESS, everywhere), {})
        typed = self.stack.database.query(
            "SELECT table_schema, table_name, column_name FROM information_schema.columns"
            " WHERE data_type IN ('inet', 'cidr') AND table_schema NOT IN"
            " ('pg_catalog', 'information_schema')"
        )
        self.assertEqual(typed, [])

    def test_no_log_line_holds_identity_secrets_or_addresses(self):
        logs = self.stack.logs()
        self.assertLessEqual({f"{name}.log" for name in SERVICES}, set(logs))
        own = set(self.stack.addresses.values())
        secrets = {
            USERNAME, EMAIL, PASSWORD, self.code, self.code.replace("-", ""), *self.tokens,
            self.stack.password(STRESS), self.participant.participant_id,
        }
        for name, text in logs.items():
            for secret in secrets:
                self.assertNotIn(secret.lower(), text.lower(), f"{secret} in {name}")
            addresses = re.findall(r"(?<![0-9.])(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?(?![0-9.])", text)
            self.assertLessEqual(set(addresses), own | {"127.0.0.1"}, name)

    def test_exports_hold_a_pseudonym_of_the_study(self):
        for content in self.exports:
            text = content.decode().lower()
            self.assertNotIn("unmistakable", text)
            self.assertNotIn(self.participant.participant_id, text)
            self.assertIsNone(re.search(IP_ADDRESS, text))


class Roles(EndToEndTestCase):
    """Each service's login role reaches its own schema and the bus, and nothing else."""

    def test_no_other_schema_is_reachable(self):
        for name in SERVICES:
            database = self.stack.database.as_role(f"otolith_{name}")
            self.assertEqual(database.value("SELECT current_user"), f"otolith_{name}")
            own = self.stack.database.tables([name])
            self.assertTrue(own)
            schema, table = name, "outbox"
            self.assertIn((schema, table), [tuple(row) for row in own])
            database.query(f'SELECT count(*) FROM "{schema}"."{table}"')
            for other in SERVICE_SCHEMAS:
                if other == name:
                    continue
                for schema, table in self.stack.database.tables([other]):
                    with self.subTest(role=name, table=f"{schema}.{table}"):
                        with self.assertRaisesRegex(DatabaseError, "permission denied"):
                            database.query(f'SELECT count(*) FROM "{schema}"."{table}"')

    def test_no_role_can_become_another_or_make_objects_elsewhere(self):
        roles = self.stack.database.query(
            "SELECT rolname, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication"
            " FROM pg_roles WHERE rolname LIKE 'otolith\\_%' ORDER BY 1"
        )
        self.assertGreaterEqual(len(roles), 5)
        for role, *powers in roles:
            self.assertEqual(set(powers), {"f"}, role)
        for name in SERVICES:
            database = self.stack.database.as_role(f"otolith_{name}")
            other = next(schema for schema in SERVICE_SCHEMAS if schema != name)
            for statement in (
                f"SET ROLE otolith_{other}",
                f"CREATE TABLE {other}.intruder (x int)",
                "CREATE TABLE public.intruder (x int)",
                "CREATE TABLE bus.intruder (x int)",
                "CREATE SCHEMA intruder",
            ):
                with self.subTest(role=name, statement=statement):
                    with self.assertRaisesRegex(DatabaseError, "permission denied"):
                        database.query(statement)

    def test_the_log_of_the_bus_is_append_only_for_services(self):
        for name in SERVICES:
            database = self.stack.database.as_role(f"otolith_{name}")
            database.query("SELECT count(*) FROM bus.log")
            for statement in (
                "DELETE FROM bus.log", "UPDATE bus.log SET type = 'x'", "TRUNCATE bus.log",
            ):
                with self.subTest(role=name, statement=statement):
                    with self.assertRaisesRegex(DatabaseError, "permission denied"):
                        database.query(statement)
