import Logging
import Postgres
import ServiceKit

/// Deletes a draft. Idempotent.
struct DeleteDraft: Sendable {
  let pool: PostgresPool
  let clock: any WallClock

  /// - Parameter revision: the expected revision; nil deletes any revision.
  /// - Throws: ``DraftError`` `.changed`; `PostgresError`.
  func callAsFunction(_ key: ParticipantKey, revision: Int64?) async throws {
    let now = clock.now()
    try await pool.transaction { connection in
      let (_, found) = try await connection.answers(
        to: DraftStore.lock(key.participantID), DraftStore.find(key, now: now))
      // A missing draft counts as deleted.
      guard case .live(let draft) = found else { return }
      if let revision, revision != draft.revision { throw DraftError.changed }
      try await connection.run(DraftStore.end(key, now: now))
    }
  }
}

/// Ends expired drafts and deletes the remains of ended and submitted ones. Reads already exclude
/// them.
struct TidyDrafts: Sendable {
  let pool: PostgresPool
  let clock: any WallClock
  /// Maximum number of rows changed by one statement.
  var pieceRows: Int = 1000
  private static let interval = Duration.seconds(600)

  /// - Throws: `PostgresError`.
  func callAsFunction() async throws {
    var (ended, forgotten) = (pieceRows, pieceRows)
    while max(ended, forgotten) >= pieceRows {
      let statements = DraftStore.endExpired(now: clock.now(), atMost: pieceRows)
      ended = try await pool.answer(to: statements.ended)
      forgotten = try await pool.answer(to: statements.forgotten)
    }
    var looked: ParticipantKey?
    repeat {
      looked = try await pool.answer(
        to: DraftStore.deleteSubmitted(after: looked, atMost: pieceRows))
    } while looked != nil
  }

  /// Runs every 10 minutes until cancelled.
  func repeatedly(logger: Logger) async throws {
    try await OutageLog("deleting ended drafts", logger: logger).repeating(every: Self.interval) {
      try await callAsFunction()
    }
  }
}
