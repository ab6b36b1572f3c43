"use strict";

// Answers by selection: options, yes or no, manikins. A field is created from a context and returns
// {node, focus, show}: the node for the page, a function to focus it, and one to show an answer set
// elsewhere. `hints` are explaining texts, `isGroup` marks several controls.
Otolith.choices = (() => {
  const { element, localized, own } = Otolith.elements;
  const { fill } = Otolith.messages;

  function option(context, type, code, ...label) {
    const input = element("input", { type, name: context.name, value: code });
    return { input, node: element("label", { class: "option" }, input, ...label) };
  }

  // A single choice; `read` converts the code to an answer.
  function radios(context, entries, read, write, listClass) {
    const made = entries.map(([code, ...label]) => ({
      code, ...option(context, "radio", code, ...label),
    }));
    for (const { code, input } of made) {
      input.addEventListener("change", () => context.set(read(code)));
    }
    return {
      node: element("div", { class: listClass }, ...made.map((entry) => entry.node)),
      inputs: made.map((entry) => entry.input), options: made.map((entry) => entry.node),
      isGroup: true, role: "radiogroup", canClear: true,
      focus: () => (made.find((entry) => entry.input.checked) ?? made[0])?.input.focus(),
      show: (answer) => {
        const code = answer === undefined ? null : write(answer);
        for (const entry of made) entry.input.checked = entry.code === code;
      },
    };
  }

  const ofCode = [(code) => ({ codes: [code] }), (answer) => answer.codes[0]];

  function singleChoice(context) {
    const { view, kind } = context;
    if (kind.isKnob && !context.isCell) return Otolith.scales.choiceKnob(context);
    if (Otolith.lists.isLong(context)) return Otolith.lists.searchable(context, "radio");
    const entries = context.options.map((entry) =>
      [entry.code, localized("span", {}, entry.label, view)]);
    return radios(context, entries, ...ofCode, "options");
  }

  function yesNo(context) {
    const { view } = context;
    const entries = ["yes", "no"].map((code) => [code, own("span", {}, view.words[code], view)]);
    return radios(context, entries, ...ofCode, "options row");
  }

  // The text at an end: the definition's label, or else the page's word.
  function manikinEnd(label, word, view) {
    const found = Otolith.elements.translation(label, view.lookup);
    return found === null
      ? { text: word, node: (attributes) => own("span", attributes, word, view) }
      : { text: found.text, node: (attributes) => localized("span", attributes, label, view) };
  }

  function manikin(context) {
    const { view, kind } = context;
    const draw = Otolith.pictures.manikin[kind.dimension];
    if (draw === undefined) return notSupported(context, kind.type);
    const [low, high] = [kind.low, kind.high].map((label, index) =>
      manikinEnd(label, view.words[kind.dimension][index], view));
    const ends = { 1: low, 9: high };
    const entries = Array.from({ length: 9 }, (_, index) => {
      const step = index + 1;
      const end = ends[step];
      const name = fill(view.words.manikin, step) + (end ? `, ${end.text}` : "");
      return [String(step), draw(step), own("span", { class: "quiet" }, name, view),
        end ? end.node({ class: "end", "aria-hidden": "true" }) : null];
    });
    const field = radios(context, entries, (code) => ({ number: Number(code) }),
      (answer) => String(answer.number), "manikins");
    field.node.append(element("div", { class: "ends", "aria-hidden": "true" },
      low.node({ class: "low" }), high.node({ class: "high" })));
    return field;
  }

  function choiceHints(context) {
    const { view, kind } = context;
    const hints = [];
    if (kind.minimum > 0 && kind.minimum === kind.maximum) {
      hints.push(fill(view.words.exactly, kind.minimum));
    } else {
      if (kind.minimum > 0) hints.push(fill(view.words.atLeast, kind.minimum));
      if (kind.maximum > 0) hints.push(fill(view.words.atMost, kind.maximum));
    }
    for (const entry of context.options.filter((candidate) => candidate.isExclusive)) {
      const label = Otolith.elements.translation(entry.label, view.lookup)?.text ?? entry.code;
      hints.push(fill(view.words.exclusive, label));
    }
    return hints;
  }

  function multipleChoice(context) {
    const { view } = context;
    if (Otolith.lists.isLong(context)) {
      return { ...Otolith.lists.searchable(context, "checkbox"), hints: choiceHints(context) };
    }
    const made = context.options.map((entry) => ({
      ...entry,
      ...option(context, "checkbox", entry.code, localized("span", {}, entry.label, view)),
    }));
    const changed = (entry) => {
      // Choosing an exclusive option clears the others, and the reverse.
      const others = entry.input.checked
        ? made.filter((other) => other !== entry && other.input.checked
          && (entry.isExclusive || other.isExclusive))
        : [];
      for (const other of others) other.input.checked = false;
      if (others.length > 0) view.announce(view.words.exclusiveTaken);
      const codes = made.filter((other) => other.input.checked).map((other) => other.code);
      context.set(codes.length === 0 ? null : { codes });
    };
    for (const entry of made) entry.input.addEventListener("change", () => changed(entry));
    return {
      node: element("div", { class: "options" }, ...made.map((entry) => entry.node)),
      inputs: made.map((entry) => entry.input), options: made.map((entry) => entry.node),
      isGroup: true, hints: choiceHints(context),
      focus: () => made[0]?.input.focus(),
      show: (answer) => {
        for (const entry of made) {
          entry.input.checked = answer?.codes?.includes(entry.code) ?? false;
        }
      },
    };
  }

  function notSupported(context, type) {
    const { view } = context;
    const node = own("p", { class: "unsupported", tabindex: "-1" },
      fill(view.words.notSupported, type), view);
    return { node, isGroup: true, focus: () => node.focus(), show: () => {} };
  }

  return { singleChoice, multipleChoice, yesNo, manikin, notSupported };
})();
