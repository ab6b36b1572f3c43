"use strict";

// Renders elements of a questionnaire. Each becomes a part {node, update, focus, show}, stored in
// `parts` by position; elements without answers have only a node.
Otolith.layout = (() => {
  const { element, localized, own } = Otolith.elements;
  const { repeats } = Otolith;

  function heading(depth) {
    return `h${Math.min(6, 3 + depth)}`;
  }

  function members(position, page, depth) {
    return page.state.members(position).map((member) => build(member, page, depth));
  }

  function section(definition, position, page, depth) {
    const { view } = page;
    const title = localized(heading(depth), { id: `title-${definition.id}` }, definition.text, view);
    return element(title === null ? "div" : "section", {
      class: "group", "aria-labelledby": title === null ? null : `title-${definition.id}`,
    }, title, ...members(position, page, depth + 1));
  }

  // A group, with the buttons of a repetition that the participant added.
  function group(definition, position, page, depth) {
    const make = { section, composite, matrix }[definition.type];
    const node = note(make(definition, position, page, depth), position, page);
    const added = page.state.copies.get(definition.copy?.group);
    if (added === undefined) return node;
    const remover = repeats.remover(position, page);
    node.classList.add("repetition");
    node.append(remover.node);
    // Focused after the repetition was added or another one removed.
    node.tabIndex = -1;
    const part = page.parts.get(position);
    const adder = added.at(-1) === position ? repeats.adder(position, page) : null;
    part.update = () => {
      remover.draw();
      adder?.draw();
    };
    return adder === null ? node : element("div", {}, node, adder.node);
  }

  function composite(definition, position, page, depth) {
    const { view } = page;
    const note = definition.isOptional
      ? own("p", { class: "hint", id: `note-${definition.id}` }, view.words.compositeNote, view)
      : null;
    return element("fieldset", {
      class: "group", "aria-describedby": note === null ? null : note.id,
    }, localized("legend", {}, definition.text, view), note,
    ...members(position, page, depth + 1));
  }

  // A table with more columns is too wide for phones and most windows.
  const columnsMax = 7;

  // A table with a column for each option and a row for each question. On a narrow screen each row
  // becomes a block with the options below each other; the roles keep it a table for screen
  // readers.
  function matrix(definition, position, page) {
    const { view, questionnaire } = page;
    const kind = questionnaire.kinds[definition.shared];
    const options = kind?.options;
    const columns = options === undefined
      ? [own("th", { scope: "col", role: "columnheader" }, view.words.answer, view)]
      : options.map((option) => element("th", {
        scope: "col", role: "columnheader", id: `column-${definition.id}-${option.code}`,
      }, localized("span", {}, option.label, view)));
    const ids = columns.map((column) => column.id);
    // Words at the ends of each row stand in columns of their own, unless the row is a line.
    const hasPoles = options !== undefined
      && definition.members.some((member) => questionnaire.elements[member].poles);
    if (hasPoles) {
      columns.unshift(element("td", { role: "cell" }));
      columns.push(element("td", { role: "cell" }));
    }
    const rows = page.state.members(position).map((member) => {
      const part = Otolith.questions.row(page.context(member, { isCell: true, hasPoles }), ids);
      page.parts.set(member, part);
      return part.node;
    });
    return element("div", { class: "matrix" },
      element("table", {
        role: "table",
        class: columns.length > columnsMax ? "stackable many" : "stackable",
      },
      localized("caption", {}, definition.text, view),
      element("thead", { role: "rowgroup" }, element("tr", { role: "row" },
        own("th", { scope: "col", role: "columnheader" }, view.words.statement, view),
        ...columns)),
      element("tbody", { role: "rowgroup" }, ...rows)));
  }

  function note(node, position, page) {
    page.parts.set(position, { node });
    return node;
  }

  function build(position, page, depth = 0) {
    const definition = page.questionnaire.elements[position];
    switch (definition.type) {
      case "headline":
        return note(localized(heading(depth), {}, definition.text, page.view)
          ?? element("span"), position, page);
      case "text-block":
        return note(localized("p", { class: "note" }, definition.text, page.view)
          ?? element("span"), position, page);
      case "section":
      case "composite":
      case "matrix": return group(definition, position, page, depth);
      case "question": {
        const part = Otolith.questions.question(page.context(position, {}));
        page.parts.set(position, part);
        return part.node;
      }
      default: return note(element("span"), position, page);
    }
  }

  return { build };
})();
