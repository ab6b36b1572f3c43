"""An independent reading of Services/Auth/ALLOCATION.md: recomputes arms from the revealed seed."""

import hashlib
import hmac
from math import lcm


def numbers(seed, label):
    """The numbers of a label, as a function of their bound."""
    count = 0

    def below(bound):
        nonlocal count
        while True:
            digest = hmac.new(seed, f"{label}/{count}".encode(), hashlib.sha256).digest()
            count += 1
            number = int.from_bytes(digest[:8], "big")
            if number < 2**64 - 2**64 % bound:
                return number % bound

    return below


class Allocation:
    def __init__(self, seed, parameters):
        self.seed, self.parameters = seed, parameters
        lines = [line.split(" ") for line in parameters.split("\n")[1:-1]]
        self.method = next(line[1] for line in lines if line[0] == "method")
        self.arms = [(line[1], int(line[2])) for line in lines if line[0] == "arm"]
        self.factors = [(line[1], line[2:]) for line in lines if line[0] == "factor"]
        self.multiples = [int(line[1]) for line in lines if line[0] == "multiple"]
        self.preferred = next((int(line[1]) for line in lines if line[0] == "preferred"), 0)
        self.entries = [(line[1], line[2:]) for line in lines if line[0] == "entry"]
        self.made = []

    def commitment(self):
        return hashlib.sha256(self.seed + self.parameters.encode()).hexdigest()

    def next(self, stratum):
        """The arm of the next member with these levels, in the order of the factors."""
        arm = getattr(self, self.method)(list(stratum))
        self.made.append((list(stratum), arm))
        return arm

    def blocks(self, stratum):
        used = sum(1 for levels, _ in self.made if levels == stratum)
        number = 0
        while True:
            below = numbers(self.seed, " ".join(["block", str(number), *stratum]))
            multiple = self.multiples[below(len(self.multiples))]
            block = [arm for arm, ratio in self.arms for _ in range(ratio * multiple)]
            for last in range(len(block) - 1, 0, -1):
                other = below(last + 1)
                block[last], block[other] = block[other], block[last]
            if used < len(block):
                return block[used]
            used -= len(block)
            number += 1

    def minimisation(self, stratum):
        common = lcm(*(ratio for _, ratio in self.arms))

        def imbalance(candidate):
            total = 0
            for place, level in enumerate(stratum):
                shares = [
                    (sum(1 for levels, made in self.made if made == arm and levels[place] == level)
                     + (arm == candidate)) * common // ratio
                    for arm, ratio in self.arms]
                total += max(shares) - min(shares)
            return total

        imbalances = {arm: imbalance(arm) for arm, _ in self.arms}
        least = min(imbalances.values())
        below = numbers(self.seed, f"minimisation {len(self.made) + 1}")
        chosen = [arm for arm, _ in self.arms if imbalances[arm] == least]
        if len(chosen) < len(self.arms) and below(100) >= self.preferred:
            chosen = [arm for arm, _ in self.arms if imbalances[arm] != least]
        shares = [arm for arm, ratio in self.arms if arm in chosen for _ in range(ratio)]
        return shares[below(len(shares))]

    def list(self, stratum):
        used = sum(1 for levels, _ in self.made if levels == stratum)
        return [arm for arm, levels in self.entries if levels == stratum][used]
