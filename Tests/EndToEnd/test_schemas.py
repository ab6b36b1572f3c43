"""The JSON Schemas for editors, by a validator that nobody here wrote."""

import json
import re

import jsonschema
import yaml

from support.commands import CODEBOOKS, CommandTestCase
from support.paths import CONTENT


class Scalars(yaml.SafeLoader):
    """Of YAML 1.2, as editors read it: neither dates nor clock times nor `no` for false."""


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

    def test_a_type_of_later_does_fit(self):
        text = (
            "questionnaire: q\ntitle: {en: Q}\ndefault-language: en\nelements:\n"
            "  - id: a\n    question: {en: One}\n    optional: true\n    type: hologram\n"
            "    beam: {colour: red}\n")
        self.assertEqual(self.errors(text), [])
        self.done("lint", self.write("later.yaml", text))
