"use strict";

// Checks answers by the rules of ingestion.
Otolith.checks = (() => {
  const { evaluation, ordering } = Otolith;
  const { isDate, isTime, isDateTime } = Otolith.moments;
  const categories = new Map();

  function hasCategory(character, name) {
    if (!categories.has(name)) {
      categories.set(name, new RegExp(`^\\p{General_Category=${name}}$`, "u"));
    }
    return categories.get(name).test(character);
  }

  function contains(set, character) {
    const code = character.codePointAt(0);
    const found = set.parts.some((part) => {
      let isIn = part.categories.some((name) => hasCategory(character, name));
      for (let index = 0; index < part.ranges.length && !isIn; index += 2) {
        isIn = part.ranges[index] <= code && code <= part.ranges[index + 1];
      }
      return isIn !== part.isNegated;
    });
    return found !== set.isNegated;
  }

  function isWord(character) {
    return character !== undefined && /^[0-9A-Za-z_]$/.test(character);
  }

  function asserts(name, before, after) {
    switch (name) {
      case "start": return before === undefined;
      case "end": return after === undefined;
      case "word-boundary": return isWord(before) !== isWord(after);
      default: return isWord(before) === isWord(after);
    }
  }

  // Runs an automaton of Patterns: all states advance together, so a text of n characters takes at
  // most n · states steps. A RegExp of the browser could backtrack exponentially.
  function matches(states, text) {
    const characters = Array.from(text);
    const reached = new Array(states.length).fill(0);
    let current = [];
    let following = [];
    const reach = (first, step, before, after) => {
      const pending = [first];
      while (pending.length > 0) {
        const state = pending.pop();
        if (reached[state] === step) continue;
        reached[state] = step;
        const { go, set, assertion } = states[state];
        if (set !== undefined || go === undefined && assertion === undefined) following.push(state);
        else if (assertion === undefined) pending.push(...go);
        else if (asserts(assertion, before, after)) pending.push(state + 1);
      }
    };
    reach(0, 1, undefined, characters[0]);
    characters.forEach((character, position) => {
      current = following;
      following = [];
      for (const state of current) {
        const { set } = states[state];
        if (set === undefined || !contains(set, character)) continue;
        reach(state + 1, position + 2, character, characters[position + 1]);
      }
    });
    return following.some((state) => states[state].set === undefined);
  }

  function inRange(number, minimum, maximum) {
    if (minimum !== null && number < minimum) return { reason: "tooSmall", bound: minimum };
    if (maximum !== null && number > maximum) return { reason: "tooLarge", bound: maximum };
    return null;
  }

  function multipleChoice(kind, codes) {
    const isAlone = kind.options.some((option) => option.isExclusive && codes.includes(option.code));
    if (isAlone && codes.length > 1) return { reason: "exclusive" };
    if (!isAlone && codes.length < kind.minimum) return { reason: "tooFew", bound: kind.minimum };
    if (kind.maximum > 0 && codes.length > kind.maximum) {
      return { reason: "tooMany", bound: kind.maximum };
    }
    return null;
  }

  function entry(kind, text, patterns) {
    const length = Array.from(text).length;
    if (length > kind.length) return { reason: "tooLong", bound: kind.length };
    if (kind.pattern !== null && !matches(patterns[kind.pattern], text)) {
      return { reason: kind.style === "email" || kind.style === "url" || kind.style === "telephone"
        ? kind.style : "pattern" };
    }
    return null;
  }

  // A number without an exponent, as its pattern reads it.
  function plain(number) {
    const [digits, exponent = "0"] = Math.abs(number).toString().split("e");
    let [whole, fraction = ""] = digits.split(".");
    let shift = Number(exponent);
    for (; shift > 0; shift -= 1) {
      whole += fraction[0] ?? "0";
      fraction = fraction.slice(1);
    }
    for (; shift < 0; shift += 1) {
      fraction = (whole.at(-1) ?? "0") + fraction;
      whole = whole.slice(0, -1);
    }
    const text = (whole.replace(/^0+/u, "") || "0") + (fraction === "" ? "" : `.${fraction}`);
    return number < 0 ? `-${text}` : text;
  }

  function number(kind, amount, patterns) {
    if (kind.isInteger && !Number.isInteger(amount)) return { reason: "integer" };
    const found = inRange(amount, kind.minimum, kind.maximum);
    if (found !== null || (kind.pattern ?? null) === null) return found;
    return matches(patterns[kind.pattern], plain(amount)) ? null : { reason: "pattern" };
  }

  function ranking(kind, codes, offered) {
    const count = ordering.rankedCount(kind, offered);
    if (codes.length < count) return { reason: "ranks", bound: count };
    return codes.length > count ? { reason: "tooMany", bound: count } : null;
  }

  // Returns null for a valid answer; else the reason with the violated bound.
  // `offered` is how many options of a question are offered.
  function problem(kind, answer, patterns, offered) {
    switch (kind.type) {
      case "multiple-choice": return multipleChoice(kind, answer.codes);
      case "number": return number(kind, answer.number, patterns);
      case "ranking": return ranking(kind, answer.codes, offered);
      case "countdown": return inRange(answer.number, kind.isSkippable ? 0 : kind.seconds, 86400);
      case "duration":
        return inRange(answer.number, kind.minimum, kind.maximum === 0 ? null : kind.maximum);
      case "date":
        if (!isDate(answer.text)) return { reason: "date" };
        if (kind.earliest !== "" && answer.text < kind.earliest) {
          return { reason: "tooEarly", bound: kind.earliest };
        }
        if (kind.latest !== "" && answer.text > kind.latest) {
          return { reason: "tooLate", bound: kind.latest };
        }
        return null;
      case "time": return isTime(answer.text) ? null : { reason: "time" };
      case "date-time": return isDateTime(answer.text) ? null : { reason: "dateTime" };
      case "text": return entry(kind, answer.text, patterns);
      default: return null;
    }
  }

  // What keeps a question from being submitted: null, or {reason, bound}, or {reason, message} for a
  // constraint at it.
  function unmet(questionnaire, position, result, forced) {
    const element = questionnaire.elements[position];
    const { id, type, requiredIf } = element;
    const { shown, answers, violated = [] } = result;
    if (type !== "question" || !shown[position]) return null;
    const answer = answers.get(id);
    if (answer === undefined && evaluation.mustBeChosen(questionnaire, position, forced)) {
      const isComposite = forced.get(position) && !requiredIf;
      return { reason: isComposite ? "compositeIncomplete" : "missing" };
    }
    const kind = evaluation.kind(questionnaire, position);
    const found = answer === undefined ? null
      : problem(kind, answer, questionnaire.patterns, ordering.offered(element, kind, answers).length);
    const constraint = violated.find((one) => one.element === id);
    return found ?? (constraint === undefined ? null
      : { reason: "constraint", constraint: constraint.id, message: constraint.message });
  }

  return { matches, plain, problem, unmet };
})();
