import IngestionApplication
package import IngestionDomain
import IngestionWire
import Messages
package import ServiceKit

/// Asks the catalogue for questionnaire versions.
package struct CatalogueQuestionnaires: QuestionnaireOwner {
  /// How much longer a definition may take than a small answer: it may have 32 MiB.
  private static let definitionFactor = 5

  private let client: CatalogueClient

  package init(client: CatalogueClient) {
    self.client = client
  }

  package func version(_ key: QuestionnaireVersion) async -> OwnerAnswer<PublishedQuestionnaire> {
    // 0 would mean the newest.
    guard key.version > 0 else { return .notFound }
    return await client.answer(
      of: "\(key.questionnaireID) version \(key.version)",
      timeout: client.timeout * Self.definitionFactor
    ) { client, options in
      PublishedQuestionnaire(
        try await client.getQuestionnaireVersion(
          CatalogueV1.GetQuestionnaireVersionRequest(
            questionnaireID: key.questionnaireID, version: key.version), options: options))
    }
  }
}
