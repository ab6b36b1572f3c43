"""Messages between a participant and the team of a study."""

import json
import uuid

from support.case import EndToEndTestCase
from support.mail import await_mail, mails_to
from support.people import (
    TINNITUS, anonymous, anonymous_in, leader_of, new_id, new_leader, new_staff, sign_in,
)
from support.studies import daily, publish
from support.waiting import wait_until
from otolith.auth.v1 import auth_pb2, messages_pb2, own_account_pb2
from otolith.catalogue.v1 import study_pb2


class Messages(EndToEndTestCase):
    def own(self, participant):
        return self.gateway.messages.ListOwnMessages(
            messages_pb2.ListOwnMessagesRequest(), token=participant.token).messages

    def test_a_question_and_its_answer(self):
        participant, other = (anonymous_in(self.stack, TINNITUS) for _ in range(2))
        leader = leader_of(self.stack, TINNITUS)
        question = messages_pb2.SendMessageRequest(
            message_id=new_id(), study_id=TINNITUS, text="Wie lange läuft die Studie?",
            answerable=True)
        for _ in range(2):
            self.gateway.messages.SendMessage(question, token=participant.token)
        waiting = self.gateway.messages.ListStudyMessages(
            messages_pb2.ListStudyMessagesRequest(study_id=TINNITUS, waiting_only=True),
            token=leader.token).messages
        self.assertEqual([each.text for each in waiting], [question.text])
        self.assertNotIn(participant.participant_id, str(waiting))
        self.gateway.messages.SendStudyMessage(messages_pb2.SendStudyMessageRequest(
            message_id=new_id(), study_id=TINNITUS, text="Ein Jahr.",
            answer_to=question.message_id), token=leader.token)
        answer, asked = self.own(participant)
        self.assertEqual((answer.text, answer.from_team, asked.answered), ("Ein Jahr.", True, True))
        self.gateway.messages.MarkMessageRead(messages_pb2.MarkMessageReadRequest(
            message_id=answer.message_id), token=participant.token)
        self.assertTrue(self.own(participant)[0].HasField("read_time"))
        self.assertEqual(list(self.own(other)), [])
        with self.assertFails("NOT_FOUND", "MESSAGE_UNKNOWN"):
            self.gateway.messages.MarkMessageRead(messages_pb2.MarkMessageReadRequest(
                message_id=answer.message_id), token=other.token)
        with self.assertFails("PERMISSION_DENIED", "NOT_ENROLLED"):
            question.message_id = new_id()
            self.gateway.messages.SendMessage(question, token=anonymous(self.stack).token)
        with self.assertFails("PERMISSION_DENIED", "NOT_STUDY_LEADER"):
            self.gateway.messages.ListStudyMessages(
                messages_pb2.ListStudyMessagesRequest(study_id=TINNITUS), token=other.token)

    def test_the_team_is_mailed_how_many_wait(self):
        study = f"waiting-{new_id()[:8]}"
        publish(
            self.stack, study, [daily(f"{study}-a")], access=study_pb2.STUDY_ACCESS_REQUEST)
        name, address = new_staff(self.stack, f"team-{study}", study, "recruiter"), f"{study}@example.org"
        self.stack.database.query(
            f"SET search_path = auth; UPDATE accounts SET email = '{address}', email_key = '{address}',"
            f" email_consent = true WHERE username = '{name}' RETURNING 1")
        people = [anonymous(self.stack) for _ in range(3)]
        people[0].join(study, note="Patient 17")
        mail = await_mail(self.stack, address).get_body(("plain",)).get_content()
        self.assertRegex(mail, rf"{study}\s+Requests to join:\s+1\s")
        for word in ("Patient 17", people[0].participant_id, "New messages"):
            self.assertNotIn(word, mail)
        # At most one an hour, and none for staff who switched them off.
        people[1].join(study)
        self.stack.clock.advance(hours=1)
        mail = await_mail(self.stack, address, 2).get_body(("plain",)).get_content()
        self.assertRegex(mail, r"Requests to join:\s+2\s")
        staff = sign_in(self.stack, name, "heather-otter-lantern")
        account = self.gateway.accounts.GetAccount(auth_pb2.GetAccountRequest(), token=staff.token)
        changed = self.gateway.own_accounts.UpdateAccount(
            own_account_pb2.UpdateAccountRequest(
                account=auth_pb2.Account(team_mails_off=True), etag=account.etag), token=staff.token)
        self.assertTrue(changed.team_mails_off)
        people[2].join(study)
        self.stack.clock.advance(hours=1)
        wait_until(
            lambda: self.stack.database.value(
                f"SELECT due_at IS NULL FROM auth.team_mails WHERE study_id = '{study}'") == "t",
            "the mails are decided on")
        self.assertEqual(len(mails_to(self.stack, address)), 2)
        self.assertEqual(self.stack.database.value(
            f"SELECT count(*) FROM auth.mail_outbox WHERE recipient = '{address}'"), "0")

    def test_who_wants_no_answer_is_not_found_out_by_what_is_answered(self):
        participant = anonymous_in(self.stack, TINNITUS)
        leader = leader_of(self.stack, TINNITUS)
        question = messages_pb2.SendMessageRequest(
            message_id=new_id(), study_id=TINNITUS, text="Darf ich fragen?", answerable=True)
        self.gateway.messages.SendMessage(question, token=participant.token)
        asked = self.gateway.messages.SendStudyMessage(
            messages_pb2.SendStudyMessageRequest(
                message_id=new_id(), study_id=TINNITUS, text="Ja.", answerable=True,
                answer_to=question.message_id), token=leader.token).message
        answer = messages_pb2.SendMessageRequest(
            message_id=new_id(), study_id=TINNITUS, text="Es hilft nichts.",
            answer_to=asked.message_id)
        with self.assertFails("FAILED_PRECONDITION", "ANSWER_TELLS_WRITER"):
            self.gateway.messages.SendMessage(answer, token=participant.token)
        answer.answer_to = ""
        self.gateway.messages.SendMessage(answer, token=participant.token)
        seen = {
            each.message_id: each for each in self.gateway.messages.ListStudyMessages(
                messages_pb2.ListStudyMessagesRequest(study_id=TINNITUS),
                token=leader.token).messages
        }
        self.assertEqual(seen[answer.message_id].member_id, "")
        self.assertFalse(seen[asked.message_id].answered)
        with self.assertFails("FAILED_PRECONDITION", "MESSAGE_NOT_ANSWERABLE"):
            self.gateway.messages.SendStudyMessage(messages_pb2.SendStudyMessageRequest(
                message_id=new_id(), study_id=TINNITUS, text="Wer?",
                answer_to=answer.message_id), token=leader.token)

    def test_many_accounts_do_not_flood_a_team_without_end(self):
        study = "flooded"
        publish(self.stack, study, [daily(f"{study}-form")])
        new_leader(self.stack, study)
        leader = leader_of(self.stack, study)
        participant, other = (anonymous_in(self.stack, study) for _ in range(2))
        first = messages_pb2.SendMessageRequest(
            message_id=new_id(), study_id=study, text="Hallo")
        self.gateway.messages.SendMessage(first, token=participant.token)
        self.stack.database.query(
            f"""
            INSERT INTO auth.messages (message_id, study_id, participant_id, member_id, from_team,
              group_id, text, answerable, reply_email, created_at)
            SELECT gen_random_uuid(), study_id, participant_id, member_id, false, '', 'x', false, '',
              created_at
            FROM auth.messages, generate_series(2, 10000) WHERE message_id = '{first.message_id}'
            """)
        with self.assertFails("RESOURCE_EXHAUSTED", "MESSAGES_LIMIT"):
            self.gateway.messages.SendMessage(
                messages_pb2.SendMessageRequest(
                    message_id=new_id(), study_id=study, text="Auch hallo"), token=other.token)
        # Messages of the team still arrive, and repetitions are answered as before.
        self.gateway.messages.SendStudyMessage(
            messages_pb2.SendStudyMessageRequest(
                message_id=new_id(), study_id=study, text="Ruhe"), token=leader.token)
        self.gateway.messages.SendMessage(first, token=participant.token)

    def test_at_the_console(self):
        participant = anonymous_in(self.stack, TINNITUS)
        question = messages_pb2.SendMessageRequest(
            message_id=new_id(), study_id=TINNITUS, text="Zwei\nZeilen \x1b[2J", answerable=True)
        self.gateway.messages.SendMessage(question, token=participant.token)

        def control(*arguments, status=0):
            done = self.stack.control(
                "messages", *arguments, username=f"leader-{TINNITUS}", check=False)
            self.assertEqual(done.returncode, status, done.stderr)
            return done

        waiting = control("list", TINNITUS, "--waiting").stdout
        self.assertIn(f"{question.message_id} ", waiting)
        self.assertIn("  | Zwei\n  | Zeilen \\u{1B}[2J\n", waiting)
        self.assertNotIn(participant.participant_id, waiting)
        text = self.stack.directory / "run" / "answer.txt"
        text.write_text("Eine Antwort,\nauch zwei.\n\n")
        for _ in range(2):
            control("send", TINNITUS, "--file", text, "--answer-to", question.message_id, "--id",
                    str(uuid.uuid5(uuid.NAMESPACE_URL, question.message_id)))
        answer, asked = self.own(participant)
        self.assertEqual((answer.text, asked.answered), ("Eine Antwort,\nauch zwei.", True))
        listed = json.loads(control("list", TINNITUS, "--json", "--limit", 1).stdout)
        self.assertEqual(
            [(each["fromTeam"], each["answerTo"]) for each in listed], [(True, question.message_id)])
        self.assertEqual(control("list", TINNITUS, "--limit", 0, status=64).stdout, "")
        control("send", TINNITUS, "--file", text, "--group", "a", "--answer-to", "b", status=64)
        control("send", TINNITUS, "--file", "/nowhere.txt", status=66)
        control("send", TINNITUS, "--file", text, "--group", "nobodys", status=1)
