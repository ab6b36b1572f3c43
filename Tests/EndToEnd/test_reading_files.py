"""Losses reported when reading foreign files, by all commands; no service is needed."""

import re

from support.commands import CommandTestCase

FORM = """survey
,type,name,label,relevant,choice_filter
,select_one town,home,Where?,,region=${part}
,text,part,Part?,,
,begin_repeat,child,Child,,
,integer,age,Age of ${part}?,,
,end_repeat,,,,
,text,why,Why?,pulldata('a')='b',
choices
,list_name,name,label,region
,town,a,A,n
,town,b,B,s
"""


class Reading(CommandTestCase):
    def lost(self, output):
        return sorted(re.findall(r"(?m)warning: NOT_EXPRESSIBLE: .*", output))

    def test_every_command_reports_the_same_losses(self):
        form = self.write("form.csv", FORM)
        linted = self.done("lint", form)
        lost = self.lost(linted.stdout)
        for what in ("home: choice_filter: ", "why: relevant: ", "choices: column `region`: "):
            self.assertTrue(any(what in line for line in lost), (what, lost))
        page = self.folder / "page.html"
        for command in (
            ["import", "--dry-run", form], ["export", "--format", "otolith", form],
            ["preview", form, "-o", page],
        ):
            with self.subTest(command=command[0]):
                self.assertEqual(self.lost(self.done(*command).stderr), lost)
        # Both sides of a comparison are read.
        self.assertEqual(set(self.lost(self.done("diff", form, form).stderr)), set(lost))

    def test_workbooks_are_read_by_sheet(self):
        form = self.write("form.csv", FORM)
        book = self.folder / "book.xlsx"
        self.done("export", "--format", "xlsform", form, "-o", book)
        # The sheets determine the format.
        self.assertIn("form: 5 elements", self.done("import", "--dry-run", book).stdout)
        one = self.done("import", "--dry-run", "--sheet", "Survey", book)
        self.assertIn("form: 5 elements", one.stdout)
        refused = self.done("import", "--dry-run", "--sheet", "Baseline", book, status=64)
        self.assertRegex(
            refused.stderr, "SHEET_UNKNOWN: the workbook has no sheet `Baseline`; it has `survey`, ")
        refused = self.done(
            "import", "--dry-run", "--format", "codebook", book, status=65)
        self.assertRegex(refused.stderr, "HEADER_MISSING: none of the sheets `survey`, ")
        refused = self.done("import", "--dry-run", "--sheet", "survey", form, status=64)
        self.assertIn("SHEET_UNKNOWN", refused.stderr)

    def test_the_contents_of_a_file_determine_its_format(self):
        for name, text in (
            ("a.json", '{"resourceType": "Questionnaire", "item": '
                       '[{"linkId": "a", "type": "boolean", "text": "Well?"}]}'),
            ("a.csv", "Variable / Field Name,Form Name,Field Type,Field Label\na,b,yesno,Well?\n"),
            ("b.csv", "About\nelementtype,questiontype,label,item_en\n"
                      "question,TextString,a,Well?\n"),
        ):
            with self.subTest(name=name, text=text[:12]):
                done = self.done("import", "--dry-run", self.write(name, text))
                self.assertIn(": 1 elements: ", done.stdout)
