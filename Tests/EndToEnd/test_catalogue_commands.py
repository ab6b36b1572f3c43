"""`otolithctl catalogue` on files: reading, writing and errors."""

import json
import re
import shutil
import zipfile

from support.bad_files import BAD
from support.commands import CODEBOOKS, FORMATS, MINI_TQ, CommandTestCase, counts
from support.paths import CONTENT, OWN_CODEBOOK


def without(kinds, *left_out, **renamed):
    """The expected result of a format that lacks some types."""
    result = {}
    for kind, number in kinds.items():
        if kind not in left_out:
            kind = renamed.get(kind.replace("-", "_"), kind)
            result[kind] = result.get(kind, 0) + number
    return result


class Conversions(CommandTestCase):
    """No service is needed."""

    def test_codebooks_through_every_format_and_back(self):
        there = [path for path in CODEBOOKS if path.exists()]
        self.assertIn(OWN_CODEBOOK, there)
        for source in there:
            kinds = CODEBOOKS[source]
            imported = self.done(
                "import", "--format", "codebook", source, "--questionnaire", "a-book", "--dry-run")
            self.assertEqual(counts(imported.stdout), ("a-book", kinds))
            expected = {format: kinds for format in FORMATS}
            expected["redcap"] = without(kinds, "page-break")
            expected["forms"] = without(
                kinds, "page-break", "headline", "text-block", slider="number",
                yes_no="single-choice")
            if source == OWN_CODEBOOK:
                # REDCap's sliders have whole steps; one of the two has half steps.
                expected["redcap"] |= {"slider": 1, "number": 1}
            for format in FORMATS:
                with self.subTest(source=source.name, format=format):
                    target = self.folder / f"there.{format}"
                    exported = self.done(
                        "export", "--from", "codebook", "--format", format, source,
                        "--questionnaire", "a-book", "--output", target)
                    self.assertEqual(exported.stdout, "")
                    again = self.done(
                        "import", "--format", format, target, "--questionnaire", "a-book",
                        "--dry-run")
                    self.assertEqual(counts(again.stdout), ("a-book", expected[format]))
                    # All losses were reported.
                    lost = sum(kinds.values()) - sum(expected[format].values())
                    # Equal ones are one line with all places.
                    named = re.findall(
                        r"(?m)^not expressible: ([\w, ]+): "
                        r"(?:element|page-break|headline|text-block): ", exported.stderr)
                    count = sum(len(places.split(", ")) for places in named)
                    self.assertGreaterEqual(count, lost, exported.stderr)

    def test_what_members_take_over_counts_as_what_it_is(self):
        counted = "mini-tq: 12 elements: 12 single-choice\n"
        done = self.done("import", MINI_TQ, "--dry-run")
        self.assertEqual(done.stdout, f"{counted}mini-tq: valid\nnothing written\n")
        # Without --dry-run a service is needed, and none is running.
        done = self.done("import", MINI_TQ, status=69)
        self.assertEqual(done.stdout, counted)
        self.assertIn("UNAVAILABLE", done.stderr.upper())

    def test_what_otolith_writes_is_what_it_read(self):
        first = self.folder / "first.yaml"
        self.done("export", "--format", "otolith", MINI_TQ, "-o", first)
        self.done("diff", MINI_TQ, first)
        second = self.done("export", "--format", "otolith", first)
        self.assertEqual(second.stdout, first.read_text())
        # Through standard input, and into a folder under the usual name.
        self.done(
            "export", "--from", "otolith", "--format", "fhir", "-", "-o", self.folder,
            input=first.read_text())
        resource = self.folder / "Questionnaire-mini-tq.json"
        self.assertEqual(json.loads(resource.read_text())["id"], "mini-tq")
        self.done("diff", "--format", "fhir", resource, resource)

    def test_what_cannot_be_written_is_reported(self):
        for target in ("/dev/full", self.folder / "none" / "page.html"):
            done = self.done("preview", MINI_TQ, "-o", target, status=74)
            self.assertNotEqual(done.stderr, "")
        self.assertEqual(list(self.folder.iterdir()), [])
        # A pipe is written to, not replaced.
        done = self.done("export", "--format", "otolith", MINI_TQ, "-o", "/dev/stdout")
        self.assertIn("questionnaire: mini-tq\n", done.stdout)

    def test_one_language_for_formats_that_have_one(self):
        form = json.loads(self.done(
            "export", "--format", "forms", MINI_TQ, "--language", "de").stdout)
        self.assertIn("Tinnitus", json.dumps(form, ensure_ascii=False))
        self.done("export", "--format", "forms", MINI_TQ, "--language", "fr", status=64)

    def test_the_forms_of_a_study_follow_each_other(self):
        written = self.done(
            "export", "--format", "forms", "--study", CONTENT / "generic-forms", "-o", self.folder)
        self.assertIn("forms-pizza: condition of a next list", written.stderr)
        self.assertIn("forms-pizza: info in de", written.stderr)
        forms = [self.folder / f"forms-{name}.json"
                 for name in ("pizza", "drink", "address", "vitals")]
        self.assertEqual(sorted(self.folder.iterdir()), sorted(forms))
        self.assertEqual(json.loads(forms[0].read_text())["next"], [
            {"command": "forms-drink", "method": "GET", "info": "Choose a drink"},
            {"command": "forms-address", "method": "GET", "info": "Give the address"}])
        self.assertNotIn("next", json.loads(forms[1].read_text()))
        options = ["--format", "forms", "--dry-run"]
        together = self.done("import", *options, "--study", "order", *forms)
        self.assertIn("after forms-pizza: forms-drink, forms-address\n", together.stdout)
        self.assertIn("forms-vitals: valid\nnothing written\n", together.stdout)
        without = self.done("import", *options, "--study", "order", *forms[:2])
        self.assertIn("after forms-pizza: forms-drink\n", without.stdout)
        self.assertIn("not expressible: forms-pizza: `forms-address` after it", without.stdout)
        alone = self.done("import", *options, *forms)
        self.assertIn(
            "not expressible: forms-pizza: its next forms (forms-drink, forms-address)",
            alone.stdout)

    def test_forms_that_lead_back_are_refused(self):
        form = '{"form":{"fields":[{"name":"a","label":"A","type":"text"}]},\n"next":[{"command":"%s"}]}'
        one, two = self.write("one.json", form % "two"), self.write("two.json", form % "one")
        options = ["--format", "forms", "--dry-run"]
        refused = self.done("import", *options, "--study", "ring", one, two, status=65)
        for path in (one, two):
            self.assertIn(f"{path}:2:9: error: NEXT_LIST_CYCLE", refused.stderr)
        self.done("import", *options, one, two)

    def test_several_files_are_of_several_questionnaires(self):
        twice = self.done("import", "--dry-run", MINI_TQ, MINI_TQ, status=65)
        self.assertIn("QUESTIONNAIRE_TWICE", twice.stderr)
        folder = CONTENT / "generic-forms"
        self.done("import", "--dry-run", MINI_TQ, folder, status=64)
        self.done("import", "--dry-run", MINI_TQ, MINI_TQ, "--questionnaire", "a", status=64)
        export = ["export", "--format", "forms"]
        self.done(*export, status=64)
        self.done(*export, "--study", folder, status=64)
        self.done(*export, "--study", folder, MINI_TQ, "-o", self.folder, status=64)
        self.done("export", "--format", "fhir", "--study", folder, "-o", self.folder, status=64)

    def test_a_questionnaire_of_several_must_be_named(self):
        other = CONTENT / "track-your-tinnitus" / "worst-symptom.yaml"
        bundle = {"resourceType": "Bundle", "type": "collection", "entry": [
            {"resource": json.loads(self.done("export", "--format", "fhir", file).stdout)}
            for file in (MINI_TQ, other)]}
        path = self.write("bundle.json", json.dumps(bundle))
        refused = self.done("export", "--from", "fhir", "--format", "otolith", path, status=64)
        self.assertIn("mini-tq, worst-symptom", refused.stderr)
        one = self.done(
            "export", "--from", "fhir", "--format", "otolith", path, "--questionnaire",
            "worst-symptom")
        self.assertIn("questionnaire: worst-symptom\n", one.stdout)
        both = self.done("import", "--format", "fhir", path, "--dry-run").stdout
        self.assertEqual(re.findall(r"(?m)^([a-z-]+): valid$", both), ["mini-tq", "worst-symptom"])

    def test_a_format_is_required_if_the_file_name_does_not_imply_it(self):
        for name, formats in (
            ("a.csv", "redcap, codebook, xlsform"), ("a.json", "fhir, forms"),
            ("a", "otolith, fhir, redcap, codebook, xlsform, forms"),
        ):
            path = self.write(name, "")
            for command in (
                ["import", "--dry-run"], ["export", "--format", "fhir"], ["diff", path],
            ):
                refused = self.done(*command, path, status=64)
                self.assertIn("FORMAT_UNCLEAR: ", refused.stderr)
                self.assertIn(f"one of: {formats}\n", refused.stderr)
            self.assertIn("FORMAT_UNCLEAR", self.done("lint", path, status=1).stdout)

    def test_a_file_that_is_not_there_has_one_status(self):
        none = self.folder / "none.yaml"
        for command in (
            ["lint"], ["import", "--dry-run"], ["preview", "--output", self.folder / "none.html"],
            ["diff", MINI_TQ], ["export", "--format", "fhir"],
            ["translations", "export", "--language=fr", "--from=otolith"],
        ):
            with self.subTest(command[0]):
                done = self.done(*command, none, status=66)
                self.assertIn("FILE_UNREADABLE", done.stdout + done.stderr)
                self.assertNotIn("Usage:", done.stderr)
        done = self.done(
            "search", "x", "--username", "u", "--password-file", none, status=66)
        self.assertIn(f"there is no password file {none}", done.stderr)
        self.assertNotIn("Usage:", done.stderr)

    def test_a_full_disk_is_reported_with_the_systems_message(self):
        done = self.done("export", MINI_TQ, "--format", "fhir", "-o", "/dev/full", status=74)
        self.assertIn("/dev/full cannot be written: No space left on device", done.stderr)


