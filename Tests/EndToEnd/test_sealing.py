"""Keys that sign access tokens, as they lie in the database."""

import json

from support.case import EndToEndTestCase
from support.databases import OtherDatabase
from support.gateway import Gateway
from support.people import new_id
from support.processes import run, serving
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
            "SELECT seed IS NULL, octet_length(sealed_seed) FROM auth.signing_keys")
        self.assertEqual(rows, [["t", "72"]])
        other = self.stack.directory / f"sealing-{new_id()}"
        other.write_text("0a" * 32)
        done = run(
            self.stack, "otolith-auth", "serve",
            environment=self.settings(
                OTOLITH_SEALING_KEY_FILE=str(other), OTOLITH_LISTEN="127.0.0.1:0"))
        self.assertEqual(done.returncode, 78, done.stderr)
        self.assertIn("OTOLITH_SEALING_KEY_PREVIOUS_FILE", done.stderr)
        self.assertIn(published[0]["kid"], done.stderr)
        missing = self.settings()
        del missing["OTOLITH_SEALING_KEY_FILE"]
        done = run(self.stack, "otolith-auth", "check", environment=missing)
        self.assertEqual(done.returncode, 78, done.stderr)
        self.assertIn("openssl rand -hex 32", done.stderr)
