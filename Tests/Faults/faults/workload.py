"""The operations of each client, all derived from the seed."""

import random
import uuid
from dataclasses import dataclass
from typing import Iterator

# Frequency of each among a hundred.
SHARES = {
    # New sheets: in one call; in one call with some of them twice; in two calls at once on two
    # connections; together with old ones, in any order.
    "submit": 36, "submit-doubled": 8, "submit-twice": 10, "resend": 13,
    # Two different sheets of a one-time questionnaire at once: one of them counts.
    "rivals": 3,
    # Sheets that must be rejected: other contents under a used id; invalid contents.
    "conflict": 4, "bad": 4,
    "read": 8, "plan": 5, "browse": 4,
    # Leaves the study, sends late sheets and repetitions, and joins again.
    "leave": 3,
    "newcomer": 2,
}


@dataclass(frozen=True)
class Operation:
    kind: str
    # Which of the client's people, in [0, 1).
    person: float
    # Number of sheets.
    count: int
    # Pause in seconds beforehand.
    rest: float
    # Decides what the kind leaves open.
    seed: int


def operations(seed: str, client: int) -> Iterator[Operation]:
    """Endless, and independent of responses."""
    rng = random.Random(f"{seed}/client/{client}")
    for _ in range(2):
        yield Operation("newcomer", 0.0, 0, 0.0, rng.getrandbits(64))
    names, shares = list(SHARES), list(SHARES.values())
    while True:
        yield Operation(
            kind=rng.choices(names, shares)[0], person=rng.random(), count=rng.randint(1, 8),
            rest=rng.uniform(0.0, 0.12), seed=rng.getrandbits(64))


def made_id(rng: random.Random) -> str:
    """A UUID as made by a client, the same for the same seed."""
    return str(uuid.UUID(int=rng.getrandbits(128), version=4))
