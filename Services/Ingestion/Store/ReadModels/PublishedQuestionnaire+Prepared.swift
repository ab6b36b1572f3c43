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

  /// What participants read in it.
  ///
  /// - Parameter language: BCP 47.
  /// - Throws: `DecodingError`.
  package func texts(language: String) throws -> QuestionnaireTexts {
    QuestionnaireTexts(try definition(), language: language)
  }
}
