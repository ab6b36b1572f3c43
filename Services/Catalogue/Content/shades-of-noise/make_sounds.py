#!/usr/bin/env python3
"""Writes the sounds of the collection as WAV files into a folder.

    ./make_sounds.py sounds

Each lasts three seconds and ends as it begins, so that it can be repeated without a click. The
bytes are the same on every machine and with every Python: only operations that IEEE 754 rounds
exactly are used (no library sine, no `sum`, whose rounding depends on the version), and a generator
of random numbers of our own.
"""

import hashlib
import math
import struct
import sys
from pathlib import Path

RATE = 16_000
SECONDS = 3
COUNT = RATE * SECONDS
# Every sound has this root mean square (-20 dB of full scale), so none startles after another.
LEVEL = 0.1
PEAK_MAX = 0.95
PI = 3.141592653589793


def sine(cycles: int, sample: int) -> float:
    """Of `cycles` whole turns over the length of a sound: it ends where it began."""
    turn = (cycles * sample) % COUNT / COUNT
    # sin(π − x) = sin(x) folds the turn to ±¼, where a short series suffices.
    if turn > 0.75:
        turn -= 1.0
    elif turn > 0.25:
        turn = 0.5 - turn
    x = 2.0 * PI * turn
    square = x * x
    term, result = x, x
    for n in range(1, 9):
        term = -term * square / ((2 * n) * (2 * n + 1))
        result += term
    return result


def hertz(frequency: int) -> int:
    return frequency * SECONDS


class Random:
    """SplitMix64, of which the upper bits become numbers in [-1, 1)."""

    def __init__(self, seed: int):
        self.state = seed

    def bits(self) -> int:
        mask = (1 << 64) - 1
        self.state = (self.state + 0x9E3779B97F4A7C15) & mask
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & mask
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & mask
        return mixed ^ (mixed >> 31)

    def number(self) -> float:
        return (self.bits() >> 11) / (1 << 52) - 1.0

    def below(self, bound: int) -> int:
        return self.bits() % bound


def white(seed: int) -> list[float]:
    random = Random(seed)
    return [random.number() for _ in range(COUNT)]


def circular(step, samples: list[float]) -> list[float]:
    """What a filter makes of endlessly repeated samples: the first round only lets it settle."""
    for sample in samples:
        step(sample)
    return [step(sample) for sample in samples]


def low_pass(samples: list[float], halvings: int) -> list[float]:
    """First order; its cut-off halves with each step."""
    share = 1.0 / (1 << halvings)
    state = 0.0

    def step(sample: float) -> float:
        nonlocal state
        state += (sample - state) * share
        return state

    return circular(step, samples)


def high_pass(samples: list[float], halvings: int) -> list[float]:
    return [sample - low for sample, low in zip(samples, low_pass(samples, halvings))]


def pink(seed: int) -> list[float]:
    """First-order filters an octave apart, each louder by 3 dB: together they fall by 1/f."""
    samples = white(seed)
    result = samples
    for halvings in range(1, 11):
        gain = math.sqrt(float(1 << halvings))
        result = [a + gain * b for a, b in zip(result, low_pass(samples, halvings))]
    return result


def brown(seed: int) -> list[float]:
    return low_pass(white(seed), 9)


def band_at_4_khz(seed: int, radius: float = 0.985) -> list[float]:
    """A resonator at a quarter of the sampling rate, where its cosine is nought."""
    square = radius * radius
    before, last = 0.0, 0.0

    def step(sample: float) -> float:
        nonlocal before, last
        before, last = last, sample - square * before
        return last

    return circular(step, white(seed))


def tone(frequency: int) -> list[float]:
    return [sine(hertz(frequency), n) for n in range(COUNT)]


def pulsing_tone(frequency: int, pulses: int) -> list[float]:
    return [
        sample * (1.0 + sine(hertz(pulses), n)) / 2.0 for n, sample in enumerate(tone(frequency))
    ]


def rain() -> list[float]:
    """Fine hiss with some six hundred drops."""
    result = [0.35 * sample for sample in high_pass(white(11), 2)]
    random = Random(12)
    for _ in range(600):
        start, strength = random.below(COUNT), 0.4 + 0.4 * (1.0 + random.number())
        for n in range(240):
            strength *= 0.975
            result[(start + n) % COUNT] += strength * random.number()
    return result


def waterfall() -> list[float]:
    roar, spray = low_pass(white(21), 4), high_pass(white(22), 3)
    return [4.0 * low + 0.5 * high for low, high in zip(roar, spray)]


def waves() -> list[float]:
    """One breaker: it swells and runs out."""
    result = []
    for n, sample in enumerate(pink(31)):
        swell = (1.0 - sine(1, (n + COUNT // 4) % COUNT)) / 2.0
        result.append(sample * (0.12 + 0.88 * swell * swell))
    return result


def wind() -> list[float]:
    gusts = [1.0 + 0.45 * sine(1, n) + 0.3 * sine(3, n) + 0.15 * sine(7, n) for n in range(COUNT)]
    air = low_pass(low_pass(white(41), 4), 4)
    return [sample * gust for sample, gust in zip(air, gusts)]


def crickets() -> list[float]:
    """Chirps of four pulses, four times a second, at 4.5 kHz."""
    result = []
    for n, sample in enumerate(tone(4_500)):
        place = n % (RATE // 4)
        pulse = 0.0
        if place < 4 * 480:
            inside = place % 480
            if inside < 320:
                share = inside / 320
                pulse = 4.0 * share * (1.0 - share)
        result.append(sample * pulse)
    return result


SOUNDS = {
    "white-noise": lambda: white(1),
    "pink-noise": lambda: pink(2),
    "brown-noise": lambda: brown(3),
    "narrow-band-4000-hz": lambda: band_at_4_khz(4),
    "tone-1000-hz": lambda: tone(1_000),
    "tone-4000-hz": lambda: tone(4_000),
    "tone-6000-hz": lambda: tone(6_000),
    "pulsing-tone-4000-hz": lambda: pulsing_tone(4_000, 10),
    "rain": rain,
    "waterfall": waterfall,
    "waves": waves,
    "wind": wind,
    "crickets": crickets,
}


def levelled(samples: list[float]) -> list[float]:
    """Around nought, lest it click when it begins, and as loud as the others."""
    total, power = 0.0, 0.0
    for sample in samples:
        total += sample
    mean = total / len(samples)
    samples = [sample - mean for sample in samples]
    for sample in samples:
        power += sample * sample
    gain = LEVEL / math.sqrt(power / len(samples))
    peak = max(abs(sample) for sample in samples) * gain
    if peak > PEAK_MAX:
        gain *= PEAK_MAX / peak
    return [sample * gain for sample in samples]


def wav(samples: list[float]) -> bytes:
    """16 bits, one channel."""
    whole = [int(x * 32_767 + (0.5 if x >= 0 else -0.5)) for x in levelled(samples)]
    data = struct.pack(f"<{len(whole)}h", *whole)
    form = struct.pack("<HHIIHH", 1, 1, RATE, 2 * RATE, 2, 16)
    chunks = b"fmt " + struct.pack("<I", len(form)) + form
    chunks += b"data" + struct.pack("<I", len(data)) + data
    return b"RIFF" + struct.pack("<I", 4 + len(chunks)) + b"WAVE" + chunks


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print("usage: make_sounds.py FOLDER", file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        contents = wav(make())
        (folder / f"{name}.wav").write_bytes(contents)
        print(hashlib.sha256(contents).hexdigest(), len(contents), f"{name}.wav")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
