"use strict";

// Repetitions that the participant adds and removes. The questionnaire has a copy of each repeating
// group for each repetition: an element with `copy`: {group, number, isAdded}.
Otolith.repeats = (() => {
  const { element, own } = Otolith.elements;
  const { fill } = Otolith.messages;

  // Positions of the copies by the id of their group, for groups whose repetitions may be added.
  function copies({ elements }) {
    const found = new Map();
    elements.forEach(({ copy }, position) => {
      if (copy) found.set(copy.group, [...found.get(copy.group) ?? [], position]);
    });
    for (const [group, positions] of found) {
      if (!elements[positions.at(-1)].copy.isAdded) found.delete(group);
    }
    return found;
  }

  // Positions of an element and its descendants; `membersOf` returns the members of an element.
  function within(questionnaire, position, membersOf = ({ members }) => members) {
    return [position, ...membersOf(questionnaire.elements[position])
      .flatMap((member) => within(questionnaire, member, membersOf))];
  }

  // Whether an element is in a repetition that is shown only once it is added.
  function isAdded({ elements }, position) {
    return elements[position].governors.some((governor) => elements[governor].copy?.isAdded);
  }

  // Gives the elements of a repetition the answers that the questionnaire suggests.
  function suggest(questionnaire, position, given) {
    for (const member of within(questionnaire, position)) {
      const { id, initial } = questionnaire.elements[member];
      if (initial) given.set(id, initial);
    }
  }

  // Moves the answers of the repetitions behind a removed one forward, in each of `maps`.
  function shift(questionnaire, positions, removed, maps) {
    const lists = positions.slice(removed - 1).map((position) => within(questionnaire, position));
    lists.forEach((list, index) => {
      list.forEach((position, member) => {
        const { id } = questionnaire.elements[position];
        const next = lists[index + 1];
        const source = next === undefined ? undefined : questionnaire.elements[next[member]].id;
        for (const map of maps) {
          if (source !== undefined && map.has(source)) map.set(id, map.get(source));
          else map.delete(id);
        }
      });
    });
  }

  // The button below the last repetition of a group, at the place of its last copy.
  function adder(position, { questionnaire, view, state, turned }) {
    const { copy } = questionnaire.elements[position];
    const button = own("button", { type: "button", class: "add" }, view.words.add, view);
    button.addEventListener("click", () => {
      const number = state.add(copy.group);
      turned(state.copies.get(copy.group)[number - 1], fill(view.words.added, number));
    });
    const draw = () => { button.hidden = !state.mayAdd(copy.group); };
    return { node: element("div", { class: "adder" }, button), draw };
  }

  // The button in a repetition that takes it back.
  function remover(position, { questionnaire, view, state, turned }) {
    const { copy } = questionnaire.elements[position];
    const button = own("button", { type: "button", class: "remove" },
      fill(view.words.remove, copy.number), view);
    button.addEventListener("click", () => {
      const rest = state.remove(copy.group, copy.number);
      const shown = state.copies.get(copy.group)[Math.max(0, Math.min(copy.number, rest) - 1)];
      turned(shown, fill(view.words.removed, copy.number));
    });
    const draw = () => { button.hidden = !state.mayRemove(copy.group); };
    return { node: button, draw };
  }

  return { copies, within, isAdded, suggest, shift, adder, remover };
})();
