/// Labels of the codes in health records.
struct RecordWordSource: Sendable {
  let library: LibraryCache

  /// Returns labels by vocabulary and code. Vocabularies that are neither known nor available have
  /// no labels.
  ///
  /// - Parameter language: BCP 47; nil for the vocabulary's default language.
  /// - Throws: `PostgresError`; ``IngestionError`` `.validationLimit`.
  func words(
    of records: [StoredRecord], in language: String? = nil
  ) async throws -> [String: [RecordCode: String]] {
    var keys: Set<LibraryVersion> = []
    for record in records where !record.vocabularyID.isEmpty {
      for code in record.contents?.codes ?? [] {
        keys.insert(LibraryVersion(.vocabulary, record.vocabularyID, version: code.version))
      }
    }
    var words: [String: [RecordCode: String]] = [:]
    for (key, resolution) in try await library.resolutions(of: keys) {
      guard case .known(let entry) = resolution, let vocabulary = entry.vocabulary else { continue }
      for code in vocabulary.titles.keys {
        words[key.id, default: [:]][RecordCode(version: key.version, code: code)] =
          vocabulary.title(of: code, in: language ?? vocabulary.defaultLanguage)
      }
    }
    return words
  }
}
