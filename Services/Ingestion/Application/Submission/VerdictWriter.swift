import Logging
import Postgres
import ServiceKit

/// Writes rows in batches.
struct VerdictWriter<Row: Sendable>: Sendable {
  /// Name of the kind of row, for messages.
  let what: String
  let logger: Logger
  /// Tries to write rows; returns a verdict on each.
  let submit: @Sendable ([Row]) async throws -> [Result<Verdict, any Error>]

  /// Maximum number of attempts for rows whose commit is unknown.
  private let attemptsMax = 4

  /// Writes the rows and returns one verdict per row after the commit.
  ///
  /// - Throws: `PostgresError` if some rows may not be durable.
  func write(_ rows: [Row]) async throws -> [Verdict] {
    var verdicts = [Verdict?](repeating: nil, count: rows.count)
    var open = Array(rows.indices)
    var backoff = Backoff(first: .milliseconds(50), max: .seconds(1))
    for attempt in 1... {
      var failure: (any Error)?
      var faults: [any Error] = []
      var again: [Int] = []
      for (place, result) in zip(open, try await submit(open.map { rows[$0] })) {
        switch result {
        case .success(let verdict): verdicts[place] = verdict
        case .failure(let error) where isFault(ofRow: error):
          faults.append(error)
          verdicts[place] = notStorable
        case .failure(let error):
          failure = error
          again.append(place)
        }
      }
      // One line for all rows: a caller can send many that fail alike.
      if let first = faults.first {
        logger.error(
          "valid rows were rejected by the database",
          metadata: ["kind": "\(what)", "rows": "\(faults.count)", "reason": "\(first)"])
      }
      guard let failure else { break }
      guard isCommitUnknown(failure), attempt < attemptsMax else { throw failure }
      open = again
      try await Task.sleep(for: backoff.next())
    }
    return verdicts.map { $0 ?? notStorable }
  }

  private var notStorable: Verdict {
    .postponed([
      Violation(
        field: "", reason: .notStorable, description: "the server could not store the \(what)")
    ])
  }

  /// Whether the commit is unknown. Writing the rows again shows whether it took effect, because
  /// stored rows exist then. The writer already retried other failures.
  private func isCommitUnknown(_ error: any Error) -> Bool {
    (error as? PostgresError)?.kind == .connectionLost(commitUnknown: true)
  }

  /// Whether the database rejects the row because of its contents (SQLSTATE classes 22 and 23).
  /// Validation should prevent this. The device keeps the data.
  private func isFault(ofRow error: any Error) -> Bool {
    guard let error = error as? PostgresError else { return false }
    return error.kind == .parameter
      || ["22", "23"].contains(where: { error.sqlState?.hasPrefix($0) == true })
  }
}

extension VerdictWriter<SheetRow> {
  /// Writes accepted sheets, together with their events.
  static func sheets(
    pool: PostgresPool, events: any SheetEvents, limits: InEffect<IngestionLimits>, logger: Logger
  ) -> VerdictWriter {
    let store = SheetStore(pool: pool, announcement: events.announcement)
    let batches = BatchedWriter<SheetRow, Verdict>(
      batchesInFlightMax: 2, onBatch: BatchMetrics(of: "sheet").note
    ) {
      do {
        return try await store.write($0, quota: limits.current.sheetQuota)
      } catch {
        events.failed(with: error)
        throw error
      }
    }
    return VerdictWriter(what: "sheet", logger: logger) { rows in
      let results = try await batches.submit(rows)
      if results.contains(where: { (try? $0.get()) == .created }) { events.wake() }
      return results
    }
  }
}

extension VerdictWriter<SessionRow> {
  /// Writes accepted listening sessions, together with the triggers they fire.
  static func sessions(
    pool: PostgresPool, limits: InEffect<IngestionLimits>, events: any TriggerEvents,
    clock: any WallClock, logger: Logger
  ) -> VerdictWriter {
    let batches = BatchedWriter<SessionRow, Verdict>(
      pool: pool, onBatch: BatchMetrics(of: "session").note
    ) { rows, connection in
      let verdicts = try await SessionStore.write(
        rows, quota: limits.current.sessionQuota, on: connection)
      let reports = zip(rows, verdicts).filter { $1 == .created }.map(\.0.report)
        .filter { !$0.isEmpty }
      if !reports.isEmpty { try await events.publish(reports, at: clock.now(), on: connection) }
      return verdicts
    }
    return VerdictWriter(what: "listening session", logger: logger) { rows in
      let results = try await batches.submit(rows)
      if rows.contains(where: { !$0.report.isEmpty }) { events.wake() }
      return results
    }
  }
}

/// Counts verdicts on submitted data: `otolith_verdicts_total`, by kind and verdict.
struct VerdictCounters: Sendable {
  private let counters: LabelledCounters

  /// - Parameter kind: `sheet`, `record` or `session`.
  init(of kind: String) {
    counters = LabelledCounters(
      "otolith_verdicts_total", of: "verdict",
      ["created", "exists", "conflict", "rejected", "postponed"], labels: [("kind", kind)])
  }

  func note(_ verdicts: some Sequence<Verdict>) {
    for verdict in verdicts { counters.add(Self.name(verdict)) }
  }

  private static func name(_ verdict: Verdict) -> String {
    switch verdict {
    case .created: "created"
    case .exists: "exists"
    case .conflict: "conflict"
    case .rejected: "rejected"
    case .postponed: "postponed"
    }
  }
}
