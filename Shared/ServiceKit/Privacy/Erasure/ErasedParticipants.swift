package import FoundationEssentials
package import Postgres

/// Checks whether late data belongs to an erased participant. Digests are kept without limit, ids
/// are not.
package struct ErasedParticipants: Sendable {
  package init() {}

  /// Returns whether the participant's data, or the study's part of it, was erased and `time` lies
  /// before the erasure.
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

  /// Erasures that happened after a token was issued.
  package struct Outdated: Sendable, Hashable {
    package var isWhole = false
    package var studyIDs: Set<String> = []

    /// Whether the participant's data of the study, one of those asked about, was erased.
    package func includes(_ studyID: String) -> Bool { isWhole || studyIDs.contains(studyID) }
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
