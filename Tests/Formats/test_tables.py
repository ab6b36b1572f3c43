"""REDCap dictionaries and codebooks, read by pandas and by Python's csv module."""

import csv
import unittest

import pandas

import cases

REDCAP = [
    "Variable / Field Name", "Form Name", "Section Header", "Field Type", "Field Label",
    "Choices, Calculations, OR Slider Labels", "Field Note",
    "Text Validation Type OR Show Slider Number", "Text Validation Min", "Text Validation Max",
    "Identifier?", "Branching Logic (Show field only if...)", "Required Field?",
    "Custom Alignment", "Question Number (surveys only)", "Matrix Group Name", "Matrix Ranking?",
    "Field Annotation",
]
FIELD_TYPES = {
    "text", "notes", "radio", "dropdown", "checkbox", "yesno", "truefalse", "slider", "calc",
    "descriptive", "file", "sql",
}


class TablesTest(unittest.TestCase):
    def test_dictionaries_have_the_columns_of_redcap(self):
        for path, elements in cases.files("redcap.csv"):
            with self.subTest(path.name):
                table = pandas.read_csv(path, dtype=str, keep_default_na=False)
                self.assertEqual(list(table.columns), REDCAP)
                names = table["Variable / Field Name"]
                self.assertTrue(names.is_unique)
                self.assertTrue(names.str.fullmatch(r"[a-z][a-z0-9_]*").all())
                self.assertLessEqual(set(table["Field Type"]), FIELD_TYPES)
                # A choice consists of a code and a label.
                for choices in table.loc[
                        table["Field Type"].isin(["radio", "checkbox"]), REDCAP[5]]:
                    for choice in choices.split(" | "):
                        self.assertRegex(choice, r"^[A-Za-z0-9_.-]+, ")
                asked = {
                    e["id"].lower(): e["kind"] for e in elements
                    if e["kind"] not in (None, "unsupported")}
                # A ranking is a matrix whose rows are its options.
                ranked = {name for name, kind in asked.items() if kind == "ranking"}
                self.assertLessEqual(asked.keys() - ranked, set(names))
                rows = table[table["Matrix Ranking?"] == "y"]
                for name in ranked:
                    found = rows["Variable / Field Name"].str.startswith(f"{name}_").sum()
                    self.assertGreaterEqual(found, 2, name)

    def test_codebooks_have_as_many_fields_in_each_row(self):
        for path, _ in cases.files("codebook.csv"):
            with self.subTest(path.name):
                with path.open(encoding="utf-8", newline="") as file:
                    rows = list(csv.reader(file, strict=True))
                header = next(i for i, row in enumerate(rows) if "elementtype" in row)
                self.assertEqual({len(row) for row in rows[header:]}, {len(rows[header])})
                table = pandas.read_csv(
                    path, skiprows=range(0), header=header, dtype=str, keep_default_na=False,
                    skip_blank_lines=False)
                self.assertEqual(len(table), len(rows) - header - 1)
                self.assertLessEqual(
                    set(table["elementtype"]), {"question", "text", "headline", "pagebreak"})
