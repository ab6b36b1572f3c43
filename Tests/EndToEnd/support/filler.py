"""Fills in any questionnaire validly, using only its definition.

Does what a phone must do: shows a question only if its conditions hold, and offers for each
question only values that its type allows. It does not compute: a condition on a calculation raises an error, and
constraints are ignored.
"""

import random
import string
from datetime import date, timedelta

from otolith.catalogue.v1 import questionnaire_pb2, rules_pb2
from otolith.ingestion.v1 import ingestion_pb2

Operator = rules_pb2.ConditionOperator

# Letters outside ASCII and outside the BMP, and what CSV has to quote.
TEXT_CHARACTERS = string.ascii_letters + "äöüßéñ漢😀" + ' ,;"\n\''


class Filler:
    """`known` holds the answers of other questionnaires: (questionnaire id, element id) → Answer."""

    def __init__(self, rng: random.Random, known: dict | None = None, optional_share=0.5):
        self.rng = rng
        self.known = known or {}
        # Share of optional questions that are answered.
        self.optional_share = optional_share

    def fill(self, questionnaire) -> list[ingestion_pb2.Answer]:
        """One answer for every question that is shown, in the questionnaire's order."""
        answers: dict[str, ingestion_pb2.Answer] = {}
        shown: dict[str, bool] = {"": True}
        shares = {"": questionnaire.shared_answer}
        composites: dict[str, bool] = {}
        page_is_shown = True
        for element in questionnaire.elements:
            content = element.WhichOneof("content")
            is_element_shown = (
                shown[element.parent_id]
                and (page_is_shown or content == "page_break")
                and is_shown(element, answers, self.known))
            shown[element.element_id] = is_element_shown
            if content == "page_break":
                page_is_shown = is_element_shown
            elif content == "group":
                group = element.group
                inherits = not group.HasField("shared_answer")
                shares[element.element_id] = (
                    shares[element.parent_id] if inherits else group.shared_answer)
                if group.style == questionnaire_pb2.GROUP_STYLE_COMPOSITE and group.optional_answer:
                    # All of its fields, or none.
                    composites[element.element_id] = self.rng.random() < self.optional_share
            if content != "question" or not is_element_shown:
                continue
            question = element.question
            if element.parent_id in composites:
                if not composites[element.parent_id]:
                    continue
            elif question.optional_answer and self.rng.random() >= self.optional_share:
                if not is_required(question, answers, self.known):
                    continue
            if question.WhichOneof("type") == "inherited":
                question = shares[element.parent_id]
            if question.WhichOneof("type") == "unsupported":
                continue
            answer = ingestion_pb2.Answer(element_id=element.element_id)
            self._answer(question, answer)
            answers[element.element_id] = answer
        return list(answers.values())

    def _answer(self, question, answer) -> None:
        kind = question.WhichOneof("type")
        getattr(self, f"_{kind}")(getattr(question, kind), answer)

    def _single_choice(self, choice, answer):
        answer.choice.codes.append(self.rng.choice(choice.options).code)

    def _multiple_choice(self, choice, answer):
        together = [option for option in choice.options if not option.exclusive]
        alone = [option for option in choice.options if option.exclusive]
        if choice.none_allowed and self.rng.random() < 0.2:
            # An empty list is an answer, too.
            answer.choice.SetInParent()
            return
        if alone and (not together or self.rng.random() < 0.2):
            chosen = [self.rng.choice(alone)]
        else:
            most = choice.maximum_count or len(together)
            chosen = self.rng.sample(together, self.rng.randint(choice.minimum_count or 1, most))
        answer.choice.codes.extend(option.code for option in chosen)

    def _yes_no(self, _, answer):
        answer.choice.codes.append(self.rng.choice(["yes", "no"]))

    def _slider(self, slider, answer):
        if slider.step == 0:
            answer.number = self.rng.uniform(slider.minimum, slider.maximum)
        else:
            steps = int((slider.maximum - slider.minimum) / slider.step + 1e-9)
            answer.number = slider.minimum + self.rng.randint(0, steps) * slider.step

    def _self_assessment_manikin(self, _, answer):
        answer.number = self.rng.randint(1, 9)

    def _number(self, number, answer):
        minimum = number.minimum.value if number.HasField("minimum") else -1000.0
        maximum = number.maximum.value if number.HasField("maximum") else minimum + 2000.0
        value = self.rng.uniform(minimum, maximum)
        answer.number = float(round(value)) if number.integer else value

    def _visual_analogue(self, _, answer):
        answer.number = self.rng.uniform(0, 100)

    def _duration(self, duration, answer):
        most = duration.maximum_seconds or duration.minimum_seconds + 7_200
        answer.number = self.rng.randint(duration.minimum_seconds, most)

    def _country(self, _, answer):
        answer.choice.codes.append(self.rng.choice(["DE", "AT", "CH", "NL"]))

    def _date(self, bounds, answer):
        earliest = date.fromisoformat(bounds.earliest or "1930-01-01")
        latest = date.fromisoformat(bounds.latest or str(earliest + timedelta(days=30_000)))
        days = self.rng.randint(0, (latest - earliest).days)
        answer.date = str(earliest + timedelta(days=days))

    def _date_time(self, _, answer):
        day = date(2026, 1, 1) + timedelta(days=self.rng.randrange(365))
        answer.date_time = f"{day}T{self.rng.randrange(24):02}:{self.rng.randrange(60):02}"

    def _email(self, _, answer):
        answer.text = f"person{self.rng.randrange(1_000)}@example.org"

    def _url(self, _, answer):
        answer.text = f"https://example.org/{self.rng.randrange(1_000)}"

    def _telephone(self, _, answer):
        answer.text = f"+49 731 {self.rng.randrange(1_000, 9_999)}"

    def _time(self, _, answer):
        answer.time = f"{self.rng.randrange(24):02}:{self.rng.randrange(60):02}"

    def _text_line(self, line, answer):
        answer.text = self._text(line.maximum_length or 255)

    def _text_area(self, area, answer):
        answer.text = self._text(area.maximum_length or 4000)

    def _text(self, length_max: int) -> str:
        length = self.rng.randint(1, min(length_max, 60))
        # Never blank: the first character is a letter.
        return "A" + "".join(self.rng.choices(TEXT_CHARACTERS, k=length - 1))


