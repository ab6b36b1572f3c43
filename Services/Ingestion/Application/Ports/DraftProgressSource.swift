package import Calendar
package import FoundationEssentials
package import IngestionDomain

/// Whoever keeps drafts.
package protocol DraftProgressSource: Sendable {
  /// Of each questionnaire of a study the participant's draft that was changed latest, of those that have not
  /// ended by `now`; by questionnaire id. One query, whatever their number.
  ///
  /// - Throws: `PostgresError`.
  func latestDrafts(
    of participantID: UUID, in studyID: String, at now: Instant
  ) async throws -> [String: DraftProgress]
}
