"""Projects, drafts, changes and citations with otolithctl."""

import json
import re
import threading

import jsonschema
import yaml

from support.case import EndToEndTestCase
from support.commands import MINI_TQ
from support.control_state import SignedIn
from support.people import TINNITUS, Session, administrator, new_id, sign_in
from support.waiting import wait_until
from otolith.catalogue.v1 import catalogue_pb2, drafts_pb2

LEADER = f"leader-{TINNITUS}"

# Requirements of the Citation File Format 1.2.0 for a questionnaire: names and patterns of its
# schema (doi:10.5281/zenodo.5171937).
_TEXT = {"type": "string", "minLength": 1}
CFF = {
    "type": "object", "additionalProperties": False,
    "required": ["authors", "cff-version", "message", "title"],
    "properties": {
        "cff-version": {"const": "1.2.0"}, "message": _TEXT, "title": _TEXT,
        "type": {"enum": ["software", "dataset"]}, "version": {"type": ["string", "number"]},
        "date-released": {"type": "string", "pattern": r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},
        "doi": {
            "type": "string",
            "pattern": r"^10\.\d{4,9}(\.\d+)?/[A-Za-z0-9:/_;\-\.\(\)\[\]\\]+$"},
        "license": {"enum": ["CC-BY-4.0", "CC0-1.0", "Apache-2.0"]},
        "authors": {
            "type": "array", "minItems": 1, "uniqueItems": True,
            "items": {"anyOf": [
                {"type": "object", "additionalProperties": False, "properties": {
                    "family-names": _TEXT, "given-names": _TEXT}},
                {"type": "object", "additionalProperties": False, "required": ["name"],
                 "properties": {"name": _TEXT}}]}},
        "identifiers": {
            "type": "array", "minItems": 1, "items": {
                "type": "object", "additionalProperties": False, "required": ["type", "value"],
                "properties": {
                    "type": {"enum": ["other"]}, "value": _TEXT, "description": _TEXT}}},
    },
}


