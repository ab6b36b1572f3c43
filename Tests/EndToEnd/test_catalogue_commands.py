"""`otolithctl catalogue`: what it reads, writes, refuses and publishes, from the command line."""

import json
import re
import tempfile
import zipfile
from pathlib import Path

import jsonschema
import yaml

from support import content
from support.case import EndToEndTestCase
from support.control import offline
from support.paths import CONTENT, OWN_CODEBOOK, SHARED_CODEBOOK
from support.bad_files import BAD

FORMATS = ("otolith", "fhir", "redcap", "codebook", "xlsform", "forms")
MINI_TQ = CONTENT / "track-your-tinnitus" / "mini-tq.yaml"

# Elements by type, counted by hand; the published files lie beside the checkout.
CODEBOOKS = {
    OWN_CODEBOOK: {
        "headline": 1, "multiple-choice": 1, "page-break": 2, "single-choice": 1, "slider": 2,
        "text": 1, "text-area": 1, "text-block": 2, "yes-no": 1},
    SHARED_CODEBOOK: {
        "headline": 2, "page-break": 3, "single-choice": 16, "slider": 1, "text": 1,
        "text-block": 3, "yes-no": 1},
    SHARED_CODEBOOK.with_name("codebook-stress-followup.csv"): {
        "headline": 1, "page-break": 2, "single-choice": 10, "text-block": 3},
}


def counts(output):
    """The printed counts of one questionnaire, whose sum must be the printed total."""
    name, total, kinds = re.search(r"(?m)^([a-z0-9-]+): (\d+) elements: (.+)$", output).groups()
    found = {kind: int(number) for number, kind in re.findall(r"(\d+) ([a-z-]+)", kinds)}
    assert sum(found.values()) == int(total), output
    return name, found


def without(kinds, *left_out, **renamed):
    """What a format that has not all types makes of them."""
    result = {}
    for kind, number in kinds.items():
        if kind not in left_out:
            kind = renamed.get(kind.replace("-", "_"), kind)
            result[kind] = result.get(kind, 0) + number
    return result


class Scalars(yaml.SafeLoader):
    """Of YAML 1.2, as editors read it: neither dates nor clock times nor `no` for false."""


Scalars.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if not tag.endswith((":timestamp", ":bool", ":int"))]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
Scalars.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(?:true|false)$"), list("tf"))
Scalars.add_implicit_resolver("tag:yaml.org,2002:int", re.compile("^[-+]?[0-9]+$"), list("-+0123456789"))


