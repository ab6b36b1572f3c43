/**
 * Health records on the device: the list as it was last read, and changes that wait for the network. A change has its id
 * and time from the start, so that it is stored once however often it is sent.
 */

import { milliseconds } from "/otolith/calls.js";
import { FINAL } from "/otolith/files.js";
import { endsSession } from "./device.js";

const RECORDS = "otolith.ingestion.v1.RecordService";
const RETRY_MILLISECONDS = 60_000;

/** Keys and changes that are not decided or were refused, in their order. */
const kept = (device) => device.list("records/");

/** Keeps a change behind the others. Returns its key. */
function keep(device, record, baseRevision) {
  return device.storage.locked("page/records", async () => {
    const last = (await kept(device)).at(-1)?.[0].slice("records/".length) ?? 0;
    const key = `records/${String(Number(last) + 1).padStart(9, "0")}`;
    await device.write(key, { baseRevision, record: { ...record, changeTime: new Date().toISOString() }, refused: null });
    return key;
  });
}

/** The verdict on a change; an error that another try does not change is one, too. */
async function decide(device, { baseRevision, record }) {
  try {
    const answer = await device.gateway.call(`${RECORDS}/SyncRecords`, { changes: [{ baseRevision, record }], pageSize: 1 });
    return answer.verdicts[0];
  } catch (error) {
    if (!FINAL.includes(error.code)) throw error;
    return { verdict: "VERDICT_REJECTED", violations: [{ reason: error.reason || error.code }] };
  }
}

/**
 * Sends the changes in their order, by one page at a time. Those of a record wait for its earlier ones.
 *
 * @returns {Promise<number | null>} milliseconds until a change can be sent again
 */
export function send(device) {
  return device.storage.locked("page/records/send", async () => {
    const held = new Set();
    let delay = null;
    for (const [key, change] of await kept(device)) {
      const { recordId } = change.record;
      if (change.refused === null && !held.has(recordId)) {
        const { verdict, violations = [], retryDelay } = await decide(device, change);
        if (["VERDICT_CREATED", "VERDICT_EXISTS"].includes(verdict)) {
          await device.remove(key);
          continue;
        }
        if (verdict === "VERDICT_RETRY_LATER") delay ??= milliseconds(retryDelay) ?? RETRY_MILLISECONDS;
        else {
          const reasons = verdict === "VERDICT_CONFLICT" ? [{ reason: "RECORD_CHANGED" }] : violations;
          await device.write(key, { ...change, refused: reasons });
        }
      }
      held.add(recordId);
    }
    return delay;
  });
}

/** Keeps a change and, with a network, sends it. Throws why it was refused; it is not kept then. */
export async function change(device, record, baseRevision) {
  const key = await keep(device, record, baseRevision);
  if (!navigator.onLine) return;
  await send(device).catch((error) => {
    if (endsSession(error)) throw error;
  });
  const left = await device.read(key);
  if (left?.refused) {
    await device.remove(key);
    throw { violations: left.refused };
  }
  // Also tries again later.
  if (left !== undefined) device.synchronise();
}

/** Forgets the changes of a record that was refused. */
export async function discard(device, recordId) {
  for (const [key, { record }] of await kept(device)) if (record.recordId === recordId) await device.remove(key);
}

/** The list as the services have it; without a network, as it was when it was last read. */
async function read(device, studyId) {
  const key = `record-list/${studyId}`;
  try {
    const records = await device.all(`${RECORDS}/ListRecords`, { studyId, pageSize: 200 }, "records");
    await device.write(key, records);
    return { records, isOld: false };
  } catch (error) {
    if (!error.isLost) throw error;
    return { records: await device.read(key) ?? [], isOld: true };
  }
}

/**
 * The records of a study with the changes that wait.
 *
 * @returns {Promise<{ entries: { record: any, waits: boolean, refused: any[] | null }[], isOld: boolean }>}
 */
export async function list(device, studyId) {
  const { records, isOld } = await read(device, studyId);
  const entries = new Map(records.map((record) => [record.recordId, { record, waits: false, refused: null }]));
  for (const [, { baseRevision, record, refused }] of await kept(device)) {
    if (record.studyId !== studyId) continue;
    const known = entries.get(record.recordId);
    // Of one that has arrived, only the answer was lost.
    const isNext = (known?.record.revision ?? 0) === baseRevision;
    entries.set(record.recordId, {
      record: known !== undefined && (!isNext || refused || known.refused) ? known.record : { ...record, revision: baseRevision + 1 },
      waits: true, refused: known?.refused ?? refused });
  }
  const shown = [...entries.values()].filter(({ record, refused }) => !record.deleted || refused);
  return { entries: shown.sort((one, other) => other.waits - one.waits), isOld };
}
