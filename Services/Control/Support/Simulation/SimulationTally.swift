public import Messages

/// What became of the sheets that were sent.
public struct SimulationTally: Sendable {
  public private(set) var sent = 0
  public private(set) var created = 0
  public private(set) var exists = 0
  public private(set) var conflict = 0
  public private(set) var rejected = 0
  public private(set) var retryLater = 0

  public init() {}

  public mutating func count(_ verdict: IngestionV1.Verdict) {
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

  public static func += (left: inout SimulationTally, right: SimulationTally) {
    left.sent += right.sent
    left.created += right.created
    left.exists += right.exists
    left.conflict += right.conflict
    left.rejected += right.rejected
    left.retryLater += right.retryLater
  }

  /// - Parameters:
  ///   - stored: sheets that the participants read back.
  ///   - exported: sheets that the study leader's files hold.
  public func summary(stored: Int, exported: Int) -> SimulationSummary {
    SimulationSummary(
      sent: sent, created: created, exists: exists, conflict: conflict, rejected: rejected,
      stored: stored, exported: exported)
  }
}

/// What a simulation ends with, for programs.
public struct SimulationSummary: Sendable, Hashable, Encodable {
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
