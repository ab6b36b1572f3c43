// A gateway of one participant: the work of an app as a command, with otolith.js. See GATEWAYS.md.
//
//     node gateway.mjs FOLDER join STUDY LANGUAGE [PASSWORD]   signs in anonymously and joins a study
//     node gateway.mjs FOLDER sign-in USERNAME FILE      FILE contains the password
//     node gateway.mjs FOLDER sync TIME_ZONE LANGUAGE    sends the queue and fetches changes
//     node gateway.mjs FOLDER open                       opens the newest due notification
//     node gateway.mjs FOLDER fill QUESTIONNAIRE ELEMENT=VALUE...
//     node gateway.mjs FOLDER push DEVICE apns|fcm TOKEN APP
//     node gateway.mjs FOLDER leave STUDY
//     node gateway.mjs FOLDER erase
//
// OTOLITH_ADDRESS is the address of Otolith, with NODE_EXTRA_CA_CERTS for a private certificate
// authority.

import { readFile } from "node:fs/promises";
import { CallError, Form, Gateway, SignedOut } from "../../../Shared/JavaScript/otolith.js";
import { FolderStorage } from "./keeping.mjs";

const say = (...words) => console.log(words.join(" "));
const [folder, command, ...given] = process.argv.slice(2);
const storage = new FolderStorage(folder ?? ".");
// [guide: connect]
const gateway = new Gateway({ address: `https://${process.env.OTOLITH_ADDRESS}`, storage });
// [guide: end]

// [guide: join]
async function join(studyId, language, password) {
  const study = await gateway.study(studyId, language);
  // An app shows title, text and consent here, and continues when the person has agreed.
  say("consent", study.consentVersion, study.consentText.language);
  // Signs in anonymously unless the person has signed in: `gateway.session.signIn(name, password)`.
  const { joinRequest } = await gateway.join(study, { password, label: "example gateway" });
  say(joinRequest ? "waits for a leader" : "joined", studyId);
}
// [guide: end]

// [guide: sync]
async function sync(timeZone, language) {
  const { outcomes, reports, isCatalogueNew, plan } = await gateway.synchronise({ timeZone, language });
  tell(outcomes);
  for (const outcome of reports) say("report", outcome);
  const { studies = [] } = await gateway.catalogue();
  const contents = studies.map(({ study, questionnaires }) => `${study.studyId}:${questionnaires.length}`);
  say("catalogue", ...isCatalogueNew ? contents : ["unchanged"]);
  const { notifications = [], openNotifications = [], delta } = plan;
  const known = new Set([...notifications, ...openNotifications].map((one) => one.notificationId));
  say("plan", delta ? "delta" : "whole", (await gateway.plan()).notifications.length, known.size);
}

function tell(outcomes) {
  for (const { verdict, sheetId, reasons, retryDelay, answer } of outcomes) {
    const { next = [], violations = [] } = answer;
    switch (verdict) {
      case "created": case "exists":
        say(verdict, sheetId, "next", ...next.map(({ questionnaireId }) => questionnaireId));
        break;
      case "conflict": case "rejected":
        // Kept for the app's developers: `SheetQueue.setAside`.
        say(verdict, sheetId, ...violations.map(({ field, reason }) => `${field}:${reason}`));
        break;
      // Waits in the queue. With CONSENT_ENDED, ask the person for consent to the new text first.
      default: say(verdict, sheetId, Math.ceil(retryDelay / 1000), ...reasons);
    }
  }
}
// [guide: end]

// [guide: reports]
async function openNewest() {
  const [newest] = await gateway.due();
  if (newest === undefined) return say("nothing is due");
  const reports = await gateway.reports();
  for (const kind of ["DELIVERED", "OPENED"]) await reports.put(newest.notificationId, kind);
  return say("opened", newest.notificationId, newest.questionnaireId);
}
// [guide: end]

// [guide: fill]
async function fill(questionnaireId, ...typed) {
  const { studies = [] } = await gateway.catalogue();
  const { study, questionnaires } = studies.find((one) =>
    one.questionnaires.some((form) => form.questionnaireId === questionnaireId));
  const form = new Form(questionnaires.find((one) => one.questionnaireId === questionnaireId));
  const startTime = new Date();
  const { timeZone } = await gateway.plan();
  const earlier = await gateway.earlier(study.studyId);
  const entered = new Map(typed.map((word) => {
    const id = word.slice(0, word.indexOf("="));
    return [id, form.read(id, word.slice(id.length + 1))];
  }));
  // A page calls this after every answer: it decides what is shown, and what is wrong.
  const { answers, problems } = form.review(entered, earlier, { startTime, timeZone });
  for (const [id, { reason, bound }] of problems) say("problem", id, reason, bound ?? "");
  const asked = (await gateway.due()).find((one) => one.questionnaireId === questionnaireId);
  const kept = await gateway.submit(form.sheet({ studyId: study.studyId, answers, earlier, startTime }, {
    timeZone, notificationId: asked?.notificationId,
    appVersion: "example-gateway/1", device: { system: "Linux" },
  }));
  say("kept", kept.sheetId, kept.notificationId ?? "unasked");
}
// [guide: end]

// [guide: call]
async function push(deviceId, platform, token, appId) {
  try {
    await gateway.call("otolith.planning.v1.DeliveryService/RegisterPushToken", {
      deviceId, token, appId, platform: `PUSH_PLATFORM_${platform.toUpperCase()}` });
    say("push registered");
  } catch (error) {
    // The device notifies by its own clock, from the plan.
    if (!["PUSH_PLATFORM_OFF", "PUSH_APP_UNKNOWN"].includes(error.reason)) throw error;
    say("push off");
  }
}
// [guide: end]

// [guide: leave]
async function leave(studyId) {
  tell((await gateway.leave(studyId)).outcomes);
  say("left", studyId);
}

async function erase() {
  const { receipts } = await gateway.erase();
  say("erased by", ...receipts.map(({ service }) => service));
  await storage.clear();
}
// [guide: end]

async function signIn(username, file) {
  await gateway.session.signIn(username, (await readFile(file, "utf8")).trim(), "example gateway");
  say("signed in");
}

const commands = { join, "sign-in": signIn, sync, open: openNewest, fill, push, leave, erase };
try {
  await commands[command](...given);
} catch (error) {
  process.exitCode = 1;
  if (error instanceof SignedOut) {
    // Erased on another device: no service accepts the queued messages.
    if (error.reason === "ACCOUNT_ERASED") await storage.clear();
    say("signed out", error.reason);
  } else if (error instanceof CallError) {
    say("failed", error.code, error.reason, error.message);
  } else {
    throw error;
  }
}
