/** The frame of every page: title bar, menu of the study, heading. */

import { button, element } from "./elements.js";
import { text } from "./format.js";
import { to } from "./routes.js";
import { SECTIONS } from "./sections.js";
import { right, signOut, study } from "./service.js";

/** An entry of the menu. Without its right it stays, marked, and its page says what is missing. */
function entry(section, page, isGranted) {
  return element("li", {}, element("a", {
    href: to("studies", page.studyId, section.id),
    "aria-current": section.id === page.section ? "page" : null, class: isGranted ? null : "locked",
  }, section.title, isGranted ? null : element("span", { class: "lock" },
    element("span", { "aria-hidden": "true" }, "⊘"), element("span", { class: "unseen" }, " (not available to you)"))));
}

async function menu(page) {
  const granted = await Promise.all(SECTIONS.map(({ verb }) => (verb === "" ? true
    // If the answer is missing, the page itself finds out.
    : right(page.studyId, verb).then((answer) => answer.granted === true, () => true))));
  return element("nav", { "aria-label": "Pages of the study" },
    element("ul", {}, SECTIONS.map((section, index) => entry(section, page, granted[index]))));
}

export async function shell(page) {
  const heading = element("h1", { tabindex: "-1" }, page.title);
  const content = element("div", { class: "page" });
  let title = null;
  if (page.studyId) {
    const known = await study(page.studyId).catch(() => null);
    title = text(known?.study?.title) || page.studyId;
  }
  const bar = element("header", { class: "bar" },
    element("a", { class: "home", href: "#/", "aria-label": "Otolith console, my studies" },
      element("img", { src: "/console/icon.svg", alt: "", width: 26, height: 26 }), element("span", {}, "Otolith")),
    title ? element("p", { class: "where" }, element("a", { href: to("studies", page.studyId) }, title)) : null,
    element("p", { class: "who" }, element("a", { href: "#/account" }, "My account"),
      button("Sign out", async () => {
        await signOut();
        location.hash = "#/";
        document.dispatchEvent(new Event("drawagain"));
      }, { class: "small" })));
  const node = element("div", { class: page.studyId ? "frame" : "frame plain" }, bar,
    page.studyId ? await menu(page) : null,
    element("main", { id: "content", tabindex: "-1" }, heading, content));
  return { node, heading, content };
}
