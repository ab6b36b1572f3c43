internal import IngestionDomain
internal import Messages
internal import QuestionnaireWire
internal import Questionnaires

extension PreparedQuestionnaire {
  /// - Throws: ``UnusableDefinition``.
  init(_ message: CatalogueV1.Questionnaire) throws {
    try self.init(
      QuestionnaireDefinition(message), questionnaireID: message.questionnaireID,
      version: message.version, contentHash: message.contentHash)
  }
}
