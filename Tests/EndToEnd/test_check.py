"""`check` and `serve` find the same wrong, all of it at once."""

import re

from support.case import EndToEndTestCase
from support.gateway import SERVICES
from support.processes import run

WRONG_SETTINGS = 78


class Check(EndToEndTestCase):
    def refused(self, service, environment, *expected, command="serve"):
        done = run(self.stack, f"otolith-{service}", command, environment=environment)
        self.assertEqual(done.returncode, WRONG_SETTINGS, done.stderr)
        for words in expected:
            self.assertIn(words, done.stderr)
        return done.stderr

    def test_check_finds_what_serve_would_end_with(self):
        environment = self.stack.service_environment("auth")
        del environment["OTOLITH_PORT_FILE"]
        occupied = environment["OTOLITH_LISTEN"]
        environment["OTOLITH_LISTEN"] = "127.0.0.1:0"
        check = run(self.stack, "otolith-auth", "check", environment=environment)
        self.assertEqual(check.returncode, 0, check.stderr)
        without_mail = {name: value for name, value in environment.items()
                        if name != "OTOLITH_MAIL_DIRECTORY"}
        nowhere = str(self.stack.directory / "nowhere")
        key = self.stack.directory / "people" / "administrator.password"
        tls = {"OTOLITH_TLS_CERTIFICATE_FILE": nowhere, "OTOLITH_TLS_KEY_FILE": nowhere}
        no_keys = self.stack.directory / "no-keys.json"
        no_keys.write_text('{"keys":[]}')
        for wrong, expected in (
            (without_mail, "OTOLITH_SMTP_URL"),
            (environment | {"OTOLITH_MAIL_DIRECTORY": nowhere}, "OTOLITH_MAIL_DIRECTORY"),
            (environment | {"OTOLITH_MAIL_DIRECTORY": "/etc"}, "OTOLITH_MAIL_DIRECTORY"),
            (environment | tls, "nowhere cannot be read"),
            (environment | {"OTOLITH_SESSION_DAYS": "0"}, "OTOLITH_SESSION_DAYS"),
            (environment | {"OTOLITH_JWKS_FILE": nowhere}, "OTOLITH_JWKS_FILE"),
            (environment | {"OTOLITH_JWKS_FILE": str(no_keys)}, "holds no key"),
            (environment | {"OTOLITH_TLS_TRUST_ROOTS_FILE": nowhere}, "cannot be read"),
            (environment | {"OTOLITH_TLS_TRUST_ROOTS_FILE": str(key)}, "holds no certificate"),
            (environment | {"OTOLITH_LISTEN": occupied}, "Address already in use"),
            (environment | {"OTOLITH_ADMIN_LISTEN": occupied}, "OTOLITH_ADMIN_LISTEN"),
            (environment | {"OTOLITH_PORT_FILE": "/no/such/folder/port"}, "OTOLITH_PORT_FILE"),
        ):
            for command in ("check", "serve"):
                with self.subTest(expected=expected, command=command):
                    message = self.refused("auth", wrong, expected, command=command)
                    # Nothing has begun that could fail for it.
                    self.assertNotIn("housekeeping", message)

    def test_common_and_own_settings_and_files_are_told_together(self):
        message = self.refused(
            "auth",
            {"OTOLITH_DATABASE_CONNECTIONS": "many", "OTOLITH_SESSION_DAYS": "0",
             "OTOLITH_TLS_TRUST_ROOTS_FILE": "/nowhere/roots.pem"})
        for words in ("OTOLITH_DATABASE_CONNECTIONS", "OTOLITH_SESSION_DAYS", "OTOLITH_SMTP_URL",
                      "/nowhere/roots.pem"):
            self.assertIn(words, message)

    def test_what_is_no_setting_is_told_and_what_another_program_reads_is_not(self):
        environment = self.stack.service_environment("planning")
        del environment["OTOLITH_PORT_FILE"]
        environment["OTOLITH_LISTEN"] = "127.0.0.1:0"
        everything = {"OTOLITH_SESION_DAYS": "1"}
        for program in (*(f"otolith-{service}" for service in SERVICES), "otolithctl"):
            text = run(self.stack, program, "--help").stdout
            # What goes on after an underscore stands for several.
            names = set(re.findall(r"OTOLITH_[A-Z_]*[A-Z](?![A-Z_])", text))
            everything |= dict.fromkeys(names - environment.keys(), "")
        done = run(self.stack, "otolith-planning", "check", environment=everything | environment)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(
            re.findall(r"(OTOLITH_\w+) is no setting: (\w+)", done.stderr),
            [("OTOLITH_SESION_DAYS", "OTOLITH_SESSION_DAYS")], done.stderr)
        self.assertEqual(done.stderr.count("is no setting"), 1, done.stderr)
