"""Tables of `otolithctl studies analysis`: their numbers are those of the services, R and pandas read them."""

import hashlib
import json
import re
import stat
import statistics
from collections import Counter, defaultdict
from datetime import date, timedelta

from environments import python_of
from support.clock import seconds_of, timestamp
from support.export import export
from support.export_folder import ExportFolderTestCase
from support.paths import ROOT
from support.people import STRESS, TINNITUS, anonymous, leader_of, new_leader
from support.processes import run
from support.quiet import await_quiet
from support.sheets import make_sheet
from support.studies import publish
from support.waiting import until_answered
from otolith.catalogue.v1 import schedule_pb2, study_pb2
from otolith.ingestion.v1 import ingestion_pb2
from otolith.planning.v1 import oversight_pb2, prompts_pb2

STUDY, FORM = "analysed", "analysed-mood"
PLANNED = ("answered_in_time", "answered_late", "dismissed", "missed", "expired", "open")
GUIDE = ROOT / "Services/Control/Support/Analysis/README.md"
# Prints the results of the guide's analysis as JSON.
TELL_R = """
named <- function(x) paste0("{", paste0("\\"", names(x), "\\":", sprintf("%.9f", c(x)), collapse = ","), "}")
cat(sprintf('{"compliance":%s,"means":%s,"icc":%.9f,"missing":%s,"scores":%s}', named(compliance), named(means),
  icc, named(missingness[missingness > 0]), named(setNames(scores$number, paste(scores$week, scores$group)))))
"""
TELL_PANDAS = """
import json
print(json.dumps({
    "compliance": compliance.to_dict(), "means": means.to_dict(), "icc": icc,
    "missing": {name: int(count) for name, count in missingness.items() if count},
    "scores": {f"{week} {group}": value for (week, group), value in scores.items() if value == value}}))
"""
# Prints what ReadStat, another program's copy of it, reads in the files of SPSS and Stata.
READ_BACK = """
import json, pyreadstat
found = {}
for name in ("observations", "participants"):
    for format, read in (("sav", pyreadstat.read_sav), ("dta", pyreadstat.read_dta)):
        rows, meta = read(f"{name}.{format}", user_missing=True, disable_datetime_conversion=True)
        found[f"{name}.{format}"] = {
            "columns": meta.column_names, "labels": meta.column_labels,
            "values": {column: [[str(value), label] for value, label in labels.items()]
                       for column, labels in meta.variable_value_labels.items()},
            "ranges": meta.missing_ranges,
            "rows": [[None if cell != cell else cell for cell in row] for row in rows.astype(object).values.tolist()]}
print(json.dumps(found))
"""
EPOCHS = {"sav": (date(1582, 10, 14), 86_400), "dta": (date(1960, 1, 1), 1)}


