"""The NATS servers."""

import time

from ..arena import Arena
from ..nats import NODES
from ..schedule import Fault


class NatsFaults:
    arena: Arena

    @staticmethod
    def _node(fault: Fault) -> int:
        return 1 + int(fault.choice * NODES)

    def _kill_nats(self, fault: Fault):
        nats, node = self.arena.nats, self._node(fault)
        killed = nats.kill(node)
        time.sleep(fault.seconds)
        nats.start_again(node)
        return killed, {"node": node}

    def _pause_nats(self, fault: Fault):
        nats, node = self.arena.nats, self._node(fault)
        try:
            paused = nats.pause(node)
            time.sleep(fault.seconds)
        finally:
            nats.wake(node)
        return paused, {"node": node}

    def _lead_nats(self, fault: Fault):
        changed = self.arena.nats.change_leader()
        time.sleep(fault.seconds)
        return changed, {} if changed else {"because": "the leader stayed, or was missing"}
