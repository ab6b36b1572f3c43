"""The units, users and settings of the packages."""

import re
import tempfile
import unittest
from pathlib import Path

from project import ROOT, SERVICES, STATELESS, run, text, told

# In tenths, as systemd-analyze takes it.
EXPOSURE_MAX = 20


class Units(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="otolith-units-")
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        done = run(ROOT / "deploy/systemd/render", cls.folder)
        if done.returncode:
            raise AssertionError(done.stderr)
        cls.units = sorted((cls.folder / "system").iterdir())

    def unit(self, name: str) -> str:
        return (self.folder / "system" / name).read_text()

    def values(self, unit: str, key: str) -> list[str]:
        return re.findall(rf"^{key}=(.*)$", self.unit(unit), re.MULTILINE)

    def test_systemd_understands_them(self):
        with tempfile.TemporaryDirectory(prefix="otolith-verify-") as folder:
            for unit in self.units:
                # The programs are not installed here.
                (Path(folder) / unit.name).write_text(
                    re.sub(r"/usr/bin/otolith\S+", "/bin/true", unit.read_text()))
            done = run("systemd-analyze", "verify", "--man=no", *sorted(Path(folder).iterdir()))
        # What it finds in units of the machine itself is not ours.
        self.assertEqual([line for line in done.stderr.splitlines() if "otolith" in line], [])
        self.assertEqual(len(self.units), 5 * len(SERVICES) + 4 * len(STATELESS) + 1)

    def test_they_are_hardened(self):
        services = [unit for unit in self.units if unit.suffix == ".service"]
        self.assertEqual(len(services), 3 * len(SERVICES) + 2 * len(STATELESS) + 1)
        for unit in services:
            with self.subTest(unit=unit.name):
                done = run(
                    "systemd-analyze", "security", "--offline=true", f"--threshold={EXPOSURE_MAX}", unit)
                self.assertEqual(done.returncode, 0, done.stdout[-400:] + done.stderr)

    def test_a_reload_is_one_of_the_program_itself(self):
        for service in (*SERVICES, *STATELESS):
            self.assertEqual(
                self.values(f"otolith-{service}.service", "ExecReload"),
                [f"/usr/bin/otolith-{service} reload --process $MAINPID"])
            self.assertIn("--process", told(f"otolith-{service}", "reload", "--help"))

    def test_a_service_that_stops_closes_its_sockets(self):
        for service in (*SERVICES, *STATELESS):
            for socket in ("", "-admin"):
                unit = f"otolith-{service}{socket}.socket"
                self.assertEqual(
                    self.values(unit, "StopPropagatedFrom"), [f"otolith-{service}.service"], unit)
                self.assertIn(unit, self.values(f"otolith-{service}.service", "Sockets")[0].split())

    def test_what_is_started_by_hand_can_be_started_at_any_time(self):
        for service in SERVICES:
            for unit in (f"otolith-{service}-check.service", f"otolith-{service}-migrate.service"):
                self.assertEqual(self.values(unit, "StartLimitIntervalSec"), ["0"], unit)
        self.assertEqual(self.values("otolith-bus-migrate.service", "StartLimitIntervalSec"), ["0"])
        # A service that ends at once is not started again and again.
        self.assertEqual(self.values("otolith-auth.service", "StartLimitIntervalSec"), [])

    def test_threads_may_have_the_priorities_that_the_runtime_gives_them(self):
        """libdispatch sets -4 for one thread, and otherwise writes an error into the journal at each start."""
        for unit in self.units:
            if unit.suffix == ".service":
                self.assertEqual(self.values(unit.name, "LimitNICE"), ["-4"], unit.name)
                self.assertIn("setpriority", self.values(unit.name, "SystemCallFilter"))

    def test_each_service_is_notified_watched_limited_and_its_own_user(self):
        users = []
        for service in SERVICES:
            unit = f"otolith-{service}.service"
            self.assertEqual(self.values(unit, "Type"), ["notify"])
            self.assertTrue(self.values(unit, "WatchdogSec"))
            self.assertTrue(self.values(unit, "MemoryMax") and self.values(unit, "TasksMax"))
            users += self.values(unit, "User")
            users += self.values(f"otolith-{service}-migrate.service", "User")
            made = (self.folder / f"sysusers.d/otolith-{service}.conf").read_text()
            for user in users[-2:]:
                self.assertRegex(made, rf"(?m)^u {user} - ")
        self.assertEqual(len(set(users)), 2 * len(SERVICES))

    def test_every_credential_is_a_setting(self):
        for service in SERVICES:
            known = told(f"otolith-{service}", "--help")
            for unit in (f"otolith-{service}.service", f"otolith-{service}-migrate.service"):
                names = [value.split(":")[0] for value in self.values(unit, "LoadCredential")]
                self.assertGreater(len(names), 2)
                for name in set(names) - {"pgpass"}:
                    variable = "OTOLITH_" + name.upper().replace("-", "_")
                    with self.subTest(unit=unit, credential=name):
                        self.assertTrue(re.search(rf"\b{variable}(_FILE)?\b", known))

    def test_every_setting_that_can_be_a_credential_is_loaded(self):
        for service in SERVICES:
            names = {
                value.split(":")[0] for value in self.values(f"otolith-{service}.service", "LoadCredential")}
            reference = told(f"otolith-{service}", "config", "--reference")
            wanted = set(re.findall(r"\bthe credential ([a-z-]+)", reference))
            self.assertLessEqual({"database-url", "jwks", "traces-headers", "tls-key"}, wanted)
            self.assertEqual(wanted - names, {"clock", "migration-database-url"}, service)

    def test_no_secret_and_no_unknown_setting_is_in_the_files_of_settings(self):
        for service in SERVICES:
            settings = (self.folder / f"otolith/{service}.conf").read_text()
            known = told(f"otolith-{service}", "--help")
            names = re.findall(r"^#?(OTOLITH_\w+)=", settings, re.MULTILINE)
            self.assertIn("OTOLITH_DATABASE_URL", names)
            for name in names:
                with self.subTest(service=service, name=name):
                    self.assertTrue(re.search(rf"\b{name}\b", known))
            self.assertNotRegex(settings, r"(?i)^[^#]*(password|://[^/]*:[^/]*@)")

    def test_a_program_without_a_database_has_a_user_its_credentials_and_settings(self):
        for service in STATELESS:
            name = f"otolith-{service}"
            self.assertEqual((self.folder / f"sysusers.d/{name}.conf").read_text().count("u "), 1)
            self.assertEqual(self.values(f"{name}.service", "User"), [name])
            loaded = {value.split(":")[0] for value in self.values(f"{name}.service", "LoadCredential")}
            reference = told(name, "config", "--reference")
            self.assertEqual(loaded, set(re.findall(r"\bthe credential ([a-z-]+)", reference)))
            settings = (self.folder / f"otolith/{service}.conf").read_text()
            self.assertNotIn("DATABASE", settings)
            for variable in re.findall(r"^#?(OTOLITH_\w+)=", settings, re.MULTILINE):
                self.assertIn(variable, told(name, "--help"))

    def test_ports_are_those_of_the_programs(self):
        for service in (*SERVICES, *STATELESS):
            [port] = re.findall(r":(\d+)$", self.values(f"otolith-{service}.socket", "ListenStream")[0])
            self.assertTrue(f"127.0.0.1:{port}" in told(f"otolith-{service}", "--help"), port)
            self.assertIn(f"EXPOSE {port} ", text(f"deploy/container/{service}.Containerfile"))

    def test_a_pattern_with_a_word_that_nothing_fills_is_refused(self):
        with tempfile.TemporaryDirectory(prefix="otolith-render-") as folder:
            copied = Path(folder) / "systemd"
            run("cp", "-r", ROOT / "deploy/systemd", copied)
            run("cp", "-r", ROOT / "deploy/settings", folder)
            with open(copied / "socket.in", "a") as file:
                file.write("# @NOTHING@\n")
            done = run(copied / "render", Path(folder) / "out")
        self.assertEqual(done.returncode, 1)
        self.assertIn("@NOTHING@", done.stderr)
