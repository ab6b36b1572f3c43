package import FoundationEssentials
package import Postgres

/// Whether what comes late is of somebody who was erased. The digests stay for ever, the ids do not.
package struct ErasedParticipants: Sendable {
  package init() {}

  /// Whether everything of the participant was erased, or what the study has, and what is told happened
  /// before.
  package func isErased(
    _ participantID: UUID, studyID: String, at time: Date, on executor: some PostgresExecutor
  ) async throws -> Bool {
    try await !executor.query(
      """
      SELECT FROM erasures
      WHERE digest IN (erasure_digest(\(participantID), ''), erasure_digest(\(participantID), \(studyID)))
        AND (is_whole OR requested_at >= \(time)) LIMIT 1
      """
    ).isEmpty
  }

  /// What a token still names although it was erased after the token was made.
  package struct Outdated: Sendable, Hashable {
    package var isWhole = false
    package var studyIDs: Set<String> = []
  }

  package func outdated(
    by tokenIssuedAt: Date, of participantID: UUID, in studyIDs: [String]
  ) -> PostgresStatement<Outdated> {
    PostgresStatement(
      """
      SELECT asked.study_id, is_whole
      FROM unnest(\(studyIDs + [""])) AS asked (study_id)
      JOIN erasures ON digest = erasure_digest(\(participantID), asked.study_id)
      WHERE is_whole OR requested_at >= \(tokenIssuedAt)
      """
    ) { rows in
      try rows.reduce(into: Outdated()) { outdated, row in
        let (studyID, isWhole) = try row.decode(String.self, Bool.self)
        if isWhole { outdated.isWhole = true } else { outdated.studyIDs.insert(studyID) }
      }
    }
  }
}
