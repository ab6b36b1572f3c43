"""Settings that a running service reloads on SIGHUP."""

import contextlib
import signal

import grpc
from grpc.health.v1 import health_pb2, health_pb2_grpc

from support.alone import AloneTestCase
from support.case import EndToEndTestCase
from support.failures import failure_of
from support.issuer import AUDIENCE, ISSUER, Issuer
from support.processes import run, serving
from support.reloading import READ_AGAIN, REFUSED, ConfigFile, reload
from support.waiting import wait_until
from otolith.catalogue.v1 import catalogue_pb2

SECRET = "unmistakable"


def size_refused(port, size) -> str:
    """Asks for the health of a service with a name of this size on a new connection; returns the error."""
    # Channels to the same address would share a connection.
    own = [("grpc.use_local_subchannel_pool", 1)]
    with contextlib.closing(grpc.insecure_channel(f"127.0.0.1:{port}", own)) as channel:
        try:
            health_pb2_grpc.HealthStub(channel).Check(
                health_pb2.HealthCheckRequest(service="x" * size), timeout=20)
        except grpc.RpcError as error:
            return failure_of(error).reason or error.code().name
    return ""


def healthy(port) -> str:
    """Asks for the health of the whole service on a new connection."""
    return size_refused(port, 0)


class Reload(EndToEndTestCase):
    @contextlib.contextmanager
    def planning(self, file, **settings):
        environment = self.stack.service_environment("planning") | settings
        for name in ("OTOLITH_PORT_FILE", "OTOLITH_LISTEN"):
            del environment[name]
        # Settings of the file must not be in the environment, which takes precedence.
        environment |= {"OTOLITH_LOG_LEVEL": "", "OTOLITH_LOG_CALLS": "errors"}
        with serving(
            self.stack, "planning", environment, arguments=["--config", file.path],
        ) as server:
            server.port()
            yield server

    def test_changes_take_effect_and_are_logged(self):
        file = ConfigFile(self)
        with self.planning(file) as server:
            port = server.port()
            self.assertEqual(size_refused(port, 3000), "NOT_FOUND")
            self.assertEqual(healthy(port), "")
            self.assertNotIn("status=ok", server.log)
            old = grpc.insecure_channel(f"127.0.0.1:{port}")
            grpc.channel_ready_future(old).result(timeout=20)
            file.write(LOG_LEVEL="debug", LIMIT_REQUEST_BYTES=2048)
            told = reload(server)
            for words in ("OTOLITH_LOG_LEVEL", "OTOLITH_LIMIT_REQUEST_BYTES"):
                self.assertIn(words, told)
            self.assertEqual(size_refused(port, 3000), "MESSAGE_TOO_LARGE")
            # Existing connections keep their settings.
            with contextlib.closing(old):
                with self.assertRaises(grpc.RpcError) as refused:
                    health_pb2_grpc.HealthStub(old).Check(
                        health_pb2.HealthCheckRequest(service="x" * 3000), timeout=20)
                self.assertEqual(refused.exception.code().name, "NOT_FOUND")
            self.assertEqual(healthy(port), "")
            wait_until(lambda: "status=ok" in server.log, "calls are logged now")
            file.write()
            told = reload(server)
            self.assertIn("OTOLITH_LOG_LEVEL", told)
            self.assertEqual(size_refused(port, 3000), "NOT_FOUND")
            self.assertIn("nothing", reload(server))
            self.assertEqual(server.stop(), 0, server.log)

    def test_changes_that_need_a_restart_are_reported_until_they_are_undone(self):
        file = ConfigFile(self)
        with self.planning(file) as server:
            file.write(DATABASE_CONNECTIONS=5, LIMIT_CALLS=17)
            told = reload(server)
            self.assertIn("after_a_restart=OTOLITH_DATABASE_CONNECTIONS", told.replace('"', ""))
            told = reload(server)
            self.assertIn("OTOLITH_DATABASE_CONNECTIONS", told)
            self.assertNotIn("OTOLITH_LIMIT_CALLS", told)
            file.write(LIMIT_CALLS=17)
            self.assertNotIn("OTOLITH_DATABASE_CONNECTIONS", reload(server))

    def test_a_wrong_file_changes_nothing(self):
        file = ConfigFile(self)
        with self.planning(file) as server:
            port = server.port()
            file.path.write_text(
                "OTOLITH_LIMIT_REQUEST_BYTES=2048\nOTOLITH_LOG_LEVEL=loud\nnonsense\n"
                f"OTOLITH_BUS_NATS_PASSWORD='{SECRET}\n")
            told = reload(server, REFUSED)
            for words in (
                "OTOLITH_LOG_LEVEL is", f"{file.path}:3: expected NAME=VALUE",
                f"{file.path}:4: OTOLITH_BUS_NATS_PASSWORD: the closing quote is missing",
            ):
                self.assertIn(words, told.replace("\\", ""))
            file.path.unlink()
            self.assertIn("does not exist", reload(server, REFUSED))
            file.path.write_bytes(b"\0" * 100)
            self.assertIn("control character", reload(server, REFUSED))
            self.assertEqual(size_refused(port, 3000), "NOT_FOUND")
            self.assertNotIn(SECRET, server.log)
            file.write(LIMIT_REQUEST_BYTES=2048)
            reload(server)
            self.assertEqual(size_refused(port, 3000), "MESSAGE_TOO_LARGE")
            self.assertEqual(server.stop(), 0, server.log)

    def test_the_command_signals_only_where_the_settings_are_right(self):
        file = ConfigFile(self)

        def command(process):
            environment = self.stack.service_environment("planning") | {"OTOLITH_LOG_LEVEL": ""}
            return run(
                self.stack, "otolith-planning", "reload", "--process", process, "--config", file.path,
                environment=environment)

        with self.planning(file) as server:
            for wrong in ("OTOLITH_LIMIT_CALLS=0\nOTOLITH_LOG_LEVEL=loud\n", None):
                if wrong:
                    file.path.write_text(wrong)
                else:
                    file.path.unlink()
                done = command(server.process.pid)
                self.assertEqual(done.returncode, 78, done.stderr)
                words = ("OTOLITH_LIMIT_CALLS", "OTOLITH_LOG_LEVEL") if wrong else ("does not exist",)
                for word in words:
                    self.assertIn(word, done.stderr)
            file.write(LIMIT_CALLS=17)
            done = command(server.process.pid)
            self.assertEqual((done.returncode, done.stdout), (0, ""), done.stderr)
            wait_until(lambda: READ_AGAIN in server.log, "the settings are read again")
            # Signals arrive in order: the invalid settings sent none.
            self.assertNotIn(REFUSED, server.log)
            pid = server.process.pid
            self.assertEqual(server.stop(), 0, server.log)
        self.assertEqual(command(pid).returncode, 1)
        self.assertEqual(command(0).returncode, 64)

    def test_under_systemd_the_command_reports_what_the_service_answers(self):
        # As in ExecReload: the command can read neither the settings nor the credentials.
        file = ConfigFile(self)
        runtime = str(file.path.parent)
        with self.planning(file, RUNTIME_DIRECTORY=runtime) as server:
            def command():
                return run(
                    self.stack, "otolith-planning", "reload", "--process", server.process.pid,
                    environment={"RUNTIME_DIRECTORY": runtime, "CREDENTIALS_DIRECTORY": "/proc/1/root"})

            file.write(LIMIT_CALLS=17)
            done = command()
            self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))
            self.assertIn("OTOLITH_LIMIT_CALLS", server.log)
            file.path.write_text("OTOLITH_LIMIT_CALLS=0\nOTOLITH_LOG_LEVEL=loud\n")
            done = command()
            self.assertEqual(done.returncode, 78, done.stderr)
            for word in ("OTOLITH_LIMIT_CALLS", "OTOLITH_LOG_LEVEL"):
                self.assertIn(word, done.stderr)
            self.assertIn(REFUSED, server.log)
            file.write()
            self.assertEqual(command().returncode, 0)
            self.assertEqual(server.stop(), 0, server.log)

    def test_many_signals_and_calls_at_once(self):
        file = ConfigFile(self)
        with self.planning(file) as server:
            port = server.port()
            for round in range(40):
                file.write(LIMIT_CALLS=1000 + round, LOG_LEVEL=("info", "debug")[round % 2])
                server.process.send_signal(signal.SIGHUP)
                self.assertEqual(size_refused(port, 10), "NOT_FOUND")
            file.write()
            reload(server)
            self.assertEqual(server.stop(), 0, server.log)


