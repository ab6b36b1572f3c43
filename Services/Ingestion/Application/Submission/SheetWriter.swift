import IngestionDomain
import IngestionStore
package import Logging
package import Postgres
package import ServiceKit

/// Writes accepted sheets in natural batches, together with their events.
package struct SheetWriter: Sendable {
  private let writer: VerdictWriter<SheetRow, SheetOutcome>
  private let events: any SheetEvents
  private let pool: PostgresPool
  private let recordTest = RecordTestParticipant()

  package init(
    pool: PostgresPool, events: any SheetEvents, limits: InEffect<IngestionLimits>, logger: Logger
  ) {
    self.events = events
    self.pool = pool
    let store = SheetStore(pool: pool, announcement: events.announcement)
    let batches = BatchedWriter<SheetRow, SheetOutcome>(
      batchesInFlightMax: 2, onBatch: BatchMetrics(of: "sheet").note
    ) {
      try await store.write($0, quota: limits.current.sheetQuota)
    }
    writer = VerdictWriter(what: "sheet", logger: logger) { rows in
      let results = try await batches.submit(rows)
      if results.contains(where: { (try? $0.get()) == .created }) { events.wake() }
      return results
    } verdict: {
      Self.verdict(on: $0, limits.current.sheetQuota)
    }
  }

  /// That of the call being answered, for its rows: those of several calls are written together.
  var trace: CallTrace? { events.trace }

  /// Before the sheets of somebody whose token has the mark, so that no export takes them for answers. One
  /// statement more, for test participants alone.
  func noteTest(of submitter: Submitter) async throws {
    guard submitter.isTestParticipant else { return }
    try await recordTest(claimedBy: submitter.participantID, on: pool)
  }

  /// One verdict per row, after the commit of those that were created.
  ///
  /// - Throws: `PostgresError` when some rows may not be durable.
  func write(_ rows: [SheetRow]) async throws -> [Verdict] { try await writer.write(rows) }

  private static func verdict(on outcome: SheetOutcome, _ quota: SheetQuota) -> Verdict {
    switch outcome {
    case .created: .created
    case .exists: .exists
    case .conflict: .conflict
    case .oneTimeTaken: .rejected([AcceptedSheet.lostOneTimeRace])
    case .tooSoon: .rejected([AcceptedSheet.lostIntervalRace])
    case .overtaken: .postponed([AcceptedSheet.overtakenInSequence])
    case .erased: .rejected([.participantErased])
    case .erasedLately: .postponed([.studyErasedLately])
    case .overQuota(let limit):
      .postponed([
        Violation(field: "", reason: .quotaExceeded, description: quota.description(of: limit))
      ])
    }
  }
}
