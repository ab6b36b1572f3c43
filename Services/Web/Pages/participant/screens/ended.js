/** The session has ended: why, and what to do. */

import { endsSession } from "../device.js";
import { action, h, link } from "../elements.js";
import { explain } from "../problems.js";
import { t } from "../texts.js";

export async function draw({ device }, reason = "") {
  const begin = (text) => h("a", { href: "/", class: "go plain" }, text);
  if (reason === "ANOTHER_PARTICIPANT") {
    return { isAlone: true, nodes: [h("h1", {}, t("endedOther")),
      h("button", { type: "button", class: "primary", click: () => location.replace("/") }, t("reload"))] };
  }
  if (reason === "ACCOUNT_ERASED") {
    // A link from elsewhere: someone is signed in.
    if (await device.session.participantId() !== "") location.replace("/");
    return { isAlone: true, nodes: [h("h1", {}, t("endedErased")), h("p", {}, t("endedErasedNote")), begin(t("findStudy"))] };
  }
  const isAnonymous = await device.session.isAnonymous();
  // A participant without a name cannot sign in again: without this, the page would ask for it at each start. The device
  // may be another person's, too.
  const leave = action(t(isAnonymous ? "findStudy" : "clearDevice"), async () => {
    // The address alone says nothing.
    const found = await device.session.check().catch((error) => {
      if (endsSession(error)) return "";
      throw error;
    });
    if (found === "") {
      await device.clear(isAnonymous);
      await device.storage.remove("session");
    }
    location.replace("/");
  }, explain, { class: isAnonymous ? "primary" : "" }).node;
  return {
    isAlone: true,
    nodes: [h("h1", {}, t("ended")), h("p", {}, t(isAnonymous ? "endedAnonymousNote" : "endedNote")),
      h("p", {}, link(["signin"], { class: isAnonymous ? "" : "go plain" }, t("signIn"))),
      leave],
  };
}
