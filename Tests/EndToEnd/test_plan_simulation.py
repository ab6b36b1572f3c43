"""`otolithctl plan simulate`: every study that ships, and what is refused. Nothing of this needs a service."""

import json
import re
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from support.control import offline
from support.paths import CONTENT

STUDIES = sorted(path.parent.name for path in CONTENT.glob("*/study.yaml"))
# Those that ask: prompts of a person on a whole day without any rules, at most.
ASKING = {"track-your-stress": 6, "track-your-tinnitus": 10}
# The first of March is a Sunday: daily, weekly and monthly prompts on one date.
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
                page, numbers = self.folder / f"{name}.html", self.folder / f"{name}.json"
                done = self.simulated(
                    CONTENT / name, *START, "--participants", 12, "--days", 21, "--html", page,
                    "--json", numbers)
                report = json.loads(numbers.read_text())
                self.assertEqual(report["study"], name)
                self.assertEqual(sum(report["zones"].values()), 12)
                self.assertEqual(sum(report["prompts_by_hour"]), report["prompts"])
                self.assertEqual(sum(report["days_by_prompts"]), 12 * 21)
                self.assertEqual(
                    sum(count * days for count, days in enumerate(report["days_by_prompts"])),
                    report["prompts"])
                self.assertEqual(
                    sum(line["prompts"] for line in report["schedules"]), report["prompts"])
                spread = report["prompts_per_person_and_day"]
                self.assertEqual(spread["max"], ASKING.get(name, 0))
                self.assertEqual(name in ASKING, report["prompts"] > 0)
                self.assertIn(f"({name}): 12 participants, 21 days each", done.stdout)
                self.assertPage(page.read_text(), report)

    def assertPage(self, page, report):
        """It is XML, needs nothing else, and has the numbers of the report in its tables."""
        root = ElementTree.fromstring(page.split("\n", 1)[1])
        for element in root.iter():
            self.assertFalse({"src", "href", "srcset", "onload"} & set(element.attrib), element.tag)
            self.assertNotIn(element.tag, ("script", "link", "img", "iframe"))
        self.assertFalse(re.search(r"https?:|url\(|@import", page))
        charts = root.findall(".//section[@class='chart']")
        self.assertEqual(len(charts), 4)
        for chart in charts:
            picture, table = chart.find("./figure/svg"), chart.find(".//table")
            self.assertTrue(picture.find("title").text and picture.find("desc").text)
            values = [int(cell.text) for cell in table.findall("./tbody/tr/td")]
            self.assertEqual(len(picture.findall("rect")), len(values))
            drawn = [int(bar.find("title").text.rsplit(": ", 1)[1]) for bar in picture.findall("rect")]
            self.assertEqual(drawn, values)
        first = [int(cell.text) for cell in charts[0].findall(".//tbody/tr/td")]
        self.assertEqual(first, report["prompts_by_hour"])

    def test_the_same_seed_says_the_same(self):
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
        self.assertEqual(report["prompts_per_person_and_day"]["max"], 3)
        self.assertGreaterEqual(report["gap_seconds"]["min"], 90 * 60)
        self.assertEqual(sum(report["prompts_by_hour"][21:] + report["prompts_by_hour"][:9]), 0)
        self.assertGreater(sum(line["unplaced"]["cap"] for line in report["schedules"]), 0)
        # From standard input the same.
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
            self.simulated(study, *START, "--participants", 1, "--html", "/proc/none", status=74).stderr)
        for arguments, word in (
            (("--participants", 0), "--participants takes 1 to 100000"),
            (("--days", 367), "--days takes 1 to 366"),
            (("--join-days", 0), "--join-days takes 1 to 366"),
            (("--per-day-max", 97), "--per-day-max takes 1 to 96"),
            (("--gap", 721), "--gap takes 1 to 720"),
            (("--answer-rate", 1.1), "--answer-rate takes 0 to 1"),
            (("--start", "2026-02-30"), "--start takes a date"),
            (("--quiet", "22-7"), "--quiet takes hours"),
            (("--time-zone", "Europe/Berlin=0"), "--time-zone takes a zone with a weight"),
            (("--time-zone", "Europe/Bielefeld"), "Europe/Bielefeld is not the name of an IANA"),
            (("--html", "-", "--json", "-"), "only one of --html and --json"),
        ):
            with self.subTest(arguments=arguments):
                self.assertIn(word, self.simulated(study, *arguments, status=64).stderr)


if __name__ == "__main__":
    unittest.main()
