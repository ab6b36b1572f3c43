"""`otolithctl plan simulate` with all shipped studies, and its errors. No service is needed."""

import json
import tempfile
import unittest
from pathlib import Path

from support.control import offline
from support.paths import CONTENT

STUDIES = sorted(path.parent.name for path in CONTENT.glob("*/study.yaml"))
# Studies with schedules: maximum notifications per person and date without rules.
ASKING = {"track-your-stress": 6, "track-your-tinnitus": 10}
# The first of March is a Sunday: daily, weekly and monthly notifications on one date.
START = ("--start", "2026-02-20")


class Simulations(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="otolith-simulation-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def simulated(self, study, *arguments, status=0, **named):
        done = offline("plan", "simulate", study, *arguments, **named)
        self.assertEqual(done.returncode, status, f"{done.stdout}\n{done.stderr}")
        return done

    def test_every_study_that_ships(self):
        self.assertGreaterEqual(len(STUDIES), 5)
        for name in STUDIES:
            with self.subTest(study=name):
                numbers = self.folder / f"{name}.json"
                done = self.simulated(
                    CONTENT / name, *START, "--participants", 12, "--days", 21, "--json", numbers)
                report = json.loads(numbers.read_text())
                self.assertEqual(report["study"], name)
                self.assertEqual(sum(report["zones"].values()), 12)
                self.assertEqual(sum(report["notifications_by_hour"]), report["notifications"])
                self.assertEqual(sum(report["days_by_notifications"]), 12 * 21)
                self.assertEqual(
                    sum(count * days for count, days in enumerate(report["days_by_notifications"])),
                    report["notifications"])
                self.assertEqual(
                    sum(line["notifications"] for line in report["schedules"]), report["notifications"])
                spread = report["notifications_per_person_and_day"]
                self.assertEqual(spread["max"], ASKING.get(name, 0))
                self.assertEqual(name in ASKING, report["notifications"] > 0)
                self.assertIn(f"({name}): 12 participants, 21 days each", done.stdout)

    def test_the_same_seed_gives_the_same_result(self):
        study = CONTENT / "track-your-stress" / "study.yaml"
        options = (
            *START, "--participants", 20, "--answer-rate", 0.5, "--time-zone", "Europe/Berlin=2",
            "--time-zone", "Pacific/Apia", "--quiet", "21:00-09:30", "--per-day-max", 3, "--gap", 90)
        first = self.simulated(study, *options, "--json", "-").stdout
        self.assertEqual(self.simulated(study, *options, "--json", "-").stdout, first)
        self.assertNotEqual(
            self.simulated(study, *options, "--seed", 1, "--json", "-").stdout, first)
        report = json.loads(first)
        self.assertEqual(set(report["zones"]), {"Europe/Berlin", "Pacific/Apia"})
        self.assertEqual(report["notifications_per_person_and_day"]["max"], 3)
        self.assertGreaterEqual(report["gap_seconds"]["min"], 90 * 60)
        self.assertEqual(sum(report["notifications_by_hour"][21:] + report["notifications_by_hour"][:9]), 0)
        self.assertGreater(sum(line["unplaced"]["cap"] for line in report["schedules"]), 0)
        # The same from standard input.
        piped = self.simulated("-", *options, "--json", "-", input=study.read_text()).stdout
        self.assertEqual(piped, first)

    def test_what_cannot_be_simulated(self):
        good = (CONTENT / "track-your-stress" / "study.yaml").read_text()
        bad = self.folder / "bad.yaml"
        bad.write_text(good.replace("per-day: 4,", "per-day: 400,"))
        said = self.simulated(bad, status=65).stderr
        self.assertRegex(said, r"bad\.yaml:\d+:\d+: error: PER_DAY_OUT_OF_RANGE: ")
        bad.write_text("study: [")
        self.assertIn("YAML_SYNTAX", self.simulated(bad, status=65).stderr)
        self.assertIn("FILE_UNREADABLE", self.simulated(self.folder / "none.yaml", status=66).stderr)
        study = CONTENT / "track-your-stress"
        self.assertIn(
            "cannot be written",
            self.simulated(study, *START, "--participants", 1, "--json", "/proc/none", status=74).stderr)
        for arguments, word in (
            (("--participants", 0), "--participants must be between 1 and 100000"),
            (("--days", 367), "--days must be between 1 and 366"),
            (("--join-days", 0), "--join-days must be between 1 and 366"),
            (("--per-day-max", 97), "--per-day-max must be between 1 and 96"),
            (("--gap", 721), "--gap must be between 1 and 720"),
            (("--answer-rate", 1.1), "--answer-rate must be between 0 and 1"),
            (("--start", "2026-02-30"), "--start must be a date"),
            (("--quiet", "22-7"), "--quiet must be hours"),
            (("--time-zone", "Europe/Berlin=0"), "--time-zone must be a zone with a weight"),
            (("--time-zone", "Europe/Bielefeld"), "--time-zone: Europe/Bielefeld is not an IANA time zone"),
        ):
            with self.subTest(arguments=arguments):
                self.assertIn(word, self.simulated(study, *arguments, status=64).stderr)


if __name__ == "__main__":
    unittest.main()
