/// Retention of a study's answers.
public struct StudyRetention: Sendable, Hashable {
  /// Treatment of the answers at the end of the retention.
  public enum Outcome: String, Sendable, Hashable, CaseIterable {
    case erase
    /// Removes every link to the participant.
    case anonymise
  }

  /// Days after the study's end; 0 for no such limit.
  public var daysAfterEnd: UInt32
  /// Days after the participant left; 0 for no such limit.
  public var daysAfterLeaving: UInt32
  public var outcome: Outcome?
  /// Whether withdrawal of the consent ends the retention.
  public var onWithdrawal: Bool
  /// Treatment of answers on an erasure; nil if the participant chooses.
  public var onErasure: Outcome?

  public init(
    daysAfterEnd: UInt32 = 0, daysAfterLeaving: UInt32 = 0, outcome: Outcome?,
    onWithdrawal: Bool = false, onErasure: Outcome? = nil
  ) {
    self.daysAfterEnd = daysAfterEnd
    self.daysAfterLeaving = daysAfterLeaving
    self.outcome = outcome
    self.onWithdrawal = onWithdrawal
    self.onErasure = onErasure
  }

  /// Returns the fields of this retention that a later one breaks, in the protocol's names; `""`
  /// for the whole.
  ///
  /// - Parameter later: nil if answers are kept without limit.
  public func broken(by later: StudyRetention?) -> [String] {
    guard let later else { return isPromise ? [""] : [] }
    var broken: [String] = []
    for (name, before, now) in [
      ("days_after_end", daysAfterEnd, later.daysAfterEnd),
      ("days_after_leaving", daysAfterLeaving, later.daysAfterLeaving),
    ] where before > 0 && (now == 0 || now > before) {
      broken.append(name)
    }
    if outcome == .erase, later.outcome == .anonymise { broken.append("outcome") }
    if onWithdrawal, !later.onWithdrawal { broken.append("on_withdrawal") }
    if Self.strictness(later.onErasure) < Self.strictness(onErasure) { broken.append("on_erasure") }
    return broken
  }

  /// Whether it limits the retention in any way.
  private var isPromise: Bool {
    daysAfterEnd > 0 || daysAfterLeaving > 0 || onWithdrawal
      || Self.strictness(onErasure) > Self.strictness(nil)
  }

  /// A participant with a choice can have everything erased.
  private static func strictness(_ onErasure: Outcome?) -> Int {
    switch onErasure {
    case .anonymise: 0
    case nil: 1
    case .erase: 2
    }
  }
}
