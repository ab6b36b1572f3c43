/** Start of the console: who is signed in, the place in the address, and the page for it. */

import { account } from "./account.js";
import { announce, element } from "./elements.js";
import { failure, loading } from "./parts.js";
import { place } from "./routes.js";
import { setUpPage } from "./second-factor.js";
import { completeProviderSignIn, isBackFromProvider, me, readSession, whenEnded } from "./service.js";
import { shell } from "./shell.js";
import { passwordPage, signInPage } from "./signin.js";
import { studies } from "./studies.js";
import { SECTIONS } from "./sections.js";
import { t } from "./texts.js";

const app = document.getElementById("app");

/** The page of a place: its title, whose study it is, and what draws it. */
function pageOf({ parts, query }) {
  if (parts.length === 0) return { title: t("myStudies"), draw: () => studies() };
  if (parts[0] === "account") return { title: t("myAccount"), draw: () => account() };
  const [first, studyId, section = "start", ...rest] = parts;
  const found = SECTIONS.find((entry) => entry.id === section);
  if (first === "studies" && studyId && found) {
    return { title: found.title, studyId, section, draw: () => found.draw({ studyId, rest, query }) };
  }
  return {
    title: t("pageNotFound"),
    draw: () => element("p", {}, t("thereIsNoSuchPage"), element("a", { href: "#/" }, t("myStudies"))),
  };
}

/** Draws the present place. `isTurn`: the person went there, so the focus goes to its title. */
function draw(isTurn) {
  const here = place();
  if (here.parts[0] === "password") {
    app.replaceChildren(passwordPage());
    return;
  }
  if (me().accountId === "") {
    app.replaceChildren(signInPage(() => draw(true)));
    document.title = t("signInOtolith");
    app.querySelector("input")?.focus();
    return;
  }
  if (me().role === "") {
    app.replaceChildren(setUpPage(() => draw(true)));
    return;
  }
  const page = pageOf(here);
  const frame = shell(page);
  document.title = `${page.title}${page.studyId ? ` · ${page.studyId}` : ""} · Otolith`;
  app.replaceChildren(frame.node);
  frame.content.append(loading(async () => page.draw()));
  if (isTurn) {
    frame.heading.focus();
    window.scrollTo(0, 0);
    announce(page.title);
  }
}

async function start() {
  try {
    const trouble = isBackFromProvider() ? await completeProviderSignIn().catch((error) => error) : undefined;
    await readSession();
    if (trouble && me().accountId === "") {
      app.replaceChildren(signInPage(() => draw(true), "", trouble));
      document.title = t("signInOtolith");
      return;
    }
  } catch (error) {
    app.replaceChildren(element("main", { class: "alone" }, failure(error, start)));
    return;
  }
  draw(false);
}

window.addEventListener("hashchange", () => draw(true));
document.addEventListener("drawagain", () => draw(false));
// The place stays in the address: after the sign-in the same page is drawn.
whenEnded((reason) => {
  app.replaceChildren(signInPage(() => draw(true), reason));
  app.querySelector("input")?.focus();
});
const skip = document.querySelector(".skip");
skip.textContent = t("skipToTheContent");
skip.addEventListener("click", (event) => {
  event.preventDefault();
  document.getElementById("content")?.focus();
});
start();
