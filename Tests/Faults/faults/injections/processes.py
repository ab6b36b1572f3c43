"""Processes that die, pause, and have wrong clocks."""

import contextlib
import random
import signal
import time

from ..arena import Arena, role_of
from ..nats import NODES
from ..schedule import Fault


class ProcessFaults:
    arena: Arena

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

    def _restart_all(self, fault: Fault):
        """A power cut of everything except the kernel, and a start of everything at once: services find neither the
        database nor each other."""
        arena = self.arena
        processes = list(arena.processes.values())
        with contextlib.ExitStack() as held:
            for process in processes:
                held.enter_context(process.lock)
            if not all(process.is_serving() for process in processes):
                return False, {"because": "not all of them serve"}
            killed = [process.kill() for process in processes]
            killed.append(arena.cluster.stop_at_once(signal.SIGKILL))
            if arena.nats is not None:
                killed += [arena.nats.kill(node) for node in range(1, NODES + 1)]
            time.sleep(fault.seconds)
            for process in processes:
                process.start()
            if arena.nats is not None:
                for node in range(1, NODES + 1):
                    arena.nats.start_again(node)
            arena.cluster.start()
        arena.cluster.recover()
        for process in processes:
            process.await_serving()
        return all(killed), {"processes": len(killed)}

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
        """Paused while all its transactions are rolled back: when it continues, others have taken its leases."""
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
        """Minutes or most of an hour, forward and back: one of the two is backwards."""
        sign = 1 if fault.choice < 0.5 else -1
        seconds = sign * 10 ** random.Random(fault.choice).uniform(0.3, 3.5)
        return self._step_clock(fault, [seconds], {"jump": round(seconds, 1)})

    def _clock_steps(self, fault: Fault):
        """Several steps, back and forth, from a tenth of a second to most of an hour, like repeated corrections by a
        daemon."""
        rng = random.Random(fault.choice)
        steps = [
            rng.choice((-1, 1)) * 10 ** rng.uniform(-1.0, 3.5) for _ in range(rng.randint(3, 8))]
        return self._step_clock(fault, steps, {"steps": [round(step, 1) for step in steps]})

    def _step_clock(self, fault: Fault, steps: list[float], details: dict):
        """The steps share the fault's time; then the clock is correct again."""
        clock = self.arena.clocks[fault.target]
        if not self.arena.processes[fault.target].is_serving():
            return False, {"because": "it does not serve"}
        try:
            for step in steps:
                clock.jump(step)
                time.sleep(fault.seconds / len(steps))
        finally:
            clock.jump(-clock.offset_microseconds / 1_000_000)
        return True, details
