import { CallError, milliseconds, newId } from "./calls.js";

const SUBMIT = "otolith.ingestion.v1.AnswerSheetService/SubmitAnswerSheets";
const REPORT = "otolith.planning.v1.PlanningService/ReportNotifications";
// Limits are 500 sheets and 8 MiB. Smaller batches lose less when a connection breaks.
const SHEETS_MAX = 50;
const BYTES_MAX = 1024 * 1024;
const REPORTS_MAX = 500;
const STORED = ["VERDICT_CREATED", "VERDICT_EXISTS"];
const TOO_LARGE = ["MESSAGE_TOO_LARGE", "MESSAGE_TOO_MANY_ELEMENTS", "BATCH_TOO_LARGE"];

/**
 * Messages of one participant that wait for a network, in the order in which they were put.
 * The order does not depend on the device's clock.
 */
class Queue {
  #storage;
  #prefix;

  constructor(storage, prefix) {
    this.#storage = storage;
    this.#prefix = prefix;
  }

  /**
   * Stores a message, unless the same waits already.
   *
   * @param {string} id
   * @param {object} given
   * @param {boolean} [isFirstKept]  whether another of this id is kept instead; else it is an error
   */
  put(id, given, isFirstKept = false) {
    const message = JSON.parse(JSON.stringify(given));
    return this.#storage.locked(`${this.#prefix}put`, async () => {
      const waiting = await this.waiting();
      const known = waiting.find(([key]) => key.slice(this.#prefix.length + 16) === id);
      if (known !== undefined) {
        if (isFirstKept || JSON.stringify(known[1]) === JSON.stringify(message)) return;
        throw new Error(`Another message with the id ${id} waits already: use a new id.`);
      }
      const last = waiting.at(-1)?.[0].slice(this.#prefix.length, this.#prefix.length + 15) ?? "0";
      const place = String(Number(last) + 1).padStart(15, "0");
      await this.#storage.put(`${this.#prefix}${place}-${id}`, message);
    });
  }

  /** Pairs of key and message, oldest first. */
  waiting() { return this.#storage.list(this.#prefix); }

  done(key) { return this.#storage.remove(key); }

  /**
   * Sends what waits, batch by batch, by one page at a time.
   *
   * @param {number} countMax
   * @param {(batch: [string, any][]) => Promise<void>} deliver
   * @param {(entry: [string, any], error: CallError) => Promise<void>} refuse  for a message that
   *   fails even alone
   */
  drain(countMax, deliver, refuse) {
    const send = async (batch) => {
      try {
        await deliver(batch);
      } catch (error) {
        const isTheirs = error instanceof CallError
          && (error.code === "invalid_argument" || TOO_LARGE.includes(error.reason));
        if (!isTheirs) throw error;
        if (batch.length === 1) {
          await refuse(batch[0], error);
          return;
        }
        // One bad message must not hold up the others.
        const half = Math.ceil(batch.length / 2);
        await send(batch.slice(0, half));
        await send(batch.slice(half));
      }
    };
    return this.#storage.locked(`${this.#prefix}send`, async () => {
      for (const batch of batches(await this.waiting(), countMax)) await send(batch);
    });
  }
}

function batches(waiting, countMax) {
  const found = [];
  let size = 0;
  for (const entry of waiting) {
    const bytes = new TextEncoder().encode(JSON.stringify(entry[1])).length;
    if (found.length === 0 || found.at(-1).length === countMax || size + bytes > BYTES_MAX) {
      found.push([]);
      size = 0;
    }
    found.at(-1).push(entry);
    size += bytes;
  }
  return found;
}

/**
 * What became of a sheet.
 *
 * @typedef {object} Outcome
 * @property {string} sheetId
 * @property {"created" | "exists" | "conflict" | "rejected" | "retry_later" | string} verdict
 * @property {string[]} reasons
 * @property {number | null} retryDelay  milliseconds until the next try; null: settled
 * @property {object} answer  the whole `SheetVerdict`: violations, deviations, next, scores
 */

/** Answer sheets of one participant until the server has decided about them. */
export class SheetQueue {
  #storage;
  #caller;
  #credentials;
  #participantId;
  #queue;

  constructor({ storage, caller, credentials }, participantId) {
    this.#storage = storage;
    this.#caller = caller;
    this.#credentials = credentials;
    this.#participantId = participantId;
    this.#queue = new Queue(storage, `${participantId}/sheets/`);
  }

  /**
   * Stores a sheet before the person is told so. Its id, which never changes, is what makes it
   * arrive once: draw it when filling in begins.
   *
   * @param {object} sheet  an `AnswerSheet`
   * @returns {Promise<object>} the sheet with its id
   */
  async put(sheet) {
    const kept = { ...sheet, sheetId: sheet.sheetId ?? newId() };
    await this.#queue.put(kept.sheetId, kept);
    return kept;
  }

