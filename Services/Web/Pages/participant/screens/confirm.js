/**
 * Confirms a new account by the link of a mail, whose code is in the fragment (`#confirm/CODE`). Opening the link changes
 * nothing, because programs open the links of mails, too: only the button confirms.
 */

import { action, backTo, field, h, link } from "../elements.js";
import { explain } from "../problems.js";
import { t } from "../texts.js";

const CONFIRM = "otolith.auth.v1.AccountService/ConfirmAccount";

const isPasswordMissing = (error) => error.violations?.some(({ field: name, reason }) =>
  name === "password" && reason === "REQUIRED") ?? false;

/** What the person reads after the confirmation. */
function done({ recoveryCode = "" }) {
  return [h("p", { role: "status", id: "confirmed" }, t("accountConfirmed")),
    ...recoveryCode === "" ? [] : [h("p", {}, t("codeNote")), h("p", { class: "code", id: "recovery-code" }, recoveryCode)],
    h("p", {}, link(["signin"], {}, t("signIn")))];
}

export async function draw({ device }, code = "") {
  const password = h("input", { type: "password", autocomplete: "current-password", id: "confirm-password" });
  // Needed for an account whose name is its address.
  const proof = h("div", { hidden: "" }, field(t("password"), password, t("confirmPasswordNote")));
  const place = h("div", {});
  const confirm = action(t("confirm"), async () => {
    try {
      place.replaceChildren(...done(await device.call(CONFIRM, { code, password: password.value })));
    } catch (error) {
      if (!proof.hidden || !isPasswordMissing(error)) throw error;
      proof.hidden = false;
      password.focus();
    }
  }, explain);
  place.append(h("form", { submit: (event) => { event.preventDefault(); confirm.run(); } },
    h("p", {}, t("confirmAccountNote")), proof, confirm.node));
  return { isAlone: true, nodes: [backTo(["studies"]), h("h1", {}, t("confirmAccount")), place] };
}
