/** The participant's device: what it stores, and the synchronisation with the services. */

import { CallError, milliseconds } from "/otolith/calls.js";
import { CookieSession } from "/otolith/cookie.js";
import { Gateway } from "/otolith/gateway.js";
import { SignedOut } from "/otolith/session.js";
import { IndexedStorage } from "/otolith/storage.js";
import { language } from "./texts.js";

const LISTENING = "otolith.ingestion.v1.ListeningService/SubmitListeningSessions";
/** Sessions in a call; the service takes more. */
const SESSIONS_MAX = 100;
const STANDING = "otolith.ingestion.v1.StandingService/GetStanding";
const RETRY_MILLISECONDS = 60_000;
/** Longer than any rating is offered. */
const UNRATED_MILLISECONDS = 3_600_000;
/** The page tries again by itself, and a person who waits must learn why. */
const CALL_MILLISECONDS = 20_000;

/** Whether an error ends the session in this page, so that it has to start again. */
export function endsSession(error) {
  return error instanceof SignedOut || error?.code === "unauthenticated";
}

export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";

/** Tells of `changed` (contents), `state` (network and queue) and `ended` (the session, with its reason). */
export class Device extends EventTarget {
  /** What the page shows of the synchronisation. */
  state = { isOnline: navigator.onLine, isBusy: false, waiting: 0, refused: 0, unqueued: 0, failed: "" };
  /** The browser's offer to install the page; absent if it makes none. */
  installing = null;
  #running = null;
  #isAgain = false;
  #timer;

