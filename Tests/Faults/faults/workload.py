"""What each client does, one thing after the other: all of it from the seed."""

import random
import uuid
from dataclasses import dataclass
from typing import Iterator

# How often each comes among a hundred.
SHARES = {
    # New sheets: in one call; in one call with some sent twice in it; in two calls at once on two
    # connections; together with old ones, in any order.
    "submit": 36, "submit-doubled": 8, "submit-twice": 10, "resend": 13,
    # Two different sheets at once of a questionnaire that is filled in once: one of them counts.
    "rivals": 3,
    # What must be refused: other contents under an id that is taken; contents that are wrong.
    "conflict": 4, "bad": 4,
    "read": 8, "plan": 5, "browse": 4,
    # Out of the study, late sheets and repetitions from outside, and in again.
    "leave": 3,
    "newcomer": 2,
}


@dataclass(frozen=True)
class Operation:
    kind: str
    # Which of the client's people, in [0, 1).
    person: float
    # How many sheets.
    count: int
    # Seconds to think beforehand.
    rest: float
    # For everything that the kind leaves open.
    seed: int


def operations(seed: str, client: int) -> Iterator[Operation]:
    """Without end. Nothing in it depends on answers."""
    rng = random.Random(f"{seed}/client/{client}")
    for _ in range(2):
        yield Operation("newcomer", 0.0, 0, 0.0, rng.getrandbits(64))
    names, shares = list(SHARES), list(SHARES.values())
    while True:
        yield Operation(
            kind=rng.choices(names, shares)[0], person=rng.random(), count=rng.randint(1, 8),
            rest=rng.uniform(0.0, 0.12), seed=rng.getrandbits(64))


def made_id(rng: random.Random) -> str:
    """A UUID as a client makes one, the same for the same seed."""
    return str(uuid.UUID(int=rng.getrandbits(128), version=4))
