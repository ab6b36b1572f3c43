import IngestionDomain
import Messages
import ServiceKit

extension CatalogueClient {
  /// How much longer a definition may take than a small answer: it may have 32 MiB.
  private static let definitionFactor = 5

  func version(_ key: QuestionnaireVersion) async -> OwnerAnswer<CatalogueV1.Questionnaire> {
    // 0 would mean the newest.
    guard key.version > 0 else { return .notFound }
    return await answer(
      of: "\(key.questionnaireID) version \(key.version)",
      timeout: timeout * Self.definitionFactor
    ) { client, options in
      try await client.getQuestionnaireVersion(
        CatalogueV1.GetQuestionnaireVersionRequest(
          questionnaireID: key.questionnaireID, version: key.version), options: options)
    }
  }
}
