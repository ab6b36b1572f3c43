"""A study with its leader, and participants under the leader's pseudonyms."""

from otolith.catalogue.v1 import catalogue_pb2
from otolith.planning.v1 import oversight_pb2

from .case import EndToEndTestCase
from .people import administrator, anonymous_in, leader_of, new_id, new_leader
from .quiet import await_quiet
from .studies import publish
from .waiting import until_answered


class OverseenStudyTestCase(EndToEndTestCase):
    """Has `self.study`, which its leader leads, and `self.leader`."""

    # Definition of the study; `id_of` gives the ids of its questionnaires.
    def uses(self) -> list:
        raise NotImplementedError

    # Triggers of the study, if any.
    def triggers(self) -> list:
        return []

    # Rules over all schedules of the study, if any.
    rules = None

    def id_of(self, name: str) -> str:
        return f"{self.study}-{name}"

    def setUp(self):
        super().setUp()
        self.study = f"seen-{new_id()[:8]}"
        publish(
            self.stack, self.study, self.uses(), triggers=self.triggers(), prompt_rules=self.rules)
        new_leader(self.stack, self.study)
        self.leader = leader_of(self.stack, self.study)
        # The first call makes planning fetch pseudonyms from ingestion and may have to be retried.
        until_answered(self.statuses)

    def publish_form(self, form, title=None):
        """Publishes the next version of one of the study's questionnaires, and the study with it."""
        token = administrator(self.stack).token
        study = self.gateway.catalogue.GetStudy(
            catalogue_pb2.GetStudyRequest(study_id=self.study, all_languages=True),
            token=token).study
        if title:
            study.title.CopyFrom(title)
        for use in study.questionnaires:
            use.version = 0
        self.gateway.authoring.ImportStudy(
            catalogue_pb2.ImportStudyRequest(
                study=study, questionnaires=[form], apply_state=True), token=token)

    def ask(self, method: str, token=None, **fields):
        """Calls a method as the study's leader, with the study in the request."""
        fields.setdefault("study_id", self.study)
        request = getattr(oversight_pb2, f"{method}Request")(**fields)
        return getattr(self.gateway.oversight, method)(request, token=token or self.leader.token)

    def participant(self):
        """A participant known to all services, with the pseudonym."""
        before = {status.participant for status in self.statuses()}
        person = anonymous_in(self.stack, self.study)
        await_quiet(self.stack)
        name, = {status.participant for status in self.statuses()} - before
        return person, name

    def statuses(self, **fields) -> list:
        found, page_token = [], ""
        while True:
            page = self.ask("ListParticipantStatuses", page_size=2, page_token=page_token, **fields)
            found += page.participants
            page_token = page.next_page_token
            if not page_token:
                return found

    def rows(self, breakdown: str, **fields) -> dict:
        """Rows of a compliance report, by key."""
        found, page_token = {}, ""
        while True:
            page = self.ask(
                "GetCompliance", breakdown=f"COMPLIANCE_BREAKDOWN_{breakdown}", page_size=3,
                page_token=page_token, **fields)
            found |= {row.key: row for row in page.rows}
            page_token = page.next_page_token
            if not page_token:
                return found
