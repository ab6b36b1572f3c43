"""Scripts of exports, run by R and by PSPP, with a check of every cell and label."""

import calendar
import csv
import html
import math
import re
import shutil
import time
import unittest
from datetime import datetime, timezone

import pyreadstat

import codebook_cases as cases

# Seconds from SPSS's epoch, the start of the Gregorian calendar, to 1970.
SPSS_EPOCH = 12_219_379_200


# Codes that mean no answer, by question of the export `missing`.
MISSING = {"few": {"-99", "-98"}, "many": {"-4", "-3", "-2", "-1"}, "words": {"refused"}, "none": set()}


def seconds(cell: str) -> float:
    moment = datetime.strptime(cell, "%Y-%m-%dT%H:%M:%S.%fZ").replace(tzinfo=timezone.utc)
    return calendar.timegm(moment.timetuple()) + moment.microsecond / 1e6


def text_of(cell: str) -> str:
    """The text without protection against formulas."""
    return re.sub("(^|[;|\t\r\n\u060c\u061b])'", r"\1", cell)


class BesideTest(unittest.TestCase):
    def test_codebooks_have_exactly_the_columns(self):
        for name in [*cases.NAMES, cases.LARGE, cases.MISSING, cases.TERMS]:
            with self.subTest(name):
                self.assertEqual(
                    [variable["name"] for variable in cases.columns(name)], cases.header(name))

    def test_rows_of_long_tables_are_known(self):
        for name in cases.NAMES:
            if not name.endswith("long"):
                continue
            known = {
                tuple(variable["rows"][name] for name in ("questionnaire", "element", "kind")): variable
                for variable in cases.codebook(name)["variables"] if "rows" in variable}
            for row in cases.rows(name):
                variable = known[(row["questionnaire"], row["element_id"], row["kind"])]
                if row["kind"] in ("choice", "band") and cases.are_listed(variable):
                    chosen = set(row["value"].split(";")) - {""}
                    self.assertLessEqual(chosen, set(cases.codes(variable)))

    def test_tables_have_a_row_for_each_code(self):
        for name in cases.NAMES:
            with (cases.folder() / f"{name}.codebook.csv").open(encoding="utf-8", newline="") as f:
                table = list(csv.DictReader(f, strict=True))
            expected = [
                (variable["name"], code)
                for variable in cases.codebook(name)["variables"]
                for definition in variable["definitions"]
                for code in [code["code"] for code in definition["codes"]] or [""]]
            with self.subTest(name):
                self.assertEqual([(row["variable"], row["code"]) for row in table], expected)


    def test_terms_and_sounds_name_where_they_are_from(self):
        for name in cases.NAMES:
            columns = cases.library_columns(name)
            if not columns:
                continue
            with (cases.folder() / f"{name}.codebook.csv").open(encoding="utf-8", newline="") as f:
                told = {
                    (row[columns[1]], row["code"]) for row in csv.DictReader(f) if row[columns[1]]}
            page = (cases.folder() / f"{name}.codebook.html").read_bytes().decode()
            with self.subTest(name):
                self.assertEqual(len(cases.libraries(name)), 2)
                for library, labels in cases.libraries(name).items():
                    self.assertLessEqual({(library, code) for code in labels}, told)
                    self.assertIn(f"<code>{library}</code>", page)
                    for label in filter(None, labels.values()):
                        self.assertIn(html.escape(label, quote=True).replace("&#x27;", "&#39;"), page)
                for row in cases.rows(name):
                    if row[columns[1]]:
                        self.assertIn(row[columns[1]], cases.libraries(name))


