"""`otolithctl catalogue` with a running catalogue: publishing, comparing and translating."""

import json
import re
from concurrent.futures import ThreadPoolExecutor

from support.commands import FORMATS, MINI_TQ, CommandTestCase, counts
from support.paths import CONTENT, OWN_CODEBOOK


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
                before = self.stored()
                checked = self.control("import", *options, "--dry-run")
                self.assertIn("nothing written", checked.stdout)
                self.assertEqual(self.stored(), before)
                imported = self.control("import", *options)
                self.assertEqual(counts(imported.stdout), counts(checked.stdout))
                self.assertIn(f"{name}: published, version 1\n", imported.stdout)
                again = self.control("import", *options)
                self.assertIn(f"{name}: unchanged, version 1\n", again.stdout)
                # No draft remains.
                self.assertEqual(
                    self.stack.database.value("SELECT count(*) FROM catalogue.drafts"), "0")
                # The published contents equal the file's.
                there = self.folder / f"{name}.yaml"
                self.done(
                    "export", "--from", format, "--format", "otolith", source,
                    "--questionnaire", name, "-o", there)
                self.control("diff", there, name)
                back = self.control("export", "--format", "otolith", f"{name}@1")
                self.assertEqual(back.stdout, there.read_text())

    def test_outdated_translations_are_reported_until_they_are_reviewed(self):
        name = "command-outdated"
        source = self.write("o.yaml", MINI_TQ.read_text().replace(
            "questionnaire: mini-tq", f"questionnaire: {name}", 1))
        first = self.control("import", source)
        self.assertNotIn("TRANSLATION_OUTDATED", first.stderr)
        source.write_text(source.read_text().replace('en: "Tinnitus distress"', 'en: "Distress"'))
        second = self.control("import", source)
        self.assertIn(f"{name}: published, version 2\n", second.stdout)
        self.assertRegex(
            second.stderr,
            rf"(?m)^{name}: warning: TRANSLATION_OUTDATED: de: translated from an earlier text: title;")
        sheet = self.folder / "o.csv"
        export = ["translations", "export", name, "--language", "de", "-o", sheet]
        self.assertRegex(self.control(*export).stderr, r"de: 1 of \d+ texts open")
        self.assertIn(",needs-translation", sheet.read_text())
        # The file does not know the mark and does not remove it.
        self.assertIn(f"{name}: unchanged, version 2\n", self.control("import", source).stdout)
        # The translation still applies.
        sheet.write_text(sheet.read_text().replace(",needs-translation", ",translated"))
        confirmed = self.control("translations", "import", name, sheet)
        self.assertIn(f"{name}: published, version 3", confirmed.stderr)
        self.assertRegex(self.control(*export).stderr, r"de: 0 of \d+ texts open")
        self.assertIn(f"{name}: unchanged, version 3\n", self.control("import", source).stdout)

    def test_what_is_published_is_found_forked_retired_and_taken_back(self):
        name, fork = "command-original", "command-fork"
        source = self.write("original.yaml", MINI_TQ.read_text().replace(
            "questionnaire: mini-tq", f"questionnaire: {name}", 1).replace(
            'en: "Tinnitus distress"', 'en: "Zymurgical distress"'))
        self.control("import", source)

        def found(*options):
            done = self.control("search", "zymurgical", "--json", *options)
            return {line["questionnaireId"]: line for line in json.loads(done.stdout)}

        self.assertEqual(list(found()), [name])
        self.assertEqual(
            (found()[name]["version"], found()[name]["projectId"], found()[name]["languages"]),
            (1, "default", ["de", "en"]))
        table = self.control("search", "zymurgical", "--language", "en").stdout
        self.assertRegex(table, rf"(?m)^{name} +1 +default +de, en +12 +Zymurgical distress")
        self.assertEqual(self.control("search", "nothing-has-this-word").stdout, "")

        # A fork continues it and names its origin.
        file = self.folder / "fork.yaml"
        self.control("fork", f"{name}@1", "--as", fork, "-o", file)
        self.assertIn(f"questionnaire: {name}", file.read_text())
        self.done("lint", file)
        self.assertEqual(list(found()), [name])
        done = json.loads(self.control("fork", name, "--as", fork, "--json").stdout)
        self.assertEqual(
            (done["questionnaireId"], done["version"], done["published"]), (fork, 1, True))
        self.assertEqual(sorted(found()), sorted([name, fork]))
        again = self.control("fork", name, "--as", fork, check=False)
        self.assertEqual(again.returncode, 64, again.stderr)
        self.assertIn("already", again.stderr)
        # No draft remains.
        self.assertEqual(self.stack.database.value("SELECT count(*) FROM catalogue.drafts"), "0")

        for command, first, second in (
            ("retire", "retired", "was retired before"),
            ("reinstate", "reinstated", "was not retired"),
        ):
            sure = ["--yes"] if command == "retire" else []
            self.assertEqual(self.control(command, name, *sure).stdout, f"{name}: {first}\n")
            self.assertEqual(self.control(command, name, *sure).stdout, f"{name}: {second}\n")
            if command == "retire":
                unasked = self.control(command, name, check=False)
                self.assertEqual((unasked.returncode, unasked.stdout), (64, ""))
                self.assertEqual(list(found()), [fork])
                self.assertTrue(found("--retired")[name]["retired"])
        self.assertEqual(sorted(found()), sorted([name, fork]))

    def test_a_project_is_created_listed_and_published_into(self):
        create = ["projects", "create", "command-lab", "--title", "Schlaf", "--default-language", "de"]
        for _ in range(2):
            self.assertEqual(self.control(*create).stdout, "command-lab: created\n")
        other = self.control(*create[:-1], "en", check=False)
        self.assertNotEqual(other.returncode, 0)
        self.assertIn("PROJECT_EXISTS", other.stderr)
        projects = {
            project["projectId"]: project
            for project in json.loads(self.control("projects", "--json").stdout)
        }
        self.assertIn("default", projects)
        lab = projects["command-lab"]
        self.assertEqual((lab["role"], lab["defaultLanguage"]), ("PROJECT_ROLE_OWNER", "de"))
        self.assertEqual(
            lab["title"]["translations"], [{"language": "de", "text": "Schlaf", "outdated": False}])
        self.assertRegex(self.control("projects").stdout, r"(?m)^command-lab +owner +Schlaf$")
        source = self.write("lab.yaml", MINI_TQ.read_text().replace(
            "questionnaire: mini-tq", "questionnaire: command-lab-tq", 1))
        self.control("import", "--project", "command-lab", source)
        again, = json.loads(
            self.control("import", "--project", "command-lab", source, "--json").stdout)
        self.assertEqual(
            (again["questionnaireId"], again["version"], again["published"]),
            ("command-lab-tq", 1, False))
        found = json.loads(self.control("search", "--project", "command-lab", "--json").stdout)
        self.assertEqual([line["questionnaireId"] for line in found], ["command-lab-tq"])

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
            done.stdout,
            "reworded the questionnaire: title, description, introduction or closing [en]\n")
        same = self.control("diff", f"{name}@2", source)
        self.assertEqual(same.stdout, "")
        missing = self.control("diff", f"{name}@1", f"{name}@3", check=False)
        self.assertEqual((missing.returncode, missing.stdout), (2, ""))
        self.assertIn("QUESTIONNAIRE_VERSION_UNKNOWN", missing.stderr)
        unknown = self.control("export", "--format", "fhir", f"{name}@3", check=False)
        self.assertNotEqual(unknown.returncode, 0)
        self.assertIn("QUESTIONNAIRE_VERSION_UNKNOWN", unknown.stderr)

    def test_many_at_once(self):
        source = self.write("q.yaml", MINI_TQ.read_text().replace("mini-tq", "command-crowd", 1))
        with ThreadPoolExecutor(5) as pool:
            done = list(pool.map(lambda _: self.control("import", source).stdout, range(5)))
        states = [re.search(r"command-crowd: (\w+), version 1\n", text).group(1) for text in done]
        self.assertEqual(sorted(states), ["published"] + ["unchanged"] * 4)

    def test_a_study_around_a_questionnaire_of_any_format(self):
        form = self.folder / "form.json"
        self.done("export", "--format", "forms", MINI_TQ, "-o", form)
        before = self.stored()
        options = ["--format", "forms", form, "--study", "command-study"]
        self.control("import", *options, "--dry-run")
        self.assertEqual(self.stored(), before)
        imported = self.control("import", *options)
        self.assertIn("command-study: published, version 1\n", imported.stdout)
        self.assertIn("study command-study: published, revision 1\n", imported.stdout)
        again = self.control("import", *options)
        self.assertIn("study command-study: unchanged, revision 1\n", again.stdout)
        # Another questionnaire would replace the study.
        other = self.write("command-other.yaml", MINI_TQ.read_text().replace(
            "questionnaire: mini-tq", "questionnaire: command-other", 1))
        options = ["import", other, "--study", "command-study", "--title", "Other"]
        before = self.stored()
        self.assertIn("not compared", self.control(*options, "--dry-run").stdout)
        refused = self.control(*options, check=False)
        self.assertEqual(refused.returncode, 1)
        self.assertIn("command-study exists already", refused.stderr)
        self.assertIn("no longer asked: command-study", refused.stderr)
        self.assertEqual(self.stored(), before)
        self.assertIn("revision 2\n", self.control(*options, "--replace").stdout)

    def test_forms_that_follow_each_other_in_a_study(self):
        def form(*follow):
            return json.dumps({
                "form": {"header": {"language": "de"}, "fields": [
                    {"name": "name", "label": "Name", "type": "text"}]},
                "next": [{"command": name, "method": "GET", "info": info}
                         for name, info in follow]})

        forms = [
            self.write("command-pizza.json", form(("command-drink", "Getränk auswählen"))),
            self.write("command-drink.json", form())]
        options = ["--format", "forms", *forms, "--study", "command-order"]
        imported = self.control("import", *options)
        self.assertIn("after command-pizza: command-drink\n", imported.stdout)
        self.assertIn("study command-order: published, revision 1\n", imported.stdout)
        self.assertIn(
            "study command-order: unchanged, revision 1\n", self.control("import", *options).stdout)
        out = self.folder / "out"
        out.mkdir()
        written = self.control(
            "export", "--format", "forms", "--study", "command-order", "-o", out)
        self.assertNotIn("not expressible", written.stderr)
        self.assertEqual(sorted(path.name for path in out.iterdir()),
                         ["command-drink.json", "command-pizza.json"])
        self.assertEqual(
            json.loads((out / "command-pizza.json").read_text())["next"],
            [{"command": "command-drink", "method": "GET", "info": "Getränk auswählen"}])
        # The study decides: another order of the same questionnaires.
        forms[0].write_text(form())
        forms[1].write_text(form(("command-pizza", "Pizza auswählen")))
        self.assertIn(
            "study command-order: published, revision 2\n", self.control("import", *options).stdout)
        self.control("export", "--format", "forms", "--study", "command-order", "-o", out)
        self.assertNotIn("next", json.loads((out / "command-pizza.json").read_text()))
        self.assertEqual(
            [entry["command"]
             for entry in json.loads((out / "command-drink.json").read_text())["next"]],
            ["command-pizza"])
        unknown = self.control(
            "export", "--format", "forms", "--study", "command-none", "-o", out, check=False)
        self.assertIn("STUDY_UNKNOWN", unknown.stderr)

    def test_each_questionnaire_of_a_file_is_published(self):
        sources = [self.folder / f"{name}.yaml" for name in ("command-one", "command-two")]
        resources = []
        for source in sources:
            source.write_text(MINI_TQ.read_text().replace("mini-tq", source.stem, 1))
            resources.append({"resource": json.loads(
                self.done("export", "--format", "fhir", source).stdout)})
        bundle = self.write("bundle.json", json.dumps(
            {"resourceType": "Bundle", "type": "collection", "entry": resources}))
        imported = self.control("import", "--format", "fhir", bundle)
        for source in sources:
            self.assertIn(f"{source.stem}: published, version 1\n", imported.stdout)
            self.control("diff", source, source.stem)

    def test_a_vocabulary_alone(self):
        terms = (CONTENT / "tinnitus-navigator" / "audiometry-frequencies.yaml").read_text()
        path = self.write("terms.yaml", terms.replace(
            "vocabulary: audiometry-frequencies", "vocabulary: command-terms", 1))
        before = self.stored()
        self.assertIn("nothing written", self.control("import", path, "--dry-run").stdout)
        self.assertEqual(self.stored(), before)
        self.assertIn("command-terms: published, version 1", self.control("import", path).stdout)
        self.assertIn("command-terms: unchanged, version 1", self.control("import", path).stdout)

    def test_a_reference_to_an_unpublished_questionnaire_is_reported(self):
        path = self.write("asks-nobody.yaml", """questionnaire: asks-nobody
title: {en: Asks}
default-language: en
elements:
  - id: first
    question: {en: Well?}
    type: yes-no
    show-when: {questionnaire: published-by-nobody, question: a, equals: yes}
""")
        told = self.control("import", path)
        self.assertIn("asks-nobody: published, version 1", told.stdout)
        self.assertIn(
            "QUESTIONNAIRE_UNKNOWN: elements[0].enable_when[0].questionnaire_id", told.stderr)

    def test_a_project_that_is_not_there_is_named_to_administrators_too(self):
        before = self.stored()
        path = self.write("of-no-project.yaml", MINI_TQ.read_text().replace(
            "questionnaire: mini-tq", "questionnaire: of-no-project", 1))
        for more in ([], ["--study", "of-no-project"]):
            with self.subTest(more=more):
                refused = self.control(
                    "import", "--project", "of-nobody", *more, path, check=False)
                self.assertNotEqual(refused.returncode, 0)
                self.assertIn("PROJECT_UNKNOWN", refused.stderr)
                self.assertIn("project `of-nobody`", refused.stderr)
        self.assertEqual(self.stored(), before)

    def test_an_unauthorized_caller_publishes_nothing(self):
        before = self.stored()
        refused = self.control(
            "import", MINI_TQ, username="leader-track-your-tinnitus", check=False)
        self.assertNotEqual(refused.returncode, 0)
        self.assertIn("PROJECT_UNKNOWN", refused.stderr)
        self.assertIn("project `default`", refused.stderr)
        self.assertEqual(self.stored(), before)


class Translations(CommandTestCase):
    # Contents in two languages.
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
                self.assertIn("de: 1 of 2 texts open", done.stderr)
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
        before = self.stored()
        checked = self.stack.control(*options, "--dry-run")
        self.assertIn("command-words: valid, nothing written", checked.stderr)
        self.assertEqual(self.stored(), before)
        done = self.stack.control(*options)
        self.assertIn("command-words: published, version 2", done.stderr)
        done = self.stack.control(*options)
        self.assertIn("command-words: unchanged, version 2", done.stderr)
        back = self.stack.control("catalogue", "export", "--format", "otolith", "command-words")
        self.assertIn("Schlaf", back.stdout)
