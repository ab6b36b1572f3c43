package import IngestionDomain
package import Messages
import QuestionnaireWire
package import Questionnaires

extension PublishedLibraryEntry {
  package init(_ message: CatalogueV1.Vocabulary) {
    self.init(
      key: LibraryVersion(.vocabulary, message.vocabularyID, version: message.version),
      bytes: message.serialized())
  }

  package init(_ message: CatalogueV1.SoundCollection) {
    self.init(
      key: LibraryVersion(.soundCollection, message.collectionID, version: message.version),
      bytes: message.serialized())
  }

  /// - Throws: `DecodingError`.
  package func vocabulary() throws -> VocabularyDefinition {
    VocabularyDefinition(try CatalogueV1.Vocabulary(serialized: bytes, limits: .storedEntry))
  }

  /// - Throws: `DecodingError`.
  package func soundCollection() throws -> SoundCollectionDefinition {
    SoundCollectionDefinition(
      try CatalogueV1.SoundCollection(serialized: bytes, limits: .storedEntry))
  }
}

extension DecodingLimits {
  /// For entries that the catalogue checked: thousands of terms in all their languages.
  fileprivate static let storedEntry = DecodingLimits(
    sizeMax: 64 << 20, depthMax: 64, elementsMax: 2_000_000)
}
