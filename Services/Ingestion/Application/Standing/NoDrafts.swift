package import Calendar
package import FoundationEssentials
package import IngestionDomain

/// Where no drafts are kept.
package struct NoDrafts: DraftProgressSource {
  package init() {}

  package func latestDrafts(
    of participantID: UUID, in studyID: String, at now: Instant
  ) async throws -> [String: DraftProgress] { [:] }
}
