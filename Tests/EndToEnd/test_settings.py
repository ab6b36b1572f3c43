"""Where settings come from, what is shown of them, and that a file of them is enough to serve."""

import contextlib
import json
import os
import tempfile
from pathlib import Path

import grpc

from support.case import EndToEndTestCase
from support.gateway import SERVICES
from support.processes import run, serving

WRONG_SETTINGS = 78
SECRET = "unmistakable"


class Settings(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        folder = tempfile.TemporaryDirectory(prefix="otolith-settings-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def file(self, name, **settings) -> Path:
        path = self.folder / name
        path.write_text("# of a test\n" + "".join(
            f"OTOLITH_{key}='{value}'\n" for key, value in settings.items()))
        path.chmod(0o600)
        return path

    def effective(self, service, *arguments, environment) -> dict:
        done = run(
            self.stack, f"otolith-{service}", "config", "--effective", "--json", *arguments,
            environment=environment)
        self.assertNotIn(SECRET, done.stdout + done.stderr)
        return {row["variable"]: row for row in json.loads(done.stdout)}

    def test_a_file_is_enough_to_serve(self):
        environment = self.stack.service_environment("planning")
        for name in ("OTOLITH_PORT_FILE", "OTOLITH_LISTEN"):
            del environment[name]
        path = self.file("planning.conf", **{
            name.removeprefix("OTOLITH_"): value for name, value in environment.items()})
        with serving(self.stack, "planning", {}, arguments=["--config", path]) as server:
            channel = grpc.insecure_channel(f"127.0.0.1:{server.port()}")
            with contextlib.closing(channel):
                grpc.channel_ready_future(channel).result(timeout=20)
            self.assertEqual(server.stop(), 0, server.log)
        named = {"OTOLITH_CONFIG_FILE": str(path)}
        check = run(self.stack, "otolith-planning", "check", environment=named)
        self.assertEqual(check.returncode, 0, check.stderr)

    def test_each_place_goes_before_the_next(self):
        url = f"postgresql://otolith_auth:{SECRET}@127.0.0.1/otolith"
        held = self.folder / "held"
        held.write_text(url + "\n")
        path = self.file(
            "auth.conf", LOG_LEVEL="warning", DATABASE_CONNECTIONS=9, LIMIT_CALLS=77,
            DATABASE_URL_FILE=held)
        rows = self.effective(
            "auth", "--config", path, "--set", "log-level=debug",
            environment={"OTOLITH_LOG_LEVEL": "error", "OTOLITH_DATABASE_CONNECTIONS": "8"})
        for variable, value, source in (
            ("LOG_LEVEL", "debug", "--set"), ("DATABASE_CONNECTIONS", "8", "environment"),
            ("LIMIT_CALLS", "77", f"{path}:4"), ("KEEPALIVE_SECONDS", "7200", "default"),
        ):
            with self.subTest(variable=variable):
                row = rows[f"OTOLITH_{variable}"]
                self.assertEqual((row["value"], row["source"]), (value, source))
        database = rows["OTOLITH_DATABASE_URL"]
        self.assertIn("host=127.0.0.1", database["value"])
        self.assertEqual(database["source"], f"{path}:5, from {held}")

    def test_secrets_come_from_credentials(self):
        environment = self.stack.service_environment("auth")
        del environment["OTOLITH_PORT_FILE"]
        environment["OTOLITH_LISTEN"] = "127.0.0.1:0"
        credentials = self.folder / "credentials"
        credentials.mkdir()
        for variable, name in (
            ("OTOLITH_DATABASE_URL", "database-url"), ("OTOLITH_SEALING_KEY_FILE", "sealing-key")):
            value = environment.pop(variable)
            text = Path(value).read_text() if variable.endswith("_FILE") else value + "\n"
            (credentials / name).write_text(text)
        environment["OTOLITH_SEALING_KEY_FILE"] = None
        refused = run(self.stack, "otolith-auth", "check", environment=environment)
        self.assertEqual(refused.returncode, WRONG_SETTINGS)
        for variable in ("OTOLITH_DATABASE_URL", "OTOLITH_SEALING_KEY_FILE"):
            self.assertIn(f"{variable} is not set", refused.stderr)
        environment["CREDENTIALS_DIRECTORY"] = str(credentials)
        done = run(self.stack, "otolith-auth", "check", environment=environment)
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_an_invalid_file_is_reported_line_by_line_and_prevents_the_start(self):
        path = self.folder / "wrong.conf"
        path.write_bytes(
            b"\xef\xbb\xbfOTOLITH_LOG_LEVEL=loud\r\nnonsense\nOTOLITH_LIMIT_CALLS='7\n"
            b"OTOLITH_MAIL_NAME=\xff\nOTOLITH_REFLECTION=on\nOTOLITH_REFLECTION=off\n\0\n")
        for command in ("check", "serve", "migrate"):
            with self.subTest(command=command):
                done = run(self.stack, "otolith-auth", command, "--config", path)
                self.assertEqual(done.returncode, WRONG_SETTINGS, done.stderr)
                for words in (
                    'OTOLITH_LOG_LEVEL is "loud"', f"{path}:2: expected NAME=VALUE",
                    f"{path}:3: OTOLITH_LIMIT_CALLS: the closing quote is missing",
                    f"{path}:4: not UTF-8", f"{path}:6: OTOLITH_REFLECTION is already set on line 5",
                    f"{path}:7: contains a control character", "OTOLITH_DATABASE_URL is not set",
                ):
                    self.assertIn(words, done.stderr)

    def test_unknown_names_are_reported_with_their_line(self):
        environment = self.stack.service_environment("planning")
        del environment["OTOLITH_PORT_FILE"]
        environment["OTOLITH_LISTEN"] = "127.0.0.1:0"
        path = self.file("planning.conf", LOG_LEVL="info", SESSION_DAYS=3)
        done = run(
            self.stack, "otolith-planning", "check", "--config", path, environment=environment)
        self.assertEqual(done.returncode, WRONG_SETTINGS, done.stderr)
        self.assertIn(
            f"{path}:2: OTOLITH_LOG_LEVL is not a setting: did you mean OTOLITH_LOG_LEVEL", done.stderr)
        self.assertEqual(done.stderr.count("is not a setting"), 1, done.stderr)
        told = run(
            self.stack, "otolith-planning", "config", "--effective", "--config", path,
            environment=environment)
        self.assertEqual(
            [line for line in told.stderr.splitlines() if "is not a setting" in line],
            [f"  {path}:2: OTOLITH_LOG_LEVL is not a setting: did you mean OTOLITH_LOG_LEVEL?"])
        wrong = run(
            self.stack, "otolith-planning", "check", "--set", "log-levl=info",
            environment=environment)
        self.assertEqual(wrong.returncode, WRONG_SETTINGS)
        self.assertIn("--set log-levl: unknown setting; did you mean log-level?", wrong.stderr)

    def test_a_secret_is_not_taken_from_the_command_line(self):
        done = run(
            self.stack, "otolith-auth", "check", "--set", f"database-url=postgresql://a:{SECRET}@b/c")
        self.assertEqual(done.returncode, WRONG_SETTINGS)
        self.assertIn("OTOLITH_DATABASE_URL_FILE", done.stderr)
        self.assertNotIn(SECRET, done.stderr)

    def test_the_reference_is_that_in_the_tree(self):
        folder = Path(__file__).resolve().parents[2] / "deploy" / "settings"
        for program in (*(f"otolith-{service}" for service in SERVICES), "otolithctl"):
            with self.subTest(program=program):
                done = run(self.stack, program, "config", "--reference")
                self.assertEqual(done.stdout, (folder / f"{program}.md").read_text())
        for wrong in ([], ["--reference", "--effective"], ["--reference", "--json"]):
            done = run(self.stack, "otolith-auth", "config", *wrong)
            self.assertEqual(done.returncode, os.EX_USAGE, done.stderr)