class RTest(unittest.TestCase):
    maxDiff = 2_000

    def test_with_haven(self):
        self.check(haven=True)

    def test_without_haven(self):
        self.check(haven=False)

    def check(self, haven):
        cases.run_r(haven, *cases.NAMES)
        for name in cases.NAMES:
            rows = cases.rows(name)
            count, found = cases.dump(name)
            self.assertEqual(count, len(rows))
            self.assertEqual(list(found)[: len(cases.header(name))], cases.header(name))
            for variable in cases.columns(name):
                with self.subTest(f"{name} {variable['name']}"):
                    column = found[variable["name"]]
                    self.check_column(
                        variable, column, [row[variable["name"]] for row in rows], haven,
                        cases.column_labels(name, variable))
            if name.endswith("long"):
                self.check_words(name, rows, found)
            self.check_terms(name, rows, found)

    def check_column(self, variable, column, cells, haven, known):
        self.assertEqual([value is None for value in column.values], [cell == "" for cell in cells])
        for value, cell in zip(column.values, cells):
            if cell != "":
                self.assertTrue(self.is_same(variable, value, cell), f"{cell!r} became {value!r}")
        label = variable["definitions"][0]["label"]["text"]
        self.assertEqual(column.label, cases.line_ends(label))
        # Versions with different types may have different labels for one value.
        if known:
            self.assertEqual(
                column.labels,
                {code: cases.line_ends(words or code) for code, words in known.items()})
            self.assertEqual("haven_labelled" in column.classes, haven)
        if variable["form"] == "code" and known:
            self.assertEqual(
                [value is None for value in column.factor],
                [cell not in known for cell in cells])
            for value, cell in zip(column.factor, cells):
                if cell in known:
                    # R makes duplicate labels unique by a number at the end.
                    self.assertTrue(value.startswith(known.get(cell) or cell), (value, cell))

    def is_same(self, variable, value, cell):
        match variable["form"]:
            case "text" | "mixed":
                return value.replace("\r\n", "\n") == text_of(cell).replace("\r\n", "\n")
            case "integer" | "number":
                return float(value) == float(cell)
            case "code" if cases.are_numbers(variable):
                return int(value) == int(cell)
            case "flag":
                return value == cell.upper()
            case "instant":
                return abs(float(value) - seconds(cell)) < 1e-5
            case "time":
                return int(value) == int(cell[:2]) * 60 + int(cell[3:])
            case _:
                return value == cell

    def check_words(self, name, rows, found):
        known = {
            tuple(variable["rows"][name] for name in ("questionnaire", "element", "kind")): variable
            for variable in cases.codebook(name)["variables"] if "rows" in variable}
        for row, label, words in zip(
                rows, found["element_label"].values, found["value_label"].values):
            variable = known[(row["questionnaire"], row["element_id"], row["kind"])]
            self.assertEqual(label, cases.line_ends(variable["definitions"][0]["label"]["text"]))
            codes = cases.codes(variable)
            chosen = [code for code in row["value"].split(";") if code]
            if variable["form"] in ("code", "codes") and chosen and set(chosen) <= set(codes):
                self.assertEqual(
                    words, cases.line_ends("; ".join(codes[code] or code for code in chosen)))

    def check_terms(self, name, rows, found):
        """Each row has the label in its own vocabulary or collection."""
        columns = cases.library_columns(name)
        if not columns:
            return
        column, of = columns
        libraries, labelled = cases.libraries(name), 0
        for row, label in zip(rows, found[f"{column}_label"].values, strict=True):
            code = text_of(row[column])
            expected = libraries.get(row[of], {}).get(code)
            if expected is not None:
                expected = cases.line_ends(expected or code)
                labelled += 1
            self.assertEqual(label, expected, row)
        self.assertGreater(labelled, 0)

    def test_vocabularies_as_large_as_may_be(self):
        begun = time.monotonic()
        cases.run_r(True, cases.TERMS)
        _, found = cases.dump(cases.TERMS)
        self.assertGreater(len(found["code"].labels), 5_000)
        self.check_terms(cases.TERMS, cases.rows(cases.TERMS), found)
        print(f"R read {len(found['code'].labels)} labels in {time.monotonic() - begun:.1f} s")

    def test_codes_that_mean_no_answer_are_missing(self):
        rows = cases.rows(cases.MISSING)
        for haven in (True, False):
            cases.run_r(haven, cases.MISSING)
            _, found = cases.dump(cases.MISSING)
            for name, codes in MISSING.items():
                cells = [row[name] for row in rows]
                self.assertTrue(codes <= set(cells), (name, set(cells)))
                column = found[name]
                gone = codes | {""}
                # haven keeps user-missing values, and knows that they are missing.
                self.assertEqual("haven_labelled_spss" in column.classes, haven and bool(codes))
                self.assertEqual(
                    [value is None for value in column.values],
                    [cell in ({""} if haven else gone) for cell in cells])
                self.assertEqual(
                    [value is None for value in column.factor], [cell in gone for cell in cells])
                self.assertEqual(
                    column.missing, [cell in gone for cell in cells], name)

    def test_scores_leave_out_codes_that_mean_no_answer(self):
        counted = 0
        for row in cases.rows(cases.MISSING):
            values = [
                int(row[name]) for name in ("few", "many")
                if row[name] and row[name] not in MISSING[name]]
            self.assertEqual(row["score_total"], str(sum(values)) if values else "", row)
            counted += len(values) == 1
        self.assertGreater(counted, 0)

    def test_ten_thousand_columns(self):
        begun = time.monotonic()
        cases.run_r(False, cases.LARGE)
        count, found = cases.dump(cases.LARGE)
        self.assertEqual(count, 4)
        self.assertGreater(len(found), 10_000)
        # Far from quadratic; the duration is printed, not asserted.
        print(f"R read {len(found)} columns in {time.monotonic() - begun:.1f} s")

    def test_a_file_of_another_export_is_refused(self):
        for source, ending in [("1-wide", ".R"), ("1-wide", ".codebook.csv"), ("2-wide", ".csv")]:
            shutil.copy(cases.folder() / f"{source}{ending}", cases.folder() / f"other{ending}")
        with self.assertRaisesRegex(AssertionError, "has other columns than its codebook"):
            cases.run_r(False, "other")


