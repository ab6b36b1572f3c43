"""Fills in any questionnaire validly, from nothing but its definition.

What a phone has to be able to do: show a question only if its conditions hold, and offer for each
question only what its type allows.
"""

import random
import string
from datetime import date, timedelta

from otolith.catalogue.v1 import questionnaire_pb2
from otolith.ingestion.v1 import ingestion_pb2

Operator = questionnaire_pb2.ConditionOperator

# Letters outside ASCII and outside the BMP, and what CSV has to quote.
TEXT_CHARACTERS = string.ascii_letters + "äöüßéñ漢😀" + ' ,;"\n\''


class Filler:
    """`known` holds the answers of other questionnaires: (questionnaire id, element id) → Answer."""

    def __init__(self, rng: random.Random, known: dict | None = None, optional_share=0.5):
        self.rng = rng
        self.known = known or {}
        # How often an optional question is answered.
        self.optional_share = optional_share

    def fill(self, questionnaire) -> list[ingestion_pb2.Answer]:
        """One answer for every question that is shown, in the questionnaire's order."""
        answers: dict[str, ingestion_pb2.Answer] = {}
        for element in questionnaire.elements:
            if element.WhichOneof("content") != "question":
                continue
            if not is_shown(element, answers, self.known):
                continue
            question = element.question
            if question.optional_answer and self.rng.random() >= self.optional_share:
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
        chosen = self.rng.sample(list(choice.options), self.rng.randint(1, len(choice.options)))
        exclusive = [option for option in chosen if option.exclusive]
        answer.choice.codes.extend(option.code for option in exclusive[:1] or chosen)

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

    def _date(self, _, answer):
        answer.date = str(date(1930, 1, 1) + timedelta(days=self.rng.randrange(30_000)))

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
    """Whether the element's conditions hold (FHIR SDC enableWhen)."""
    if not element.enable_when:
        return True
    results = []
    for condition in element.enable_when:
        if condition.questionnaire_id:
            answer = known.get((condition.questionnaire_id, condition.element_id))
        else:
            answer = answers.get(condition.element_id)
        results.append(_holds(condition, answer))
    any_suffices = element.enable_behavior == questionnaire_pb2.ENABLE_BEHAVIOR_ANY
    return any(results) if any_suffices else all(results)


def _holds(condition, answer) -> bool:
    name = Operator.Name(condition.operator).removeprefix("CONDITION_OPERATOR_")
    if answer is None:
        return name == "NOT_ANSWERED"
    if name in ("ANSWERED", "NOT_ANSWERED"):
        return name == "ANSWERED"
    if condition.HasField("number"):
        given, wanted = answer.number, condition.number.value
        return {
            "EQUAL": given == wanted, "NOT_EQUAL": given != wanted,
            "LESS": given < wanted, "LESS_OR_EQUAL": given <= wanted,
            "GREATER": given > wanted, "GREATER_OR_EQUAL": given >= wanted,
        }[name]
    contains = any(code in condition.codes for code in answer.choice.codes)
    return contains if name == "EQUAL" else not contains
