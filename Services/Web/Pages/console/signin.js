/** Signing in, and setting a password with a code. */

import { button, element, field, freshId, input } from "./elements.js";
import { failure } from "./parts.js";
import { CODE_HINT, codeInput } from "./second-factor.js";
import { beginProviderSignIn, call, signIn, signInProvider } from "./service.js";

const WORDS = {
  CREDENTIALS_REJECTED: "User name or password is wrong.",
  TOO_MANY_ATTEMPTS: "Too many attempts. Wait a little and try again.",
  ONE_TIME_CODE_REJECTED: "The code is wrong or was used before. Wait for the next one.",
  ACCOUNT_SUSPENDED: "This account is suspended. An administrator can restore it.",
  ACCOUNT_NOT_CONFIRMED: "This account has not been confirmed yet.",
  CODE_MISTYPED: "The code is mistyped: its check character does not match.",
  CODE_REJECTED: "The code is wrong, used, or expired.",
  PROVIDER_DENIED: "You did not sign in at the provider.",
  PROVIDER_UNAVAILABLE: "The provider cannot be used at the moment. Try again later, or sign in with a password.",
  PROVIDER_SIGN_INS_LIMIT: "Too many sign-ins wait. Try again in a minute.",
  PROVIDER_STATE_REJECTED: "This sign-in has expired or was used, or began in another browser. Start it again.",
  PROVIDER_SIGN_IN_REJECTED: "The provider's answer is not valid. Start again. If this repeats, tell the "
    + "administrator of this installation.",
  PROVIDER_ACCOUNT_UNKNOWN: "The provider knows you, but no account here belongs to you. Ask an administrator "
    + "to invite the address that the provider has verified.",
  PROVIDER_ROLES_MISSING: "The provider gives you no role here. Ask the administrator of your institution.",
  PROVIDER_SECOND_FACTOR_REQUIRED: "Your account has one-time codes, and the provider did not ask for a second "
    + "factor. Sign in with your password and a code.",
};

const mark = () => element("p", { class: "brand" },
  element("img", { src: "/console/icon.svg", alt: "", width: 36, height: 36 }), "Otolith ",
  element("span", {}, "console"));

/** A form whose failure stands above its button. */
function formOf(content, action, work) {
  const trouble = element("div");
  const submit = element("button", { type: "submit", class: "main" }, action);
  return element("form", { on: { submit: async (event) => {
    event.preventDefault();
    if (submit.getAttribute("aria-disabled")) return;
    submit.setAttribute("aria-disabled", "true");
    trouble.replaceChildren();
    try {
      await work();
    } catch (error) {
      trouble.replaceChildren(words(error));
    }
    submit.removeAttribute("aria-disabled");
  } } }, content, trouble, element("div", { class: "actions" }, submit));
}

/** What a failure means, in words. */
function words(error) {
  const known = WORDS[error.reason];
  return known ? element("p", { class: "failure", role: "alert" }, known) : failure(error);
}

/** A button for the provider with which staff sign in; empty without one. `error`: why it failed. */
function withProvider(error) {
  const trouble = element("div", {}, error ? words(error) : null);
  const place = element("div", {}, trouble);
  const add = (name) => {
    if (name === "") return;
    place.append(element("div", { class: "actions" }, button(`Sign in with ${name}`, async () => {
      trouble.replaceChildren();
      try {
        await beginProviderSignIn();
      } catch (refusal) {
        trouble.replaceChildren(words(refusal));
      }
    })), element("p", { class: "hint" }, "Or with a password:"));
  };
  // Without an answer there is no button: the form below says what is wrong when it is used.
  signInProvider().then(add, () => {});
  return place;
}

/**
 * @param {() => void} done  runs after the sign-in
 * @param {string} reason  why the last session ended; "" at the first visit
 * @param {Error} [error]  why the sign-in with the provider failed
 */
