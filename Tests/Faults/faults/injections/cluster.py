"""The cluster, its backends and its disk."""

import contextlib
import os
import signal
import time

from ..arena import Arena, role_of
from ..processes import stop
from ..schedule import Fault

# Maximum time in which the cluster notices that its disk is full.
DISK_SECONDS_MAX = 5
# Additional time of each write on a slow disk.
SLOW_SECONDS = (0.001, 0.03)


class ClusterFaults:
    arena: Arena

    def _backends(self, fault: Fault) -> list[int]:
        """Backends of the process's role, which the observers share."""
        return self.arena.cluster.backends(f"otolith_{role_of(fault.target)}")

    def _end_backend(self, fault: Fault):
        backends = self._backends(fault)[:3]
        if not backends:
            return False, {"because": "there is no backend"}
        return self.arena.cluster.end_backend(backends[int(fault.choice * len(backends))]), {}

    def _kill_backend(self, fault: Fault):
        backends = self._backends(fault)[:3]
        if not backends:
            return False, {"because": "there is no backend"}
        killed = self.arena.cluster.kill_backend(backends[int(fault.choice * len(backends))])
        self.arena.cluster.recover()
        return killed, {}

    def _freeze_backend(self, fault: Fault):
        """Alive, with its locks, and unresponsive: a machine whose disk hangs."""
        backends = self._backends(fault)[:3]
        if not backends:
            return False, {"because": "there is no backend"}
        return self._freeze(fault, [backends[int(fault.choice * len(backends))]])

    def _freeze_cluster(self, fault: Fault):
        cluster = self.arena.cluster
        return self._freeze(fault, [cluster.postmaster, *cluster.children()])

    def _freeze(self, fault: Fault, process_ids: list[int]):
        frozen = []
        try:
            # Only the first must succeed; others may have just ended.
            frozen = [process_id for process_id in process_ids if stop(process_id)]
            time.sleep(fault.seconds)
        finally:
            for process_id in process_ids:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process_id, signal.SIGCONT)
        return process_ids[0] in frozen, {"processes": len(frozen)}

    def _kill_cluster(self, fault: Fault):
        return self._stop_at_once(fault, signal.SIGKILL)

    def _stop_cluster(self, fault: Fault):
        return self._stop_at_once(fault, signal.SIGQUIT)

    def _stop_at_once(self, fault: Fault, number: signal.Signals):
        cluster = self.arena.cluster
        stopped = cluster.stop_at_once(number)
        time.sleep(fault.seconds)
        cluster.start()
        cluster.recover()
        return stopped, {}

    def _promote_replica(self, fault: Fault):
        """A machine dies, and its synchronous replica replaces it."""
        cluster = self.arena.cluster
        replica = cluster.replica()
        is_alive = True
        try:
            replica.follow()
            time.sleep(fault.seconds)
            is_alive = not cluster.stop_at_once(signal.SIGKILL)
            replica.promote()
        finally:
            if is_alive:
                replica.give_up()
        cluster.recover()
        return not is_alive, {}

    def _disk_slow(self, fault: Fault):
        shim = self.arena.disk.shim
        seconds = SLOW_SECONDS[0] + fault.choice * (SLOW_SECONDS[1] - SLOW_SECONDS[0])
        shim.slow_down(seconds)
        try:
            time.sleep(fault.seconds)
        finally:
            slow = shim.speed_up()
        return slow > 0, {"operations": slow, "each": round(seconds, 4)}

    def _disk_full(self, fault: Fault):
        cluster = self.arena.cluster
        try:
            filled = False
            ends_at = time.monotonic() + fault.seconds
            while not filled or time.monotonic() < ends_at:
                cluster.disk.fill()
                filled = filled or cluster.finds_no_space()
                if time.monotonic() > ends_at + DISK_SECONDS_MAX:
                    break
                time.sleep(0.05)
        finally:
            cluster.disk.relieve()
        cluster.recover()
        return filled, {"disk": cluster.disk.name}
