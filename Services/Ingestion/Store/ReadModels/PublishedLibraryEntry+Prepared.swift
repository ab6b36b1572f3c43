package import IngestionDomain
import IngestionWire
package import Questionnaires

/// A library version as its author wrote it, with all texts.
package enum LibraryDefinition {
  case vocabulary(VocabularyDefinition)
  case soundCollection(SoundCollectionDefinition)
}

extension PublishedLibraryEntry {
  /// In the form in which things are looked up in it.
  ///
  /// - Throws: `DecodingError`.
  package func prepared() throws -> PreparedLibraryEntry {
    switch key.kind {
    case .vocabulary: .vocabulary(PreparedVocabulary(try vocabulary(), version: key.version))
    case .soundCollection:
      .soundCollection(PreparedSoundCollection(try soundCollection(), version: key.version))
    }
  }

  /// - Throws: `DecodingError`.
  package func definitionWithWords() throws -> LibraryDefinition {
    switch key.kind {
    case .vocabulary: .vocabulary(try vocabulary())
    case .soundCollection: .soundCollection(try soundCollection())
    }
  }
}
