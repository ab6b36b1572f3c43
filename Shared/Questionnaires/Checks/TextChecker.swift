/// Checks one translated text.
struct TextChecker {
  let limits: CatalogueLimits
  /// Every text must have a translation in each of them: in the default language, which stands
  /// first, so that the last fallback is the author's choice, and in what the author promises.
  let languages: [String]

  private var defaultLanguage: String { languages.first ?? "" }

  init(limits: CatalogueLimits, defaultLanguage: String) {
    self.limits = limits
    languages = [defaultLanguage]
  }

  init(limits: CatalogueLimits, _ definition: some LocalizedDefinition) {
    self.limits = limits
    languages = definition.requiredLanguages
  }

  func check(
    _ text: TranslatedText, _ path: FindingPath, required: Bool,
    into findings: inout FindingCollector
  ) {
    if text.hasTextOutsideTranslations {
      findings.add(
        path, .textOutsideTranslations,
        "`text` and `language` belong to answers; put every language into `translations`")
    }
    guard !text.isAbsent else {
      if required, !text.hasTextOutsideTranslations {
        findings.add(path, .textMissing, "give the text, at least in `\(defaultLanguage)`")
      }
      return
    }
    if text.translations.count > limits.languagesMax {
      findings.add(
        path.field("translations"), .tooManyLanguages,
        "\(text.translations.count) translations; at most \(limits.languagesMax) are allowed")
    }
    var seen = Set<String>()
    for (position, translation) in text.translations.prefix(limits.languagesMax).enumerated() {
      let here = path.item("translations", position)
      checkLanguage(translation.language, here.field("language"), seen: &seen, into: &findings)
      checkCharacters(translation.text, here.field("text"), into: &findings)
      if translation.isOutdated {
        findings.add(
          here, .translationOutdated,
          "the `\(translation.language)` text is of an earlier wording in `\(defaultLanguage)`; "
            + "translate it again, or confirm it with `translations import`")
      }
    }
    for language in languages
    where !seen.contains(language) && LanguageTag(language) != nil {
      findings.add(
        path, .translationMissing,
        language == defaultLanguage
          ? "add a translation in the default language `\(language)`"
          : "add the translation into `\(language)`, or do not promise that language")
    }
  }

  /// The default language and those that are promised.
  func checkLanguages(
    default defaultLanguage: String, promised: [String], _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    if LanguageTag(defaultLanguage) == nil {
      findings.add(
        path.field("default_language"), .languageInvalid,
        "`\(defaultLanguage)` is no BCP 47 tag; write `de` or `pt-BR`")
    }
    if promised.count > limits.languagesMax {
      findings.add(
        path.field("languages"), .tooManyLanguages,
        "\(promised.count) languages; at most \(limits.languagesMax) are allowed")
    }
    var seen = Set<String>()
    for (position, language) in promised.prefix(limits.languagesMax).enumerated() {
      checkLanguage(language, path.item("languages", position), seen: &seen, into: &findings)
    }
  }

  /// A text without translations, such as a source.
  func checkRemark(
    _ remark: String, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    guard remark.unicodeScalars.count > limits.remarkCharactersMax else { return }
    findings.add(
      path, .textTooLong, "at most \(limits.remarkCharactersMax) characters are allowed")
  }

  private func checkLanguage(
    _ language: String, _ path: FindingPath, seen: inout Set<String>,
    into findings: inout FindingCollector
  ) {
    guard let tag = LanguageTag(language) else {
      findings.add(path, .languageInvalid, "`\(language)` is no BCP 47 tag; write `de` or `pt-BR`")
      return
    }
    if !seen.insert(tag.description).inserted {
      findings.add(path, .languageDuplicate, "`\(tag)` stands twice; keep one translation")
    }
  }

  private func checkCharacters(
    _ text: String, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    let scalars = text.unicodeScalars
    if scalars.allSatisfy(\.properties.isWhitespace) {
      findings.add(path, .textEmpty, "write the text or leave the translation out")
    }
    // Counting bytes first spares counting the scalars of almost every text.
    if text.utf8.count > limits.textCharactersMax, scalars.count > limits.textCharactersMax {
      findings.add(
        path, .textTooLong,
        "\(scalars.count) characters; at most \(limits.textCharactersMax) are allowed")
    }
    if scalars.contains(where: Self.isForbidden) {
      findings.add(
        path, .textControlCharacter,
        "remove the control characters; only line feed and tab may stay")
    }
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0: true
    default: false
    }
  }
}
