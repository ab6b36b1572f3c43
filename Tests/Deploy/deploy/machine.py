"""A fresh Debian in a folder, booted with systemd as its first process, in namespaces of its own."""

import contextlib
import os
import shutil
import subprocess
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
ROOT = HERE.parents[1]
# What a server's installation has before anything of ours.
BASE_PACKAGES = ("systemd", "systemd-sysv", "dbus", "ca-certificates", "openssl")
BOOT_SECONDS_MAX = 90
COMMAND_SECONDS_MAX = 600


class Failure(Exception):
    """A command of the test itself failed."""


def call(*command: str, seconds: float = COMMAND_SECONDS_MAX, **options) -> str:
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=seconds, stdin=subprocess.DEVNULL, **options)
    if done.returncode != 0:
        raise Failure(f"{' '.join(command)[:300]} ended with {done.returncode}:\n"
                      f"{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout


def unified_groups() -> Path:
    """Where control groups of version 2 are mounted."""
    for line in Path("/proc/mounts").read_text().splitlines():
        _, place, kind, options, *_ = line.split()
        if kind == "cgroup2" and "rw" in options.split(","):
            return Path(place)
    raise Failure("there is no writable cgroup2: systemd cannot be booted here")


class Machine:
    """Its network is its own; nothing outside of the folder is written to."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.root = folder / "root"
        self._groups = unified_groups() / f"otolith-deploy-{os.getpid()}"
        self._boot: subprocess.Popen | None = None
        self.first = 0

    # --- Making ---------------------------------------------------------------------------------

    def make(self, say) -> None:
        self.root.mkdir(parents=True)
        base = self.folder.parent / "base.tar"
        # A day old at most: then what Debian has mended since is in it.
        if not base.exists() or time.time() - base.stat().st_mtime > 86_400:
            say("a fresh Debian, by mmdebstrap")
            new = base.with_suffix(".new.tar")
            call("mmdebstrap", "--variant=minbase", "--mode=root",
                 f"--include={','.join(BASE_PACKAGES)}", "bookworm", str(new))
            new.rename(base)
        call("tar", "-C", str(self.root), "-xf", str(base))
        # No daemon is started by what is installed before it is booted.
        self.in_root("apt-get", "update")

    def in_root(self, *command: str) -> str:
        """Before it is booted, with the network of the host."""
        shutil.copy("/etc/resolv.conf", self.root / "etc/resolv.conf")
        return call("unshare", "--mount", "--pid", "--fork", "--mount-proc=" + str(self.root / "proc"),
                    "chroot", str(self.root), "env", "DEBIAN_FRONTEND=noninteractive", "LC_ALL=C.UTF-8",
                    *command)

    # --- Running --------------------------------------------------------------------------------

    def boot(self) -> None:
        self._groups.mkdir()
        self._boot = subprocess.Popen(
            ["sh", "-c", f'echo $$ > "{self._groups}/cgroup.procs" && exec "$@"', "sh",
             "unshare", "--kill-child", "--mount", "--pid", "--fork", "--uts", "--ipc", "--cgroup",
             "--net", str(HERE / "boot"), str(self.root)],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + BOOT_SECONDS_MAX
        while time.monotonic() < deadline:
            if self._boot.poll() is not None:
                raise Failure(f"the machine did not boot: status {self._boot.returncode}")
            children = Path(f"/proc/{self._boot.pid}/task/{self._boot.pid}/children").read_text().split()
            if children:
                self.first = int(children[0])
                state = self.run("systemctl is-system-running 2>/dev/null || true").strip()
                if state in ("running", "degraded"):
                    return
            time.sleep(0.2)
        raise Failure("the machine did not boot in time")

    def command(self, script: str) -> list[str]:
        return ["nsenter", "--target", str(self.first), "--mount", "--pid", "--uts", "--ipc", "--cgroup",
                "--net", "--root", "--wd", "env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "HOME=/root",
                "DEBIAN_FRONTEND=noninteractive", "LC_ALL=C.UTF-8", "bash", "-euc", script]

    def run(self, script: str, seconds: float = COMMAND_SECONDS_MAX) -> str:
        """As root of the machine.

        Raises Failure, with what the script printed, when it fails.
        """
        return call(*self.command(script), seconds=seconds)

    def tried(self, script: str, seconds: float = COMMAND_SECONDS_MAX) -> subprocess.CompletedProcess:
        return subprocess.run(
            self.command(script), capture_output=True, text=True, timeout=seconds,
            stdin=subprocess.DEVNULL)

    def outside(self, *command: str) -> list[str]:
        """A program of the host, with its files, that reaches the machine's ports on loopback."""
        return ["nsenter", "--target", str(self.first), "--net", *command]

    # --- The end --------------------------------------------------------------------------------

    def stop(self) -> None:
        if self._boot and self._boot.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                # With it, the kernel ends all that is in its namespace.
                os.kill(self.first, 9)
            self._boot.wait(30)
        self._remove_groups()

    def _remove_groups(self) -> None:
        if not self._groups.exists():
            return
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            for folder, _, _ in os.walk(self._groups, topdown=False):
                with contextlib.suppress(OSError):
                    os.rmdir(folder)
            if not self._groups.exists():
                return
            time.sleep(0.1)
