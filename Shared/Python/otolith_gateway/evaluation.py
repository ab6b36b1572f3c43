"""What a questionnaire shows, requires and finds wrong; the counterpart of Questionnaires/Evaluation.

An answer is a tuple of codes, a number, or a text.
"""

import math
from typing import NamedTuple

from otolith.catalogue.v1 import questionnaire_pb2, rules_pb2

from .checks import COUNTDOWN_MAX, Answer, Problem, optional_number, problem
from .expressions import Scale, combined, inverse, is_blank, order
from .scoring import Definitions, Facts, Values
from .unroll import Copy

_COMPARED = {
    rules_pb2.CONDITION_OPERATOR_EQUAL: lambda sign: sign == 0,
    rules_pb2.CONDITION_OPERATOR_NOT_EQUAL: lambda sign: sign != 0,
    rules_pb2.CONDITION_OPERATOR_LESS: lambda sign: sign < 0,
    rules_pb2.CONDITION_OPERATOR_LESS_OR_EQUAL: lambda sign: sign <= 0,
    rules_pb2.CONDITION_OPERATOR_GREATER: lambda sign: sign > 0,
    rules_pb2.CONDITION_OPERATOR_GREATER_OR_EQUAL: lambda sign: sign >= 0}


class Result(NamedTuple):
    shown: list[bool]
    answers: dict[str, Answer]
    demanded: set[int]
    values: Values
    violated: list[rules_pb2.Constraint]


def is_blank_answer(answer: Answer) -> bool:
    if isinstance(answer, tuple):
        return not answer
    return is_blank(answer) if isinstance(answer, str) else not math.isfinite(answer)


def _equals(answer: Answer, part) -> bool | None:
    if isinstance(answer, tuple):
        return any(code in part.codes for code in answer) if part.codes else None
    if isinstance(answer, str):
        return answer == part.text if part.text else None
    number = optional_number(part, "number")
    return None if number is None else answer == number


def _compare(part, answer: Answer | None) -> bool | None:
    if part.operator == rules_pb2.CONDITION_OPERATOR_ANSWERED:
        return answer is not None
    if part.operator == rules_pb2.CONDITION_OPERATOR_NOT_ANSWERED:
        return answer is None
    if answer is None or part.operator not in _COMPARED:
        return None
    if part.operator == rules_pb2.CONDITION_OPERATOR_EQUAL:
        return _equals(answer, part)
    if part.operator == rules_pb2.CONDITION_OPERATOR_NOT_EQUAL:
        return inverse(_equals(answer, part))
    sign = None if isinstance(answer, tuple) else order(
        answer, part.text if isinstance(answer, str) else optional_number(part, "number"))
    return None if sign is None else _COMPARED[part.operator](sign)


def _count(part, find) -> bool | None:
    chosen = 0
    for reference in part.count:
        answer = find(reference.questionnaire_id, reference.element_id)
        if isinstance(answer, tuple):
            chosen += sum(not part.codes or code in part.codes for code in set(answer))
        elif answer is not None and not part.codes:
            chosen += 1
    sign = order(chosen, optional_number(part, "number", 0.0))
    return None if sign is None or part.operator not in _COMPARED else _COMPARED[part.operator](sign)


def holds(parts, behavior: int, find) -> bool | None:
    """Whether a condition holds; None if empty. `find` returns answers by questionnaire and id, or by calculation."""
    inner: list[list] = [[] for _ in parts]
    roots = []
    for place in range(len(parts) - 1, -1, -1):
        part, members = parts[place], inner[place]
        match part.combination:
            case rules_pb2.COMBINATION_UNSPECIFIED:
                if part.count:
                    result = _count(part, find)
                elif part.calculation_id:
                    result = _compare(part, find(calculation=part.calculation_id))
                else:
                    # Scores are known only after the end.
                    result = _compare(part, None if part.score_id else find(part.questionnaire_id, part.element_id))
            case rules_pb2.COMBINATION_ALL: result = combined(members, False)
            case rules_pb2.COMBINATION_ANY: result = combined(members, True)
            case rules_pb2.COMBINATION_NONE: result = inverse(combined(members, True))
            case _: result = None
        above = part.parent - 1
        if above >= place or above >= 0 and not parts[above].combination:
            return None  # malformed
        (roots if above < 0 else inner[above]).append(result)
    return combined(roots, behavior == rules_pb2.ENABLE_BEHAVIOR_ANY)


