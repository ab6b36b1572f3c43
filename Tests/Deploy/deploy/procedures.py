"""Procedures of the guide on a machine with participants: stopping, commands, restore, keys, going back."""

import shlex
from collections.abc import Callable

from checks import Checks
from machine import Machine
from services import Unit

PROCEDURE_SECONDS_MAX = 90
AS_ADMINISTRATOR = "OTOLITH_USERNAME=administrator OTOLITH_PASSWORD_FILE=/root/administrator.password"


class Procedures:
    def __init__(
            self, machine: Machine, checks: Checks, units: list[Unit], followed: Callable[..., None]):
        self.machine = machine
        self.checks = checks
        self.units = units
        self.followed = followed
        self.chapters = (self.stop, self.commands, self.restore, self.keys)

    def until(self, what: str, condition: Callable[[], object]) -> None:
        self.checks.until(
            what, condition, lambda: "".join(unit.journal() for unit in self.units), PROCEDURE_SECONDS_MAX)

    def select(self, statement: str) -> str:
        return self.machine.run(
            f"runuser -u postgres -- psql -qAt -d otolith -c {shlex.quote(statement)}").strip()

    def stop(self) -> None:
        self.checks.say("a service that is stopped")
        unit = self.units[3]
        ports = (unit.port, unit.admin_port)
        self.machine.run(f"systemctl stop {unit.name}")
        answered = [
            port for port in ports
            if self.machine.tried(f"exec 3<>/dev/tcp/127.0.0.1/{port}").returncode == 0]
        self.checks.that(
            "no connection starts it", not answered and unit.state() == "inactive", unit.journal())
        self.machine.run(f"systemctl start {unit.name}; kill -KILL $(systemctl show -P MainPID {unit.name})")
        for way in ("when it was killed", "and by its start"):
            self.until(f"its sockets are open again {way}", lambda: all(
                self.machine.tried(f"exec 3<>/dev/tcp/127.0.0.1/{port}").returncode == 0 for port in ports))
            self.machine.run(f"systemctl restart {unit.name}")

    def commands(self) -> None:
        self.checks.say("commands of services")
        self.followed("Other commands")
        status = self.machine.tried("otolith-run planning partitions --nonsense").returncode
        self.checks.that("a command's exit status comes through", status == 64, status)

    def restore(self) -> None:
        self.checks.say("a backup, an erasure, the backup again")
        self.followed("Backup and restore")
        self.machine.run("systemctl start otolith-auth-check")
        person = self.select("SELECT participant_id FROM planning.participants ORDER BY 1 LIMIT 1")
        count = int(self.select("SELECT count(*) FROM auth.accounts"))
        self.followed("Backup and restore", 1)
        self.machine.run(
            f"{AS_ADMINISTRATOR} otolithctl erasure request {person} --answers erase --yes")
        self.until("the participant is erased", lambda: self.erased(person))
        left = self.select("SELECT count(*) FROM auth.accounts")
        shown = self.machine.tried("otolithctl status").stdout
        self.checks.that("status shows the age of the backup", "unknown" not in shown.split("STORES")[-1], shown)
        self.followed("Backup and restore", 2)
        self.until(
            "the erased participant is erased again, all others are back",
            lambda: self.erased(person) and self.select("SELECT count(*) FROM auth.accounts") == left)
        self.checks.that("one account less than in the backup", int(left) == count - 1, left)
        # What the guide leaves on another disk, and the backup.
        self.machine.run(
            "rm -f /var/lib/postgresql/otolith.dump /var/lib/postgresql/otolith.stamp; "
            "sed -i /ERASURE_JOURNAL/d /etc/otolith/auth.conf; rm -r /srv/otolith-erasures "
            "/etc/systemd/system/otolith-auth*.service.d/erasures.conf; systemctl daemon-reload; "
            "systemctl restart otolith-auth")

    def erased(self, person: str) -> bool:
        return self.machine.tried(
            f"runuser -u postgres -- otolithctl erasure verify {person} --database postgresql:///otolith"
        ).returncode == 0

    def keys(self) -> None:
        self.checks.say("replacing keys")
        trusted = "SELECT string_agg(key_id, ',' ORDER BY key_id) FROM {} WHERE not_after > now() + interval '1 day'"
        tables = ("planning.trusted_signing_keys", "catalogue.trusted_service_keys")
        before = {table: set(self.select(trusted.format(table)).split(",")) for table in tables}
        self.followed("Replacing keys")
        self.checks.that(
            "no previous sealing key is left, and every service serves",
            not self.machine.tried("ls /etc/credstore/*-previous").stdout
            and all(unit.state() == "active" for unit in self.units))
        self.followed("Replacing keys", 1)
        for table in tables:
            self.until(f"{table} has other keys only", lambda table=table: (
                (now := set(self.select(trusted.format(table)).split(",")) - {""})
                and not now & before[table]))
        self.checks.does("the administrator signs in with the new keys", lambda: self.machine.run(
            f"{AS_ADMINISTRATOR} otolithctl catalogue search tinnitus"))
        # Kept by the guide as long as dumps made before.
        self.machine.run("rm -f /root/otolith-*.sealing-key-before-*")