class ReloadedIssuers(AloneTestCase):
    def test_an_issuer_is_trusted_and_is_not_any_more(self):
        one, other = Issuer("ES256"), Issuer("ES256")
        file = ConfigFile(self)
        keys = file.path.with_name("keys.json")
        keys.write_text(one.key_set)
        settings = {
            "TOKEN_ISSUER": ISSUER, "TOKEN_AUDIENCE": AUDIENCE, "JWKS_FILE": str(keys),
            "TOKEN_ROLES": "study_leader=study_leader",
        }
        file.write(**settings)
        with serving(
            self.stack, "catalogue", self.environment, arguments=["--config", file.path],
        ) as server, contextlib.closing(
            grpc.insecure_channel(f"127.0.0.1:{server.port()}")) as channel:
            def reason(token):
                try:
                    channel.unary_unary(
                        "/otolith.catalogue.v1.CatalogueService/SearchQuestionnaires",
                        request_serializer=catalogue_pb2.SearchQuestionnairesRequest.SerializeToString,
                    )(catalogue_pb2.SearchQuestionnairesRequest(query="nothing"), timeout=20,
                      metadata=[("authorization", f"Bearer {token}")])
                except grpc.RpcError as error:
                    return failure_of(error).reason
                return ""

            first, second = one.token(), other.token()
            self.assertEqual(reason(first), "")
            self.assertEqual(reason(second), "TOKEN_SIGNATURE_INVALID")
            # New contents of the same file.
            keys.write_text(other.key_set)
            reload(server)
            self.assertEqual(reason(second), "")
            # Also for a token accepted a moment ago.
            self.assertEqual(reason(first), "TOKEN_SIGNATURE_INVALID")
            # Without keys: reported, and the present keys stay.
            keys.write_text('{"keys":[]}')
            self.assertIn("contains no key", reload(server, REFUSED))
            self.assertEqual(reason(second), "")
            # An address instead of a file.
            with one.published() as address:
                file.write(**{name: value for name, value in settings.items() if name != "JWKS_FILE"},
                           JWKS_URL=address)
                told = reload(server)
                self.assertIn("OTOLITH_JWKS_URL", told)
                self.assertEqual(reason(first), "")
                self.assertEqual(reason(second), "TOKEN_SIGNATURE_INVALID")
            # Another audience, for which the tokens are not valid.
            keys.write_text(one.key_set)
            file.write(**settings | {"TOKEN_AUDIENCE": "other.example"})
            self.assertIn("OTOLITH_TOKEN_AUDIENCE", reload(server))
            self.assertEqual(reason(first), "TOKEN_AUDIENCE_MISMATCH")
            self.assertEqual(reason(one.token(audience="other.example")), "")
            file.write(**settings | {"TOKEN_ISSUER": "https://another.example"})
            reload(server)
            self.assertEqual(reason(first), "TOKEN_ISSUER_UNKNOWN")
            self.assertEqual(server.stop(), 0, server.log)

    def test_check_finds_everything_at_once(self):
        with self.alone() as (_, server):
            occupied = f"127.0.0.1:{server.port()}"
            done = run(
                self.stack, "otolith-catalogue", "check", "--set", f"listen={occupied}",
                "--set", f"admin-listen={occupied}", "--set", "log-level=loud",
                "--set", "audit-key-file=/nowhere/key",
                environment={
                    "OTOLITH_DATABASE_URL": "postgresql://nobody@127.0.0.1:1/none",
                    "OTOLITH_BUS_TRANSPORT": "off"})
        self.assertEqual(done.returncode, 78, done.stderr)
        for words in (
            'OTOLITH_LOG_LEVEL is "loud"', "/nowhere/key cannot be read",
            "OTOLITH_LISTEN: cannot listen on", "OTOLITH_ADMIN_LISTEN: cannot listen on",
            "PostgreSQL cannot be reached",
        ):
            self.assertIn(words, done.stderr)
            self.assertEqual(done.stderr.count(words), 1, done.stderr)
