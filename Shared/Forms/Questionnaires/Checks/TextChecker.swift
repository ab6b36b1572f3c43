/// Checks one translated text.
struct TextChecker {
  let limits: CatalogueLimits
  /// Languages in which every text must exist: the default language first, so that the last
  /// fallback is the author's choice, then the required ones.
  let languages: [String]
  /// The values that placeholders can name; nil for definitions without placeholders.
  var placeholders: PlaceholderNames?

  private var defaultLanguage: String { languages.first ?? "" }

  /// The same for texts of a repeating group; nil for those outside.
  func `in`(_ repeatID: String?) -> TextChecker {
    var copy = self
    copy.placeholders?.context = repeatID
    return copy
  }

  init(limits: CatalogueLimits, defaultLanguage: String) {
    self.limits = limits
    languages = [defaultLanguage]
  }

  init(limits: CatalogueLimits, _ definition: some LocalizedDefinition) {
    self.limits = limits
    languages = definition.requiredLanguages
  }

  /// - Parameter hasPlaceholders: whether placeholders are replaced in this text.
  func check(
    _ text: TranslatedText, _ path: FindingPlace, required: Bool, hasPlaceholders: Bool = false
  ) {
    if text.hasTextOutsideTranslations {
      path.add(
        .textOutsideTranslations,
        "`text` and `language` belong to responses; put every language into `translations`")
    }
    guard !text.isAbsent else {
      if required, !text.hasTextOutsideTranslations {
        path.add(.textMissing, "add the text, at least in `\(defaultLanguage)`")
      }
      return
    }
    if text.translations.count > limits.languagesMax {
      path.field("translations").add(
        .tooManyLanguages,
        "\(text.translations.count) translations; at most \(limits.languagesMax) are allowed")
    }
    var seen = Set<String>()
    for (position, translation) in text.translations.prefix(limits.languagesMax).enumerated() {
      let here = path.item("translations", position)
      checkLanguage(translation.language, here.field("language"), seen: &seen)
      checkCharacters(translation.text, here.field("text"))
      placeholders?.check(translation.text, isAllowed: hasPlaceholders, here.field("text"))
      if translation.isOutdated {
        here.add(
          .translationOutdated,
          "the `\(translation.language)` text is from an earlier wording in `\(defaultLanguage)`; "
            + "translate it again, or confirm it with `translations import`")
      }
    }
    for language in languages
    where !seen.contains(language) && LanguageTag(language) != nil {
      path.add(
        .translationMissing,
        language == defaultLanguage
          ? "add a translation in the default language `\(language)`"
          : "add the translation into `\(language)`, or remove the language from the required ones")
    }
  }

  /// Checks the default language and the required ones.
  func checkLanguages(default defaultLanguage: String, promised: [String], _ path: FindingPlace) {
    if LanguageTag(defaultLanguage) == nil {
      path.field("default_language").add(
        .languageInvalid, "`\(defaultLanguage)` is not a BCP 47 tag; write `de` or `pt-BR`")
    }
    if promised.count > limits.languagesMax {
      path.field("languages").add(
        .tooManyLanguages,
        "\(promised.count) languages; at most \(limits.languagesMax) are allowed")
    }
    var seen = Set<String>()
    for (position, language) in promised.prefix(limits.languagesMax).enumerated() {
      checkLanguage(language, path.item("languages", position), seen: &seen)
    }
  }

  /// Checks a text without translations, such as a source.
  func checkRemark(_ remark: String, _ path: FindingPlace) {
    guard remark.unicodeScalars.count > limits.remarkCharactersMax else { return }
    path.add(.textTooLong, "at most \(limits.remarkCharactersMax) characters are allowed")
  }

  private func checkLanguage(_ language: String, _ path: FindingPlace, seen: inout Set<String>) {
    guard let tag = LanguageTag(language) else {
      path.add(.languageInvalid, "`\(language)` is not a BCP 47 tag; write `de` or `pt-BR`")
      return
    }
    if !seen.insert(tag.description).inserted {
      path.add(.languageDuplicate, "duplicate language `\(tag)`; keep one translation")
    }
  }

  private func checkCharacters(_ text: String, _ path: FindingPlace) {
    let scalars = text.unicodeScalars
    if scalars.allSatisfy(\.properties.isWhitespace) {
      path.add(.textEmpty, "write the text or leave the translation out")
    }
    // Comparing bytes first avoids counting the scalars of almost every text.
    if text.utf8.count > limits.textCharactersMax, scalars.count > limits.textCharactersMax {
      path.add(
        .textTooLong,
        "\(scalars.count) characters; at most \(limits.textCharactersMax) are allowed")
    }
    if scalars.contains(where: Self.isForbidden) {
      path.add(
        .textControlCharacter, "remove the control characters; only line feed and tab are allowed")
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