class ConsoleCase(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.folder = self.stack.directory / f"console-{new_id()[:8]}"
        self.folder.mkdir()
        self.project = f"lab-{new_id()[:8]}"

    def control(self, *arguments, status=0, **named):
        done = self.stack.control("catalogue", *arguments, check=False, **named)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done

    def json(self, *arguments, **named):
        return json.loads(self.control(*arguments, "--json", **named).stdout)

    def create(self, title="Ours"):
        return self.json("projects", "create", self.project, "--title", title)

    def questionnaire(self, name, **changes):
        text = MINI_TQ.read_text().replace("questionnaire: mini-tq", f"questionnaire: {name}", 1)
        for old, new in changes.values():
            self.assertIn(old, text)
            text = text.replace(old, new, 1)
        path = self.folder / f"{name}.yaml"
        path.write_text(text)
        return path


class Projects(ConsoleCase):
    def test_roles_are_given_shown_and_taken_away(self):
        self.create()
        leader = sign_in(self.stack, LEADER, self.stack.password(LEADER), kind=Session)
        owner = administrator(self.stack).participant_id
        person = leader.participant_id
        for answer in (f"{person} is leader in", f"{person} was before leader in"):
            done = self.control("projects", "grant", self.project, person, "--role", "leader")
            self.assertIn(answer, done.stdout)
        roles = {each["participantId"]: each["role"]
                 for each in self.json("projects", "roles", self.project)}
        self.assertEqual(roles, {owner: "PROJECT_ROLE_OWNER", person: "PROJECT_ROLE_LEADER"})
        self.assertRegex(
            self.control("projects", "roles", self.project).stdout, rf"(?m)^{person} +leader +2")
        self.assertIn("ROLE_INSUFFICIENT", self.control(
            "projects", "grant", self.project, owner, "--role", "reader", username=LEADER,
            status=77).stderr)
        self.control("projects", "grant", self.project, person, "--role", "boss", status=64)
        self.control("projects", "revoke", self.project, person, status=64)
        self.assertIn("LAST_OWNER", self.control(
            "projects", "revoke", self.project, owner, "--yes", status=1).stderr)
        self.assertTrue(self.json("projects", "revoke", self.project, person, "--yes")["changed"])

        # The audit shows what was done, by whom and how.
        trail = self.json("audit", self.project)
        self.assertEqual(
            [entry["action"] for entry in trail["entries"]],
            ["role.set", "role.set", "role.set", "project.created"])
        self.assertEqual(trail["entries"][0]["old"]["role"], "PROJECT_ROLE_LEADER")
        self.assertIn(owner, {name["participantId"] for name in trail["names"]})
        self.assertRegex(
            self.control("audit", self.project, "--limit", 1).stdout, rf"(?m)^4 .* {owner} +role\.set")
        self.control("audit", self.project, username=LEADER, status=1)

    def test_the_description_of_a_project(self):
        self.create()
        self.control("projects", "update", self.project, status=64)
        self.control("projects", "update", self.project, "--title", "Unseres", "--language", "de")
        changed = self.json("projects", "update", self.project, "--description", "Hearing")
        self.assertEqual(
            {each["language"]: each["text"] for each in changed["title"]["translations"]},
            {"en": "Ours", "de": "Unseres"})
        shown = self.control("projects", "show", self.project).stdout
        for line in (f"project: {self.project}", "description: Hearing", "your role: owner"):
            self.assertIn(f"{line}\n", shown)
        self.assertIn("PROJECT_UNKNOWN", self.control("projects", "show", "x", status=1).stderr)


class Drafts(ConsoleCase):
    def test_from_the_first_line_to_the_version(self):
        self.create()
        name = f"{self.project}-tq"
        file = self.questionnaire(name)
        draft_id = new_id()
        for _ in range(2):
            begun = self.control(
                "drafts", "create", file, "--project", self.project, "--id", draft_id)
            self.assertIn(f"draft {draft_id}\n", begun.stderr)
        listed, = self.json("drafts", "list", "--project", self.project)
        self.assertEqual(
            (listed["draftId"], listed["questionnaire"]["questionnaireId"]), (draft_id, name))
        self.assertRegex(
            self.control("drafts", "list", "--project", self.project).stdout,
            rf"(?m)^{draft_id} +{name} +- +2")

        # Exported, changed, and imported again.
        out = self.folder / "out.yaml"
        self.control("drafts", "show", draft_id, "-o", out)
        self.assertIn(f"questionnaire: {name}", out.read_text())
        etag = self.json("drafts", "show", draft_id)["etag"]
        out.write_text(re.sub(r'en: "?Tinnitus distress"?', 'en: "Distress"', out.read_text()))
        changed = self.json("drafts", "update", draft_id, out)
        self.assertNotEqual(changed["etag"], etag)
        late = self.control("drafts", "update", draft_id, file, "--if-etag", etag, status=1)
        self.assertIn("ETAG_MISMATCH", late.stderr)

        self.assertIn("can be published", self.control("drafts", "check", draft_id).stdout)
        published = self.control("drafts", "publish", draft_id)
        self.assertEqual(published.stdout, f"{name}: published, version 1\n")
        self.assertEqual(
            self.control("drafts", "publish", draft_id).stdout, f"{name}: unchanged, version 1\n")

        # A draft of the next version, which is then deleted.
        second = self.json(
            "drafts", "create", "--revision-of", name, "--project", self.project)["draftId"]
        self.control("drafts", "delete", second, status=64)
        self.assertTrue(self.json("drafts", "delete", second, "--yes")["deleted"])
        self.assertFalse(self.json("drafts", "delete", second, "--yes")["deleted"])
        self.assertIn("DRAFT_UNKNOWN", self.control("drafts", "show", second, status=1).stderr)
        self.control("drafts", "create", "--project", self.project, status=64)

    def test_unfinished_parts_are_reported(self):
        self.create()
        draft = self.gateway.drafts.CreateDraft(
            drafts_pb2.CreateDraftRequest(
                draft_id=new_id(), project_id=self.project,
                questionnaire_id=f"{self.project}-empty"),
            token=administrator(self.stack).token)
        done = self.control("drafts", "check", draft.draft_id, status=1)
        self.assertRegex(done.stdout, r"(?m)^error: [A-Z_]+: ")
        self.assertIn("cannot be published", done.stdout)
        refused = self.control("drafts", "publish", draft.draft_id, status=1)
        self.assertIn("DRAFT_HAS_FINDINGS", refused.stderr)


class Changes(ConsoleCase):
    def publish(self, name):
        self.control("import", self.questionnaire(name), "--project", self.project)

    def test_once_and_from_where_it_ended(self):
        self.create()
        state = self.folder / "cursor"
        first = self.json("changes", "--kind", "project", "--state-file", state)
        self.assertIn(self.project, {change["resourceId"] for change in first["changes"]})
        self.assertEqual(state.read_text(), f"{first['nextCursor']}\n")
        self.assertEqual({change["kind"] for change in first["changes"]}, {"RESOURCE_KIND_PROJECT"})
        self.publish(f"{self.project}-one")
        again = self.control("changes", "--state-file", state).stdout
        self.assertRegex(again, rf"(?m)  questionnaire  {self.project}-one@1  {self.project}$")
        self.assertEqual(
            self.json("changes", "--cursor", first["nextCursor"], "--kind", "project")["changes"], [])
        state.write_text("no cursor of anybody\n")
        self.assertIn("remove it", self.control("changes", "--state-file", state, status=65).stderr)
        self.assertIn("CURSOR_INVALID", self.control("changes", "--cursor", "x", status=1).stderr)
        self.control("changes", "--cursor", "x", "--state-file", state, status=64)

    def test_following_survives_a_restart(self):
        self.create()
        person = SignedIn(self, self.stack)
        person.login("administrator")
        state, log = self.folder / "cursor", self.folder / "log"
        with open(log, "wb") as output:
            process = person.start(
                "catalogue", "changes", "--follow", "--json", "--kind", "questionnaire",
                "--state-file", state)
            self.addCleanup(process.kill)
            def copy():
                for line in process.stdout:
                    output.write(line.encode())
                    output.flush()

            reader = threading.Thread(target=copy, daemon=True)
            reader.start()

            def told(name):
                return any(
                    change["resourceId"] == name
                    for line in log.read_text().splitlines() for change in json.loads(line)["changes"])

            names = [f"{self.project}-{number}" for number in range(2)]
            self.publish(names[0])
            wait_until(lambda: told(names[0]), "the first change is told")
            self.stack.kill_and_restart("catalogue")
            self.publish(names[1])
            wait_until(lambda: told(names[1]), "changes go on after the restart", 120)
            self.assertIsNone(process.poll())
            # The cursor is stored after printing.
            last = json.loads(log.read_text().splitlines()[-1])["nextCursor"]
            wait_until(lambda: state.read_text().strip() == last, "what was told is noted")
            process.kill()
            process.wait()
            reader.join(30)
        # Another run continues after the printed changes.
        self.assertEqual(self.json("changes", "--state-file", state, "--kind", "questionnaire")["changes"], [])


class Citations(ConsoleCase):
    def test_a_version_is_cited(self):
        self.create()
        name = f"{self.project}-cited"
        path = self.questionnaire(name)
        self.control("import", path, "--project", self.project)
        published = self.gateway.catalogue.GetQuestionnaireVersion(
            catalogue_pb2.GetQuestionnaireVersionRequest(questionnaire_id=name),
            token=administrator(self.stack).token)
        entry = self.control("cite", name).stdout
        self.assertIn(f"@misc{{{name}-v1,\n", entry)
        self.assertIn(f"SHA-256: {published.content_hash}", entry)
        target = self.folder / "CITATION.cff"
        self.control("cite", f"{name}@1", "--format", "cff", "-o", target)
        file = yaml.safe_load(target.read_text())
        jsonschema.validate(file, CFF)
        self.assertEqual(file["version"], "1")
        self.assertEqual(
            file["identifiers"][0]["value"], f"sha256:{published.content_hash}")
        self.assertEqual(
            file["date-released"], published.publish_time.ToDatetime().date().isoformat())
        self.assertEqual(self.json("cite", name)["contentHash"], published.content_hash)
        self.assertIn("QUESTIONNAIRE_VERSION_UNKNOWN", self.control(
            "cite", f"{name}@9", status=1).stderr)
        self.control("cite", "./mine.yaml", status=64)

    def test_all_texts_of_its_author_are_data(self):
        """All of its texts are data in both formats."""
        self.create()
        token = administrator(self.stack).token
        name = f"{self.project}-odd"
        draft = self.gateway.drafts.CreateDraft(
            drafts_pb2.CreateDraftRequest(
                draft_id=new_id(), project_id=self.project, questionnaire_id=name), token=token)
        self.control(
            "drafts", "update", draft.draft_id, self.questionnaire(name), "--if-etag", draft.etag)
        odd = 'Ödön: "50 %" \\ {x} # - [y] & <z> $1_2^3~\t漢'
        draft = self.gateway.drafts.GetDraft(
            drafts_pb2.GetDraftRequest(draft_id=draft.draft_id), token=token).draft
        form = draft.questionnaire
        form.title.translations[0].text = odd
        form.authors[:] = [odd, "Family, Given", "A and B"]
        form.licence, form.citation, form.source = odd, odd, odd
        form.doi = "10.1234/x"
        draft = self.gateway.drafts.UpdateDraft(
            drafts_pb2.UpdateDraftRequest(
                draft_id=draft.draft_id, questionnaire=form, etag=draft.etag), token=token)
        self.control("drafts", "publish", draft.draft_id)
        file = yaml.safe_load(self.control("cite", name, "--format", "cff").stdout)
        jsonschema.validate(file, CFF)
        line = " ".join(odd.split())
        self.assertEqual(file["title"], line)
        self.assertEqual(file["authors"], [
            {"name": line}, {"family-names": "Family", "given-names": "Given"}, {"name": "A and B"}])
        self.assertIn(line, file["message"])
        entry = self.control("cite", name).stdout
        level = 0
        for character in entry:
            level += {"{": 1, "}": -1}.get(character, 0)
            self.assertGreaterEqual(level, 0)
        self.assertEqual(level, 0)
