/** Questionnaires that have been begun: they survive that the page is closed. */

import { newId } from "/otolith/otolith.js";

const name = (studyId, questionnaireId) => `drafts/${studyId}/${questionnaireId}`;

/** Pairs of `study/questionnaire` and draft. */
export async function drafted(device) {
  return (await device.list("drafts/")).map(([key, draft]) => [key.slice("drafts/".length), draft]);
}

/** The draft of this version of a questionnaire, or a new one. */
export async function open(device, studyId, { questionnaireId, contentHash }) {
  const kept = await device.read(name(studyId, questionnaireId));
  if (kept !== undefined && kept.contentHash === contentHash && kept.sheet === undefined) {
    return { ...kept, startTime: new Date(kept.startTime) };
  }
  return { sheetId: newId(), contentHash, given: [], drafts: [], times: [], current: 0, startTime: new Date() };
}

export function keep(device, studyId, questionnaireId, draft) {
  return device.write(name(studyId, questionnaireId), draft);
}

export function drop(device, studyId, questionnaireId) {
  return device.remove(name(studyId, questionnaireId));
}

/**
 * Submits a finished draft. Its sheet is stored first, so that a page that is closed in between
 * neither loses it nor makes another one.
 */
export async function finish(device, draft, sheet) {
  await keep(device, sheet.studyId, sheet.questionnaireId, { ...draft, sheet });
  await device.gateway.submit(sheet);
  await drop(device, sheet.studyId, sheet.questionnaireId);
}

/** Submits what was finished when the page was closed. The id makes it the same sheet. */
export async function finishAll(device) {
  for (const [, { sheet }] of await drafted(device)) {
    if (sheet === undefined) continue;
    await device.gateway.submit(sheet);
    await drop(device, sheet.studyId, sheet.questionnaireId);
  }
}
