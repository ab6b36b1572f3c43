"""Repeating groups of questionnaires; `GroupRepeat` in questionnaire.proto says what they mean."""

import re
from copy import deepcopy
from typing import NamedTuple

from google.protobuf.message import Message

from otolith.catalogue.v1 import questionnaire_pb2, rules_pb2, text_pb2

_MAXIMUM = 100
_ELEMENTS_MAX = 5000
_PLACEHOLDER = re.compile(r"\{\{(answer|calculation|score|earlier):(\w{1,64})(?=[|}])", re.ASCII)


class Copy(NamedTuple):
    """A repetition of a group."""

    group: str  # id in the catalogue
    number: int  # from 1
    is_added: bool  # whether the participant adds it


class _Membership:
    """The repeating groups by id, and the one that each element and calculation belongs to."""

    def __init__(self, questionnaire: questionnaire_pb2.Questionnaire):
        self.repeats: dict[str, questionnaire_pb2.GroupRepeat] = {}
        self.elements: dict[str, str] = {}
        self.places: list[str | None] = []
        groups: dict[str, str] = {}
        for element in questionnaire.elements:
            name, owner = element.element_id, groups.get(element.parent_id)
            if owner is None and name and element.group.HasField("repeat") and name not in self.repeats:
                self.repeats[name], owner = element.group.repeat, name
            if owner is not None:
                if element.HasField("group"):
                    groups[name] = owner
                self.elements[name] = owner
            self.places.append(owner)
        self.calculations = {
            one.calculation_id: one.parent_id for one in questionnaire.calculations if one.parent_id in self.repeats}

    def numbers(self, owner: str) -> range:
        return range(1, min(self.repeats[owner].maximum, _MAXIMUM) + 1)

    def owner(self, node: rules_pb2.ExpressionNode) -> str | None:
        return self.elements.get(node.element_id or node.earlier_element_id) or self.calculations.get(node.calculation_id)


class _Renaming:
    """Gives what a repetition refers to the ids of the same repetition; with no owner, nothing."""

    def __init__(self, known: _Membership, owner: str | None = None, number: int = 0):
        self.known, self.owner, self.number = known, owner, number

    def id(self, name: str, owners: dict[str, str]) -> str:
        return f"{name}_{self.number}" if name and self.owner and owners.get(name) == self.owner else name

    def part(self, part):
        """A condition, or a node of an expression."""
        for field, owners in (("element_id", self.known.elements), ("earlier_element_id", self.known.elements),
                              ("calculation_id", self.known.calculations)):
            if name := getattr(part, field, ""):
                setattr(part, field, self.id(name, owners))

    def texts(self, message: Message):
        """Placeholders in all texts of a part of the definition."""
        def renamed(found):
            kind, name = found.groups()
            owners = {} if kind == "score" else self.known.calculations if kind == "calculation" else self.known.elements
            return f"{{{{{kind}:{self.id(name, owners)}"

        for _, value in message.ListFields():
            for one in [value] if isinstance(value, Message) else value if hasattr(value, "add") else ():
                if isinstance(one, text_pb2.LocalizedText):
                    for text in (one, *one.translations):
                        text.text = _PLACEHOLDER.sub(renamed, text.text)
                else:
                    self.texts(one)

    def conditions(self, parts):
        for part in parts:
            if part.count:
                counted = [one for reference in part.count for one in self._counted(reference)]
                del part.count[:]
                part.count.extend(counted)
            elif not part.questionnaire_id:
                self.part(part)

    def _counted(self, reference):
        """The question of the repetition, or those of all repetitions of another group."""
        owner = None if reference.questionnaire_id else self.known.elements.get(reference.element_id)
        if owner is None:
            return [reference]
        numbers = [self.number] if owner == self.owner else self.known.numbers(owner)
        return [rules_pb2.QuestionReference(element_id=f"{reference.element_id}_{number}") for number in numbers]

    def expression(self, expression: rules_pb2.Expression):
        nodes = [deepcopy(node) for node in expression.nodes]
        operands: list[list[int]] = [[] for _ in nodes]
        for place, node in enumerate(nodes):
            if (node.parent == 0) != (place == 0) or node.parent > place or place and not nodes[node.parent - 1].function:
                return  # malformed: it has no value
            if place:
                operands[node.parent - 1].append(place)
        found: list[rules_pb2.ExpressionNode] = []

        def owner(place: int) -> str | None:
            return self.known.owner(nodes[place]) or next(filter(None, map(owner, operands[place])), None)

        def add(place: int, parent: int, renaming: _Renaming):
            node = deepcopy(nodes[place])
            node.parent = parent
            found.append(node)
            own = len(found)
            if node.function == rules_pb2.EXPRESSION_FUNCTION_EACH and operands[place]:
                inner = owner(operands[place][0])
                if inner is not None:
                    for number in self.known.numbers(inner):
                        add(operands[place][0], own, _Renaming(self.known, inner, number))
                    return
            if renaming.owner and node.function == rules_pb2.EXPRESSION_FUNCTION_REPETITION:
                node.number = renaming.number
            else:
                renaming.part(node)
                for operand in operands[place]:
                    add(operand, own, renaming)

        if nodes:
            add(0, 0, self)
        del expression.nodes[:]
        expression.nodes.extend(found)


