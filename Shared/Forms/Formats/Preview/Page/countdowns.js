"use strict";

// A time to wait, which the participant starts. The clock that measures it does not follow changes of
// the time of day; while the device sleeps it may stand still, so that the wait is never too short.
Otolith.countdowns = (() => {
  const { element, own } = Otolith.elements;
  const { fill } = Otolith.messages;

  // Milliseconds between two looks at the clock.
  const interval = 200;

  // Minutes and seconds, such as 1:05.
  function clock(seconds) {
    const rest = Math.max(0, Math.ceil(seconds));
    return `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, "0")}`;
  }

  function countdown(context) {
    const { view, kind } = context;
    const { words } = view;
    const time = element("span", { class: "time", role: "timer", "aria-live": "off" });
    const bar = element("progress", { max: kind.seconds, "aria-hidden": "true" });
    const begin = own("button", { type: "button", class: "primary" }, words.countdownStart, view);
    const skip = own("button", { type: "button", hidden: true }, words.countdownSkip, view);
    let began = null;
    let timer = null;

    const passed = () => (performance.now() - began) / 1000;

    function draw(seconds, isDone) {
      time.textContent = isDone ? fill(words.waited, Otolith.scales.number(view, seconds))
        : clock(kind.seconds - seconds);
      bar.value = Math.min(kind.seconds, seconds);
      begin.hidden = began !== null || isDone;
      skip.hidden = !kind.isSkippable || began === null;
    }

    function stop() {
      clearInterval(timer);
      began = null;
    }

    function end() {
      // Rounded up, so that rounding never makes a wait too short.
      const seconds = Math.min(86400, Math.ceil(passed() * 10) / 10);
      const hadFocus = document.activeElement === skip;
      stop();
      draw(seconds, true);
      context.set({ number: seconds });
      view.announce(words.countdownEnd);
      if (hadFocus) time.closest(".countdown").focus();
    }

    begin.addEventListener("click", () => {
      began = performance.now();
      draw(0, false);
      view.announce(fill(words.countdownBegun, kind.seconds));
      if (kind.isSkippable) skip.focus();
      else time.closest(".countdown").focus();
      timer = setInterval(() => {
        // The page was left, or drawn in another language.
        if (!time.isConnected) stop();
        else if (passed() >= kind.seconds) end();
        else draw(passed(), false);
      }, interval);
    });
    skip.addEventListener("click", end);
    const node = element("div", { class: "countdown", tabindex: "-1" }, time, bar,
      element("div", { class: "row" }, begin, skip));
    return {
      node, isGroup: true, canClear: true, focus: () => (begin.hidden ? node : begin).focus(),
      show: (answer) => {
        stop();
        draw(answer?.number ?? 0, answer !== undefined);
      },
    };
  }

  return { clock, countdown };
})();
