import Fields
import FoundationEssentials
import IngestionDomain
import IngestionStore

/// The changes of one call on their way to verdicts.
struct RecordBatch: Sendable {
  /// A change whose study and time are known.
  struct Timed: Sendable {
    var place: Int
    var studyID: String
    var changedAt: Date
  }

  private let changes: [RecordChange]
  /// Of each change, as far as it has one.
  private let recordIDs: [UUID?]
  private var accepted: [Int: AcceptedRecordChange] = [:]
  private var verdicts: [Verdict]
  private var reasons: [Int: Violation] = [:]
  /// As they are when all is decided.
  private var records: [UUID: StoredRecord] = [:]

  init(_ changes: [RecordChange], _ decisions: [RecordDecision]) {
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
      // What builds on a change that waits must not be decided before it.
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
  /// Those that the changes name.
  var ids: Set<UUID> { Set(recordIDs.compactMap(\.self)) }

  var timed: [Timed] {
    changes.enumerated().compactMap { place, change in
      guard let changedAt = change.record.changedAt?.instant, change.record.isWellNamed else {
        return nil
      }
      return Timed(place: place, studyID: change.record.studyID, changedAt: changedAt.date)
    }
  }

  /// Of somebody who was erased.
  mutating func refuse(at place: Int, _ refusal: RecordStore.Refusal) {
    switch refusal {
    case .erased: verdicts[place] = .rejected([.participantErased])
    case .erasedLately:
      // What is refused for another reason stays so.
      guard accepted[place] != nil else { return }
      verdicts[place] = .postponed([.recordStudyErased])
    }
    accepted[place] = nil
  }

  /// The verdicts on those that validation let pass, in order.
  ///
  /// - Returns: of each record that is to be written the text of its contents.
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

  /// The records that stand beside verdicts, each as often as it does.
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
