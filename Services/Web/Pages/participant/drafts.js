/**
 * Questionnaires that have been begun, and finished sheets on their way into the queue: both survive that the page is
 * closed. One page at a time changes them.
 */

import { newId } from "/otolith/calls.js";

const name = (studyId, questionnaireId) => `drafts/${studyId}/${questionnaireId}`;
const nameOf = (draft) => name(draft.studyId, draft.questionnaire.questionnaireId);
const finished = (sheetId) => `finished/${sheetId}`;

const alone = (device, work) => device.storage.locked("page/drafts", work);

/** Pairs of `study/questionnaire` and draft. */
export async function drafted(device) {
  return (await device.list("drafts/")).map(([key, draft]) => [key.slice("drafts/".length), draft]);
}

/** A draft without answers. */
export function begin(studyId, questionnaire, notificationId) {
  return { studyId, questionnaire, notificationId, sheetId: newId(), given: [], drafts: [], times: [], current: 0, measured: {},
    startTime: new Date(), isStored: false, isFinished: false };
}

/**
 * The draft of a questionnaire that is stored; undefined if there is none. After a newer version was published, it has
 * the version with which it was begun, which the services still take.
 */
export async function open(device, studyId, questionnaire) {
  const kept = await device.read(name(studyId, questionnaire.questionnaireId));
  if (kept === undefined) return undefined;
  const isCurrent = kept.questionnaire.contentHash === questionnaire.contentHash;
  return { ...kept, startTime: new Date(kept.startTime), questionnaire: isCurrent ? questionnaire : kept.questionnaire };
}

/** Another page may have finished or discarded the draft: what this page has is another sheet then. */
async function renew(device, draft) {
  const known = await device.read(draft.isFinished ? finished(draft.sheetId) : nameOf(draft));
  if (draft.isStored && known?.sheetId !== draft.sheetId) draft.sheetId = newId();
}

/** Stores the answers of a draft. A finished sheet of it that could not be queued is withdrawn. */
export function keep(device, draft, answers) {
  return alone(device, async () => {
    await renew(device, draft);
    await device.write(nameOf(draft), { ...draft, ...answers, isStored: true, isFinished: false });
    if (draft.isFinished) await device.remove(finished(draft.sheetId));
    Object.assign(draft, { isStored: true, isFinished: false });
  });
}

/** Deletes a draft, unless another page has begun another one. */
export function drop(device, draft) {
  return alone(device, async () => {
    if (!draft.isStored) return;
    await device.remove(finished(draft.sheetId));
    await remove(device, nameOf(draft), draft.sheetId);
    Object.assign(draft, { isStored: false, isFinished: false });
  });
}

async function remove(device, key, sheetId) {
  if ((await device.read(key))?.sheetId === sheetId) await device.remove(key);
}

/**
 * Submits a finished draft. Its sheet is stored first, so that a page that is closed in between
 * neither loses it nor makes another one.
 */
export function finish(device, draft, sheet) {
  return alone(device, async () => {
    await renew(device, draft);
    const { sheetId } = draft;
    await device.write(finished(sheetId), { ...sheet, sheetId });
    Object.assign(draft, { isStored: true, isFinished: true });
    await queue(device, { ...sheet, sheetId });
  });
}

async function queue(device, sheet) {
  await remove(device, name(sheet.studyId, sheet.questionnaireId), sheet.sheetId);
  await device.gateway.submit(sheet);
  await device.remove(finished(sheet.sheetId));
}

/**
 * Submits what was finished when the page was closed or the storage was full. The id makes it the same sheet.
 *
 * @returns {Promise<number>} sheets that still are not in the queue
 */
export function finishAll(device) {
  return alone(device, async () => {
    let failures = 0;
    for (const [, sheet] of await device.list("finished/")) {
      await queue(device, sheet).catch((error) => {
        console.error(error);
        failures += 1;
      });
    }
    return failures;
  });
}
