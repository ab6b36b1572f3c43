"use strict";

// Answers by position: sliders, visual analogues, knobs. They start without a position, which would
// bias the answer: a line without a thumb and an instruction to touch it.
Otolith.scales = (() => {
  const { element, localized, own } = Otolith.elements;

  // More marks are not distinguishable on a phone.
  const ticksMax = 11;

  // `value` converts the number to the accessible text, `shown` to the visible one (null: none).
  function range(context, { minimum, maximum, step, isKnob, value, shown, read, write }) {
    const { view } = context;
    const input = element("input", {
      type: "range", min: minimum, max: maximum, step: step > 0 ? step : "any", id: context.inputID,
    });
    const status = element("output", { class: "status", for: context.inputID, "aria-live": "off" });
    const hint = own("span", { class: "touch", "aria-hidden": "true" },
      isKnob ? view.words.touchKnob : view.words.touchLine, view);
    const dial = isKnob ? Otolith.pictures.dial() : null;
    let isTouched = false;

    function draw() {
      const number = Number(input.value);
      input.classList.toggle("untouched", !isTouched);
      input.setAttribute("aria-valuetext", isTouched ? value(number) : view.words.notAnswered);
      status.textContent = isTouched ? shown(number) ?? "" : "";
      hint.classList.toggle("vacant", isTouched);
      dial?.turn(isTouched ? (number - minimum) / (maximum - minimum) : null);
    }

    function touch() {
      isTouched = true;
      draw();
      context.set(read(Number(input.value)));
    }

    input.addEventListener("input", touch);
    // A click at the thumb's place changes nothing, but is an answer.
    input.addEventListener("pointerup", () => { if (!isTouched) touch(); });
    input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      if (!isTouched) touch();
    });
    if (dial !== null) {
      const follow = (event) => {
        if (event.buttons === 0) return;
        input.value = String(minimum + dial.share(event.clientX, event.clientY)
          * (maximum - minimum));
        touch();
      };
      dial.node.addEventListener("pointerdown", (event) => {
        dial.node.setPointerCapture(event.pointerId);
        follow(event);
      });
      dial.node.addEventListener("pointermove", follow);
    }
    return {
      input, dial, status, focus: () => input.focus(),
      // Above the line: the instruction, then the answer.
      head: element("div", { class: "reading" }, status, hint),
      show: (answer) => {
        isTouched = answer !== undefined;
        input.value = String(isTouched ? write(answer) : (minimum + maximum) / 2);
        draw();
      },
    };
  }

  function number(view, amount) {
    return new Intl.NumberFormat(view.language, { maximumFractionDigits: 6 }).format(amount);
  }

  function percent(view, share) {
    return new Intl.NumberFormat(view.language, { style: "percent" }).format(share);
  }

  // Labels at values, along the line. The style is set by script, which the page's policy allows.
  function labels({ minimum, maximum, labels: all = [] }, view) {
    if (all.length === 0) return null;
    const nodes = all.map(({ value, label }) => {
      const node = localized("span", {}, label, view) ?? element("span");
      node.style.setProperty("--at", String((value - minimum) / (maximum - minimum)));
      return node;
    });
    return element("div", { class: "labels", "aria-hidden": "true" }, ...nodes);
  }

  // Marks at every step if they are wanted or few, else at every tenth. A visual analogue has none, because
  // answers would cluster at them.
  function marks({ minimum, maximum, step, isPlain, hasMarks }) {
    const steps = step > 0 ? Math.round((maximum - minimum) / step) : Infinity;
    const count = isPlain ? 2 : steps < ticksMax || hasMarks ? steps + 1 : ticksMax;
    return element("div", { class: isPlain ? "ticks ends-only" : "ticks", "aria-hidden": "true" },
      ...Array.from({ length: count }, () => element("span")));
  }

  function line(context, scale, kind) {
    const { view } = context;
    const { lowest: low = kind.low, highest: high = kind.high } = context.definition.poles ?? {};
    const made = range(context, {
      ...scale, read: (amount) => ({ number: amount }), write: (answer) => answer.number,
    });
    const ends = [["low", low, scale.minimum], ["high", high, scale.maximum]]
      .map(([name, text, bound]) => localized("span", { class: name, id: `${name}-${context.id}` },
        text, view)
        ?? element("span", { class: name, "aria-hidden": "true" },
          scale.showsNumber ? number(view, bound) : ""));
    return {
      ...made, canClear: true, invalid: made.input,
      describedBy: ends.map((end) => end.id).filter((id) => id !== ""),
      node: element("div", {
        class: scale.isKnob ? "scale knob" : scale.isVertical ? "scale upright" : "scale",
      },
      made.head, made.dial?.node,
      element("div", { class: "track" }, marks(scale), made.input, labels(scale, view)),
      element("div", { class: "ends" }, ...ends)),
    };
  }

  function slider(context) {
    const { kind, view } = context;
    const { minimum, maximum, step, isKnob, showsNumber } = kind;
    const { hasMarks = false, isVertical = false, labels: labelled = [] } = kind;
    const share = (amount) => percent(view, (amount - minimum) / (maximum - minimum));
    const spoken = (amount) => {
      const found = labelled.find(({ value }) => value === amount);
      const said = showsNumber ? number(view, amount) : share(amount);
      return found === undefined ? said : `${Otolith.elements.wording(found.label, view)}, ${said}`;
    };
    return line(context, {
      minimum, maximum, step, isKnob, showsNumber, hasMarks, isVertical, labels: labelled,
      value: spoken,
      shown: (amount) => showsNumber ? number(view, amount) : null,
    }, kind);
  }

  function visualAnalogue(context) {
    const { kind, view } = context;
    return line(context, {
      minimum: 0, maximum: 100, step: 0, isKnob: false, isPlain: true, showsNumber: false,
      value: (amount) => percent(view, amount / 100), shown: () => null,
    }, kind);
  }

  // A single choice shown as a knob: each option is a position.
  function choiceKnob(context) {
    const { options, view } = context;
    const label = (position) =>
      Otolith.elements.translation(options[position].label, view.lookup)?.text
        ?? options[position].code;
    const scale = { minimum: 0, maximum: options.length - 1, step: 1 };
    const made = range(context, {
      ...scale, isKnob: true, value: label,
      shown: label, read: (position) => ({ codes: [options[position].code] }),
      write: (answer) => options.findIndex((entry) => entry.code === answer.codes[0]),
    });
    const list = element("ol", { class: "positions" },
      ...options.map((entry) => localized("li", {}, entry.label, view)));
    return {
      ...made, canClear: true, invalid: made.input,
      node: element("div", { class: "scale knob" }, made.head, made.dial.node,
        element("div", { class: "track" }, marks(scale), made.input), list),
    };
  }

  return { slider, visualAnalogue, choiceKnob, number };
})();
