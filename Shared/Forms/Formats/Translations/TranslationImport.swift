public import Questionnaires

/// Imports translations into a definition.
///
/// The file may be weeks old. Outdated entries are warnings: removed texts are skipped; a
/// translation of an earlier wording is imported and marked as outdated. Errors in the file reject
/// it as a whole.
public struct TranslationImport: Sendable {
  /// Result of an import.
  public struct Outcome: Sendable, Hashable {
    /// Number of new or changed translations.
    public var changed = 0
    /// Number of translations that were already present.
    public var unchanged = 0
    /// Number of translations among these that are of an earlier wording, or marked by the
    /// translator.
    public var outdated = 0
    /// Number of texts still without a translation into the language.
    public var missing = 0
    /// Warnings, in file order.
    public var findings: [SourceFinding] = []
  }

  private let limits: CatalogueLimits
  private let formatLimits: FormatLimits

  public init(limits: CatalogueLimits = .default, formatLimits: FormatLimits = .default) {
    self.limits = limits
    self.formatLimits = formatLimits
  }

  /// - Parameters:
  ///   - id: id of the definition, which the file must match.
  ///   - file: name of the file with the sheet.
  /// - Throws: ``SourceError`` with all errors; then the definition is unchanged.
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
          "duplicate text; keep one translation")
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
        "the definition no longer has this text; its translation is left out")
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
        "specify the target language of the file as a BCP 47 tag: `de` or `pt-BR`")
      return nil
    }
    if target == source {
      findings.add(
        "LANGUAGE_INVALID", at: nil, place: target,
        "the target language of the file is the language of the definition")
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
        "remove the control characters; only line feed and tab are allowed")
    }
  }

  private func take(
    _ unit: TranslationUnit, into text: inout TranslatedText, _ wording: String,
    _ language: String, _ outcome: inout Outcome, _ findings: SourceFindingCollector
  ) {
    let place = unit.key.description
    guard !unit.target.allSatisfy(\.isWhitespace) else {
      // A file without a translation never removes one.
      if unit.state != .new {
        findings.add(
          "TRANSLATION_EMPTY", at: unit.position, place: place, severity: .warning,
          "marked as translated but empty; left unchanged")
      }
      return
    }
    guard unit.state != .new else {
      findings.add(
        "STATE_NEW", at: unit.position, place: place, severity: .warning,
        "marked as not translated; mark it as `translated` to import it")
      return
    }
    var isOutdated = unit.state == .needsTranslation
    if unit.source != wording {
      isOutdated = true
      findings.add(
        "SOURCE_CHANGED", at: unit.position, place: place, severity: .warning,
        "the source has changed since; imported and marked as outdated")
    }
    if Placeholders.all(in: wording) != Placeholders.all(in: unit.target) {
      isOutdated = true
      findings.add(
        "PLACEHOLDERS_DIFFER", at: unit.position, place: place, severity: .warning,
        "the placeholders differ from the source; imported and marked as outdated")
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
