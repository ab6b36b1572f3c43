"""What proto/GATEWAYS.md shows: each program fills in all shipped questionnaires; the further calls, in Python."""

import random
import re

from living import GatewayTestCase, LibraryProgram

ZONE = "Europe/Berlin"
TINNITUS = "track-your-tinnitus"
# Needs a password.
STRESS = "track-your-stress"
# Studies with questionnaires of the same ids are apart: a gateway fills in the first of them.
SHIPPED = ((TINNITUS, STRESS, "shades-of-noise", "generic-forms"), ("tinnitus-navigator",))


def words_of(answers) -> list[str]:
    """The answers as they are typed: `ELEMENT=VALUE`."""
    words = []
    for answer in answers:
        value = getattr(answer, answer.WhichOneof("value"))
        typed = ",".join(value.codes) if hasattr(value, "codes") else str(value)
        words.append(f"{answer.element_id}={typed}")
    return words


def typist(seed: int, known: dict):
    """Answers everything, with characters that every locale can pass on a command line."""
    from support.filler import Filler

    class Typist(Filler):
        def _multiple_choice(self, choice, answer):
            if choice.none_allowed:
                answer.choice.SetInParent()
            else:
                super()._multiple_choice(choice, answer)

        def _text(self, length_max):
            return "A note, = 1"[:length_max]

    return Typist(random.Random(seed), known, optional_share=1)


