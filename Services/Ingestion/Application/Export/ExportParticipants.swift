import FoundationEssentials
import Postgres
import Serialization
import ServiceKit

/// Writes the participants of a study as CSV, ordered by pseudonym: the order of participant ids
/// is the same in all studies, and would link the pseudonyms of people who take part in the same
/// ones.
///
/// A reader who continues an earlier export removes the rows of participants who are not listed.
/// Nothing is kept for that of people who were erased.
struct ExportParticipants: Sendable {
  let pool: PostgresPool
  let securityEvents: SecurityEvents

  /// Writes header and rows; waits for a slow reader.
  ///
  /// - Parameters:
  ///   - includesTests: whether test participants are included.
  ///   - concealsGroups: whether groups are left out.
  /// - Throws: `PostgresError`; errors of `write`.
  func callAsFunction(
    of studyID: String, includesTests: Bool, concealsGroups: Bool, exporter: UUID,
    to write: (ExportedChunk) async throws -> Void
  ) async throws {
    try await securityEvents.telling(ofExportBy: exporter, of: studyID) {
      let pseudonyms = try await PseudonymStore.pseudonyms(of: studyID, on: pool)
      // From the primary: the rows of who is missing here are removed from earlier exports.
      let found = try await pool.answer(
        to: ParticipantStore.all(
          of: studyID, includesTests: includesTests, concealsGroups: concealsGroups))
      let rows = found.map { row in
        ExportedParticipant(
          participant: pseudonyms.pseudonym(of: row.participantID), isTest: row.isTest,
          groupID: row.groupID, joinedAt: row.joinedAt, leftAt: row.leftAt,
          consentVersion: row.consentVersion, consentLanguage: row.consentLanguage,
          consentPartIDs: row.consentPartIDs)
      }.sorted { $0.participant < $1.participant }
      try await CSVExport(header: ParticipantLayout.header).write(to: write) {
        [ParticipantLayout.row(for: $0, studyID: studyID)]
      } page: { last in
        last == nil ? rows : []
      }
    }
  }
}
