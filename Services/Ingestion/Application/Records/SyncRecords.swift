import Calendar
package import FoundationEssentials
package import IngestionDomain
package import IngestionStore
package import Postgres
package import ServiceKit

/// Takes a device's changes of health records in, and gives it what changed since it last asked.
package struct SyncRecords: Sendable {
  private let pool: PostgresPool
  private let contexts: RecordContextSource
  private let triggers: RecordTriggers
  private let reader: RecordReader
  private let clock: any WallClock
  private let threads: WorkerThreads
  private let limits: InEffect<IngestionLimits>
  private let recordTest = RecordTestParticipant()
  private let erased = ErasedParticipants()
  private let counters = VerdictCounters(of: "record")

  /// Of the records that stand beside the verdicts of one call: with them it must fit into an answer.
  private static let verdictBytesMax = 2 << 20
  /// Ids, times and the like of a record in a message.
  private static let headBytes = 300
  /// Values that are looked at without a thread of their own.
  private static let valuesInlineMax = 500

  package init(
    pool: PostgresPool, contexts: RecordContextSource, reader: RecordReader,
    events: any TriggerEvents, clock: any WallClock, threads: WorkerThreads,
    limits: InEffect<IngestionLimits>
  ) {
    self.pool = pool
    self.contexts = contexts
    triggers = RecordTriggers(events: events)
    self.reader = reader
    self.clock = clock
    self.threads = threads
    self.limits = limits
  }

  /// What became of a change.
  package struct Answer: Sendable {
    package var verdict: Verdict
    /// What stands beside a conflict.
    package var reason: Violation?
    /// As the server has it now.
    package var record: StoredRecord?
  }

  /// One answer for each change, in order. What is created or exists is durable.
  ///
  /// - Parameter unreadable: what is wrong with changes that hold a text that is none, by place.
  /// - Throws: `PostgresError` when it is not known whether the changes are durable: all are to be sent again.
  ///   ``IngestionError`` `.validationLimit`; `.recordAnswersTooLarge` when the records of the answers do not
  ///   fit into one; then nothing was changed.
  package func apply(
    _ changes: [RecordChange], unreadable: [Int: [Violation]] = [:], by submitter: Submitter
  ) async throws -> [Answer] {
    guard !changes.isEmpty else { return [] }
    let now = clock.now()
    let isLarge =
      changes.reduce(0) { $0 + ($1.record.contents?.valueCount ?? 0) } > Self.valuesInlineMax
    guard isLarge else {
      return try await decideAndWrite(changes, unreadable, by: submitter, now: now)
    }
    return try await threads.running {
      try await decideAndWrite(changes, unreadable, by: submitter, now: now)
    }
  }

  /// What changed since the cursor, this call's changes included.
  ///
  /// - Parameters:
  ///   - cursor: nil: the device has nothing.
  ///   - bytesMax: of the page.
  /// - Throws: `PostgresError`; ``IngestionError`` `.validationLimit`.
  package func changes(
    of participantID: UUID, since cursor: RecordCursor?, limit: Int, bytesMax: Int
  ) async throws -> RecordChanges {
    // Reading megabytes of records is not for an event loop.
    try await threads.running {
      try await reader.changes(
        of: participantID, since: cursor, limit: limit, bytesMax: bytesMax)
    }
  }

  private func decideAndWrite(
    _ changes: [RecordChange], _ unreadable: [Int: [Violation]], by submitter: Submitter,
    now: Date
  ) async throws -> [Answer] {
    let (decided, known) = try await contexts.decide(changes, by: submitter, now: now)
    var decisions = decided
    for (place, violations) in unreadable { decisions[place] = .rejected(violations) }
    var batch = RecordBatch(changes, decisions)
    if submitter.isTestParticipant, batch.isAnyAccepted {
      try await recordTest(claimedBy: submitter.participantID, on: pool)
    }
    var hasTold = false
    (batch, hasTold) = try await pool.transaction { [batch, known] connection in
      var batch = batch
      let timed = batch.timed
      let refusals = try await RecordStore.refusals(
        of: submitter.participantID, timed.map { ($0.studyID, $0.changedAt) }, now: now,
        on: connection)
      for (change, refusal) in zip(timed, refusals) {
        if let refusal { batch.refuse(at: change.place, refusal) }
      }
      let changed = try await decide(&batch, by: submitter, now: now, on: connection)
      let hasTold = try await triggers.publish(
        changed, of: submitter.participantID, triggers: known, at: now, on: connection)
      return (batch, hasTold)
    }
    if hasTold { triggers.events.wake() }
    try await askForNewToken(of: submitter, &batch)
    counters.note(batch.answers.lazy.map(\.verdict))
    return batch.answers
  }

  /// - Returns: the records that were changed, as they are now.
  private func decide(
    _ batch: inout RecordBatch, by submitter: Submitter, now: Date,
    on connection: PostgresConnection
  ) async throws -> [StoredRecord] {
    let participantID = submitter.participantID
    guard batch.isAnyAccepted else {
      let stored = try await RecordStore.load(batch.ids, of: participantID, on: connection)
      let records = Dictionary(uniqueKeysWithValues: stored.map { ($0.recordID, $0) })
      try Self.check(batch.shown(of: records))
      batch.take(records)
      return []
    }
    let state = try await RecordStore.lock(participantID, for: batch.ids, on: connection)
    var ledger = RecordLedger(
      records: state.records, newestChange: state.newestChange, recordCount: state.recordCount,
      byteCount: state.byteCount, limits: limits.current.records, now: Instant(now))
    let json = batch.decide(on: &ledger)
    // Before anything is written.
    try Self.check(batch.shown(of: ledger.records))
    let changed = ledger.changed.compactMap { ledger.records[$0] }
    try await RecordStore.save(
      changed, json: json, newestChange: ledger.newestChange, of: participantID, on: connection)
    batch.take(ledger.records)
    return changed
  }

  /// A single record always fits.
  private static func check(_ records: [StoredRecord]) throws {
    var bytes = 0
    for (count, record) in records.enumerated() {
      bytes += record.byteCount + headBytes
      if bytes > verdictBytesMax, count > 0 {
        throw IngestionError.recordAnswersTooLarge(changesMax: count)
      }
    }
  }

  /// Of changes that wait since what the study had was erased: where the token is from before that, only another
  /// one can tell of a joining since.
  private func askForNewToken(of submitter: Submitter, _ batch: inout RecordBatch) async throws {
    let studyIDs = batch.studiesErasedLately
    guard !studyIDs.isEmpty else { return }
    let statement = erased.outdated(
      by: submitter.claimedAt, of: submitter.participantID, in: studyIDs.sorted())
    let outdated = try await pool.transaction { try await $0.answers(to: statement) }
    batch.askForNewToken(in: outdated.studyIDs)
  }
}
