import FoundationEssentials
import Postgres
import ServiceKit

/// Appends erasures to the journal, and repeats them from there after a restore.
struct JournalErasures: Sendable {
  let journal: ErasureJournal

  private static let atOnce = 500

  /// Appends erasures that are not in the journal yet; a crash in between appends them twice.
  ///
  /// - Returns: the number of appended erasures; call it again until it is 0.
  /// - Throws: ``ErasureJournal/Unusable``; `PostgresError`.
  func callAsFunction(on pool: PostgresPool) async throws -> Int {
    try await pool.transaction { connection in
      let erasures = try await connection.answer(
        to: ErasureRequestStore.unjournaled(atMost: Self.atOnce))
      guard !erasures.isEmpty else { return 0 }
      try journal.append(erasures)
      try await connection.answer(
        to: ErasureRequestStore.noteJournaled(erasures.map(\.erasureID)))
      return erasures.count
    }
  }

  /// Whether the journal names an erasure that the database does not know, and that was not
  /// repeated when a restore was accepted.
  ///
  /// - Throws: see ``missing(on:)``.
  func hasLost(on pool: PostgresPool) async throws -> Bool {
    guard journal.exists else {
      guard try await pool.answer(to: ErasureRequestStore.hasJournaled()) else { return false }
      throw journal.gone
    }
    return try await pool.withConnection { connection in
      let accepted = try await connection.answer(to: SessionStore.restoredAt())
      return try await missing(on: connection).erasures.contains { erasure in
        accepted.map { erasure.requestedAt > $0 } ?? true
      }
    }
  }

  /// Erasures in the journal that the restored database does not know.
  ///
  /// - Throws: ``ErasureJournal/Unusable``; `PostgresError`.
  func missing(
    on connection: PostgresConnection
  ) async throws -> (erasures: [JournaledErasure], unreadable: Int) {
    let (erasures, unreadable) = try journal.read()
    let known = Set(
      try await connection.answer(to: ErasureRequestStore.known(erasures.map(\.erasureID))))
    return (erasures.filter { !known.contains($0.erasureID) }, unreadable)
  }
}
