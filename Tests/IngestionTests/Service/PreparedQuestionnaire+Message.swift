import IngestionDomain
import IngestionStore
import IngestionWire
import Messages

extension PreparedQuestionnaire {
  /// As a published version comes to be one.
  init(_ message: CatalogueV1.Questionnaire) throws {
    self = try PublishedQuestionnaire(message).prepared()
  }
}
