"""Clients and servers: their command lines."""

import glob
import sys
from dataclasses import dataclass
from pathlib import Path

from processes import Processes

HERE = Path(__file__).resolve().parent
PYTHON = HERE.parent / "python"
GEM = "/usr/lib/*/rubygems-integration/*/gems/grpc-*/src/ruby"

# The name in the certificate that gRPC's own tests use.
HOST_OVERRIDE = "foo.test.google.fr"
SOAK_ITERATIONS = 100
# High enough for any machine: a measured time must not decide a test.
SOAK_LATENCY_MS_MAX = 20_000


@dataclass(frozen=True)
class Endpoint:
    """Where a server listens."""

    port: int
    tls: bool


class Peers:
    def __init__(self, processes: Processes, binaries: Path, stubs: Path) -> None:
        self._processes = processes
        self._binaries = binaries
        self.environment = {"INTEROP_STUBS": str(stubs), "PYTHONDONTWRITEBYTECODE": "1"}
        found = sorted(glob.glob(GEM))
        if not found:
            raise FileNotFoundError(f"no official Ruby client: nothing like {GEM}")
        self._ruby = Path(found[-1])
        # The Ruby programs read exactly these files.
        data = self._ruby / "spec" / "testdata"
        self.ca_file, self.certificate, self.key = (
            data / name for name in ("ca.pem", "server1.pem", "server1.key"))

    @property
    def otolith_client(self) -> Path:
        return self._binaries / "interop-client"

    # MARK: servers

    def start(self, server: str, tls: bool) -> Endpoint:
        port = getattr(self, f"_start_{server}")(f"{server}{'-tls' if tls else ''}", tls)
        return Endpoint(port, tls)

    def _tls_files(self, tls: bool) -> list:
        return ["--use-tls", "--certificate", self.certificate, "--key", self.key] if tls else []

    def start_otolith(self, name: str, tls: bool, *options) -> Endpoint:
        """Starts another server, for one client."""
        return Endpoint(self._start_otolith(name, tls, *options), tls)

    def _start_otolith(self, name: str, tls: bool, *options) -> int:
        return self._processes.start(
            name,
            [self._binaries / "interop-server", "--port", 0, *self._tls_files(tls), *options]
        ).announced_port()

    def _start_grpcio(self, name: str, tls: bool) -> int:
        return self._processes.start(
            name, [sys.executable, PYTHON / "server.py", "--port", 0, *self._tls_files(tls)],
            self.environment).announced_port()

    def _start_ruby(self, name: str, tls: bool) -> int:
        server = self._ruby / "pb" / "test" / "server.rb"
        return self._processes.start_on_free_port(
            name, lambda port: ["ruby", server, "--port", port, "--use_tls", str(tls).lower()])

    # MARK: clients

    def command(self, client: str, endpoint: Endpoint, case: str) -> list:
        return getattr(self, f"_run_{client}")(endpoint, case)

    def _run_ruby(self, endpoint: Endpoint, case: str) -> list:
        security = (
            ["--use_tls", "true", "--use_test_ca", "true", "--server_host_override",
             HOST_OVERRIDE] if endpoint.tls else ["--use_tls", "false"])
        return [
            "ruby", self._ruby / "pb" / "test" / "client.rb", "--server_host", "127.0.0.1",
            "--server_port", endpoint.port, "--test_case", case, *security]

    def _common(self, endpoint: Endpoint, case: str) -> list:
        command = ["--server-host", "127.0.0.1", "--server-port", endpoint.port, "--test-case", case]
        if endpoint.tls:
            command += [
                "--use-tls", "--ca-file", self.ca_file, "--server-host-override", HOST_OVERRIDE]
        if case.endswith("_soak"):
            command += [
                "--soak-iterations", SOAK_ITERATIONS, "--soak-latency-ms-max", SOAK_LATENCY_MS_MAX]
        return command

    def _run_grpcio(self, endpoint: Endpoint, case: str) -> list:
        return [sys.executable, PYTHON / "client.py", *self._common(endpoint, case)]

    def _run_otolith(self, endpoint: Endpoint, case: str) -> list:
        return [self.otolith_client, *self._common(endpoint, case)]
