// What a gateway of a participant can do beyond gateway.mjs, by `Gateway.call`. See ../../GATEWAYS.md.
//
//     node further.mjs FOLDER standing STUDY
//     node further.mjs FOLDER settings
//     node further.mjs FOLDER schedule STUDY QUESTIONNAIRE
//     node further.mjs FOLDER measured QUESTIONNAIRE ELEMENT=VALUE...
//     node further.mjs FOLDER series STUDY QUESTIONNAIRE ELEMENT
//     node further.mjs FOLDER listen STUDY STORAGE         STORAGE contains the files of the sounds
//     node further.mjs FOLDER records STUDY
//
// FOLDER is that of gateway.mjs after `join` and `sync`.

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Form, Gateway, newId } from "../../../Shared/JavaScript/otolith.js";
import { FolderStorage } from "./keeping.mjs";

const INGESTION = "otolith.ingestion.v1";
const PLANNING = "otolith.planning.v1.PlanningService";
const say = (...words) => console.log(words.join(" "));
const [folder, command, ...given] = process.argv.slice(2);
const storage = new FolderStorage(folder ?? ".");
const gateway = new Gateway({ address: `https://${process.env.OTOLITH_ADDRESS}`, storage });

async function studyOf(studyId) {
  const { studies = [] } = await gateway.catalogue();
  return studies.find(({ study }) => study.studyId === studyId);
}

// [guide: standing]
async function standing(studyId) {
  const { questionnaires = [], percent = 0 } = await gateway.call(`${INGESTION}.StandingService/GetStanding`, { studyId });
  for (const { questionnaireId, open = false, sheets = 0, blockedBy = [] } of questionnaires) {
    say(questionnaireId, open ? "open" : "closed", sheets, ...blockedBy);
  }
  const { offers = [] } = await gateway.call(`${INGESTION}.AnswerSheetService/ListOffers`, { studyId });
  say("percent", percent, "offers", ...offers.map(({ questionnaireId }) => questionnaireId));
}
// [guide: end]

// [guide: settings]
async function settings() {
  const service = `${INGESTION}.SettingService`;
  for (;;) {
    const { etag } = await gateway.call(`${service}/GetSettings`);
    try {
      const kept = await gateway.call(`${service}/UpdateSettings`, {
        settings: { quietHours: [{ startMinute: 22 * 60, endMinute: 7 * 60 }], notificationsPerDayMax: 8 },
        updateMask: "quietHours,notificationsPerDayMax", etag });
      return say("settings", kept.quietHours.length, kept.notificationsPerDayMax);
    } catch (error) {
      // Another device changed something meanwhile.
      if (error.reason !== "ETAG_MISMATCH") throw error;
    }
  }
}
// [guide: end]

// [guide: schedule]
async function schedule(studyId, questionnaireId) {
  const named = { studyId, questionnaireId };
  const { schedule: now } = await gateway.call(`${PLANNING}/GetSchedule`, named);
  const plan = ["standard", "custom", "monthly", "daily", "after"].find((name) => name in now);
  say("schedule", plan, "may change", now.participantMayChange ?? false);
  const own = await gateway.call(`${PLANNING}/SetSchedule`, {
    ...named, daily: { minutesOfDay: [9 * 60, 18 * 60 + 30] } });
  say("own", own.participantSchedule.own, "fit a day", own.placeablePerDay);
  const { participantSchedule } = await gateway.call(`${PLANNING}/ResetSchedule`, named);
  say("own", participantSchedule.own ?? false);
}
// [guide: end]