class Differences(CommandTestCase):
    def test_two_files(self):
        text = MINI_TQ.read_text()
        first, second = re.findall(r"(?m)^  - id: (\w+)\n    question:", text)[:2]
        block = re.search(rf"(?ms)^  - id: {second}\n.*?(?=^  - id: )", text).group(0)
        changed = text.replace(block, "", 1)
        changed = changed.replace(f"- id: {first}\n    question:\n      en: \"",
                                  f"- id: {first}\n    question:\n      en: \"Now: ", 1)
        changed = changed.replace("elements:\n", (
            "elements:\n  - id: added\n    question: {en: \"More?\", de: \"Mehr?\"}\n"
            "    type: yes-no\n"), 1)
        changed = re.sub(rf"(?m)^ *- {second}\n", "", changed)
        changed = re.sub(rf"\b{second}, ", "", changed)
        new = self.write("new.yaml", changed)
        done = self.done("diff", MINI_TQ, new, status=1)
        self.assertRegex(done.stdout, r"(?m)^added added: yes-no$")
        self.assertRegex(done.stdout, rf"(?m)^removed {second}\b.*: inherited$")
        self.assertRegex(done.stdout, rf"(?m)^reworded {first}\b.*\[en\]$")
        self.assertEqual(self.done("diff", new, new).stdout, "")

    def test_a_format_for_each_side(self):
        exported = self.folder / "mini-tq.form"
        self.done("export", "--format", "fhir", MINI_TQ, "-o", exported)
        done = self.done("diff", "--new-format", "fhir", MINI_TQ, exported)
        self.assertEqual(done.stdout, "")
        done = self.done("diff", "--format", "fhir", "--new-format", "otolith", exported, MINI_TQ)
        self.assertEqual(done.stdout, "")