class Guide(GatewayTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        from support.paths import CONTENT
        from support.shipped import import_blocking, import_shipped

        for study in ("shades-of-noise", "generic-forms", "tinnitus-navigator"):
            import_shipped(cls.stack, study)
        cls.blocking = import_blocking(cls.stack, TINNITUS)
        cls.content = CONTENT

    def joined(self, name: str, *studies: str):
        programs = self.programs(name)
        for study in studies:
            password = [self.stack.password(study)] if study == STRESS else []
            self.run_all(programs, "join", study, "en", *password)
        self.run_all(programs, "sync", ZONE, "en")
        return programs

    def joined_in_python(self, name: str, study: str):
        programs = {"python": self.programs(name)["python"]}
        self.run_all(programs, "join", study, "en")
        self.run_all(programs, "sync", ZONE, "en")
        return programs["python"]

    def with_libraries(self, name: str, study: str):
        """A program in Python and one in JavaScript, each with the one for further calls."""
        python = self.joined_in_python(name, study)
        yield python, self.of_python(python, "further.py")
        page = self.programs(name)["javascript"]
        self.says(page, "join", study, "en")
        self.says(page, "sync", ZONE, "en")
        yield page, self.of_javascript(page, "further.mjs")

    def catalogue_of(self, program):
        from otolith.catalogue.v1 import catalogue_pb2

        return catalogue_pb2.GetDeviceCatalogueResponse.FromString(
            (program.folder / program.participant_id / "catalogue").read_bytes())

    def form_of(self, program, questionnaire_id: str):
        form, = (one for one in self.catalogue_of(program).studies[0].questionnaires
                 if one.questionnaire_id == questionnaire_id)
        return form

    def test_every_shipped_questionnaire_is_filled_in_by_each_program(self):
        filled_in = set()
        for number, studies in enumerate(SHIPPED):
            programs = self.joined(f"shipped{number}", *studies)
            known = {}
            for study in self.catalogue_of(programs["python"]).studies:
                for form in study.questionnaires:
                    answers = typist(number, known).fill(form)
                    known |= {(form.questionnaire_id, one.element_id): one for one in answers}
                    self.run_all(programs, "fill", form.questionnaire_id, *words_of(answers))
                    filled_in.add((study.study.study_id, form.questionnaire_id))
                    for program in programs.values():
                        sheet = program.sheet(program.files("queue")[-1])
                        for one in sheet.answers:
                            one.ClearField("answer_time")
                        self.assertEqual(list(sheet.answers), answers, program.command)
            for language, said in self.run_all(programs, "sync", ZONE, "en").items():
                forms = sum(len(one.questionnaires) for one in self.catalogue_of(programs["python"]).studies)
                self.assertEqual(
                    [line.split()[0] for line in said[:forms]], ["created"] * forms, (language, said))
        files = {
            (file.parent.name, re.search(r"^questionnaire: (\S+)$", file.read_text(), re.M)[1])
            for file in self.content.glob("*/*.yaml")
            if re.search(r"^questionnaire: ", file.read_text(), re.M)}
        self.assertEqual(filled_in, files)

    def test_what_blocks(self):
        program = self.joined_in_python("blocked", self.blocking)
        further = self.of_python(program, "further.py")
        self.assertEqual(
            self.says(further, "blocked", self.blocking, ZONE), ["planned 0 blocked by mini-tq tschq worst-symptom"])
        opened = [
            "mini-tq open 0", "tschq open 0", "worst-symptom open 0",
            "tyt-momentary closed 0 mini-tq tschq worst-symptom",
            "percent 0 offers mini-tq tschq worst-symptom"]
        self.assertEqual(self.says(further, "standing", self.blocking), opened)
        for form in self.catalogue_of(program).studies[0].questionnaires[:3]:
            self.says(program, "fill", form.questionnaire_id, *words_of(typist(1, {}).fill(form)))
        said = self.says(program, "sync", ZONE, "en")
        self.assertEqual([line.split()[0] for line in said[:3]], ["created"] * 3, said)
        self.assertEqual(self.says(further, "blocked", self.blocking, ZONE), ["planned 64 blocked by"])
        self.assertEqual(self.says(further, "standing", self.blocking)[-1], "percent 100 offers")
        page = self.programs("blocked")["javascript"]
        self.says(page, "join", self.blocking, "en")
        self.assertEqual(self.says(self.of_javascript(page, "further.mjs"), "standing", self.blocking), opened)

    def test_settings_schedules_measurements_and_series(self):
        answers = None
        for program, further in self.with_libraries("settings", TINNITUS):
            self.assertEqual(self.says(further, "settings"), ["settings 1 8"])
            said = self.says(further, "schedule", TINNITUS, "tyt-momentary")
            self.assertEqual([line.lower() for line in said], [
                "schedule standard may change true", "own true fit a day 2", "own false"])
            answers = answers or words_of(typist(2, {}).fill(self.form_of(program, "tyt-momentary")))
            said = self.says(further, "measured", "tyt-momentary", *answers)
            self.assertEqual((said[0], said[1].split()[0]), ("measured 1 0", "created"))
            loudness, = (one.split("=")[1] for one in answers if one.startswith("loudness="))
            self.assertEqual(
                self.says(further, "series", TINNITUS, "tyt-momentary", "loudness"), [f"series {loudness}"])

    def test_drafts_results_and_a_link(self):
        program = self.joined_in_python("draft", TINNITUS)
        further = self.of_python(program, "further.py")
        answers = words_of(typist(2, {}).fill(self.form_of(program, "tyt-momentary")))
        said = self.says(further, "draft", "tyt-momentary", *answers)
        self.assertRegex(said[0], r"^draft \d+ replaced 0$")
        self.assertRegex(said[1], "^created ")
        self.says(further, "measured", "tyt-momentary", *answers)
        loudness, = (one.split("=")[1] for one in answers if one.startswith("loudness="))
        self.assertEqual(
            self.says(further, "series", TINNITUS, "tyt-momentary", "loudness"), [f"series {loudness} {loudness}"])
        self.assertIn("noise 1 -31.5", self.says(further, "results", TINNITUS))
        self.assertEqual(self.says(further, "timeline"), ["sheet tyt-momentary"] * 2)
        link, shared = self.says(self.of_python(program, "sharing.py"), "share", TINNITUS)
        self.assertRegex(link, "^link https?://[^/]+/share#shlink:/")
        self.assertEqual(shared, "Diary of the last quarter SHARE_STATE_ACTIVE 0")
        key, granted = self.says(self.of_python(program, "sharing.py"), "grant", TINNITUS)
        self.assertRegex(key, "^give this key to the clinician [0-9A-Z]{4}(-[0-9A-Z]{4}){3}$")
        self.assertEqual(granted, "not accepted GRANT_STATE_OFFERED 0")

    def test_listening_and_withdrawing(self):
        for program, further in self.with_libraries("listening", "shades-of-noise"):
            said = self.says(further, "listen", "shades-of-noise", self.content)
            self.assertRegex(said[0], "^listened white-noise VERDICT_CREATED$")
            self.assertRegex(said[1], r"^most heard white-noise 1 of \d+$")
            if isinstance(program, LibraryProgram):
                continue
            answers = typist(3, {}).fill(self.form_of(program, "son-profile"))
            self.says(program, "fill", "son-profile", *words_of(answers))
            self.says(program, "sync", ZONE, "en")
            self.assertEqual(
                self.says(further, "withdraw", "shades-of-noise", "son-profile", answers[0].element_id),
                ["amended VERDICT_CREATED revision 2"])

    def test_records(self):
        for _, further in self.with_libraries("records", "tinnitus-navigator"):
            for number in (1, 2):
                self.assertEqual(
                    self.says(further, "records", "tinnitus-navigator"),
                    ["change VERDICT_CREATED 1", f"records {number}"])

    def test_the_account_of_an_anonymous_participant(self):
        from support.mail import code_in, newest_mail

        program = self.joined_in_python("account", TINNITUS)
        account = self.of_python(program, "account.py")
        own = program.participant_id
        old, new = self.folder / "old", self.folder / "new"
        old.write_text("correct horse battery 7\n")
        new.write_text("heather-otter-lantern 8\n")
        self.assertRegex(self.says(account, "upgrade", "walker-in-the-guide", old)[0], r"^upgraded \S+$")
        self.assertEqual(self.says(account, "address", old, "walker@example.org"), ["mailed one code"])
        code = code_in(newest_mail(self.stack, "walker@example.org"))
        self.assertEqual(self.says(account, "confirm", code), ["address walker@example.org"])
        code, = self.says(account, "renew-code", old)
        self.assertRegex(
            self.says(account, "recover", "walker-in-the-guide", code.split()[1], new)[0], "^recovered")
        self.assertEqual(program.participant_id, own)
        said = self.says(account, "export", self.folder / "export", new)
        self.assertEqual(
            [line.split()[1] for line in said], ["auth", "catalogue", "ingestion", "planning"])
        for service in ("auth", "planning"):
            files = sorted((self.folder / "export" / service).glob("*.jsonl"))
            self.assertIn(TINNITUS, "".join(file.read_text() for file in files), service)

    def test_a_gateway_for_many_participants(self):
        from support.gateways import PASSWORD, gateway_account
        from support.people import anonymous_in
        from support.pushing import asking_study, next_notification, until_due, was_sent

        study = asking_study(self.stack)
        person = anonymous_in(self.stack, study)
        password = self.folder / "gateway"
        password.write_text(PASSWORD)
        program = self.programs("many")["python"]
        self.says(program, "sign-in", gateway_account(self.stack).username, password)
        notification = next_notification(person, study)
        until_due(self.stack, notification)
        self.assertEqual(
            self.says(self.of_python(program, "many.py"), "1"),
            [f"tell {person.participant_id} {notification.notification_id} 0"])
        self.assertTrue(was_sent(self.stack, notification.notification_id))

    def test_a_registered_app_names_its_client(self):
        from support.apps import new_app

        app = new_app(self.stack)
        program = self.programs("app")["python"]
        program.environment = program.environment | {"OTOLITH_CLIENT_ID": app.client_id}
        self.says(program, "join", TINNITUS, "en")
        self.assertEqual(self.stack.database.value(
            f"SELECT count(*) FROM auth.sessions WHERE client_id = '{app.client_id}'"), "1")
