import FoundationEssentials

/// A request for the arm of one member in an emergency.
struct Unblinding: Sendable {
  var unblindingID: UUID
  var studyID: String
  var participantID: UUID
  /// The enrolment that the request named.
  var memberID: UUID
  var reason: String
  var state: State
  /// Nil after the person's erasure.
  var requestedBy: UUID?
  var decidedBy: UUID?
  var requestedAt: Date
  var decidedAt: Date?
  /// The member's arm.
  var groupID: String

  enum State: String, Sendable {
    case pending
    case approved
    case rejected
    /// Not stored: a pending request that is too old.
    case expired
  }

  /// Seconds within which a request is decided.
  static let lifetime: TimeInterval = 24 * 3600
  /// Maximum number of pending requests of one study.
  static let pendingMax = 100
  static let reasonLengthMax = 500

  enum Refusal: Error, Sendable, Hashable {
    case unknown
    case idReused
    case closed
    case secondPersonRequired
    case memberNotAllocated
    case tooMany
  }

  enum Decision: Sendable, Hashable {
    case alreadyDecided
    case decide
  }

  /// The state at a time.
  func state(at now: Date) -> State {
    state == .pending && now >= requestedAt + Self.lifetime ? .expired : state
  }

  /// Returns what another person's decision changes.
  func decide(approve: Bool, by actor: UUID, at now: Date) throws(Refusal) -> Decision {
    switch state(at: now) {
    case .pending:
      if requestedBy == actor { throw .secondPersonRequired }
      return .decide
    case .approved, .rejected:
      guard decidedBy == actor, approve == (state == .approved) else { throw .closed }
      return .alreadyDecided
    case .expired: throw .closed
    }
  }

  /// The arm, if the account is one of the two persons and the request was approved.
  ///
  /// - Parameter seesGroups: whether the account sees all groups.
  func arm(shownTo actor: UUID, seesGroups: Bool) -> String {
    guard state == .approved, seesGroups || actor == requestedBy || actor == decidedBy else {
      return ""
    }
    return groupID
  }

  var auditObject: String { "\(studyID) \(unblindingID.text)" }
}
