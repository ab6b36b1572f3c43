"""A small simulated cohort (Tests/Cohort): its exports equal those of `otolithctl export`."""

import re

from support.export_folder import ENDINGS, ExportFolderTestCase
from support.people import STRESS, TINNITUS, new_leader
from support.processes import run


class Cohort(ExportFolderTestCase):
    def test_codebooks_lie_beside_the_exports(self):
        leader = new_leader(self.stack, TINNITUS, STRESS)
        done = run(
            self.stack, "cohort", "--participants", "6", "--days", "2",
            "--study-password-file", self.stack.password_file(STRESS),
            "--mail-directory", self.stack.directory / "mail",
            "--clock-file", self.stack.clock.path, "--export-directory", self.folder, timeout=120,
            environment=self.stack.environment | {
                "OTOLITH_USERNAME": leader,
                "OTOLITH_PASSWORD_FILE": str(self.stack.password_file(leader))})
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("6 participants registered and joined", done.stdout)
        told = {name: int(number) for name, number in re.findall(
            r"(\w+)=(\d+)", done.stdout.splitlines()[-1])}
        self.assertEqual(
            told["sent"],
            told["created"] + told["exists"] + told["conflict"] + told["rejected"])
        self.assertEqual(told["created"], told["stored"])
        self.assertEqual(told["stored"], told["exported"])
        self.assertGreater(told["created"], 0)
        stems = [name.removesuffix(".R") for name in self.files() if name.endswith(".R")]
        self.assertEqual(len(stems), 8)
        for stem in stems:
            with self.subTest(stem):
                self.assertLessEqual({f"{stem}{ending}" for ending in ENDINGS}, set(self.files()))
                with (self.folder / f"{stem}.csv").open(encoding="utf-8") as file:
                    header = file.readline().strip().split(",")
                self.assertEqual(
                    [variable["name"] for variable in self.codebook(stem)["variables"]], header)
        self.assertIn("tys-daily.csv", done.stdout)
        self.run_in_folder("Rscript", "--vanilla", "tys-daily.R")