class AnalysisTestCase(ExportFolderTestCase):
    def analyse(self, study, *arguments, **options):
        return self.stack.control(
            "studies", "analysis", study, "-o", self.folder / "data", *arguments,
            **{"username": f"leader-{study}"} | options)

    def count(self, study, breakdown):
        """Rows of GetCompliance over all time, by key."""
        token, found, page = leader_of(self.stack, study).token, {}, ""
        while page is not None:
            answer = self.gateway.oversight.GetCompliance(
                oversight_pb2.GetComplianceRequest(
                    study_id=study, breakdown=f"COMPLIANCE_BREAKDOWN_{breakdown}", page_token=page,
                    from_time=timestamp(self.now() - 300 * 86_400)), token=token)
            found |= {row.key: row for row in answer.rows}
            page = answer.next_page_token or None
        return found

    def check_counts(self, study):
        """Prompts and sheets of the tables are those that the services count."""
        rows, people = self.rows("data/observations.csv"), self.rows("data/participants.csv")
        prompts = {
            (row["participant"], row["notification_id"]): row for row in rows
            if row["compliance"] in PLANNED}
        for key, of_service in self.count(study, "PARTICIPANT").items():
            own = [row for (name, _), row in prompts.items() if name == key]
            self.assertEqual(len(own), of_service.planned, key)
            one, = (row for row in people if row["participant"] == key)
            self.assertEqual(int(one["prompts"]), of_service.planned)
            self.assertEqual(int(one["answered_in_time"]), of_service.answered_in_time)
            self.assertEqual(int(one["answered_late"]), of_service.answered_late)
        total = self.count(study, "TOTAL")[""]
        self.assertEqual(len(prompts), total.planned)
        outcomes = Counter(row["compliance"] for row in prompts.values())
        self.assertEqual({name: outcomes[name] for name in PLANNED},
                         {name: getattr(total, name) for name in PLANNED})
        causes = Counter(
            row["missing"] for row in prompts.values() if row["compliance"] == "missed")
        self.assertEqual(
            [causes[name] for name in ("not_received", "not_opened", "abandoned")],
            [total.missed_unseen, total.missed_unopened, total.missed_opened])
        for breakdown, column in (("LOCAL_DATE", "local_date"), ("WEEKDAY", "weekday")):
            self.assertEqual(
                Counter(row[column] for row in prompts.values()),
                {key: row.planned for key, row in self.count(study, breakdown).items()})
        stored, _ = export(self.stack, leader_of(self.stack, study).token, study, "long")
        answers = {
            (row["sheet_id"], row["element_id"], row["kind"]): row["value"] for row in stored}
        self.assertGreater(len(answers), 0)
        self.assertEqual({
            (row["sheet_id"], row["element_id"], row["kind"]): row["value"] for row in rows
            if row["value"]}, answers)
        self.assertEqual(
            sum(int(one["sheets"]) for one in people),
            len({row["sheet_id"] for row in rows} - {""}))
        # A value or a reason, both only for codes that mean no answer.
        for row in rows:
            if row["missing"] == "no_answer_code":
                continue
            self.assertNotEqual(row["value"] == "", row["missing"] == "", row)
        return rows, prompts, total

    def check_manifest(self, study):
        folder = self.folder / "data"
        manifest = json.loads((folder / "manifest.json").read_text())
        self.assertEqual((manifest["format"], manifest["study"]), ("otolith-analysis 1", study))
        self.assertEqual(stat.S_IMODE(folder.stat().st_mode), 0o700)
        self.assertEqual(
            {file["name"] for file in manifest["files"]} | {"manifest.json"},
            {path.name for path in folder.iterdir()})
        for file in manifest["files"]:
            contents = (folder / file["name"]).read_bytes()
            self.assertEqual(stat.S_IMODE((folder / file["name"]).stat().st_mode), 0o600)
            self.assertEqual(hashlib.sha256(contents).hexdigest(), file["sha256"])
            self.assertEqual(len(contents), file["bytes"])
            if file["name"] in ("observations.csv", "participants.csv"):
                self.assertEqual(len(self.rows(f"data/{file['name']}")), file["rows"])
        return manifest


