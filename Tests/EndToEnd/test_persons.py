"""Compares the registry of personal data (every table and topic) with the database, and checks that a
search for a person finds each place."""

import json
import re
import unicodedata
import uuid

from support.case import EndToEndTestCase
from support.database import SERVICE_SCHEMAS
from support.paths import ROOT
from support.people import new_id
from support.processes import run

EXPORTED = re.compile(r"(`[a-z_]+`)(, `[a-z_]+`)*(; \S.*)?|left out: \S.*")
REGISTRY = ROOT / "deploy" / "postgres" / "persons.md"
EVENTS = ROOT / "proto" / "otolith" / "events" / "v1" / "events.proto"
TREATMENT = re.compile(r"erase|anonymise|none|keep: \S.*")
# Columns that identify people, including staff, or may contain messages about them.
PERSONAL = re.compile(
    r"participant|(^|_)(actor|subject|username|recipient|email|member)(_|$)|_by$|^(data|entry)$")
# The declaration of topics that a service removes from the log.
TOPICS_OF_PARTICIPANTS = [
    ("Services/Auth/Events/AuthTopics.swift", "static var ofParticipants: Set<String>"),
    ("Services/Ingestion/Events/SheetAcceptances.swift", "static var topics: Set<String>"),
    ("Services/Planning/Events/PlanAnnouncements.swift", "static var topics: Set<String>"),
    ("Services/Planning/Events/PlanAnnouncements.swift", "static var topics: Set<String>"),
]
# Exceptions: the declarer of a topic is a service's role; the subject of a newsletter.
IMPERSONAL = {("bus", "topics", "declared_by"), ("auth", "newsletter_texts", "subject")}


def entries(heading):
    """name → (treatment, retention), from the table below a heading."""
    section = REGISTRY.read_text().partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in section.splitlines() if line.startswith("| `")]
    named = {row[0].strip("`"): tuple(row[1:]) for row in rows}
    assert rows and len(named) == len(rows), f"{heading}: empty, or a name twice"
    return named


def registered_tables():
    tables = entries("Tables of one service") | entries("The log")
    for name, entry in entries("Tables of every service").items():
        for schema in SERVICE_SCHEMAS:
            assert f"{schema}.{name}" not in tables, name
            tables[f"{schema}.{name}"] = entry
    return tables


def exported_tables():
    """SCHEMA.TABLE → its files in an own export; none if left out."""
    tables = {}
    for name, (what,) in entries("In a participant's own export").items():
        assert EXPORTED.fullmatch(what), (name, what)
        files = [] if what.startswith("left out") else re.findall(r"`([a-z_]+)`", what.partition(";")[0])
        for place in [name] if "." in name else [f"{schema}.{name}" for schema in SERVICE_SCHEMAS]:
            tables[place] = files
    return tables


