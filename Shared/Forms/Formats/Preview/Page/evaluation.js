"use strict";

// The JavaScript counterpart of Questionnaires/Evaluation: Tests/Preview runs generated
// questionnaires and the cases of Tests/Vectors through both. Independent of the page: a module of
// Shared/JavaScript, too.
Otolith.evaluation = (() => {
  const { form } = Otolith.moments;

  // An answer is {codes: […]}, {number: …} or {text: …}.
  function isBlank(answer) {
    if (answer.codes !== undefined) return answer.codes.length === 0;
    if (answer.number !== undefined) return !Number.isFinite(answer.number);
    return /^\p{White_Space}*$/u.test(answer.text);
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

  // Returns a function that finds answers of this sheet and of earlier ones; a blank one counts as
  // absent.
  function finder(answers, earlier) {
    return (reference) => {
      // Scores are known only after the end.
      if (reference.question === undefined) return null;
      const sheet = reference.questionnaire === "" ? answers : earlier.get(reference.questionnaire);
      const answer = sheet?.get(reference.question);
      return answer === undefined || isBlank(answer) ? null : answer;
    };
  }

  // Returns the shown elements by position, and the stored answers by id.
  function visibility(questionnaire, given, earlier) {
    const shown = [];
    const answers = new Map();
    const find = finder(answers, earlier);
    for (const element of questionnaire.elements) {
      const isShown = element.governors.every((governor) => shown[governor])
        && (element.shownIf === null || evaluate(element.shownIf, find) === true);
      shown.push(isShown);
      const answer = given.get(element.id);
      if (isShown && element.type === "question" && answer !== undefined && !isBlank(answer)) {
        answers.set(element.id, answer);
      }
    }
    return { shown, answers };
  }

  // Whether members of optional composites are required, by position.
  function forced(questionnaire, answers) {
    const result = new Map();
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
  function missing(questionnaire, { shown, answers }) {
    const forcedMembers = forced(questionnaire, answers);
    return questionnaire.elements.flatMap((element, position) =>
      shown[position] && element.type === "question" && !answers.has(element.id)
        && isRequired(questionnaire, position, forcedMembers) ? [position] : []);
  }

  function countable(answer, scale) {
    if (answer.number !== undefined && scale.weights === null) {
      return Number.isFinite(answer.number) ? answer.number : null;
    }
    if (answer.codes === undefined || scale.weights === null) return null;
    let sum = 0;
    for (const code of answer.codes) {
      const weight = scale.weights.find((entry) => entry[0] === code);
      if (weight === undefined) return null;
      sum += weight[1];
    }
    return answer.codes.length === 0 ? null : sum;
  }

  function itemValue(item, answers, values) {
    if (item.score !== undefined) return values.get(item.score) ?? null;
    const answer = answers.get(item.question);
    if (item.scale === null || answer === undefined) return null;
    const value = countable(answer, item.scale);
    if (value === null || !item.isReversed) return value;
    return item.scale.range === null
      ? null : item.scale.range[0] + item.scale.range[1] - value;
  }

  function score(definition, answers, values) {
    let sum = 0;
    let weights = 0;
    let answered = 0;
    for (const item of definition.items) {
      const value = itemValue(item, answers, values);
      if (value === null) continue;
      sum += item.weight * value;
      weights += item.weight;
      answered += 1;
    }
    const result = {
      id: definition.id, value: null, band: null, answered, items: definition.items.length,
    };
    if (answered === 0 || answered < definition.minimumAnswered) return result;
    let combined;
    switch (definition.method) {
      case "sum": combined = sum; break;
      case "prorated-sum":
        combined = sum / weights * definition.items.reduce((all, item) => all + item.weight, 0);
        break;
      case "mean": combined = sum / weights; break;
      default: return result;
    }
    const value = definition.factor * combined + definition.offset;
    if (!Number.isFinite(value)) return result;
    result.value = value;
    result.band = definition.bands.findLast((band) => band.minimum <= value)?.code ?? null;
    return result;
  }

  function scores(questionnaire, answers) {
    const values = new Map();
    return questionnaire.scores.map((definition) => {
      const result = score(definition, answers, values);
      if (!values.has(definition.id) && result.value !== null) {
        values.set(definition.id, result.value);
      }
      return result;
    });
  }

  return {
    isBlank, evaluate, finder, visibility, forced, isRequired, kind, mustBeChosen, stored, missing,
    scores,
  };
})();
