"""`otolithctl simulate`, small: what it exports is as what `otolithctl export` writes."""

from support.export_folder import ENDINGS, ExportFolderTestCase
from support.people import STRESS, TINNITUS, new_leader
from support.stack import Stack


class Cohort(ExportFolderTestCase):
    @classmethod
    def setUpClass(cls):
        # The cohort lives through days of its own: the clock goes back.
        cls.stack = Stack.start()
        cls.addClassCleanup(cls.stack.stop)
        cls.gateway = cls.stack.gateway

    def test_codebooks_lie_beside_the_exports(self):
        leader = new_leader(self.stack, TINNITUS, STRESS)
        told = self.stack.control(
            "simulate", "--participants", "6", "--days", "2",
            "--study-password-file", self.stack.password_file(STRESS),
            "--mail-directory", self.stack.directory / "mail",
            "--clock-file", self.stack.clock.path, "--export-directory", self.folder,
            username=leader).stdout
        stems = [name.removesuffix(".R") for name in self.files() if name.endswith(".R")]
        self.assertEqual(len(stems), 8)
        for stem in stems:
            with self.subTest(stem):
                self.assertLessEqual({f"{stem}{ending}" for ending in ENDINGS}, set(self.files()))
                with (self.folder / f"{stem}.csv").open(encoding="utf-8") as file:
                    header = file.readline().strip().split(",")
                self.assertEqual(
                    [variable["name"] for variable in self.codebook(stem)["variables"]], header)
        self.assertIn("tys-daily.csv", told)
        self.run_in_folder("Rscript", "--vanilla", "tys-daily.R")