  static async open() {
    const device = new Device();
    device.storage = await IndexedStorage.open();
    const address = location.origin;
    device.session = new CookieSession({ storage: device.storage, address });
    device.gateway = new Gateway({
      address: `${address}/rpc`, storage: device.storage, credentials: device.session,
      callMilliseconds: CALL_MILLISECONDS });
    // From now on, the gateway calls for this participant only.
    device.participantId = await device.gateway.participantId();
    addEventListener("online", () => device.#network(true));
    addEventListener("offline", () => device.#network(false));
    return device;
  }

  /** A call that a person waits for: without a network, it fails at once. */
  async call(method, request = {}) {
    this.#needNetwork();
    return this.gateway.call(method, request);
  }

  /** All entries of a list that the services return in pages. */
  async all(method, request, member) {
    const found = [];
    for (let pageToken = ""; ;) {
      const page = await this.call(method, { ...request, pageToken });
      found.push(...page[member] ?? []);
      pageToken = page.nextPageToken ?? "";
      if (pageToken === "") return found;
    }
  }

  /** @param {string} groupId  group of an invitation, whose consent text is shown; "": none */
  async study(studyId, groupId = "") {
    this.#needNetwork();
    const early = groupId === "" ? await globalThis.otolithFirst.earlyStudy(studyId, language()) : undefined;
    return early ?? this.gateway.study(studyId, language(), groupId);
  }

  /** The study as its participant sees it: with the consent text of the own group. */
  async ownStudy(studyId) {
    return (await this.call("otolith.catalogue.v1.CatalogueService/GetStudy", { studyId, language: language() })).study;
  }

  #needNetwork() {
    if (!navigator.onLine) throw new CallError("unavailable", "no network");
  }

  /** Reads and writes what only this page keeps, of the device or of its participant. */
  read(name) { return this.storage.get(this.#key(name)); }
  write(name, value) { return this.storage.put(this.#key(name), value); }
  remove(name) { return this.storage.remove(this.#key(name)); }
  async list(prefix) {
    const key = this.#key(prefix);
    return (await this.storage.list(key)).map(([found, value]) =>
      [prefix + found.slice(key.length), value]);
  }

  /**
   * Deletes what this device has of its participant. What waits stays for the next sign-in of one who has an account.
   */
  async clear(isAnonymous) {
    const own = `${this.participantId}/`;
    const isKept = (key) => ["sheets/", "files/", "file-bytes/", "page/finished/", "page/listening/", "page/records/"].some((name) => key.startsWith(own + name));
    for (const [key] of await this.storage.list(own)) {
      if (isAnonymous || !isKept(key)) await this.storage.remove(key);
    }
  }

  #key(name) { return `${this.participantId || "page"}/page/${name}`; }

  /** Settings of the device itself, for all who sign in on it. */
  async preferences() { return await this.storage.get("page/preferences") ?? {}; }
  async prefer(changes) {
    await this.storage.put("page/preferences", { ...await this.preferences(), ...changes });
  }

  /** After joining: the first participant of this page. */
  async begin() { this.participantId = await this.gateway.participantId(); }

  /** Queues what was finished before. What cannot be queued stays, and holds up nothing. */
  async finishAll() {
    if (this.participantId === "") return;
    const { finishAll } = await import("./drafts.js");
    this.#tell({ unqueued: await finishAll(this).catch(() => 1) });
  }

  /** Sends what waits and fetches what has changed. A call meanwhile makes it start once more. */
  synchronise() {
    if (this.participantId === "") return Promise.resolve();
    if (this.#running !== null) {
      this.#isAgain = true;
      return this.#running;
    }
    this.#running = this.#synchronise().finally(() => {
      this.#running = null;
      if (this.#isAgain) {
        this.#isAgain = false;
        this.synchronise();
      }
    });
    return this.#running;
  }

  async #synchronise() {
    clearTimeout(this.#timer);
    this.#tell({ isBusy: true });
    let delay = null;
    let failed = "";
    const attempt = async (work) => {
      try {
        await work();
      } catch (error) {
        if (endsSession(error)) throw error;
        failed ||= error.isLost === false ? error.reason || error.code : "network";
        delay ??= error.retryDelay ?? RETRY_MILLISECONDS;
      }
    };
    await this.finishAll();
    try {
      await attempt(async () => { delay = await this.#send(); });
      await attempt(() => this.#sendFiles());
      await attempt(async () => (await this.gateway.reports()).send());
      await attempt(async () => { delay ??= await this.#sendSessions(); });
      await attempt(async () => { delay ??= await this.#sendRecords(); });
      await attempt(() => this.gateway.readCatalogue(language()));
      this.#changed();
      await attempt(() => this.#readStandings());
      await attempt(() => this.gateway.readPlan(timeZone()));
      // A call may have refreshed the session, which then lists newer consent texts.
      await attempt(() => this.session.check());
    } catch (error) {
      this.dispatchEvent(new CustomEvent("ended", { detail: error.reason || "SESSION_ENDED" }));
    }
    await this.count();
    this.#tell({ isBusy: false, failed });
    this.#changed();
    if (delay !== null) this.#timer = setTimeout(() => this.synchronise(), delay);
  }

  /** @returns {Promise<number | null>} milliseconds until the first waiting sheet can be sent again */
  async #send() {
    const { outcomes, retryDelay } = await (await this.gateway.sheets()).send();
    for (const { sheetId, verdict, reasons, retryDelay: wait, answer } of outcomes) {
      if (wait !== null) await this.write(`waits/${sheetId}`, reasons);
      else await this.remove(`waits/${sheetId}`);
      if (["created", "exists"].includes(verdict)) {
        this.dispatchEvent(new CustomEvent("stored", { detail: { sheetId, answer } }));
      }
    }
    return retryDelay;
  }

  /** Sends the files of finished sheets, after the sheets, which may be small. */
  async #sendFiles() {
    await (await this.gateway.files()).send(() => this.#tell({}));
  }

  /** Keeps a listening session until the service has decided; `isComplete`: it can be sent. */
  keepSession(session, isComplete) {
    return this.write(`listening/${session.sessionId}`, { session, isComplete, keepTime: Date.now() });
  }

  /** @returns {Promise<number | null>} milliseconds until a session can be sent again */
  async #sendSessions() {
    // One whose page was closed before it was rated is sent as it is.
    const isReady = ([, { isComplete, keepTime }]) => isComplete || Date.now() - keepTime > UNRATED_MILLISECONDS;
    const kept = (await this.list("listening/")).filter(isReady).slice(0, SESSIONS_MAX);
    if (kept.length === 0) return null;
    const { verdicts = [] } = await this.gateway.call(LISTENING, { sessions: kept.map(([, { session }]) => session) });
    let delay = null;
    for (const [index, [key]] of kept.entries()) {
      const { verdict, retryDelay } = verdicts[index] ?? {};
      if (verdict === "VERDICT_RETRY_LATER") delay ??= milliseconds(retryDelay) ?? RETRY_MILLISECONDS;
      else if (verdict !== undefined) await this.remove(key);
    }
    return delay;
  }

  /** @returns {Promise<number | null>} milliseconds until a record can be sent again */
  async #sendRecords() {
    return (await this.list("records/")).length === 0 ? null : (await import("./diary.js")).send(this);
  }

  async #readStandings() {
    for (const { study } of (await this.gateway.catalogue()).studies ?? []) {
      await this.write(`standing/${study.studyId}`,
        await this.gateway.call(STANDING, { studyId: study.studyId }));
    }
  }

  /** Counts what waits and what was refused. */
  async count() {
    const sheets = await this.gateway.sheets();
    this.#tell({
      waiting: (await sheets.waiting()).length, refused: (await sheets.setAside()).length });
  }

  /** Studies with their questionnaires, what is due, and the state of each, as stored here. */
  async contents() {
    const { studies = [] } = await this.gateway.catalogue();
    const sheets = await (await this.gateway.sheets()).waiting();
    const standings = new Map(await Promise.all(studies.map(async ({ study }) =>
      [study.studyId, await this.read(`standing/${study.studyId}`) ?? {}])));
    return { studies, standings, sheets, due: await this.gateway.due(), plan: await this.gateway.plan() };
  }

  #network(isOnline) {
    this.#tell({ isOnline });
    if (isOnline) this.synchronise();
  }

  #changed() { this.dispatchEvent(new Event("changed")); }

  #tell(changes) {
    Object.assign(this.state, changes);
    this.dispatchEvent(new Event("state"));
  }
}
