"""Processes that crash or are down: acknowledged data is neither lost nor duplicated."""

import threading

import grpc

from support.case import EndToEndTestCase
from support.content import import_study
from support.export import export
from support.failures import failure_of
from support.gateway import Gateway
from support.people import STRESS, TINNITUS, anonymous, anonymous_in, leader_of, new_id, study_of
from support.sheets import copy_of, make_sheet, verdict_names
from support.uploading import Phone
from support.waiting import until_answered, wait_until
from otolith.auth.v1 import auth_pb2


class KilledWhileUploading(EndToEndTestCase):
    def test_every_acknowledged_sheet_is_there_exactly_once(self):
        phones = [Phone(self.stack, number, batches=40, sheets_per_batch=10) for number in range(6)]
        everything = sum(len(phone.sheet_ids) for phone in phones)
        for phone in phones:
            phone.start()

        def acknowledged():
            return sum(len(phone.acknowledged) for phone in phones)

        for share in (0.1, 0.3, 0.6):
            wait_until(
                lambda: acknowledged() >= share * everything or not any(
                    phone.is_alive() for phone in phones),
                f"{share:.0%} of the sheets are acknowledged",
            )
            self.stack.kill_and_restart("ingestion")
        for phone in phones:
            phone.join(timeout=120)
            self.assertFalse(phone.is_alive(), "still uploading")
            self.assertIsNone(phone.problem, phone.problem)
        self.assertGreater(
            sum(phone.interruptions for phone in phones), 0, "no phone was interrupted"
        )

        for phone in phones:
            self.assertEqual(set(phone.acknowledged), phone.sheet_ids)
            stored = [entry.sheet for entry in self.reader(phone).stored(TINNITUS)]
            self.assertEqual(len(stored), len(phone.sheet_ids))
            self.assertEqual(
                {sheet.sheet_id: sheet for sheet in stored},
                {sheet.sheet_id: sheet for batch in phone.batches for sheet in batch},
            )

        leader = leader_of(self.stack, TINNITUS)
        rows, _ = export(self.stack, leader.token, TINNITUS, "wide", "tyt-momentary")
        exported = [row["sheet_id"] for row in rows]
        self.assertEqual(len(exported), len(set(exported)))
        for phone in phones:
            self.assertLessEqual(phone.sheet_ids, set(exported))
        self.assert_one_event_per_sheet(phones)

    def reader(self, phone):
        """The phone's participant on an open connection."""
        phone.participant.gateway = self.gateway
        return phone.participant

    def assert_one_event_per_sheet(self, phones):
        for phone in phones:
            # `sheet_id` is the event's first field: two bytes of tag and length, 36 characters.
            count = (
                "SELECT count(*), count(DISTINCT substring(data FROM 3 FOR 36)) FROM bus.log"
                f" WHERE subject = '{phone.participant.participant_id}'"
                " AND type = 'otolith.events.v1.AnswerSheetAccepted'"
            )
            expected = str(len(phone.sheet_ids))
            wait_until(
                lambda: self.stack.database.query(count) == [[expected, expected]],
                f"{expected} events of {phone.participant.participant_id} in the log",
            )


