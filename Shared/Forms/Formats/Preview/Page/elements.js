"use strict";

// Creates elements of the page. Texts only become text nodes, so none of them is markup.
Otolith.elements = (() => {
  const svgNamespace = "http://www.w3.org/2000/svg";
  const rightToLeft = new Set([
    "ar", "arc", "ckb", "dv", "fa", "he", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]);
  const rightToLeftScripts = new Set([
    "adlm", "arab", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]);

  function direction(language) {
    const parts = language.toLowerCase().split("-");
    const script = parts.slice(1).find((part) => /^[a-z]{4}$/.test(part));
    const isRight = script === undefined
      ? rightToLeft.has(parts[0]) : rightToLeftScripts.has(script);
    return isRight ? "rtl" : "ltr";
  }

  function fillIn(node, attributes, children) {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === true) node.setAttribute(name, "");
      else if (value !== false && value !== null && value !== undefined) {
        node.setAttribute(name, String(value));
      }
    }
    node.append(...children.filter((child) => child !== null && child !== undefined));
    return node;
  }

  function element(tag, attributes = {}, ...children) {
    return fillIn(document.createElement(tag), attributes, children);
  }

  function shape(tag, attributes = {}, ...children) {
    return fillIn(document.createElementNS(svgNamespace, tag), attributes, children);
  }

  // The translation to show: {language, text}; null for an absent text.
  function translation(text, lookup) {
    const languages = Object.keys(text);
    if (languages.length === 0) return null;
    const language = lookup.find((candidate) => Object.hasOwn(text, candidate)) ?? languages[0];
    return { language, text: text[language] };
  }

  // Whether a text in one language replaces a missing one in the other. British English does not
  // count as a replacement for English.
  function standsIn(language, wanted) {
    return language.split("-")[0] !== wanted.split("-")[0];
  }

  // A text of the questionnaire. If its language differs from the page's, it is marked for screen
  // readers and for authors who look for missing translations.
  function localized(tag, attributes, text, view) {
    const found = translation(text, view.lookup);
    if (found === null) return null;
    const isOther = found.language !== view.language;
    const node = element(tag, {
      ...attributes, lang: isOther ? found.language : null,
      dir: isOther ? direction(found.language) : null,
    });
    if (view.values === undefined) node.append(found.text);
    else view.values.write(node, found.text);
    if (standsIn(found.language, view.language)) {
      node.classList.add("stand-in");
      node.dataset.language = found.language;
    }
    return node;
  }

  // Places in texts that show values, with the kind, the id or field, and the fallback.
  const placeholder = new RegExp("\\{\\{(?<kind>(?:answer|calculation|score|earlier)(?=:\\w{1,64}[|}])|profile):"
    + "(?<id>[\\w-]{1,64})(?:\\|(?<fallback>[^]*?))?\\}\\}", "g");

  // A text where no sheet is filled in: with fallbacks.
  function fallbacks(text) {
    return text.replace(placeholder, (...match) => match.at(-1).fallback || "…");
  }

  // A localized text as a string, with the values in it; null if it is absent.
  function wording(text, view) {
    const found = translation(text, view.lookup);
    return found === null ? null : view.values?.plain(found.text) ?? found.text;
  }

  // The attributes of a text whose language may differ from the page's.
  function spoken(language, view) {
    return {
      lang: language === view.language ? null : language,
      dir: direction(language) === direction(view.language) ? null : direction(language),
    };
  }

  // A text of the page itself.
  function own(tag, attributes, text, view) {
    return element(tag, { ...attributes, ...spoken(view.ownLanguage, view) }, text);
  }

  // Replaces the text of a node, which may be in another language.
  function rewrite(node, { text, language }, view) {
    node.textContent = text;
    for (const [name, value] of Object.entries(spoken(language, view))) {
      if (value === null) node.removeAttribute(name);
      else node.setAttribute(name, value);
    }
  }

  return {
    direction, element, shape, translation, standsIn, localized, placeholder, fallbacks, wording, own,
    rewrite,
  };
})();
