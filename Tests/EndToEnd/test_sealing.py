"""Keys in the database that sign access tokens, and keys that seal audit logs."""

import json

from support.case import EndToEndTestCase
from support.databases import OtherDatabase
from support.gateway import Gateway
from support.people import new_id
from support.processes import run, serving
from support.waiting import wait_until
from otolith.auth.v1 import auth_pb2


class Sealing(EndToEndTestCase):
    def settings(self, **more):
        return self.database.environment("auth") | {
            "OTOLITH_MAIL_DIRECTORY": str(self.stack.directory / "mail"),
        } | more

    def test_the_database_alone_signs_nothing(self):
        self.database = OtherDatabase(self.stack, "otolith_sealing", migrated=["auth"])
        server = self.enterContext(serving(self.stack, "auth", self.settings()))
        gateway = Gateway({"auth": f"127.0.0.1:{server.port()}"})
        self.addCleanup(gateway.close)
        published = json.loads(
            gateway.keys.ListSigningKeys(auth_pb2.ListSigningKeysRequest()).jwks_json)["keys"]
        self.assertEqual([key["exp"] > 0 for key in published], [True])
        rows = self.database.superuser.query(
            "SELECT octet_length(sealed_seed) FROM auth.signing_keys")
        self.assertEqual(rows, [["72"]])
        other = self.stack.directory / f"sealing-{new_id()}"
        other.write_text("0a" * 32)
        other.chmod(0o644)
        for command in ("check", "serve"):
            done = run(
                self.stack, "otolith-auth", command,
                environment=self.settings(
                    OTOLITH_SEALING_KEY_FILE=str(other), OTOLITH_LISTEN="127.0.0.1:0"))
            self.assertEqual(done.returncode, 78, done.stderr)
            self.assertIn("OTOLITH_SEALING_KEY_PREVIOUS_FILE", done.stderr)
            self.assertRegex(done.stderr, r"the key [\w-]{43} in (service|signing)_keys can be opened neither with")
            self.assertIn(f"{other} has mode 0644", done.stderr)
        missing = self.settings(OTOLITH_SEALING_KEY_FILE=None)
        done = run(self.stack, "otolith-auth", "check", environment=missing)
        self.assertEqual(done.returncode, 78, done.stderr)
        self.assertIn("openssl rand -hex 32", done.stderr)

    def test_no_service_starts_without_the_key_of_its_identity(self):
        self.database = OtherDatabase(self.stack, "otolith_sealed_identity", migrated=["planning"])
        settings = self.database.environment("planning") | {"OTOLITH_LISTEN": "127.0.0.1:0"}
        with serving(self.stack, "planning", settings) as server:
            server.port()
            self.assertEqual(server.stop(), 0, server.log)
        rows = self.database.superuser.query(
            "SELECT octet_length(sealed_seed) FROM planning.service_keys")
        self.assertEqual(rows, [["72"]])
        new = self.stack.directory / f"sealing-{new_id()}"
        new.write_text("0d" * 32)
        new.chmod(0o400)
        former = settings["OTOLITH_SEALING_KEY_FILE"]
        other = settings | {"OTOLITH_SEALING_KEY_FILE": str(new)}
        for command in ("check", "serve", "rotate-identity"):
            done = run(self.stack, "otolith-planning", command, environment=other)
            self.assertEqual(done.returncode, 78, done.stderr)
            self.assertIn("service_keys", done.stderr)
        # Replaced by a start with both.
        both = other | {"OTOLITH_SEALING_KEY_PREVIOUS_FILE": former}
        with serving(self.stack, "planning", both) as server:
            server.port()
            self.assertEqual(server.stop(), 0, server.log)
        done = run(self.stack, "otolith-planning", "check", environment=other)
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_an_audit_log_is_sealed_with_one_key_alone(self):
        self.database = OtherDatabase(self.stack, "otolith_audit_key", migrated=["auth"])
        keys = []
        for digits in ("0b", "0c"):
            keys.append(self.stack.directory / f"audit-{new_id()}")
            keys[-1].write_text(digits * 32)
            keys[-1].chmod(0o400)
        first, second = ({"OTOLITH_AUDIT_KEY_FILE": str(key)} for key in keys)
        both = second | {"OTOLITH_AUDIT_KEY_PREVIOUS_FILE": str(keys[0])}

        def auth(command, keys, status, *arguments):
            settings = self.settings(OTOLITH_LISTEN="127.0.0.1:0", **keys)
            done = run(self.stack, "otolith-auth", command, *arguments, environment=settings)
            self.assertEqual(done.returncode, status, done.stdout + done.stderr)
            return done.stdout + done.stderr

        def seals():
            return int(self.database.superuser.value("SELECT count(*) FROM auth.audit_seals"))

        with serving(self.stack, "auth", self.settings(**first)) as server:
            server.port()
            wait_until(lambda: seals() == 1, "the log is sealed")
            self.assertEqual(server.stop(), 0, server.log)
            self.assertNotIn(f"{keys[0]} has mode", server.log)
        for command in ("check", "serve"):
            said = auth(command, second, 78)
            self.assertIn("OTOLITH_AUDIT_KEY_PREVIOUS_FILE", said)
            self.assertIn("sealed_with", said)
        self.assertEqual(seals(), 1)
        auth("verify-audit-log", first, 0)
        self.assertIn("another key", auth("verify-audit-log", second, 1))
        # A job without the key fails.
        self.assertIn("--without-seals", auth("verify-audit-log", {}, 2))
        auth("verify-audit-log", {}, 0, "--without-seals")
        self.assertIn("is not set", auth("check", {}, 0))
        # The key can be replaced.
        auth("check", both, 0)
        auth("verify-audit-log", both, 0)
        # Once more: the file has the keys before it.
        third = self.stack.directory / f"audit-{new_id()}"
        third.write_text("0d" * 32)
        former = self.stack.directory / f"audit-{new_id()}"
        former.write_text("\n".join(key.read_text() for key in keys) + "\n")
        for key in (third, former):
            key.chmod(0o400)
        auth("verify-audit-log", {
            "OTOLITH_AUDIT_KEY_FILE": str(third), "OTOLITH_AUDIT_KEY_PREVIOUS_FILE": str(former)}, 0)
