"""Repeating groups, earlier answers and profile fields: from a file to verdicts, exports and the codebook."""

from support.content import import_study
from support.export import export
from support.own_export import export as own_export
from support.people import anonymous_in, leader_of, new_leader
from support.sheets import make_sheet, verdict_names, violations_of
from test_erasure import ErasureTestCase
from test_export_codebook import codebook
from otolith.ingestion.v1 import amendments_pb2, drafts_pb2, ingestion_pb2

STUDY = "repeating-study"
FORM = """\
  - {id: children, question: {en: "How many children?"}, type: number}
  - id: child
    group: {en: "Child"}
    members:
      - {id: age, question: {en: "Age?"}, type: number}
      - id: school
        question: {en: "At {{answer:age|this age}}, which school?"}
        optional: true
        type: text
        show-when: {question: age, greater: 5}
    repeat: {maximum: 4, count: children}
  - id: medicine
    group: {en: "Medicine"}
    members:
      - {id: name, question: {en: "Name?"}, type: text}
      - {id: dose, question: {en: "Dose?"}, optional: true, type: number, number: {minimum: 0, maximum: 100}}
    repeat: {minimum: 0, maximum: 3}
calculations:
  - {id: oldest, value: max(each(age))}
  - {id: total, value: sum(each(dose))}
  - {id: named, value: count(each(name))}
  - {id: double, value: dose * 2, group: medicine}
  - {id: change, value: feeling - earlier(feeling)}
  - {id: kilohertz, value: profile("tinnitus-frequency") / 1000}
  - {id: woman, value: profile(sex) = "female"}
constraints:
  - {id: fits, question: dose, rule: dose < 50, message: {en: "Too much."}}
"""


def answers(**values):
    return [
        ingestion_pb2.Answer(element_id=name, text=value) if isinstance(value, str)
        else ingestion_pb2.Answer(element_id=name, number=value) for name, value in values.items()]


