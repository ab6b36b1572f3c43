"""Exports of some rows, and exports that continue earlier ones, with otolithctl."""

import json
import re
import subprocess
from datetime import datetime, timezone

from support.amending import amendment
from support.export import rows_of
from support.paths import ROOT
from support.people import anonymous_in, new_id, new_leader
from support.sheets import make_sheet
from support.studies import daily, publish
from support.waiting import wait_until
from test_erasure import ANONYMISE, ErasureTestCase
from otolith.ingestion.v1 import amendments_pb2


def day_of(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, timezone.utc).date().isoformat()


class Updates(ErasureTestCase):
    def setUp(self):
        super().setUp()
        self.study = f"updated-{new_id()[:8]}"
        self.forms = [f"{self.study}-{name}" for name in ("morning", "evening")]
        publish(
            self.stack, self.study, [daily(form, revisable=True) for form in self.forms],
            groups=("a", "b"))
        self.leader = new_leader(self.stack, self.study)
        self.folder = self.stack.directory / f"updates-{new_id()[:8]}"
        self.folder.mkdir()

    def participant(self):
        return anonymous_in(self.stack, self.study)

    def send(self, participant, form=0, at=None):
        """Stores a sheet that is finished at a time, by default now, in UTC."""
        forms = participant.questionnaires(self.study)
        sheet = make_sheet(
            self.study, forms[self.forms[form]], at or self.stack.clock.now(), time_zone="UTC")
        participant.submit(sheet)
        return sheet

    def control(self, *arguments, status=0):
        done = self.stack.control(*map(str, arguments), username=self.leader, check=status == 0)
        self.assertEqual(done.returncode, status, done.stderr)
        return done

    def export(self, name, *arguments):
        self.control("export", self.study, "-o", self.folder / name, *arguments)
        return self.folder / name

    def rows(self, *path):
        return rows_of(self.folder.joinpath(*path).read_bytes())

    def test_rows_are_selected_and_the_manifest_says_so(self):
        first, second = self.participant(), self.participant()
        now = self.stack.clock.now()
        days = [day_of(now), day_of(now - 86_400)]
        for person in (first, second):
            self.send(person, at=now), self.send(person, form=1, at=now)
            self.send(person, at=now - 86_400)
        whole = self.export("whole.csv")
        self.assertEqual(len({row["sheet_id"] for row in self.rows("whole.csv")}), 6)
        only = ("--first-day", days[1], "--last-day", days[1])
        self.export("day.csv", *only)
        found = self.rows("day.csv")
        self.assertEqual({row["finished_at"][:10] for row in found}, {days[1]})
        self.assertEqual(len({row["sheet_id"] for row in found}), 2)
        self.export("form.csv", "--only-questionnaire", self.forms[1])
        self.assertEqual({row["questionnaire"] for row in self.rows("form.csv")}, {self.forms[1]})
        manifest = json.loads((self.folder / "day.manifest.json").read_text())
        file = manifest["files"]["day.csv"]
        self.assertEqual(
            (file["filter"]["firstDate"], file["filter"]["lastDate"], file["rows"]),
            (days[1], days[1], 2))
        self.assertIn(f".{self.study}.", file["cursor"])
        # An export of other rows cannot be continued.
        for arguments in (
                ["--since", whole, *only], ["--since", self.folder / "day.manifest.json"],
                ["--since", self.folder / "absent.csv"]):
            self.control(
                "export", self.study, "-o", self.folder / "x.csv", *arguments, status=64)
        for arguments in (
                ["--first-day", "2026-02-30"], ["--first-day", days[0], "--last-day", days[1]],
                ["--group", "No group"], ["--what", "participants", "--group", "a"],
                ["--what", "records", "--only-questionnaire", "x"],
                ["--what", "notifications", "--since", whole], ["--since", whole, "-o", whole]):
            self.control("export", self.study, *arguments, status=64)

    def test_a_folder_is_brought_up_to_date(self):
        stays, goes = self.participant(), self.participant()
        kept, changed, taken = (self.send(stays) for _ in range(3))
        self.send(goes)
        self.export("may", "--all", "--language", "en")
        name = f"sheets-{self.forms[0]}.csv"
        people = {row["participant"] for row in self.rows("may", "participants.csv")}
        self.assertEqual(len(people), 2)

        new = self.send(stays)
        now = self.stack.clock.now()
        self.stack.gateway.amendments.SubmitAmendments(
            amendments_pb2.SubmitAmendmentsRequest(amendments=[
                amendment(taken, now, withdraw_sheet=True),
                amendment(changed, now, answers=amendments_pb2.AmendedAnswers(
                    answers=list(changed.answers)[:1]))]), token=stays.token)
        self.await_complete(self.erase(goes, self.study, ANONYMISE))
        self.export("later.csv", "--what", "participants")
        later = {row["participant"] for row in self.rows("later.csv")}
        # The answers stay under another name.
        self.assertEqual((len(later), len(later & people)), (2, 1))
        self.export("june", "--all", "--since", self.folder / "may", "--language", "en")

        data = {
            (row["participant"], row["sheet_id"]): row
            for folder in ("may", "june") for row in self.rows(folder, name)}
        present = {row["participant"] for row in self.rows("june", "participants.csv")}
        data = {key: row for key, row in data.items() if key[0] in present}
        self.assertEqual({key[1] for key in data}, {
            sheet.sheet_id for sheet in (kept, changed, taken, new)})
        withdrawn = {key[1] for key, row in data.items() if row["withdrawn_at"]}
        self.assertEqual(withdrawn, {taken.sheet_id})
        revisions = {key[1]: row["revision"] for key, row in data.items()}
        self.assertEqual(
            [revisions[sheet.sheet_id] for sheet in (kept, changed, new)], ["1", "2", "1"])
        # No row of the update belongs to the participant who is gone, under any name.
        pseudonyms = {row["participant"] for row in self.rows("june", name)}
        self.assertEqual(len(pseudonyms), 1)
        self.assertLess(pseudonyms, people)
        state = json.loads((self.folder / "june/export.json").read_text())
        earlier = json.loads((self.folder / "may/export.json").read_text())
        self.assertEqual(state["files"][name]["since"], earlier["files"][name]["cursor"])
        self.assertNotIn("since", state["files"]["participants.csv"])
        for name in ("notifications.csv", "decision-points.csv"):
            self.assertEqual(state["files"][name]["since"], earlier["files"][name]["cursor"])
        self.assertEqual(
            {row["participant"] for row in self.rows("june", "notifications.csv")} - present, set())

    def test_a_manifest_is_signed(self):
        self.send(self.participant())
        make, check = re.findall(
            r"```sh\n(openssl .*?)```", (ROOT / "Services/Control/README.md").read_text(), re.DOTALL)

        def run(script, folder):
            return subprocess.run(
                ["sh", "-e", "-c", script], cwd=folder, capture_output=True, text=True, timeout=60)

        made = run(make, self.folder)
        self.assertEqual(made.returncode, 0, made.stderr)
        key = self.folder / "team-key.pem"
        folder = self.export("all", "--all", "--sign", key)
        checked = run(check, folder)
        self.assertEqual(checked.returncode, 0, checked.stdout + checked.stderr)
        manifest = json.loads((folder / "export.json").read_text())
        self.assertEqual(
            set(manifest["sha256"]),
            {path.name for path in folder.iterdir()} - {"export.json", "export.json.sig"})
        # Neither a file nor the manifest can be changed.
        for name, old, new in (
                ("answers.csv", b"participant", b"Participant"), ("export.json", b"true", b"null")):
            content = (folder / name).read_bytes()
            (folder / name).write_bytes(content.replace(old, new, 1))
            self.assertNotEqual((folder / name).read_bytes(), content)
            self.assertNotEqual(run(check, folder).returncode, 0, name)
            (folder / name).write_bytes(content)
        # A run without a key leaves no signature of the earlier manifest.
        self.export("all", "--all", "--resume")
        self.assertFalse((folder / "export.json.sig").exists())
        single = self.export("one.csv", "--sign", key)
        check = check.replace("../", "").replace("export.json", "one.manifest.json")
        checked = run(check, self.folder)
        self.assertEqual(checked.returncode, 0, checked.stdout + checked.stderr)
        single.write_bytes(single.read_bytes() + b"x")
        self.assertNotEqual(run(check, self.folder).returncode, 0)
        self.control("studies", "analysis", self.study, "-o", self.folder / "data", "--sign", key)
        check = check.splitlines()[0].replace("one.manifest", "manifest").replace("team-", "../team-")
        self.assertEqual(run(check, self.folder / "data").returncode, 0)
        (self.folder / "bad.pem").write_text("no key")
        self.control("export", self.study, "-o", single, "--sign", self.folder / "bad.pem", status=65)
        self.control("export", self.study, "--sign", key, status=64)
        self.control("export", self.study, "-o", "/dev/null", "--sign", key, status=64)

    def test_consents_are_under_pseudonyms(self):
        self.participant()
        self.send(self.participant())
        wait_until(
            lambda: all(
                row["consent_version"] for row in rows_of(self.control(
                    "export", self.study, "--what", "participants").stdout.encode())),
            "ingestion knows the consents")
        self.export("people.csv", "--what", "participants", "--language", "de")
        found = self.rows("people.csv")
        self.assertEqual({row["consent_language"] for row in found}, {"en"})
        self.assertEqual(len({row["consent_version"] for row in found}), 1)
        self.assertTrue(all(row["joined_on"] for row in found))
        book = json.loads((self.folder / "people.codebook.json").read_text())
        self.assertEqual([one["name"] for one in book["variables"]], list(found[0]))
        # The analysis has them, too.
        self.control("studies", "analysis", self.study, "-o", self.folder / "analysis")
        people = self.rows("analysis", "participants.csv")
        self.assertEqual(
            {row["participant"]: row["consent_version"] for row in people},
            {row["participant"]: row["consent_version"] for row in found})

    def test_a_union_joins_no_person(self):
        other = f"union-{new_id()[:8]}"
        publish(self.stack, other, [daily(f"{other}-form")])
        self.leader = new_leader(self.stack, self.study, other)
        person = self.participant()
        person.join(other)
        self.send(person)
        form = person.questionnaires(other)[f"{other}-form"]
        person.submit(make_sheet(other, form, self.stack.clock.now()))
        person.plan()
        self.control("studies", "union", self.study, other, "-o", self.folder / "both")
        for name in ("observations.csv", "participants.csv"):
            found = self.rows("both", name)
            people = {study: set() for study in (self.study, other)}
            for row in found:
                people[row["study"]].add(row["participant"])
            self.assertEqual([len(names) for names in people.values()], [1, 1])
            self.assertFalse(people[self.study] & people[other])
            apart = self.rows("both", self.study, name) + self.rows("both", other, name)
            self.assertEqual(len(found), len(apart))
        self.control("studies", "union", self.study, self.study, "-o", self.folder / "x", status=64)
