/** A device of a participant; README.md explains it, proto/GATEWAYS.md the calls. */

import { Caller, newId } from "./calls.js";
import { due, merged } from "./plan.js";
import { Session, SignedOut } from "./session.js";

const ENROLMENTS = "otolith.auth.v1.EnrolmentService";
const ERASURES = "otolith.auth.v1.ErasureService";
const CATALOGUE = "otolith.catalogue.v1.CatalogueService";
const PLANNING = "otolith.planning.v1.PlanningService";

/** Loaded with the first use: a page that nobody has joined needs no queue. */
const queues = () => import("./queue.js");

/**
 * A participant's device: what it stores, and the synchronisation with the services. The first use
 * fixes the participant; after another page has signed in as another, calls throw `SignedOut`.
 */
export class Gateway {
  #storage;
  #public;
  #caller;
  #participantId = "";

  /**
   * @param {import("./calls.js").Options & {storage: import("./storage.js").Storage,
   *   credentials?: import("./calls.js").Credentials}} options  default of `credentials`: a `Session`
   */
  constructor({ storage, credentials, ...options }) {
    this.#storage = storage;
    // Without a token: before signing in, and to refresh it.
    this.#public = new Caller(options);
    this.session = /** @type {Session} */ (credentials ?? new Session(
      storage, this.#public, (participantId) => { this.#participantId = participantId; }));
    this.#caller = new Caller(options, this.session);
  }

  /** Calls any method with the participant's token: see `Caller.call`. */
  async call(method, request, how = {}) {
    return this.#caller.call(method, request, { ...how, as: how.as ?? await this.#current() });
  }

  /** Title, texts and consent of a study, before signing in. */
  async study(studyId, language, groupId = "") {
    return (await this.#public.call(`${CATALOGUE}/GetStudy`, { studyId, language, groupId })).study;
  }

  /**
   * Joins a study after the person has agreed to the text of `study`.
   *
   * @param {object} study  as `study` returned it
   * @param {{password?: string, invitationCode?: string, note?: string, label?: string, partIds?: string[],
   *   signature?: {name?: string, drawing?: string}}} how  `note`: to the leader who decides; `partIds`: accepted
   *   parts of the consent
   * @returns {Promise<any>} the response; with `joinRequest`, a leader decides first
   */
  async join(study, {
    password = "", invitationCode = "", note = "", label = "", partIds = [], signature = undefined,
  } = {}) {
    if (await this.#current() === "") await this.session.signInAnonymously(label);
    const own = await this.#own();
    const answer = await this.call(`${ENROLMENTS}/JoinStudy`, {
      studyId: study.studyId, password, invitationCode, note,
      consentVersion: study.consentVersion, consentLanguage: study.consentText?.language,
      consentPartIds: partIds, consentSignature: signature,
    }, { as: own });
    await this.session.take(answer.accessToken, own);
    return answer;
  }

  /** @returns {Promise<string>} the participant of this gateway; "" before the first sign-in */
  participantId() { return this.#current(); }

  async sheets() { return this.#sheets(await this.#own()); }

  async #sheets(own) {
    const { SheetQueue } = await queues();
    return new SheetQueue(
      { storage: this.#storage, caller: this.#caller, credentials: this.session }, own);
  }

  /** Files of answers, until their bytes have arrived. */
  async files() {
    const { FileQueue } = await import("./files.js");
    return new FileQueue({ storage: this.#storage, caller: this.#caller }, await this.#own());
  }

  async reports() {
    const { ReportQueue } = await queues();
    return new ReportQueue({ storage: this.#storage, caller: this.#caller }, await this.#own());
  }

  /**
   * Sends what waits, then fetches what has changed.
   *
   * @param {{timeZone: string, language: string}} device  an IANA name, a BCP 47 tag
   */
  async synchronise({ timeZone, language }) {
    const sent = await (await this.sheets()).send();
    const reports = await (await this.reports()).send();
    const isCatalogueNew = await this.readCatalogue(language);
    const plan = await this.readPlan(timeZone);
    return { ...sent, reports, isCatalogueNew, plan };
  }

  /** Contents of all studies as stored: `studies` with their questionnaires. */
  async catalogue() { return this.#read(await this.#own(), "catalogue"); }

  /** Fetches the contents of all studies, unless they are unchanged; returns whether they changed. */
  async readCatalogue(language) {
    const own = await this.#own();
    const { etag } = await this.#read(own, "catalogue");
    const answer = await this.call(
      `${CATALOGUE}/GetDeviceCatalogue`, { language, etag }, { as: own });
    if (!answer.notModified) await this.#write(own, "catalogue", () => answer);
    return !answer.notModified;
  }

  /** The notification plan as stored: `notifications`, `timeZone`, `blockedBy` and so on. */
  async plan() { return this.#read(await this.#own(), "plan"); }

  /** Fetches the changes of the plan and returns the response; `plan` has the outcome. */
  async readPlan(timeZone) {
    const own = await this.#own();
    const { planToken } = await this.#read(own, "plan");
    const answer = await this.call(
      `${PLANNING}/GetNotificationPlan`, { timeZone, planToken }, { as: own });
    await this.#write(own, "plan", (kept) => merged(kept, answer, Date.now()));
    return answer;
  }

  /** Due notifications that can be answered, by the device's clock, the newest first. */
  async due() {
    const own = await this.#own();
    const waiting = await (await this.#sheets(own)).waiting();
    return due(await this.#read(own, "plan"), Date.now()).filter(({ notificationId }) =>
      !waiting.some((sheet) => sheet.notificationId === notificationId));
  }

  /**
   * Answers that this device has given in a study, for conditions of later questionnaires.
   *
   * @returns {Promise<Map<string, Map<string, import("./forms.js").Value>>>} by questionnaire
   */
  async earlier(studyId) {
    const prefix = `${await this.#own()}/answers/${studyId}/`;
    return new Map((await this.#storage.list(prefix))
      .map(([key, values]) => [key.slice(prefix.length), new Map(values)]));
  }

  /** Stores a sheet and its answers, and marks the notification that it answers. */
  async submit(sheet) {
    const own = await this.#own();
    const kept = await (await this.#sheets(own)).put(sheet);
    const answers = `answers/${kept.studyId}/${kept.questionnaireId}`;
    // The sheet is stored: where there is no room for more, it must not look lost.
    await this.#keepAnswers(own, answers, kept).catch(() => {});
    await this.#write(own, "plan", ({ notifications = [], ...plan }) => ({
      ...plan, notifications: notifications.map((one) =>
        one.notificationId === kept.notificationId
          ? { ...one, state: "NOTIFICATION_STATE_ANSWERED" } : one),
    })).catch(() => {});
    return kept;
  }

  async #keepAnswers(own, name, sheet) {
    // Only a device that fills in questionnaires needs the evaluator.
    const { valuesOf } = await import("./forms.js");
    await this.#write(own, name, () => valuesOf(sheet));
  }

  /** Leaves a study. The queue goes first: later sheets are judged by the device's clock alone. */
  async leave(studyId) {
    const own = await this.#own();
    const sent = await (await this.#sheets(own)).send();
    const { accessToken } = await this.call(`${ENROLMENTS}/LeaveStudy`, { studyId }, { as: own });
    await this.session.take(accessToken, own);
    await this.#write(own, "plan", ({ notifications = [], ...plan }) => ({
      ...plan, notifications: notifications.filter((one) => one.studyId !== studyId),
    }));
    return sent;
  }

  /**
   * Erases the participant's data in all services, and then here. The account ends with the call.
   *
   * @param {{password?: string}} proof  needed with an account
   * @returns {Promise<any>} the completed `Erasure`
   */
  async erase({ password = "" } = {}) {
    const own = await this.#own();
    const { erasureId = newId() } = await this.#read(own, "erasure");
    await this.#write(own, "erasure", () => ({ erasureId }));
    await this.call(`${ERASURES}/RequestErasure`, {
      erasureId, mode: "ERASURE_MODE_ERASE_ANSWERS", password,
    }, { as: own });
    for (;;) {
      // Called without a token: the account no longer exists.
      const erasure = await this.#public.call(`${ERASURES}/GetErasure`, { erasureId });
      if (erasure.completeTime !== undefined) {
        await this.forget(own);
        return erasure;
      }
      await this.#public.pause(1000);
    }
  }

  /**
   * Deletes the data of a participant on this device, and their tokens.
   *
   * @param {string} [participantId]  default: the participant of this gateway
   */
  async forget(participantId) {
    const own = participantId ?? await this.#own();
    for (const [key] of await this.#storage.list(`${own}/`)) await this.#storage.remove(key);
    await this.session.forget?.(own);
  }

  /** Who is signed in; "" before. Only a sign-in or sign-out by this gateway makes it another. */
  async #current() {
    const found = await this.session.participantId();
    this.#participantId ||= found;
    if (found !== "" && found !== this.#participantId) throw new SignedOut("ANOTHER_PARTICIPANT");
    return found;
  }

  async #own() {
    const own = await this.#current();
    if (own === "") throw new SignedOut("NO_SESSION");
    return own;
  }

  async #read(own, name) { return await this.#storage.get(`${own}/${name}`) ?? {}; }

  async #write(own, name, change) {
    const key = `${own}/${name}`;
    await this.#storage.locked(key, async () =>
      this.#storage.put(key, change(await this.#storage.get(key) ?? {})));
  }
}
