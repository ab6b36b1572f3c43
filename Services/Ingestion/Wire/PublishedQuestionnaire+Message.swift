package import IngestionDomain
package import Messages
import QuestionnaireWire
package import Questionnaires

extension PublishedQuestionnaire {
  package init(_ message: CatalogueV1.Questionnaire) {
    self.init(
      key: QuestionnaireVersion(
        questionnaireID: message.questionnaireID, version: message.version),
      contentHash: message.contentHash, bytes: message.serialized())
  }

  /// - Throws: `DecodingError`.
  package func definition() throws -> QuestionnaireDefinition {
    QuestionnaireDefinition(
      try CatalogueV1.Questionnaire(serialized: bytes, limits: .storedDefinition))
  }
}

extension DecodingLimits {
  /// For definitions that the catalogue checked: thousands of elements in all their languages.
  fileprivate static let storedDefinition = DecodingLimits(
    sizeMax: 64 << 20, depthMax: 64, elementsMax: 2_000_000)
}