class CommandTestCase(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        folder = tempfile.TemporaryDirectory(prefix="otolith-commands-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def write(self, name, contents):
        path = self.folder / name
        if isinstance(contents, bytes):
            path.write_bytes(contents)
        else:
            path.write_text(contents)
        return path

    def done(self, *arguments, status=0, **named):
        done = offline("catalogue", *arguments, **named)
        self.assertEqual(done.returncode, status, f"{done.stdout}\n{done.stderr}")
        return done

    def catalogue(self):
        return self.stack.database.counts(["catalogue"])


class Conversions(CommandTestCase):
    """Nothing of this needs a service."""

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
                # REDCap's sliders go in whole steps; one of the two has half ones.
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
                    # Whatever did not come back was named.
                    lost = sum(kinds.values()) - sum(expected[format].values())
                    named = re.findall(
                        r"(?m)^not expressible: \w+: (?:element|page-break|headline|text-block): ",
                        exported.stderr)
                    self.assertGreaterEqual(len(named), lost, exported.stderr)

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

    def test_one_language_for_formats_that_have_one(self):
        form = json.loads(self.done(
            "export", "--format", "forms", MINI_TQ, "--language", "de").stdout)
        self.assertIn("Tinnitus", json.dumps(form, ensure_ascii=False))
        self.done("export", "--format", "forms", MINI_TQ, "--language", "fr", status=64)

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

    def test_a_format_that_the_name_does_not_tell_must_be_given(self):
        for name, formats in (
            ("a.csv", "redcap, codebook, xlsform"), ("a.json", "fhir, forms"),
            ("a", "otolith, fhir, redcap, codebook, xlsform, forms"),
        ):
            path = self.write(name, "")
            for command in (["import", "--dry-run"], ["export", "--format", "fhir"], ["diff", path]):
                refused = self.done(*command, path, status=64)
                self.assertIn(f"FORMAT_UNCLEAR: ", refused.stderr)
                self.assertIn(f"one of: {formats}\n", refused.stderr)
            self.assertIn("FORMAT_UNCLEAR", self.done("lint", path, status=1).stdout)
        self.done("import", "--dry-run", self.folder / "none.yaml", status=64)


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
            done.stdout, rf"(?m)^{re.escape(str(path))}:8:11: error: TYPE_UNKNOWN: .*`single-choice`")
        path.write_text(path.read_text().replace("single-choise", "yes-no"))
        done = self.done("lint", path, status=1)
        self.assertRegex(done.stdout, r"bad\.yaml:7:15: error: TRANSLATION_MISSING: "
                                      r"elements\[0\]\.question\.text: ")

    def test_warnings_alone_are_no_failure(self):
        path = self.write("new.yaml", (
            "questionnaire: new\ntitle: {en: New}\ndefault-language: en\nelements:\n"
            "  - id: a\n    question: {en: Where?}\n    type: hologram\n    optional: true\n"))
        done = self.done("lint", path)
        self.assertRegex(done.stdout, r"new\.yaml:\d+:\d+: warning: TYPE_NOT_SUPPORTED: ")

    def test_a_study_is_checked_with_the_files_beside_it(self):
        study = CONTENT / "track-your-tinnitus" / "study.yaml"
        path = self.write("study.yaml", study.read_text())
        done = self.done("lint", path, status=1)
        self.assertIn("mini-tq.yaml: error: FILE_UNREADABLE", done.stdout)


class BadInput(CommandTestCase):
    def check(self, path, format, rule, place=""):
        before = self.catalogue()
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
        self.assertEqual(self.catalogue(), before)

    def test_every_format_names_the_place(self):
        self.assertEqual({format for format, *_ in BAD}, set(FORMATS))
        for format, contents, rule, place in BAD:
            with self.subTest(format=format, rule=rule):
                self.check(self.write(f"bad-{format}", contents), format, rule, place)

    def test_laughs_bombs_and_gigabytes(self):
        laughs = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
            f"{new}: &{new} [{', '.join(['*' + old] * 9)}]\n" for old, new in zip("abcdefgh", "bcdefghi"))
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
            # The disk holds nothing of it.
            file.truncate(1 << 30)
        for format in ("codebook", "redcap", "xlsform"):
            with self.subTest(format=format):
                self.check(huge, format, "FILE_TOO_LARGE")


