/**
 * Calls by the Connect protocol with JSON: deadlines, retries, errors with reasons.
 * The rules are those of proto/GATEWAYS.md, Retries.
 */

/** Methods that name the app, if it is registered. */
const NAMING_CLIENT = new Set([
  "otolith.auth.v1.AccountService/RegisterAccount",
  "otolith.auth.v1.SessionService/Refresh",
  "otolith.auth.v1.SessionService/SignIn",
  "otolith.auth.v1.SessionService/SignInAnonymously",
]);

/** Methods that a client must not repeat by itself: they have no idempotency level. */
const ONCE = new Set([
  "otolith.auth.v1.AccountAdministrationService/ResetAccount",
  "otolith.auth.v1.AccountService/ResendConfirmation",
  "otolith.auth.v1.ClientAdministrationService/RotateClientSecret",
  "otolith.auth.v1.ClientTokenService/SignInClient",
  "otolith.auth.v1.OwnAccountService/DeleteEmail",
  "otolith.auth.v1.OwnAccountService/RequestEmailChange",
  "otolith.auth.v1.ProviderSignInService/BeginProviderSignIn",
  "otolith.auth.v1.ProviderSignInService/CompleteProviderSignIn",
  "otolith.auth.v1.RecoveryService/RenewRecoveryCode",
  "otolith.auth.v1.RecoveryService/RequestPasswordReset",
  "otolith.auth.v1.RecoveryService/SendAccessCode",
  "otolith.auth.v1.SecondFactorService/BeginSecondFactor",
  "otolith.auth.v1.SecondFactorService/ConfirmSecondFactor",
  "otolith.auth.v1.SecondFactorService/RenewSecondFactorCodes",
  "otolith.auth.v1.SessionService/ProvePassword",
  "otolith.auth.v1.SessionService/Refresh",
  "otolith.auth.v1.SessionService/SignIn",
  "otolith.ingestion.v1.ClinicianService/ConfirmGrant",
  "otolith.ingestion.v1.ClinicianService/ReadPatientReport",
  "otolith.ingestion.v1.SharingService/OpenShare",
  "otolith.planning.v1.DeliveryService/WatchPrompts",
]);

/** Codes of answers that are not from Otolith, such as those of a proxy, by HTTP status. */
const CODES = {
  400: "internal", 401: "unauthenticated", 403: "permission_denied", 404: "unimplemented",
  408: "deadline_exceeded", 413: "resource_exhausted", 429: "unavailable", 502: "unavailable",
  503: "unavailable", 504: "unavailable",
};

/** Milliseconds of a duration in JSON, such as `1.5s`; null if absent. */
export function milliseconds(duration) {
  return duration === undefined ? null : Number(duration.slice(0, -1)) * 1000;
}

// Node 18 has no global one.
const NODE_CRYPTO = "node:crypto";
const crypto = globalThis.crypto ?? (await import(NODE_CRYPTO)).webcrypto;

/** A random UUID. */
export const newId = () => crypto.randomUUID();

/** An error of a call. Its text is for developers; `reason` and `violations` decide. */
export class CallError extends Error {
  /**
   * @param {string} code  in Connect's spelling, such as `invalid_argument`
   * @param {string} message
   * @param {{type: string, debug?: any}[]} details
   */
  constructor(code, message, details = []) {
    super(message || code);
    this.name = "CallError";
    this.code = code;
    this.details = details;
  }

  detail(type) {
    return this.details.find((detail) => detail.type === `google.rpc.${type}`)?.debug;
  }

  /** A value of an `ErrorReason`; "" if absent. */
  get reason() { return this.detail("ErrorInfo")?.reason ?? ""; }

  /** Each bad field of the request: `field`, `reason`, `description`. */
  get violations() { return this.detail("BadRequest")?.fieldViolations ?? []; }

  /** Milliseconds after which the server wants to be called again; null if it named none. */
  get retryDelay() { return milliseconds(this.detail("RetryInfo")?.retryDelay); }

  /** Whether the outcome of the call is unknown. */
  get isLost() { return this.code === "unavailable" || this.code === "deadline_exceeded"; }
}

