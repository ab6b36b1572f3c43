/// How long a study keeps what its participants answered.
public struct StudyRetention: Sendable, Hashable {
  /// What becomes of the answers then.
  public enum Outcome: String, Sendable, Hashable, CaseIterable {
    case erase
    /// Nothing links them to the participant any more.
    case anonymise
  }

  /// Days from the study's end; 0: no such limit.
  public var daysAfterEnd: UInt32
  /// Days from when somebody left; 0: no such limit.
  public var daysAfterLeaving: UInt32
  /// Nil when the definition names none.
  public var outcome: Outcome?
  /// Whether answers go when the consent is withdrawn.
  public var onWithdrawal: Bool
  /// What becomes of answers that somebody has erased; nil: as they choose.
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

  /// What of this breaks a promise that was given before: by the protocol's names, the whole being `""`.
  ///
  /// - Parameter later: nil: answers are kept without limit.
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

  /// Whether it ends anything that no retention would keep.
  private var isPromise: Bool {
    daysAfterEnd > 0 || daysAfterLeaving > 0 || onWithdrawal
      || Self.strictness(onErasure) > Self.strictness(nil)
  }

  /// Whoever may choose can have everything erased.
  private static func strictness(_ onErasure: Outcome?) -> Int {
    switch onErasure {
    case .anonymise: 0
    case nil: 1
    case .erase: 2
    }
  }
}