class Publishing(CommandTestCase):
    def control(self, *arguments, **named):
        return self.stack.control("catalogue", *arguments, **named)

    def test_a_questionnaire_of_each_format_is_published_and_comes_back(self):
        for format in FORMATS:
            with self.subTest(format=format):
                name = f"command-{format}"
                source = self.folder / f"{name}.{format}"
                self.done(
                    "export", "--from", "codebook", "--format", format, OWN_CODEBOOK,
                    "--questionnaire", name, "-o", source)
                options = ["--format", format, source, "--questionnaire", name]
                before = self.catalogue()
                checked = self.control("import", *options, "--dry-run")
                self.assertIn("nothing written", checked.stdout)
                self.assertEqual(self.catalogue(), before)
                imported = self.control("import", *options)
                self.assertEqual(counts(imported.stdout), counts(checked.stdout))
                self.assertIn(f"{name}: published, version 1\n", imported.stdout)
                again = self.control("import", *options)
                self.assertIn(f"{name}: unchanged, version 1\n", again.stdout)
                # No draft is left behind.
                self.assertEqual(
                    self.stack.database.value("SELECT count(*) FROM catalogue.drafts"), "0")
                # What is published is what was read.
                there = self.folder / f"{name}.yaml"
                self.done(
                    "export", "--from", format, "--format", "otolith", source,
                    "--questionnaire", name, "-o", there)
                self.control("diff", there, name)
                back = self.control("export", "--format", "otolith", f"{name}@1")
                self.assertEqual(back.stdout, there.read_text())

    def test_versions_are_compared(self):
        name = "command-versions"
        source = self.write("v.yaml", MINI_TQ.read_text().replace(
            "questionnaire: mini-tq", f"questionnaire: {name}", 1))
        self.control("import", source)
        source.write_text(source.read_text().replace('en: "Tinnitus distress"', 'en: "Distress"'))
        self.assertIn(f"{name}: published, version 2\n", self.control("import", source).stdout)
        done = self.control("diff", f"{name}@1", name, check=False)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertEqual(
            done.stdout, "reworded the questionnaire: title, description, introduction or closing [en]\n")
        same = self.control("diff", f"{name}@2", source)
        self.assertEqual(same.stdout, "")
        unknown = self.control("export", "--format", "fhir", f"{name}@3", check=False)
        self.assertNotEqual(unknown.returncode, 0)
        self.assertIn("QUESTIONNAIRE_VERSION_UNKNOWN", unknown.stderr)

    def test_a_study_around_a_questionnaire_of_any_format(self):
        form = self.folder / "form.json"
        self.done("export", "--format", "forms", MINI_TQ, "-o", form)
        before = self.catalogue()
        options = ["--format", "forms", form, "--study", "command-study"]
        self.control("import", *options, "--dry-run")
        self.assertEqual(self.catalogue(), before)
        imported = self.control("import", *options)
        self.assertIn("command-study: published, version 1\n", imported.stdout)
        self.assertIn("study command-study: published, revision 1\n", imported.stdout)
        again = self.control("import", *options)
        self.assertIn("study command-study: unchanged, revision 1\n", again.stdout)

    def test_a_vocabulary_alone(self):
        terms = (CONTENT / "tinnitus-navigator" / "audiometry-frequencies.yaml").read_text()
        path = self.write("terms.yaml", terms.replace(
            "vocabulary: audiometry-frequencies", "vocabulary: command-terms", 1))
        before = self.catalogue()
        self.assertIn("nothing written", self.control("import", path, "--dry-run").stdout)
        self.assertEqual(self.catalogue(), before)
        self.assertIn("command-terms: published, version 1", self.control("import", path).stdout)
        self.assertIn("command-terms: unchanged, version 1", self.control("import", path).stdout)

    def test_one_who_may_not_publishes_nothing(self):
        content.import_study(self.stack, "command-rights")
        before = self.catalogue()
        refused = self.control(
            "import", MINI_TQ, username="leader-track-your-tinnitus", check=False)
        self.assertNotEqual(refused.returncode, 0)
        self.assertIn("PROJECT_UNKNOWN", refused.stderr)
        self.assertEqual(self.catalogue(), before)


class Translations(CommandTestCase):
    # Whole and short, in two languages.
    SOURCE = (
        "questionnaire: command-words\ntitle: {en: Sleep}\ndefault-language: en\nelements:\n"
        "  - id: rested\n    question: {en: \"Rested?\", de: Erholt?}\n    type: yes-no\n")

    def test_through_each_format_into_a_file(self):
        source = self.write("words.yaml", self.SOURCE)
        for name, spoil in (("words.xlf", "<file"), ("words.csv", "source:en")):
            with self.subTest(name):
                sheet, target = self.folder / name, self.folder / f"{name}.yaml"
                done = self.done(
                    "translations", "export", source, "--language", "de", "-o", sheet)
                self.assertIn("de: 1 of 2 texts to do", done.stderr)
                translated = sheet.read_text()
                if name.endswith(".xlf"):
                    translated = re.sub(
                        r'(<source[^>]*>Sleep</source>\s*)(<target[^>]*/>|<target[^>]*></target>)?',
                        r'\1<target state="translated">Schlaf</target>', translated, count=1)
                else:
                    translated = re.sub(r"Sleep,,new", "Sleep,Schlaf,translated", translated)
                sheet.write_text(translated)
                done = self.done("translations", "import", source, sheet, "-o", target)
                self.assertIn("de: 1 changed, 1 unchanged, 0 outdated, 0 missing", done.stderr)
                self.assertIn("Schlaf", target.read_text())
                self.done("lint", target)
                # A file with errors changes nothing.
                sheet.write_text(translated.replace(spoil, "broken", 1))
                kept = target.read_text()
                self.done("translations", "import", source, sheet, "-o", target, status=65)
                self.assertEqual(target.read_text(), kept)

    def test_into_a_published_one(self):
        source = self.write("words.yaml", self.SOURCE)
        self.stack.control("catalogue", "import", source)
        sheet = self.folder / "words.csv"
        self.stack.control(
            "catalogue", "translations", "export", "command-words", "--language", "de", "fr",
            "-o", sheet)
        sheet.write_text(re.sub(r"Sleep,,new", "Sleep,Schlaf,translated", sheet.read_text()))
        options = ["catalogue", "translations", "import", "command-words", sheet]
        before = self.catalogue()
        checked = self.stack.control(*options, "--dry-run")
        self.assertIn("command-words: valid, nothing written", checked.stderr)
        self.assertEqual(self.catalogue(), before)
        done = self.stack.control(*options)
        self.assertIn("command-words: published, version 2", done.stderr)
        done = self.stack.control(*options)
        self.assertIn("command-words: unchanged, version 2", done.stderr)
        back = self.stack.control("catalogue", "export", "--format", "otolith", "command-words")
        self.assertIn("Schlaf", back.stdout)


