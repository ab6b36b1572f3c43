"use strict";

// Values of expressions; the counterpart of Questionnaires/Evaluation. A value is a number, a truth
// value, a text, or {codes, scale} for a choice; null if it is missing.
Otolith.expressions = (() => {
  const { form } = Otolith.moments;

  const isBlank = (text) => /^\p{White_Space}*$/u.test(text);

  // Returns null if the answer does not count as a number.
  function countable(answer, scale) {
    if (scale === null) return null;
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

  const isChoice = (value) => value !== null && typeof value === "object";
  // Zero has no sign.
  const finite = (number) => Number.isFinite(number) ? number + 0 : null;

  function numeric(value) {
    if (isChoice(value)) return countable(value, value.scale);
    return typeof value === "number" ? finite(value) : null;
  }

  const truth = (value) => typeof value === "boolean" ? value : null;

  // The exponents of people are computed by multiplications alone, which are the same everywhere.
  function power(base, exponent) {
    if (exponent === 0.5) return Math.sqrt(base);
    if (!Number.isInteger(exponent) || Math.abs(exponent) > 1024) return base ** exponent;
    let result = 1;
    let square = base;
    for (let rest = Math.abs(exponent); rest > 0; rest = Math.floor(rest / 2)) {
      if (rest % 2 === 1) result *= square;
      square *= square;
    }
    return exponent < 0 ? 1 / result : result;
  }

  function round(number, digits = 0) {
    if (!Number.isInteger(digits) || digits < 0 || digits > 10) return null;
    const unit = Number(`1e${digits}`);
    const scaled = Math.abs(number * unit);
    if (scaled >= 2 ** 53) return number;
    const whole = Math.floor(scaled);
    return Math.sign(number) * (scaled - whole >= 0.5 ? whole + 1 : whole) / unit;
  }

  // Functions of numbers that are all there.
  const ofNumbers = {
    add: (...all) => all.length === 0 ? 0 : all.reduce((sum, each) => sum + each),
    subtract: (left, right) => left - right,
    multiply: (...all) => all.reduce((product, each) => product * each),
    divide: (left, right) => right === 0 ? null : left / right,
    remainder: (left, right) => left % right,
    power, negate: (number) => -number, absolute: Math.abs, round,
    floor: Math.floor, ceiling: Math.ceil, minimum: Math.min, maximum: Math.max,
    mean: (...all) => all.reduce((sum, each) => sum + each) / all.length,
  };

  // Returns null for operands of different types.
  function equal(left, right) {
    if (isChoice(left) && isChoice(right)) {
      return left.codes.some((code) => right.codes.includes(code));
    }
    if (isChoice(right)) return equal(right, left);
    if (isChoice(left) && typeof right === "string") return left.codes.includes(right);
    const value = isChoice(left) ? numeric(left) : left;
    if (value === null || right === null || typeof value !== typeof right) return null;
    return value === right;
  }

  // Returns a negative number, 0, or a positive one; null for operands without an order.
  function order(left, right) {
    if (typeof left === "string" && typeof right === "string") {
      const wanted = form(left);
      if (wanted === null || form(right) !== wanted) return null;
      // Moments of one form sort like their texts.
      return left < right ? -1 : Number(left > right);
    }
    const [first, second] = [numeric(left), numeric(right)];
    if (first === null || second === null) return null;
    return first < second ? -1 : Number(first > second);
  }

  const ordered = (decide) => (left, right) => {
    const sign = order(left, right);
    return sign === null ? null : decide(sign);
  };

  const inverse = (result) => result === null ? null : !result;

  // Kleene's `all` and `any`.
  const combined = (decisive) => (...parts) => {
    const results = parts.map(truth);
    if (results.includes(decisive)) return decisive;
    return results.includes(null) ? null : !decisive;
  };

  // Year, month and day; null for values that are neither a date nor a date-time.
  function dateOf(value) {
    if (typeof value !== "string" || !["date", "date-time"].includes(form(value))) return null;
    return value.slice(0, 10).split("-").map(Number);
  }

  // Days since a fixed day of the Gregorian calendar.
  function dayNumber(date) {
    const [year, month, day] = date;
    const shifted = month > 2 ? year : year - 1;
    const monthOfShifted = (month + 9) % 12;
    return shifted * 365 + Math.floor(shifted / 4) - Math.floor(shifted / 100)
      + Math.floor(shifted / 400) + Math.floor((monthOfShifted * 306 + 5) / 10) + day;
  }

  const between = (measure) => (first, second) => {
    const [from, to] = [dateOf(first), dateOf(second)];
    return from === null || to === null ? null : measure(from, to);
  };

  function yearsBetween(from, to) {
    if (dayNumber(from) > dayNumber(to)) return -yearsBetween(to, from);
    const isBefore = to[1] < from[1] || to[1] === from[1] && to[2] < from[2];
    return to[0] - from[0] - (isBefore ? 1 : 0);
  }

  const minuteOfDay = (clock) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

  function minutesBetween(first, second) {
    if (typeof first !== "string" || typeof second !== "string") return null;
    const wanted = form(first);
    if (form(second) !== wanted) return null;
    if (wanted === "time") return (minuteOfDay(second) - minuteOfDay(first) + 1440) % 1440;
    if (wanted !== "date-time") return null;
    const days = dayNumber(dateOf(second)) - dayNumber(dateOf(first));
    return days * 1440 + minuteOfDay(second.slice(11)) - minuteOfDay(first.slice(11));
  }

  // Functions of values that may be missing.
  const ofValues = {
    count: (...all) => all.filter((each) => each !== null).length,
    if: (condition, yes, no) => truth(condition) === true ? yes : no,
    coalesce: (...all) => all.find((each) => each !== null) ?? null,
    answered: (value) => value !== null,
    equal, "not-equal": (left, right) => inverse(equal(left, right)),
    less: ordered((sign) => sign < 0), "less-or-equal": ordered((sign) => sign <= 0),
    greater: ordered((sign) => sign > 0), "greater-or-equal": ordered((sign) => sign >= 0),
    and: combined(false), or: combined(true), not: (value) => inverse(truth(value)),
    "days-between": between((from, to) => dayNumber(to) - dayNumber(from)),
    "years-between": between(yearsBetween),
    "minutes-between": minutesBetween,
    length: (text) => typeof text === "string" ? Array.from(text).length : null,
  };

  // The numbers of operands of each function.
  const most = 100;
  const counts = {
    add: [1, most], subtract: [2, 2], multiply: [2, most], divide: [2, 2], remainder: [2, 2],
    power: [2, 2], negate: [1, 1], absolute: [1, 1], round: [1, 2], floor: [1, 1],
    ceiling: [1, 1], minimum: [1, most], maximum: [1, most], mean: [1, most], count: [1, most],
    if: [3, 3], coalesce: [1, most], answered: [1, 1], equal: [2, 2], "not-equal": [2, 2],
    less: [2, 2], "less-or-equal": [2, 2], greater: [2, 2], "greater-or-equal": [2, 2],
    and: [2, most], or: [2, most], not: [1, 1], "days-between": [2, 2], "years-between": [2, 2],
    "minutes-between": [2, 2], today: [0, 0], length: [1, 1], each: [1, most], repetition: [0, 0],
  };

  // The values of all repetitions, which some functions take as operands. Elsewhere they are missing.
  class Repeated {
    constructor(values) { this.values = values.filter((value) => value !== null); }
  }

  const takeEach = new Set(["add", "minimum", "maximum", "mean", "count", "coalesce"]);

  function unfolded(name, operands) {
    if (!takeEach.has(name)) {
      return operands.map((value) => value instanceof Repeated ? null : value);
    }
    const isOfNumbers = Object.hasOwn(ofNumbers, name);
    return operands.flatMap((value) => {
      if (!(value instanceof Repeated)) return [value];
      return isOfNumbers
        ? value.values.map(numeric).filter((number) => number !== null) : value.values;
    });
  }

  function call(name, operands, find) {
    if (!Object.hasOwn(counts, name)) return null;
    const [least, limit] = counts[name];
    if (operands.length < least || operands.length > limit) return null;
    if (name === "today") return find.today;
    // The number of a repetition is there only after unrolling.
    if (name === "repetition") return null;
    if (name === "each") return new Repeated(unfolded(name, operands));
    const values = unfolded(name, operands);
    if (Object.hasOwn(ofValues, name)) return ofValues[name](...values);
    const numbers = values.map(numeric);
    if (numbers.includes(null) || numbers.length === 0 && name !== "add") return null;
    return ofNumbers[name](...numbers);
  }

  // The nodes of each expression, operands before their function.
  const lists = new WeakMap();

  function nodes(expression) {
    if (!lists.has(expression)) {
      const parts = (expression.of ?? []).flatMap((operand) => nodes(operand));
      lists.set(expression, [...parts, expression]);
    }
    return lists.get(expression);
  }

  function leaf(node, find) {
    if (node.number !== undefined) return node.number;
    if (node.text !== undefined) return isBlank(node.text) ? null : node.text;
    if (node.answer !== undefined) return find.answer(node.answer, node.scale ?? null);
    if (node.earlier !== undefined) return find.earlier(node.earlier, node.scale ?? null);
    if (node.profile !== undefined) return find.profile(node.profile);
    if (node.score !== undefined) return find.score(node.score);
    return node.calculation === undefined ? null : find.calculation(node.calculation);
  }

  // `find` returns the value of an answer, an earlier answer, a profile field, a score and a
  // calculation by id, and has today's date.
  // Without recursion, as calculations refer to others.
  function evaluate(expression, find) {
    const values = [];
    for (const node of nodes(expression)) {
      const operands = values.splice(values.length - (node.of ?? []).length);
      const value = node.call === undefined ? leaf(node, find) : call(node.call, operands, find);
      values.push(typeof value === "number" ? finite(value) : value);
    }
    return values[0] instanceof Repeated ? null : values[0];
  }

  return { isBlank, countable, numeric, nodes, evaluate };
})();
