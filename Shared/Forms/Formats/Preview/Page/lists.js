"use strict";

// Choices from long lists: a field that narrows the list, and the options that fit.
Otolith.lists = (() => {
  const { element, localized, own, wording } = Otolith.elements;
  const { fill } = Otolith.messages;

  // Lists that are longer have a field to search in them.
  const plainMax = 30;
  // Options shown at once, besides the chosen ones.
  const shownMax = 50;

  const isLong = (context) => !context.isCell && context.options.length > plainMax;

  // Letters without marks and case, as people type them.
  function folded(text) {
    return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  }

  function searchable(context, type) {
    const { view, options } = context;
    const texts = options.map(({ code, label }) => folded(`${wording(label, view) ?? ""} ${code}`));
    const input = element("input", {
      type: "search", id: `search-${context.id}`, autocomplete: "off", spellcheck: "false",
    });
    const label = own("label", { for: input.id, class: "hint" },
      fill(view.words.search, options.length), view);
    const found = own("p", { class: "hint", role: "status" }, "", view);
    const list = element("div", { class: "options long" });
    let chosen = [];

    function toggle(option, isChosen) {
      if (type === "radio") chosen = [option.code];
      else {
        const without = chosen.filter((code) => code !== option.code
          && !(isChosen && (option.isExclusive || options.find((one) => one.code === code)?.isExclusive)));
        chosen = isChosen ? [...without, option.code] : without;
      }
      // Only what this choice excludes changes; the list stays where it is.
      for (const other of list.querySelectorAll("input")) other.checked = chosen.includes(other.value);
      const inOrder = options.filter(({ code }) => chosen.includes(code)).map(({ code }) => code);
      context.set(inOrder.length === 0 ? null : { codes: inOrder });
    }

    function choice(option) {
      const box = element("input", { type, name: context.name, value: option.code });
      box.checked = chosen.includes(option.code);
      box.addEventListener("change", () => toggle(option, box.checked));
      return element("label", { class: "option" }, box,
        localized("span", {}, option.label, view) ?? element("span", {}, option.code));
    }

    function draw() {
      const words = folded(input.value).split(/\s+/u).filter((word) => word !== "");
      const fitting = options.filter((_, index) => words.every((word) => texts[index].includes(word)));
      const first = options.filter(({ code }) => chosen.includes(code));
      const others = fitting.filter((option) => !first.includes(option)).slice(0, shownMax);
      list.replaceChildren(...[...first, ...others].map(choice));
      found.textContent = fitting.length > shownMax
        ? fill(view.words.foundMany, shownMax, fitting.length) : fill(view.words.found, fitting.length);
    }

    input.addEventListener("input", draw);
    // Enter looks for the text; it does not turn the page.
    input.addEventListener("keydown", (event) => { if (event.key === "Enter") event.preventDefault(); });
    return {
      node: element("div", {}, label, input, found, list), isGroup: true, canClear: type === "radio",
      role: type === "radio" ? "radiogroup" : undefined,
      focus: () => input.focus(),
      show: (answer) => {
        chosen = answer?.codes?.slice() ?? [];
        draw();
      },
    };
  }

  return { isLong, searchable };
})();
