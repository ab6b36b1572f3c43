import Messages
import QuestionnaireWire

extension StoredRevision {
  /// - Throws: `DecodingError`.
  func message() throws -> CatalogueV1.Study {
    try CatalogueV1.Study(serialized: definition, limits: .stored)
  }
}

extension StoredVersion {
  /// - Throws: `DecodingError`.
  func message() throws -> CatalogueV1.Questionnaire {
    try CatalogueV1.Questionnaire(serialized: definition, limits: .stored).withManikinWords
  }
}

extension EntityTag {
  /// Returns the tag of a response that can only be derived from the response itself.
  static func contents(of answer: some Message) -> String { contents(of: answer.serialized()) }
}
