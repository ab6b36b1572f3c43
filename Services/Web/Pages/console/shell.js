/** The frame of every page: title bar, menu of the study, heading. */

import { tell } from "./dialogs.js";
import { button, element } from "./elements.js";
import { text } from "./format.js";
import { to } from "./routes.js";
import { SECTIONS } from "./sections.js";
import { right, signOut, study } from "./service.js";
import { t } from "./texts.js";

/** An entry of the menu. Without its right it stays, marked, and its page says what is missing. */
function entry({ id, title, verb }, page) {
  const link = element("a", {
    href: to("studies", page.studyId, id), "aria-current": id === page.section ? "page" : null,
  }, title);
  const lock = () => {
    link.classList.add("locked");
    link.append(element("span", { class: "lock" }, element("span", { "aria-hidden": "true" }, "⊘"),
      element("span", { class: "unseen" }, t("notAvailableToYou2"))));
  };
  // If the answer is missing, the page itself finds out.
  if (verb !== "") right(page.studyId, verb).then((answer) => answer.granted || lock(), () => {});
  return element("li", {}, link);
}

const menu = (page) => element("nav", { "aria-label": t("pagesOfTheStudy") },
  element("ul", {}, SECTIONS.map((section) => entry(section, page))));

/** The study's title, once it is known. */
function where(studyId) {
  const link = element("a", { href: to("studies", studyId) }, studyId);
  study(studyId).then((answer) => { link.textContent = text(answer.study?.title) || studyId; }, () => {});
  return element("p", { class: "where" }, link);
}

async function leave() {
  try {
    if (!await signOut()) return;
  } catch (error) {
    // The next person at this computer would have the account: the message must not be overlooked.
    await tell(t("signingOutHasFailed"), element("p", {}, error.message));
    return;
  }
  location.hash = "#/";
  document.dispatchEvent(new Event("drawagain"));
}

export function shell(page) {
  const heading = element("h1", { tabindex: "-1" }, page.title);
  const content = element("div", { class: "page" });
  const bar = element("header", { class: "bar" },
    element("a", { class: "home", href: "#/", "aria-label": t("otolithConsoleMyStudies") },
      element("img", { src: "/console/icon.svg", alt: "", width: 26, height: 26 }), element("span", {}, "Otolith")),
    page.studyId ? where(page.studyId) : null,
    element("p", { class: "who" }, element("a", { href: "#/account" }, t("myAccount")),
      button(t("signOut"), leave, { class: "small" })));
  const node = element("div", { class: page.studyId ? "frame" : "frame plain" }, bar,
    page.studyId ? menu(page) : null,
    element("main", { id: "content", tabindex: "-1" }, heading, content));
  return { node, heading, content };
}
