/// What auth says about a participant and one study.
package struct Membership: Sendable, Hashable {
  /// Empty while no leader has decided yet on the first request to join.
  package var history: MembershipHistory
  /// The group of the latest enrolment; empty: none.
  package var groupID: String

  package init(history: MembershipHistory = MembershipHistory(), groupID: String = "") {
    self.history = history
    self.groupID = groupID
  }
}