def is_shown(element, answers: dict, known: dict) -> bool:
    """Whether the element's conditions hold (FHIR SDC enableWhen); empty counts as false."""
    parts = element.enable_when
    return not parts or _holds(parts, element.enable_behavior, answers, known)


def is_required(question, answers: dict, known: dict) -> bool:
    """Whether an optional question must be answered nevertheless."""
    parts = question.required_when
    return bool(parts) and _holds(parts, question.required_behavior, answers, known)


def _holds(parts, behavior, answers: dict, known: dict) -> bool:
    def find(reference):
        if reference.questionnaire_id:
            return known.get((reference.questionnaire_id, reference.element_id))
        return answers.get(reference.element_id)

    def evaluate(position):
        part = parts[position - 1]
        if part.calculation_id:
            raise NotImplementedError(f"condition on the calculation {part.calculation_id}")
        if part.combination == rules_pb2.COMBINATION_UNSPECIFIED:
            return _count(part, find) if part.count else _compare(part, find(part))
        if part.combination == rules_pb2.COMBINATION_ALL:
            return _all(children(position))
        result = _any(children(position))
        if part.combination == rules_pb2.COMBINATION_NONE:
            return None if result is None else not result
        return result

    def children(parent):
        return [evaluate(i) for i, part in enumerate(parts, 1) if part.parent == parent]

    any_suffices = behavior == rules_pb2.ENABLE_BEHAVIOR_ANY
    return bool(_any(children(0)) if any_suffices else _all(children(0)))


def _all(results):
    """Kleene: one false decides, then one empty does."""
    if False in results:
        return False
    return None if None in results else True


def _any(results):
    if True in results:
        return True
    return None if None in results else False


def _count(part, find):
    total = 0
    for reference in part.count:
        answer = find(reference)
        if answer is None:
            continue
        if answer.WhichOneof("value") != "choice":
            total += 0 if part.codes else 1
        else:
            total += len([c for c in answer.choice.codes if not part.codes or c in part.codes])
    return _order(part.operator, total, part.number.value)


def _compare(condition, answer):
    """True, false, or None for empty."""
    name = Operator.Name(condition.operator).removeprefix("CONDITION_OPERATOR_")
    if name in ("ANSWERED", "NOT_ANSWERED"):
        return (answer is not None) == (name == "ANSWERED")
    if answer is None:
        return None
    if condition.HasField("number"):
        return _order(condition.operator, answer.number, condition.number.value)
    if condition.text:
        return _order(
            condition.operator, getattr(answer, answer.WhichOneof("value")), condition.text)
    contains = any(code in condition.codes for code in answer.choice.codes)
    return contains if name == "EQUAL" else not contains


def _order(operator, given, wanted) -> bool:
    return {
        Operator.Value("CONDITION_OPERATOR_EQUAL"): given == wanted,
        Operator.Value("CONDITION_OPERATOR_NOT_EQUAL"): given != wanted,
        Operator.Value("CONDITION_OPERATOR_LESS"): given < wanted,
        Operator.Value("CONDITION_OPERATOR_LESS_OR_EQUAL"): given <= wanted,
        Operator.Value("CONDITION_OPERATOR_GREATER"): given > wanted,
        Operator.Value("CONDITION_OPERATOR_GREATER_OR_EQUAL"): given >= wanted,
    }[operator]
