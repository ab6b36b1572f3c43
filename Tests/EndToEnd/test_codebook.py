"""The main job with a study published by another party: a Track Your Health codebook."""

import re
from collections import Counter

from support import codebook
from support.case import EndToEndTestCase
from support.export import export
from support.paths import OWN_CODEBOOK, SHARED_CODEBOOK
from support.people import anonymous_in, leader_of, new_leader
from support.sheets import make_sheet


class PublishedCodebook(EndToEndTestCase):
    path = codebook.path()
    study = "stress-baseline"
    form = "stress-baseline-codebook"

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.codebook = codebook.Codebook(cls.path)
        cls.imported = cls.import_codebook()

    @classmethod
    def import_codebook(cls):
        return cls.stack.control(
            "catalogue", "import", "--format", "codebook", cls.path, "--study", cls.study,
            "--questionnaire", cls.form, "--title", "As published",
        )

    def fetch(self, participant, language):
        return participant.questionnaires(self.study, language)[self.form]

    def test_the_published_file_has_its_thirty_three_lines(self):
        if self.path == SHARED_CODEBOOK:
            self.assertEqual(len(self.codebook.lines), 33)
            self.assertEqual(len(self.codebook.languages), 8)
        own = codebook.Codebook(OWN_CODEBOOK)
        self.assertEqual((len(own.lines), len(own.languages)), (17, 4))

    def test_every_line_is_accounted_for(self):
        report = self.imported.stdout
        lines, questions = len(self.codebook.lines), len(self.codebook.questions)
        languages = ", ".join(self.codebook.languages)
        self.assertIn(f"{lines} rows, {questions} questions, languages: {languages}", report)
        counts = {
            kind: int(number) for number, kind in re.findall(r"(?m)^  (\d+) (.+)$", report)}
        self.assertEqual(sum(counts.values()), lines, report)
        expected = Counter(
            f"question {row.question_type}" if row.element_type == "question"
            else row.element_type.replace("pagebreak", "page break")
            for row in self.codebook.rows
        )
        self.assertLessEqual(expected.items(), counts.items(), report)
        self.assertEqual(set(counts) - set(expected) - {"title", "languages", "header", "blank"},
                         set())

    def test_every_row_became_its_element(self):
        participant = anonymous_in(self.stack, self.study)
        form = self.fetch(participant, "en")
        kinds = {"page_break": "pagebreak"}
        contents = [element.WhichOneof("content") for element in form.elements]
        self.assertEqual(
            [kinds.get(content, content) for content in contents],
            [row.element_type for row in self.codebook.rows],
        )
        types = {
            "SingleChoice": "single_choice", "SingleChoiceKnob": "single_choice",
            "MultipleChoice": "multiple_choice", "Knob": "slider", "Slider": "slider",
            "YesNoSwitch": "yes_no", "TextString": "text_line", "TextArea": "text_area",
        }
        for element, row in zip(form.elements, self.codebook.rows):
            if row.element_type != "question":
                continue
            self.assertEqual(element.element_id, row.variable)
            kind = element.question.WhichOneof("type")
            if "Choice" in row.question_type and not row.codes:
                # The list of countries is not in the file.
                self.assertEqual(kind, "text_line")
                continue
            self.assertEqual(kind, types[row.question_type])
            if "Choice" in row.question_type:
                options = getattr(element.question, kind).options
                self.assertEqual([option.code for option in options], row.codes)

    def test_fetched_in_russian_and_hungarian(self):
        participant = anonymous_in(self.stack, self.study)
        wanted = [tag for tag in ("ru", "hu") if tag in self.codebook.languages]
        self.assertTrue(wanted, self.codebook.languages)
        for language in wanted:
            form = self.fetch(participant, language)
            for element, row in zip(form.elements, self.codebook.rows):
                content = element.WhichOneof("content")
                if content == "page_break":
                    continue
                text = (
                    element.question.text if content == "question" else getattr(element, content))
                with self.subTest(language=language, row=row.variable or content):
                    self.assertEqual(text.language, language)
                    self.assertEqual(text.text, row.text[language])
                if content == "question" and element.question.WhichOneof("type") == "single_choice":
                    options = element.question.single_choice.options
                    self.assertEqual(
                        [option.label.text for option in options],
                        list(row.answers[language].values()),
                    )
                    self.assertEqual({option.label.language for option in options}, {language})

    def test_answered_and_exported_by_code(self):
        sheets, participants = [], []
        for language in ("ru", "hu", "de"):
            participant = anonymous_in(self.stack, self.study)
            form = self.fetch(participant, language)
            sheet = make_sheet(self.study, form, self.now() - 60, self.random)
            required = [row.variable for row in self.codebook.questions if row.required]
            self.assertLessEqual(
                set(required), {answer.element_id for answer in sheet.answers})
            self.assertCreated(participant.submit(sheet))
            sheets.append(sheet)
            participants.append(participant)

        new_leader(self.stack, self.study)
        leader = leader_of(self.stack, self.study)
        rows, count = export(self.stack, leader.token, self.study, "wide", self.form)
        self.assertEqual(count, len(rows))
        exported = {row["sheet_id"]: row for row in rows}
        for sheet in sheets:
            row = exported[sheet.sheet_id]
            for answer in sheet.answers:
                kind = answer.WhichOneof("value")
                cell = row[answer.element_id]
                if kind == "choice":
                    self.assertEqual(cell, ";".join(answer.choice.codes))
                elif kind == "number":
                    self.assertEqual(float(cell), answer.number)
        self.assertEqual(
            list(Counter(row["participant"] for row in rows).values()), [1] * len(sheets))

    def test_importing_again_changes_nothing(self):
        again = self.import_codebook()
        self.assertIn("unchanged", again.stdout)


class OwnCodebook(PublishedCodebook):
    """The same layout with our own texts, and with features that the published file lacks."""

    path = OWN_CODEBOOK
    study = "sleep-and-noise"
    form = "sleep-and-noise-codebook"
