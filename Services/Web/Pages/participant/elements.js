/** Elements of the page. Texts only become text nodes, so none of them is markup. */

import "/otolith/moments.js";
import "/form/elements.js";
import { language, ownLanguage, t } from "./texts.js";

const { element, direction, fallbacks, shape } = globalThis.Otolith.elements;

export { direction, fallbacks, shape };

/** An element; attributes that are functions listen to the event of their name. */
export function h(tag, attributes = {}, ...children) {
  const [listeners, plain] = [[], {}];
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") listeners.push([name, value]);
    else plain[name] = value;
  }
  const node = element(tag, plain, ...children.flat());
  for (const [name, listen] of listeners) node.addEventListener(name, listen);
  return node;
}

/** A text of a study outside of sheets, marked if its language is not that of the page. */
export function localized(tag, attributes, text) {
  if (!text?.text) return null;
  const isOther = text.language !== undefined && text.language !== ownLanguage();
  return h(tag, {
    ...attributes, lang: isOther ? text.language : null, dir: isOther ? direction(text.language) : null,
  }, fallbacks(text.text));
}

/** A link to another screen. */
export function link(route, attributes, ...children) {
  return h("a", { ...attributes, href: `/#${route.map(encodeURIComponent).join("/")}` }, ...children);
}

/** The head of a screen that leads back to another. */
export const backTo = (route) => h("header", { class: "top" },
  link(route, { class: "round", "aria-label": t("back") }, icon("back")));

/** A choice among studies, unless there is one alone; `changed` gets the id. */
export function studyChoice(studies, chosen, changed) {
  if (studies.length < 2) return null;
  return h("select", { "aria-label": t("study"), change: ({ target }) => changed(target.value) },
    ...studies.map((one) => h("option", { value: one.study.studyId, selected: one === chosen }, one.study.title?.text)));
}

/**
 * A button that runs `act`, is disabled meanwhile, and shows below itself why it failed.
 *
 * @param {(error: any) => string | null} explain  null: `act` has shown it by itself
 */
export function action(text, act, explain, attributes = {}) {
  const error = h("p", { class: "error", role: "alert", hidden: true });
  const button = h("button", { type: "button", class: "primary", ...attributes, click: run }, text);
  async function run() {
    button.disabled = true;
    button.setAttribute("aria-busy", "true");
    error.hidden = true;
    try {
      await act();
    } catch (failure) {
      const said = explain(failure);
      error.hidden = said === null;
      error.textContent = said ?? "";
    } finally {
      button.disabled = false;
      button.removeAttribute("aria-busy");
    }
  }
  return { node: h("div", { class: "action" }, error, button), button, run };
}

/** A labelled control; `note` explains it. */
export function field(label, control, note = "") {
  control.id ||= `field-${field.count += 1}`;
  const hint = note === "" ? null : h("p", { class: "hint", id: `${control.id}-note` }, note);
  if (hint !== null) control.setAttribute("aria-describedby", hint.id);
  return h("div", { class: "field" }, h("label", { for: control.id }, label), hint, control);
}
field.count = 0;

/** A switch: a labelled check box. */
export function toggle(label, isOn, changed, note = "") {
  const input = h("input", { type: "checkbox", role: "switch", change: () => changed(input.checked) });
  input.checked = isOn;
  return h("label", { class: "toggle" },
    h("span", {}, h("span", {}, label), note === "" ? null : h("span", { class: "hint" }, note)), input);
}

/** Shows `nodes` in `place`. Those that are equal stay, with their focus, and under a finger. */
export function update(place, nodes) {
  const before = [...place.children];
  const after = nodes.filter(Boolean).map((node) => before.find((one) => one.isEqualNode(node)) ?? node);
  for (const node of before) if (!after.includes(node)) node.remove();
  for (const [index, node] of after.entries()) {
    if (place.children[index] !== node) place.insertBefore(node, place.children[index] ?? null);
  }
}

/** Asks before something that cannot be undone. */
export function ask(title, text, yes, { isDangerous = false, no = t("cancel") } = {}) {
  return new Promise((resolve) => {
    const close = (value) => {
      dialog.close();
      dialog.remove();
      resolve(value);
    };
    const dialog = h("dialog", { "aria-labelledby": "ask-title", cancel: () => close(false) },
      h("h2", { id: "ask-title" }, title), ...[text].flat().map((part) => h("p", {}, part)),
      h("div", { class: "steps" },
        h("button", { type: "button", click: () => close(false) }, no),
        h("button", {
          type: "button", class: isDangerous ? "primary danger" : "primary", click: () => close(true),
        }, yes)));
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** Tells screen readers what has changed. */
export function announce(text) {
  const live = document.getElementById("live");
  live.textContent = live.textContent === text ? `${text}\u00A0` : text;
}

/** Day and time in the page's language. */
export function moment(value, how = { dateStyle: "medium", timeStyle: "short" }) {
  return new Intl.DateTimeFormat(language(), how).format(new Date(value));
}

const ICONS = {
  today: "M4 11.5 12 5l8 6.5V20h-5v-5h-6v5H4Z",
  results: "M4 19h16M7 16v-5M12 16V6M17 16v-7",
  messages: "M4 6h16v11H10l-4 3.5V17H4Z",
  settings: "M4 8h9M19 8h1M4 16h1M11 16h9M16 5.5v5M8 13.5v5",
  back: "M15 5l-7 7 7 7", close: "M6 6l12 12M18 6 6 18", next: "M9 5l7 7-7 7",
  done: "M5 12.5l4.5 4.5L19 7.5",
};

/** A drawing beside a text, which says the same. */
export function icon(name) {
  return shape("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true", focusable: "false" },
    shape("path", { d: ICONS[name] }));
}