/**
 * What a gateway needs to know about the participant. `Session` implements it; a page whose server
 * keeps the session in a cookie answers "" as the token, and its calls then name their participant
 * in the header `otolith-participant`, for that server to compare.
 *
 * @typedef {object} Credentials
 * @property {() => Promise<string>} participantId  "" without a session
 * @property {(participantId?: string) => Promise<string>} token  throws for another participant
 * @property {(expired: string) => Promise<any>} renewed  replaces `expired`
 * @property {(accessToken: string | undefined, participantId: string) => Promise<void>} take
 *   stores what joining and leaving return, unless another participant has signed in
 * @property {(participantId: string) => Promise<void>} [forget]  removes this participant's tokens
 * @property {(label: string) => Promise<string>} signInAnonymously
 *
 * @typedef {object} Options
 * @property {string | Record<string, string>} address  of all services, or of each by its name:
 *   `auth`, `catalogue`, `ingestion`, `planning`
 * @property {string} [clientId]  id of the app, if the operator registered it
 * @property {number} [tryMilliseconds]  deadline of each try
 * @property {number} [callMilliseconds]  limit for all tries together
 * @property {(milliseconds: number) => Promise<void>} [pause]
 * @property {typeof globalThis.fetch} [fetch]
 */

export class Caller {
  #options;

  /**
   * @param {Options} options
   * @param {Credentials | null} [credentials]  null: calls have no token
   */
  constructor(options, credentials = null) {
    this.#options = {
      credentials, tryMilliseconds: 15_000, callMilliseconds: 60_000,
      pause: (time) => new Promise((resolve) => { setTimeout(() => resolve(undefined), time); }),
      fetch: (url, request) => globalThis.fetch(url, request), ...options,
    };
  }

  /**
   * Calls a method, such as `otolith.catalogue.v1.CatalogueService/GetStudy`. Repeats the call as
   * long as that can help, and refreshes a refused token once.
   *
   * @param {string} method
   * @param {object} [request]  in protocol buffers' JSON
   * @param {{as?: string, repeat?: boolean}} [how]  `as`: the participant to call for
   * @returns {Promise<any>} the response in protocol buffers' JSON
   * @throws {CallError}
   */
  async call(method, request = {}, how = {}) {
    const { credentials } = this.#options;
    if (credentials === null) return this.#patiently(method, request, "", how);
    // The participant of all tries: another page may sign in meanwhile.
    const as = how.as ?? await credentials.participantId();
    const token = await credentials.token(as);
    try {
      return await this.#patiently(method, request, token, { ...how, as });
    } catch (error) {
      if (!(error.code === "unauthenticated" && error.reason?.startsWith("TOKEN_"))) throw error;
      await credentials.renewed(token);
      return this.#patiently(method, request, await credentials.token(as), { ...how, as });
    }
  }

  /** The pause of this caller, which tests replace. */
  pause(time) { return this.#options.pause(time); }

  async #patiently(method, request, token, { as = "", repeat = !ONCE.has(method) }) {
    const ends = performance.now() + this.#options.callMilliseconds;
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.#once(method, request, token, as);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        const backOff = error.isLost && repeat
          ? Math.random() * Math.min(500 * 2 ** tries, 10_000) : null;
        const wait = error.retryDelay ?? backOff;
        if (wait === null || performance.now() + wait > ends) throw error;
        await this.pause(wait);
      }
    }
  }

  async #once(method, request, token, as) {
    const { address, tryMilliseconds, clientId } = this.#options;
    const named = clientId && NAMING_CLIENT.has(method) ? { ...request, client: { clientId } } : request;
    const base = typeof address === "string" ? address : address[method.split(".")[1]];
    const stop = new AbortController();
    const watch = setTimeout(() => stop.abort(), tryMilliseconds);
    try {
      const answer = await this.#options.fetch(`${base}/${method}`, {
        method: "POST", body: JSON.stringify(named), signal: stop.signal, cache: "no-store",
        headers: {
          "content-type": "application/json", "connect-protocol-version": "1",
          "connect-timeout-ms": String(tryMilliseconds),
          ...token !== "" ? { authorization: `Bearer ${token}` }
            : as !== "" ? { "otolith-participant": as } : {},
        },
      });
      const isOurs = answer.headers.get("content-type")?.startsWith("application/json");
      const body = isOurs ? await answer.json() : {};
      if (answer.ok && isOurs) return body;
      throw new CallError(
        body.code ?? CODES[answer.status] ?? "unknown", body.message ?? `HTTP ${answer.status}`,
        body.details);
    } catch (error) {
      if (error instanceof CallError) throw error;
      // No answer, or not all of it.
      throw new CallError(stop.signal.aborted ? "deadline_exceeded" : "unavailable", String(error));
    } finally {
      clearTimeout(watch);
    }
  }
}
