import Calendar
import FoundationEssentials
import Postgres
import ServiceKit

/// Applies a device's changes of health records, and returns the changes since its last request.
struct SyncRecords: Sendable {
  private let pool: PostgresPool
  private let contexts: ValidationContextSource
  private let triggers: RecordTriggers
  private let clock: any WallClock
  private let threads: WorkerThreads
  private let limits: InEffect<IngestionLimits>
  private let recordTest = RecordTestParticipant()
  private let erased = ErasedParticipants()
  private let counters = VerdictCounters(of: "record")

  /// Maximum size of the records returned with the verdicts of one call; they must fit into a
  /// response.
  private static let verdictBytesMax = 2 << 20
  /// Size of ids, times and other fixed fields of a record in a message.
  private static let headBytes = 300
  /// Maximum number of values validated without a separate thread.
  private static let valuesInlineMax = 500

  init(
    pool: PostgresPool, contexts: ValidationContextSource,
    events: any TriggerEvents, clock: any WallClock, threads: WorkerThreads,
    limits: InEffect<IngestionLimits>
  ) {
    self.pool = pool
    self.contexts = contexts
    triggers = RecordTriggers(events: events, zones: contexts.zones)
    self.clock = clock
    self.threads = threads
    self.limits = limits
  }

  /// The result of a change.
  struct Answer: Sendable {
    var verdict: Verdict
    /// The reason for a conflict.
    var reason: Violation?
    /// The record as stored on the server.
    var record: StoredRecord?
  }

  /// Applies the changes and returns one answer per change, in order. Verdicts `created` and
  /// `exists` are durable.
  ///
  /// - Parameter unreadable: violations of changes with invalid UTF-8, by index.
  /// - Throws: `PostgresError` if the changes may not be durable; the client then sends all again.
  ///   ``IngestionError`` `.validationLimit`; `.recordAnswersTooLarge` if the records do not fit
  ///   into a response; then nothing was changed.
  func apply(
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

  /// Returns the changes since the cursor, including those of this call.
  ///
  /// - Parameters:
  /// - cursor: nil if the device has no data.
  /// - bytesMax: maximum size of the page.
  /// - Throws: `PostgresError`; ``IngestionError`` `.validationLimit`.
  func changes(
    of participantID: UUID, since cursor: RecordCursor?, limit: Int, bytesMax: Int
  ) async throws -> RecordChanges {
    // Reading megabytes of records must not block an event loop.
    try await threads.running {
      try await pool.answer(
        to: RecordReader.changes(
          of: participantID, since: cursor, limit: limit, bytesMax: bytesMax))
    }
  }

  private func decideAndWrite(
    _ changes: [RecordChange], _ unreadable: [Int: [Violation]], by submitter: Submitter,
    now: Date
  ) async throws -> [Answer] {
    let (context, decided) = try await deciding(changes.map(\.record.studyID)) {
      try await contexts.context(for: changes, by: submitter, now: now, confirming: $0)
    } _: {
      RecordValidation.decide(changes, in: $0)
    }
    let known = context.studies.compactMapValues { $0.known?.triggers }
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
      let refusals = try await connection.answer(
        to: RecordStore.refusals(
          of: submitter.participantID, timed.map { ($0.studyID, $0.changedAt) }, now: now))
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

  /// - Returns: the changed records as stored now.
  private func decide(
    _ batch: inout RecordBatch, by submitter: Submitter, now: Date,
    on connection: PostgresConnection
  ) async throws -> [StoredRecord] {
    let participantID = submitter.participantID
    guard batch.isAnyAccepted else {
      let stored = try await connection.answer(
        to: RecordStore.load(batch.ids, of: participantID))
      let records = Dictionary(uniqueKeysWithValues: stored.map { ($0.recordID, $0) })
      try Self.check(batch.shown(of: records))
      batch.take(records)
      return []
    }
    let (newestChange, totals, records) = try await connection.answers(
      to: RecordStore.lock(participantID), RecordStore.totals(of: participantID),
      RecordStore.load(batch.ids, of: participantID))
    var ledger = RecordLedger(
      records: records, newestChange: newestChange, recordCount: totals.recordCount,
      byteCount: totals.byteCount, limits: limits.current.records, now: Instant(now))
    let json = batch.decide(on: &ledger)
    // Checked before anything is written.
    try Self.check(batch.shown(of: ledger.records))
    let changed = ledger.changed.compactMap { ledger.records[$0] }
    try await connection.run(
      RecordStore.save(
        changed, json: json, newestChange: ledger.newestChange, of: participantID,
        zones: contexts.zones))
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

  /// Asks for a new access token if changes wait for a re-enrolment after an erasure and the token
  /// is older than the erasure.
  private func askForNewToken(of submitter: Submitter, _ batch: inout RecordBatch) async throws {
    let studyIDs = batch.studiesErasedLately
    guard !studyIDs.isEmpty else { return }
    let statement = erased.outdated(
      by: submitter.claimedAt, of: submitter.participantID, in: studyIDs.sorted())
    let outdated = try await pool.answer(to: statement)
    batch.askForNewToken(in: outdated.studyIDs)
  }
}
