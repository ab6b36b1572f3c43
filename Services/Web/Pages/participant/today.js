/** What is due, and what can be filled in at any time: decided from what the device has stored. */

import { Form } from "/otolith/forms.js";

/** Uses of questionnaires with their study, questionnaire and state; those that are offered first. */
function uses({ studies, standings, sheets }) {
  return studies.flatMap(({ study, questionnaires = [], soundCollections = [] }) => {
    // Asked after a sound, and no sheet.
    const isRating = ({ questionnaireId }) =>
      soundCollections.some((one) => one.ratingQuestionnaireId === questionnaireId);
    const standing = standings.get(study.studyId) ?? {};
    return (study.questionnaires ?? []).filter((use) => !use.deactivated && !isRating(use)).flatMap((use) => {
      const questionnaire = questionnaires.find((one) =>
        one.questionnaireId === use.questionnaireId && (!use.version || one.version === use.version));
      if (questionnaire === undefined) return [];
      const state = (standing.questionnaires ?? []).find((one) =>
        one.questionnaireId === use.questionnaireId);
      const isWaiting = sheets.some((sheet) =>
        sheet.studyId === study.studyId && sheet.questionnaireId === use.questionnaireId);
      const isOnce = use.recurrence === "RECURRENCE_ONE_TIME" || state?.oneTime;
      return [{ study, questionnaire, use, state, isWaiting, isOnce }];
    });
  });
}

/**
 * @returns {{due: object[], open: object[], later: object[]}}  `due`: with its notification
 */
export function today(contents) {
  const all = uses(contents);
  const find = ({ studyId, questionnaireId }) => all.find(({ study, questionnaire }) =>
    study.studyId === studyId && questionnaire.questionnaireId === questionnaireId);
  // Without an end, a notification is due until the next one of its questionnaire: the newest counts.
  const due = contents.due.flatMap((notification, place) => {
    const found = find(notification);
    const isNewest = contents.due.findIndex(({ studyId, questionnaireId }) =>
      studyId === notification.studyId && questionnaireId === notification.questionnaireId) === place;
    return found === undefined || !isNewest ? [] : [{ ...found, notification }];
  });
  const isDue = (one) => due.some(({ use, study }) => use === one.use && study === one.study);
  const isPaused = ({ study }) => study.paused || contents.standings.get(study.studyId)?.paused;
  // Without a state, as before the first synchronisation, the services decide.
  const isOpen = (one) => !isPaused(one) && (one.state?.open ?? true)
    && !(one.isWaiting && (one.isOnce || one.use.repeatIntervalHours > 0));
  const rest = all.filter((one) => !isDue(one));
  const open = rest.filter(isOpen)
    .sort((left, right) => Number(right.state?.offered ?? false) - Number(left.state?.offered ?? false));
  return { due, open, later: rest.filter((one) => !isOpen(one)), isPaused };
}

/** Number of questions before any answer, as a hint how long it takes. */
export function questionCount(questionnaire) {
  const form = new Form(questionnaire);
  const { shown } = form.review(form.initialAnswers);
  return form.shown.elements.filter(({ id, type }) => type === "question" && shown.has(id)).length;
}