  async waiting() { return (await this.#queue.waiting()).map(([, sheet]) => sheet); }

  /** Sheets with the verdict that ended their way, for the developers: `conflict` or `rejected`. */
  async setAside() {
    return (await this.#storage.list(`${this.#participantId}/aside/`)).map(([, entry]) => entry);
  }

  /**
   * Sends all sheets, and settles each by its verdict. A sheet that must wait stays in the queue,
   * as does one that cannot be set aside: after the others, that error is thrown.
   *
   * @returns {Promise<{outcomes: Outcome[], retryDelay: number | null}>} outcomes in the order of
   *   sending, where a sheet that needed a newer token stands twice; milliseconds until the first
   *   waiting sheet should be sent again
   */
  async send() {
    const outcomes = [];
    const failures = [];
    await this.#pass(outcomes, failures);
    if (outcomes.some(({ reasons }) => reasons.includes("TOKEN_OUTDATED"))) {
      // These need a newer token, with which they are sent once more.
      await this.#credentials.renewed(await this.#credentials.token(this.#participantId));
      await this.#pass(outcomes, failures);
    }
    if (failures.length > 0) throw failures[0];
    const last = new Map(outcomes.map(({ sheetId, retryDelay }) => [sheetId, retryDelay]));
    const delays = [...last.values()].filter((delay) => delay !== null);
    return { outcomes, retryDelay: delays.length === 0 ? null : Math.min(...delays) };
  }

  #pass(outcomes, failures) {
    const settle = async (entry, answer) => {
      try {
        return [await this.#settle(entry, answer)];
      } catch (error) {
        failures.push(error);
        return [];
      }
    };
    return this.#queue.drain(SHEETS_MAX, async (batch) => {
      const { verdicts = [] } = await this.#caller.call(
        SUBMIT, { sheets: batch.map(([, sheet]) => sheet) }, { as: this.#participantId });
      // In the order of the sheets; a sheet without a verdict stays.
      const answered = batch.slice(0, verdicts.length).map((entry, index) =>
        ({ entry, answer: verdicts[index], found: [] }));
      // First those that leave the queue: setting one aside needs storage.
      const isStored = ({ answer }) => STORED.includes(answer.verdict);
      for (const one of [...answered.filter(isStored), ...answered.filter((one) => !isStored(one))]) {
        one.found = await settle(one.entry, one.answer);
      }
      outcomes.push(...answered.flatMap(({ found }) => found));
    }, async (entry, { reason, violations, message }) => {
      const named = violations.length > 0 ? violations : [{ reason, description: message }];
      outcomes.push(...await settle(entry, { verdict: "VERDICT_REJECTED", violations: named }));
    });
  }

  async #settle([key, sheet], answer) {
    const verdict = String(answer.verdict).replace("VERDICT_", "").toLowerCase();
    const reasons = (answer.violations ?? []).map(({ reason }) => reason);
    let retryDelay = null;
    switch (verdict) {
      case "created":
      case "exists":
        // Stored, by this call or by an earlier one whose answer was lost.
        await this.#queue.done(key);
        break;
      case "conflict":
      case "rejected":
        // Not sent again. Kept before it leaves the queue: after a crash in between it is sent
        // once more, with the same verdict.
        if (!reasons.includes("PARTICIPANT_ERASED")) {
          await this.#storage.put(
            `${this.#participantId}/aside/${sheet.sheetId}`, { verdict, sheet, answer });
        }
        await this.#queue.done(key);
        break;
      default:
        // RETRY_LATER, and verdicts of a later release.
        retryDelay = milliseconds(answer.retryDelay) ?? 60_000;
    }
    return { sheetId: sheet.sheetId, verdict, reasons, retryDelay, answer };
  }
}

/** Reports about notifications. Every outcome is final. */
export class ReportQueue {
  #caller;
  #participantId;
  #queue;

  constructor({ storage, caller }, participantId) {
    this.#caller = caller;
    this.#participantId = participantId;
    this.#queue = new Queue(storage, `${participantId}/reports/`);
  }

  /**
   * Stores an event of a notification with its time. The first of its kind counts.
   *
   * @param {string} notificationId
   * @param {"DELIVERED" | "OPENED" | "DISMISSED" | "SNOOZED"} kind
   * @param {{eventTime?: Date, snoozeEndTime?: Date}} times
   */
  async put(notificationId, kind, { eventTime = new Date(), snoozeEndTime } = {}) {
    const report = { notificationId, kind: `REPORT_KIND_${kind}`, eventTime, snoozeEndTime };
    // Snoozing may be repeated.
    const id = `${notificationId}-${kind}${kind === "SNOOZED" ? `-${newId()}` : ""}`;
    await this.#queue.put(id, report, true);
  }

  /** @returns {Promise<string[]>} outcomes such as `recorded`, in the order of the reports */
  async send() {
    const found = [];
    await this.#queue.drain(REPORTS_MAX, async (batch) => {
      const { outcomes = [] } = await this.#caller.call(
        REPORT, { reports: batch.map(([, report]) => report) }, { as: this.#participantId });
      for (const [index, outcome] of outcomes.slice(0, batch.length).entries()) {
        await this.#queue.done(batch[index][0]);
        found.push(String(outcome).replace("REPORT_OUTCOME_", "").toLowerCase());
      }
    }, async ([key]) => {
      await this.#queue.done(key);
      found.push("invalid");
    });
    return found;
  }
}
