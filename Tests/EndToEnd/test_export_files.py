"""Files that `otolithctl export` writes beside a CSV file, run by R and PSPP like a researcher would."""

from support.export_folder import ENDINGS, ExportFolderTestCase
from support.people import TINNITUS, anonymous_in
from support.sheets import answer_to, make_sheet

# Rows, columns and labels of codes in R.
LOOK = """
source("{name}.R")
cat(nrow(data), ncol(data), length(otolith$names), class(data$finished_at)[1], "\\n")
cat(attr(data$tschq04, "label"), "\\n")
cat(class(otolith$factors(data)$closing), "\\n")
cat(data$tschq05, sep = "|")
"""


class ExportFiles(ExportFolderTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        for number, line_end in enumerate(("\n", "\r\n", "\r")):
            participant = anonymous_in(cls.stack, TINNITUS)
            form = next(
                form for form in participant.fetch(TINNITUS, "de").questionnaires
                if form.questionnaire_id == "tschq")
            sheet = make_sheet(TINNITUS, form, cls.stack.clock.now() - 60)
            answer_to(sheet, "tschq05").text = f"=1+{number}, \"so\"{line_end}and on"
            participant.submit(sheet)

    def export(self, *arguments):
        return self.stack.control("export", TINNITUS, *arguments, username=f"leader-{TINNITUS}")

    def test_a_wide_table_in_r_and_spss(self):
        self.export(
            "--questionnaire", "tschq", "--output", self.folder / "tschq.csv", "--language", "de")
        self.assertEqual(
            self.files(), sorted(f"tschq{ending}" for ending in (*ENDINGS, ".manifest.json", ".spss.csv")))
        rows = self.rows("tschq.csv")
        codebook = self.codebook("tschq")
        self.assertEqual([variable["name"] for variable in codebook["variables"]], list(rows[0]))
        label = next(
            variable["definitions"][0]["label"] for variable in codebook["variables"]
            if variable["name"] == "tschq04")
        self.assertEqual(label["language"], "de")
        said = self.run_r(LOOK.format(name="tschq"))
        first, question, kind, *texts = said.split("\n")
        self.assertEqual(
            first.split(), [str(len(rows)), str(len(rows[0])), str(len(rows[0])), "POSIXct"])
        self.assertEqual(question.strip(), label["text"])
        self.assertEqual(kind.strip(), "factor")
        # Each kind of line end is a line feed in R and a space in PSPP.
        expected = [
            row["tschq05"].removeprefix("'").replace("\r\n", "\n").replace("\r", "\n")
            for row in rows]
        self.assertEqual("\n".join(texts).split("|"), expected)
        self.run_pspp(
            "tschq", "SAVE TRANSLATE /OUTFILE='back.csv' /TYPE=CSV /FIELDNAMES /REPLACE.")
        back = self.rows("back.csv")
        self.assertEqual([row["sheet_id"] for row in back], [row["sheet_id"] for row in rows])
        self.assertEqual(
            [row["tschq05"].strip() for row in back],
            [text.replace("\n", " ") for text in expected])
        self.assertEqual(
            [row["test_participant"] for row in back],
            [str(int(row["test_participant"] == "true")) for row in rows])

    def test_answers_in_rows_have_labels(self):
        self.export("--output", self.folder / "all.csv")
        rows = self.rows("all.csv")
        said = self.run_r(
            'source("all.R"); cat(nrow(data), sum(is.na(data$element_label)), '
            'sum(is.na(data$value_label[data$kind == "choice"])))')
        # Countries have no labels, and a `;` alone is not an option.
        count, unnamed, without = map(int, said.split())
        self.assertEqual((count, unnamed), (len(rows), 0))
        self.assertLess(without, sum(row["kind"] == "choice" for row in rows))

    def test_only_beside_files_and_only_where_wanted(self):
        out = self.export("--questionnaire", "tschq").stdout
        self.assertTrue(out.startswith("sheet_id,"))
        self.assertEqual(self.files(), [])
        self.export(
            "--questionnaire", "tschq", "--no-codebook", "--output", self.folder / "a.csv")
        self.assertEqual(self.files(), ["a.csv", "a.manifest.json"])
        self.assertEqual((self.folder / "a.csv").read_text(encoding="utf-8"), out)

    def test_notifications(self):
        self.stack.control(
            "plan", "export", TINNITUS, "--output", self.folder / "n.csv", "--language", "de",
            username=f"leader-{TINNITUS}")
        self.assertEqual(self.files(), sorted(f"n{ending}" for ending in ENDINGS))
        with (self.folder / "n.csv").open(encoding="utf-8") as file:
            header = file.readline().strip().split(",")
        codebook = self.codebook("n")
        self.assertEqual([variable["name"] for variable in codebook["variables"]], header)
        self.assertNotIn("unknown", {variable["source"] for variable in codebook["variables"]})
        self.assertEqual(
            {variable["definitions"][0]["label"]["language"] for variable in codebook["variables"]},
            {"de"})
        self.run_in_folder("Rscript", "--vanilla", "n.R")