class Registry(EndToEndTestCase):
    def test_what_is_of_a_person_is_in_the_own_export_or_left_out_for_a_reason(self):
        exported, registered = exported_tables(), registered_tables()
        personal = {
            name for name, (treatment, _) in registered.items() if treatment in ("erase", "anonymise")}
        self.assertIn("ingestion.answer_sheets", personal)
        self.assertEqual(sorted(personal - exported.keys()), [], f"not decided about, in {REGISTRY}")
        self.assertEqual(sorted(exported.keys() - registered.keys()), [], "of no table")
        of_nobody = {name for name in exported if registered[name][0] == "none"}
        self.assertEqual(of_nobody, set())

    def test_every_table_is_in_it_and_nothing_else(self):
        schemas = [row[0] for row in self.stack.database.query(
            "SELECT nspname FROM pg_namespace"
            " WHERE nspname !~ '^pg_' AND nspname NOT IN ('information_schema', 'public')")]
        there = {f"{schema}.{table}" for schema, table in self.stack.database.tables(schemas + ["public"])}
        registered = registered_tables()
        self.assertEqual(sorted(there - registered.keys()), [], f"missing from {REGISTRY}")
        self.assertEqual(sorted(registered.keys() - there), [], f"of no table, in {REGISTRY}")

    def test_every_topic_is_in_it_and_nothing_else(self):
        messages = set(re.findall(r"(?m)^message (\w+) \{", EVENTS.read_text()))
        # Part of another message.
        messages -= {"QuestionnaireReference", "PlannedNotification"}
        topics = entries("Topics")
        self.assertEqual(set(topics), messages)
        published = {row[0].rpartition(".")[2] for row in self.stack.database.query(
            "SELECT DISTINCT type FROM bus.log UNION SELECT type FROM bus.topics")}
        self.assertTrue(published)
        self.assertEqual(published - topics.keys(), set())

    def test_every_entry_has_contents_and_duration(self):
        for name, (treatment, duration) in (registered_tables() | entries("Topics")).items():
            with self.subTest(name):
                self.assertRegex(treatment, f"^({TREATMENT.pattern})$")
                self.assertTrue(duration)

    def test_tables_that_name_people_are_not_registered_as_impersonal(self):
        registered = registered_tables()
        personal = [
            (schema, table, column) for schema, table, column in self.stack.database.query(
                "SELECT table_schema, table_name, column_name FROM information_schema.columns"
                " WHERE data_type IN ('uuid', 'text', 'bytea', 'jsonb', 'json', 'ARRAY', 'name')")
            if f"{schema}.{table}" in registered and PERSONAL.search(column)]
        self.assertIn(("auth", "accounts", "participant_id"), personal)
        of_nobody = [
            place for place in personal
            if registered[".".join(place[:2])][0] == "none" and place not in IMPERSONAL]
        self.assertEqual(of_nobody, [])

    def test_topics_of_participants_are_not_registered_as_impersonal(self):
        """Uses the comment of each message, which names the subject."""
        comments = re.findall(r"((?:^//[^\n]*\n)+)message (\w+) \{", EVENTS.read_text(), re.M)
        personal = {name for comment, name in comments if "subject: participant id" in comment}
        self.assertGreaterEqual(len(personal), 5)
        for topic in personal:
            self.assertNotEqual(entries("Topics")[topic][0], "none", topic)

    def test_topics_to_be_erased_are_taken_out_of_the_log(self):
        """By the publishing service, whose set of participants' topics contains each."""
        erased = {name for name, (treatment, _) in entries("Topics").items() if treatment == "erase"}
        taken_out = set()
        for path, declaration in TOPICS_OF_PARTICIPANTS:
            source = (ROOT / path).read_text()
            found = re.search(re.escape(declaration) + r"[^{]*\{(.*?)\n? *\}\n", source, re.DOTALL)
            taken_out |= set(re.findall(r"EventsV1\.(\w+)\.fullName", found.group(1)))
        self.assertEqual(taken_out, erased)


