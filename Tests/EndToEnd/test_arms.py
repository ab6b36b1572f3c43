"""Arms of a trial are visible to its leaders only: what a gateway shows to whom, seen from outside."""

from support.case import EndToEndTestCase
from support.clock import timestamp
from support.people import administrator, anonymous, leader_of, new_id, new_leader
from support.sheets import copy_of
from support.studies import daily, publish
from otolith.catalogue.v1 import catalogue_pb2
from otolith.ingestion.v1 import ingestion_pb2

STUDY = "blinded"
EVERYBODY, ARM_A, ARM_B = "blinded-diary", "blinded-arm-a", "blinded-arm-b"


class Arms(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        publish(
            cls.stack, STUDY,
            [daily(EVERYBODY), daily(ARM_A, 600, group_ids=["a"]),
             daily(ARM_B, 660, group_ids=["b"])],
            groups=["a", "b"])
        cls.leader_name = new_leader(cls.stack, STUDY)
        cls.leader = leader_of(cls.stack, STUDY)
        cls.member = anonymous(cls.stack)
        code = cls.stack.control(
            "members", "invite", STUDY, "--group", "a", username=cls.leader_name).stdout.strip()
        cls.member.join(STUDY, invitation_code=code)

    def study(self, token=None):
        return self.gateway.catalogue.GetStudy(
            catalogue_pb2.GetStudyRequest(study_id=STUDY), token=token)

    def test_a_study_shows_only_what_the_caller_may_see(self):
        everything = [EVERYBODY, ARM_A, ARM_B]
        for name, token, shown, groups, whole in (
            ("nobody", None, [EVERYBODY], [], False),
            ("stranger", anonymous(self.stack).token, [EVERYBODY], [], False),
            ("member", self.member.token, [EVERYBODY, ARM_A], ["a"], False),
            ("leader", self.leader.token, everything, ["a", "b"], True),
            ("administrator", administrator(self.stack).token, everything, ["a", "b"], True),
        ):
            with self.subTest(name):
                answer = self.study(token)
                self.assertEqual(
                    [use.questionnaire_id for use in answer.study.questionnaires], shown)
                self.assertEqual([group.group_id for group in answer.study.groups], groups)
                self.assertEqual(answer.all_groups, whole)

    def test_an_invalid_token_is_not_treated_as_absent(self):
        with self.assertFails("UNAUTHENTICATED"):
            self.study("a.b.c")

    def test_a_member_reads_the_own_arm_alone(self):
        def read(questionnaire_id):
            return self.gateway.catalogue.GetQuestionnaireVersion(
                catalogue_pb2.GetQuestionnaireVersionRequest(
                    questionnaire_id=questionnaire_id, version=1), token=self.member.token)

        self.assertEqual(read(ARM_A).questionnaire_id, ARM_A)
        with self.assertFails("NOT_FOUND", "QUESTIONNAIRE_VERSION_UNKNOWN"):
            read(ARM_B)
        device = self.gateway.catalogue.GetDeviceCatalogue(
            catalogue_pb2.GetDeviceCatalogueRequest(), token=self.member.token)
        self.assertEqual(
            [form.questionnaire_id for form in device.studies[0].questionnaires],
            [EVERYBODY, ARM_A])

    def test_ingestion_does_not_distinguish_another_arm_from_an_unknown_one(self):
        """Verdicts and series do not reveal whether a trial has an arm, or its questions."""
        def answers(questionnaire_id):
            sheet = ingestion_pb2.AnswerSheet(
                sheet_id=new_id(), study_id=STUDY, questionnaire_id=questionnaire_id, version=1,
                content_hash="x", time_zone="UTC")
            sheet.finish_time.CopyFrom(timestamp(self.now() - 60))
            right = copy_of(sheet, sheet_id=new_id())
            right.content_hash = self.hash_of_the_other_arm()
            said = [
                (verdict.verdict, [
                    (wrong.field, wrong.reason,
                     wrong.description.replace(questionnaire_id, "…"))
                    for wrong in verdict.violations])
                for verdict in self.member.submit(sheet, right)]
            with self.assertFails("NOT_FOUND", "QUESTIONNAIRE_NOT_IN_STUDY"):
                self.member.series(STUDY, questionnaire_id, "feeling")
            return said

        hidden = answers(ARM_B)
        self.assertEqual(hidden, answers("blinded-nothing"))
        self.assertEqual(
            [[wrong[:2] for wrong in violations] for _, violations in hidden],
            [[("questionnaire_id", "QUESTIONNAIRE_NOT_IN_STUDY")]] * 2)

    def hash_of_the_other_arm(self):
        return self.gateway.catalogue.GetQuestionnaireVersion(
            catalogue_pb2.GetQuestionnaireVersionRequest(questionnaire_id=ARM_B, version=1),
            token=self.leader.token).content_hash
