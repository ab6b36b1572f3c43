"""Each kind of fault: how it is done, how one knows that it was done, how it ends.

A method answers whether the fault really happened; what could not be done (a connection to cut
where there is none) counts for nothing and another fault comes in its place.
"""

import contextlib
import os
import random
import signal
import time

from support.database import DatabaseError

from .arena import Arena, role_of
from .processes import stop
from .schedule import Fault


# How long the cluster may take to notice that its disk is full.
DISK_SECONDS_MAX = 5


class Injections:
    def __init__(self, arena: Arena):
        self.arena = arena

    def resources(self, fault: Fault) -> list[str]:
        """What no two faults may use at once, in the order in which they are taken."""
        if fault.target in ("cluster", "nats"):
            return [fault.target]
        family = fault.kind.partition("-")[2]
        if fault.kind in ("zombie", "kill-backend", "end-backend", "freeze-backend"):
            # The cluster has to be there.
            return ["cluster", f"process {fault.target}"]
        if family in ("database", "client", "nats"):
            return [f"{family} {fault.target}"]
        return [f"process {fault.target}"]

    def inject(self, fault: Fault) -> tuple[bool, dict]:
        """Does it, waits, undoes it; whether it happened, and details for the history."""
        try:
            return getattr(self, "_" + fault.kind.replace("-", "_"))(fault)
        except (DatabaseError, ProcessLookupError) as problem:
            # The database or the process was away already, by another fault.
            return False, {"because": str(problem)[:200]}

    # Processes

    def _kill_service(self, fault: Fault):
        process = self.arena.processes[fault.target]
        with process.lock:
            if not process.is_serving():
                return False, {"because": "it does not serve"}
            killed = process.kill()
            time.sleep(fault.seconds)
            process.start()
        process.await_serving()
        return killed, {}

    _kill_observer = _kill_service

    def _pause(self, fault: Fault):
        process = self.arena.processes[fault.target]
        with process.lock:
            if not process.is_serving():
                return False, {"because": "it does not serve"}
            paused = process.pause()
            time.sleep(fault.seconds)
            process.wake()
        return paused, {}

    def _zombie(self, fault: Fault):
        """Paused, and all its transactions rolled back meanwhile: it wakes up believing that it
        holds what others have long taken."""
        process = self.arena.processes[fault.target]
        cluster = self.arena.cluster
        with process.lock:
            if not process.is_serving():
                return False, {"because": "it does not serve"}
            try:
                paused = process.pause()
                ended = cluster.end_backends(f"otolith_{role_of(fault.target)}")
                time.sleep(fault.seconds)
            finally:
                process.wake()
        return paused and ended > 0, {"backends": ended}

    def _clock(self, fault: Fault):
        """Minutes or most of an hour, there and back: one of the two goes backwards."""
        clock = self.arena.clocks[fault.target]
        if not self.arena.processes[fault.target].is_serving():
            return False, {"because": "it does not serve"}
        sign = 1 if fault.choice < 0.5 else -1
        seconds = sign * 10 ** random.Random(fault.choice).uniform(0.3, 3.5)
        clock.jump(seconds)
        try:
            time.sleep(fault.seconds)
        finally:
            clock.jump(-clock.offset_microseconds / 1_000_000)
        return True, {"jump": round(seconds, 1)}

    # The cluster

    def _backends(self, fault: Fault) -> list[int]:
        """Those of the process's role, which the observers share."""
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
        """Alive, its locks held, and silent: a machine whose disk hangs."""
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
            # The first is what counts; of the others some may end just now.
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

    # NATS

    def _kill_nats(self, fault: Fault):
        nats = self.arena.nats
        killed = nats.kill()
        time.sleep(fault.seconds)
        nats.start_again()
        return killed, {}

    def _pause_nats(self, fault: Fault):
        nats = self.arena.nats
        try:
            paused = nats.pause()
            time.sleep(fault.seconds)
        finally:
            nats.wake()
        return paused, {}

    # The network

    def _cut(self, link: str, fault: Fault):
        answer = self.arena.links.tell(link, "cut", share=fault.choice)
        return answer["touched"] > 0, {"connections": answer["touched"]}

    def _refuse(self, link: str, fault: Fault):
        links = self.arena.links
        links.tell(link, "refuse", on=True)
        time.sleep(fault.seconds)
        answer = links.tell(link, "refuse", on=False)
        return answer["touched"] > 0, {"connections": answer["touched"]}

    def _hold(self, link: str, fault: Fault):
        """Half-open: bytes of one way or both go nowhere. Then either all of it arrives late, or
        the connections are reset and what was under way is lost."""
        links = self.arena.links
        rng = random.Random(fault.choice)
        way = rng.choice(("there", "back", "both"))
        is_lost = rng.random() < 0.6
        links.tell(link, "hold", on=True, way=way)
        time.sleep(fault.seconds)
        touched = links.tell(link, "ask")["touched"]
        if is_lost:
            links.tell(link, "cut", share=1.0)
        links.tell(link, "hold", on=False, way=way)
        return touched > 0, {"way": way, "lost": is_lost, "held": touched}

    def _delay(self, link: str, fault: Fault):
        links = self.arena.links
        seconds = round(0.01 + 0.2 * fault.choice, 3)
        links.tell(link, "delay", seconds=seconds)
        time.sleep(fault.seconds)
        touched = links.tell(link, "delay", seconds=0)["touched"]
        return touched > 0, {"delay": seconds, "delayed": touched}

    def _cut_database(self, fault: Fault):
        return self._cut(f"database {fault.target}", fault)

    def _refuse_database(self, fault: Fault):
        return self._refuse(f"database {fault.target}", fault)

    def _hold_database(self, fault: Fault):
        return self._hold(f"database {fault.target}", fault)

    def _delay_database(self, fault: Fault):
        return self._delay(f"database {fault.target}", fault)

    def _cut_nats(self, fault: Fault):
        return self._cut(f"nats {fault.target}", fault)

    def _hold_nats(self, fault: Fault):
        return self._hold(f"nats {fault.target}", fault)

    def _cut_client(self, fault: Fault):
        return self._cut(f"client {fault.target}", fault)

    def _refuse_client(self, fault: Fault):
        return self._refuse(f"client {fault.target}", fault)

    def _hold_client(self, fault: Fault):
        return self._hold(f"client {fault.target}", fault)

    def _delay_client(self, fault: Fault):
        return self._delay(f"client {fault.target}", fault)