class Verify(EndToEndTestCase):
    """`otolithctl erasure verify` in a scratch schema of the same database, which it searches, too."""

    def setUp(self):
        super().setUp()
        self.database = self.stack.database
        self.schema = f"scratch_{uuid.uuid4().hex[:12]}"
        self.database.query(f"CREATE SCHEMA {self.schema}")
        self.addCleanup(self.database.query, f"DROP SCHEMA {self.schema} CASCADE")
        self.participant = str(uuid.uuid4())

    def verify(self, *arguments, participant=None, database=None):
        return run(
            self.stack, "otolithctl", "erasure", "verify", participant or self.participant,
            "--database", database or self.database.url, *arguments, timeout=300)

    def test_an_unknown_person_is_found_nowhere(self):
        done = self.verify()
        self.assertEqual((done.returncode, done.stderr), (0, ""), done.stdout)
        self.assertIn("nothing is left", done.stdout)

    def test_every_spelling_in_every_type_is_found(self):
        plain = self.participant.replace("-", "")
        values = {
            "as_uuid": ("uuid", f"'{self.participant}'"),
            "as_text": ("text", f"'mail of {self.participant.upper()}'"),
            "as_plain_text": ("text", f"'{plain}'"),
            "as_sixteen_bytes": ("bytea", f"'\\x00{plain}ff'"),
            "as_text_in_bytes": ("bytea", f"convert_to('  {self.participant}', 'UTF8')"),
            "as_upper_text_in_bytes": ("bytea", f"convert_to('{self.participant.upper()}', 'UTF8')"),
            "as_plain_text_in_bytes": ("bytea", f"convert_to('{plain}', 'UTF8')"),
            "as_json": ("jsonb", f"""'{{"a": [{{"b": "{self.participant}"}}]}}'"""),
            "as_array": ("uuid[]", f"ARRAY['{self.participant}'::uuid]"),
            # Columns named like the aliases in the search.
            "row": ("text", f"'{self.participant}'"),
            "place": ("text", f"'{self.participant}'"),
            "printed": ("text", f"'{self.participant}'"),
        }
        for name, (kind, value) in values.items():
            self.database.query(
                f'CREATE TABLE {self.schema}.{name}_table ("{name}" {kind});'
                f" INSERT INTO {self.schema}.{name}_table VALUES ({value}), ({value}), (NULL)")
        done = self.verify()
        self.assertEqual(done.returncode, 1, done.stderr)
        found = dict(line.split() for line in done.stdout.splitlines()[1:])
        self.assertEqual(found, {f"{self.schema}.{name}_table": "2" for name in values})

    def test_names_and_addresses_are_found_separately_from_the_id(self):
        name, address = f'Ännchen "{new_id()[:8]}" O\'Hara', f"A.{new_id()[:8]}@Mail.Example.org"
        quoted, as_json = (text.replace("'", "''") for text in (name, json.dumps(name, ensure_ascii=False)))
        decomposed = unicodedata.normalize("NFD", name)
        values = {
            "as_text": ("text", f"'to {quoted.upper()}'", name),
            "as_json": ("jsonb", f"'[{{\"a\": {as_json}}}]'", name),
            "as_array": ("text[]", f"ARRAY['{quoted.lower()}']", name),
            "as_bytes": ("bytea", f"convert_to('  {quoted}!', 'UTF8')", name),
            "decomposed": ("text", "'" + decomposed.replace("'", "''") + "'", name),
            "decomposed_in_bytes": ("bytea", f"'\\x{decomposed.encode().hex()}'", name),
            "an_address": ("text", f"'<{address.lower()}>'", address),
            "in_small_bytes": ("bytea", f"convert_to('{address.lower()}', 'UTF8')", address),
            "an_id": ("uuid", f"'{self.participant}'", None),
        }
        self.assertEqual(self.verify("--also", name, "--also", f" {address} ").returncode, 0)
        for table, (kind, value, _) in values.items():
            self.database.query(
                f"CREATE TABLE {self.schema}.{table} (a {kind}, b text);"
                f" INSERT INTO {self.schema}.{table} VALUES ({value}), ({value}), (NULL)")
        done = self.verify("--also", name, "--also", f" {address} ")
        self.assertEqual(done.returncode, 1, done.stderr)
        found = [tuple(re.split("  +", line)) for line in done.stdout.splitlines()[1:]]
        labels = {name: "text 1", address: "text 2", None: "id"}
        self.assertEqual(sorted(found), sorted(
            (f"{self.schema}.{table}", labels[sought], "2")
            for table, (_, _, sought) in values.items()))
        for told in (name, address, self.participant):
            self.assertNotIn(told, done.stdout + done.stderr)
        # Only the address belongs to the person; the id is another's.
        done = self.verify("--also", address, participant=new_id())
        self.assertEqual(done.returncode, 1, done.stderr)
        for short in ("", "  ab ", '"a"\\'):
            done = self.verify("--also", short)
            self.assertEqual((done.returncode, done.stdout), (64, ""), done.stderr)

    def test_an_address_inside_of_an_event_is_found(self):
        address = f"b.{new_id()[:8]}@mail.example.org"
        data = b"\x0a\x24" + address.encode() + b"\x12\x03tyt"
        environment = {"OTOLITH_BUS_DATABASE_URL": self.database.url}

        def verify():
            return run(
                self.stack, "otolithctl", "erasure", "verify", self.participant, "--log", "--also",
                address.upper(), "--database", self.database.url, environment=environment, timeout=300)

        self.assertEqual(verify().returncode, 0)
        self.database.as_role("otolith_auth").query(
            "INSERT INTO bus.log (event_id, source, type, subject, time, data) VALUES"
            " (gen_random_uuid(), 'otolith-auth', 'otolith.events.v1.EnrolmentEnded',"
            f" gen_random_uuid(), now(), '\\x{data.hex()}')")
        done = verify()
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertRegex(done.stdout, r"log postgres otolith\.events\.v1\.EnrolmentEnded +text 1 +1")

    def test_partitions_are_looked_at_one_by_one(self):
        table = f"{self.schema}.parted"
        self.database.query(
            f"CREATE TABLE {table} (id uuid, n int) PARTITION BY LIST (n);"
            f"CREATE TABLE {table}_1 PARTITION OF {table} FOR VALUES IN (1);"
            f"CREATE TABLE {table}_2 PARTITION OF {table} FOR VALUES IN (2);"
            f"INSERT INTO {table} VALUES ('{self.participant}', 2), (gen_random_uuid(), 1)")
        done = self.verify()
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertEqual(done.stdout.splitlines()[1].split(), [f"{table}_2", "1"])

    def test_a_participant_of_a_study_is_found_where_a_person_may_be(self):
        message = b"\x0a\x24" + self.participant.encode() + b"\x12\x03tyt"
        self.database.as_role("otolith_auth").query(
            "INSERT INTO bus.log (event_id, source, type, subject, time, data) VALUES"
            " (gen_random_uuid(), 'otolith-auth', 'otolith.events.v1.EnrolmentEnded',"
            f" '{self.participant}', now(), '\\x{message.hex()}')")
        done = self.verify("--log", participant=self.participant.upper())
        # The schema of the log is searched, but without an address the log is not.
        self.assertEqual(done.returncode, 64, done.stdout + done.stderr)
        done = run(
            self.stack, "otolithctl", "erasure", "verify", self.participant, "--log", "--database",
            self.database.url, environment={"OTOLITH_BUS_DATABASE_URL": self.database.url}, timeout=300)
        self.assertEqual(done.returncode, 1, done.stderr)
        found = {line.split()[0].partition("_20")[0] for line in done.stdout.splitlines()[1:]}
        self.assertIn("bus.log", {place.removesuffix("_default") for place in found})
        self.assertRegex(done.stdout, r"log postgres otolith\.events\.v1\.EnrolmentEnded +1")

    def test_what_cannot_be_searched_is_not_clean(self):
        missing = self.verify("--schemas", "auth,archive")
        self.assertEqual(missing.returncode, 2, missing.stderr)
        self.assertIn("not searched: schema archive", missing.stderr)
        role = self.verify(database=self.database.as_role("otolith_auth").url)
        self.assertEqual(role.returncode, 2, role.stderr)
        self.assertIn("is not a superuser", role.stderr)
        gone = self.verify(
            "--database", "postgresql://postgres@127.0.0.1:1/nowhere")
        self.assertEqual(gone.returncode, 2, gone.stderr)
        self.assertIn("not searched: a database", gone.stderr)
        self.database.query(
            f"CREATE EXTENSION IF NOT EXISTS file_fdw SCHEMA {self.schema};"
            f"CREATE SERVER {self.schema} FOREIGN DATA WRAPPER file_fdw;"
            f"CREATE FOREIGN TABLE {self.schema}.unreadable (x text) SERVER {self.schema}"
            " OPTIONS (filename '/nonexistent')")
        broken = self.verify()
        self.assertEqual(broken.returncode, 2, broken.stdout + broken.stderr)
        self.assertIn(f"not searched: {self.schema}.unreadable", broken.stderr)

    def test_bad_input(self):
        for arguments in (["nobody"], ["--schemas"]):
            done = run(self.stack, "otolithctl", "erasure", "verify", *arguments)
            self.assertEqual(done.returncode, 64, done.stderr)
        done = run(self.stack, "otolithctl", "erasure", "verify", self.participant)
        self.assertEqual(done.returncode, 64, done.stderr)
        self.assertIn("OTOLITH_SUPERUSER_DATABASE_URL", done.stderr)

    def test_topics_of_a_participant_and_a_study_go_with_the_study_s_part(self):
        """The erasure event stays, for services that are restored later."""
        messages = re.findall(
            r"((?:^//[^\n]*\n)+)message (\w+) \{(.*?)^\}", EVENTS.read_text(), re.M | re.DOTALL)
        of_both = {
            name for comment, name, fields in messages
            if "subject: participant id" in comment and " study_id = " in fields}
        source = (ROOT / "Shared/ServiceKit/Privacy/Erasure/StudyEvents.swift").read_text()
        known = set(re.findall(r"EventsV1\.(\w+)\.fullName:", source))
        # All notifications of an event belong to one study.
        self.assertEqual(known, of_both - {"ErasureRequested"} | {"NotificationsPlanned"})