class PSPPTest(unittest.TestCase):
    maxDiff = 2_000

    def test_every_cell_and_label(self):
        for name in cases.NAMES:
            rows = cases.rows(name)
            data, meta = pyreadstat.read_sav(
                str(cases.run_pspp(name)), disable_datetime_conversion=True)
            self.assertEqual(len(data), len(rows))
            names = self.names(name)
            self.assertEqual(
                list(data.columns)[: len(names)], [names[column] for column in cases.header(name)])
            for variable in cases.columns(name):
                with self.subTest(f"{name} {variable['name']}"):
                    spss = names[variable["name"]]
                    self.check_column(
                        variable, list(data[spss]), [row[variable["name"]] for row in rows])
                    self.check_labels(variable, spss, meta, cases.column_labels(name, variable))
            self.check_indicators(name, data, rows, names, meta)

    def test_codes_that_mean_no_answer_are_missing(self):
        data, meta = pyreadstat.read_sav(
            str(cases.run_pspp(cases.MISSING)), user_missing=True,
            disable_datetime_conversion=True)
        rows = cases.rows(cases.MISSING)
        self.assertEqual(
            [str(int(value)) if value == value else "" for value in data["few"]],
            [row["few"] for row in rows])
        ranges = {
            name: {(one["lo"], one["hi"]) for one in meta.missing_ranges.get(name, [])}
            for name in MISSING}
        self.assertEqual(ranges["few"], {(-99.0, -99.0), (-98.0, -98.0)})
        self.assertEqual(ranges["many"], {(-4.0, -1.0)})
        self.assertIn(("refused", "refused"), ranges["words"])
        self.assertEqual(ranges["none"], set())

    def names(self, name):
        with (cases.folder() / f"{name}.codebook.csv").open(encoding="utf-8", newline="") as file:
            return {row["variable"]: row["spss_name"] for row in csv.DictReader(file)}

    def check_column(self, variable, values, cells):
        for value, cell in zip(values, cells):
            self.assertTrue(self.is_same(variable, value, cell), f"{cell!r} became {value!r}")

    def is_same(self, variable, value, cell):
        form = variable["form"]
        if form in ("integer", "number", "flag", "instant", "date", "time") or (
                form == "code" and cases.are_numbers(variable)):
            if cell == "":
                return value is None or math.isnan(value)
        match form:
            case "integer" | "number":
                return math.isclose(value, float(cell), rel_tol=1e-12)
            case "code" if cases.are_numbers(variable):
                return value == int(cell)
            case "flag":
                return value == (cell == "true")
            case "instant":
                return abs(value - SPSS_EPOCH - seconds(cell)) < 1e-4
            case "date":
                return value == SPSS_EPOCH + seconds(f"{cell}T00:00:00.000000Z")
            case "time":
                return value == int(cell[:2]) * 3600 + int(cell[3:]) * 60
            case _:
                text = text_of(cell) if form in ("text", "mixed") else cell
                text = re.sub(r"\r\n|\r|\n", " ", text)
                # pyreadstat returns NaN for a column without any text.
                found = value if isinstance(value, str) else ""
                return found.strip(" ") == text.strip(" ")

    def check_labels(self, variable, spss, meta, known):
        label = cases.one_line(variable["definitions"][0]["label"]["text"])
        self.check_cut(meta.column_names_to_labels[spss] or "", label, 256)
        if not known:
            return
        found = meta.variable_value_labels.get(spss, {})
        expected = {
            float(code) if cases.are_numbers(variable) else code: words
            for code, words in known.items() if words}
        self.assertLessEqual(set(expected), set(found))
        for code, words in expected.items():
            self.check_cut(found[code], cases.one_line(words), 120)

    def check_cut(self, found, whole, bytes_max):
        self.assertLessEqual(len(found.encode()), bytes_max)
        if len(whole.encode()) <= bytes_max:
            self.assertEqual(found.strip(), whole.strip())
        else:
            self.assertTrue(found.endswith("…"))
            self.assertTrue(whole.startswith(found[:-1]))

    def check_indicators(self, name, data, rows, names, meta):
        """Each option of a multiple choice as a 0/1 variable."""
        asked = 0
        for variable in cases.columns(name):
            if variable["form"] != "codes" or variable["source"] != "answer":
                continue
            for code in cases.codes(variable):
                column = next(
                    other for other in data.columns
                    if re.fullmatch(
                        re.escape(f"{names[variable['name']]}_{code}".replace("-", "_").replace(".", "_"))
                        + r"1?(_\d+)?", other))
                asked += 1
                for value, row in zip(data[column], rows):
                    cell = row[variable["name"]]
                    if cell == "":
                        self.assertTrue(math.isnan(value))
                    else:
                        self.assertEqual(value, float(code in cell.split(";")), (column, cell))
        if name.endswith("long"):
            self.assertEqual(asked, 0)

    def test_vocabularies_as_large_as_may_be(self):
        begun = time.monotonic()
        data, meta = pyreadstat.read_sav(str(cases.run_pspp(cases.TERMS)))
        variable = next(
            variable for variable in cases.columns(cases.TERMS) if variable["name"] == "code")
        self.check_labels(variable, "code", meta, cases.column_labels(cases.TERMS, variable))
        self.assertGreater(len(meta.variable_value_labels["code"]), 5_000)
        self.assertEqual(len(data), len(cases.rows(cases.TERMS)))
        print(f"PSPP read {len(meta.variable_value_labels['code'])} labels in "
              f"{time.monotonic() - begun:.1f} s")

    def test_ten_thousand_columns(self):
        begun = time.monotonic()
        data, _ = pyreadstat.read_sav(str(cases.run_pspp(cases.LARGE)))
        self.assertEqual(len(data), 4)
        self.assertGreater(len(data.columns), 10_000)
        print(f"PSPP read {len(data.columns)} columns in {time.monotonic() - begun:.1f} s")

    def test_it_runs_in_any_locale(self):
        cases.run_pspp("1-wide", locale="C")
