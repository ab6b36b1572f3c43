"use strict";

// Scores and calculations of a sheet, each computed when it is first needed.
Otolith.scoring = (() => {
  const { countable, numeric, evaluate } = Otolith.expressions;

  function itemValue(item, find) {
    if (item.score !== undefined) return find.precedingScore(item.score);
    if (item.calculation !== undefined) {
      const value = find.calculation(item.calculation);
      return typeof value === "number" ? value : null;
    }
    const answer = find.sheet.get(item.question);
    if (answer === undefined) return null;
    const value = countable(answer, item.scale);
    if (value === null || !item.isReversed) return value;
    return item.scale.range === null
      ? null : item.scale.range[0] + item.scale.range[1] - value;
  }

  function score(definition, find) {
    let sum = 0;
    let weights = 0;
    let answered = 0;
    for (const item of definition.items) {
      const value = itemValue(item, find);
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

  // The value of an answer in an expression.
  function operand(answer, scale) {
    if (answer === undefined) return null;
    return answer.codes !== undefined ? { codes: answer.codes, scale } : answer.number ?? answer.text;
  }

  // The value of a calculation: a choice counts as its number, and −0 is 0.
  function plain(value) {
    const found = value !== null && typeof value === "object" ? numeric(value) : value;
    return found === 0 ? 0 : found;
  }

  // `answers` are those to shown questions, by id; `today` is the date of the start, or null.
  function make({ scores, calculations = [] }, answers, today) {
    const known = new Map();
    const begun = [];
    const circular = new Set();
    const positions = new Map();
    calculations.forEach(({ id }, position) => {
      if (!positions.has(id)) positions.set(id, position);
    });

    // All of those that refer to each other in a circle have the value `empty`.
    function once(key, compute, empty) {
      if (known.has(key)) return known.get(key);
      const place = begun.indexOf(key);
      if (place >= 0) {
        for (const each of begun.slice(place)) circular.add(each);
        return empty;
      }
      begun.push(key);
      const value = compute();
      begun.pop();
      known.set(key, circular.has(key) ? empty : value);
      return known.get(key);
    }

    // The first of several scores with one id counts.
    function scoreBefore(end, id) {
      for (let position = 0; position < end; position += 1) {
        const value = scores[position].id === id ? scoreAt(position).value : null;
        if (value !== null) return value;
      }
      return null;
    }

    function scoreAt(position) {
      const definition = scores[position];
      const empty = {
        id: definition.id, value: null, band: null, answered: 0, items: definition.items.length,
      };
      return once(`score ${position}`, () => score(definition, {
        ...find, precedingScore: (id) => scoreBefore(position, id),
      }), empty);
    }

    function calculationAt(position) {
      return once(`calculation ${position}`,
        () => plain(evaluate(calculations[position].expression, find)), null);
    }

    const find = {
      sheet: answers, today,
      answer: (id, scale) => operand(answers.get(id), scale),
      score: (id) => scoreBefore(scores.length, id),
      calculation: (id) => positions.has(id) ? calculationAt(positions.get(id)) : null,
    };

    return {
      score: find.score, calculation: find.calculation,
      value: (expression) => evaluate(expression, find),
      scores: () => scores.map((_, position) => scoreAt(position)),
    };
  }

  return { make };
})();
