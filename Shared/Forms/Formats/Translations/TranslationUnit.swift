public import Questionnaires

/// Translation state of a text; the names are those of XLIFF 1.2.
public enum TranslationState: String, Sendable, Hashable, CaseIterable {
  /// Not translated yet.
  case new
  case translated
  /// Translated from an earlier wording of the source.
  case needsTranslation = "needs-translation"
}

/// One text to translate.
public struct TranslationUnit: Sendable, Hashable {
  public var key: TextKey
  public var source: String
  /// The translation; empty if absent.
  public var target: String
  public var state: TranslationState
  /// Human-readable context of the text.
  public var note: String
  /// Position in the source file.
  public var position: SourcePosition?

  public init(
    key: TextKey, source: String, target: String = "", state: TranslationState, note: String = "",
    position: SourcePosition? = nil
  ) {
    self.key = key
    self.source = source
    self.target = target
    self.state = state
    self.note = note
    self.position = position
  }
}

/// The texts of one definition with translations from its default language into another.
public struct TranslationSheet: Sendable, Hashable {
  /// Id of the definition; empty if the format has none.
  public var definitionID: String
  /// BCP 47.
  public var sourceLanguage: String
  /// BCP 47.
  public var targetLanguage: String
  /// Units in the order of the definition.
  public var units: [TranslationUnit]

  public init(
    definitionID: String, sourceLanguage: String, targetLanguage: String, units: [TranslationUnit]
  ) {
    self.definitionID = definitionID
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
    self.units = units
  }
}

extension TranslationSheet {
  /// Creates a sheet with all texts and existing translations.
  ///
  /// - Parameter language: BCP 47, not the default language.
  public init(of definition: some LocalizedDefinition, id: String, into language: String) {
    let source = LanguageTag(definition.defaultLanguage)?.description ?? definition.defaultLanguage
    let target = LanguageTag(language)?.description ?? language
    let notes = TranslationNotes(definition)
    let units = definition.texts.compactMap { text -> TranslationUnit? in
      guard let wording = text.text[source] else { return nil }
      let translation = text.text.translations.first { $0.language == target }
      let state: TranslationState =
        translation.map { $0.isOutdated ? .needsTranslation : .translated } ?? .new
      return TranslationUnit(
        key: text.key, source: wording, target: translation?.text ?? "", state: state,
        note: notes.note(text.key))
    }
    self.init(
      definitionID: id, sourceLanguage: source, targetLanguage: target, units: units)
  }
}