class Schemas(CommandTestCase):
    """Editors and `lint` must not disagree about what ships."""

    def setUp(self):
        super().setUp()
        schemas = {
            path.name: json.loads(path.read_text()) for path in CONTENT.glob("*.schema.json")}
        questionnaire = schemas["otolith-questionnaire.schema.json"]
        study = schemas["otolith-study.schema.json"]
        resolver = jsonschema.RefResolver(
            "otolith-study.schema.json", study,
            store={"otolith-questionnaire.schema.json": questionnaire})
        jsonschema.Draft7Validator.check_schema(questionnaire)
        jsonschema.Draft7Validator.check_schema(study)
        self.questionnaire = jsonschema.Draft7Validator(questionnaire)
        self.study = jsonschema.Draft7Validator(study, resolver=resolver)

    def errors(self, text):
        contents = yaml.load(text, Loader=Scalars)
        validator = self.questionnaire if "questionnaire" in contents else self.study
        return [f"{list(error.path)}: {error.message}" for error in validator.iter_errors(contents)]

    def test_all_content_fits(self):
        files = sorted(CONTENT.glob("*/*.yaml"))
        self.assertGreater(len(files), 20)
        for file in files:
            with self.subTest(file=file.name):
                self.assertEqual(self.errors(file.read_text()), [])

    def test_what_export_writes_fits(self):
        for example in (path for path in CODEBOOKS if path.exists()):
            text = self.done(
                "export", "--from", "codebook", "--format", "otolith", example).stdout
            self.assertEqual(self.errors(text), [])

    def test_what_lint_refuses_does_not_fit(self):
        good = (
            "questionnaire: q\ntitle: {en: Q}\ndefault-language: en\nelements:\n"
            "  - id: a\n    question: {en: One}\n    type: slider\n"
            "    slider: {minimum: 0, maximum: 10, step: 1}\n")
        self.assertEqual(self.errors(good), [])
        for old, new in (
            ("title", "titel"), ("id: a", "id: a b"), ("maximum: 10, ", ""), ("    slider:", "    s:"),
            ("minimum: 0", "minimum: low"), ("question: {en: One}", "question: One"),
            ("    type: slider", "    headline: {en: H}\n    type: slider"),
            ("default-language: en\n", ""), ("type: slider", "type: single-choice"),
        ):
            with self.subTest(new=new):
                bad = good.replace(old, new, 1)
                self.assertNotEqual(bad, good)
                self.assertNotEqual(self.errors(bad), [])
                self.done("lint", self.write("bad.yaml", bad), status=1)

    def test_a_type_of_later_does_fit(self):
        text = (
            "questionnaire: q\ntitle: {en: Q}\ndefault-language: en\nelements:\n"
            "  - id: a\n    question: {en: One}\n    optional: true\n    type: hologram\n"
            "    beam: {colour: red}\n")
        self.assertEqual(self.errors(text), [])
        self.done("lint", self.write("later.yaml", text))
