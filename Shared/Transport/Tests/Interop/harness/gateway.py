"""nginx in front of the services, configured by deploy/nginx/otolith.conf."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import catalogue
from peers import HOST_OVERRIDE, PYTHON, Endpoint, Peers
from processes import Processes, StartFailed

ROOT = Path(__file__).resolve().parents[5]
CONFIGURATION = ROOT / "deploy" / "nginx" / "otolith.conf"
STACK = ROOT / "deploy" / "dev" / "stack"
SERVICES = ("auth", "catalogue", "ingestion", "planning")


INTEROP_CASES = {
    # Not health and reflection, which the gateway does not forward.
    "grpcio": (*catalogue.STANDARD, "gateway_refuses_unknown_service"),
    "otolith": catalogue.STANDARD,
}

# Run against the four real services. See python/service_client.py.
SERVICE_CASES = (
    ("otolith-auth", "sign_in"),
    ("otolith-auth", "rejected_sign_in"),
    ("otolith-catalogue", "list_studies"),
    ("otolith-catalogue", "connect_over_http1"),
    ("otolith-ingestion", "export"),
    ("otolith-planning", "unavailable_while_stopped"),
)


class ConfigurationChanged(Exception):
    """The configuration lacks a line that the test must change."""


def replaced(text: str, pattern: str, replacement: str, count: int = 1) -> str:
    """Replaces a line that must occur this number of times."""
    text, found = re.subn(pattern, lambda _: replacement, text, flags=re.MULTILINE)
    if found != count:
        raise ConfigurationChanged(f"{CONFIGURATION}: {pattern!r} is there {found} times")
    return text


class Gateways:
    def __init__(
        self, processes: Processes, peers: Peers, binaries: Path, directory: Path
    ) -> None:
        self._processes = processes
        self._peers = peers
        self._binaries = binaries
        self._directory = directory
        self._stack: Path | None = None

    def before_interop_server(self, endpoint: Endpoint, name: str = "nginx") -> Endpoint:
        """Returns the configuration with two more packages, for grpc.testing's services."""
        added = "    location /grpc.testing.TestService/ { grpc_pass grpc://otolith_auth; }\n"
        text = replaced(
            CONFIGURATION.read_text(), r"^    location /otolith\.auth\. .*$",
            added + "    location /otolith.auth. { grpc_pass grpc://otolith_auth; }")
        return self._start(name, text, dict.fromkeys(SERVICES, endpoint.port))

    def before_services(self) -> Endpoint:
        """Four real services and PostgreSQL."""
        # Outside this run's own folder, which PostgreSQL's user may not enter.
        self._stack = Path(tempfile.mkdtemp(prefix="otolith-interop-stack-"))
        for arguments in (("start", self._stack, "--bin", self._binaries),
                          ("populate", self._stack)):
            done = subprocess.run(
                [STACK, *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT, text=True)
            if done.returncode != 0:
                raise StartFailed(f"stack {arguments[0]}: {done.stdout}")
        ports = {
            service: int((self._stack / "run" / f"{service}.port").read_text())
            for service in SERVICES}
        return self._start("nginx-services", CONFIGURATION.read_text(), ports)

    def stop(self) -> None:
        if self._stack is not None:
            subprocess.run([STACK, "stop", self._stack], stdin=subprocess.DEVNULL, check=False)
            shutil.rmtree(self._stack, ignore_errors=True)

    def _start(self, name: str, text: str, ports: dict[str, int]) -> Endpoint:
        directory = self._directory / name
        directory.mkdir()
        text = replaced(text, r"^    server_name .*$", f"    server_name {HOST_OVERRIDE};")
        text = replaced(
            text, r"^    ssl_certificate .*$", f"    ssl_certificate {self._peers.certificate};")
        text = replaced(
            text, r"^    ssl_certificate_key .*$", f"    ssl_certificate_key {self._peers.key};")
        text = replaced(text, r"^    access_log .*$", f"    access_log {directory}/access otolith;")
        # Addresses are not secret here, and errors should be visible.
        text = replaced(text, r"^    error_log .*$", "    error_log stderr warn;")
        for service in SERVICES:
            text = replaced(
                text, rf"^upstream otolith_{service} \{{\n    server [^ ]+ ",
                f"upstream otolith_{service} {{\n    server 127.0.0.1:{ports[service]} ")

        def command(port: int) -> list:
            self._configure(directory, text, port)
            return ["/usr/sbin/nginx", "-p", directory, "-c", directory / "nginx.conf"]

        return Endpoint(self._processes.start_on_free_port(name, command), tls=True)

    def _configure(self, directory: Path, text: str, port: int) -> None:
        text = replaced(text, r"^    listen .*$", f"    listen 127.0.0.1:{port} ssl http2;")
        (directory / "otolith.conf").write_text(text)
        # As root, nginx would switch to a user that may not enter this folder.
        user = "user root;\n" if os.geteuid() == 0 else ""
        (directory / "nginx.conf").write_text(
            f"{user}daemon off;\npid {directory}/pid;\nerror_log stderr warn;\n"
            "worker_processes 1;\nevents { worker_connections 1024; }\nhttp {\n"
            + "".join(
                f"  {kind}_temp_path {directory}/{kind};\n"
                for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
            # Requests for another host than the certificate's are rejected as misdirected.
            + f"  server {{\n    listen 127.0.0.1:{port} ssl http2 default_server;\n"
            f"    ssl_certificate {self._peers.certificate};\n"
            f"    ssl_certificate_key {self._peers.key};\n    return 421;\n  }}\n"
            f"  include {directory}/otolith.conf;\n}}\n")

    def service_command(self, endpoint: Endpoint, case: str) -> list:
        return [
            sys.executable, PYTHON / "service_client.py", "--target",
            f"127.0.0.1:{endpoint.port}", "--ca-file", self._peers.ca_file,
            "--server-host-override", HOST_OVERRIDE, "--stack", self._stack, "--test-case", case]
