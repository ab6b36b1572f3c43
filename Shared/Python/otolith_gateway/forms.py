"""A questionnaire of the catalogue that is being filled in."""

import uuid
from datetime import datetime, timezone
from typing import NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from otolith.catalogue.v1 import questionnaire_pb2, rules_pb2
from otolith.ingestion.v1 import ingestion_pb2

from .checks import Answer, Problem
from .evaluation import Rules
from .scoring import Facts, Score
from .unroll import unrolled

# The member of `Answer` that holds a value of each type of question.
_MEMBERS = {
    "single_choice": "choice", "multiple_choice": "choice", "yes_no": "choice", "country": "choice",
    "ranking": "choice", "slider": "number", "self_assessment_manikin": "number", "number": "number",
    "visual_analogue": "number", "duration": "number", "countdown": "number", "text_line": "text",
    "text_area": "text", "email": "text", "url": "text", "telephone": "text", "file": "text", "date": "date",
    "time": "time", "date_time": "date_time"}


class Review(NamedTuple):
    """What follows from the answers so far."""

    shown: set[str]  # ids of elements
    answers: dict[str, Answer]  # to store
    problems: dict[str, Problem]  # questions that must still be answered or corrected
    violated: list[rules_pb2.Constraint]  # those that belong to no question, too
    scores: list[Score]
    calculations: dict[str, float | bool | str | None]


class Form:
    """A questionnaire that is being filled in: for each sheet another.

    Answers are a tuple of codes, a number or a text by the question's id; dates and times are texts. `questionnaire` has a
    copy of each repeating group for each repetition: `dose_2` is the question `dose` of the second. `copies` says which
    groups these are, by id.
    """

    def __init__(self, questionnaire: questionnaire_pb2.Questionnaire, sheet_id: str = ""):
        self.questionnaire, self.copies = unrolled(questionnaire)
        self.sheet_id = sheet_id or str(uuid.uuid4())  # of a draft, which stays the same sheet
        self._rules = Rules(self.questionnaire, self.copies)
        self.start_time = datetime.now(timezone.utc)

    @property
    def initial_answers(self) -> dict[str, Answer]:
        """Answers that the questionnaire suggests at first."""
        found = {}
        for place, element in enumerate(self._rules.elements):
            if element.question.HasField("initial_answer") and not self._rules.is_added(place):
                initial = element.question.initial_answer
                found[element.element_id] = initial.number.value if initial.HasField("number") else (
                    tuple(initial.codes) if initial.codes else initial.text)
        return found

    def review(self, given: dict[str, Answer], earlier: dict[str, dict[str, Answer]] | None = None,
               time_zone: str = "", profile: dict[str, Answer] | None = None,
               added: dict[str, int] | None = None) -> Review:
        """Decides what is shown, and what is wrong. Call it after each answer.

        `earlier`: answers to other questionnaires, and of the previous sheet of this one, by id.
        `profile`: fields of the profile, by name. `added`: numbers of repetitions that the participant added, by group; a
        repetition is also shown if it or a later one has an answer.
        """
        try:
            zone = ZoneInfo(time_zone or "UTC")
        except (ZoneInfoNotFoundError, ValueError):
            zone = timezone.utc
        facts = Facts(
            str(self.start_time.astimezone(zone).date()),
            (earlier or {}).get(self.questionnaire.questionnaire_id, {}), profile or {})
        result = self._rules.evaluate(given, earlier or {}, facts, added)
        required = self._rules.required(result)
        problems = {
            element.element_id: found for place, element in enumerate(self._rules.elements)
            if (found := self._rules.unmet(place, result, required)) is not None}
        return Review(
            {element.element_id for element, shown in zip(self._rules.elements, result.shown) if shown},
            self._rules.stored(result, required), problems, result.violated, result.values.scores(),
            {one.calculation_id: result.values.calculated(one.calculation_id)
             for one in self.questionnaire.calculations})

    # [guide: fill]
    def member(self, element_id: str) -> str:
        """The member of `Answer` for a question, such as `choice`."""
        place = self._rules.positions.get(element_id)
        member = None if place is None else _MEMBERS.get(self._rules.kind(place))
        if member is None:
            raise KeyError(f"{element_id} is not a question that can be answered")
        return member

    def read(self, element_id: str, text: str) -> Answer:
        """Reads what was typed for a question: for a choice its codes, separated by commas."""
        match self.member(element_id):
            case "choice": return tuple(text.split(",")) if text else ()
            # Nothing is no answer, not 0.
            case "number": return float(text) if text.strip() else float("nan")
            case _: return text

    def sheet(self, study_id: str, answers: dict[str, Answer], earlier: dict[str, dict[str, Answer]] | None = None,
              profile: dict[str, Answer] | None = None, **fields) -> ingestion_pb2.AnswerSheet:
        """The sheet, which names exactly the version shown and its content hash. `answers`: those of `review`."""
        sheet = ingestion_pb2.AnswerSheet(
            sheet_id=self.sheet_id, study_id=study_id, questionnaire_id=self.questionnaire.questionnaire_id,
            version=self.questionnaire.version, content_hash=self.questionnaire.content_hash,
            closing=ingestion_pb2.SHEET_CLOSING_COMPLETE, **fields)
        # The device's clock, uncorrected: the server marks implausible times.
        sheet.start_time.FromDatetime(self.start_time)
        sheet.finish_time.GetCurrentTime()
        for element in self._rules.elements:
            if element.element_id not in answers:
                continue
            value, member = answers[element.element_id], self.member(element.element_id)
            answer = sheet.answers.add(element_id=element.element_id, answer_time=sheet.finish_time)
            if member == "choice":
                answer.choice.CopyFrom(ingestion_pb2.Codes(codes=value))
            else:
                setattr(answer, member, value)
        # Another device may have sent an answer that decides otherwise here.
        for questionnaire_id, element_id in self._foreign():
            known = (earlier or {}).get(questionnaire_id, {}).get(element_id)
            if known is not None:
                found = sheet.referenced_answers.add(questionnaire_id=questionnaire_id, element_id=element_id)
                if isinstance(known, tuple):
                    found.codes.extend(known)
                elif isinstance(known, str):
                    found.text = known
                else:
                    found.number.value = known
        for field in self._named("profile_field"):
            if (known := (profile or {}).get(field)) is not None:
                sheet.profile_values.add(field=field, **{"text" if isinstance(known, str) else "number": known})
        return sheet

    def _foreign(self) -> dict:
        """Questions of other sheets that rules read, each once."""
        parts = [part for element in self._rules.elements
                 for part in (*element.enable_when, *element.question.required_when)]
        references = [(one.questionnaire_id, one.element_id) for part in parts for one in (part, *part.count)]
        # Those of the previous sheet of this questionnaire.
        references += [(self.questionnaire.questionnaire_id, one) for one in self._named("earlier_element_id")]
        return dict.fromkeys(one for one in references if all(one))
    # [guide: end]

    def _named(self, content: str) -> list[str]:
        """What nodes of this kind in calculations and constraints name."""
        rules = (*self.questionnaire.calculations, *self.questionnaire.constraints)
        return list(dict.fromkeys(
            getattr(node, content) for rule in rules for node in rule.expression.nodes
            if node.WhichOneof("content") == content))


def values_of(sheet: ingestion_pb2.AnswerSheet) -> dict[str, Answer]:
    """The answers of a sheet by question."""
    found = {}
    for answer in sheet.answers:
        value = getattr(answer, answer.WhichOneof("value"))
        found[answer.element_id] = tuple(value.codes) if answer.HasField("choice") else value
    return found
