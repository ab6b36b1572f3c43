import Foundation
import Postgres
import TestSupport
import Testing

@testable import Privacy

/// Transactions that an erasure waits for before its last look.
@Suite struct AwaitedTransactionsTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)
  private let erasures = ErasureStore()
  private let order = ErasureOrder(
    erasureID: UUID(), participantID: UUID(), studyID: "", mode: .eraseAnswers,
    requestedAt: AwaitedTransactionsTests.now)

  private func isErased(on connection: PostgresConnection) async throws -> Bool {
    try await ErasedParticipants().isErased(
      order.participantID, studyID: "s", at: Self.now, on: connection)
  }

  private func isSeenByAll(_ pool: PostgresPool) async throws -> Bool {
    try await pool.transaction { try await erasures.awaited(by: order.erasureID, on: $0).isEmpty }
  }

  private func suspend(_ participantID: UUID, on connection: PostgresConnection) async throws {
    try await connection.execute(
      """
      INSERT INTO suspended_accounts (participant_id, revision, suspended, changed_at)
      VALUES (\(participantID), 1, true, \(Self.now))
      """)
  }

  @Test(arguments: ["READ COMMITTED", "REPEATABLE READ"], [false, true])
  func whoBeganBeforeTheCommitIsWaitedFor(isolation: String, hasWritten: Bool) async throws {
    for end in ["COMMIT", "ROLLBACK"] {
      try await ServiceSchema.with { pool in
        try await pool.withConnection { late in
          try await pool.withConnection { noting in
            try await noting.execute("BEGIN")
            try await erasures.note(order, on: noting)
            try await late.execute("BEGIN ISOLATION LEVEL \(unescaped: isolation)")
            #expect(try await !isErased(on: late))
            if hasWritten { try await suspend(UUID(), on: late) }
            try await noting.execute("COMMIT")
          }
          for _ in 0..<2 { #expect(try await !isSeenByAll(pool)) }
          // Between two statements, based on the result of the first.
          try await suspend(order.participantID, on: late)
          #expect(try await !isSeenByAll(pool))
          try await late.execute("\(unescaped: end)")
        }
        #expect(try await isSeenByAll(pool))
      }
    }
  }

  @Test func whoBeganAfterTheFirstLookIsNotWaitedFor() async throws {
    try await ServiceSchema.with { pool in
      try await pool.withConnection { late in
        try await late.execute("BEGIN")
        #expect(try await !isErased(on: late))
        try await pool.transaction { try await erasures.note(order, on: $0) }
        #expect(try await !isSeenByAll(pool))
        try await pool.withConnection { later in
          try await later.execute("BEGIN")
          #expect(try await isErased(on: later))
          try await suspend(UUID(), on: later)
          try await late.execute("COMMIT")
          #expect(try await isSeenByAll(pool))
          try await later.execute("COMMIT")
        }
      }
    }
  }

  @Test func whoIsInAnotherDatabaseIsNotWaitedFor() async throws {
    try await ServiceSchema.with { other in
      try await other.withConnection { elsewhere in
        try await elsewhere.execute("BEGIN")
        #expect(try await !isErased(on: elsewhere))
        try await ServiceSchema.with { pool in
          try await pool.transaction { try await erasures.note(order, on: $0) }
          #expect(try await isSeenByAll(pool))
        }
        try await elsewhere.execute("COMMIT")
      }
    }
  }
}
