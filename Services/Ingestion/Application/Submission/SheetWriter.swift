import IngestionDomain
package import IngestionStore
package import Logging
package import Postgres

/// Writes accepted sheets in natural batches, together with their events.
package struct SheetWriter: Sendable {
  private let writer: BatchedWriter<SheetRow, SheetOutcome>
  private let events: any SheetEvents
  private let quota: SheetQuota
  private let pool: PostgresPool
  private let recordTest = RecordTestParticipant()
  private let logger: Logger

  /// How often rows are written again whose commit is unknown.
  private static let attemptsMax = 4

  package init(
    pool: PostgresPool, events: any SheetEvents, quota: SheetQuota, logger: Logger
  ) {
    self.events = events
    self.quota = quota
    self.pool = pool
    self.logger = logger
    let store = SheetStore(pool: pool, quota: quota, announcement: events.announcement)
    writer = BatchedWriter(batchesInFlightMax: 2) { try await store.write($0) }
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
  func write(_ rows: [SheetRow]) async throws -> [Verdict] {
    var verdicts = [Verdict?](repeating: nil, count: rows.count)
    var open = Array(rows.indices)
    for attempt in 1... {
      var failure: (any Error)?
      let results = try await submit(open.map { rows[$0] })
      var again: [Int] = []
      for (index, result) in zip(open, results) {
        switch result {
        case .success(.created): verdicts[index] = .created
        case .success(.exists): verdicts[index] = .exists
        case .success(.conflict): verdicts[index] = .conflict
        case .success(.oneTimeTaken):
          verdicts[index] = .rejected([AcceptedSheet.lostOneTimeRace])
        case .success(.tooSoon):
          verdicts[index] = .rejected([AcceptedSheet.lostIntervalRace])
        case .success(.overtaken):
          verdicts[index] = .postponed([AcceptedSheet.overtakenInSequence])
        case .success(.erased): verdicts[index] = .rejected([.participantErased])
        case .success(.erasedLately):
          verdicts[index] = .postponed([.studyErasedLately])
        case .success(.overQuota(let limit)):
          verdicts[index] = .postponed([
            Violation(
              field: "", reason: .quotaExceeded, description: quota.description(of: limit))
          ])
        case .failure(let error):
          if isFault(ofRow: error) {
            verdicts[index] = .postponed([Self.notStorable])
          } else {
            failure = error
            again.append(index)
          }
        }
      }
      guard let failure else { break }
      guard Self.isCommitUnknown(failure), attempt < Self.attemptsMax else { throw failure }
      open = again
      try await Task.sleep(for: .milliseconds(50 << attempt))
    }
    return verdicts.map { $0 ?? .postponed([Self.notStorable]) }
  }

  private static let notStorable = Violation(
    field: "", reason: .notStorable, description: "the server could not store the sheet")

  /// Whether a commit was lost on its way: writing the rows again shows whether it took effect,
  /// since those that were stored exist. Other failures the writer has tried to mend already.
  private static func isCommitUnknown(_ error: any Error) -> Bool {
    (error as? PostgresError)?.kind == .connectionLost(commitUnknown: true)
  }

  /// Whether the database refuses this row for what is in it (SQLSTATE classes 22 and 23), which no
  /// valid sheet should bring about. The device keeps the sheet.
  private func isFault(ofRow error: any Error) -> Bool {
    guard let error = error as? PostgresError else { return false }
    let isFault =
      error.kind == .parameter
      || ["22", "23"].contains { error.sqlState?.hasPrefix($0) == true }
    if isFault {
      logger.error("a valid sheet cannot be stored", metadata: ["reason": "\(error)"])
    }
    return isFault
  }

  private func submit(_ rows: [SheetRow]) async throws -> [Result<SheetOutcome, any Error>] {
    let results = try await writer.submit(rows)
    if results.contains(where: { (try? $0.get()) == .created }) { events.wake() }
    return results
  }
}
