"""The life of the packages on a machine, chapter by chapter."""

import os
import re
import shutil
import time
from pathlib import Path

from checks import Checks
from guide import commands
from machine import ROOT, Machine, call
from procedures import Procedures
from services import SERVICES, Unit
from upgrade import Clients, next_version

PACKAGES = (*(f"otolith-{service}" for service in SERVICES), "otolithctl")
# What systemd-analyze may find at most, from 0 (safe) to 10.
EXPOSURE_MAX = 2.0
CONTENT = ROOT / "Services/Catalogue/Content"
COHORT = ("--participants", "4", "--days", "3")


class Life:
    def __init__(self, machine: Machine, checks: Checks, packages: Path, cohort: Path, guide: Path):
        self.machine = machine
        self.checks = checks
        self.packages = packages
        self.cohort = cohort
        self.guide = commands(guide)
        self.units = [Unit(service, machine) for service in SERVICES]
        self.chapters = (
            self.make, self.install, self.database, self.start, self.hardened, self.main_job,
            self.figures, self.upgrade, self.refused_upgrade, self.going_back, self.reload, self.watchdog,
            *Procedures(machine, checks, self.units, self.followed).chapters, self.remove)

    def followed(self, heading: str, block: int = 0) -> None:
        """Types a block of the guide, in the folder of the packages."""
        script = self.guide[heading][block]
        self.checks.does(
            f"the guide can be followed: {heading}",
            lambda: self.machine.run(f"cd /srv/packages\n{script}"))

    def packages_of(self, name: str) -> Path:
        [found] = self.packages.glob(f"{name}_*.deb")
        return found

    # --- Chapters -------------------------------------------------------------------------------

    def make(self) -> None:
        self.checks.does(
            "lintian finds no error in the packages",
            lambda: call("lintian", "--tag-display-limit", "0", "--fail-on", "error", "--allow-root",
                         *(str(self.packages_of(name)) for name in PACKAGES)))
        self.machine.make(self.checks.say)
        self.checks.say("what the packages need is fetched; then the machine has no network")
        target = self.machine.root / "srv/packages"
        target.mkdir()
        for name in PACKAGES:
            shutil.copy(self.packages_of(name), target)
        names = " ".join(f"/srv/packages/{path.name}" for path in sorted(target.iterdir()))
        self.machine.in_root(
            "sh", "-c", f"apt-get install -y --download-only postgresql {names}")
        self.checks.say("booted, with systemd as its first process")
        self.machine.boot()
        self.checks.that(
            "there is no Swift and nothing of Otolith on it",
            not self.machine.run("command -v swift otolithctl || true").strip() and not self.traces())

    def install(self) -> None:
        self.checks.say("installation")
        self.followed("Installing")
        for unit in self.units:
            told = self.machine.run(f"{unit.name} --version").strip()
            self.checks.that(
                f"{unit.name} prints version and commit",
                re.fullmatch(rf"{unit.name} \S+ \(commit [0-9a-f]{{40}}(-dirty)?, release build\)", told)
                is not None, told)
            self.checks.that(
                f"{unit.name} is not started by its installation", unit.state() == "inactive", unit.state())
        users = self.machine.run("getent passwd | grep ^otolith- | cut -d: -f1,7").split()
        self.checks.that(
            "one user for each service, one for each schema's owner, without sign-in",
            sorted(users) == sorted(self.expected_users()), users)
        for shell, path in (
            ("bash", "bash-completion/completions/otolith-auth"),
            ("zsh", "zsh/vendor-completions/_otolith-auth"),
            ("fish", "fish/vendor_completions.d/otolith-auth.fish"),
        ):
            text = (self.machine.root / "usr/share" / path).read_text()
            self.checks.that(f"completion for {shell}", "migrate" in text and "partitions" in text)

    @staticmethod
    def expected_users() -> list[str]:
        names = [f"otolith-{service}{end}" for service in SERVICES for end in ("", "-owner")]
        return [f"{name}:/usr/sbin/nologin" for name in [*names, "otolith-bus"]]

    def database(self) -> None:
        self.checks.say("database, keys, schemas")
        self.followed("The database")
        self.followed("Keys")
        # No mail server is here; and the cohort lives in a time of its own.
        (self.machine.root / "srv/clock").write_bytes(bytes(8))
        for service in SERVICES:
            with open(self.machine.root / f"etc/otolith/{service}.conf", "a") as file:
                file.write("OTOLITH_CLOCK_FILE=/srv/clock\n")
                # Possibly left in the settings: the socket takes precedence, and the check passes.
                file.write(f"OTOLITH_ADMIN_LISTEN=127.0.0.1:{SERVICES[service] + 10}\n")
                if service == "auth":
                    file.write("OTOLITH_MAIL_DIRECTORY=/var/lib/otolith-auth/mail\n")
        self.machine.run("install -d -o otolith-auth -g otolith-auth -m 700 /var/lib/otolith-auth/mail")
        tried = self.machine.tried("systemctl start otolith-auth-check")
        log = self.machine.run("journalctl -n 20 -u otolith-auth-check")
        self.checks.that(
            "before its schema is there, a service's check says so",
            tried.returncode != 0 and "migrate" in log, log)
        self.followed("Schemas")

    def start(self) -> None:
        self.checks.say("the services")
        self.followed("Starting")
        for unit in self.units:
            self.checks.that(f"{unit.name} serves", unit.state() == "active", unit.journal())
            self.checks.that(
                f"{unit.name} reports its status to systemd", unit.status().startswith("serving on 127.0.0.1:"),
                unit.status())
            owners = self.machine.run(f"stat -c %U /proc/{unit.process()}").strip()
            self.checks.that(f"{unit.name} is its own user", owners == unit.name, owners)
            self.checks.that(
                f"{unit.name} answers /readyz by its second socket",
                '200 OK' in self.admin(unit, "/readyz?exclude=signing-keys"), self.admin(unit, "/readyz"))
        self.followed("The first administrator")
        self.followed("The first administrator", 1)

    def admin(self, unit: Unit, path: str) -> str:
        return self.machine.tried(
            f"exec 3<>/dev/tcp/127.0.0.1/{unit.admin_port}; "
            f"printf 'GET {path} HTTP/1.1\\r\\nhost: x\\r\\nconnection: close\\r\\n\\r\\n' >&3; cat <&3"
        ).stdout

    def hardened(self) -> None:
        self.checks.say("hardening and secrets")
        key = (self.machine.root / "etc/credstore/otolith-auth.sealing-key").read_text().strip()
        for unit in self.units:
            process = unit.process()
            told = self.machine.run(f"tr '\\0' '\\n' </proc/{process}/environ; cat /proc/{process}/cmdline")
            self.checks.that(
                f"no secret in environment or command line of {unit.name}",
                "CREDENTIALS_DIRECTORY=" in told and key not in told and "password" not in told.lower(), told)
            line = self.machine.run(f"systemd-analyze security {unit.name}.service | tail -n 1")
            exposure = float(re.search(r": ([\d.]+)", line)[1])
            self.checks.that(f"exposure of {unit.name}: {exposure}", exposure <= EXPOSURE_MAX)
        other = self.machine.tried(
            "runuser -u otolith-planning -- cat /run/credentials/otolith-auth.service/sealing-key")
        self.checks.that("no service reads another's keys", other.returncode != 0, other.stdout)
        role = self.machine.tried(
            "runuser -u otolith-planning -- psql -qAt -d otolith -U otolith_auth -c 'SELECT 1'")
        self.checks.that("no service takes another's role", role.returncode != 0, role.stdout)

    def main_job(self) -> None:
        self.checks.say("the main job, from outside")
        work = self.machine.folder / "cohort"
        work.mkdir()
        for name in ("leader", "study"):
            (work / name).write_text(os.urandom(18).hex() + "\n")
        root = self.machine.root
        control = root / "usr/bin/otolithctl"
        administrator = root / "root/administrator.password"
        as_administrator = {
            "OTOLITH_USERNAME": "administrator", "OTOLITH_PASSWORD_FILE": str(administrator)}

        def play(who: dict[str, str], *arguments: str, program: Path = control) -> str:
            return call(
                *self.machine.outside(str(program), *arguments), env={**os.environ, **who}, seconds=900)

        self.checks.does("content is imported", lambda: (
            play(as_administrator, "catalogue", "import", str(CONTENT / "track-your-stress"),
                 "--access-password-file", str(work / "study"))))
        self.checks.does("a study leader is made", lambda: (
            play(as_administrator, "study-leader", "create", "--leader", "leader", "--invitation-file",
                 str(work / "invitation"), "--study", "track-your-tinnitus", "track-your-stress"),
            play({}, "password", "set", "--code-file", str(work / "invitation"), "--new-password-file",
                 str(work / "leader"), "--recovery-file", str(work / "recovery"))))
        summary = ""
        try:
            leader = {"OTOLITH_USERNAME": "leader", "OTOLITH_PASSWORD_FILE": str(work / "leader")}
            summary = play(
                leader, *COHORT, "--study-password-file", str(work / "study"),
                "--mail-directory", str(root / "var/lib/otolith-auth/mail"),
                "--clock-file", str(root / "srv/clock"), "--export-directory", str(work / "export"),
                program=self.cohort).strip().splitlines()[-1]
        except Exception as error:
            summary = str(error)
        counts = {name: int(number) for name, number in re.findall(r"(\w+)=(\d+)", summary)}
        self.checks.that(
            "what the cohort sent is stored and exported",
            counts.get("created", 0) > 0
            and counts["created"] == counts["stored"] == counts["exported"]
            and counts["sent"] == sum(counts[name] for name in ("created", "exists", "conflict", "rejected")),
            summary)
        print(f"     {summary}")

    def figures(self) -> None:
        self.checks.say("figures of the packaged programs, idle")
        time.sleep(10)
        for unit in self.units:
            memory = unit.memory()
            print(f"     {unit.name}: RSS {memory['Rss'] / 1024:.1f} MB, of it its own "
                  f"{memory['Own'] / 1024:.1f} MB; started in {unit.restarted_seconds():.2f} s; "
                  f"program {unit.program_bytes(self.machine.root) / 1e6:.1f} MB")
            self.checks.that(f"{unit.name} starts and reports its memory", memory["Rss"] > 0)

    def upgrade(self) -> None:
        self.checks.say("upgrades, while clients connect")
        for unit in self.units:
            package = next_version(self.packages_of(unit.name), self.machine.folder)
            target = self.machine.root / "srv/next"
            target.mkdir(exist_ok=True)
            shutil.copy(package, target)
            before = unit.process()
            clients = Clients(self.machine, unit.port)
            tried = self.machine.tried(f"apt-get install -y /srv/next/{package.name}")
            calls, failed, longest, failures = clients.end()
            self.checks.that(
                f"the upgrade of {unit.name} refuses no connection: {calls} connections, the longest {longest} s",
                failed == 0 and calls > 20, failures)
            self.checks.that(
                f"{unit.name} is another process then",
                unit.state() == "active" and unit.process() != before, tried.stdout + tried.stderr)

    def refused_upgrade(self) -> None:
        self.checks.say("an upgrade to what could not serve")
        unit = self.units[3]
        before = unit.process()
        settings = self.machine.root / "etc/otolith/planning.conf"
        right = settings.read_text()
        settings.write_text(right + "OTOLITH_LOG_LEVEL=loud\n")
        tried = self.machine.tried(
            f"dpkg -i /srv/packages/{self.packages_of(unit.name).name} 2>&1")
        settings.write_text(right)
        self.checks.that(
            "the version before goes on serving", unit.process() == before and unit.state() == "active",
            tried.stdout)
        self.checks.that("and the operator is told", "cannot serve yet" in tried.stdout, tried.stdout)
        self.machine.run(f"systemctl restart {unit.name}")

    def going_back(self) -> None:
        self.checks.say("the release before")
        self.followed("Upgrading")
        for unit in self.units:
            version = self.machine.run(f"dpkg-query -W -f '${{Version}}' {unit.name}")
            self.checks.that(
                f"{unit.name} serves as before its upgrade",
                unit.state() == "active" and not version.endswith("+next"), version + unit.journal())

    def reload(self) -> None:
        self.checks.say("a reload")
        for unit in self.units:
            before = unit.process()
            tried = self.machine.tried(f"systemctl reload {unit.name}")
            self.checks.that(
                f"{unit.name} reloads its settings",
                tried.returncode == 0 and unit.process() == before and "settings reloaded" in unit.journal(),
                unit.journal())
        unit = self.units[3]
        settings = self.machine.root / "etc/otolith/planning.conf"
        right = settings.read_text()
        settings.write_text(right + "OTOLITH_LOG_LEVEL=loud\n")
        tried = self.machine.tried(f"systemctl reload {unit.name}")
        settings.write_text(right)
        self.checks.that(
            "a wrong setting is reported and changes nothing",
            tried.returncode != 0 and unit.state() == "active" and "OTOLITH_LOG_LEVEL" in unit.journal(),
            unit.journal())

    def watchdog(self) -> None:
        self.checks.say("a process that hangs")
        unit = self.units[1]
        self.machine.run(
            f"mkdir -p /run/systemd/system/{unit.name}.service.d; printf '[Service]\\nWatchdogSec=3\\n"
            f"TimeoutAbortSec=2\\n' >/run/systemd/system/{unit.name}.service.d/test.conf; "
            f"systemctl daemon-reload; systemctl restart {unit.name}")
        process = unit.process()
        time.sleep(7)
        self.checks.that("one that works is left alone", unit.process() == process, unit.journal())
        self.machine.run(f"kill -STOP {process}")
        self.checks.until(
            "one that hangs is started anew",
            lambda: unit.state() == "active" and unit.process() not in ("0", process), unit.journal, 60)
        self.machine.run(
            f"rm -r /run/systemd/system/{unit.name}.service.d; systemctl daemon-reload; "
            f"systemctl restart {unit.name}")

    def remove(self) -> None:
        self.checks.say("removal")
        self.machine.run("apt-get remove -y otolith-planning")
        gone = self.machine.tried("exec 3<>/dev/tcp/127.0.0.1/7404")
        self.checks.that(
            "a removed service is gone, its settings are not",
            gone.returncode != 0 and (self.machine.root / "etc/otolith/planning.conf").exists())
        self.followed("Removing")
        left = self.machine.tried("ls /etc/credstore").stdout.split()
        self.checks.that(
            "keys are kept", sorted(left) == sorted(
                f"otolith-{key}-key" for key in (
                    "auth.sealing", "catalogue.sealing", "ingestion.sealing", "planning.sealing",
                    "auth.audit", "catalogue.audit", "planning.audit")), left)
        self.followed("Removing", 1)
        self.checks.that("no file, user, unit or process is left", not self.traces(), self.traces())
        rows = self.machine.run(
            "runuser -u postgres -- psql -qAtc \"SELECT rolname FROM pg_roles WHERE rolname LIKE 'otolith%' "
            "UNION ALL SELECT datname FROM pg_database WHERE datname = 'otolith'\"").split()
        self.checks.that("and nothing in PostgreSQL", rows == [], rows)

    def traces(self) -> list[str]:
        """Files with Otolith in their path, except logs and the lists of apt and dpkg."""
        found = self.machine.tried(
            "find / -xdev \\( -path /proc -o -path /srv/packages -o -path /var/log -o -path /var/cache/apt "
            "-o -path /var/lib/apt -o -path /sys -o -path /run/log \\) -prune -o -iname '*otolith*' -print; "
            "find /run /tmp -iname '*otolith*' -not -path '/run/log/*'; "
            "find / -xdev -path /proc -prune -o -nouser -print; getent passwd | grep otolith; "
            "getent group | grep otolith; systemctl list-units --all --plain --no-legend 'otolith*'; "
            "systemctl list-unit-files --no-legend 'otolith*'; cat /proc/[0-9]*/comm 2>/dev/null | grep otolith; "
            "dpkg-query -W -f '${Package} ${Status}\\n' 'otolith*' 2>/dev/null | grep -v 'not-installed'; true")
        return [line for line in found.stdout.splitlines() if line.strip()]
