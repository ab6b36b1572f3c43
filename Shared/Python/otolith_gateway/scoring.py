"""Scores and calculations of a sheet; the counterpart of ScoreEvaluator."""

import math
from typing import NamedTuple

from otolith.catalogue.v1 import rules_pb2

from .expressions import Choice, Scale, countable, evaluate, is_blank, numeric


class Score(NamedTuple):
    id: str
    value: float | None
    band: str | None
    answered: int
    items: int


class Definitions:
    """The scores and calculations of a questionnaire, in an order in which each follows those that it refers to.

    Those that refer to each other in a cycle, and those that depend on them, are left out.
    """

    def __init__(self, questionnaire, scales: dict[str, Scale | None]):
        self.scores, self.calculations = questionnaire.scores, questionnaire.calculations
        self.scales = scales
        scores, calculations = {}, {}
        for place, one in enumerate(self.scores):
            scores.setdefault(one.score_id, place)
        for place, one in enumerate(self.calculations):
            calculations.setdefault(one.calculation_id, len(self.scores) + place)
        self.places = calculations

        def needed(parts, end):
            found = set()
            for part in parts:
                if part.calculation_id:
                    found.add(calculations.get(part.calculation_id))
                elif part.score_id and scores.get(part.score_id, end) < end:
                    found.add(scores[part.score_id])
            return found - {None}

        # Scores refer to preceding scores only.
        needs = [needed(one.items, place) for place, one in enumerate(self.scores)] + [
            needed(one.expression.nodes, len(self.scores)) for one in self.calculations]
        self.order: list[int] = []
        open_count = [len(one) for one in needs]
        users: list[list[int]] = [[] for _ in needs]
        for user, all_needed in enumerate(needs):
            for one in all_needed:
                users[one].append(user)
        self.order += [place for place, count in enumerate(open_count) if count == 0]
        for done in self.order:
            for user in users[done]:
                open_count[user] -= 1
                if open_count[user] == 0:
                    self.order.append(user)


class Facts(NamedTuple):
    """What expressions read beside the answers."""

    today: str | None = None  # date of the start
    earlier: dict = {}  # answers of the previous sheet of the questionnaire
    profile: dict = {}  # values of profile fields, by name


class Values:
    """What follows from the answers to shown questions."""

    def __init__(self, definitions: Definitions, answers: dict, facts: Facts):
        self._definitions, self._answers, self._facts = definitions, dict(answers), facts
        self.today = facts.today
        self._known: dict = {}
        self._totals: dict[str, float] = {}
        self._is_ready = False

    def _ready(self):
        if self._is_ready:
            return
        self._is_ready = True
        scores = self._definitions.scores
        for step in self._definitions.order:
            if step >= len(scores):
                calculation = self._definitions.calculations[step - len(scores)]
                self._known[step] = evaluate(calculation.expression, self)
            else:
                self._known[step] = found = self._score(scores[step])
                if found.value is not None:
                    self._totals.setdefault(found.id, found.value)

    # What expressions find.
    def answer(self, element_id: str):
        return self._operand(self._answers.get(element_id), self._definitions.scales.get(element_id))

    def earlier_answer(self, element_id: str):
        return self._operand(self._facts.earlier.get(element_id), self._definitions.scales.get(element_id))

    def profile_value(self, field: str):
        return self._operand(self._facts.profile.get(field), None)

    @staticmethod
    def _operand(found, scale: Scale | None):
        """None for a blank answer."""
        if found == () or isinstance(found, str) and is_blank(found):
            return None
        return Choice(found, scale) if isinstance(found, tuple) else found

    def score(self, score_id: str) -> float | None:
        return self._totals.get(score_id)

    def calculation(self, calculation_id: str):
        return self._known.get(self._definitions.places.get(calculation_id))

    # What a form reads.
    def calculated(self, calculation_id: str):
        """The value of a calculation: a choice counts as its number."""
        self._ready()
        value = self.calculation(calculation_id)
        return numeric(value) if isinstance(value, Choice) else value

    def evaluate(self, expression):
        self._ready()
        return evaluate(expression, self)

    def scores(self) -> list[Score]:
        self._ready()
        return [self._known.get(place, Score(one.score_id, None, None, 0, 0))
                for place, one in enumerate(self._definitions.scores)]

    def _item(self, item) -> float | None:
        match item.WhichOneof("subject"):
            case "score_id": return self.score(item.score_id)
            case "calculation_id": return numeric(self.calculation(item.calculation_id))
        scale, answer = self._definitions.scales.get(item.element_id), self._answers.get(item.element_id)
        value = None if answer is None else countable(answer, scale)
        if value is None or not item.reversed:
            return value
        return None if scale.range is None else scale.range[0] + scale.range[1] - value

    def _score(self, definition) -> Score:
        items = [(value, item.weight.value if item.HasField("weight") else 1.0)
                 for item in definition.items for value in [self._item(item)]]
        given = [(value, weight) for value, weight in items if value is not None]
        result = Score(definition.score_id, None, None, len(given), len(items))
        if not given or len(given) < (definition.minimum_answered or len(items)):
            return result
        total, weights, all_weights = 0.0, 0.0, 0.0
        for value, weight in given:
            total += weight * value
            weights += weight
        for _, weight in items:
            all_weights += weight
        try:
            match definition.method:
                case rules_pb2.SCORE_METHOD_SUM: pass
                case rules_pb2.SCORE_METHOD_PRORATED_SUM: total = total / weights * all_weights
                case rules_pb2.SCORE_METHOD_MEAN: total /= weights
                case _: return result
        except ZeroDivisionError:
            return result
        value = (definition.factor.value if definition.HasField("factor") else 1.0) * total + definition.offset
        if not math.isfinite(value):
            return result
        bands = [band.code for band in definition.bands if band.minimum <= value]
        return result._replace(value=value, band=bands[-1] if bands else None)
