/** Questions before a change, and forms in a window. The browser keeps the focus inside and Escape closes. */

import { button, element, freshId } from "./elements.js";
import { failure } from "./parts.js";
import { t } from "./texts.js";

/**
 * Opens a window with a form. `work` runs at its main button; a failure is shown inside and the window stays.
 *
 * @param {string} title
 * @param {Node[]} content
 * @param {string} action  the main button
 * @param {() => Promise<any>} work
 * @returns {Promise<any>} what `work` returned; undefined if the window was closed
 */
export function ask(title, content, action, work, { danger = false } = {}) {
  return new Promise((resolve) => {
    const head = freshId("dialog");
    const trouble = element("div");
    let result;
    const submit = element("button", { type: "submit", class: danger ? "danger" : "main" }, action);
    const form = element("form", {
      on: {
        submit: async (event) => {
          event.preventDefault();
          if (submit.getAttribute("aria-disabled")) return;
          submit.setAttribute("aria-disabled", "true");
          trouble.replaceChildren();
          try {
            result = await work();
            dialog.close();
          } catch (error) {
            trouble.replaceChildren(failure(error));
          }
          submit.removeAttribute("aria-disabled");
        },
      },
    }, element("h2", { id: head }, title), content, trouble,
    element("div", { class: "actions" }, button(t("cancel"), () => dialog.close()), submit));
    const dialog = element("dialog", { "aria-labelledby": head, on: {
      close: () => { dialog.remove(); resolve(result); },
    } }, form);
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** Shows something that is closed afterwards. */
export function tell(title, content) {
  return new Promise((resolve) => {
    const head = freshId("dialog");
    const dialog = element("dialog", { "aria-labelledby": head, on: {
      close: () => { dialog.remove(); resolve(); },
    } }, element("h2", { id: head }, title), content,
    element("div", { class: "actions" }, button(t("close"), () => dialog.close(), { class: "main" })));
    document.body.append(dialog);
    dialog.showModal();
  });
}
