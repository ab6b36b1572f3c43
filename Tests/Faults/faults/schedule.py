"""Which faults, in which order, at whom, for how long: all of it from the seed."""

import random
from dataclasses import asdict, dataclass
from typing import Iterator

SERVICES = ("auth", "catalogue", "ingestion", "planning")
OBSERVERS = ("observer-1", "observer-2", "observer-3")
PROCESSES = SERVICES + OBSERVERS


@dataclass(frozen=True)
class Kind:
    """One sort of fault: how often it comes in a deck, at whom, and how long it lasts."""

    name: str
    share: int
    targets: tuple[str, ...]
    seconds: tuple[float, float]


KINDS = (
    Kind("kill-service", 6, SERVICES, (0.0, 1.0)),
    Kind("kill-observer", 5, OBSERVERS, (0.0, 1.0)),
    Kind("pause", 6, PROCESSES, (0.3, 2.5)),
    Kind("zombie", 4, PROCESSES, (0.5, 2.5)),
    Kind("clock", 5, SERVICES, (0.2, 2.0)),
    Kind("end-backend", 8, PROCESSES, (0.0, 0.0)),
    Kind("kill-backend", 1, PROCESSES, (0.0, 0.0)),
    Kind("freeze-backend", 3, PROCESSES, (0.3, 2.0)),
    Kind("freeze-cluster", 1, ("cluster",), (0.3, 2.0)),
    Kind("kill-cluster", 1, ("cluster",), (0.0, 1.0)),
    Kind("stop-cluster", 1, ("cluster",), (0.0, 1.0)),
    Kind("disk-full", 1, ("cluster",), (0.5, 2.0)),
    Kind("cut-database", 7, PROCESSES, (0.0, 0.0)),
    Kind("refuse-database", 2, PROCESSES, (0.3, 1.5)),
    Kind("hold-database", 5, PROCESSES, (0.3, 2.0)),
    Kind("delay-database", 4, PROCESSES, (0.5, 1.5)),
    Kind("cut-client", 7, SERVICES, (0.0, 0.0)),
    Kind("refuse-client", 2, SERVICES, (0.3, 1.5)),
    Kind("hold-client", 6, SERVICES, (0.3, 2.0)),
    Kind("delay-client", 4, SERVICES, (0.5, 1.5)),
)

# Only where the events travel over NATS.
NATS_KINDS = (
    Kind("kill-nats", 2, ("nats",), (0.0, 1.0)),
    Kind("pause-nats", 2, ("nats",), (0.3, 2.0)),
    Kind("cut-nats", 5, PROCESSES, (0.0, 0.0)),
    Kind("hold-nats", 4, PROCESSES, (0.3, 2.0)),
)


@dataclass(frozen=True)
class Fault:
    number: int
    kind: str
    target: str
    # How long it lasts.
    seconds: float
    # How long its lane rests afterwards.
    rest: float
    # In [0, 1): decides whatever the kind leaves open, such as which connection.
    choice: float

    def described(self) -> dict:
        return asdict(self)


def kinds(with_nats: bool = False) -> tuple[Kind, ...]:
    return KINDS + NATS_KINDS if with_nats else KINDS


def chosen(transport: str, only: list[str] | None) -> tuple[Kind, ...]:
    """What a run draws from."""
    return tuple(
        kind for kind in kinds(with_nats=transport == "nats") if not only or kind.name in only)


def deck_size(of: tuple[Kind, ...]) -> int:
    """How many faults it takes until each kind came as often as its share says."""
    return sum(kind.share for kind in of)


def faults(seed: str, chosen: tuple[Kind, ...] = KINDS) -> Iterator[Fault]:
    """Without end. In decks, each of which holds every kind, so that a short run has seen them all;
    the first deck of a short run would otherwise be a matter of luck."""
    rng = random.Random(f"{seed}/faults")
    number = 0
    while True:
        deck = [kind for kind in chosen for _ in range(kind.share)]
        rng.shuffle(deck)
        for kind in deck:
            number += 1
            yield Fault(
                number=number, kind=kind.name, target=rng.choice(kind.targets),
                seconds=round(rng.uniform(*kind.seconds), 3), rest=round(rng.uniform(0.0, 1.0), 3),
                choice=rng.random(),
            )
