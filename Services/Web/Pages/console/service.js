/** Calls of the console, and the account that makes them. The server keeps the session in a cookie. */

import { Caller, CallError, newId } from "/otolith/calls.js";
import { t } from "./texts.js";

export { CallError, newId };

/** Reasons after which only a new sign-in helps. */
const OVER = ["SESSION_ENDED", "TOKEN_MISSING", "REFRESH_TOKEN_REJECTED", "ANOTHER_PARTICIPANT", "ACCOUNT_ERASED"];

let account = { accountId: "", role: "" };
let ended = () => {};

const caller = new Caller({ address: `${location.origin}/console/rpc`, callMilliseconds: 20_000 }, {
  participantId: async () => account.accountId,
  token: async () => "",
  renewed: async () => {},
  take: async () => {},
});

export const me = () => account;

/** `work` runs when a call finds that the session is over. */
export function whenEnded(work) { ended = work; }

/** The account of the browser's cookie, which may differ from the one that this tab shows. */
async function holder() {
  const answer = await fetch("/console/session", { cache: "no-store" });
  if (!answer.ok) {
    const error = await failureOf(answer);
    // Only a new sign-in helps: the server's key has changed. A sign-in is possible with such a cookie.
    if (error.reason !== "SESSION_UNREADABLE") throw error;
    return { accountId: "", role: "" };
  }
  const { accountId = "", role = "" } = await answer.json();
  return { accountId, role };
}

/** The error of an answer that is not one of a call. */
async function failureOf(answer) {
  const body = await answer.json().catch(() => ({}));
  return new CallError(body.code ?? "unavailable",
    body.message ?? t("theServerCannotBeReached2", answer.status), body.details);
}

function show(found) {
  account = found;
  held.clear();
  return account;
}

/** Shows the sign-in page with the reason. */
function leave(reason) {
  show({ accountId: "", role: "" });
  ended(reason);
}

/** Reads who is signed in. */
export const readSession = async () => show(await holder());

/** Refreshes the session, so that it has the present rights of the account. */
export async function renewSession() {
  const answer = await fetch("/console/session/renew", {
    method: "POST", body: "{}",
    headers: { "content-type": "application/json", "otolith-participant": account.accountId },
  });
  if (!answer.ok) throw await failureOf(answer);
  return readSession();
}

/**
 * @param {string} method  such as `auth.v1.MembershipService/ListMembers`
 * @param {object} request
 */
export async function call(method, request = {}) {
  try {
    return await caller.call(`otolith.${method}`, request);
  } catch (error) {
    if (error.code === "unauthenticated" && account.accountId !== ""
        && (OVER.includes(error.reason) || error.reason.startsWith("TOKEN_"))) {
      leave(error.reason);
    }
    throw error;
  }
}

/**
 * Throws if the browser's cookie is no longer that of the account shown. For what the browser fetches by
 * itself: such requests name no account.
 */
export async function confirmAccount() {
  const found = await holder();
  if (found.accountId === account.accountId) return;
  leave(found.accountId === "" ? "SESSION_ENDED" : "ANOTHER_PARTICIPANT");
  throw new CallError("unauthenticated", t("anotherAccountHasSignedIn"));
}

/** Signs in. An account with a second factor is refused without a one-time code. */
export async function signIn(username, password, oneTimeCode = "") {
  await caller.call("otolith.auth.v1.SessionService/SignIn",
    { username, password, oneTimeCode, label: t("otolithConsole") });
  const found = await readSession();
  if (found.role === "participant") {
    await signOut();
    throw new CallError("permission_denied", t("thisAccountTakesPartIn"));
  }
  return found;
}

/** The name of the provider with which staff may sign in; "" without one. */
export async function signInProvider() {
  const answer = await caller.call("otolith.auth.v1.ProviderSignInService/GetSignInProvider", {});
  return answer.displayName ?? "";
}

const PLACE = "place after the sign-in";

