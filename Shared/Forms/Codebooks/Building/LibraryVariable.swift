public import Questionnaires

/// The labels of a vocabulary's terms, or of a collection's sounds, over its versions.
///
/// Keeps only the versions that differ, at most ``CodebookVariable/definitionsMax`` with
/// ``CodebookVariable/codesMax`` codes.
public struct LibraryVariable: Sendable {
  private let rows: CodebookRows
  private let id: String
  private let language: String
  private var accumulated = AccumulatedDefinitions()

  /// - Parameter language: BCP 47; empty for each version's own. Texts without this language are in
  ///   English, or else in the version's own language, and state it.
  public init(vocabulary id: String, language: String = "") {
    rows = CodebookRows(vocabulary: id)
    self.id = id
    self.language = language
  }

  /// - Parameter language: see ``init(vocabulary:language:)``.
  public init(collection id: String, language: String = "") {
    rows = CodebookRows(collection: id)
    self.id = id
    self.language = language
  }

  /// Adds a version. Versions must be added newest first.
  public mutating func add(_ vocabulary: VocabularyDefinition, version: UInt32) {
    let words = CodebookLanguage(language, default: vocabulary.defaultLanguage)
    add(
      version, words, title: vocabulary.title,
      vocabulary.terms.map { CodebookCode($0.code, words.required($0.label)) })
  }

  /// Adds a version. Versions must be added newest first.
  public mutating func add(_ collection: SoundCollectionDefinition, version: UInt32) {
    let words = CodebookLanguage(language, default: collection.defaultLanguage)
    add(
      version, words, title: collection.title,
      collection.sounds.map { CodebookCode($0.id, words.required($0.title)) })
  }

  /// Adds a version whose contents are no longer known.
  public mutating func addUnknown(version: UInt32) {
    accumulated.add(
      CodebookDefinition(versions: [version], label: CodebookWords(id, language: "")), form: .code)
  }

  private mutating func add(
    _ version: UInt32, _ words: CodebookLanguage, title: TranslatedText, _ codes: [CodebookCode]
  ) {
    accumulated.add(
      CodebookDefinition(
        versions: [version], label: words.optional(title) ?? CodebookWords(id, language: ""),
        codes: codes),
      form: .code)
  }

  /// - Parameter name: name of the column with the codes.
  public func variable(named name: String) -> CodebookVariable {
    accumulated.variable(name, .row, id, rows)
  }
}
