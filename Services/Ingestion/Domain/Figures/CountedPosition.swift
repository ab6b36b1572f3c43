import FoundationEssentials

/// What a reading of a study's sheets brings.
struct CountedReading: Sendable {
  struct Questionnaire: Sendable {
    var id: String
    var isOfGroups: Bool
    // New sheets, newest first; the arrays have an element for each.
    var sequences: [Int64]
    var participants: [UUID]
    var days: [Int32?]
    var microseconds: [Int64?]
    var marks: [Int16]
    var platforms: [String]
    var appVersions: [String]
    /// Sequences of sheets that were withdrawn since.
    var withdrawn: [Int64]
  }

  /// The transactions that the reading saw.
  struct State: Sendable, Hashable {
    /// The oldest running transaction.
    var settled: UInt64
    /// The next transaction, which has not begun.
    var next: UInt64
    /// Differs once sheets were removed or renamed, or another copy of the database answers.
    var generation: String
  }

  /// In the order of the study, including those without news.
  var questionnaires: [Questionnaire]
  var excluded: Set<UUID>
  var state: State
  /// Whether it brings what changed since the position; otherwise all sheets up to the limit.
  var continues: Bool
}

/// Up to where the sheets of a study were read. Sequences are assigned before the commit, so that a
/// lower one may appear later; transactions show which rows are new.
struct CountedPosition: Sendable, Hashable {
  private struct Mark: Sendable, Hashable {
    var next: UInt64
    var highest: Int64
    var at: ContinuousClock.Instant
  }

  /// Empty: nothing was read.
  private(set) var generation = ""
  /// All rows of older transactions were read.
  private(set) var settled: UInt64 = 0
  /// No row up to this sequence is new.
  private(set) var floor: Int64 = 0
  /// The highest sequence that was read.
  private(set) var highest: Int64 = 0
  /// The next transaction of the newest reading.
  private var next: UInt64 = 0
  /// A reading whose highest sequence becomes the floor.
  private var mark: Mark?

  /// Moves on after a reading. The floor follows a reading once all transactions that it could not
  /// see have ended.
  ///
  /// - Parameter settling: minimum age of that reading, since a session may be about to begin its
  ///   transaction when it draws a sequence.
  mutating func advance(
    to state: CountedReading.State, highest: Int64, now: ContinuousClock.Instant, settling: Duration
  ) {
    generation = state.generation
    // A replica may be behind the primary that was read before.
    settled = max(settled, state.settled)
    next = max(next, state.next)
    self.highest = max(self.highest, highest)
    if let mark, mark.next <= settled, mark.at.duration(to: now) >= settling {
      floor = mark.highest
      self.mark = nil
    }
    if mark == nil { mark = Mark(next: next, highest: self.highest, at: now) }
  }
}