// [guide: measured]
async function measured(questionnaireId, ...typed) {
  const { studies = [] } = await gateway.catalogue();
  const { study, questionnaires } = studies.find((one) =>
    one.questionnaires.some((form) => form.questionnaireId === questionnaireId));
  const questionnaire = questionnaires.find((one) => one.questionnaireId === questionnaireId);
  const form = new Form(questionnaire);
  const startTime = new Date();
  const { timeZone } = await gateway.plan();
  const entered = new Map(typed.map((word) => [
    word.slice(0, word.indexOf("=")), form.read(word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1))]));
  const { answers } = form.review(entered, await gateway.earlier(study.studyId), { startTime, timeZone });
  const kinds = (questionnaire.sensors ?? []).map(({ kind }) => kind);
  const measureTime = new Date();
  // A level in decibels relative to full scale; the sound itself is never sent.
  const noise = kinds.includes("SENSOR_KIND_NOISE_LEVEL")
    ? [{ measureTime, level: -31.5, unit: "NOISE_UNIT_DECIBEL_FULL_SCALE" }] : [];
  const positions = kinds.includes("SENSOR_KIND_POSITION") ? [{ measureTime, latitude: 48.4, longitude: 9.99 }] : [];
  say("measured", noise.length, positions.length);
  await gateway.submit(form.sheet({ studyId: study.studyId, answers, startTime }, { timeZone, noise, positions }));
  for (const { verdict, sheetId } of (await (await gateway.sheets()).send()).outcomes) say(verdict, sheetId);
}
// [guide: end]

// [guide: series]
async function series(studyId, questionnaireId, elementId) {
  const points = [];
  let endTime;
  for (;;) {
    const page = await gateway.call(`${INGESTION}.AnswerSheetService/GetSeries`, {
      studyId, questionnaireId, elementId, endTime });
    points.unshift(...page.points ?? []);
    if (!page.truncated) break;
    endTime = page.points[0].finishTime;
  }
  say("series", ...points.map(({ number, text }) => number ?? text));
}
// [guide: end]

// [guide: listen]
async function listen(studyId, files) {
  const { soundCollections: [collection] } = await studyOf(studyId);
  const [sound] = collection.sounds;
  const contents = await readFile(join(files, sound.file.location));
  const digest = createHash("sha256").update(contents).digest("hex");
  if (contents.length !== Number(sound.file.byteCount) || digest !== sound.file.sha256) {
    throw new Error(`${sound.file.location} is not the file of the catalogue`);
  }
  const session = {
    sessionId: newId(), studyId, collectionId: collection.collectionId, collectionVersion: collection.version,
    soundId: sound.soundId, startTime: new Date(Date.now() - 100_000), netDuration: "90s", end: "SESSION_END_USER",
    rating: { value: 3 }, timeZone: "Europe/Berlin" };
  // An app queues sessions like sheets, and settles them by the same verdicts.
  const service = `${INGESTION}.ListeningService`;
  const { verdicts } = await gateway.call(`${service}/SubmitListeningSessions`, { sessions: [session] });
  say("listened", sound.soundId, verdicts[0].verdict);
  const { sounds } = await gateway.call(`${service}/GetSoundStatistics`, { studyId, order: "SOUND_ORDER_SESSIONS" });
  say("most heard", sounds[0].soundId, sounds[0].sessions, "of", sounds.length);
  await gateway.call(`${service}/WithdrawListeningSession`, { sessionId: session.sessionId });
}
// [guide: end]

// [guide: records]
async function records(studyId) {
  const { study, vocabularies } = await studyOf(studyId);
  const { vocabularyId } = study.recordTypes.find(({ type }) => type === "RECORD_TYPE_EVENT");
  const { version, terms } = vocabularies.find((one) => one.vocabularyId === vocabularyId);
  const now = new Date();
  let request = {
    cursor: await storage.get("cursor"),
    // Based on revision 0: the record is new. An app keeps changes until they have a verdict.
    changes: [{ record: {
      recordId: newId(), studyId, title: "Appointment", timeZone: "Europe/Berlin", changeTime: now,
      event: { kind: { version, code: terms[0].code }, eventTime: now } } }] };
  for (;;) {
    const page = await gateway.call(`${INGESTION}.RecordService/SyncRecords`, request);
    // CONFLICT: let the person choose between this device's record and that of the verdict.
    for (const { verdict, record } of page.verdicts ?? []) say("change", verdict, record.revision);
    if (page.reset) for (const [key] of await storage.list("records/")) await storage.remove(key);
    for (const record of page.records ?? []) {
      if (record.deleted) await storage.remove(`records/${record.recordId}`);
      else await storage.put(`records/${record.recordId}`, record);
    }
    // Stored after the records: a page that was not stored completely is sent again.
    await storage.put("cursor", page.cursor);
    if (!page.more) break;
    request = { cursor: page.cursor, changes: [] };
  }
  say("records", (await storage.list("records/")).length);
}
// [guide: end]

await { standing, settings, schedule, measured, series, listen, records }[command](...given);
