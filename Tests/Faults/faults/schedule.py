"""The faults with lane, order, target and duration, all derived from the seed."""

import random
from dataclasses import asdict, dataclass

SERVICES = ("auth", "catalogue", "ingestion", "planning")
OBSERVERS = ("observer-1", "observer-2", "observer-3")
PROCESSES = SERVICES + OBSERVERS
# Number of concurrent faults.
LANES = 4


@dataclass(frozen=True)
class Kind:
    """One kind of fault: its share in a deck, its targets, and its duration."""

    name: str
    share: int
    targets: tuple[str, ...]
    seconds: tuple[float, float]


KINDS = (
    Kind("kill-service", 6, SERVICES, (0.0, 1.0)),
    Kind("kill-observer", 5, OBSERVERS, (0.0, 1.0)),
    Kind("restart-all", 1, ("everything",), (0.0, 1.0)),
    Kind("pause", 6, PROCESSES, (0.3, 2.5)),
    Kind("zombie", 4, PROCESSES, (0.5, 2.5)),
    Kind("clock", 4, SERVICES, (0.2, 2.0)),
    Kind("clock-steps", 3, SERVICES, (0.5, 2.0)),
    Kind("end-backend", 8, PROCESSES, (0.0, 0.0)),
    Kind("kill-backend", 1, PROCESSES, (0.0, 0.0)),
    Kind("freeze-backend", 3, PROCESSES, (0.3, 2.0)),
    Kind("freeze-cluster", 1, ("cluster",), (0.3, 2.0)),
    Kind("kill-cluster", 1, ("cluster",), (0.0, 1.0)),
    Kind("stop-cluster", 1, ("cluster",), (0.0, 1.0)),
    Kind("promote-replica", 1, ("cluster",), (0.3, 1.5)),
    Kind("disk-full", 1, ("cluster",), (0.5, 2.0)),
    Kind("disk-slow", 1, ("cluster",), (0.5, 2.0)),
    Kind("cut-database", 7, PROCESSES, (0.0, 0.0)),
    Kind("refuse-database", 2, PROCESSES, (0.3, 1.5)),
    Kind("hold-database", 5, PROCESSES, (0.3, 2.0)),
    Kind("delay-database", 4, PROCESSES, (0.5, 1.5)),
    Kind("truncate-database", 3, PROCESSES, (0.2, 1.0)),
    Kind("cut-client", 7, SERVICES, (0.0, 0.0)),
    Kind("refuse-client", 2, SERVICES, (0.3, 1.5)),
    Kind("hold-client", 6, SERVICES, (0.3, 2.0)),
    Kind("delay-client", 4, SERVICES, (0.5, 1.5)),
    Kind("truncate-client", 3, SERVICES, (0.2, 1.0)),
    Kind("corrupt-client", 3, SERVICES, (0.2, 1.0)),
)

# Only with the transport NATS.
NATS_KINDS = (
    Kind("kill-nats", 2, ("nats",), (0.0, 1.0)),
    Kind("pause-nats", 2, ("nats",), (0.3, 2.0)),
    Kind("lead-nats", 3, ("nats",), (0.0, 0.5)),
    Kind("cut-nats", 5, PROCESSES, (0.0, 0.0)),
    Kind("hold-nats", 4, PROCESSES, (0.3, 2.0)),
    Kind("truncate-nats", 2, PROCESSES, (0.2, 1.0)),
)


@dataclass(frozen=True)
class Fault:
    number: int
    # The lane, which injects its faults in the order of their numbers.
    lane: int
    kind: str
    target: str
    # Duration.
    seconds: float
    # Pause of the lane afterwards.
    rest: float
    # In [0, 1): decides what the kind leaves open, such as which connection.
    choice: float
    # Earliest second after the first fault; set in replays.
    not_before: float = 0.0

    def described(self) -> dict:
        return asdict(self)


def kinds(with_nats: bool = False) -> tuple[Kind, ...]:
    return KINDS + NATS_KINDS if with_nats else KINDS


def chosen(transport: str, only: list[str] | None) -> tuple[Kind, ...]:
    """The kinds of a run."""
    return tuple(
        kind for kind in kinds(with_nats=transport == "nats") if not only or kind.name in only)


def deck_size(of: tuple[Kind, ...]) -> int:
    """Number of faults in which each kind occurs according to its share."""
    return sum(kind.share for kind in of)


def faults(seed: str, of: tuple[Kind, ...], count: int) -> list[Fault]:
    """`count` faults, at least as many as there are kinds. A run shorter than a deck has each kind once; every deck
    has each kind according to its share."""
    if count < len(of):
        raise ValueError(f"{len(of)} kinds need as many faults at least, not {count}")
    rng = random.Random(f"{seed}/faults")
    drawn: list[Kind] = []
    while len(drawn) < count:
        drawn += _deck(rng, of, count - len(drawn), is_first=not drawn)
    return [
        Fault(
            number=number, lane=(number - 1) % LANES, kind=kind.name, target=rng.choice(kind.targets),
            seconds=round(rng.uniform(*kind.seconds), 3), rest=round(rng.uniform(0.0, 1.0), 3),
            choice=rng.random())
        for number, kind in enumerate(drawn, 1)
    ]


def _deck(
    rng: random.Random, of: tuple[Kind, ...], count_max: int, is_first: bool
) -> list[Kind]:
    deck = [kind for kind in of for _ in range(kind.share)]
    rng.shuffle(deck)
    if len(deck) <= count_max:
        return deck
    if not is_first:
        return deck[:count_max]
    # Each kind once, then the first of the shuffled rest.
    once = [deck.index(kind) for kind in of]
    others = [place for place in range(len(deck)) if place not in set(once)]
    return [deck[place] for place in sorted(once + others[:count_max - len(once)])]


def again(fault: Fault, attempt: int) -> Fault:
    """A retry of a fault that could not be injected, with other random choices: a run injects its complete
    schedule."""
    rng = random.Random(f"{fault.choice}/{attempt}")
    return Fault(**fault.described() | {"choice": rng.random(), "not_before": 0.0})


def played(records: list[dict]) -> list[Fault]:
    """The injected faults of a history, or of the output of `shrink`, with their times; of a retried fault the last
    attempt."""
    names = set(Fault.__dataclass_fields__)
    begun = {record["number"]: record for record in records if record["what"] == "fault"}
    first = min((record["at"] for record in begun.values()), default=0.0)
    return [
        Fault(**{name: value for name, value in begun[number].items() if name in names}
              | {"not_before": round(begun[number]["at"] - first, 3)})
        for number in sorted(begun)
    ]
