import IngestionDomain

/// What auth says about the caller and one study.
struct Membership: Sendable, Hashable {
  enum State: Sendable, Hashable {
    case enrolled
    case left(Instant)
    /// Asked to join; no leader has decided yet.
    case pending
  }

  var state: State
  /// Empty: none.
  var groupID = ""
}
