import { CallError, Caller, newId } from "./calls.js";
import { SheetsWaiting, SignedOut, SPENT } from "./session.js";

const SERVICE = "otolith.auth.v1.SessionService";

/**
 * A session that the page's own server keeps in a cookie, such as otolith-web: `Credentials`. The
 * storage has the participant's id only, so that the page works without a network.
 */
export class CookieSession {
  #storage;
  #address;
  #caller;

  /**
   * @param {object} options
   * @param {import("./storage.js").Storage} options.storage
   * @param {string} options.address  of the server, which has `/session` and, for calls, `/rpc`
   */
  constructor({ storage, address }) {
    this.#storage = storage;
    this.#address = address;
    this.#caller = new Caller({ address: `${address}/rpc` });
  }

  /** @returns {Promise<string>} "" before the first sign-in */
  async participantId() { return (await this.#kept()).participantId ?? ""; }

  /** Whether the participant has no name and password, so that the cookie is the only key. */
  async isAnonymous() { return (await this.#kept()).isAnonymous ?? false; }

  /** Studies with a newer consent text, by the last sign-in or renewal. */
  async outdatedConsents() { return (await this.#kept()).outdatedConsents ?? []; }

  /** @returns {Promise<string>} always "": the server adds the token */
  async token(participantId) {
    const found = await this.participantId();
    if (participantId !== undefined && participantId !== found) {
      throw new SignedOut(found === "" ? "NO_SESSION" : "ANOTHER_PARTICIPANT");
    }
    return "";
  }

  /** The server has stored the token of an answer already. */
  async take() {}

  /** Has the server replace a token that lacks a study. An expired one it replaces by itself. */
  async renewed() {
    const { accountId } = await this.#alone(async () => this.#learn(
      await this.#ask("POST", "/session/renew")));
    if (accountId === undefined) throw new SignedOut("NO_SESSION");
    return "";
  }

  /**
   * Compares with the server: another page may have signed in or out.
   *
   * @returns {Promise<string>} whose session the server has; "": none
   */
  check() {
    return this.#alone(async () => {
      const found = await this.#learn(await this.#ask("GET", "/session"));
      return found.accountId ?? "";
    });
  }

  /**
   * Repeated after a lost answer, the call returns the same participant: the id is stored first. A
   * session that the server still has goes on, as after the browser has deleted the storage.
   */
  signInAnonymously(label = "") {
    return this.#alone(async () => {
      if (await this.#live() !== "") return "";
      const { requestId = newId() } = await this.#kept();
      try {
        await this.#signInOnce(requestId, label);
      } catch (error) {
        if (!SPENT.includes(error.reason)) throw error;
        await this.#spare();
        await this.#signInOnce(newId(), label);
      }
      return "";
    });
  }

  async #live() {
    try {
      return (await this.#learn(await this.#ask("GET", "/session"))).accountId ?? "";
    } catch (error) {
      if (error instanceof SignedOut) return "";
      throw error;
    }
  }

  async #signInOnce(requestId, label) {
    await this.#keep({ requestId });
    const answer = await this.#caller.call(`${SERVICE}/SignInAnonymously`, { requestId, label });
    await this.#begin(answer, true);
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
      const answer = await this.#caller.call(`${SERVICE}/SignIn`,
        { username, password, label, oneTimeCode });
      await this.#begin(answer, false);
      return "";
    });
  }

  /** After `UpgradeAccount`: the participant can sign in with name and password. */
  named() { return this.#alone(() => this.#keep({ isAnonymous: false })); }

  /**
   * Ends the session. Queued sheets stay for the next sign-in of a participant with an account.
   *
   * @param {{isForced?: boolean}} how  otherwise `SheetsWaiting` is possible
   */
  signOut({ isForced = false } = {}) {
    return this.#alone(async () => {
      if (!isForced) await this.#spare();
      const { participantId = "" } = await this.#kept();
      await this.#ask("POST", "/session/end", participantId).catch((error) => {
        // It has ended already.
        if (!(error instanceof SignedOut) || error.reason === "ANOTHER_PARTICIPANT") throw error;
      });
      await this.#storage.remove("session");
    });
  }

  /** Removes what is known of this participant, and the cookie. */
  async forget(participantId) {
    await this.#alone(async () => {
      if ((await this.#kept()).participantId !== participantId) return;
      // The account may have ended already, and the cookie with it.
      await this.#ask("POST", "/session/end", participantId).catch(() => {});
      await this.#storage.remove("session");
    });
  }

  async #spare() {
    const { isAnonymous = false, participantId } = await this.#kept();
    if (isAnonymous && (await this.#storage.list(`${participantId}/sheets/`)).length > 0) {
      throw new SheetsWaiting();
    }
  }

  async #begin({ participantId, outdatedConsents = [] }, isAnonymous) {
    await this.#keep({ participantId, outdatedConsents, isAnonymous });
  }

  async #learn(found) {
    if (found.accountId !== undefined) {
      const { participantId, isAnonymous } = await this.#kept();
      // The server knows how the session began; since then the participant may have got a name.
      const isNamed = participantId === found.accountId && isAnonymous === false;
      await this.#keep({
        participantId: found.accountId, isAnonymous: !isNamed && (found.isAnonymous ?? false),
        ...found.outdatedConsents === undefined ? {} : { outdatedConsents: found.outdatedConsents },
      });
    }
    return found;
  }

  /**
   * @param {string} [participantId]  whose session the call is about: the server compares
   * @throws {SignedOut | CallError}
   */
  async #ask(method, path, participantId = "") {
    let answer;
    try {
      answer = await fetch(`${this.#address}${path}`, {
        method, cache: "no-store",
        ...method === "POST"
          ? { body: "{}", headers: {
            "content-type": "application/json",
            ...participantId === "" ? {} : { "otolith-participant": participantId },
          } } : {},
      });
    } catch (error) {
      throw new CallError("unavailable", String(error));
    }
    const isOurs = answer.headers.get("content-type")?.startsWith("application/json");
    const body = isOurs ? await answer.json() : {};
    if (answer.ok && isOurs) return body;
    const error = new CallError(body.code ?? "unavailable", body.message, body.details);
    throw answer.status === 401 ? new SignedOut(error.reason || "SESSION_ENDED") : error;
  }

  #alone(work) { return this.#storage.locked("session", work); }

  async #kept() { return await this.#storage.get("session") ?? {}; }

  async #keep(values) {
    await this.#storage.put("session", { ...await this.#kept(), ...values });
  }
}
