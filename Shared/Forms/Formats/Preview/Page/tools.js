"use strict";

// Tools for authors beside the questionnaire: earlier answers, scores, stored values.
Otolith.tools = (() => {
  const { element, localized, own } = Otolith.elements;

  function references(condition, found) {
    if (condition === null) return;
    if (condition.subject !== undefined) {
      const form = condition.number !== null ? "number" : condition.text !== "" ? "text" : "codes";
      found.push([condition.subject, form]);
    }
    for (const reference of condition.count ?? []) found.push([reference, "codes"]);
    for (const part of condition.all ?? condition.any ?? []) references(part, found);
    if (condition.not !== undefined) references(condition.not, found);
  }

  // Questions of other questionnaires used by rules, each once.
  function foreign(questionnaire) {
    const found = [];
    for (const { shownIf, requiredIf = null } of questionnaire.elements) {
      references(shownIf, found);
      references(requiredIf, found);
    }
    const seen = new Map();
    for (const [{ questionnaire: sheet, question }, form] of found) {
      if (sheet !== "" && question !== undefined) {
        const key = JSON.stringify([sheet, question]);
        if (!seen.has(key)) seen.set(key, { sheet, question, form });
      }
    }
    return [...seen.values()];
  }

  function parse(form, raw) {
    const text = raw.trim();
    if (text === "") return null;
    switch (form) {
      case "number": {
        const number = Number(text.replace(",", "."));
        return Number.isFinite(number) ? { number } : null;
      }
      case "text": return { text };
      default:
        return { codes: text.split(",").map((code) => code.trim()).filter((code) => code !== "") };
    }
  }

  function earlier(questionnaire, view, raw, changed) {
    const wanted = foreign(questionnaire);
    if (wanted.length === 0) return null;
    const forms = {
      codes: view.words.earlierCodes, number: view.words.earlierNumber,
      text: view.words.earlierText,
    };
    const fields = wanted.map(({ sheet, question, form }, index) => {
      const key = JSON.stringify([sheet, question]);
      const id = `earlier-${index}`;
      const input = element("input", { type: "text", id, autocomplete: "off" });
      input.value = raw.get(key) ?? "";
      input.addEventListener("input", () => {
        raw.set(key, input.value);
        changed();
      });
      return element("div", { class: "part" },
        own("label", { for: id }, `${sheet} › ${question} (${forms[form]})`, view), input);
    });
    return element("details", { id: "earlier", open: true },
      own("summary", {}, view.words.earlier, view),
      own("p", { class: "hint" }, view.words.earlierNote, view), ...fields);
  }

  // Converts earlier answers for the evaluation.
  function earlierAnswers(questionnaire, raw) {
    const sheets = new Map();
    for (const { sheet, question, form } of foreign(questionnaire)) {
      const answer = parse(form, raw.get(JSON.stringify([sheet, question])) ?? "");
      if (answer === null) continue;
      if (!sheets.has(sheet)) sheets.set(sheet, new Map());
      sheets.get(sheet).set(question, answer);
    }
    return sheets;
  }

  function scores(questionnaire, view) {
    if (questionnaire.scores.length === 0) return null;
    const format = new Intl.NumberFormat(view.language, { maximumFractionDigits: 2 });
    const rows = questionnaire.scores.map((definition) => {
      const title = localized("span", {}, definition.title, view)
        ?? element("span", {}, definition.id);
      const [value, band, answered] = ["value", "band", "answered"].map((name) =>
        element("td", { role: "cell", "data-head": view.words[name] }));
      const show = (result) => {
        value.textContent = result.value === null ? view.words.none : format.format(result.value);
        const label = definition.bands.find((entry) => entry.code === result.band)?.label;
        band.replaceChildren(
          label === undefined ? view.words.none : localized("span", {}, label, view) ?? result.band);
        answered.textContent = `${result.answered} / ${result.items}`;
      };
      return {
        show,
        node: element("tr", { role: "row" },
          element("th", { scope: "row", role: "rowheader" }, title), value, band, answered),
      };
    });
    const heads = ["score", "value", "band", "answered"].map((name) =>
      own("th", { scope: "col", role: "columnheader" }, view.words[name], view));
    const node = element("details", { id: "scores", open: true },
      own("summary", {}, view.words.scores, view),
      element("table", { role: "table", class: "stackable", "aria-label": view.words.scores },
        element("thead", { role: "rowgroup" }, element("tr", { role: "row" }, ...heads)),
        element("tbody", { role: "rowgroup" }, ...rows.map((row) => row.node))));
    return { node, show: (results) => results.forEach((result, index) => rows[index].show(result)) };
  }

  // All calculated values, also those that participants do not see.
  function calculations(questionnaire, view) {
    const { calculations: definitions = [] } = questionnaire;
    if (definitions.length === 0) return null;
    const rows = definitions.map((definition) => {
      const value = element("td", { role: "cell", "data-head": view.words.value });
      const title = localized("span", {}, definition.title, view)
        ?? element("span", {}, definition.id);
      return {
        definition, value, node: element("tr", { role: "row" },
          element("th", { scope: "row", role: "rowheader" }, title), value),
      };
    });
    const heads = ["calculation", "value"].map((name) =>
      own("th", { scope: "col", role: "columnheader" }, view.words[name], view));
    const node = element("details", { id: "calculations", open: true },
      own("summary", {}, view.words.calculations, view),
      element("table", {
        role: "table", class: "stackable", "aria-label": view.words.calculations,
      }, element("thead", { role: "rowgroup" }, element("tr", { role: "row" }, ...heads)),
      element("tbody", { role: "rowgroup" }, ...rows.map((row) => row.node))));
    const show = (values) => {
      for (const { definition, value } of rows) {
        value.textContent = Otolith.values.result(view, definition, values.calculation(definition.id))
          ?? view.words.none;
      }
    };
    return { node, show };
  }

  // The answers as a sheet of the protocol.
  function sheet(questionnaire, answers) {
    const entries = questionnaire.elements.flatMap((definition) => {
      const answer = definition.type === "question" ? answers.get(definition.id) : undefined;
      if (answer === undefined) return [];
      if (answer.codes !== undefined) {
        return [{ element_id: definition.id, choice: { codes: answer.codes } }];
      }
      if (answer.number !== undefined) {
        return [{ element_id: definition.id, number: answer.number }];
      }
      const { type } = questionnaire.kinds[definition.kind];
      const field = { date: "date", time: "time", "date-time": "date_time" }[type] ?? "text";
      return [{ element_id: definition.id, [field]: answer.text }];
    });
    return { questionnaire_id: questionnaire.id, answers: entries };
  }

  function stored(questionnaire, view) {
    const code = element("pre", { tabindex: "0", dir: "ltr", "aria-label": view.words.stored });
    const node = element("details", { id: "stored" },
      own("summary", {}, view.words.stored, view), code);
    let latest = new Map();
    const draw = () => {
      if (node.open) code.textContent = JSON.stringify(sheet(questionnaire, latest), null, 2);
    };
    node.addEventListener("toggle", draw);
    return { node, show: (answers) => { latest = answers; draw(); } };
  }

  return { earlier, earlierAnswers, scores, calculations, sheet, stored };
})();