def _reached(element, condition: rules_pb2.Condition):
    """The conditions of a header together with the one of its number."""
    parts = [condition]
    if element.enable_when:
        is_any = element.enable_behavior == rules_pb2.ENABLE_BEHAVIOR_ANY
        parts.append(rules_pb2.Condition(combination=rules_pb2.COMBINATION_ANY if is_any else rules_pb2.COMBINATION_ALL))
        for part in map(deepcopy, element.enable_when):
            part.parent += 2  # below the combination
            parts.append(part)
    element.enable_behavior = rules_pb2.ENABLE_BEHAVIOR_ALL
    del element.enable_when[:]
    element.enable_when.extend(parts)


def _header(element, repeat: questionnaire_pb2.GroupRepeat, number: int) -> Copy:
    """Marks the group of a repetition: its number is in the title, and a count decides whether it is shown."""
    element.group.ClearField("repeat")
    if element.group.HasField("title"):
        for text in (element.group.title, *element.group.title.translations):
            text.text = f"{text.text} {number}" if text.text else ""
    count = repeat.WhichOneof("count")
    if count:
        condition = rules_pb2.Condition(
            operator=rules_pb2.CONDITION_OPERATOR_GREATER_OR_EQUAL, **{count: getattr(repeat, count)})
        condition.number.value = number
        _reached(element, condition)
    return Copy(element.element_id, number, not count and number > repeat.minimum)


def unrolled(questionnaire: questionnaire_pb2.Questionnaire) -> tuple[questionnaire_pb2.Questionnaire, dict[str, Copy]]:
    """The questionnaire with a copy of each repeating group for each repetition, as a sheet answers it.

    Ids of members and calculations have the suffix of the repetition. The copies are those of the groups, by their ids.
    """
    known, copies = _Membership(questionnaire), {}
    size = sum(1 if owner is None else len(known.numbers(owner)) for owner in known.places)
    if not known.repeats or size > _ELEMENTS_MAX:
        return questionnaire, copies
    found = deepcopy(questionnaire)
    for field in ("elements", "calculations", "constraints"):
        found.ClearField(field)

    def repeated(owner: str | None) -> list[_Renaming]:
        if owner not in known.repeats:
            return [_Renaming(known)]
        return [_Renaming(known, owner, number) for number in known.numbers(owner)]

    place = 0
    while place < len(questionnaire.elements):
        owner, end = known.places[place], place + 1
        while owner is not None and end < len(known.places) and known.places[end] == owner:
            end += 1
        for renaming in repeated(owner):
            for element in questionnaire.elements[place:end]:
                copy = found.elements.add()
                copy.CopyFrom(element)
                renaming.conditions(copy.enable_when)
                renaming.conditions(copy.question.required_when if copy.HasField("question") else ())
                if renaming.owner is None:
                    continue
                renaming.texts(copy)
                if copy.question.offered_by:
                    copy.question.offered_by = renaming.id(copy.question.offered_by, known.elements)
                name = renaming.id(copy.element_id, known.elements)
                if copy.element_id == owner:
                    copies[name] = _header(copy, known.repeats[owner], renaming.number)
                else:
                    copy.parent_id = renaming.id(copy.parent_id, known.elements)
                copy.element_id = name
        place = end
    for one in questionnaire.calculations:
        for renaming in repeated(one.parent_id):
            copy = found.calculations.add()
            copy.CopyFrom(one)
            copy.calculation_id = renaming.id(one.calculation_id, known.calculations)
            renaming.expression(copy.expression)
    for one in questionnaire.constraints:
        for renaming in repeated(known.elements.get(one.element_id)):
            copy = found.constraints.add()
            copy.CopyFrom(one)
            if renaming.owner:
                renaming.texts(copy)
                copy.constraint_id = f"{one.constraint_id}_{renaming.number}"
                copy.element_id = renaming.id(one.element_id, known.elements)
            renaming.expression(copy.expression)
    return found, copies
