"use strict";

// Answers by typing: numbers, days and times, texts; and countries, selected from a list. Invalid
// input is kept as a draft with the reason, so that it can be corrected.
Otolith.entries = (() => {
  const { element, localized, own } = Otolith.elements;
  const { fill } = Otolith.messages;

  // `parse` returns {answer} or {reason}; blank input means no answer.
  function entry(context, input, parse, format) {
    input.id = context.inputID;
    input.addEventListener("input", () => {
      const raw = input.value;
      if (raw.trim() === "" && !input.validity.badInput) {
        context.set(null);
        return;
      }
      const { answer, reason } = parse(raw);
      context.set(answer ?? null, answer === undefined ? { raw, reason } : undefined);
    });
    return {
      node: input, invalid: input, canBeRequired: true, focus: () => input.focus(),
      show: (answer, draft) => {
        input.value = draft?.raw ?? (answer === undefined ? "" : format(answer));
      },
    };
  }

  function readNumber(raw) {
    const text = raw.trim().replace(",", ".");
    const isNumber = /^[-+]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][-+]?[0-9]+)?$/.test(text);
    const number = isNumber ? Number(text) : NaN;
    return Number.isFinite(number) ? number : null;
  }

  function bounds(view, low, high) {
    if (low !== null && high !== null) return fill(view.words.between, low, high);
    if (low !== null) return fill(view.words.from, low);
    return high === null ? "" : fill(view.words.upTo, high);
  }

  function number(context) {
    const { kind, view } = context;
    const show = (amount) => amount === null ? null : Otolith.scales.number(view, amount);
    const input = element("input", {
      type: "text", inputmode: kind.isInteger && (kind.minimum ?? -1) >= 0 ? "numeric" : "decimal",
      autocomplete: "off", spellcheck: "false", class: "short",
    });
    const field = entry(context, input, (raw) => {
      const amount = readNumber(raw);
      return amount === null ? { reason: "number" } : { answer: { number: amount } };
    }, (answer) => String(answer.number));
    field.hints = [`${bounds(view, show(kind.minimum), show(kind.maximum))} ${kind.unit}`.trim()]
      .filter((hint) => hint !== "");
    const hint = localized("p", { class: "hint" }, kind.hint ?? {}, view);
    field.hintNodes = hint === null ? [] : [hint];
    return field;
  }

  function moment(context, type, reason) {
    const { kind, view } = context;
    const input = element("input", {
      type, min: kind.earliest || null, max: kind.latest || null, class: "short",
    });
    const field = entry(context, input,
      (raw) => input.validity.badInput ? { reason } : { answer: { text: raw } },
      (answer) => answer.text);
    // The browser sends no event for an incomplete day.
    input.addEventListener("blur", () => {
      if (input.validity.badInput) context.set(null, { raw: "", reason });
    });
    field.hints = [bounds(view, kind.earliest || null, kind.latest || null)]
      .filter((hint) => hint !== "");
    return field;
  }

  // Formats seconds as HH:MM:SS.
  function clock(seconds) {
    return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
      .map((part) => String(part).padStart(2, "0")).join(":");
  }

  function duration(context) {
    const { kind, view } = context;
    const parts = [["hours", 3600], ["minutes", 60], ["seconds", 1]].map(([name, seconds]) => {
      const id = `${context.inputID}-${name}`;
      const input = element("input", {
        type: "text", inputmode: "numeric", autocomplete: "off", id, class: "tiny",
      });
      const label = own("label", { for: id }, view.words[name], view);
      return { input, seconds, node: element("div", { class: "part" }, label, input) };
    });
    const changed = () => {
      const raw = parts.map((part) => part.input.value.trim());
      if (raw.every((text) => text === "")) {
        context.set(null);
      } else if (raw.every((text) => /^[0-9]{0,9}$/.test(text))) {
        const total = parts.reduce((sum, part, index) => sum + part.seconds * Number(raw[index]), 0);
        context.set({ number: total });
      } else {
        context.set(null, { raw, reason: "integer" });
      }
    };
    for (const { input } of parts) input.addEventListener("input", changed);
    const limit = (seconds) => seconds === 0 ? null : clock(seconds);
    return {
      node: element("div", { class: "parts" }, ...parts.map((part) => part.node)),
      isGroup: true, focus: () => parts[0].input.focus(),
      hints: [bounds(view, limit(kind.minimum), limit(kind.maximum))].filter((hint) => hint !== ""),
      show: (answer, draft) => {
        let rest = answer?.number ?? 0;
        parts.forEach((part, index) => {
          const amount = Math.floor(rest / part.seconds);
          rest -= amount * part.seconds;
          part.input.value = draft?.raw?.[index] ?? (answer === undefined ? "" : String(amount));
        });
      },
    };
  }

  const inputModes = { email: "email", url: "url", telephone: "tel" };

  function text(context) {
    const { kind, view } = context;
    const input = kind.style === "text-area"
      ? element("textarea", { rows: 5 })
      // `type=email` would let the browser change the input.
      : element("input", {
        type: kind.isMasked ? "password" : "text", inputmode: inputModes[kind.style] ?? null,
        autocomplete: kind.isMasked ? "new-password" : "off",
        dir: kind.style === "text" ? null : "ltr",
      });
    const field = entry(context, input,
      (raw) => ({ answer: { text: raw.toWellFormed?.() ?? raw } }), (answer) => answer.text);
    const hint = localized("p", { class: "hint" }, kind.hint, view);
    field.hintNodes = hint === null ? [] : [hint];
    return field;
  }

  function country(context) {
    const { view } = context;
    const names = new Intl.DisplayNames([view.language, "en"], { type: "region" });
    const entries = view.countries.map((code) => [code, names.of(code) ?? code])
      .sort((left, right) => left[1].localeCompare(right[1], view.language));
    const select = element("select", { autocomplete: "off" },
      own("option", { value: "" }, view.words.choose, view),
      ...entries.map(([code, name]) => element("option", { value: code }, name)));
    select.addEventListener("change", () =>
      context.set(select.value === "" ? null : { codes: [select.value] }));
    select.id = context.inputID;
    return {
      node: select, invalid: select, canBeRequired: true, focus: () => select.focus(),
      show: (answer) => { select.value = answer?.codes[0] ?? ""; },
    };
  }

  return { number, moment, duration, clock, text, country };
})();