def _scale(kind: str | None, definition) -> Scale | None:
    """What answers to a question count in a score; None for texts and the like."""
    def ranged(low, high):
        return (low, high) if low is not None and high is not None and low <= high else None

    match kind:
        case "yes_no": return Scale({"no": 0.0, "yes": 1.0}, (0.0, 1.0))
        case "slider":
            found = ranged(definition.minimum, definition.maximum)
            return Scale(None, found) if found else None
        case "self_assessment_manikin": return Scale(None, (1.0, 9.0))
        case "visual_analogue": return Scale(None, (0.0, 100.0))
        case "number": return Scale(None, ranged(optional_number(definition, "minimum"), optional_number(definition, "maximum")))
        case "duration": return Scale(None, ranged(definition.minimum_seconds, definition.maximum_seconds))
        case "countdown": return Scale(None, (0.0, COUNTDOWN_MAX))
        case "single_choice" | "multiple_choice": pass
        case _: return None
    weights = {}
    for option in definition.options:
        if option.missing:
            continue
        weight = optional_number(option, "weight") if option.HasField("weight") else _typed(option.code)
        if weight is None:
            return None
        weights[option.code] = weight
    if not weights:
        return None
    found = list(weights.values())
    if kind == "multiple_choice":
        together = [weights[one.code] for one in definition.options if not one.exclusive and one.code in weights]
        found += [sum(one for one in together if one < 0), sum(one for one in together if one > 0)]
    return Scale(weights, (min(found), max(found)))


def _typed(code: str) -> float | None:
    digits = code.removeprefix("-")
    if not digits.isascii() or not digits.replace(".", "", 1).isdigit():
        return None
    return float(code) if math.isfinite(float(code)) else None


