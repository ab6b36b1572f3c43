import Calendar
import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Lists participants' rejected sheets, latest first.
struct ListRejectedSheets: Sendable {
  let pool: PostgresPool
  let clock: any WallClock

  /// - Parameters:
  /// - studyID: empty for all studies.
  /// - position: the last sheet already read; nil starts at the latest.
  /// - Throws: `PostgresError`, `DecodingError`.
  func callAsFunction(
    of participantID: UUID, studyID: String, after position: TimePosition?,
    limit: Int
  ) async throws -> [RejectedSheet] {
    try await pool.answer(
      to: RejectedSheetStore.list(
        of: participantID, studyID: studyID, after: position, now: Instant(clock.now()),
        limit: limit))
  }
}

/// Deletes a rejected sheet that is not going to be corrected.
struct DeleteRejectedSheet: Sendable {
  let pool: PostgresPool

  /// - Throws: `PostgresError`.
  func callAsFunction(_ sheetID: UUID, of participantID: UUID) async throws {
    try await pool.answer(to: RejectedSheetStore.forget(sheetID, of: participantID))
  }
}

/// Deletes rejected sheets after 30 days, or once they are stored.
struct ForgetOldRejections: Sendable {
  /// Interval between runs.
  static let interval = Duration.seconds(3600)
  /// Maximum number of rows changed by one statement.
  private static let pieceRows = 1000

  let pool: PostgresPool
  let clock: any WallClock

  /// - Throws: `PostgresError`.
  func callAsFunction() async throws {
    while try await pool.answer(
      to: RejectedSheetStore.deleteSome(now: Instant(clock.now()), atMost: Self.pieceRows))
    {}
  }
}
