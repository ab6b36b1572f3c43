"use strict";

// The random order of options and members, and the options that an earlier answer offers: the
// counterpart of Questionnaires/ShownOrder, held by the cases of Tests/Vectors. Independent of the
// page: a module of Shared/JavaScript, too.
Otolith.ordering = (() => {
  const encoder = new TextEncoder();

  function hash(text, start) {
    let result = start;
    for (const byte of encoder.encode(text)) result = Math.imul(result ^ byte, 16777619);
    return result;
  }

  function mixed(seed) {
    let key = seed;
    key = Math.imul(key ^ key >>> 16, 0x85ebca6b);
    key = Math.imul(key ^ key >>> 13, 0xc2b2ae35);
    return (key ^ key >>> 16) >>> 0;
  }

  // Returns indices of `codes` in the order that the sheet shows them; `isFixed` by index.
  function positions(sheetID, elementID, codes, isFixed) {
    const prefix = hash(`${sheetID.toLowerCase()}/${elementID}/`, 2166136261);
    const order = codes.map((_, index) => index);
    const drawn = order.filter((index) => !isFixed(index));
    const keys = drawn.map((index) => [mixed(hash(codes[index], prefix)), index])
      .sort((left, right) => left[0] - right[0] || left[1] - right[1]);
    drawn.forEach((place, index) => { order[place] = keys[index][1]; });
    return order;
  }

  // Whether an option is offered after an answer to the question that decides; undefined if none.
  function isOffered({ offeredFor = [] }, answer) {
    return offeredFor.length === 0
      || (answer?.codes?.some((code) => offeredFor.includes(code)) ?? false);
  }

  // The options of a question that `answers` offer.
  function offered({ offeredBy }, kind, answers) {
    const options = kind?.options ?? [];
    if (!offeredBy) return options;
    return options.filter((option) => isOffered(option, answers.get(offeredBy)));
  }

  // An answer without options that are not offered; undefined if nothing is left of it.
  function kept(element, kind, answers, answer) {
    if (answer?.codes === undefined) return answer;
    const codes = new Set(offered(element, kind, answers).map(({ code }) => code));
    const left = answer.codes.filter((code) => codes.has(code));
    if (left.length === answer.codes.length) return answer;
    return left.length === 0 ? undefined : { codes: left };
  }

  // The offered options of a question in the order that the sheet shows them.
  function options(element, kind, answers, sheetID) {
    const all = kind?.options ?? [];
    const shown = !element.randomOptions ? all
      : positions(sheetID, element.id, all.map(({ code }) => code), (index) => all[index].isFixed ?? false)
        .map((index) => all[index]);
    return offered(element, { options: shown }, answers);
  }

  // Positions of the members of a group in the order that the sheet shows them.
  function members(elements, group, sheetID) {
    if (!group.randomOrder) return group.members;
    const ids = group.members.map((position) => elements[position].id);
    return positions(sheetID, group.id, ids,
      (index) => elements[group.members[index]].isFixed ?? false).map((index) => group.members[index]);
  }

  // Options of a ranking that must be ranked.
  function rankedCount(kind, offeredCount) {
    return Math.min(kind.rankedCount || kind.options.length, offeredCount);
  }

  return { positions, offered, kept, options, members, rankedCount };
})();
