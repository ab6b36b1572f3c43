import Calendar
import FoundationEssentials
import Synchronization

@testable import IngestionService

/// A server that applies only the rules: records in memory, one call at a time.
final class LedgerServer: SimulatedServer {
  private struct State {
    var records: [UUID: StoredRecord] = [:]
    var newest: Int64 = 0
  }

  private let state = Mutex(State())
  private let pageSize: Int

  init(pageSize: Int = 2) { self.pageSize = pageSize }

  static func uuid(_ id: Int) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, UInt8(id + 1)))
  }

  static func change(_ change: SimulatedChange) -> RecordChange {
    let title = change.words.sorted().map(String.init).joined(separator: " ")
    let time = DeviceTime(seconds: 1_774_000_000 + change.time)
    return RecordChange(
      baseRevision: change.base,
      record: HealthRecord(
        recordID: uuid(change.id).uuidString.lowercased(), studyID: "s", title: title,
        contents: .event(
          EventRecord(time: time, kind: RecordCode(version: 1, code: "attack"))),
        timeZone: "Europe/Berlin", changedAt: time), isDeletion: change.isDeletion)
  }

  func sync(_ request: SimulatedRequest) async throws -> SimulatedAnswer {
    state.withLock { state in
      var ledger = RecordLedger(
        records: Array(state.records.values), newestChange: state.newest, recordCount: 0,
        byteCount: 0, limits: RecordLimits(), now: Instant(secondsSinceEpoch: 1_775_000_000))
      let outcomes = request.changes.map { simulated in
        let change = Self.change(simulated)
        let accepted = AcceptedRecordChange(
          recordID: Self.uuid(simulated.id),
          changedAt: change.record.changedAt?.instant ?? .distantPast, change: change)
        return ledger.decide(accepted, digests: RecordDigests.of(change).digests)
      }
      (state.records, state.newest) = (ledger.records, ledger.newestChange)
      let since = Int64(request.cursor) ?? 0
      let page = state.records.values.filter { $0.change > since }
        .sorted { $0.change < $1.change }.prefix(pageSize)
      let last = page.last?.change ?? state.newest
      return SimulatedAnswer(
        verdicts: zip(request.changes, outcomes).map { change, outcome in
          (
            SimulatedAnswer.Verdict(outcome),
            state.records[Self.uuid(change.id)].map { SimulatedRecord($0) }
          )
        }, records: page.map { SimulatedRecord($0) }, cursor: String(last),
        hasMore: last < state.newest, isReset: false)
    }
  }
}

extension SimulatedAnswer.Verdict {
  fileprivate init(_ outcome: RecordLedger.Outcome) {
    switch outcome {
    case .carriedOut: self = .created
    case .exists: self = .exists
    case .conflict: self = .conflict
    case .rejected, .postponed: self = .refused
    }
  }
}

extension SimulatedRecord {
  fileprivate init(_ record: StoredRecord) {
    self.init(
      id: Int(record.recordID.uuid.15) - 1,
      words: Set(record.title.split(separator: " ").compactMap { Int($0) }),
      revision: record.revision, isDeleted: record.isDeleted)
  }
}
