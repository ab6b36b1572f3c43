/** Signing in with a name and a password, and a new password with a code. */

import { SheetsWaiting } from "/otolith/session.js";
import { action, ask, backTo, field, h } from "../elements.js";
import { explain } from "../problems.js";
import { t } from "../texts.js";

const RECOVERY = "otolith.auth.v1.RecoveryService";

function inputs() {
  const username = h("input", { type: "text", autocomplete: "username", autocapitalize: "none", spellcheck: "false", id: "username" });
  const password = h("input", { type: "password", autocomplete: "current-password", id: "password" });
  return { username, password };
}

/** Signs in; the page then starts again for that participant. */
async function signIn(device, { username, password, oneTimeCode }, study) {
  const how = (isForced) => device.session.signIn(username, password, t("deviceLabel"), { isForced, oneTimeCode });
  try {
    await how(false);
  } catch (error) {
    if (!(error instanceof SheetsWaiting)) throw error;
    if (!await ask(t("signInTitle"), t("signInWarning"), t("signInAnyway"), { isDangerous: true })) return;
    await how(true);
  }
  location.assign(study === "" ? "/" : `/join/${encodeURIComponent(study)}`);
}

function recovery(device) {
  const username = h("input", { type: "text", autocomplete: "username", autocapitalize: "none", id: "recover-name" });
  const code = h("input", { type: "text", autocomplete: "off", autocapitalize: "characters", id: "recover-code" });
  const password = h("input", { type: "password", autocomplete: "new-password", id: "recover-password" });
  const done = h("div", {});
  const recover = action(t("save"), async () => {
    const { recoveryCode = "" } = await device.call(`${RECOVERY}/RecoverAccount`, {
      username: username.value.trim(), recoveryCode: code.value.trim(), password: password.value });
    done.replaceChildren(h("p", { role: "status" }, t("saved")),
      ...recoveryCode === "" ? [] : [h("p", {}, t("codeNote")), h("p", { class: "code" }, recoveryCode)]);
  }, explain);
  return h("details", {}, h("summary", {}, t("forgot")), h("form", { submit: (event) => { event.preventDefault(); recover.run(); } },
    field(t("username"), username), field(t("recoveryCode"), code),
    field(t("newPassword"), password, t("passwordNote")), recover.node, done));
}

export async function draw({ device }, study = "") {
  const { username, password } = inputs();
  const code = h("input", { type: "text", autocomplete: "one-time-code", autocapitalize: "characters", id: "code" });
  const coded = h("div", { hidden: "" }, field(t("oneTimeCode"), code, t("oneTimeCodeNote")));
  const enter = action(t("signIn"), async () => {
    try {
      await signIn(device, { username: username.value.trim(), password: password.value, oneTimeCode: code.value },
        study);
    } catch (error) {
      if (error.reason !== "ONE_TIME_CODE_REQUIRED") throw error;
      coded.hidden = false;
      code.focus();
    }
  }, explain);
  return {
    isAlone: true,
    nodes: [
      backTo([device.participantId === "" ? "studies" : "account"]),
      h("h1", {}, t("signInTitle")),
      h("form", { submit: (event) => { event.preventDefault(); enter.run(); } },
        field(t("username"), username), field(t("password"), password), coded, enter.node),
      recovery(device),
    ],
  };
}
