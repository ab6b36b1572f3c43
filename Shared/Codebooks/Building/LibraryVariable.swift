public import Questionnaires

/// What the terms of a vocabulary, or the sounds of a collection, are called over its versions.
///
/// Holds the differing versions alone, ``CodebookVariable/definitionsMax`` and ``CodebookVariable/codesMax`` at most.
public struct LibraryVariable: Sendable {
  private let rows: CodebookRows
  private let id: String
  private let language: String
  private var accumulated = AccumulatedDefinitions()

  /// - Parameter language: BCP 47; empty: each version's own. Where a text is not in it, it is in English, else in the
  ///   version's own language, and says so.
  public init(vocabulary id: String, language: String = "") {
    rows = CodebookRows(vocabulary: id)
    self.id = id
    self.language = language
  }

  /// - Parameter language: as of vocabularies.
  public init(collection id: String, language: String = "") {
    rows = CodebookRows(collection: id)
    self.id = id
    self.language = language
  }

  /// Versions are to be added newest first.
  public mutating func add(_ vocabulary: VocabularyDefinition, version: UInt32) {
    let words = CodebookLanguage(language, default: vocabulary.defaultLanguage)
    add(
      version, words, title: vocabulary.title,
      vocabulary.terms.map { CodebookCode($0.code, words.required($0.label)) })
  }

  /// Versions are to be added newest first.
  public mutating func add(_ collection: SoundCollectionDefinition, version: UInt32) {
    let words = CodebookLanguage(language, default: collection.defaultLanguage)
    add(
      version, words, title: collection.title,
      collection.sounds.map { CodebookCode($0.id, words.required($0.title)) })
  }

  /// A version of which nothing can be said any more.
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

  /// - Parameter name: of the column that has the codes.
  public func variable(named name: String) -> CodebookVariable {
    accumulated.variable(name, .row, id, rows)
  }
}
