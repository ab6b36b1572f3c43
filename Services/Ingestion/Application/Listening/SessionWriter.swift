import IngestionDomain
package import IngestionStore
package import Logging
package import Postgres

/// Writes accepted listening sessions in natural batches.
package struct SessionWriter: Sendable {
  private let writer: VerdictWriter<SessionRow, SessionOutcome>

  package init(pool: PostgresPool, quota: SessionQuota, logger: Logger) {
    let batches = BatchedWriter<SessionRow, SessionOutcome>(pool: pool) { rows, connection in
      try await SessionStore.write(rows, quota: quota, on: connection)
    }
    writer = VerdictWriter(what: "listening session", logger: logger) {
      try await batches.submit($0)
    } verdict: {
      Self.verdict(on: $0, quota)
    }
  }

  /// One verdict per row, after the commit of those that were created.
  ///
  /// - Throws: `PostgresError` when some rows may not be durable.
  func write(_ rows: [SessionRow]) async throws -> [Verdict] { try await writer.write(rows) }

  private static func verdict(on outcome: SessionOutcome, _ quota: SessionQuota) -> Verdict {
    switch outcome {
    case .created: .created
    case .exists: .exists
    case .conflict: .conflict
    case .erased: .rejected([.participantErased])
    case .erasedLately: .postponed([.studyErasedLately])
    case .overQuota(let limit):
      .postponed([
        Violation(field: "", reason: .quotaExceeded, description: quota.description(of: limit))
      ])
    }
  }
}