class Rules:
    """The rules of a questionnaire of the catalogue, as `unrolled` returns it."""

    def __init__(self, questionnaire: questionnaire_pb2.Questionnaire, copies: dict[str, Copy]):
        # By place.
        self.copies = {place: copies[one.element_id] for place, one in enumerate(questionnaire.elements)
                       if one.element_id in copies}
        self.elements = questionnaire.elements
        self.constraints = questionnaire.constraints
        self.positions: dict[str, int] = {}
        self.parents: list[int | None] = []
        self._governors: list[list[int]] = []
        # The question whose type a question has; None for other elements and unknown types.
        self.types: list = []
        shared, page = {}, None
        for place, element in enumerate(self.elements):
            self.positions.setdefault(element.element_id, place)
            content = element.WhichOneof("content")
            if content == "page_break":
                page = place
            above = self.positions.get(element.parent_id, place) if element.parent_id else place
            parent = above if above < place and self.elements[above].HasField("group") else None
            inherited = shared[parent] if parent is not None else questionnaire if questionnaire.HasField(
                "shared_answer") else None
            if content == "group":
                shared[place] = element.group if element.group.HasField("shared_answer") else inherited
            question = element.question if content == "question" else None
            if question and question.WhichOneof("type") == "inherited":
                question = inherited.shared_answer if inherited else None
            is_known = question is not None and question.WhichOneof("type") not in (None, "inherited")
            self.types.append(question if is_known else None)
            self.parents.append(parent)
            self._governors.append(
                [*self._governors[parent], parent] if parent is not None
                else [] if page is None or page == place else [page])
        scales = {name: _scale(self.kind(place), self.definition(place)) for name, place in self.positions.items()}
        self._definitions = Definitions(questionnaire, scales)

    def kind(self, place: int) -> str | None:
        """Name of the question's type, such as `single_choice`."""
        return self.types[place].WhichOneof("type") if self.types[place] is not None else None

    def definition(self, place: int):
        return getattr(self.types[place], self.kind(place)) if self.types[place] is not None else None

    def offered(self, place: int, answers: dict) -> list[str]:
        """Codes of a question's options that are offered, by an earlier answer if that decides."""
        deciding = self.elements[place].question.offered_by
        return [one.code for one in self.definition(place).options
                if not deciding or not one.offered_for or set(one.offered_for) & set(answers.get(deciding, ()))]

    def is_added(self, place: int) -> bool:
        """Whether an element is in a repetition that the participant adds."""
        return any(one in self.copies and self.copies[one].is_added for one in (place, *self._governors[place]))

    def _reached(self, given: dict, added: dict[str, int]) -> dict[str, int]:
        """The number of the last repetition of each group that has an answer, or was added."""
        numbers = dict(added)
        for place, element in enumerate(self.elements):
            for copy in (self.copies.get(one) for one in self._governors[place] if element.element_id in given):
                if copy is not None:
                    numbers[copy.group] = max(copy.number, numbers.get(copy.group, 0))
        return numbers

    def evaluate(self, given: dict, earlier: dict[str, dict], facts: Facts = Facts(),
                 added: dict[str, int] | None = None) -> Result:
        """`earlier`: answers to other questionnaires, by id; `added`: numbers of repetitions, by group."""
        shown, demanded, answers = [], set(), {}
        reached = self._reached(given, added or {})
        values = Values(self._definitions, answers, facts)

        def find(questionnaire="", question="", calculation=None):
            if calculation is None:
                answer = (earlier.get(questionnaire, {}) if questionnaire else answers).get(question)
            else:
                answer = values.calculated(calculation)
                answer = ("yes" if answer else "no",) if isinstance(answer, bool) else answer
            return None if answer is None or is_blank_answer(answer) else answer

        for place, element in enumerate(self.elements):
            is_shown = all(shown[one] for one in self._governors[place]) and (
                not element.enable_when or holds(element.enable_when, element.enable_behavior, find) is True)
            offered = self.offered(place, answers) if element.question.offered_by else None
            is_shown = is_shown and offered != []
            if place in self.copies and self.copies[place].is_added:
                is_shown = is_shown and self.copies[place].number <= reached.get(self.copies[place].group, 0)
            shown.append(is_shown)
            if not is_shown or not element.HasField("question"):
                continue
            question = element.question
            if question.required_when and holds(question.required_when, question.required_behavior, find) is True:
                demanded.add(place)
            answer = given.get(element.element_id)
            if offered is not None and isinstance(answer, tuple):
                answer = tuple(code for code in answer if code in offered)
            if answer is not None and not is_blank_answer(answer):
                answers[element.element_id] = answer
                values = Values(self._definitions, answers, facts)
        # A constraint at a hidden or unknown question is not violated.
        violated = [one for one in self.constraints if (
            not one.element_id or one.element_id in self.positions and shown[self.positions[one.element_id]])
            and values.evaluate(one.expression) is False]
        return Result(shown, answers, demanded, values, violated)

    def required(self, result: Result) -> list[bool]:
        """Whether each question is required: members of optional composites only if one is answered."""
        found = [element.HasField("question") and not element.question.optional_answer for element in self.elements]
        for place in result.demanded:
            found[place] = True
        for place in range(len(self.elements)):
            if self._is_optional_composite(place):
                members = [one for one, parent in enumerate(self.parents) if parent == place]
                is_begun = any(self.elements[one].element_id in result.answers for one in members)
                for one in members:
                    found[one] = is_begun
        return found

    def _is_optional_composite(self, place: int | None) -> bool:
        group = None if place is None else self.elements[place].group
        return group is not None and group.style == questionnaire_pb2.GROUP_STYLE_COMPOSITE and group.optional_answer

    def may_be_empty(self, place: int) -> bool:
        return self.kind(place) == "multiple_choice" and self.definition(place).none_allowed

    def stored(self, result: Result, required: list[bool]) -> dict[str, Answer]:
        """The submitted answers, including empty lists that are answers."""
        found = {}
        for place, element in enumerate(self.elements):
            if element.element_id in result.answers:
                found[element.element_id] = result.answers[element.element_id]
            elif element.HasField("question") and result.shown[place] and required[place] and self.may_be_empty(place):
                found[element.element_id] = ()
        return found

    def unmet(self, place: int, result: Result, required: list[bool]) -> Problem | None:
        """What keeps a question from being submitted."""
        element = self.elements[place]
        if not element.HasField("question") or not result.shown[place]:
            return None
        answer = result.answers.get(element.element_id)
        if answer is None and required[place] and not self.may_be_empty(place):
            is_member = self._is_optional_composite(self.parents[place]) and not element.question.required_when
            return Problem("compositeIncomplete" if is_member else "missing")
        count = len(self.offered(place, result.answers)) if self.kind(place) == "ranking" else 0
        found = None if answer is None else problem(self.kind(place), self.definition(place), answer, count)
        constraint = next((one for one in result.violated if one.element_id == element.element_id), None)
        return found or (constraint and Problem("constraint", constraint=constraint))