export function signInPage(done, reason = "", error = undefined) {
  const name = input({ autocomplete: "username", required: true, autocapitalize: "none", spellcheck: "false" });
  const password = input({ type: "password", autocomplete: "current-password", required: true });
  const code = codeInput();
  code.required = false;
  const coded = element("div", { hidden: true }, field("One-time code", code, { hint: CODE_HINT }));
  const enter = async () => {
    try {
      await signIn(name.value, password.value, code.value);
    } catch (error) {
      if (error.reason === "ONE_TIME_CODE_REJECTED") code.select();
      if (error.reason !== "ONE_TIME_CODE_REQUIRED") throw error;
      coded.hidden = false;
      code.required = true;
      code.focus();
      return;
    }
    done();
  };
  const title = freshId("title");
  return element("main", { class: "alone", id: "content", tabindex: "-1", "aria-labelledby": title }, mark(),
    element("h1", { id: title }, "Sign in"),
    reason === "" ? element("p", { class: "hint" },
      "For study teams: leaders, data managers, recruiters, clinicians.")
      : element("p", { class: "note", role: "alert" }, reason === "ANOTHER_PARTICIPANT"
        ? "Another account has signed in with this browser. Reload the page to use that one, or sign in again."
        : "Your session is over. Sign in to go on where you were."),
    withProvider(error), formOf([field("User name or e-mail address", name), field("Password", password), coded], "Sign in", enter),
    element("p", {}, element("a", { href: "#/password" }, "Set a password with an invitation or a recovery code")));
}

/** What is shown once after a password was set. */
function isSet(recoveryCode) {
  return [
    element("h1", { tabindex: "-1" }, "Your password is set"),
    recoveryCode ? [
      element("p", {}, "Your recovery code is the only way back if you forget your password. It is shown only now: "
        + "write it down and keep it in a safe place."),
      element("p", { class: "code", "data-recovery": true }, recoveryCode),
    ] : null,
    element("p", {}, element("a", { href: "#/" }, "Sign in")),
  ];
}

export function passwordPage() {
  const kind = freshId("kind");
  const choice = (value, label, checked) => {
    const id = freshId("choice");
    return element("div", { class: "check" },
      element("input", { type: "radio", name: kind, id, value, checked, on: { change: () => change(value) } }),
      element("label", { for: id }, label));
  };
  const code = input({ required: true, autocapitalize: "characters", spellcheck: "false" });
  const name = input({ autocomplete: "username", autocapitalize: "none", spellcheck: "false" });
  const named = element("div", { hidden: true }, field("User name or e-mail address", name));
  const password = input({ type: "password", autocomplete: "new-password", required: true, minlength: 8 });
  let isRecovery = false;
  const change = (value) => {
    isRecovery = value === "recovery";
    named.hidden = !isRecovery;
    name.required = isRecovery;
  };
  const page = element("main", { class: "alone", id: "content", tabindex: "-1" }, mark(),
    element("h1", {}, "Set a password"),
    formOf([
      element("fieldset", {}, element("legend", {}, "Which code do you have?"),
        choice("invitation", "An invitation, or a code from an administrator or a mail", true),
        choice("recovery", "My recovery code", false)),
      named, field("Code", code, { hint: "24 letters and digits. Hyphens and capitals do not matter." }),
      field("New password", password, { hint: "At least 8 characters; not a common password." }),
    ], "Set the password", async () => {
      const answer = isRecovery
        ? await call("auth.v1.RecoveryService/RecoverAccount",
          { username: name.value, recoveryCode: code.value, password: password.value })
        : await call("auth.v1.RecoveryService/ResetPassword", { code: code.value, password: password.value });
      page.replaceChildren(mark(), ...isSet(answer.recoveryCode).flat().filter(Boolean));
      page.querySelector("h1").focus();
    }),
    element("p", {}, element("a", { href: "#/" }, "Back to the sign-in")));
  document.title = "Set a password · Otolith";
  return page;
}
