"use strict";

// Answers that are a position: sliders, visual analogues, knobs. None has a position before it is
// touched, which would bias the answer.
Otolith.scales = (() => {
  const { element, localized } = Otolith.elements;

  // `value` goes from the number to what is read aloud, `shown` to what is seen (null: nothing).
  function range(context, { minimum, maximum, step, isKnob, value, shown, read, write }) {
    const { view } = context;
    const input = element("input", {
      type: "range", min: minimum, max: maximum, step: step > 0 ? step : "any", id: context.inputID,
    });
    const status = element("output", { class: "status", for: context.inputID, "aria-live": "off" });
    const dial = isKnob ? Otolith.pictures.dial() : null;
    let isTouched = false;

    function draw() {
      const number = Number(input.value);
      input.classList.toggle("untouched", !isTouched);
      input.setAttribute("aria-valuetext", isTouched ? value(number) : view.words.notAnswered);
      status.lang = isTouched ? view.language : view.ownLanguage;
      status.textContent = isTouched ? shown(number) ?? "" : view.words.notAnswered;
      dial?.turn(isTouched ? (number - minimum) / (maximum - minimum) : null);
    }

    function touch() {
      isTouched = true;
      draw();
      context.set(read(Number(input.value)));
    }

    input.addEventListener("input", touch);
    // A click where the thumb happens to lie changes nothing, but answers.
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

  function line(context, scale, { low, high }) {
    const { view } = context;
    const made = range(context, {
      ...scale, read: (amount) => ({ number: amount }), write: (answer) => answer.number,
    });
    const ends = [["low", low], ["high", high]]
      .map(([name, text]) => localized("span", { class: name, id: `${name}-${context.id}` },
        text, view));
    return {
      ...made, canClear: true, invalid: made.input,
      describedBy: ends.filter((end) => end !== null).map((end) => end.id),
      node: element("div", { class: scale.isKnob ? "scale knob" : "scale" },
        made.dial?.node, made.input,
        element("div", { class: "ends" }, ends[0] ?? element("span"), ends[1] ?? element("span")),
        made.status),
    };
  }

  function slider(context) {
    const { kind, view } = context;
    const { minimum, maximum, step, isKnob, showsNumber } = kind;
    const share = (amount) => percent(view, (amount - minimum) / (maximum - minimum));
    return line(context, {
      minimum, maximum, step, isKnob,
      value: (amount) => showsNumber ? number(view, amount) : share(amount),
      shown: (amount) => showsNumber ? number(view, amount) : null,
    }, kind);
  }

  function visualAnalogue(context) {
    const { kind, view } = context;
    return line(context, {
      minimum: 0, maximum: 100, step: 0, isKnob: false,
      value: (amount) => percent(view, amount / 100), shown: () => null,
    }, kind);
  }

  // A single choice drawn as a knob: each option is a position.
  function choiceKnob(context) {
    const { kind, view } = context;
    const label = (position) =>
      Otolith.elements.translation(kind.options[position].label, view.lookup)?.text
        ?? kind.options[position].code;
    const made = range(context, {
      minimum: 0, maximum: kind.options.length - 1, step: 1, isKnob: true, value: label,
      shown: label, read: (position) => ({ codes: [kind.options[position].code] }),
      write: (answer) => kind.options.findIndex((entry) => entry.code === answer.codes[0]),
    });
    const list = element("ol", { class: "positions" },
      ...kind.options.map((entry) => localized("li", {}, entry.label, view)));
    return {
      ...made, canClear: true, invalid: made.input,
      node: element("div", { class: "scale knob" }, made.dial.node, made.input, made.status, list),
    };
  }

  return { slider, visualAnalogue, choiceKnob, number };
})();
