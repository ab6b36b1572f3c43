"""TLS for a gateway on another machine."""

import re
import subprocess
import tempfile
from pathlib import Path

import grpc

from support import admin
from support.case import EndToEndTestCase
from support.gateway import Gateway
from support.people import anonymous
from support.processes import run, serving
from support.waiting import wait_until


def make_certificate(key, certificate):
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
         "-nodes", "-days", "2", "-subj", "/CN=localhost",
         "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1",
         "-keyout", key, "-out", certificate],
        check=True, capture_output=True,
    )


class TLS(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        directory = tempfile.TemporaryDirectory(prefix="otolith-tls-")
        self.addCleanup(directory.cleanup)
        self.key = Path(directory.name) / "key.pem"
        self.certificate = Path(directory.name) / "certificate.pem"
        make_certificate(self.key, self.certificate)
        self.environment = self.stack.service_environment("planning") | {
            "OTOLITH_TLS_CERTIFICATE_FILE": str(self.certificate),
            "OTOLITH_TLS_KEY_FILE": str(self.key),
        }
        del self.environment["OTOLITH_LISTEN"], self.environment["OTOLITH_PORT_FILE"]

    def test_a_secure_channel_works_and_a_plain_one_does_not(self):
        participant = anonymous(self.stack)
        with serving(self.stack, "planning", self.environment) as server:
            address = f"localhost:{server.port()}"
            trusted = grpc.ssl_channel_credentials(self.certificate.read_bytes())
            secure = Gateway({"planning": address}, trusted)
            self.addCleanup(secure.close)
            self.assertEqual(secure.health("planning"), "SERVING")
            participant.gateway = secure
            self.assertEqual(len(participant.plan().notifications), 0)

            for credentials in (None, grpc.ssl_channel_credentials()):
                other = Gateway({"planning": address}, credentials)
                self.addCleanup(other.close)
                with self.assertFails("UNAVAILABLE"):
                    other.health("planning")
            self.assertEqual(server.stop(), 0, server.log)

    def test_a_new_certificate_is_used_without_a_restart(self):
        with serving(self.stack, "planning", self.environment) as server:
            address = f"localhost:{server.port()}"

            def is_trusted():
                trusted = grpc.ssl_channel_credentials(self.certificate.read_bytes())
                gateway = Gateway({"planning": address}, trusted)
                try:
                    return gateway.health("planning") == "SERVING"
                except grpc.RpcError:
                    return False
                finally:
                    gateway.close()

            self.assertTrue(is_trusted())
            # One after the other: in between they do not match.
            make_certificate(self.key, self.certificate)
            wait_until(is_trusted, "the service shows the new certificate")
            self.assertEqual(server.stop(), 0, server.log)

    def test_files_that_cannot_be_used_are_named(self):
        nowhere = str(self.key.with_name("nowhere.pem"))
        for name, file, words in (
            ("OTOLITH_TLS_CERTIFICATE_FILE", nowhere, "cannot be read: No such file"),
            ("OTOLITH_TLS_KEY_FILE", nowhere, "cannot be read: No such file"),
            ("OTOLITH_TLS_CLIENT_ROOTS_FILE", nowhere, "cannot be read: No such file"),
            ("OTOLITH_TLS_CERTIFICATE_FILE", str(self.key), "contains no certificate"),
            ("OTOLITH_TLS_CLIENT_ROOTS_FILE", str(self.key), "contains no certificate"),
        ):
            with self.subTest(name=name, file=file):
                done = run(self.stack, "otolith-planning", "serve",
                           environment=self.environment | {name: file})
                self.assertEqual(done.returncode, 78, done.stderr)
                self.assertIn(f"{file} {words}", done.stderr)

    def test_an_expired_certificate_is_refused_also_in_the_midst(self):
        expired = self.certificate.with_name("expired.pem")
        request = subprocess.run(
            ["openssl", "req", "-new", "-key", self.key, "-subj", "/CN=localhost"],
            check=True, capture_output=True)
        subprocess.run(
            ["openssl", "x509", "-req", "-signkey", self.key, "-days", "-1", "-out", expired],
            input=request.stdout, check=True, capture_output=True)
        for command in ("check", "serve"):
            done = run(
                self.stack, "otolith-planning", command,
                environment=self.environment | {"OTOLITH_TLS_CERTIFICATE_FILE": str(expired)})
            self.assertEqual(done.returncode, 78, done.stderr)
            self.assertIn(f"{expired} contains a certificate that expired on", done.stderr)
        with serving(self.stack, "planning", self.environment | admin.ADMIN) as server:
            address = f"localhost:{server.port()}"
            trusted = grpc.ssl_channel_credentials(self.certificate.read_bytes())
            end = admin.metrics(server)["otolith_tls_certificate_expiry_timestamp_seconds"]
            # It expires in two days, which is soon.
            self.assertIn("the TLS certificate expires soon", server.log)
            expired.replace(self.certificate)
            wait_until(lambda: "the old one stays" in server.log, "the new one is refused")
            gateway = Gateway({"planning": address}, trusted)
            self.addCleanup(gateway.close)
            self.assertEqual(gateway.health("planning"), "SERVING")
            self.assertEqual(
                admin.metrics(server)["otolith_tls_certificate_expiry_timestamp_seconds"], end)
            # A restart would fail, so monitoring and status show it.
            self.assertEqual(admin.metrics(server)["otolith_tls_certificate_rejected"], 1)
            wait_until(lambda: re.search(
                r"(?m)^\[!\]certificate degraded: the new TLS certificate or key is rejected .*expired on",
                admin.get(server, "/readyz?verbose")[1]), "/readyz names the rejected certificate")
            self.assertEqual(server.stop(), 0, server.log)

    def test_old_protocol_versions_are_refused(self):
        with serving(self.stack, "planning", self.environment) as server:
            for version, accepted in (("-tls1_1", False), ("-tls1_2", True), ("-tls1_3", True)):
                done = subprocess.run(
                    ["openssl", "s_client", "-connect", f"127.0.0.1:{server.port()}", version,
                     "-alpn", "h2", "-CAfile", self.certificate, "-verify_return_error",
                     # Debian's own policy would not even offer TLS 1.1.
                     "-cipher", "DEFAULT@SECLEVEL=0"],
                    input=b"", capture_output=True, timeout=300,
                )
                self.assertEqual(b"ALPN protocol: h2" in done.stdout, accepted, done.stdout)

    def test_all_addresses_may_be_listened_to_with_tls(self):
        with serving(
            self.stack, "planning", self.environment | {"OTOLITH_LISTEN": "0.0.0.0:0"}
        ) as server:
            trusted = grpc.ssl_channel_credentials(self.certificate.read_bytes())
            gateway = Gateway({"planning": f"127.0.0.1:{server.port()}"}, trusted)
            self.addCleanup(gateway.close)
            self.assertEqual(gateway.health("planning"), "SERVING")

    def test_half_a_pair_and_a_wrong_file_are_refused(self):
        without_key = {
            name: value for name, value in self.environment.items()
            if name != "OTOLITH_TLS_KEY_FILE"
        }
        done = run(self.stack, "otolith-planning", "serve", environment=without_key)
        self.assertEqual(done.returncode, 78, done.stderr)
        self.assertIn("OTOLITH_TLS_KEY_FILE", done.stderr)
        wrong = self.environment | {"OTOLITH_TLS_KEY_FILE": str(self.certificate)}
        done = run(self.stack, "otolith-planning", "serve", environment=wrong)
        self.assertIn(done.returncode, (1, 78), done.stderr)
        self.assertIn(str(self.certificate), done.stderr)
        self.assertNotIn("Fatal error", done.stderr)


class Tools(EndToEndTestCase):
    def test_other_machines_are_called_with_tls_or_by_the_operators_word(self):
        port = self.stack.service_environment("planning")["OTOLITH_AUTH_ADDRESS"].rpartition(":")[2]
        # An address of this machine that is not loopback.
        remote = {
            "OTOLITH_AUTH_ADDRESS": f"0.0.0.0:{port}", "OTOLITH_USERNAME": "administrator",
            "OTOLITH_PASSWORD_FILE": str(self.stack.password_file("administrator")),
        }
        command = ("plan", "show")
        refused = run(self.stack, "otolithctl", *command, environment=remote)
        self.assertNotEqual(refused.returncode, 0)
        for setting in ("OTOLITH_TLS_TRUST_ROOTS_FILE", "OTOLITH_PLAINTEXT_BEHIND_PROXY"):
            self.assertIn(setting, refused.stderr)

    def test_a_service_does_not_call_other_machines_without(self):
        directory = tempfile.TemporaryDirectory(prefix="otolith-tls-")
        self.addCleanup(directory.cleanup)
        roots = Path(directory.name) / "roots.pem"
        make_certificate(Path(directory.name) / "key.pem", roots)
        environment = self.stack.service_environment("planning") | {
            "OTOLITH_CATALOGUE_ADDRESS": "192.0.2.7:7402", "OTOLITH_LISTEN": "127.0.0.1:0"}
        # The stack's own service has its address, which `check` would bind, too.
        del environment["OTOLITH_PORT_FILE"]
        done = run(self.stack, "otolith-planning", "check", environment=environment)
        self.assertEqual(done.returncode, 78, done.stderr)
        self.assertIn(
            "OTOLITH_CATALOGUE_ADDRESS: calls to 192.0.2.7:7402 on another machine would not be"
            " encrypted", done.stderr)
        for vouched in (
            {"OTOLITH_TLS_TRUST_ROOTS_FILE": str(roots)},
            {"OTOLITH_PLAINTEXT_BEHIND_PROXY": "true"},
        ):
            done = run(self.stack, "otolith-planning", "check", environment=environment | vouched)
            self.assertEqual(done.returncode, 0, done.stderr)