class Lint(CommandTestCase):
    def test_everything_that_ships_is_good(self):
        done = self.done("lint", *sorted(CONTENT.glob("*/*.yaml")), *sorted(
            path.parent for path in CONTENT.glob("*/study.yaml")))
        self.assertNotIn("error:", done.stdout)

    def test_places(self):
        path = self.write("bad.yaml", (
            "questionnaire: bad\ntitle: {en: Bad}\ndefault-language: en\nlanguages: [en, de]\n"
            "elements:\n  - id: a\n    question: {en: Which?}\n    type: single-choise\n"))
        done = self.done("lint", path, status=1)
        self.assertRegex(
            done.stdout,
            rf"(?m)^{re.escape(str(path))}:8:11: error: TYPE_UNKNOWN: .*`single-choice`")
        finding, = [each for each in json.loads(self.done("lint", path, "--json", status=1).stdout)
                    if each["rule"] == "TYPE_UNKNOWN"]
        self.assertEqual(
            (finding["file"], finding["line"], finding["column"], finding["severity"]),
            (str(path), 8, 11, "error"))
        path.write_text(path.read_text().replace("single-choise", "yes-no"))
        done = self.done("lint", path, status=1)
        self.assertRegex(done.stdout, r"bad\.yaml:7:15: error: TRANSLATION_MISSING: "
                                      r"a: question: ")

    def test_nothing_of_a_file_steers_the_terminal(self):
        path = self.write("red.yaml", 'questionnaire: red\n"\\e[31mred\\n": 1\n')
        for output in (
            self.done("lint", path, status=1).stdout,
            self.done("import", path, "--dry-run", status=65).stderr,
        ):
            self.assertIn("\\u{1B}[31mred\\u{A}", output)
            self.assertNotIn("\x1b", output)

    def test_warnings_alone_are_no_failure(self):
        path = self.write("new.yaml", (
            "questionnaire: new\ntitle: {en: New}\ndefault-language: en\nelements:\n"
            "  - id: a\n    question: {en: Where?}\n    type: hologram\n    optional: true\n"))
        done = self.done("lint", path)
        self.assertRegex(done.stdout, r"new\.yaml:\d+:\d+: warning: TYPE_NOT_SUPPORTED: ")

    def test_the_consent_is_there_in_every_language_of_the_study(self):
        folder = self.folder / "study"
        shutil.copytree(CONTENT / "track-your-tinnitus", folder)
        path = folder / "study.yaml"
        found = "warning: CONSENT_TRANSLATION_MISSING: "
        self.assertNotIn(found, self.done("lint", path).stdout)
        path.write_text(re.sub(
            r"(?ms)^(consent:\n  en: .*?)^  de: .*?(?=^\S)", r"\1", path.read_text(), count=1))
        done = self.done("lint", path)
        self.assertRegex(
            done.stdout, rf"(?m)^{re.escape(str(path))}:\d+:\d+: {found}consent: .*`de`")

    def test_a_study_is_checked_with_the_files_beside_it(self):
        study = CONTENT / "track-your-tinnitus" / "study.yaml"
        path = self.write("study.yaml", study.read_text())
        done = self.done("lint", path, status=66)
        self.assertIn("mini-tq.yaml: error: FILE_UNREADABLE", done.stdout)


