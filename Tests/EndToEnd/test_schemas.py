"""The JSON Schemas for editors, checked by a third-party validator."""

import json
import re

import jsonschema
import yaml

from support.commands import CODEBOOKS, CommandTestCase
from support.control import offline
from support.paths import CONTENT, ROOT

KEYS = ROOT / "Shared" / "Forms" / "Formats" / "YAML" / "Keys"


class Scalars(yaml.SafeLoader):
    """YAML 1.2 as editors read it: no dates, no clock times, and `no` is not false."""


Scalars.yaml_implicit_resolvers = {
    first: [
        (tag, pattern) for tag, pattern in resolvers
        if not tag.endswith((":timestamp", ":bool", ":int"))]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
Scalars.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(?:true|false)$"), list("tf"))
Scalars.add_implicit_resolver(
    "tag:yaml.org,2002:int", re.compile("^[-+]?[0-9]+$"), list("-+0123456789"))


class Schemas(CommandTestCase):
    """Editors and `lint` must agree about the shipped contents."""

    def setUp(self):
        super().setUp()
        schemas = {
            path.name: json.loads(path.read_text()) for path in KEYS.glob("*.schema.json")}
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

    def test_every_example_fits_its_key(self):
        found = 0
        for validator in (self.questionnaire, self.study):
            root = validator.schema
            for name, part in (*root["definitions"].items(), ("", root)):
                for key, value in part.get("properties", {}).items():
                    with self.subTest(part=name, key=key):
                        example, = value["examples"]
                        self.assertEqual(list(validator.iter_errors(example, value)), [])
                        found += 1
        self.assertGreater(found, 300)

    def test_the_reference_is_that_of_the_schemas(self):
        document = offline("study", "keys", "--markdown").stdout
        self.assertEqual(document, (CONTENT / "KEYS.md").read_text())
        keys = json.loads(offline("study", "keys", "--json").stdout)
        for entry in keys:
            self.assertIn(f"`{entry['key']}`", document)
        one = json.loads(offline("study", "keys", "snooze", "--json").stdout)
        self.assertEqual(one, [entry for entry in keys if entry["key"] == "snooze"])
        said = offline("study", "keys", "snooze").stdout
        self.assertIn("snooze (study › questionnaires › schedule)\n", said)
        self.assertIn("  snooze: {times: 2, minutes: 10}\n  keys: times, minutes\n", said)
        wrong = offline("study", "keys", "snoze")
        self.assertEqual(wrong.returncode, 64)
        self.assertIn("there is no key snoze; did you mean snooze?", wrong.stderr)

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
            ("title", "titel"), ("id: a", "id: a b"), ("maximum: 10, ", ""),
            ("    slider:", "    s:"),
            ("minimum: 0", "minimum: low"), ("question: {en: One}", "question: One"),
            ("    type: slider", "    headline: {en: H}\n    type: slider"),
            ("default-language: en\n", ""), ("type: slider", "type: single-choice"),
        ):
            with self.subTest(new=new):
                bad = good.replace(old, new, 1)
                self.assertNotEqual(bad, good)
                self.assertNotEqual(self.errors(bad), [])
                self.done("lint", self.write("bad.yaml", bad), status=1)

    def test_schema_and_lint_agree_about_every_key(self):
        """Each element with each key: both accept it, or both reject it."""
        values = {
            "description": "{en: D}", "optional": "true", "item": "x", "initial": "1",
            "show-when": "{question: before, answered: true}", "annotations": "{a: b}",
            "members": "[{id: m, question: {en: M}, type: yes-no}]",
            "shared-answer": "{type: yes-no}", "type": "yes-no",
            "options": "[{code: 1, label: {en: A}}, {code: 2, label: {en: B}}]",
            "minimum-count": "1", "maximum-count": "2", "none-allowed": "true", "knob": "true",
            "slider": "{minimum: 0, maximum: 10, step: 1}", "sam": "valence",
            "lowest-label": "{en: L}", "highest-label": "{en: H}",
            "minimum-label": "{en: L}", "maximum-label": "{en: H}", "number": "{minimum: 1}",
            "earliest": "2025-01-01", "latest": "2025-12-31", "minimum-seconds": "1",
            "maximum-seconds": "9", "maximum-length": "9", "pattern": "'[a-z]*'",
            "pattern-hint": "{en: P}", "contents": "x", "question": "{en: Q}",
            "headline": "{en: H}", "colour": "red"}
        needed = {
            "single-choice": ["options"], "multiple-choice": ["options"], "slider": ["slider"],
            "sam": ["sam"]}
        types = [
            "single-choice", "multiple-choice", "yes-no", "slider", "sam", "visual-analogue",
            "number", "date", "time", "date-time", "duration", "country", "inherited", "text",
            "text-area", "email", "url", "telephone"]
        bases = [
            {"headline": "{en: H}"}, {"text": "{en: T}"}, {"page-break": "true"},
            {"group": "{en: G}", "members": values["members"]},
            {"composite": "{en: C}", "members": values["members"]},
            {"matrix": "{en: M}", "type": "single-choice", "options": values["options"],
             "members": "[{id: m, question: {en: M}}]"},
            {"matrix": "{en: M}", "members": "[{id: m, question: {en: M}}]"},
            {"question": "{en: Q}"}]
        for type in types:
            base = {"question": "{en: Q}", "type": type}
            bases.append(base | {key: values[key] for key in needed.get(type, [])})
            bases.append(base)
        texts = {}
        for number, base in enumerate(bases):
            cases = [base] + [base | {key: values[key]} for key in values if key not in base]
            for index, case in enumerate(cases):
                lines = "".join(f"    {key}: {value}\n" for key, value in case.items())
                texts[f"{number}-{index}.yaml"] = (
                    "questionnaire: q\ntitle: {en: Q}\ndefault-language: en\n"
                    "shared-answer: {type: yes-no}\nelements:\n"
                    "  - id: before\n    question: {en: B}\n    type: yes-no\n"
                    f"  - id: a\n{lines}")
        self.assertGreater(len(texts), 1000)
        for name, text in texts.items():
            self.write(name, text)
        linted = self.control_lint(sorted(texts))
        refused = {
            match[1] for match in re.finditer(
                r"(?m)([0-9]+-[0-9]+\.yaml):[0-9:]+: error: "
                r"(?:KEY_UNKNOWN|KEY_MISSING|VALUE_INVALID|TYPE_UNKNOWN): ", linted)}
        self.assertGreater(len(refused), 500)
        for name, text in texts.items():
            with self.subTest(text=text.split("id: a\n", 1)[1]):
                self.assertEqual(bool(self.errors(text)), name in refused)

    def control_lint(self, names):
        return self.done("lint", *(self.folder / name for name in names), status=1).stdout

    def test_a_type_of_later_does_fit(self):
        text = (
            "questionnaire: q\ntitle: {en: Q}\ndefault-language: en\nelements:\n"
            "  - id: a\n    question: {en: One}\n    optional: true\n    type: hologram\n"
            "    beam: {colour: red}\n")
        self.assertEqual(self.errors(text), [])
        self.done("lint", self.write("later.yaml", text))