class ServicesAway(EndToEndTestCase):
    def away(self, *names):
        """Stops services now, and starts them at the end of the test in any case."""
        for name in names:
            self.stack.stop_service(name)
            self.addCleanup(self.stack.start_service, name)

    def test_without_catalogue_and_auth_sheets_are_accepted_and_plans_answered(self):
        participant = anonymous_in(self.stack, TINNITUS)
        form = participant.questionnaires(TINNITUS)["tyt-momentary"]
        token = participant.token
        # Planning and ingestion know the study already from their read models.
        planned = participant.plan(TINNITUS)
        self.assertCreated(
            participant.submit(make_sheet(TINNITUS, form, self.now() - 600, self.random))
        )
        self.away("catalogue", "auth")

        sheets = [
            make_sheet(TINNITUS, form, self.now() - 60 - number, self.random)
            for number in range(20)
        ]
        self.assertCreated(participant.submit(*sheets, token=token))
        self.assertNothingMoved(planned, participant.plan(TINNITUS, token=token))
        self.assertEqual(len(participant.stored(TINNITUS)), 21)
        # A version that is unknown here cannot be judged now, and the verdict says so.
        unheard = copy_of(
            make_sheet(TINNITUS, form, self.now() - 30, self.random), version=form.version + 1
        )
        self.assertEqual(verdict_names(participant.submit(unheard, token=token)), ["RETRY_LATER"])

        # A cold start without the others.
        self.stack.kill_and_restart("ingestion")
        self.stack.kill_and_restart("planning")
        more = make_sheet(TINNITUS, form, self.now() - 20, self.random)
        answer = wait_until(
            lambda: self.submitted(participant, more, token), "ingestion answers after a restart"
        )
        self.assertCreated(answer)
        self.assertNothingMoved(planned, participant.plan(TINNITUS, token=token))

        self.doCleanups()
        verdict, = wait_until(
            lambda: self.decided(participant, unheard), "the catalogue can be asked again"
        )
        self.assertRejected(verdict, ("version", "VERSION_UNKNOWN"))
        # Both have recovered.
        self.assertEqual(len(anonymous_in(self.stack, TINNITUS).fetch(TINNITUS).uses), 4)

    def submitted(self, participant, sheet, token=None):
        try:
            return participant.submit(sheet, token=token)
        except grpc.RpcError as error:
            if error.code() == grpc.StatusCode.UNAVAILABLE:
                return None
            raise

    def decided(self, participant, sheet):
        verdicts = self.submitted(participant, sheet)
        return verdicts if verdicts and verdict_names(verdicts) != ["RETRY_LATER"] else None

    def test_ingestion_learns_of_a_version_published_while_it_was_down(self):
        import_study(self.stack, "while-away")
        participant = anonymous_in(self.stack, "while-away")
        old = participant.questionnaires("while-away")["while-away-form"]
        self.away("ingestion")
        import_study(
            self.stack, "while-away", elements=(
                '  - id: better\n    question: {en: "Better than yesterday?"}\n    type: yes-no\n')
        )
        new = participant.questionnaires("while-away")["while-away-form"]
        self.assertEqual(new.version, old.version + 1)
        self.doCleanups()
        sheets = [
            make_sheet("while-away", form, self.now() - 10, self.random) for form in (old, new)
        ]
        self.assertCreated(participant.submit(*sheets))

    def test_planning_learns_of_a_participant_who_left_while_it_was_down(self):
        participant = anonymous_in(self.stack, TINNITUS)
        token = participant.token
        self.assertEqual(len(participant.plan(TINNITUS).notifications), 64)
        self.away("planning")
        participant.leave(TINNITUS)
        self.doCleanups()

        def nothing_planned():
            try:
                return len(participant.plan(TINNITUS, token=token).notifications) == 0
            except grpc.RpcError as error:
                return failure_of(error).reason == "NOT_ENROLLED"

        wait_until(nothing_planned, "planning has caught up")
        self.assertEqual(len(participant.plan().notifications), 0)

    def test_a_study_that_began_while_planning_and_ingestion_were_away(self):
        self.away("planning", "ingestion")
        import_study(self.stack, "quiet-start")
        participant = anonymous_in(self.stack, "quiet-start")
        form = participant.questionnaires("quiet-start")["quiet-start-form"]
        self.doCleanups()
        wait_until(
            lambda: len(participant.plan("quiet-start").notifications) == 64,
            "planning has heard of the study",
        )
        self.assertCreated(
            wait_until(
                lambda: self.decided(
                    participant, make_sheet("quiet-start", form, self.now() - 5, self.random)),
                "ingestion has heard of the study",
            )
        )

    def test_a_sheet_of_a_former_participant_waits_for_the_events(self):
        """Ingestion lags behind: it knows neither the joining nor the leaving."""
        self.away("ingestion")
        participant = anonymous_in(self.stack, TINNITUS)
        form = participant.questionnaires(TINNITUS)["tyt-momentary"]
        sheet = make_sheet(TINNITUS, form, self.now(), self.random)
        self.stack.clock.advance(seconds=1)
        participant.leave(TINNITUS)
        token = participant.token
        with self.stack.database.locked("ingestion.enrolment_changes"):
            self.stack.start_service("ingestion")
            self.away("auth")
            # The sheet was given with consent; a rejection would make the phone discard it.
            verdicts = participant.submit(sheet, token=token)
            self.assertEqual(verdict_names(verdicts), ["RETRY_LATER"])
            # Services that are available are asked.
            self.stack.start_service("auth")
            self.assertCreated(
                wait_until(lambda: self.decided(participant, sheet), "auth can be asked"))
        late = make_sheet(TINNITUS, form, self.now(), self.random)
        self.assertRejected(
            wait_until(lambda: self.decided(participant, late), "the leaving is known")[0],
            ("study_id", "NOT_ENROLLED"))

    def test_auth_is_killed_while_people_come_and_go(self):
        participant = anonymous_in(self.stack, STRESS)
        self.stack.kill_and_restart("auth")
        # The session survives the process.
        self.stack.clock.advance(minutes=11)
        self.assertEqual(len(participant.fetch(STRESS).uses), 4)
        participant.leave(STRESS)
        self.stack.kill_and_restart("auth")
        with self.assertFails("PERMISSION_DENIED", "NOT_ENROLLED"):
            participant.fetch(STRESS)
        self.assertEqual(len(anonymous(self.stack).plan().notifications), 0)


