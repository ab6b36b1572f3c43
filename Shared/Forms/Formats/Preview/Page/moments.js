"use strict";

// Global, because these files are also modules of Shared/JavaScript.
globalThis.Otolith = Object.create(null);

// Dates and times in stored form; see MomentForm in Shared/Forms/Questionnaires.
Otolith.moments = (() => {
  const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

  function isDate(text) {
    const parts = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text);
    if (parts === null) return false;
    const [year, month, day] = parts.slice(1).map(Number);
    if (year < 1 || month < 1 || month > 12) return false;
    const isLeap = month === 2 && (year % 4 === 0 && year % 100 !== 0 || year % 400 === 0);
    return day >= 1 && day <= days[month - 1] + (isLeap ? 1 : 0);
  }

  function isTime(text) {
    return /^([01][0-9]|2[0-3]):[0-5][0-9]$/.test(text);
  }

  function isDateTime(text) {
    return text.length === 16 && text[10] === "T" && isDate(text.slice(0, 10))
      && isTime(text.slice(11));
  }

  // Returns null for other texts.
  function form(text) {
    if (isTime(text)) return "time";
    if (isDate(text)) return "date";
    return isDateTime(text) ? "date-time" : null;
  }

  return { isDate, isTime, isDateTime, form };
})();
