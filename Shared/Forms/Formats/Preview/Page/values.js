"use strict";

// Values in texts, in place of placeholders such as `{{answer:age|}}`, and lines with calculated
// values. Values only become text nodes, so none of them is markup.
Otolith.values = (() => {
  const { element, localized, placeholder, translation } = Otolith.elements;

  function number(view, amount, decimals) {
    return new Intl.NumberFormat(view.language, decimals === null
      ? { maximumFractionDigits: 2 }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(amount);
  }

  // A date, a time or both as the participant writes them; other texts stay.
  function text(view, value) {
    const form = Otolith.moments.form(value);
    if (form === null) return value;
    const moment = new Date(form === "time" ? `1970-01-01T${value}Z`
      : form === "date" ? `${value}T00:00Z` : `${value}Z`);
    return new Intl.DateTimeFormat(view.language, {
      ...form === "time" ? {} : { dateStyle: "medium" },
      ...form === "date" ? {} : { timeStyle: "short" }, timeZone: "UTC",
    }).format(moment);
  }

  function chosen(view, kind, code) {
    if (kind.type === "yes-no") return view.words[code] ?? code;
    if (kind.type === "country") {
      return new Intl.DisplayNames([view.language, "en"], { type: "region" }).of(code) ?? code;
    }
    const option = kind.options?.find((each) => each.code === code);
    return translation(option?.label ?? {}, view.lookup)?.text ?? code;
  }

  function answer(view, kind, { codes, number: amount, text: written }) {
    if (codes !== undefined) return codes.map((code) => chosen(view, kind, code)).join(", ");
    if (kind.isMasked) return "•".repeat(8);
    if (amount !== undefined) {
      return kind.type === "duration" ? Otolith.entries.clock(amount) : number(view, amount, null);
    }
    return ["date", "time", "date-time"].includes(kind.type) ? text(view, written) : written;
  }

  // Returns null for a missing value.
  function calculated(view, { decimals }, value) {
    switch (typeof value) {
      case "number": return number(view, value, decimals);
      case "boolean": return view.words[value ? "yes" : "no"];
      case "string": return text(view, value);
      default: return null;
    }
  }

  // Returns what a placeholder stands for; null for a missing value.
  function find(questionnaire, positions, state, view, kind, id) {
    if (kind === "score") return calculated(view, { decimals: null }, state.values().score(id));
    if (kind === "calculation") {
      const definition = questionnaire.calculations?.find((each) => each.id === id);
      return definition === undefined
        ? null : calculated(view, definition, state.values().calculation(id));
    }
    if (kind === "profile") {
      const value = state.profile.get(id);
      return value === undefined ? null : value.text ?? number(view, value.number, null);
    }
    const given = kind === "earlier" ? state.previous()?.get(id) : state.answers().get(id);
    return given === undefined ? null : answer(view, state.kind(positions.get(id)), given);
  }

  // Lets the texts of a view show values. `view.values.refresh` draws them again.
  function attach(view, questionnaire, state) {
    const shown = [];
    const positions = new Map(questionnaire.elements.map(({ id }, position) => [id, position]));

    // Parts of a text: strings, and {value} for what was a placeholder.
    function parts(template) {
      const found = [];
      let end = 0;
      for (const match of template.matchAll(placeholder)) {
        const { kind, id, fallback = "" } = match.groups;
        found.push(template.slice(end, match.index),
          { value: find(questionnaire, positions, state, view, kind, id) ?? fallback });
        end = match.index + match[0].length;
      }
      return [...found, template.slice(end)];
    }

    const plain = (template) => parts(template).map((part) => part.value ?? part).join("");

    // Fills a node with a text. A value has its own direction of writing.
    function write(node, template) {
      if (template.search(placeholder) < 0) {
        node.append(template);
        return;
      }
      const draw = () => node.replaceChildren(...parts(template).map((part) =>
        part.value === undefined ? part : element("bdi", {}, part.value)));
      draw();
      shown.push({ draw, latest: plain(template), now: () => plain(template) });
    }

    function refresh() {
      for (const each of shown) {
        const now = each.now();
        if (now === each.latest) continue;
        each.latest = now;
        each.draw();
      }
    }

    view.values = { plain, write, refresh };
  }

  // Positions of the questions that an expression, or a score, is computed from.
  function sources(questionnaire, { expression, items = [] }, known = new Set()) {
    const { elements, scores, calculations = [] } = questionnaire;
    const inner = (definition) => {
      if (definition === undefined || known.has(definition)) return [];
      known.add(definition);
      return sources(questionnaire, definition, known);
    };
    const nodes = expression === undefined ? items : Otolith.expressions.nodes(expression);
    return nodes.flatMap(({ answer: id, question = id, score, calculation }) => {
      if (score !== undefined) return inner(scores.find((each) => each.id === score));
      if (calculation !== undefined) return inner(calculations.find((each) => each.id === calculation));
      return question === undefined ? [] : [elements.findIndex((each) => each.id === question)];
    });
  }

  // The page with the last question that a value is computed from.
  function pageOf(questionnaire, pages, definition) {
    const last = Math.max(-1, ...sources(questionnaire, definition));
    const page = pages.findIndex(({ positions }) => positions.includes(last));
    return page < 0 ? pages.length - 1 : page;
  }

  // The calculations that participants see by themselves.
  function visible(questionnaire) {
    return (questionnaire.calculations ?? []).filter(({ title, isHidden }) =>
      !isHidden && Object.keys(title).length > 0);
  }

  // Formats a calculated value with its unit; null if it is missing.
  function result(view, definition, value) {
    const formatted = calculated(view, definition, value);
    return formatted !== null && typeof value === "number" && definition.unit !== ""
      ? `${formatted}\u00A0${definition.unit}` : formatted;
  }

  // Lines with the values of a page, which are hidden while they are missing.
  function lines(questionnaire, state, view, page) {
    return visible(questionnaire)
      .filter((definition) => pageOf(questionnaire, state.pages, definition) === page)
      .map((definition) => {
        const output = element("output");
        const node = element("p", { class: "result", hidden: true },
          localized("span", {}, definition.title, view), " ", output);
        const draw = () => {
          const formatted = result(view, definition, state.values().calculation(definition.id));
          node.hidden = formatted === null;
          if (output.textContent !== (formatted ?? "")) output.textContent = formatted ?? "";
        };
        return { node, draw };
      });
  }

  return { attach, visible, result, lines, calculated };
})();