class Repeats(ErasureTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        import_study(cls.stack, STUDY, elements=FORM, profile_fields=("sex", "tinnitus-frequency"))
        new_leader(cls.stack, STUDY)

    def setUp(self):
        super().setUp()
        self.participant = anonymous_in(self.stack, STUDY)
        self.form = self.participant.questionnaires(STUDY)[f"{STUDY}-form"]

    def sheet(self, ago=60, profile=(), **values):
        return make_sheet(
            STUDY, self.form, self.now() - ago, answers=answers(**({"feeling": 5, "children": 0} | values)),
            profile_values=list(profile))

    def decided(self, sheet):
        verdict, = self.submit_until_decided(self.participant, sheet)
        return verdict

    def values(self, verdict):
        return {score.score_id: score.text or score.value.value for score in verdict.scores
                if score.text or score.HasField("value")}

    def test_the_definition_reaches_devices(self):
        groups = {one.element_id: one.group.repeat for one in self.form.elements if one.HasField("group")}
        self.assertEqual((groups["child"].maximum, groups["child"].element_id), (4, "children"))
        self.assertEqual((groups["medicine"].minimum, groups["medicine"].maximum), (0, 3))
        self.assertEqual({one.parent_id for one in self.form.calculations}, {"", "medicine"})

    def test_repetitions_are_stored_computed_and_exported(self):
        sheet = self.sheet(children=2, age_1=3, age_2=9, school_2="Abc", name_1="a", name_2="b", dose_1=4, dose_2=1.5)
        verdict = self.decided(sheet)
        self.assertCreated([verdict])
        self.assertEqual(self.values(verdict), {
            "oldest": 9, "total": 5.5, "named": 2, "double_1": 8, "double_2": 3})
        self.assertEqual(verdict_names(self.participant.submit(sheet)), ["EXISTS"])
        leader = leader_of(self.stack, STUDY).token
        rows, _ = export(self.stack, leader, STUDY, "wide", f"{STUDY}-form")
        row, = [one for one in rows if one["sheet_id"] == sheet.sheet_id]
        self.assertEqual(
            [name for name in row if name.split("_")[0] in ("age", "school", "name", "dose")],
            ["age_1", "school_1", "age_2", "school_2", "age_3", "school_3", "age_4", "school_4",
             "name_1", "dose_1", "name_2", "dose_2", "name_3", "dose_3"])
        self.assertEqual(
            [row[name] for name in ("age_1", "age_2", "age_3", "school_1", "school_2", "dose_2", "score_double_2")],
            ["3", "9", "", "", "Abc", "1.5", "3"])
        rows, _ = export(self.stack, leader, STUDY, "long")
        self.assertIn("dose_2", {one["element_id"] for one in rows if one["sheet_id"] == sheet.sheet_id})

    def test_the_codebook_has_each_repetition(self):
        self.assertCreated([self.decided(self.sheet(name_1="a"))])
        book = codebook(
            self.stack, leader_of(self.stack, STUDY).token, STUDY, "ANSWER_SHEETS_WIDE",
            questionnaire_id=self.form.questionnaire_id)
        found = {one["name"]: one["definitions"][0] for one in book["variables"] if one.get("definitions")}
        self.assertEqual(found["dose_2"]["label"]["text"], "Dose? (2)")
        self.assertEqual(found["dose_2"]["group"]["text"], "Medicine 2")
        self.assertEqual(found["score_double_3"]["type"], "calculation")

    def test_what_does_not_exist_or_is_not_shown_is_refused(self):
        for values, expected in (
                ({"children": 1, "age_1": 3, "age_2": 4}, ("answers[3].element_id", "NOT_SHOWN")),
                ({"age": 4}, ("answers[2].element_id", "QUESTION_UNKNOWN")),
                ({"name_1": "a", "dose_4": 4}, ("answers[3].element_id", "QUESTION_UNKNOWN")),
                ({"name_1": "a", "dose_1": 101}, ("answers[3].number", "OUT_OF_RANGE"))):
            with self.subTest(values):
                verdict = self.decided(self.sheet(**values))
                self.assertCreated([verdict])
                self.assertEqual(list(verdict.deviations), ["ANSWER_LEFT_OUT"])
                self.assertEqual(violations_of(verdict), [expected])
        missing = self.decided(self.sheet(children=2, age_1=3))
        self.assertEqual(verdict_names([missing]), ["REJECTED"])
        self.assertEqual(violations_of(missing), [('answers["age_2"]', "ANSWER_MISSING")])
        # A medicine without a name before one with a name.
        gap = self.decided(self.sheet(name_2="b"))
        self.assertEqual(violations_of(gap), [('answers["name_1"]', "ANSWER_MISSING")])

    def test_a_constraint_of_each_repetition(self):
        verdict = self.decided(self.sheet(name_1="a", name_2="b", dose_2=70))
        self.assertEqual(list(verdict.deviations), ["CONSTRAINT_VIOLATED"])

    def test_drafts_keep_repetitions(self):
        sheet = self.sheet(name_1="a", name_2="b")
        elements = [drafts_pb2.DraftElement(element_id=one.element_id, answer=one, change_time=sheet.finish_time)
                    for one in sheet.answers]
        saved = self.participant.gateway.sheet_drafts.SaveDraft(drafts_pb2.SaveDraftRequest(
            draft_id=sheet.sheet_id, study_id=STUDY, questionnaire_id=self.form.questionnaire_id,
            version=self.form.version, content_hash=self.form.content_hash, elements=elements),
            token=self.participant.token)
        self.assertEqual(list(saved.violations), [])
        # Of six shown questions, the doses are open.
        self.assertEqual(saved.draft.percent, 66)

    def test_the_previous_sheet_is_kept_with_the_sheet(self):
        self.assertCreated([self.decided(self.sheet(ago=300, feeling=3))])
        second = self.sheet(feeling=7)
        verdict = self.decided(second)
        self.assertEqual(self.values(verdict)["change"], 4)
        stored = {one.sheet.sheet_id: one.sheet for one in self.participant.stored(STUDY)}[second.sheet_id]
        self.assertEqual(
            [(one.questionnaire_id, one.element_id, one.number.value) for one in stored.referenced_answers],
            [(self.form.questionnaire_id, "feeling", 3)])
        self.assertEqual(verdict_names(self.participant.submit(second)), ["EXISTS"])
        # What the device knew counts.
        third = self.sheet(ago=30, feeling=8)
        third.referenced_answers.add(questionnaire_id=self.form.questionnaire_id, element_id="feeling").number.value = 1
        self.assertEqual(self.values(self.decided(third))["change"], 7)

    def test_profile_values_are_used_and_kept_with_the_sheet(self):
        given = [ingestion_pb2.ProfileValue(field="sex", text="female"),
                 ingestion_pb2.ProfileValue(field="tinnitus-frequency", number=4500)]
        sheet = self.sheet(profile=given)
        verdict = self.decided(sheet)
        self.assertEqual(list(verdict.deviations), [])
        self.assertEqual(self.values(verdict)["kilohertz"], 4.5)
        self.assertEqual(self.values(verdict)["woman"], "yes")
        stored, = self.participant.stored(STUDY)
        self.assertEqual(list(stored.sheet.profile_values), given)
        self.assertEqual(verdict_names(self.participant.submit(sheet)), ["EXISTS"])
        own = own_export(self.stack, "ingestion", self.participant.token)["referenced_answers"]
        self.assertIn(("", "sex", "female"), {
            (one["questionnaire_id"], one["element_id"], one["text"]) for one in own})

    def test_profile_values_that_no_rule_asks_for_are_left_out(self):
        given = [ingestion_pb2.ProfileValue(field="sex", text="Ada"),
                 ingestion_pb2.ProfileValue(field="nickname", text="Ada"),
                 ingestion_pb2.ProfileValue(field="tinnitus-frequency", number=5),
                 ingestion_pb2.ProfileValue(field="tinnitus-frequency", number=float("nan"))]
        verdict = self.decided(self.sheet(profile=given))
        self.assertEqual(list(verdict.deviations), ["REFERENCE_LEFT_OUT"])
        self.assertEqual(
            violations_of(verdict), [(f"profile_values[{place}]", "REFERENCE_INVALID") for place in range(4)])
        stored, = self.participant.stored(STUDY)
        self.assertEqual(list(stored.sheet.profile_values), [])