class BadInput(CommandTestCase):
    def check(self, path, format, rule, place=""):
        before = self.stored()
        target = self.write("target", "an earlier file")
        done = self.done("lint", "--format", format, path, status=1)
        self.assertRegex(
            done.stdout, rf"(?m)^{re.escape(str(path))}{place}: error: {rule}: .+$")
        for command in (
            ["import", "--dry-run", "--format", format],
            ["export", "--from", format, "--format", "otolith", "-o", target],
            ["preview", "--format", format, "-o", target],
            ["translations", "export", "--from", format, "--language", "fr", "-o", target],
            ["diff", "--format", format, path],
        ):
            refused = self.done(*command, path, status=65)
            self.assertRegex(refused.stderr, rf"error: {rule}: ")
        self.assertEqual(target.read_text(), "an earlier file")
        refused = self.stack.control(
            "catalogue", "import", "--format", format, path, check=False)
        self.assertEqual(refused.returncode, 65, refused.stderr)
        self.assertEqual(self.stored(), before)

    def test_every_format_names_the_place(self):
        self.assertEqual({format for format, *_ in BAD}, set(FORMATS))
        for format, contents, rule, place in BAD:
            with self.subTest(format=format, rule=rule):
                self.check(self.write(f"bad-{format}", contents), format, rule, place)

    def test_laughs_bombs_and_gigabytes(self):
        laughs = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
            f"{new}: &{new} [{', '.join(['*' + old] * 9)}]\n"
            for old, new in zip("abcdefgh", "bcdefghi"))
        with self.subTest("billion laughs"):
            self.check(self.write("laughs", laughs), "otolith", "YAML_NOT_ALLOWED", r":\d+:\d+")
        bomb = self.folder / "bomb"
        with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("xl/workbook.xml", b"\0" * (400 << 20))
        with self.subTest("zip bomb"):
            self.check(bomb, "xlsform", "ZIP_RATIO")
        bomb.unlink()
        huge = self.write("huge", "")
        with open(huge, "r+b") as file:
            # A sparse file without disk blocks.
            file.truncate(1 << 30)
        for format in ("codebook", "redcap", "xlsform"):
            with self.subTest(format=format):
                self.check(huge, format, "FILE_TOO_LARGE")
