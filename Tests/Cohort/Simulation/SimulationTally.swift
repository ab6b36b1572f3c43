import Messages

/// Counts of the sent sheets by outcome.
struct SimulationTally: Sendable {
  private(set) var sent = 0
  private(set) var created = 0
  private(set) var exists = 0
  private(set) var conflict = 0
  private(set) var rejected = 0
  private(set) var retryLater = 0

  init() {}

  mutating func count(_ verdict: IngestionV1.Verdict) {
    if verdict == .retryLater {
      retryLater += 1
      return
    }
    sent += 1
    switch verdict {
    case .created: created += 1
    case .exists: exists += 1
    case .conflict: conflict += 1
    case .rejected, .retryLater, .unspecified, .unrecognized: rejected += 1
    }
  }

  static func += (left: inout SimulationTally, right: SimulationTally) {
    left.sent += right.sent
    left.created += right.created
    left.exists += right.exists
    left.conflict += right.conflict
    left.rejected += right.rejected
    left.retryLater += right.retryLater
  }

  /// - Parameters:
  ///   - stored: number of sheets that the participants read back.
  ///   - exported: number of sheets in the study leader's files.
  func summary(stored: Int, exported: Int) -> SimulationSummary {
    SimulationSummary(
      sent: sent, created: created, exists: exists, conflict: conflict, rejected: rejected,
      stored: stored, exported: exported)
  }
}

/// The result of a simulation for programs.
public struct SimulationSummary: Sendable {
  public var sent: Int
  public var created: Int
  public var exists: Int
  public var conflict: Int
  public var rejected: Int
  public var stored: Int
  public var exported: Int

  public var line: String {
    "summary: sent=\(sent) created=\(created) exists=\(exists) conflict=\(conflict) "
      + "rejected=\(rejected) stored=\(stored) exported=\(exported)"
  }
}
