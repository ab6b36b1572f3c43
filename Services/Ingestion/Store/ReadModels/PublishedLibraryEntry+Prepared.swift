package import IngestionDomain
import IngestionWire

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
}
