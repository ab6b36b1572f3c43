import FoundationEssentials
import IngestionDomain
import IngestionStore
import Synchronization

/// What was refused for good a moment ago, so that the same sheet sent again is not told to wait.
///
/// A refusal may rest on what an owner said to this very call. Sent again, the sheet meets the same answer
/// as one that is some seconds old, which settles nothing about a sheet as young as that. In memory only:
/// nothing is lost with it but the sameness of the answer.
final class RecentRejections: Sendable {
  struct Sheet: Sendable, Hashable {
    var participantID: UUID
    var sheetID: String
    var payloadHash: [UInt8]

    init(_ sheet: AnswerSheet, of participantID: UUID) {
      self.participantID = participantID
      sheetID = sheet.sheetID
      payloadHash = PayloadHash.of(sheet)
    }
  }

  private struct Entry {
    var violations: [Violation]
    var until: ContinuousClock.Instant
  }

  /// Longer than an answer stands and devices' clocks may differ: after that it is young no more.
  private let keptFor: Duration
  /// When it is full, memory starts afresh.
  private let countMax: Int
  private let entries = Mutex<[Sheet: Entry]>([:])

  init(keptFor: Duration = .seconds(60), countMax: Int = 1000) {
    self.keptFor = keptFor
    self.countMax = countMax
  }

  func note(_ violations: [Violation], for sheet: Sheet) {
    let now = ContinuousClock.now
    entries.withLock { entries in
      if entries.count >= countMax { entries = entries.filter { $0.value.until > now } }
      if entries.count >= countMax { entries.removeAll() }
      entries[sheet] = Entry(violations: violations, until: now + keptFor)
    }
  }

  func violations(of sheet: Sheet) -> [Violation]? {
    entries.withLock { entries in
      entries[sheet].flatMap { $0.until > .now ? $0.violations : nil }
    }
  }
}
