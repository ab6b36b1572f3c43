"use strict";

// The JavaScript counterpart of Questionnaires/Evaluation: Tests/Preview runs generated
// questionnaires and the cases of Tests/Vectors through both. Independent of the page: a module of
// Shared/JavaScript, too.
Otolith.evaluation = (() => {
  const { form } = Otolith.moments;
  const { scoring, ordering } = Otolith;

  // An answer is {codes: […]}, {number: …} or {text: …}.
  function isBlank(answer) {
    if (answer.codes !== undefined) return answer.codes.length === 0;
    if (answer.number !== undefined) return !Number.isFinite(answer.number);
    return Otolith.expressions.isBlank(answer.text);
  }

  // Returns null for operators that do not compare two numbers.
  function compareNumbers(operator, left, right) {
    switch (operator) {
      case "equal": return left === right;
      case "not-equal": return left !== right;
      case "less": return left < right;
      case "less-or-equal": return left <= right;
      case "greater": return left > right;
      case "greater-or-equal": return left >= right;
      default: return null;
    }
  }

  function finite(number) {
    return Number.isFinite(number) ? number : null;
  }

  // Returns null if the answer cannot be compared with the operand.
  function equals(answer, comparison) {
    if (answer.codes !== undefined) {
      return comparison.codes.length === 0
        ? null : answer.codes.some((code) => comparison.codes.includes(code));
    }
    if (answer.number !== undefined) {
      const number = finite(comparison.number);
      return number === null ? null : answer.number === number;
    }
    return comparison.text === "" ? null : answer.text === comparison.text;
  }

  // Only numbers, and moments of one form, are ordered.
  function order(answer, comparison) {
    if (answer.codes !== undefined) return null;
    if (answer.number !== undefined) {
      const number = finite(comparison.number);
      return number === null ? null : compareNumbers(comparison.is, answer.number, number);
    }
    const wanted = form(comparison.text);
    if (wanted === null || form(answer.text) !== wanted) return null;
    // Moments of one form sort like their texts.
    const sign = answer.text < comparison.text ? -1 : Number(answer.text > comparison.text);
    return compareNumbers(comparison.is, sign, 0);
  }

  function compare(comparison, find) {
    const answer = find(comparison.subject);
    switch (comparison.is) {
      case null: return null;
      case "answered": return answer !== null;
      case "not-answered": return answer === null;
      default: break;
    }
    if (answer === null) return null;
    switch (comparison.is) {
      case "equal": return equals(answer, comparison);
      case "not-equal": {
        const result = equals(answer, comparison);
        return result === null ? null : !result;
      }
      default: return order(answer, comparison);
    }
  }

  function count(condition, find) {
    let chosen = 0;
    for (const reference of condition.count) {
      const answer = find(reference);
      if (answer === null) continue;
      if (answer.codes === undefined) {
        if (condition.codes.length === 0) chosen += 1;
        continue;
      }
      const codes = new Set(answer.codes);
      for (const code of codes) {
        if (condition.codes.length === 0 || condition.codes.includes(code)) chosen += 1;
      }
    }
    const number = finite(condition.number);
    return number === null ? null : compareNumbers(condition.is, chosen, number);
  }

  // Returns true, false, or null for empty.
  function evaluate(condition, find) {
    if (condition.subject !== undefined) return compare(condition, find);
    if (condition.count !== undefined) return count(condition, find);
    if (condition.not !== undefined) {
      const result = evaluate(condition.not, find);
      return result === null ? null : !result;
    }
    const decisive = condition.any !== undefined;
    const parts = condition.any ?? condition.all;
    if (parts === undefined) return null;
    const results = parts.map((part) => evaluate(part, find));
    if (results.includes(decisive)) return decisive;
    return results.includes(null) ? null : !decisive;
  }

  // A calculated value as conditions compare it.
  function compared(value) {
    switch (typeof value) {
      case "number": return { number: value };
      case "boolean": return { codes: [value ? "yes" : "no"] };
      case "string": return { text: value };
      default: return undefined;
    }
  }

  // Returns a function that finds answers of this sheet and of earlier ones, and what
  // `calculation` returns by id; a blank one counts as absent.
  function finder(answers, earlier, calculation) {
    return (reference) => {
      let answer;
      if (reference.calculation !== undefined) {
        answer = compared(calculation?.(reference.calculation));
      // Scores are known only after the end.
      } else if (reference.question !== undefined) {
        const { questionnaire } = reference;
        answer = (questionnaire === "" ? answers : earlier.get(questionnaire))
          ?.get(reference.question);
      }
      return answer === undefined || isBlank(answer) ? null : answer;
    };
  }

  // A constraint at a hidden or unknown question is not violated.
  function violations({ elements, constraints = [] }, { shown, values }) {
    if (constraints.length === 0) return [];
    const positions = new Map(elements.map(({ id }, position) => [id, position]));
    return constraints.filter(({ element, expression }) =>
      (element === "" || shown[positions.get(element)] === true)
        && values.value(expression) === false);
  }

  // The number of the last repetition of each repeating group that has an answer, or was `added`, by
  // the id of the group.
  function repetitions({ elements }, given, added) {
    const numbers = new Map(added);
    for (const { id, governors } of elements) {
      if (!given.has(id)) continue;
      for (const governor of governors) {
        const { copy } = elements[governor];
        if (copy) numbers.set(copy.group, Math.max(copy.number, numbers.get(copy.group) ?? 0));
      }
    }
    return numbers;
  }

  // Returns the shown elements by position, the stored answers by id, questions that a condition
  // makes required by position, the values computed from the answers, and violated constraints.
  // `today` is the date of the start, or null; `profile` has the values of profile fields by name;
  // `added` the numbers of repetitions that the participant added, by group.
  function visibility(
    questionnaire, given, earlier, today = null, { profile = new Map(), added = new Map() } = {}) {
    const shown = [];
    const numbers = repetitions(questionnaire, given, added);
    const demanded = new Set();
    // Repetitions that are shown once they are added.
    const offered = new Set();
    const answers = new Map();
    let values = null;
    const facts = { today, earlier: earlier.get(questionnaire.id), profile };
    const current = () => values ??= scoring.make(questionnaire, answers, facts);
    const find = finder(answers, earlier, (id) => current().calculation(id));
    questionnaire.elements.forEach((element, position) => {
      let isShown = element.governors.every((governor) => shown[governor])
        && (element.shownIf === null || evaluate(element.shownIf, find) === true)
        && (!element.offeredBy || ordering.offered(element, kind(questionnaire, position), answers).length > 0);
      if (isShown && element.copy?.isAdded) {
        offered.add(position);
        isShown = element.copy.number <= (numbers.get(element.copy.group) ?? 0);
      }
      shown.push(isShown);
      if (!isShown || element.type !== "question") return;
      if (element.requiredIf && evaluate(element.requiredIf, find) === true) demanded.add(position);
      const answer = element.offeredBy
        ? ordering.kept(element, kind(questionnaire, position), answers, given.get(element.id))
        : given.get(element.id);
      if (answer === undefined || isBlank(answer)) return;
      answers.set(element.id, answer);
      values = null;
    });
    const result = { shown, answers, demanded, offered, repetitions: numbers, values: current() };
    return { ...result, violated: violations(questionnaire, result) };
  }

  // Whether questions are required whatever they say by themselves, by position: those of optional
  // composites, and those that a condition makes required.
  function forced(questionnaire, { answers, demanded = new Set() }) {
    const result = new Map([...demanded].map((position) => [position, true]));
    for (const element of questionnaire.elements) {
      if (element.type !== "composite" || !element.isOptional) continue;
      const isBegun = element.members.some((member) =>
        answers.has(questionnaire.elements[member].id));
      for (const member of element.members) result.set(member, isBegun);
    }
    return result;
  }

  function isRequired(questionnaire, position, forcedMembers) {
    return forcedMembers.get(position) ?? !questionnaire.elements[position].isOptional;
  }

  function kind(questionnaire, position) {
    return questionnaire.kinds[questionnaire.elements[position].kind] ?? null;
  }

  // Whether the participant must act. A list that may be empty requires no action.
  function mustBeChosen(questionnaire, position, forcedMembers) {
    return !kind(questionnaire, position)?.isNoneAllowed
      && isRequired(questionnaire, position, forcedMembers);
  }

  // The submitted sheet: answers, including empty lists that are answers.
  function stored(questionnaire, { shown, answers }, forcedMembers) {
    return new Map(questionnaire.elements.flatMap(({ id, type }, position) => {
      if (answers.has(id)) return [[id, answers.get(id)]];
      const isEmptyList = type === "question" && shown[position]
        && kind(questionnaire, position)?.isNoneAllowed
        && isRequired(questionnaire, position, forcedMembers);
      return isEmptyList ? [[id, { codes: [] }]] : [];
    }));
  }

  // Positions of required questions without an answer.
  function missing(questionnaire, { shown, answers, demanded }) {
    const forcedMembers = forced(questionnaire, { answers, demanded });
    return questionnaire.elements.flatMap((element, position) =>
      shown[position] && element.type === "question" && !answers.has(element.id)
        && isRequired(questionnaire, position, forcedMembers) ? [position] : []);
  }

  // A calculated value as it is stored: numbers as `value`, all others as `text`.
  function storedValue(id, value) {
    if (typeof value === "boolean") return { id, value: null, text: value ? "yes" : "no" };
    return typeof value === "string" ? { id, value: null, text: value } : { id, value, text: "" };
  }

  const calculations = (questionnaire, { values }) =>
    (questionnaire.calculations ?? []).map(({ id }) => storedValue(id, values.calculation(id)));

  return {
    isBlank, evaluate, finder, visibility, forced, isRequired, kind, mustBeChosen, stored, missing,
    calculations,
  };
})();
