"""The operator's guide, deploy/README.md: runs its `sh` blocks as they are."""

import re
import shutil
import tempfile
import urllib.parse
from pathlib import Path

from support.admin import ADMIN, port_of
from support.case import EndToEndTestCase
from support.documents import blocks, chapters, typed
from support.paths import ROOT
from support.processes import serving
from support.stack import clean_environment
from support.waiting import wait_until

GUIDE = ROOT / "deploy" / "README.md"


class OperatorsGuide(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        folder = tempfile.TemporaryDirectory(prefix="otolith-guide-")
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        cls.chapters = {heading: blocks(text) for heading, text in chapters(GUIDE).items()}

    def environment(self, server=None, admin: int = 0) -> dict[str, str]:
        """The environment of planning's operator: its settings, the programs, and access to the database."""
        address = urllib.parse.urlsplit(self.stack.database.url)
        query = urllib.parse.parse_qs(address.query)
        settings = self.stack.service_environment("planning") | {
            # Ports other than those of deploy/dev/stack: another process of the same service.
            "OTOLITH_LISTEN": "127.0.0.1:0", "OTOLITH_PORT_FILE": str(self.folder / "check.port"),
            "OTOLITH_MIGRATION_DATABASE_URL": self.stack.database.as_role("otolith_planning_owner").url,
            "PGHOST": query["host"][0], "PGPORT": query["port"][0], "PGUSER": address.username or "",
            "PATH": f"{self.stack.bin}:/usr/bin:/bin:/usr/sbin"}
        if server:
            settings |= {"ADDRESS": f"localhost:{server.port()}", "ADMIN": f"127.0.0.1:{admin}"}
        return clean_environment() | settings

    def blocks(self, heading: str, environment: dict[str, str], *places: int) -> list[str]:
        """Output of the blocks of a chapter; of all, or those at these places."""
        said = []
        found = self.chapters[heading]
        for block in [found[place] for place in places] if places else found:
            done = typed(block, self.folder, environment)
            self.assertEqual(done.returncode, 0, f"{block}\n{done.stdout}\n{done.stderr}")
            said.append(done.stdout)
        return said

    def test_every_block_is_run_by_a_test_here(self):
        self.assertEqual(
            {heading: len(blocks) for heading, blocks in self.chapters.items() if blocks},
            {"Settings": 1, "Certificates": 3, "Monitoring": 2, "Mail and push": 1, "Time zones": 1, "Backups": 2})

    def test_settings_certificates_monitoring_and_time_zones(self):
        plain = self.environment()
        self.blocks("Settings", plain)
        self.blocks("Mail and push", plain)
        self.blocks("Certificates", plain, 0, 1)
        self.assertEqual((self.folder / "tls.key").stat().st_mode & 0o777, 0o600)
        settings = self.stack.service_environment("planning") | {
            "OTOLITH_TLS_CERTIFICATE_FILE": str(self.folder / "tls.pem"),
            "OTOLITH_TLS_KEY_FILE": str(self.folder / "tls.key"),
            # A service with an invalid key does not start.
            "OTOLITH_PUSH_WEB_KEY_FILE": str(self.folder / "push-web-key.pem"),
            "OTOLITH_PUSH_WEB_CONTACT": "mailto:operator@example.org"} | ADMIN
        del settings["OTOLITH_LISTEN"], settings["OTOLITH_PORT_FILE"]
        with serving(self.stack, "planning", settings) as server:
            server.port()
            admin = port_of(server)
            environment = self.environment(server, admin)
            self.renews(environment)
            shown = wait_until(
                lambda: self.looked_well(environment), "status reports no problems")
            self.assertRegex(shown, rf"(?m)^otolith-planning +127\.0\.0\.1:{admin} +serving")
            self.assertIn("1 service checked", shown)
            looked = self.blocks("Monitoring", environment, 1)[0]
            self.assertRegex(looked, r"otolith_database_up\{.*\} 1")
            self.assertIn("process_resident_memory_bytes", looked)
            self.assertRegex(self.blocks("Time zones", environment)[0], r"^20\d\d[a-z]+\n$")
            self.assertEqual(server.stop(), 0, server.log)

    def looked_well(self, environment) -> str:
        """Output of `status`; empty if it does not end with 0, as shortly after the start."""
        done = typed(self.chapters["Monitoring"][0], self.folder, environment)
        return done.stdout if done.returncode == 0 else ""

    def renews(self, environment):
        """The certificate is replaced, and the service presents it without a restart."""
        def shown() -> tuple[str, float]:
            said = self.blocks("Certificates", environment, 2)[0]
            serial = re.search(r"^serial=([0-9A-F]+)$", said, re.MULTILINE)[1]
            return serial, float(re.search(r"_timestamp_seconds\S* (\S+)$", said, re.MULTILINE)[1])

        first, ends = shown()
        shutil.copy(self.folder / "tls.pem", self.folder / "first.pem")
        self.blocks("Certificates", environment, 1)
        self.assertNotEqual(
            (self.folder / "tls.pem").read_bytes(), (self.folder / "first.pem").read_bytes())
        wait_until(lambda: shown()[0] != first, "the new certificate is shown", seconds_max=30)
        self.assertGreaterEqual(shown()[1], ends)

    def test_backups(self):
        dumped, verified = self.blocks("Backups", self.environment())
        self.assertGreater(int(dumped), 0)
        self.assertRegex(verified, r"\d")
