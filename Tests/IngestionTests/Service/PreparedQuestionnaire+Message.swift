import Messages

@testable import IngestionService

extension PreparedQuestionnaire {
  /// Prepares a message like a published version.
  init(_ message: CatalogueV1.Questionnaire) throws {
    self = try PublishedQuestionnaire(message).prepared()
  }
}