/** Goes to the provider's sign-in page, which comes back to `/console/signed-in`. */
export async function beginProviderSignIn() {
  const begun = await caller.call("otolith.auth.v1.ProviderSignInService/BeginProviderSignIn", {});
  sessionStorage.setItem(PLACE, location.hash);
  location.assign(begun.authorizationUrl);
}

/** Whether the provider has sent the browser back. */
export const isBackFromProvider = () => location.pathname === "/console/signed-in";

/** Completes the sign-in that the address describes, and goes back to the place where it began. */
export async function completeProviderSignIn() {
  const found = new URLSearchParams(location.search);
  // The code must not stay in the history.
  history.replaceState(null, "", `/console/${sessionStorage.getItem(PLACE) ?? ""}`);
  sessionStorage.removeItem(PLACE);
  if (found.has("error")) {
    const reason = found.get("error") === "access_denied" ? "PROVIDER_DENIED" : "PROVIDER_UNAVAILABLE";
    const detail = { type: "google.rpc.ErrorInfo", debug: { reason } };
    throw new CallError("permission_denied", t("theProviderDidNotSign"), [detail]);
  }
  await caller.call("otolith.auth.v1.ProviderSignInService/CompleteProviderSignIn", {
    state: found.get("state") ?? "", code: found.get("code") ?? "", issuer: found.get("iss") ?? "",
    label: t("otolithConsole"),
  });
}

/**
 * Signs out of this browser. The cookie decides: an answer that was lost may have removed it.
 *
 * @returns {Promise<boolean>} false if another account has signed in with this browser, which stays
 * @throws {Error} if the account is still signed in
 */
export async function signOut() {
  const answer = await fetch("/console/session/end", {
    method: "POST", body: "{}",
    headers: { "content-type": "application/json", "otolith-participant": account.accountId },
  }).catch(() => null);
  const found = await holder().catch(() => account);
  if (found.accountId === account.accountId) {
    throw new Error(t("youAreStillSignedIn", answer ? `HTTP ${answer.status}` : "no answer"));
  }
  show(found);
  if (found.accountId !== "") leave("ANOTHER_PARTICIPANT");
  return found.accountId === "";
}

/** Returns a function that loads a page of a list by its token, for `listing`. */
export const paged = (method, request, member) => async (pageToken) => {
  const answer = await call(method, { ...request, pageToken });
  return { entries: answer[member] ?? [], next: answer.nextPageToken ?? "" };
};

/** All entries of a list that is short by its nature. */
export async function all(method, request, member) {
  const load = paged(method, request, member);
  const found = [];
  let pageToken = "";
  do {
    const { entries, next } = await load(pageToken);
    found.push(...entries);
    pageToken = next;
  } while (pageToken !== "");
  return found;
}

/** Answers that several parts of a page share, for a minute. */
const held = new Map();
const HELD_MILLISECONDS = 60_000;

export function shared(key, load) {
  const known = held.get(key);
  if (known !== undefined && performance.now() - known.time < HELD_MILLISECONDS) return known.answer;
  const answer = load();
  held.set(key, { answer, time: performance.now() });
  answer.catch(() => held.delete(key));
  return answer;
}

/** The next part that needs an answer whose key begins so asks again. */
export function forget(prefix) {
  for (const key of [...held.keys()]) if (key.startsWith(prefix)) held.delete(key);
}

/** The study in all languages, with `allGroups` and `publishTime`. */
export const study = (studyId) => shared(`study ${studyId}`, () =>
  call("catalogue.v1.CatalogueService/GetStudy", { studyId, allLanguages: true }));

/** Whether the caller holds a right in the study, and which roles have it, as the service says. */
export const right = (studyId, verb) => shared(`right ${studyId} ${verb}`, () =>
  call("auth.v1.AccessService/ExplainAccess", { object: `studies/${studyId}`, verb }));

export const questionnaires = (studyId) => shared(`questionnaires ${studyId}`, () =>
  all("catalogue.v1.CatalogueService/ListStudyQuestionnaires",
    { studyId, readMask: "title,contentHash,publishTime,defaultLanguage" }, "questionnaires"));
