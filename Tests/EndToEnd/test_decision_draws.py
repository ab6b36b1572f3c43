"""A micro-randomised trial, as its guide defines it: draws at decision points, their export, and the same draws by
a second implementation."""

import tempfile
from collections import Counter
from pathlib import Path

from support.case import EndToEndTestCase
from support.documents import blocks, chapters
from support.export import rows_of
from support.own_export import export
from support.paths import CONTENT
from support.people import anonymous_in, leader_of, new_id, new_leader
from support.quiet import await_quiet
from support.sheets import make_sheet
from support.waiting import until_answered, wait_until
from otolith.ingestion.v1 import ingestion_pb2
from otolith.planning.v1 import oversight_pb2
from test_schedules import second_implementation

STUDY = """
title: {en: Walk or rest}
consent: {en: I agree.}
access: open
default-language: en
"""
MOMENT = """
title: {en: This moment}
default-language: en
elements:
  - id: mood
    question: {en: How is your mood?}
    type: slider
    slider: {minimum: 0, maximum: 100, step: 1, minimum-label: {en: bad}, maximum-label: {en: good}}
  - id: company
    question: {en: Who is with you?}
    type: single-choice
    options: [{code: alone, label: {en: Nobody}}, {code: others, label: {en: Others}}]
"""
TEXT = """
title: {en: An idea}
default-language: en
elements: [{id: idea, text: {en: You could go for a walk.}}]
"""
OPTIONS = {"walk=0.4 rest=0.4": [("walk", 400_000), ("rest", 400_000)],
           "walk=0.25 rest=0.25": [("walk", 250_000), ("rest", 250_000)], "walk=0.5": [("walk", 500_000)]}


