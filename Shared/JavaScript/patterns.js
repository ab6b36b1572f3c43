/**
 * Automata of patterns for `checks.matches`, which runs them in bounded time. The counterpart of
 * Shared/Values/Patterns, for definitions that the catalogue has checked.
 */

const STATES_MAX = 2000;
const part = (ranges, categories = [], isNegated = false) => ({ ranges, categories, isNegated });
const single = (code) => part([code, code]);
const CLASSES = {
  d: [0x30, 0x39],
  w: [0x30, 0x39, 0x41, 0x5A, 0x5F, 0x5F, 0x61, 0x7A],
  s: [0x09, 0x0D, 0x20, 0x20, 0xA0, 0xA0, 0x1680, 0x1680, 0x2000, 0x200A, 0x2028, 0x2029, 0x202F,
    0x202F, 0x205F, 0x205F, 0x3000, 0x3000, 0xFEFF, 0xFEFF],
};
const LINE_END = [0x0A, 0x0A, 0x0D, 0x0D, 0x2028, 0x2029];
const CONTROLS = { t: 0x09, n: 0x0A, v: 0x0B, f: 0x0C, r: 0x0D, b: 0x08, 0: 0 };
const ASSERTIONS = { "^": "start", "$": "end", "\\b": "word-boundary", "\\B": "no-word-boundary" };
const CATEGORIES = ["Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Nl", "No", "Pc", "Pd", "Ps",
  "Pe", "Pi", "Pf", "Po", "Sm", "Sc", "Sk", "So", "Zs", "Zl", "Zp"];

/** Characters and escapes in order; what groups and classes mean follows from them. */
const TOKEN = /\\u\{[0-9A-Fa-f]+\}|\\u[0-9A-Fa-f]{4}|\\x[0-9A-Fa-f]{2}|\\[pP]\{\w+\}|\\.|./gsu;
const QUANTIFIER = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/u;

/** The set of an escape or a character. */
function setOf(token) {
  if (token[0] !== "\\") return single(token.codePointAt(0));
  const letter = token[1];
  const lower = letter.toLowerCase();
  if (/[1-9k]/u.test(letter)) throw new SyntaxError("back-references are not supported");
  if (lower === "p") {
    const name = token.slice(3, -1);
    return part([], CATEGORIES.filter((one) => one.startsWith(name)), letter === "P");
  }
  if (CLASSES[lower] !== undefined) return part(CLASSES[lower], [], letter !== lower);
  if (token.length > 2) return single(Number.parseInt(token.replace(/[^0-9A-Fa-f]/gu, ""), 16));
  return single(CONTROLS[letter] ?? letter.codePointAt(0));
}

/** Parses a pattern to a function that writes its states, so that counts can write it again. */
class Parser {
  #source;
  #place = 0;

  constructor(source) { this.#source = source; }

  #rest() { return this.#source.slice(this.#place); }

  #take(text) {
    if (!this.#source.startsWith(text, this.#place)) return false;
    this.#place += text.length;
    return true;
  }

  #token() {
    TOKEN.lastIndex = this.#place;
    const [token] = TOKEN.exec(this.#source);
    this.#place += token.length;
    return token;
  }

  alternatives() {
    const choices = [this.#sequence()];
    while (this.#take("|")) choices.push(this.#sequence());
    return (states) => {
      const jumps = choices.slice(0, -1).map((choice) => {
        const fork = emit(states, { go: [] });
        choice(states);
        const jump = emit(states, { go: [] });
        states[fork].go = [fork + 1, states.length];
        return jump;
      });
      choices.at(-1)(states);
      for (const jump of jumps) states[jump].go = [states.length];
    };
  }

  #sequence() {
    const nodes = [];
    while (this.#rest() !== "" && !/^[|)]/u.test(this.#rest())) {
      const atom = this.#atom();
      const found = QUANTIFIER.exec(this.#rest());
      this.#place += found?.[0].length ?? 0;
      nodes.push(found === null ? atom : repeated(atom, ...bounds(found)));
    }
    return (states) => { for (const node of nodes) node(states); };
  }

  #atom() {
    if (this.#take("(")) {
      if (/^\?<?[=!]/u.test(this.#rest())) throw new SyntaxError("look-around is not supported");
      this.#place += /^\?(?::|<\w+>)/u.exec(this.#rest())?.[0].length ?? 0;
      const node = this.alternatives();
      this.#take(")");
      return node;
    }
    const state = this.#take("[") ? { set: this.#characters() } : stateOf(this.#token());
    return (states) => emit(states, state);
  }

  #characters() {
    const isNegated = this.#take("^");
    const parts = [];
    while (!this.#take("]")) {
      const first = setOf(this.#token());
      if (/^-[^\]]/u.test(this.#rest())) {
        this.#take("-");
        parts.push(part([first.ranges[0], setOf(this.#token()).ranges[0]]));
      } else {
        parts.push(first);
      }
    }
    return { parts, isNegated };
  }
}

function emit(states, state) {
  if (states.length >= STATES_MAX) throw new RangeError("too many states");
  return states.push({ ...state }) - 1;
}

function stateOf(token) {
  if (ASSERTIONS[token] !== undefined) return { assertion: ASSERTIONS[token] };
  if (token === ".") return { set: { parts: [part(LINE_END, [], true)], isNegated: false } };
  const isNegated = /^\\[DWS]$/u.test(token);
  return { set: { parts: [setOf(isNegated ? token.toLowerCase() : token)], isNegated } };
}

function repeated(body, minimum, maximum) {
  return (states) => {
    for (let count = 0; count < minimum; count += 1) {
      const before = states.length;
      body(states);
      // Repeating an empty operand has no effect.
      if (states.length === before) return;
    }
    const forks = [];
    for (let count = minimum; count < (maximum ?? minimum + 1); count += 1) {
      forks.push(emit(states, { go: [] }));
      body(states);
    }
    if (maximum === null) emit(states, { go: [forks[0]] });
    for (const fork of forks) states[fork].go = [fork + 1, states.length];
  };
}

/** @param {string[]} found  of `QUANTIFIER` */
function bounds([text, minimum, comma, maximum]) {
  if (minimum === undefined) return { "*": [0, null], "+": [1, null], "?": [0, 1] }[text[0]];
  const low = Number(minimum);
  return [low, comma === "" ? low : maximum === "" ? null : Number(maximum)];
}

/** The automaton of a pattern; null if it is not valid here: the server alone checks it then. */
export function automaton(source) {
  try {
    RegExp(source, "u");
    const states = [];
    new Parser(source).alternatives()(states);
    return [...states, {}];
  } catch {
    return null;
  }
}
