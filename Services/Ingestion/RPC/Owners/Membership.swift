import IngestionDomain

/// What auth says about the caller and one study.
struct Membership: Sendable, Hashable {
  /// Empty while no leader has decided yet on the first request to join.
  var history = MembershipHistory()
  /// The group of the latest enrolment; empty: none.
  var groupID = ""
}
