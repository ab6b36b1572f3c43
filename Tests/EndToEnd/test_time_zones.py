"""An update of the host's time zones under running services."""

import contextlib
import json
import shutil
import tempfile
from pathlib import Path

from support import admin
from support.case import EndToEndTestCase
from support.processes import serving
from support.waiting import wait_until

ZONEINFO = Path("/usr/share/zoneinfo")


class TimeZones(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        directory = tempfile.TemporaryDirectory(prefix="otolith-zones-")
        self.addCleanup(directory.cleanup)
        self.folder = Path(directory.name) / "zoneinfo"
        shutil.copytree(ZONEINFO, self.folder, symlinks=True)
        self.put("2090a")

    def put(self, version, zone=None):
        """Unpacks like dpkg: each file under a temporary name, then renamed."""
        new = self.folder / "new"
        if zone is not None:
            shutil.copy(self.folder / zone[0], new)
            new.replace(self.folder / zone[1])
        new.write_text(f"# version {version}\n")
        new.replace(self.folder / "tzdata.zi")

    def status(self, server):
        return json.loads(admin.get(server, "/status")[1])

    def sessions(self) -> set[str]:
        return {row[0] for row in self.stack.database.query(
            "SELECT pid FROM pg_stat_activity WHERE application_name = 'otolith-planning'")}

    def test_running_services_notice_and_report_the_version(self):
        with contextlib.ExitStack() as processes:
            servers = {}
            shared = self.sessions()
            for service in ("planning", "ingestion"):
                environment = self.stack.service_environment(service) | admin.ADMIN | {
                    "TZDIR": str(self.folder)}
                del environment["OTOLITH_LISTEN"], environment["OTOLITH_PORT_FILE"]
                servers[service] = processes.enter_context(
                    serving(self.stack, service, environment))
            for server in servers.values():
                server.port()
                self.assertEqual(self.status(server)["timeZones"]["inUse"], "2090a")
            # Ingestion computes all local times itself.
            self.assertNotIn("differingZones", self.status(servers["ingestion"])["timeZones"])
            planning = servers["planning"]
            wait_until(
                lambda: self.status(planning)["timeZones"].get("differingZones") == [],
                "PostgreSQL has the same zones")
            before = self.sessions() - shared
            self.put("2090b", ("Asia/Tokyo", "Europe/Berlin"))
            for name, server in servers.items():
                with self.subTest(service=name):
                    wait_until(
                        lambda: self.status(server)["timeZones"]["inUse"] == "2090b",
                        "the new version is in use")
                    self.assertRegex(server.log, r"version=2090b .*time zones read again")
                    metrics = admin.metrics(server)
                    self.assertEqual(metrics['otolith_tzdata_info{version="2090b"}'], 1)
                    self.assertEqual(metrics['otolith_tzdata_info{version="2090a"}'], 0)
            # PostgreSQL reads its own folder, which was not updated.
            wait_until(
                lambda: "Europe/Berlin" in self.status(planning)["timeZones"]["differingZones"],
                "the difference is reported")
            self.assertIn("PostgreSQL's local times differ from the host's", planning.log)
            # Sessions with the old rules are closed.
            wait_until(lambda: not before & self.sessions(), "the sessions were replaced")
            for server in servers.values():
                self.assertEqual(server.stop(), 0, server.log)
