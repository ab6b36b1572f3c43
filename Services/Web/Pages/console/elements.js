/** Builds elements. Every text becomes a text node: no text of a study is ever read as HTML. */

const SVG = "http://www.w3.org/2000/svg";

function filled(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "on") {
      for (const [event, work] of Object.entries(value)) node.addEventListener(event, work);
    } else {
      node.setAttribute(name, value === true ? "" : String(value));
    }
  }
  node.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** `attributes.on` has the listeners by event. Null children are left out. */
export const element = (tag, attributes = {}, ...children) =>
  filled(document.createElement(tag), attributes, children);

export const drawing = (tag, attributes = {}, ...children) =>
  filled(document.createElementNS(SVG, tag), attributes, children);

let last = 0;
/** An id for a label and its field. */
export const freshId = (prefix) => `${prefix}-${last += 1}`;

/** Lets screen readers say a text. They do not repeat an unchanged one. */
export function announce(text) {
  const live = document.getElementById("live");
  live.textContent = live.textContent === text ? `${text}\u00A0` : text;
}

/** A button that calls `work`, cannot be pressed again meanwhile, and says beside it what went wrong. */
export function button(text, work, attributes = {}) {
  let trouble = null;
  const node = element("button", {
    type: "button", ...attributes, on: {
      click: async () => {
        if (node.getAttribute("aria-disabled") === "true") return;
        node.setAttribute("aria-disabled", "true");
        trouble?.remove();
        try {
          await work(node);
        } catch (error) {
          trouble = element("span", { class: "failure", role: "alert" }, error.message);
          node.after(trouble);
        } finally {
          node.removeAttribute("aria-disabled");
        }
      },
    },
  }, text);
  return node;
}

/** A labelled field. `make` is an element, which gets the id; `hint` is read with it. */
export function field(label, control, { hint = "", wide = false } = {}) {
  const id = control.id || freshId("field");
  control.id = id;
  const note = hint === "" ? null : element("p", { class: "hint", id: `${id}-hint` }, hint);
  if (note) control.setAttribute("aria-describedby", note.id);
  return element("div", { class: wide ? "field wide" : "field" },
    element("label", { for: id }, label), control, note);
}

export const input = (attributes = {}) => element("input", { type: "text", autocomplete: "off", ...attributes });

export function select(options, chosen, attributes = {}) {
  const node = element("select", attributes, options.map(([value, text]) =>
    element("option", { value, selected: value === chosen }, text)));
  return node;
}

export function check(label, attributes = {}) {
  const id = freshId("check");
  const box = element("input", { type: "checkbox", id, ...attributes });
  return { box, node: element("div", { class: "check" }, box, element("label", { for: id }, label)) };
}

/** Facts as terms and values; null values are left out. `tally`: numbers, aligned. */
export const facts = (entries, { tally = false } = {}) => element("dl",
  { class: tally ? "facts tally" : "facts" }, entries
  .filter(([, value]) => value !== null && value !== undefined && value !== "")
  .map(([term, value]) => element("div", { class: typeof value === "string" && value.length > 40 ? "long" : null },
    element("dt", {}, term), element("dd", {}, value))));
