"""Which faults, in which lane and order, at whom, for how long: all of it from the seed."""

import random
from dataclasses import asdict, dataclass

SERVICES = ("auth", "catalogue", "ingestion", "planning")
OBSERVERS = ("observer-1", "observer-2", "observer-3")
PROCESSES = SERVICES + OBSERVERS
# As many faults at once.
LANES = 4


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

# Only where the events travel over NATS.
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
    # Who plays it; a lane plays its faults in the order of their numbers.
    lane: int
    kind: str
    target: str
    # How long it lasts.
    seconds: float
    # How long its lane rests afterwards.
    rest: float
    # In [0, 1): decides whatever the kind leaves open, such as which connection.
    choice: float
    # Not before this second after the first fault: set in what is played again.
    not_before: float = 0.0

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


def faults(seed: str, of: tuple[Kind, ...], count: int) -> list[Fault]:
    """`count` of them, at least as many as there are kinds. A run that is shorter than a deck has each
    kind once; every deck has each kind as often as its share says."""
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
    # Each kind once, then what the shuffle has put in front.
    once = [deck.index(kind) for kind in of]
    others = [place for place in range(len(deck)) if place not in set(once)]
    return [deck[place] for place in sorted(once + others[:count_max - len(once)])]


def again(fault: Fault, attempt: int) -> Fault:
    """What could not be done is tried again, with other luck where the kind leaves something open: a
    run plays what its schedule says, all of it."""
    rng = random.Random(f"{fault.choice}/{attempt}")
    return Fault(**fault.described() | {"choice": rng.random(), "not_before": 0.0})


def played(records: list[dict]) -> list[Fault]:
    """What a run played, by its history or by what `shrink` wrote, each at its time: of a fault that was
    tried several times the last attempt."""
    names = set(Fault.__dataclass_fields__)
    begun = {record["number"]: record for record in records if record["what"] == "fault"}
    first = min((record["at"] for record in begun.values()), default=0.0)
    return [
        Fault(**{name: value for name, value in begun[number].items() if name in names}
              | {"not_before": round(begun[number]["at"] - first, 3)})
        for number in sorted(begun)
    ]
