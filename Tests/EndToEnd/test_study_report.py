"""The report of a small study whose numbers are known by hand, as a page and as JSON."""

import html.parser
import json
import stat

from support.clock import seconds_of
from support.oversight import OverseenStudyTestCase
from support.people import STRESS, TINNITUS, new_id, new_leader, sign_in
from support.quiet import await_quiet
from support.sheets import make_sheet
from support.studies import slider_form, text
from support.waiting import wait_until
from test_erasure import ERASE
from otolith.auth.v1 import access_pb2, consent_pb2, erasure_pb2
from otolith.catalogue.v1 import questionnaire_pb2, schedule_pb2, study_pb2
from otolith.ingestion.v1 import ingestion_pb2

HOSTILE = "<script>alert(1)</script> & \"Ohr\" '"
VOID = {"meta", "path", "rect", "br"}


class Page(html.parser.HTMLParser):
    """Reads a page; fails for tags that are not closed."""

    def __init__(self, text):
        super().__init__()
        self.open, self.tags, self.links, self.words = [], set(), [], []
        self.feed(text)
        self.close()
        assert not self.open, self.open

    def handle_starttag(self, tag, attributes):
        self.tags.add(tag)
        self.links += [value for name, value in attributes if name in ("src", "href", "xlink:href")]
        self.links += [name for name, _ in attributes if name.startswith("on")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag not in VOID:
            assert self.open.pop() == tag, tag

    def handle_data(self, data):
        self.words.append(data)

    @property
    def text(self):
        return " ".join(self.words)


class StudyReport(OverseenStudyTestCase):
    def uses(self):
        return [study_pb2.StudyQuestionnaire(
            questionnaire_id=self.id_of("mood"), recurrence=study_pb2.RECURRENCE_REPEATED,
            schedules=[schedule_pb2.Schedule(
                schedule_id="evening",
                daily=schedule_pb2.DailyPlan(minutes_of_day=[600, 1200]),
                expires_after_minutes=60)])]

    def form(self):
        """A choice of two options; texts are hostile."""
        return questionnaire_pb2.Questionnaire(
            questionnaire_id=self.id_of("mood"), title=text(HOSTILE), default_language="en",
            demonstration_wording=True, source="Otolith's tests", licence="Apache-2.0",
            elements=[questionnaire_pb2.Element(
                element_id="loud", question=questionnaire_pb2.Question(
                    text=text(HOSTILE), single_choice=questionnaire_pb2.SingleChoice(options=[
                        questionnaire_pb2.Option(code="no", label=text(HOSTILE)),
                        questionnaire_pb2.Option(code="yes", label=text("Loud"))])))])

    def setUp(self):
        super().setUp()
        self.publish_form(self.form(), title=text(HOSTILE))

    def report(self, *arguments, username=None):
        return self.stack.control(
            "study", "report", self.study, *arguments,
            username=username or f"leader-{self.study}").stdout

    def numbers(self, **named):
        return json.loads(self.report("--json", **named))

    def page(self, *arguments, **named):
        path = self.stack.directory / f"{self.study}.html"
        self.assertEqual(self.report("-o", path, *arguments, **named), "")
        self.assertEqual(stat.S_IMODE(path.stat().st_mode), 0o600)
        return path.read_text()

    def answer(self, person, notification, seconds, code):
        form = person.questionnaires(self.study)[self.id_of("mood")]
        sheet = make_sheet(
            self.study, form, seconds_of(notification.notify_time) + seconds, self.random,
            answers=[ingestion_pb2.Answer(
                element_id="loud", choice=ingestion_pb2.Codes(codes=[code]))],
            notification_id=notification.notification_id)
        self.assertCreated(self.submit_until_decided(person, sheet))

    def with_answers(self):
        """Three participants: one answers three times, one once; one withdraws."""
        people = [self.participant() for _ in range(3)]
        plans = [person.plan(self.study, limit=20).notifications for person, _ in people]
        # No notification falls due within an hour, however long the test takes.
        planned = [seconds_of(one.notify_time) for plan in plans for one in plan]
        ahead = 3 * 86_400
        while any(abs(time - self.now() - ahead) < 4_000 for time in planned):
            ahead += 1_800
        self.stack.clock.advance(seconds=ahead)
        for place, code in enumerate(("no", "no", "yes")):
            self.answer(people[0][0], plans[0][place], 120, code)
        self.answer(people[1][0], plans[1][0], 7_200, "yes")
        self.gateway.consents.WithdrawConsent(
            consent_pb2.WithdrawConsentRequest(study_id=self.study), token=people[2][0].token)
        await_quiet(self.stack)
        now = self.now()
        due = sum(seconds_of(one.notify_time) <= now for plan in plans for one in plan)
        return people, due

    def test_numbers_known_by_hand(self):
        people, due = self.with_answers()
        numbers = self.numbers()
        recruited = numbers["recruitment"]
        self.assertEqual(
            [int(recruited[name]) for name in ("participants", "enrolled", "withdrawn")], [3, 2, 1])
        total, = numbers["compliance"]["total"]["rows"]
        self.assertEqual(total["planned"], due)
        self.assertEqual(
            [total[name] for name in ("answeredInTime", "answeredLate", "sent")], [3, 1, due])
        self.assertEqual(total["participants"], 3)
        self.assertEqual(numbers["compliance"]["group"]["rows"][0]["planned"], due)
        schedule, = numbers["compliance"]["schedule"]["rows"]
        self.assertEqual(schedule["key"], f"{self.id_of('mood')}/evening")
        # Who joins later in the evening is notified from the next day on.
        self.assertIn(numbers["compliance"]["studyDay"]["rows"][0]["key"], ("0000", "0001"))
        # Each participant has a strip of days, without the pseudonym.
        strips = numbers["compliance"]["participantDate"]["rows"]
        self.assertEqual({row["key"].split("/")[0] for row in strips}, {name for _, name in people})
        self.assertEqual(sum(row["planned"] for row in strips), due)
        self.assertEqual(sum(row["answeredInTime"] for row in strips), 3)
        client, = numbers["figures"]["clients"]
        self.assertEqual((int(client["sheets"]), int(client["participants"])), (4, 2))
        figures, = numbers["figures"]["questionnaires"]
        self.assertEqual(
            [int(figures[name]) for name in ("sheets", "participants", "notified", "timed")],
            [4, 2, 4, 4])
        # Sheets take 90 seconds.
        self.assertEqual(figures["minutes"]["median"], 1.5)
        question, = numbers["questionnaires"][self.id_of("mood")]["questions"]
        # Two thirds of one participant's answers and none of the other's.
        self.assertAlmostEqual(question["classes"][0]["share"], 1 / 3)
        self.assertEqual([int(one["answers"]) for one in question["classes"]], [2, 2])
        text = self.page()
        page = Page(text)
        self.assertFalse(page.tags & {"script", "img", "link", "iframe", "object"})
        self.assertEqual(page.links, [])
        self.assertNotIn("<script", text)
        self.assertEqual(page.words.count(HOSTILE), 7)
        self.assertEqual(text.count('<td class="d">'), 3)
        self.assertIn(client["appVersion"], page.text)
        for _, name in people:
            self.assertNotIn(name, text)
        self.assertIn(f"{due} planned", page.text)
        self.assertIn("33 %", page.text)
        self.assertIn("do not publish this section", page.text)
        german = Page(self.page("--language", "de"))
        self.assertIn("Rekrutierung und Ausscheiden", german.text)
        self.assertIn(f"{due} geplant", german.text)

    def test_readers_without_rows_see_no_groups_and_no_small_values(self):
        self.with_answers()
        name = new_leader(self.stack, TINNITUS, STRESS)
        person = sign_in(self.stack, name, self.stack.password(name))
        with_role = access_pb2.AssignRoleRequest(
            participant_id=person.participant_id, role="clinician", object=f"studies/{self.study}")
        refused = self.stack.control(
            "studies", "report", self.study, "--json", username=name, check=False)
        self.assertEqual(refused.returncode, 77)
        self.gateway.access.AssignRole(with_role, token=self.leader.token)
        self.stack.clock.advance(days=8)
        numbers = self.numbers(username=name)
        self.assertNotIn("group", numbers["compliance"])
        figures = numbers["questionnaires"][self.id_of("mood")]
        self.assertEqual((figures["withRows"], figures["participantsMin"]), (False, 10))
        question, = figures["questions"]
        self.assertEqual(
            (question["withheld"], question["classes"], int(question["answers"])), (True, [], 0))
        page = Page(self.page(username=name)).text
        self.assertIn("values withheld", page)
        self.assertNotIn("33 %", page.partition("Distributions")[2])

    def test_a_removed_question_keeps_its_words(self):
        self.with_answers()
        self.publish_form(slider_form(self.id_of("mood")))
        page = Page(self.page())
        self.assertIn("only in earlier versions", page.text)
        self.assertIn("Loud", page.words)
        self.assertNotIn("loud", page.words)

    def test_an_erasure_is_reflected(self):
        people, _ = self.with_answers()
        erasure = self.gateway.erasures.RequestErasure(
            erasure_pb2.RequestErasureRequest(erasure_id=new_id(), mode=ERASE),
            token=people[0][0].token).erasure
        wait_until(
            lambda: self.gateway.erasures.GetErasure(
                erasure_pb2.GetErasureRequest(erasure_id=erasure.erasure_id)).HasField("complete_time"), "the erasure is complete", 300)
        numbers = self.numbers()
        self.assertEqual(int(numbers["recruitment"]["participants"]), 2)
        total, = numbers["compliance"]["total"]["rows"]
        self.assertEqual((total["participants"], total["answeredInTime"]), (2, 0))
        figures, = numbers["figures"]["questionnaires"]
        self.assertEqual((int(figures["sheets"]), int(figures["participants"])), (1, 1))

    def test_the_simulation_beside_the_real_burden(self):
        self.with_answers()
        burden = self.stack.directory / "burden.json"
        burden.write_text(json.dumps({
            "study": self.study, "participants": 10, "days": 3, "notifications": 60,
            "notifications_per_person_and_day": {"p10": 1, "median": 2, "p90": 2},
            "notifications_per_person": {"p10": 5, "median": 6, "p90": 6}}))
        page = Page(self.page("--simulation", burden)).text
        self.assertIn("Median 2 (1–2)", page)
        self.assertIn("3 min if all are answered", page)
        burden.write_text(burden.read_text().replace(self.study, "another"))
        done = self.stack.control(
            "studies", "report", self.study, "--simulation", burden, "--json",
            username=f"leader-{self.study}", check=False)
        self.assertEqual(done.returncode, 65)
        self.assertIn(
            f"a simulation of study another, not of {self.study}", " ".join(done.stderr.split()))
        burden.write_text("[]")
        done = self.stack.control(
            "studies", "report", self.study, "--simulation", burden, "--json",
            username=f"leader-{self.study}", check=False)
        self.assertEqual(done.returncode, 65)
        self.assertIn("plan simulate --json", done.stderr)
