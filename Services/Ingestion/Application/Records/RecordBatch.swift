import Fields
import FoundationEssentials

/// The changes of one call while they are decided.
struct RecordBatch: Sendable {
  /// Study and time of a change.
  struct Timed: Sendable {
    var place: Int
    /// Empty if malformed.
    var studyID: String
    /// Device time of the change; in the future if missing or invalid.
    var changedAt: Date
  }

  private let changes: [RecordChange]
  /// The record id of each change, if valid.
  private let recordIDs: [UUID?]
  private var accepted: [Int: AcceptedRecordChange] = [:]
  private var verdicts: [Verdict]
  private var reasons: [Int: Violation] = [:]
  /// The records after all decisions.
  private var records: [UUID: StoredRecord] = [:]

  init(_ changes: [RecordChange], _ decisions: [Decision<AcceptedRecordChange>]) {
    self.changes = changes
    recordIDs = changes.map { UUID(text: $0.record.recordID) }
    verdicts = decisions.map { decision in
      switch decision {
      case .accepted: .postponed([])
      case .rejected(let violations): .rejected(violations)
      case .postponed(let violations): .postponed(violations)
      }
    }
    var waiting: Set<UUID> = []
    for (place, decision) in decisions.enumerated() {
      guard let recordID = recordIDs[place] else { continue }
      switch decision {
      // A change must not be decided before an earlier, postponed change of the same record.
      case .accepted where waiting.contains(recordID):
        verdicts[place] = .postponed([.earlierChangeWaits])
      case .accepted(let change): accepted[place] = change
      case .postponed: waiting.insert(recordID)
      case .rejected: break
      }
    }
  }

  var count: Int { changes.count }
  var isAnyAccepted: Bool { !accepted.isEmpty }
  /// The record ids of the changes.
  var ids: Set<UUID> { Set(recordIDs.compactMap(\.self)) }

  var timed: [Timed] {
    changes.enumerated().map { place, change in
      let record = change.record
      return Timed(
        place: place, studyID: record.isWellNamed ? record.studyID : "",
        changedAt: (record.changedAt?.instant ?? .latest).date)
    }
  }

  /// Refuses a change because the participant was erased.
  mutating func refuse(at place: Int, _ refusal: RecordStore.Refusal) {
    switch refusal {
    case .erased: verdicts[place] = .rejected([.participantErased])
    case .erasedLately:
      // A rejection for another reason is kept.
      guard accepted[place] != nil else { return }
      verdicts[place] = .postponed([.recordStudyErased])
    }
    accepted[place] = nil
  }

  /// Decides the changes that passed validation, in order.
  ///
  /// - Returns: the contents, as text, of each record to be written.
  mutating func decide(on ledger: inout RecordLedger) -> [UUID: String] {
    var json: [UUID: String] = [:]
    var waiting: Set<UUID> = []
    for place in accepted.keys.sorted() {
      guard let change = accepted[place] else { continue }
      guard !waiting.contains(change.recordID) else {
        verdicts[place] = .postponed([.earlierChangeWaits])
        continue
      }
      let (digests, text) = RecordDigests.of(change.change)
      switch ledger.decide(change, digests: digests) {
      case .carriedOut:
        verdicts[place] = .created
        json[change.recordID] = text
      case .exists: verdicts[place] = .exists
      case .conflict(let violation):
        verdicts[place] = .conflict
        reasons[place] = violation
      case .rejected(let violation): verdicts[place] = .rejected([violation])
      case .postponed(let violation):
        verdicts[place] = .postponed([violation])
        waiting.insert(change.recordID)
      }
    }
    return json
  }

  mutating func take(_ records: [UUID: StoredRecord]) { self.records = records }

  /// The records returned with the verdicts, one per change.
  func shown(of records: [UUID: StoredRecord]) -> [StoredRecord] {
    recordIDs.compactMap { $0.flatMap { records[$0] } }
  }

  var studiesErasedLately: Set<String> {
    Set(
      changes.indices.filter { verdicts[$0] == .postponed([.recordStudyErased]) }
        .map { changes[$0].record.studyID })
  }

  mutating func askForNewToken(in studyIDs: Set<String>) {
    for place in changes.indices
    where verdicts[place] == .postponed([.recordStudyErased])
      && studyIDs.contains(changes[place].record.studyID)
    {
      verdicts[place] = .postponed([.recordTokenOutdated])
    }
  }

  var answers: [SyncRecords.Answer] {
    changes.indices.map { place in
      SyncRecords.Answer(
        verdict: verdicts[place], reason: reasons[place],
        record: recordIDs[place].flatMap { records[$0] })
    }
  }
}

extension Violation {
  fileprivate static let recordStudyErased = Violation(
    field: "record.study_id", reason: .enrolmentNotYetKnown,
    description: Violation.studyErasedLately.description)
  fileprivate static let recordTokenOutdated = Violation(
    field: "record.study_id", reason: .tokenOutdated,
    description: Violation.tokenFromBeforeErasure.description)
}
