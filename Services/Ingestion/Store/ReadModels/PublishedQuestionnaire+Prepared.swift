package import IngestionDomain
import IngestionWire

extension PublishedQuestionnaire {
  /// In the form in which sheets are validated against it.
  ///
  /// - Throws: ``UnusableDefinition``, `DecodingError`.
  package func prepared() throws -> PreparedQuestionnaire {
    try PreparedQuestionnaire(
      try definition(), questionnaireID: key.questionnaireID, version: key.version,
      contentHash: contentHash)
  }
}