class KilledWhileJoining(EndToEndTestCase):
    def test_every_acknowledged_enrolment_reaches_all_services(self):
        joined, problems = [], []

        def keep_joining():
            gateway = Gateway(self.stack.addresses)
            try:
                while len(joined) < 120:
                    request = auth_pb2.SignInAnonymouslyRequest(request_id=new_id())
                    session = until_answered(
                        lambda: gateway.sessions.SignInAnonymously(request))
                    join = auth_pb2.JoinStudyRequest(
                        study_id=TINNITUS, consent_version=consent, consent_language="en")
                    until_answered(
                        lambda: gateway.enrolments.JoinStudy(join, token=session.access_token))
                    joined.append(session.participant_id)
            except Exception as problem:  # noqa: BLE001 — reported by the test's thread
                problems.append(problem)
            finally:
                gateway.close()

        consent = study_of(self.stack, TINNITUS).consent_version
        threads = [threading.Thread(target=keep_joining, daemon=True) for _ in range(4)]
        for thread in threads:
            thread.start()
        for number in (20, 50, 80):
            wait_until(lambda: len(joined) >= number or problems, f"{number} have joined", 60)
            self.stack.kill_and_restart("auth")
        for thread in threads:
            thread.join(timeout=60)
        self.assertEqual(problems, [])
        self.assertEqual(len(set(joined)), len(joined))

        everyone = ", ".join(f"'{identifier}'" for identifier in joined)
        events = (
            "SELECT count(*), count(DISTINCT subject) FROM bus.log WHERE type ="
            f" 'otolith.events.v1.ParticipantEnrolled' AND subject IN ({everyone})"
        )
        expected = str(len(joined))
        wait_until(
            lambda: self.stack.database.query(events) == [[expected, expected]],
            "one event for each joining",
        )
        for table in ("planning.enrolments", "ingestion.enrolment_changes"):
            known = (
                f"SELECT count(*) FROM {table} WHERE participant_id IN ({everyone})"
                f" AND study_id = '{TINNITUS}'"
            )
            wait_until(
                lambda: self.stack.database.value(known) == expected, f"{table} knows them all")


class RestartedDatabase(EndToEndTestCase):
    def test_uploads_while_postgresql_is_restarted(self):
        phones = [Phone(self.stack, number + 100, batches=25, sheets_per_batch=10)
                  for number in range(4)]
        everything = sum(len(phone.sheet_ids) for phone in phones)
        for phone in phones:
            phone.start()
        wait_until(
            lambda: sum(len(phone.acknowledged) for phone in phones) > everything / 4,
            "a quarter is acknowledged",
        )
        self.stack.restart_database()
        for phone in phones:
            phone.join(timeout=120)
            self.assertFalse(phone.is_alive(), "still uploading")
            self.assertIsNone(phone.problem, phone.problem)
            phone.participant.gateway = self.gateway
            stored = [entry.sheet.sheet_id for entry in phone.participant.stored(TINNITUS)]
            self.assertCountEqual(stored, phone.sheet_ids)
        # All other clients recover, too, and the bus continues.
        participant = anonymous_in(self.stack, TINNITUS)
        self.assertEqual(len(participant.plan(TINNITUS).notifications), 64)
        wait_until(
            lambda: self.stack.database.tables_holding(participant.participant_id, ["ingestion"]),
            "news of the joining arrives",
        )

    def test_cut_connections_heal(self):
        participant = anonymous_in(self.stack, TINNITUS)
        form = participant.questionnaires(TINNITUS)["tyt-momentary"]
        self.stack.database.query(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE usename LIKE 'otolith\\_%'"
        )
        sheet = make_sheet(TINNITUS, form, self.now() - 5, self.random)

        def accepted():
            try:
                return verdict_names(participant.submit(sheet))
            except grpc.RpcError as error:
                self.assertEqual(error.code().name, "UNAVAILABLE", failure_of(error))
                return None

        self.assertIn(wait_until(accepted, "ingestion is back"), (["CREATED"], ["EXISTS"]))
        for call in (
            lambda: participant.plan(TINNITUS), lambda: participant.fetch(TINNITUS),
            lambda: anonymous(self.stack),
        ):
            def answered(call=call):
                try:
                    call()
                    return True
                except grpc.RpcError as error:
                    self.assertEqual(error.code().name, "UNAVAILABLE", failure_of(error))
                    return False

            wait_until(answered, "the service is back")