class KnownNumbers(AnalysisTestCase):
    """Four participants in two arms, whose answers are known."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        schedule = schedule_pb2.Schedule(
            daily=schedule_pb2.DailyPlan(minutes_of_day=[600, 1200]), expires_after_minutes=60)
        publish(
            cls.stack, STUDY,
            [study_pb2.StudyQuestionnaire(
                questionnaire_id=FORM, recurrence=study_pb2.RECURRENCE_REPEATED,
                schedules=[schedule])], groups=["a", "b"])
        leader = new_leader(cls.stack, STUDY)
        cls.people, cls.plans = [], []
        for group in "aabb":
            code = cls.stack.control(
                "members", "invite", STUDY, "--group", group, username=leader).stdout.strip()
            person = anonymous(cls.stack)
            person.join(STUDY, invitation_code=code)
            cls.people.append(person)
        await_quiet(cls.stack)
        cls.plans = [
            until_answered(lambda: person.plan(STUDY, limit=40)).notifications
            for person in cls.people]
        cls.stack.clock.advance(days=9)
        cls.values = defaultdict(list)
        for number, values in enumerate(((2, 3, 2), (7, 8), (5, 1, 9, 4))):
            for place, value in enumerate(values):
                cls.answer(number, place, 60 + place, value)
                cls.values[number].append(value)
        # Late; again for the same notification; and without any.
        cls.answer(1, 2, 7_200, 6)
        cls.values[1].append(6)
        cls.answer(0, 0, 600, 10)
        cls.answer(0, None, 86_400, 1)
        cls.values[0] += [10, 1]
        cls.report(3, 0, "DELIVERED")
        cls.report(3, 1, "OPENED")
        cls.report(3, 2, "DISMISSED")
        await_quiet(cls.stack)
        cls.people[2].leave(STUDY)
        await_quiet(cls.stack)

    @classmethod
    def answer(cls, number, place, seconds, value):
        person, plan = cls.people[number], cls.plans[number]
        notification = plan[place or 0]
        sheet = make_sheet(
            STUDY, person.questionnaires(STUDY)[FORM],
            seconds_of(notification.notify_time) + seconds,
            answers=[ingestion_pb2.Answer(element_id="feeling", number=value)],
            notification_id="" if place is None else notification.notification_id)
        verdict, = until_answered(lambda: person.submit(sheet))
        assert verdict.verdict == ingestion_pb2.VERDICT_CREATED, verdict

    @classmethod
    def report(cls, number, place, kind):
        notification = cls.plans[number][place]
        outcome, = cls.stack.gateway.planning.ReportNotifications(
            prompts_pb2.ReportNotificationsRequest(reports=[prompts_pb2.NotificationReport(
                notification_id=notification.notification_id, kind=f"REPORT_KIND_{kind}",
                event_time=timestamp(seconds_of(notification.notify_time) + 5))]),
            token=cls.people[number].token).outcomes
        assert outcome == prompts_pb2.REPORT_OUTCOME_RECORDED, outcome

    def test_numbers_are_those_of_the_services(self):
        told = json.loads(self.analyse(STUDY, "--json", "--language", "de").stdout)
        rows, _, total = self.check_counts(STUDY)
        self.assertEqual(told, self.check_manifest(STUDY))
        self.assertEqual((total.answered_in_time, total.answered_late, total.dismissed), (9, 1, 1))
        self.assertEqual(
            Counter(row["compliance"] for row in rows if row["element_id"] == "feeling")[
                "repeated"], 1)
        unasked, = (row for row in rows if row["compliance"] == "unasked" and row["kind"] == "number")
        self.assertEqual((unasked["value"], unasked["notification_id"]), ("1", ""))
        self.assertEqual({row["local_time"] for row in rows if row["notification_id"]},
                         {"10:00", "20:00"})
        people = self.rows("data/participants.csv")
        self.assertEqual(Counter(row["group"] for row in people), {"a": 2, "b": 2})
        self.assertEqual(Counter(row["activity"] for row in people)["left"], 1)
        book = (self.folder / "data/observations.codebook.csv").read_text(encoding="utf-8")
        self.assertIn("How do you feel?", book)
        self.assertIn("rechtzeitig beantwortet", book)

    def test_ten_lines_of_r_and_pandas(self):
        self.analyse(STUDY)
        rows = self.rows("data/observations.csv")
        expected = self.by_hand(rows)
        guide = GUIDE.read_text(encoding="utf-8")
        (r,), (python,) = (
            re.findall(rf"```{name}\n(.*?)```", guide, re.DOTALL) for name in ("r", "python"))
        self.assertEqual((len(r.splitlines()), len(python.splitlines())), (10, 10))
        self.folder /= "data"
        (self.folder / "run.py").write_text(python + TELL_PANDAS, encoding="utf-8")
        interpreter = python_of("formats", ROOT / "Tests/Formats/requirements.txt")
        for name, told in (
                ("R", self.run_r(r + TELL_R)), ("pandas", self.run_in_folder(interpreter, "-B", "run.py"))):
            found = json.loads(told)
            self.assertEqual(set(found), set(expected), name)
            for part, numbers in expected.items():
                with self.subTest(program=name, part=part):
                    if part == "icc":
                        self.assertAlmostEqual(found[part], numbers, 6)
                        continue
                    self.assertEqual(set(found[part]), set(numbers))
                    for key, number in numbers.items():
                        self.assertAlmostEqual(found[part][key], number, 6, key)

    def test_spss_and_stata(self):
        self.analyse(STUDY)
        self.folder /= "data"
        (self.folder / "run.py").write_text(READ_BACK, encoding="utf-8")
        interpreter = python_of("formats", ROOT / "Tests/Formats/requirements.txt")
        found = json.loads(self.run_in_folder(interpreter, "-B", "run.py"))
        for name in ("observations", "participants"):
            rows, book = self.rows(f"{name}.csv"), self.codebook(name)
            variables = [one for one in book["variables"] if "rows" not in one]
            self.assertGreater(len(rows), 3)
            for form in ("sav", "dta"):
                read = found[f"{name}.{form}"]
                self.assertEqual(read["columns"], [one["name"] for one in variables])
                self.assertEqual(len(read["rows"]), len(rows))
                for place, variable in enumerate(variables):
                    definition = variable["definitions"][0]
                    unit = f" [{definition['unit']}]" if "unit" in definition and definition["unit"] else ""
                    label = definition["label"]["text"] + unit
                    self.assertTrue(label.startswith(read["labels"][place].rstrip("…")), label)
                    with self.subTest(file=f"{name}.{form}", column=variable["name"]):
                        self.check_cells(variable, rows, [row[place] for row in read["rows"]], read, form)
        self.read_by_pspp()

    def check_cells(self, variable, rows, cells, read, form):
        name, kind = variable["name"], variable["form"]
        values = dict(read["values"].get(name, []))
        codes = {
            code["code"]: code["label"]["text"]
            for code in variable["definitions"][0].get("codes", [])}
        for row, cell in zip(rows, cells):
            expected = row[name]
            if kind == "code" and expected:
                self.assertEqual(values[str(float(cell))] if str(float(cell)) in values
                                 else values[str(int(cell))], codes[expected])
            elif kind in ("integer", "number") and expected:
                self.assertEqual(cell, float(expected))
            elif kind == "flag" and expected:
                self.assertEqual(cell, expected == "true")
            elif kind == "date" and expected:
                epoch, size = EPOCHS[form]
                self.assertEqual((epoch + timedelta(days=cell / size)).isoformat(), expected)
            elif kind == "time" and expected:
                hour, minute = map(int, expected.split(":"))
                self.assertEqual(
                    cell / (60 if form == "sav" else 60_000), 60 * hour + minute)
            elif kind not in ("code", "integer", "number", "flag", "date", "time"):
                # Without the apostrophes that protect a text from spreadsheets.
                self.assertEqual(cell, re.sub(r"(^|[;|\t\r\n])'", r"\1", expected))
            elif name == "number" and row["missing"]:
                self.assertEqual(values[cell if form == "dta" else str(cell)], self.reason(row["missing"]))
                if form == "sav":
                    (bounds,) = read["ranges"][name]
                    self.assertTrue(bounds["lo"] <= cell <= bounds["hi"])
            else:
                self.assertIsNone(cell)

    def reason(self, code):
        """The label of a reason in the codebook."""
        missing, = (
            one for one in self.codebook("observations")["variables"] if one["name"] == "missing")
        return next(
            one["label"]["text"] for one in missing["definitions"][0]["codes"]
            if one["code"] == code)

    def read_by_pspp(self):
        (self.folder / "run.sps").write_text(
            "GET FILE='observations.sav'.\n"
            "SAVE TRANSLATE /OUTFILE='back.csv' /TYPE=CSV /FIELDNAMES /REPLACE.\n"
            "FREQUENCIES /VARIABLES=compliance.\n", encoding="utf-8")
        self.run_in_folder("pspp", "--batch", "-o", "told.txt", "-O", "width=1000", "run.sps")
        rows, back = self.rows("observations.csv"), self.rows("back.csv")
        for column in ("participant", "sheet_id", "element_id", "value"):
            self.assertEqual(
                [row[column].strip() for row in back], [row[column] for row in rows], column)
        self.assertIn("answered in time", (self.folder / "told.txt").read_text(encoding="utf-8"))

    def by_hand(self, rows):
        """The results of the guide's analysis, from the answers that were given."""
        names = [
            next(row["participant"] for row in rows
                 if row["notification_id"] == plan[0].notification_id) for plan in self.plans]
        due = {
            name: row.planned for name, row in self.count(STUDY, "PARTICIPANT").items()}
        answered = dict(zip(names, (3, 3, 4, 0)))
        values = {names[number]: found for number, found in self.values.items()}
        counts = [len(found) for found in values.values()]
        everything = [value for found in values.values() for value in found]
        mean = statistics.fmean(everything)
        between = sum(
            len(found) * (statistics.fmean(found) - mean) ** 2 for found in values.values()
        ) / (len(counts) - 1)
        within = sum(
            (value - statistics.fmean(found)) ** 2 for found in values.values() for value in found
        ) / (len(everything) - len(counts))
        size = (sum(counts) - sum(n * n for n in counts) / sum(counts)) / (len(counts) - 1)
        weeks = defaultdict(list)
        for row in rows:
            if row["element_id"] == "burden" and row["kind"] == "score" and row["value"]:
                weeks[f"{row['week']} {row['group']}"].append(float(row["value"]))
        self.assertEqual(
            sorted(value / 2 for found in weeks.values() for value in found), sorted(everything))
        total = self.count(STUDY, "TOTAL")[""]
        self.assertEqual((total.missed_unopened, total.missed_opened), (1, 1))
        missing = {
            "dismissed": 1, "not_opened": 1, "abandoned": 1, "open": total.open,
            "not_sent": total.expired, "not_received": total.missed_unseen}
        self.assertEqual(sum(missing.values()), sum(due.values()) - 10)
        return {
            "compliance": {name: answered[name] / due[name] for name in names},
            "means": {name: statistics.fmean(found) for name, found in values.items()},
            "icc": (between - within) / (between + (size - 1) * within),
            "missing": {reason: count for reason, count in missing.items() if count},
            "scores": {key: statistics.fmean(found) for key, found in weeks.items()},
        }

    def test_a_failure_leaves_no_folder(self):
        done = self.analyse(STUDY, username=f"leader-{TINNITUS}", check=False)
        self.assertEqual(done.returncode, 77, done.stderr)
        self.assertEqual(self.files(), [])
        (self.folder / "data").mkdir()
        done = self.analyse(STUDY, check=False)
        self.assertEqual(done.returncode, 64, done.stderr)
        self.assertIn("choose another folder", done.stderr)
        self.assertEqual(self.files(), ["data"])


class Cohort(AnalysisTestCase):
    def test_a_simulated_cohort(self):
        leader = new_leader(self.stack, TINNITUS, STRESS)
        done = run(
            self.stack, "cohort", "--participants", "6", "--days", "3",
            "--study-password-file", self.stack.password_file(STRESS),
            "--mail-directory", self.stack.directory / "mail",
            "--clock-file", self.stack.clock.path, "--export-directory", self.folder / "cohort",
            timeout=240,
            environment=self.stack.environment | {
                "OTOLITH_USERNAME": leader,
                "OTOLITH_PASSWORD_FILE": str(self.stack.password_file(leader))})
        self.assertEqual(done.returncode, 0, done.stderr)
        await_quiet(self.stack)
        for study in (TINNITUS, STRESS):
            with self.subTest(study):
                self.analyse(study, username=leader)
                _, _, total = self.check_counts(study)
                self.assertGreater(total.planned, 0)
                self.check_manifest(study)
                (self.folder / "data").rename(self.folder / study)
