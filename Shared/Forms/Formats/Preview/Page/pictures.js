"use strict";

// Drawings: the self-assessment manikin in nine steps, and a dial.
//
// Adjacent steps must be distinguishable at 50 pixels, so each dimension varies a large part of its
// drawing: the whole face, the burst in the body together with the eyes, the size of the figure.
Otolith.pictures = (() => {
  const { shape } = Otolith.elements;

  function picture(size, ...children) {
    return shape("svg", {
      viewBox: `0 0 ${size} ${size}`, "aria-hidden": "true", focusable: "false", class: "picture",
    }, ...children);
  }

  const path = (d, className) => shape("path", { d, class: className });

  // Distance of a step from the middle, −1 to 1.
  const share = (step) => (step - 5) / 4;

  // A face that fills the drawing: step 1 frowns with slanted brows, step 9 smiles.
  function valence(step) {
    const mood = share(step);
    const [corner, middle] = [68 - mood * 9, 68 + mood * 20];
    const width = 20 + Math.abs(mood) * 6;
    // Brows drawn together for sadness, raised for joy; slanted inwards they would look angry.
    const [inner, outer] = [mood < 0 ? 30 + mood * 9 : 30 - mood * 7, 30 - mood * 5];
    const brows = [-1, 1].map((side) => path(
      `M${50 + side * 12} ${inner} Q${50 + side * 22} ${Math.min(inner, outer) - 2} `
        + `${50 + side * 33} ${outer}`, "line"));
    return picture(100,
      shape("circle", { cx: 50, cy: 50, r: 46, class: "outline" }), ...brows,
      shape("circle", { cx: 30, cy: 44, r: 5, class: "solid" }),
      shape("circle", { cx: 70, cy: 44, r: 5, class: "solid" }),
      path(`M${50 - width} ${corner} Q50 ${middle} ${50 + width} ${corner}`, "line"));
  }

  // A star with sharp points around a centre.
  function burst(x, y, radius) {
    const points = Array.from({ length: 20 }, (_, index) => {
      const angle = index * Math.PI / 10;
      const length = index % 2 === 0 ? radius : radius * 0.55;
      return `${(x + Math.sin(angle) * length).toFixed(1)},${(y - Math.cos(angle) * length).toFixed(1)}`;
    });
    return shape("polygon", { points: points.join(" "), class: "solid" });
  }

  // Step 1 sleeps with a dot in its body; step 9 stares and a burst fills it.
  function arousal(step) {
    const open = (step - 1) / 8 * 8;
    const eyes = [40, 60].flatMap((x) => [
      shape("ellipse", { cx: x, cy: 24, rx: 6, ry: Math.max(0.5, open), class: "outline thin" }),
      shape("circle", { cx: x, cy: 24, r: Math.min(open, 3), class: "solid" }),
    ]);
    return picture(100,
      shape("circle", { cx: 50, cy: 26, r: 23, class: "outline" }), ...eyes,
      path("M4 98 V72 Q4 51 26 51 H74 Q96 51 96 72 V98 Z", "outline"),
      burst(50, 75, 2 + step * 2.7));
  }

  // A figure in a frame: step 1 is tiny, step 9 reaches the edges.
  function dominance(step) {
    const scale = 0.16 + step * 0.093;
    return picture(100,
      shape("rect", { x: 2, y: 2, width: 96, height: 96, rx: 4, class: "outline thin" }),
      shape("g", { transform: `translate(50 95) scale(${scale.toFixed(3)}) translate(-50 -95)` },
        shape("circle", { cx: 50, cy: 25, r: 19, class: "solid" }),
        path("M12 95 V66 Q12 47 32 47 H68 Q88 47 88 66 V95 Z", "solid")));
  }

  // A knob whose pointer turns from lower left to lower right; `turn` sets it, 0–1, or null for no
  // position.
  function dial() {
    const pointer = shape("line", { x1: 50, y1: 50, x2: 50, y2: 14, class: "pointer" });
    const node = picture(100,
      path("M24 84 A42 42 0 1 1 76 84", "outline"),
      shape("circle", { cx: 50, cy: 50, r: 30, class: "face" }), pointer);
    node.classList.add("dial");
    function turn(position) {
      pointer.setAttribute("visibility", position === null ? "hidden" : "visible");
      pointer.setAttribute("transform", `rotate(${((position ?? 0.5) - 0.5) * 270} 50 50)`);
    }
    // The share of the range at a point of the drawing.
    function position(clientX, clientY) {
      const box = node.getBoundingClientRect();
      const x = clientX - (box.left + box.width / 2);
      const y = box.top + box.height / 2 - clientY;
      const degrees = Math.atan2(x, y) * 180 / Math.PI;
      return Math.min(1, Math.max(0, degrees / 270 + 0.5));
    }
    turn(null);
    return { node, turn, share: position };
  }

  return { manikin: { valence, arousal, dominance }, dial };
})();
