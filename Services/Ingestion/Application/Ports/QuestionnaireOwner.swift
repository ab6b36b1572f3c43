package import IngestionDomain
package import ServiceKit

/// Whoever owns questionnaires, asked for versions that the bus has not told of yet.
package protocol QuestionnaireOwner: Sendable {
  /// The very version.
  func version(_ key: QuestionnaireVersion) async -> OwnerAnswer<PublishedQuestionnaire>
}
