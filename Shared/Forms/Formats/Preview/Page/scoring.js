"use strict";

// Scores and calculations of a sheet, each computed when it is first needed; the counterpart of
// ScoreEvaluator.
Otolith.scoring = (() => {
  const { countable, numeric, evaluate, isBlank, nodes } = Otolith.expressions;

  function itemValue(item, find) {
    if (item.score !== undefined) return find.score(item.score);
    if (item.calculation !== undefined) return numeric(find.calculation(item.calculation));
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

  // The value of an answer in an expression; null for a blank one.
  function operand(answer, scale) {
    if (answer === undefined || answer.codes?.length === 0 || isBlank(answer.text ?? "x")) return null;
    return answer.codes !== undefined ? { codes: answer.codes, scale } : answer.number ?? answer.text;
  }

  function firstPositions(definitions) {
    const found = new Map();
    definitions.forEach(({ id }, position) => {
      if (!found.has(id)) found.set(id, position);
    });
    return found;
  }

  // Steps are the scores and then the calculations, by position. Returns those that each refers to,
  // and an order in which each follows them. Those that refer to each other in a cycle, and those
  // that depend on them, are left out.
  function plan({ scores = [], calculations = [] }) {
    const positions = { score: firstPositions(scores), calculation: firstPositions(calculations) };
    const step = ({ score: scoreID, calculation }, end) => {
      const found = scoreID !== undefined ? positions.score.get(scoreID)
        : positions.calculation.get(calculation);
      if (found === undefined || scoreID !== undefined && found >= end) return [];
      return [scoreID !== undefined ? found : scores.length + found];
    };
    // Scores refer to preceding scores only.
    const needs = [
      ...scores.map(({ items }, position) => items.flatMap((item) => step(item, position))),
      ...calculations.map(({ expression }) =>
        nodes(expression).flatMap((node) => step(node, scores.length))),
    ];
    if (calculations.length === 0) return { positions, needs, order: [...needs.keys()] };
    const open = needs.map((all) => new Set(all).size);
    const users = needs.map(() => []);
    needs.forEach((all, user) => { for (const needed of new Set(all)) users[needed].push(user); });
    const order = [...needs.keys()].filter((each) => open[each] === 0);
    for (const done of order) {
      for (const user of users[done]) {
        open[user] -= 1;
        if (open[user] === 0) order.push(user);
      }
    }
    return { positions, needs, order };
  }

  const plans = new WeakMap();

  function planOf(questionnaire) {
    if (!plans.has(questionnaire)) plans.set(questionnaire, plan(questionnaire));
    return plans.get(questionnaire);
  }

  // `answers` are those to shown questions, by id; `today` is the date of the start, or null;
  // `earlier` has the answers of the previous sheet by id, `profile` the values of fields by name.
  function make(questionnaire, answers, { today = null, earlier, profile }) {
    const { scores = [], calculations = [] } = questionnaire;
    const { positions, needs, order } = planOf(questionnaire);
    // Results of scores and values of calculations, by step; the first value of a score by id.
    const known = new Map();
    const totals = new Map();
    const find = {
      sheet: answers, today,
      answer: (id, scale) => operand(answers.get(id), scale),
      earlier: (id, scale) => operand(earlier?.get(id), scale),
      profile: (field) => operand(profile?.get(field), null),
      score: (id) => totals.get(id) ?? null,
      calculation: (id) => known.get(scores.length + positions.calculation.get(id)) ?? null,
    };

    function compute(step) {
      if (step >= scores.length) {
        known.set(step, evaluate(calculations[step - scores.length].expression, find));
        return;
      }
      const result = score(scores[step], find);
      known.set(step, result);
      if (!totals.has(result.id) && result.value !== null) totals.set(result.id, result.value);
    }

    // Computes steps, and first those that they refer to. Without recursion, as a chain may be long.
    function ensure(steps) {
      const needed = new Set();
      const pending = steps.filter((step) => !known.has(step));
      while (pending.length > 0) {
        const step = pending.pop();
        if (known.has(step) || needed.has(step)) continue;
        needed.add(step);
        pending.push(...needs[step]);
      }
      if (needed.size > 0) for (const step of order) if (needed.has(step)) compute(step);
    }

    function scoreAt(position) {
      ensure([position]);
      return known.get(position)
        ?? { id: scores[position].id, value: null, band: null, answered: 0, items: 0 };
    }

    // The value of a calculation: a choice counts as its number.
    function calculation(id) {
      const position = positions.calculation.get(id);
      if (position === undefined) return null;
      ensure([scores.length + position]);
      const value = find.calculation(id);
      return value !== null && typeof value === "object" ? numeric(value) : value;
    }

    return {
      calculation,
      score: (id) => {
        ensure(scores.flatMap((each, position) => each.id === id ? [position] : []));
        return find.score(id);
      },
      scores: () => scores.map((_, position) => scoreAt(position)),
      // The value of another expression.
      value: (expression) => {
        ensure(order);
        return evaluate(expression, find);
      },
    };
  }

  return { make };
})();
