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

  // The date at a time, in a time zone (absent: the browser's; unknown: UTC).
  function dayOf(time, timeZone) {
    const write = (zone) => new Intl.DateTimeFormat("en-u-ca-iso8601-nu-latn", {
      timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit",
    }).formatToParts(time);
    let parts;
    try {
      parts = write(timeZone);
    } catch (error) {
      if (!(error instanceof RangeError) || timeZone === undefined) throw error;
      parts = write("UTC");
    }
    const read = (type) => parts.find((part) => part.type === type).value;
    return `${read("year").padStart(4, "0")}-${read("month")}-${read("day")}`;
  }

  return { dayOf, isDate, isTime, isDateTime, form };
})();
