"""Words between a participant and the team of a study."""

from support.case import EndToEndTestCase
from support.people import TINNITUS, anonymous, anonymous_in, leader_of, new_id
from otolith.auth.v1 import messages_pb2


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
