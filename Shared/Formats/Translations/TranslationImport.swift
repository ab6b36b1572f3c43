public import Questionnaires

/// Brings translations from translators into a definition.
///
/// The file may be weeks old. What no longer fits is a warning and changes nothing but itself: texts
/// that are gone are left out; a translation of an earlier wording is taken and marked as outdated.
/// What is wrong with the file is an error, and nothing of it is taken.
public struct TranslationImport: Sendable {
  /// What an import did.
  public struct Outcome: Sendable, Hashable {
    /// Translations that are new or differ from those before.
    public var changed = 0
    /// Translations that were there, word for word.
    public var unchanged = 0
    /// Of both: those of an earlier wording, or that the translator marked.
    public var outdated = 0
    /// Texts of the definition that still have no translation into the language.
    public var missing = 0
    /// Warnings, in the order of the file.
    public var findings: [SourceFinding] = []
  }

  private let limits: CatalogueLimits
  private let formatLimits: FormatLimits

  public init(limits: CatalogueLimits = .default, formatLimits: FormatLimits = .default) {
    self.limits = limits
    self.formatLimits = formatLimits
  }

  /// - Parameters:
  ///   - id: of the definition, which the file must be of.
  ///   - file: name of the file that the sheet was read from.
  /// - Throws: ``SourceError`` with everything that is wrong; the definition is as it was then.
  public func apply<Definition: LocalizedDefinition>(
    _ sheet: TranslationSheet, to definition: inout Definition, id: String, file: String
  ) throws(SourceError) -> Outcome {
    let findings = SourceFindingCollector(file: file, limits: formatLimits)
    let source = LanguageTag(definition.defaultLanguage)?.description ?? definition.defaultLanguage
    let target = check(sheet, source: source, id: id, findings)
    var units: [TextKey: TranslationUnit] = [:]
    for unit in sheet.units {
      checkText(unit, findings)
      if units.updateValue(unit, forKey: unit.key) != nil {
        findings.add(
          "KEY_DUPLICATE", at: unit.position, place: unit.key.description,
          "the text stands twice; keep one translation")
      }
    }
    try findings.throwErrors()
    guard let target else { return Outcome() }
    var outcome = Outcome()
    var known = Set<TextKey>()
    var changed = definition
    changed.transformTexts { key, text in
      guard let wording = text[source] else { return }
      known.insert(key)
      if let unit = units[key] {
        take(unit, into: &text, wording, target, &outcome, findings)
      }
      if text[target] == nil { outcome.missing += 1 }
    }
    for unit in sheet.units where !known.contains(unit.key) {
      findings.add(
        "KEY_UNKNOWN", at: unit.position, place: unit.key.description, severity: .warning,
        "the definition has no such text any more; its translation is left out")
    }
    definition = changed
    outcome.findings = findings.findings
    return outcome
  }

  private func check(
    _ sheet: TranslationSheet, source: String, id: String, _ findings: SourceFindingCollector
  ) -> String? {
    if !sheet.definitionID.isEmpty, sheet.definitionID != id {
      findings.add(
        "DEFINITION_DIFFERS", at: nil, place: sheet.definitionID,
        "the file has the texts of `\(sheet.definitionID)`, not of `\(id)`; choose the other file")
    }
    let fileSource = LanguageTag(sheet.sourceLanguage)?.description ?? sheet.sourceLanguage
    if fileSource != source {
      findings.add(
        "SOURCE_LANGUAGE_DIFFERS", at: nil, place: sheet.sourceLanguage,
        "the file translates from `\(fileSource)`, the definition is written in `\(source)`; "
          + "export it again")
    }
    guard let target = LanguageTag(sheet.targetLanguage)?.description else {
      findings.add(
        "LANGUAGE_INVALID", at: nil, place: sheet.targetLanguage,
        "name the language that the file translates into, as a BCP 47 tag: `de` or `pt-BR`")
      return nil
    }
    if target == source {
      findings.add(
        "LANGUAGE_INVALID", at: nil, place: target,
        "the file translates into the language that the definition is written in")
    }
    return target
  }

  private func checkText(_ unit: TranslationUnit, _ findings: SourceFindingCollector) {
    let scalars = unit.target.unicodeScalars
    if unit.target.utf8.count > limits.textCharactersMax, scalars.count > limits.textCharactersMax {
      findings.add(
        "TEXT_TOO_LONG", at: unit.position, place: unit.key.description,
        "\(scalars.count) characters; at most \(limits.textCharactersMax) are allowed")
    }
    let isForbidden = scalars.contains { scalar in
      (scalar.value < 0x20 && scalar != "\n" && scalar != "\t")
        || (0x7F..<0xA0).contains(scalar.value)
    }
    if isForbidden {
      findings.add(
        "TEXT_CONTROL_CHARACTER", at: unit.position, place: unit.key.description,
        "remove the control characters; only line feed and tab may stay")
    }
  }

  private func take(
    _ unit: TranslationUnit, into text: inout TranslatedText, _ wording: String,
    _ language: String, _ outcome: inout Outcome, _ findings: SourceFindingCollector
  ) {
    let place = unit.key.description
    guard !unit.target.allSatisfy(\.isWhitespace) else {
      // A translation is never removed by a file that has none.
      if unit.state != .new {
        findings.add(
          "TRANSLATION_EMPTY", at: unit.position, place: place, severity: .warning,
          "it is said to be translated and is empty; left as it was")
      }
      return
    }
    guard unit.state != .new else {
      findings.add(
        "STATE_NEW", at: unit.position, place: place, severity: .warning,
        "it is said not to be translated yet; mark it as `translated` to have it taken")
      return
    }
    var isOutdated = unit.state == .needsTranslation
    if unit.source != wording {
      isOutdated = true
      findings.add(
        "SOURCE_CHANGED", at: unit.position, place: place, severity: .warning,
        "the source has changed since; taken and marked as outdated")
    }
    if Placeholders.all(in: wording) != Placeholders.all(in: unit.target) {
      isOutdated = true
      findings.add(
        "PLACEHOLDERS_DIFFER", at: unit.position, place: place, severity: .warning,
        "what stands in braces differs from the source; taken and marked as outdated")
    }
    let new = Translation(language: language, text: unit.target, isOutdated: isOutdated)
    if let position = text.translations.firstIndex(where: { $0.language == language }) {
      if text.translations[position].text == new.text {
        outcome.unchanged += 1
      } else {
        outcome.changed += 1
      }
      text.translations[position] = new
    } else {
      outcome.changed += 1
      text.translations.append(new)
    }
    if isOutdated { outcome.outdated += 1 }
  }
}
