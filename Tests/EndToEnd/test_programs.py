"""Help and versions of all programs, and the words with which otolithctl reports calls."""

import re

from support.case import EndToEndTestCase
from support.gateway import SERVICES
from support.people import STRESS, TINNITUS, new_id, register, sign_in, study_of
from support.processes import run
from support.stack import run_stack
from support.waiting import wait_until


class Help(EndToEndTestCase):
    def test_every_program_explains_itself(self):
        for program in [*(f"otolith-{service}" for service in SERVICES), "otolithctl"]:
            with self.subTest(program=program):
                done = run(self.stack, program, "--help")
                self.assertEqual(done.returncode, 0, done.stderr)
                self.assertIn(program, done.stdout)
                self.assertIn("OTOLITH_", done.stdout)
                # Names, values and explanations stay in columns on the narrowest terminal.
                self.assertEqual([line for line in done.stdout.splitlines() if len(line) > 80], [])
                if program != "otolithctl":
                    for word in ("OTOLITH_DATABASE_URL", "serve", "migrate", "check"):
                        self.assertIn(word, done.stdout)
                if program == "otolith-auth":
                    for word in ("OTOLITH_SMTP_URL", "OTOLITH_MAIL_FROM", "OTOLITH_SESSION_DAYS"):
                        self.assertIn(word, done.stdout)
                version = run(self.stack, program, "--version")
                self.assertEqual(version.returncode, 0, version.stderr)
                self.assertRegex(
                    version.stdout,
                    rf"^{program} \d+\.\d+\.\d+\S* "
                    r"\(commit ([0-9a-f]{40}(-dirty)?|unknown), (debug|release) build\)$")
                unknown = run(self.stack, program, "no-such-command")
                self.assertEqual(unknown.returncode, 64, unknown.stderr)

    def test_the_stack_script_reports_what_runs(self):
        status = run_stack("status", self.stack.directory)
        for service in SERVICES:
            self.assertRegex(status, rf"otolith-{service} +runs")


class ControlCommands(EndToEndTestCase):
    def test_showing_a_plan(self):
        register(self.stack, "plan-viewer", "heather-otter-lantern")
        sign_in(self.stack, "plan-viewer", "heather-otter-lantern").join(TINNITUS)
        password = self.stack.directory / "people" / "plan-viewer.password"
        password.write_text("heather-otter-lantern\n")
        shown = self.stack.control(
            "plan", "show", TINNITUS, "--zone", "Europe/Berlin", "--limit", "5",
            username="plan-viewer", password_file=password,
        ).stdout
        self.assertIn("5 notifications, times in Europe/Berlin", shown)
        self.assertEqual(shown.count("tyt-momentary") + shown.count("mini-tq"), 5)

    def test_exporting_to_a_file(self):
        target = self.stack.directory / "control-export.csv"
        done = self.stack.control(
            "export", TINNITUS, "--questionnaire", "tyt-momentary", "--output", target,
            username=f"leader-{TINNITUS}",
        )
        self.assertRegex(done.stderr, r"exported \d+ sheets")
        self.assertIn("loudness", target.read_text().splitlines()[0])
        # Health data: readable by the owner only.
        self.assertEqual(target.stat().st_mode & 0o777, 0o600)
        whole = target.read_text()
        refused = self.stack.control(
            "export", STRESS, "--output", target, username=f"leader-{TINNITUS}", check=False)
        self.assertNotEqual(refused.returncode, 0)
        self.assertEqual(target.read_text(), whole)

    def test_a_rejected_call_is_explained(self):
        done = self.stack.control(
            "export", STRESS, username=f"leader-{TINNITUS}", check=False
        )
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("NOT_STUDY_LEADER", done.stderr)

    def test_the_waiting_time_is_reported(self):
        wrong = self.stack.directory / "people" / "wrong.password"
        wrong.write_text("no password of anybody\n")

        def refused():
            done = self.stack.control(
                "accounts", "list", username="who-guesses", password_file=wrong, check=False)
            self.assertIn(done.returncode, (1, 77), done.stdout)
            return done.stderr if "TOO_MANY_ATTEMPTS" in done.stderr else ""

        # The delay doubles with each allowed guess.
        wait_until(
            lambda: re.search(r"\n  retry in \d+ seconds\n", refused()), "the wait is told")

    def test_the_request_id_is_shown_before_the_call(self):
        name = f"invited-{new_id()[:8]}"
        invite = ("administrator", "create", "--administrator", name)
        first = self.stack.control(*invite)
        request_id = re.search(r"(?m)^request ([0-9a-f-]{36})$", first.stderr)[1]
        again = self.stack.control(*invite, "--request-id", request_id)
        self.assertIn(f"{name} was invited before", again.stdout)
        # A rejected request must not look as if it were in progress.
        refused = self.stack.control(
            "erasure", "request", new_id(), "--answers", "erase", "--yes", check=False)
        self.assertEqual(refused.returncode, 1)
        self.assertRegex(refused.stderr, r"(?m)^requesting the erasure [0-9a-f-]{36}$")

    def test_content_with_mistakes_names_them_and_publishes_nothing(self):
        folder = self.stack.directory / "broken-study"
        folder.mkdir()
        (folder / "study.yaml").write_text(
            'study: broken-study\ntitle: {en: "Broken"}\nconsent: {en: "I agree."}\n'
            "access: open\ndefault-language: en\nquestionnaires:\n"
            "  - questionnaire: broken-form\n    recurrence: repeated\n"
        )
        (folder / "broken-form.yaml").write_text(
            'questionnaire: broken-form\ntitle: {en: "Broken"}\ndefault-language: en\n'
            "elements:\n"
            '  - id: a\n    question: {en: "Twice?"}\n    type: yes-no\n'
            '  - id: a\n    question: {en: "Twice!"}\n    type: slider\n'
            "    slider: {minimum: 5, maximum: 1, step: 1}\n"
        )
        done = self.stack.control("catalogue", "import", folder, check=False)
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("broken-form.yaml:8:9: error: ID_DUPLICATE", done.stderr)
        with self.assertFails("NOT_FOUND", "STUDY_UNKNOWN"):
            study_of(self.stack, "broken-study")
