"use strict";

// A question: its text, explanation, field and error.
Otolith.questions = (() => {
  const { element, localized, own, rewrite } = Otolith.elements;
  const { choices, scales, entries, rankings, countdowns, files } = Otolith;

  function field(context) {
    switch (context.kind?.type) {
      case "single-choice": return choices.singleChoice(context);
      case "multiple-choice": return choices.multipleChoice(context);
      case "yes-no": return choices.yesNo(context);
      case "sam": return choices.manikin(context);
      case "slider": return scales.slider(context);
      case "visual-analogue": return scales.visualAnalogue(context);
      case "number": return entries.number(context);
      case "date": return entries.moment(context, "date", "date");
      case "time": return entries.moment(context, "time", "time");
      case "date-time": return entries.moment(context, "datetime-local", "dateTime");
      case "duration": return entries.duration(context);
      case "text": return entries.text(context);
      case "ranking": return rankings.ranking(context);
      case "countdown": return countdowns.countdown(context);
      case "country": return entries.country(context);
      case "file": return files.file(context);
      default: return choices.notSupported(context, context.kind?.name ?? "");
    }
  }

  // Creates the parts of a question; the caller places them.
  function parts(context) {
    const { definition, view, id } = context;
    const made = field(context);
    const labelID = `label-${id}`;
    const errorID = `error-${id}`;
    const mark = element("span", { class: "mark", hidden: true },
      element("span", { "aria-hidden": "true" }, " *"),
      own("span", { class: "quiet" }, ` (${view.words.required})`, view));
    const label = element("span", { id: labelID },
      localized("span", { class: "text" }, definition.text, view), mark);
    const description = localized("p", { class: "description" }, definition.description, view);
    const hints = [
      ...(made.hints ?? []).map((text) => own("p", { class: "hint" }, text, view)),
      ...(made.hintNodes ?? []),
    ];
    const notes = [description, ...hints].filter((node) => node !== null);
    notes.forEach((node, index) => { node.id = `note-${id}-${index}`; });
    const error = own("p", { class: "error vacant", id: errorID, hidden: true }, "", view);
    const described = [...notes.map((node) => node.id), ...(made.describedBy ?? [])];
    const clear = made.canClear && context.mayStayEmpty
      ? own("button", {
        type: "button", class: "clear vacant", "aria-describedby": labelID,
      }, view.words.clear, view)
      : null;
    clear?.addEventListener("click", () => {
      context.set(null);
      made.show(undefined);
      made.focus();
      view.announce(view.words.cleared);
    });
    return { made, label, mark, notes, error, errorID, described, clear };
  }

  // Updates the required mark, the error and the controls it refers to.
  function updater(context, pieces, targets, invalid) {
    const { made, mark, error, errorID, described, clear } = pieces;
    return ({ isRequired, problem, isAnswered }) => {
      mark.hidden = !isRequired;
      // A corrected error keeps its space, so that the page does not jump.
      if (problem !== null) {
        error.hidden = false;
        rewrite(error, problem, context.view);
      }
      error.classList.toggle("vacant", problem === null);
      const ids = problem === null ? described : [...described, errorID];
      for (const target of targets) {
        if (ids.length === 0) target.removeAttribute("aria-describedby");
        else target.setAttribute("aria-describedby", ids.join(" "));
      }
      if (invalid !== null) {
        if (problem === null) invalid.removeAttribute("aria-invalid");
        else invalid.setAttribute("aria-invalid", "true");
        if (made.canBeRequired || made.role === "radiogroup") {
          invalid.setAttribute("aria-required", String(isRequired));
        }
      }
      clear?.classList.toggle("vacant", !isAnswered);
    };
  }

  function question(context) {
    const pieces = parts(context);
    const { made, label, notes, error, clear } = pieces;
    let node;
    if (made.isGroup) {
      node = element("fieldset", { class: "question", role: made.role },
        element("legend", {}, label), ...notes, error, made.node, clear);
    } else {
      node = element("div", { class: "question" },
        element("label", { for: context.inputID }, label), ...notes, error, made.node, clear);
    }
    const invalid = made.invalid ?? (made.role === "radiogroup" ? node : null);
    const update = updater(context, pieces, [made.isGroup ? node : made.invalid], invalid);
    return { node, update, focus: made.focus, show: made.show };
  }

  // A row of a matrix; the columns label its controls.
  function row(context, columnIDs) {
    const pieces = parts(context);
    const { made, label, notes, error, clear } = pieces;
    const head = element("th", { scope: "row", role: "rowheader" }, label, ...notes, error, clear);
    const controls = made.inputs ?? [made.input];
    // The labels beside the controls are visible on narrow screens, where the columns are hidden.
    const cells = (made.options ?? [made.node]).map((node) =>
      element("td", { role: "cell" }, node));
    if (context.hasPoles) {
      const poles = context.definition.poles ?? { lowest: {}, highest: {} };
      const [low, high] = [poles.lowest, poles.highest].map((words, index) => element("td", {
        role: "cell", class: "pole", id: `pole-${context.id}-${index}`,
      }, localized("span", {}, words, context.view)));
      cells.unshift(low);
      cells.push(high);
      pieces.described.push(low.id, high.id);
    }
    controls.forEach((control, index) => {
      const names = made.inputs === undefined ? [] : [columnIDs[index]];
      control.setAttribute("aria-labelledby", [label.id, ...names].join(" "));
    });
    const update = updater(context, pieces, controls, made.invalid ?? null);
    return {
      node: element("tr", { role: "row" }, head, ...cells), update, focus: made.focus,
      show: made.show,
    };
  }

  return { question, row };
})();
