"""Each kind of fault: how it is done, how one knows that it was done, how it ends.

A method answers whether the fault really happened; what could not be done (a connection to cut
where there is none) counts for nothing and is tried again.
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
        """What no two faults may use at once, in the order in which they are taken."""
        if fault.target == "everything":
            return ["cluster", "nats", *(f"process {name}" for name in PROCESSES)]
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

