/** Parts of every page: cards that load by themselves, lists with more, and what went wrong. */

import { button, element, facts, field, select } from "./elements.js";
import { right } from "./service.js";
import { OWN, has, own, speak, t } from "./texts.js";

/** The name of a role in plain words. */
export const roleName = (role) => has(`role.${role}`) ? t(`role.${role}`) : role.replaceAll("_", " ");

/** Says that the person lacks a right, and who has it. */
export function unavailable(verb, answer) {
  const roles = (answer?.rolesWithVerb ?? []).map(roleName);
  const own = (answer?.findings ?? []).filter((finding) => finding.kind === "ACCESS_FINDING_KIND_VERB_MISSING")
    .map((finding) => roleName(finding.assignment.role));
  return element("div", { class: "unavailable", "data-right": verb },
    element("p", {}, element("strong", {}, t("notAvailableToYou")), t("itNeedsTheRight"),
      element("code", {}, verb), t("inThisStudy")),
    own.length > 0 ? element("p", {}, t("yourRoleDoesNotInclude", own.join(", "))) : null,
    roles.length > 0 ? element("p", {}, t("rolesThatIncludeItA", roles.join(", "))) : null);
}

const PLAIN = {
  unavailable: t("theServerCannotBeReached"),
  deadline_exceeded: t("theServerTookTooLong"),
  resource_exhausted: t("aLimitIsReached"),
  not_found: t("itDoesNotExistOr"),
  permission_denied: t("youMayNotDoThis"),
  unauthenticated: t("yourSessionIsOver"),
};

/** What went wrong, in words, with the reason and a way to try again. */
export function failure(error, retry) {
  const violations = (error.violations ?? []).map((entry) =>
    element("li", {}, element("code", {}, entry.field), ` ${entry.description ?? ""} `,
      entry.reason ? element("code", {}, entry.reason) : null));
  if (!error.code) console.error(error);
  return element("div", { class: "failure", role: "alert" },
    element("p", {}, element("strong", {}, PLAIN[error.code] ?? t("thisDidNotWork")), " ",
      error.isLost ? null : error.message, " ", error.reason ? element("code", {}, error.reason) : null),
    violations.length > 0 ? element("ul", {}, violations) : null,
    retry ? button(t("tryAgain"), retry, { class: "small" }) : null);
}

/** A refused call as a note about the right, any other error as a failure. */
export async function refused(error, { studyId, verb, retry }) {
  if (error.code !== "permission_denied" || !verb) return failure(error, retry);
  return unavailable(verb, await right(studyId, verb).catch(() => null));
}

/**
 * Shows `draw`'s result in a node once it is there. `how`: `studyId` and `verb` for refusals.
 *
 * @param {() => Promise<Node>} draw
 */
export function loading(draw, how = {}) {
  const node = element("div", { class: "loading", "aria-busy": "true" },
    element("p", { class: "hint" }, t("loading")));
  const load = async () => {
    node.setAttribute("aria-busy", "true");
    let shown;
    try {
      shown = await draw();
    } catch (error) {
      shown = await refused(error, { ...how, retry: load });
    }
    node.replaceChildren(...[shown].flat(2).filter(Boolean));
    node.removeAttribute("aria-busy");
    node.classList.remove("loading");
  };
  load();
  return node;
}

/** A titled part of a page. `beside` stands at the end of its title. */
export function card(title, content, { wide = false, beside = null, id = null } = {}) {
  return element("section", { class: wide ? "card wide" : "card", id, "aria-label": title },
    element("header", {}, element("h2", {}, title), beside), content);
}

export const loadingCard = (title, draw, how = {}) => card(title, loading(draw, how), how);

/** A choice among the console's languages. */
export const languageChoice = () => field(t("language"), select(OWN.map((one) => [one, t(`language.${one}`)]), own, {
  on: { change: ({ target }) => speak(target.value) } }));

export const empty = (text) => element("p", { class: "empty" }, text);

/**
 * A table with a page of rows and a button for the next ones.
 *
 * @param {object} list
 * @param {string} list.label
 * @param {string[]} list.heads
 * @param {(pageToken: string) => Promise<{entries: any[], next: string}>} list.load
 * @param {(entry: any) => Node[]} list.row  its cells
 * @param {string} list.nothing  what an empty list says
 */
export function listing({ label, heads, load, row, nothing, studyId, verb }) {
  const body = element("tbody");
  const total = element("p", { class: "hint" });
  const foot = element("div", { class: "foot" });
  const table = element("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": t("table", label) },
    element("table", {}, element("caption", { class: "unseen" }, label),
      element("thead", {}, element("tr", {}, heads.map((head) => element("th", { scope: "col" }, head)))), body));
  let shown = 0;
  const more = async (pageToken) => {
    try {
      const { entries, next } = await load(pageToken);
      const rows = entries.map((entry) => tableRow(heads, row(entry)));
      body.append(...rows);
      shown += entries.length;
      total.textContent = next ? t("shownThereAreMore", shown) : t("shownAllOfThem", shown);
      foot.replaceChildren(total, next ? button(t("showMore"), () => more(next), { class: "small" }) : "");
      if (pageToken !== "") rows[0]?.querySelector("a, button")?.focus();
    } catch (error) {
      if (pageToken === "") throw error;
      foot.replaceChildren(failure(error, () => more(pageToken)));
    }
  };
  return loading(async () => {
    body.replaceChildren();
    shown = 0;
    await more("");
    return shown === 0 ? empty(nothing) : [table, foot];
  }, { studyId, verb });
}

/** A row whose first cell names it. Narrow windows show each cell with its head. */
export const tableRow = (heads, cells) => element("tr", {}, cells.map((cell, index) =>
  element(index === 0 ? "th" : "td", { scope: index === 0 ? "row" : null, "data-head": heads[index] }, cell)));

/** A table of known rows. */
export const table = (label, heads, rows) =>
  element("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": t("table", label) },
    element("table", {}, element("caption", { class: "unseen" }, label),
      element("thead", {}, element("tr", {}, heads.map((head) => element("th", { scope: "col" }, head)))),
      element("tbody", {}, rows.map((cells) => tableRow(heads, cells)))));

export const badge = (text, kind = "") => element("span", { class: `badge ${kind}` }, text);

export const note = (...content) => element("p", { class: "note" }, content);

/** A number with what it means. */
export const figure = (value, label, { href = null, kind = "" } = {}) => {
  const inner = [element("span", { class: "value" }, value), element("span", { class: "label" }, label)];
  return href ? element("a", { class: `figure ${kind}`, href }, inner)
    : element("div", { class: `figure ${kind}` }, inner);
};

export { facts };