class DecisionDraws(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.study = f"draws-{new_id()[:8]}"
        self.other = second_implementation()
        self.guide, = blocks(chapters(CONTENT / "README.md")["A micro-randomised trial"], "yaml")

    def publish(self, definition):
        """Imports the files of a study; `definition`: with questionnaires that begin with `sm-`."""
        folder = Path(self.enterContext(tempfile.TemporaryDirectory(prefix="otolith-draws-")))
        (folder / "study.yaml").write_text(
            f"study: {self.study}{STUDY}{definition.replace('sm-', self.study + '-')}")
        for name, form in (("moment", MOMENT), ("walk", TEXT), ("rest", TEXT)):
            (folder / f"{self.study}-{name}.yaml").write_text(f"questionnaire: {self.study}-{name}{form}")
        self.stack.control("catalogue", "import", folder, username="administrator")
        new_leader(self.stack, self.study)
        self.leader = leader_of(self.stack, self.study)
        await_quiet(self.stack)
        self.person = anonymous_in(self.stack, self.study)
        # Decision points by the clock begin when planning knows the time of joining.
        await_quiet(self.stack)
        # The time zone, without which nothing is planned.
        self.person.plan(self.study)
        # Events before joining cause no notifications.
        self.stack.clock.advance(seconds=60)

    def sheet(self, mood, company="alone"):
        return make_sheet(
            self.study, self.person.questionnaires(self.study)[f"{self.study}-moment"],
            self.now() - 1, answers=[
                ingestion_pb2.Answer(element_id="mood", number=mood),
                ingestion_pb2.Answer(
                    element_id="company", choice=ingestion_pb2.Codes(codes=[company]))])

    def points(self):
        """Rows of the export about occurrences, in the order in which they happened."""
        request = oversight_pb2.ExportNotificationsRequest(
            study_id=self.study, table=oversight_pb2.NOTIFICATION_TABLE_DECISION_POINTS)
        rows = until_answered(lambda: rows_of(b"".join(
            part.csv for part in self.gateway.oversight.ExportNotifications(
                request, token=self.leader.token))))
        return [row for row in rows if row["kind"] == "trigger"]

    def decided(self, count):
        def found():
            rows = self.points()
            return rows if len(rows) == count and all(
                row["decision"] != "undecided" for row in rows) else None
        return wait_until(found, f"{count} occurrences are decided on")

    def expect_draw(self, row):
        """The number and the option follow from the exported seed and probabilities."""
        number, option = self.other.drawn(int(row["draw_seed"], 16), OPTIONS[row["probabilities"]])
        self.assertEqual((int(row["draw_number"]), row["option"]), (number, option or ""))
        self.assertEqual(row["decision"], "planned" if option else "not_drawn")

    def seeds(self):
        """Of the participant's occurrences, computed from their ids."""
        return {
            f"{self.other.draw_seed(self.person.participant_id, self.study, 'point', one):016x}"
            for one, in self.stack.database.query(
                "SELECT occurrence_id FROM planning.trigger_occurrences"
                f" WHERE participant_id = '{self.person.participant_id}'")}

    def test_sheets_draw_with_the_probabilities_of_their_answers(self):
        self.publish(self.guide)
        sheets, coming = [], {}
        for place in range(12):
            sheets.append(self.sheet(*((50, "others"), (10,), (60,))[place % 3]))
            self.assertCreated(self.submit_until_decided(self.person, sheets[-1]))
            rows = self.decided(place + 1)
            coming |= {one.notification_id: one for one in self.person.plan(self.study).notifications
                       if one.questionnaire_id != f"{self.study}-moment"}
            # Until its notification has come, so that no two are at the same time.
            self.stack.clock.advance(seconds=600)
        self.assertEqual(
            [(row["available"], row["probabilities"]) for row in rows],
            [("false", ""), ("true", "walk=0.4 rest=0.4"), ("true", "walk=0.25 rest=0.25")] * 4)
        drawn = [row for row in rows if row["available"] == "true"]
        for row in rows:
            with self.subTest(row):
                if row["available"] == "true":
                    self.expect_draw(row)
                else:
                    self.assertEqual(
                        (row["decision"], row["option"], row["draw_number"], row["draw_seed"]),
                        ("unavailable", "", "", ""))
        seeds = {row["draw_seed"] for row in drawn}
        self.assertEqual(len(seeds), 8)
        self.assertLess(seeds, self.seeds())
        # Sent again, nothing is drawn again.
        self.submit_until_decided(self.person, *sheets)
        await_quiet(self.stack)
        self.assertEqual(self.points(), rows)
        self.expect_notifications(drawn, list(coming.values()))

    def expect_notifications(self, drawn, coming):
        """One for each drawn option, of its questionnaire; each is explained with its draw."""
        self.assertEqual(
            Counter(one.questionnaire_id.rpartition("-")[2] for one in coming),
            Counter(row["option"] for row in drawn if row["option"]))
        seeds = set()
        for one in coming:
            for study_id, token in (("", self.person.token), (self.study, self.leader.token)):
                explained = self.gateway.oversight.ExplainNotification(
                    oversight_pb2.ExplainNotificationRequest(
                        notification_id=one.notification_id, study_id=study_id), token=token)
                draw = explained.trigger.option_draw
                self.assertTrue(explained.reproduced)
                self.assertEqual(draw.option_id, one.questionnaire_id.rpartition("-")[2])
                self.assertEqual(
                    (draw.number, draw.option_id), self.other.drawn(int(draw.seed, 16), [
                        (option.option_id, option.parts_per_million) for option in draw.options]))
            seeds.add(draw.seed)
        self.assertEqual(seeds, {row["draw_seed"] for row in drawn if row["option"]})
        if not coming:
            return  # One time in 700.
        text = self.stack.control(
            "plan", "explain", coming[0].notification_id, "--study", self.study,
            username=f"leader-{self.study}").stdout
        self.assertRegex(text, r"(?m)^drawn +(walk|rest): \d+ of 1000000, seed [0-9a-f]{16}, options walk ")

    def test_clock_times_are_drawn_ahead(self):
        before, rest = self.guide.split("triggers:\n")
        self.publish(before.replace("option: rest", "option: walk") + """triggers:
  - {id: point, times: ["09:00", "12:00", "18:00"], draw: [{options: [{id: walk, probability: 0.5}]}]}
""")
        self.stack.clock.advance(days=1)
        self.person.plan(self.study)
        self.stack.clock.advance(days=1)
        # Six, or one more at the end of the two days.
        rows = wait_until(
            lambda: len(found := self.points()) in (6, 7)
            and all(row["decision"] != "undecided" for row in found) and found, "all are decided on")
        self.assertEqual({row["hour"] for row in rows}, {"9", "12", "18"})
        self.assertEqual({row["time_zone"] for row in rows}, {"Europe/Berlin"})
        for row in rows:
            self.expect_draw(row)
        self.assertLessEqual({row["draw_seed"] for row in rows}, self.seeds())

    def test_a_person_gets_the_own_draws(self):
        self.publish(self.guide)
        self.assertCreated(self.submit_until_decided(self.person, self.sheet(10)))
        row, = self.decided(1)
        own, = export(self.stack, "planning", self.person.token)["trigger_occurrences"]
        self.assertEqual(
            (own["draw_options"], own["draw_seed"]), ("walk=400000 rest=400000", row["draw_seed"]))
