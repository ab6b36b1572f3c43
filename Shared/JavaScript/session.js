import { CallError, newId } from "./calls.js";

const SERVICE = "otolith.auth.v1.SessionService";
/** A refresh whose answer was lost can be repeated within 30 seconds of its first use. */
const GRACE_MILLISECONDS = 25_000;
/** A request id that can no longer sign in: a new one makes a new participant. */
export const SPENT = ["ACCOUNT_ERASED", "REQUEST_ID_REUSED", "SIGN_IN_ENDED"];

/** There is no session, or it has ended: sign in. After `ACCOUNT_ERASED`, forget all data. */
export class SignedOut extends Error {
  constructor(reason) {
    super(`signed out: ${reason}`);
    this.name = "SignedOut";
    this.reason = reason;
  }
}

/** The session is the only key to an anonymous participant, whose sheets still wait. */
export class SheetsWaiting extends Error {
  constructor() {
    super("Sheets of an anonymous participant wait, and nobody could send them: pass isForced to lose them.");
    this.name = "SheetsWaiting";
  }
}

/**
 * Tokens of one participant in a storage, which pages and threads share: `Credentials`.
 */
export class Session {
  #storage;
  #caller;
  #changed;

  /**
   * @param {import("./storage.js").Storage} storage
   * @param {import("./calls.js").Caller} caller  without credentials
   * @param {(participantId: string) => void} [changed]  after signing in or out here; "": out
   */
  constructor(storage, caller, changed = () => {}) {
    this.#storage = storage;
    this.#caller = caller;
    this.#changed = changed;
  }

  /** @returns {Promise<string>} "" before the first sign-in */
  async participantId() { return (await this.#kept()).participantId ?? ""; }

  /** @param {string} [participantId]  for whom the token must be */
  async token(participantId) {
    const { participantId: found = "", accessToken = "" } = await this.#kept();
    // Data of one participant is never sent with another's token.
    if (participantId !== undefined && participantId !== found) {
      throw new SignedOut(found === "" ? "NO_SESSION" : "ANOTHER_PARTICIPANT");
    }
    return accessToken;
  }

  /** Repeated after a lost answer, the call returns the same participant: the id is stored first. */
  signInAnonymously(label = "") {
    return this.#alone(async () => {
      const { requestId = newId() } = await this.#kept();
      try {
        return await this.#signInOnce(requestId, label);
      } catch (error) {
        if (!SPENT.includes(error.reason)) throw error;
        await this.#spare();
        return this.#signInOnce(newId(), label);
      }
    });
  }

  async #signInOnce(requestId, label) {
    await this.#keep({ ...await this.#kept(), requestId });
    return this.#started(await this.#caller.call(
      `${SERVICE}/SignInAnonymously`, { requestId, label }), true);
  }

  /**
   * @param {string} username
   * @param {string} password
   * @param {string} label
   * @param {{isForced?: boolean, oneTimeCode?: string}} how  otherwise `SheetsWaiting` is possible; the code is
   *   for accounts with a second factor
   */
  signIn(username, password, label = "", { isForced = false, oneTimeCode = "" } = {}) {
    return this.#alone(async () => {
      if (!isForced) await this.#spare();
      return this.#started(await this.#caller.call(
        `${SERVICE}/SignIn`, { username, password, label, oneTimeCode }), false);
    });
  }

  /**
   * Stores the token that joining and leaving return; absent means that it did not change.
   *
   * @param {string | undefined} accessToken
   * @param {string} participantId  whose it is; after another has signed in, it is not stored
   */
  async take(accessToken, participantId) {
    if (!accessToken) return;
    await this.#alone(async () => {
      const kept = await this.#kept();
      if (kept.participantId === participantId) await this.#keep({ ...kept, accessToken });
    });
  }

  /** Refreshes once for all calls that met the same expired token, in all pages. */
  renewed(expired) {
    return this.#alone(async () => {
      const { accessToken = "" } = await this.#kept();
      return accessToken === expired ? this.#refresh() : accessToken;
    });
  }

  /**
   * Ends the session. Queued sheets stay for the next sign-in of a participant with an account.
   *
   * @param {{isForced?: boolean}} how  otherwise `SheetsWaiting` is possible
   */
  signOut({ isForced = false } = {}) {
    return this.#alone(async () => {
      if (!isForced) await this.#spare();
      const { refreshToken } = await this.#kept();
      if (refreshToken) await this.#caller.call(`${SERVICE}/SignOut`, { refreshToken });
      await this.#storage.remove("session");
      this.#changed("");
    });
  }

  /** Removes the tokens of this participant. */
  async forget(participantId) {
    await this.#alone(async () => {
      if ((await this.#kept()).participantId !== participantId) return;
      await this.#storage.remove("session");
      this.#changed("");
    });
  }

  async #spare() {
    const { isAnonymous = false, participantId } = await this.#kept();
    if (isAnonymous && (await this.#storage.list(`${participantId}/sheets/`)).length > 0) {
      throw new SheetsWaiting();
    }
  }

  async #refresh() {
    const { refreshToken } = await this.#kept();
    if (!refreshToken) throw new SignedOut("NO_SESSION");
    const ends = performance.now() + GRACE_MILLISECONDS;
    for (;;) {
      try {
        // Stored before it is used: using the new token invalidates the old one.
        return await this.#begin(await this.#caller.call(`${SERVICE}/Refresh`, { refreshToken }));
      } catch (error) {
        if (["REFRESH_TOKEN_REJECTED", "ACCOUNT_ERASED"].includes(error.reason)) {
          throw new SignedOut(error.reason);
        }
        // The answer may be lost: the same token again, while that is allowed.
        const mayRepeat = error instanceof CallError && error.isLost;
        if (!mayRepeat || performance.now() + 1000 > ends) throw error;
        await this.#caller.pause(1000);
      }
    }
  }

  async #started(answer, isAnonymous) {
    const token = await this.#begin(answer, { isAnonymous });
    this.#changed(answer.participantId);
    return token;
  }

  async #begin({ participantId, accessToken, refreshToken, outdatedConsents = [] }, more = {}) {
    await this.#keep({
      ...await this.#kept(), participantId, accessToken, refreshToken, outdatedConsents, ...more,
    });
    return accessToken;
  }

  /** Studies with a newer consent text, by the last sign-in or refresh. */
  async outdatedConsents() { return (await this.#kept()).outdatedConsents ?? []; }

  #alone(work) { return this.#storage.locked("session", work); }

  async #kept() { return await this.#storage.get("session") ?? {}; }

  #keep(values) { return this.#storage.put("session", values); }
}
