"use strict";

// A ranking: the ranked options with buttons that move them, below them the others with a button that
// gives the next rank. Buttons work with a keyboard and a screen reader alike.
Otolith.rankings = (() => {
  const { element, localized, own, wording } = Otolith.elements;
  const { fill } = Otolith.messages;

  function ranking(context) {
    const { view, kind, options } = context;
    const { words } = view;
    const count = Otolith.ordering.rankedCount(kind, options.length);
    const name = (option) => wording(option.label, view) ?? option.code;
    let ranked = [];

    const list = element("ol", { class: "ranked" });
    const rest = element("ul", { class: "unranked" });
    const node = element("div", { class: "ranking" }, list, rest);

    function button(text, label, isOn, action) {
      const made = own("button", { type: "button", "aria-label": label, disabled: !isOn }, text, view);
      made.addEventListener("click", action);
      return made;
    }

    // After each change the button that was pressed, or what took its place, has the focus.
    function changed(codes, focused, told) {
      ranked = codes;
      draw();
      context.set(codes.length === 0 ? null : { codes });
      view.announce(told);
      const found = node.querySelector(focused) ?? node.querySelector("button:not(:disabled)");
      found?.focus();
    }

    function move(index, by) {
      const codes = ranked.slice();
      const [code] = codes.splice(index, 1);
      codes.splice(index + by, 0, code);
      const place = index + by;
      const isEnd = place === (by < 0 ? 0 : codes.length - 1);
      const wanted = isEnd ? (by < 0 ? "down" : "up") : by < 0 ? "up" : "down";
      changed(codes, `li:nth-child(${place + 1}) .${wanted}`,
        fill(words.ranked, name(options.find((one) => one.code === code)), place + 1));
    }

    function row(code, index) {
      const option = options.find((one) => one.code === code);
      const label = name(option);
      const buttons = [
        ["up", "↑", fill(words.rankUp, label), index > 0, () => move(index, -1)],
        ["down", "↓", fill(words.rankDown, label), index < ranked.length - 1, () => move(index, 1)],
        ["away", "×", fill(words.rankAway, label), true, () =>
          changed(ranked.filter((one) => one !== code), `[data-code="${code}"]`,
            fill(words.unranked, label))],
      ].map(([kindOf, sign, said, isOn, action]) => {
        const made = button(sign, said, isOn, action);
        made.classList.add("small", kindOf);
        return made;
      });
      return element("li", {}, localized("span", { class: "label" }, option.label, view)
        ?? element("span", { class: "label" }, option.code), ...buttons);
    }

    function choice(option) {
      const label = name(option);
      const made = button("", fill(words.rankNext, label, ranked.length + 1), ranked.length < count, () =>
        changed([...ranked, option.code],
          ranked.length + 1 < count ? ".unranked button" : ".ranked li:last-child .up",
          fill(words.ranked, label, ranked.length + 1)));
      made.dataset.code = option.code;
      made.append(localized("span", {}, option.label, view) ?? option.code);
      return element("li", {}, made);
    }

    function draw() {
      list.replaceChildren(...ranked.map(row));
      rest.replaceChildren(...options.filter(({ code }) => !ranked.includes(code)).map(choice));
      list.hidden = ranked.length === 0;
      rest.hidden = ranked.length >= count;
    }

    return {
      node, isGroup: true, canClear: true, hints: [fill(words.rankHint, count)],
      focus: () => node.querySelector("button:not(:disabled)")?.focus(),
      show: (answer) => {
        const known = new Set(options.map(({ code }) => code));
        ranked = (answer?.codes ?? []).filter((code) => known.has(code));
        draw();
      },
    };
  }

  return { ranking };
})();
