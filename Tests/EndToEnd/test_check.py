"""`check` and `serve` find the same errors, all at once."""

import re
import socket
import threading

from support.case import EndToEndTestCase
from support.gateway import SERVICES
from support.processes import run
from support.web import settings

WRONG_SETTINGS = 78
AWAY = 69


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
            (environment | {"OTOLITH_SESSION_DAYS": "30", "OTOLITH_SESSION_IDLE_DAYS": "31"},
             "OTOLITH_SESSION_IDLE_DAYS is longer"),
            (environment | {"OTOLITH_JWKS_FILE": nowhere}, "OTOLITH_JWKS_FILE"),
            (environment | {"OTOLITH_JWKS_FILE": str(no_keys)}, "contains no key"),
            (environment | {"OTOLITH_TLS_TRUST_ROOTS_FILE": nowhere}, "cannot be read"),
            (environment | {"OTOLITH_TLS_TRUST_ROOTS_FILE": str(key)}, "contains no certificate"),
            (environment | {"OTOLITH_LISTEN": occupied},
             "Address already in use; to run `check` beside the running service, give --beside-service"),
            (environment | {"OTOLITH_ADMIN_LISTEN": occupied}, "OTOLITH_ADMIN_LISTEN"),
            (environment | {"OTOLITH_PORT_FILE": "/no/such/folder/port"}, "OTOLITH_PORT_FILE"),
        ):
            for command in ("check", "serve"):
                with self.subTest(expected=expected, command=command):
                    message = self.refused("auth", wrong, expected, command=command)
                    # Nothing was started that could fail because of it.
                    self.assertNotIn("housekeeping", message)

    def test_beside_a_service_the_addresses_of_the_settings_are_judged_but_not_bound(self):
        environment = self.stack.service_environment("planning")
        del environment["OTOLITH_PORT_FILE"]

        def check(**settings):
            return run(self.stack, "otolith-planning", "check", "--beside-service",
                       environment=environment | settings)

        # The service of the stack listens there.
        done = check()
        self.assertEqual(done.returncode, 0, done.stderr)
        for name in ("OTOLITH_LISTEN", "OTOLITH_ADMIN_LISTEN"):
            for address in ("127.0.0.1:74040", "0.0.0.0:7404", "nowhere.invalid:7404"):
                with self.subTest(name=name, address=address):
                    done = check(**{name: address})
                    self.assertEqual(done.returncode, WRONG_SETTINGS, done.stderr)
                    self.assertIn(name, done.stderr)

    def test_other_servers_that_cannot_be_used_are_warnings(self):
        with socket.socket() as closed:
            closed.bind(("127.0.0.1", 0))
            port = closed.getsockname()[1]
            for service, settings, expected in (
                ("auth", {"OTOLITH_SMTP_URL": f"smtp://127.0.0.1:{port}",
                          "OTOLITH_MAIL_FROM": "otolith@example.org"},
                 f"OTOLITH_SMTP_URL: no mail can be delivered to smtp://127.0.0.1:{port}: "),
                ("auth", {"OTOLITH_SMTP_URL": "smtp://mail.invalid:587",
                          "OTOLITH_MAIL_FROM": "otolith@example.org"},
                 "OTOLITH_SMTP_URL: the name mail.invalid cannot be resolved"),
                ("planning", {"OTOLITH_TRACES_ADDRESS": "collector.invalid:4317",
                              "OTOLITH_PLAINTEXT_BEHIND_PROXY": "true"},
                 "OTOLITH_TRACES_ADDRESS: the name collector.invalid cannot be resolved"),
                ("planning", {"OTOLITH_AUTH_ADDRESS": "127.0.0.1:1,auth.invalid:7401",
                              "OTOLITH_PLAINTEXT_BEHIND_PROXY": "true"},
                 "OTOLITH_AUTH_ADDRESS: the name auth.invalid cannot be resolved"),
                ("ingestion", {"OTOLITH_DATABASE_REPLICA_URL": "postgresql://x@127.0.0.1:1/otolith"},
                 "OTOLITH_DATABASE_REPLICA_URL: PostgreSQL cannot be reached"),
            ):
                with self.subTest(expected=expected):
                    environment = self.stack.service_environment(service) | settings
                    del environment["OTOLITH_PORT_FILE"]
                    if "OTOLITH_SMTP_URL" in settings:
                        del environment["OTOLITH_MAIL_DIRECTORY"]
                    done = run(self.stack, f"otolith-{service}", "check", "--beside-service",
                               environment=environment)
                    self.assertEqual(done.returncode, 0, done.stderr)
                    self.assertIn(f"warning: {expected}", done.stderr)

    def test_the_port_of_another_program(self):
        with socket.create_server(("127.0.0.1", 0)) as other:
            # Like a web server: it answers with HTTP/1.1, and closes.
            def answer():
                while True:
                    try:
                        connection, _ = other.accept()
                    except OSError:
                        return
                    with connection:
                        connection.recv(4096)
                        connection.sendall(b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\n\r\n")

            thread = threading.Thread(target=answer)
            thread.start()
            try:
                self.programs_answer_elsewhere(f"127.0.0.1:{other.getsockname()[1]}")
            finally:
                # Wakes the thread, which `close` alone does not.
                other.shutdown(socket.SHUT_RDWR)
                thread.join()

    def programs_answer_elsewhere(self, web_server):
        catalogue = self.stack.addresses["catalogue"]
        environment = self.stack.service_environment("ingestion")
        del environment["OTOLITH_PORT_FILE"]
        wrong = {"OTOLITH_AUTH_ADDRESS": f"{self.stack.addresses['auth']},{catalogue}",
                 "OTOLITH_CATALOGUE_ADDRESS": f"127.0.0.1:1,{web_server}"}
        done = run(self.stack, "otolith-ingestion", "check", "--beside-service",
                   environment=environment | wrong)
        self.assertEqual(done.returncode, 0, done.stderr)
        # One that does not answer may be stopped.
        self.assertEqual(
            re.findall(r"warning: (OTOLITH_\w+_ADDRESS: .*)", done.stderr),
            [f"OTOLITH_AUTH_ADDRESS: {catalogue}: otolith-auth does not answer there: another service does",
             f"OTOLITH_CATALOGUE_ADDRESS: {web_server}: otolith-catalogue does not answer there: cannot connect to"
             f" {web_server}: the server closed the connection before it spoke HTTP/2; it may be another kind of"
             " server, or require TLS"])
        done = run(self.stack, "otolith-web", "check", "--beside-service", environment=settings(
            self.stack, OTOLITH_PLANNING_ADDRESS=catalogue))
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(
            re.findall(r"warning: (.*)", done.stderr),
            [f"OTOLITH_PLANNING_ADDRESS: {catalogue}: otolith-planning does not answer there: another service does"])
        for address, status, expected in (
                (self.stack.addresses["auth"], 1, "check OTOLITH_CATALOGUE_ADDRESS"),
                (web_server, 69, "it may be another kind of server")):
            with self.subTest(address=address):
                done = run(self.stack, "otolithctl", "studies", "list",
                           environment={"OTOLITH_CATALOGUE_ADDRESS": address})
                self.assertEqual(done.returncode, status, done.stderr)
                self.assertIn(expected, done.stderr)

    def test_servers_that_are_away_may_come_back(self):
        nats = {"OTOLITH_BUS_TRANSPORT": "nats", "OTOLITH_BUS_NATS_SERVERS": "127.0.0.1:1"}
        away = {"OTOLITH_DATABASE_URL": "postgresql://otolith_planning@127.0.0.1:1/otolith"}
        environment = self.stack.service_environment("planning")
        del environment["OTOLITH_PORT_FILE"]
        for settings, words in ((nats, "no NATS server can be reached"), (away, "PostgreSQL cannot be reached")):
            for command in (("otolith-planning", "check", "--beside-service"),
                            ("otolithctl", "bus", "lag", "--service", "planning")):
                with self.subTest(words=words, command=command):
                    done = run(self.stack, *command, environment=environment | settings)
                    self.assertEqual(done.returncode, AWAY, done.stderr)
                    self.assertIn(words, done.stderr)

    def test_common_and_own_settings_and_files_are_reported_together(self):
        message = self.refused(
            "auth",
            {"OTOLITH_DATABASE_CONNECTIONS": "many", "OTOLITH_SESSION_DAYS": "0",
             "OTOLITH_TLS_TRUST_ROOTS_FILE": "/nowhere/roots.pem"})
        for words in ("OTOLITH_DATABASE_CONNECTIONS", "OTOLITH_SESSION_DAYS", "OTOLITH_SMTP_URL",
                      "/nowhere/roots.pem"):
            self.assertIn(words, message)

    def test_unknown_settings_are_reported_except_those_of_other_programs(self):
        environment = self.stack.service_environment("planning")
        del environment["OTOLITH_PORT_FILE"]
        environment["OTOLITH_LISTEN"] = "127.0.0.1:0"
        everything = {"OTOLITH_SESION_DAYS": "1"}
        for program in (*(f"otolith-{service}" for service in SERVICES), "otolithctl"):
            text = run(self.stack, program, "--help").stdout
            # A name that continues after an underscore stands for several.
            names = set(re.findall(r"OTOLITH_[A-Z_]*[A-Z](?![A-Z_])", text))
            everything |= dict.fromkeys(names - environment.keys(), "")
        done = run(self.stack, "otolith-planning", "check", environment=everything | environment)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(
            re.findall(r"(OTOLITH_\w+) is not a setting: did you mean (\w+)", done.stderr),
            [("OTOLITH_SESION_DAYS", "OTOLITH_SESSION_DAYS")], done.stderr)
        self.assertEqual(done.stderr.count("is not a setting"), 1, done.stderr)
