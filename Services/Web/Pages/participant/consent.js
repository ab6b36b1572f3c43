/** The parts and the signature of a consent: on joining, and later. */

import { direction, field, h, shape } from "./elements.js";
import { ownLanguage, t } from "./texts.js";

const [WIDTH, HEIGHT] = [600, 200];
/** Points closer than this to the one before are left out. */
const STEP = 3;
const POINTS_MAX = 2000;

/** Label and date of the version, as the ethics committee knows it. */
export function version({ consentLabel = "", consentDate = "" }) {
  const said = [consentLabel === "" ? "" : t("consentLabel", consentLabel), consentDate].filter(Boolean);
  return said.length === 0 ? null : h("p", { class: "hint", id: "consent-version" }, said.join(" · "));
}

/**
 * A box for each optional part; none is ticked beforehand.
 *
 * @param {{partId: string, text: string, language?: string, accepted?: boolean}[]} parts
 * @returns {{nodes: Node[], read: () => string[]}} `read`: ids of the ticked ones
 */
export function partChoices(parts) {
  const boxes = parts.map(({ partId, accepted = false }) => {
    const box = h("input", { type: "checkbox", "data-part": partId });
    box.checked = accepted;
    return box;
  });
  return {
    nodes: parts.length === 0 ? [] : [h("fieldset", { class: "parts" }, h("legend", {}, t("consentParts")),
      ...parts.map(({ text, language = ownLanguage() }, index) => h("label", { class: "option" }, boxes[index],
        h("span", { lang: language, dir: direction(language) }, text))))],
    read: () => boxes.filter((box) => box.checked).map((box) => box.dataset.part),
  };
}

/** A field to draw in with finger, pen or mouse. */
function pad() {
  let strokes = [];
  const path = shape("path", { d: "" });
  const surface = shape("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "sign", role: "img", "aria-label": t("signHere") },
    path);
  const draw = () => path.setAttribute("d", data());
  const data = () => strokes.map((points) => `M${points.map((point) => point.join(" ")).join("L")}`).join("");
  const count = () => strokes.reduce((sum, points) => sum + points.length, 0);
  const point = (event) => {
    const box = surface.getBoundingClientRect();
    const within = (value, length, most) => Math.max(0, Math.min(most, Math.round(value / length * most)));
    return [within(event.clientX - box.left, box.width, WIDTH), within(event.clientY - box.top, box.height, HEIGHT)];
  };
  surface.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    surface.setPointerCapture(event.pointerId);
    if (count() < POINTS_MAX) strokes.push([point(event)]);
    draw();
  });
  surface.addEventListener("pointermove", (event) => {
    const stroke = strokes.at(-1);
    if (!surface.hasPointerCapture(event.pointerId) || stroke === undefined || count() >= POINTS_MAX) return;
    const [next, last] = [point(event), stroke.at(-1)];
    if (Math.hypot(next[0] - last[0], next[1] - last[1]) < STEP) return;
    stroke.push(next);
    draw();
  });
  const clear = h("button", { type: "button", click: () => { strokes = []; draw(); } }, t("signAgain"));
  return { nodes: [surface, clear], read: () => (count() < 2 ? "" : data()) };
}

/**
 * What the study asks for as a signature.
 *
 * @returns {{nodes: Node[], read: () => object | undefined}} `read` throws SIGN_FIRST without one
 */
export function signature({ consentSignature: kind = "" }) {
  if (!["CONSENT_SIGNATURE_KIND_NAME", "CONSENT_SIGNATURE_KIND_DRAWING"].includes(kind)) {
    return { nodes: [], read: () => undefined };
  }
  const name = h("input", { type: "text", autocomplete: "name", maxlength: 100, id: "signature-name" });
  const drawing = kind === "CONSENT_SIGNATURE_KIND_DRAWING" ? pad() : null;
  return {
    nodes: [h("fieldset", { class: "signature" }, h("legend", {}, t("signature")), ...drawing?.nodes ?? [],
      field(t(drawing === null ? "signName" : "signNameInstead"), name, t("signNote")))],
    read: () => {
      const given = { name: name.value.trim(), drawing: drawing?.read() ?? "" };
      if (given.name === "" && given.drawing === "") {
        name.focus();
        throw { reason: "SIGN_FIRST" };
      }
      return given;
    },
  };
}
