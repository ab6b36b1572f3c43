"use strict";

// Drawings: the self-assessment manikin in nine steps, and a dial.
Otolith.pictures = (() => {
  const { shape } = Otolith.elements;

  function picture(size, ...children) {
    return shape("svg", {
      viewBox: `0 0 ${size} ${size}`, "aria-hidden": "true", focusable: "false", class: "picture",
    }, ...children);
  }

  function body() {
    return [
      shape("rect", { x: 8, y: 8, width: 84, height: 84, rx: 6, class: "outline" }),
      shape("circle", { cx: 50, cy: 34, r: 18, class: "outline" }),
      shape("circle", { cx: 43, cy: 30, r: 2.2, class: "solid" }),
      shape("circle", { cx: 57, cy: 30, r: 2.2, class: "solid" }),
      shape("path", { d: "M26 88 V66 Q26 55 38 55 H62 Q74 55 74 66 V88", class: "outline" }),
    ];
  }

  // Step 1 frowns, step 9 smiles.
  function valence(step) {
    const bend = (step - 5) * 2.2;
    const ends = 41 - bend / 4;
    return picture(100, ...body(),
      shape("path", { d: `M41 ${ends} Q50 ${41 + bend} 59 ${ends}`, class: "line" }));
  }

  // Step 1 has a dot in the body, step 9 a burst beyond it.
  function arousal(step) {
    const radius = 1.5 + step * 1.7;
    const rays = [];
    for (let ray = 0; ray < 12; ray += 1) {
      const angle = ray * Math.PI / 6;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      rays.push(shape("line", {
        x1: 50 + x * radius * 0.5, y1: 72 + y * radius * 0.5,
        x2: 50 + x * radius, y2: 72 + y * radius, class: "line",
      }));
    }
    return picture(100, ...body(), shape("path", { d: "M43 42 H57", class: "line" }),
      shape("circle", { cx: 50, cy: 72, r: 1 + step * 0.5, class: "solid" }), ...rays);
  }

  // Step 1 is small in its frame, step 9 fills it.
  function dominance(step) {
    const [frame, ...figure] = body();
    const scale = 0.2 + step * 0.095;
    const face = shape("path", { d: "M43 42 H57", class: "line" });
    return picture(100, frame, shape("g", {
      transform: `translate(50 88) scale(${scale}) translate(-50 -88)`,
    }, ...figure, face));
  }

  // A knob whose pointer turns from lower left to lower right; `turn` sets it, 0–1, or null for none.
  function dial() {
    const pointer = shape("line", { x1: 50, y1: 50, x2: 50, y2: 14, class: "pointer" });
    const node = picture(100,
      shape("path", { d: "M24 84 A42 42 0 1 1 76 84", class: "outline" }),
      shape("circle", { cx: 50, cy: 50, r: 30, class: "face" }), pointer);
    node.classList.add("dial");
    function turn(share) {
      pointer.setAttribute("visibility", share === null ? "hidden" : "visible");
      pointer.setAttribute("transform", `rotate(${((share ?? 0.5) - 0.5) * 270} 50 50)`);
    }
    // The share that a point of the drawing lies at.
    function share(clientX, clientY) {
      const box = node.getBoundingClientRect();
      const x = clientX - (box.left + box.width / 2);
      const y = box.top + box.height / 2 - clientY;
      const degrees = Math.atan2(x, y) * 180 / Math.PI;
      return Math.min(1, Math.max(0, degrees / 270 + 0.5));
    }
    turn(null);
    return { node, turn, share };
  }

  return { manikin: { valence, arousal, dominance }, dial };
})();
