import IngestionDomain
import IngestionStore
package import Logging
package import Postgres
package import ServiceKit

/// Writes accepted listening sessions in natural batches, together with what they fire.
package struct SessionWriter: Sendable {
  private let writer: VerdictWriter<SessionRow, SessionOutcome>

  package init(
    pool: PostgresPool, limits: InEffect<IngestionLimits>, events: any TriggerEvents,
    clock: any WallClock, logger: Logger
  ) {
    let batches = BatchedWriter<SessionRow, SessionOutcome>(
      pool: pool, onBatch: BatchMetrics(of: "session").note
    ) { rows, connection in
      let outcomes = try await SessionStore.write(
        rows, quota: limits.current.sessionQuota, on: connection)
      let reports = zip(rows, outcomes).filter { $1 == .created }.map(\.0.report)
        .filter { !$0.isEmpty }
      if !reports.isEmpty { try await events.publish(reports, at: clock.now(), on: connection) }
      return outcomes
    }
    writer = VerdictWriter(what: "listening session", logger: logger) { rows in
      let results = try await batches.submit(rows)
      if rows.contains(where: { !$0.report.isEmpty }) { events.wake() }
      return results
    } verdict: {
      Self.verdict(on: $0, limits.current.sessionQuota)
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
