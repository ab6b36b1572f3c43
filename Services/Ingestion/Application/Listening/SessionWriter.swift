import IngestionDomain
package import IngestionStore
package import Logging
package import Postgres

/// Writes accepted listening sessions in natural batches.
package struct SessionWriter: Sendable {
  private let writer: BatchedWriter<SessionRow, SessionOutcome>
  private let quota: SessionQuota
  private let logger: Logger

  /// How often rows are written again whose commit is unknown.
  private static let attemptsMax = 4

  package init(pool: PostgresPool, quota: SessionQuota, logger: Logger) {
    self.quota = quota
    self.logger = logger
    writer = BatchedWriter(pool: pool) { rows, connection in
      try await SessionStore.write(rows, quota: quota, on: connection)
    }
  }

  /// One verdict per row, after the commit of those that were created.
  ///
  /// - Throws: `PostgresError` when some rows may not be durable.
  func write(_ rows: [SessionRow]) async throws -> [Verdict] {
    var verdicts = [Verdict?](repeating: nil, count: rows.count)
    var open = Array(rows.indices)
    for attempt in 1... {
      var failure: (any Error)?
      var again: [Int] = []
      for (place, result) in zip(open, try await writer.submit(open.map { rows[$0] })) {
        switch result {
        case .success(let outcome): verdicts[place] = verdict(on: outcome)
        case .failure(let error) where isFault(ofRow: error):
          verdicts[place] = .postponed([Self.notStorable])
        case .failure(let error):
          failure = error
          again.append(place)
        }
      }
      guard let failure else { break }
      // Writing the rows again shows whether the commit took effect, since those that were stored exist.
      guard (failure as? PostgresError)?.kind == .connectionLost(commitUnknown: true),
        attempt < Self.attemptsMax
      else { throw failure }
      open = again
      try await Task.sleep(for: .milliseconds(50 << attempt))
    }
    return verdicts.map { $0 ?? .postponed([Self.notStorable]) }
  }

  private func verdict(on outcome: SessionOutcome) -> Verdict {
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

  private static let notStorable = Violation(
    field: "", reason: .notStorable, description: "the server could not store the session")

  /// Whether the database refuses this row for what is in it (SQLSTATE classes 22 and 23), which no
  /// valid session should bring about. The device keeps it.
  private func isFault(ofRow error: any Error) -> Bool {
    guard let error = error as? PostgresError,
      error.kind == .parameter
        || ["22", "23"].contains(where: { error.sqlState?.hasPrefix($0) == true })
    else { return false }
    logger.error("a valid listening session cannot be stored", metadata: ["reason": "\(error)"])
    return true
  }
}
