"""Each kind of fault: how it is injected, verified and ended.

A method returns whether the fault really happened; otherwise (for example without a connection to cut) it does
not count and is retried.
"""

from support.database import DatabaseError

from ..arena import Arena
from ..schedule import PROCESSES, Fault
from .cluster import ClusterFaults
from .nats import NatsFaults
from .network import NetworkFaults
from .processes import ProcessFaults


class Injections(ProcessFaults, ClusterFaults, NatsFaults, NetworkFaults):
    def __init__(self, arena: Arena):
        self.arena = arena

    def resources(self, fault: Fault) -> list[str]:
        """Resources that no two faults may use at once, in locking order."""
        if fault.target == "everything":
            return ["cluster", "nats", *(f"process {name}" for name in PROCESSES)]
        if fault.target in ("cluster", "nats"):
            return [fault.target]
        family = fault.kind.partition("-")[2]
        if fault.kind in ("zombie", "kill-backend", "end-backend", "freeze-backend"):
            # The cluster must be running.
            return ["cluster", f"process {fault.target}"]
        if family in ("database", "client", "nats"):
            return [f"{family} {fault.target}"]
        return [f"process {fault.target}"]

    def inject(self, fault: Fault) -> tuple[bool, dict]:
        """Injects the fault, waits, ends it; returns whether it happened, and details for the history."""
        try:
            return getattr(self, "_" + fault.kind.replace("-", "_"))(fault)
        except (DatabaseError, ProcessLookupError) as problem:
            # The database or the process was already down because of another fault.
            return False, {"because": str(problem)[:200]}

