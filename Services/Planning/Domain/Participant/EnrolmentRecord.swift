package import FoundationEssentials

/// The last joining and leaving of one participant and study that the bus has told of.
package struct EnrolmentRecord: Sendable, Hashable {
  package var joinedAt: Date?
  package var leftAt: Date?
  /// Empty: none.
  package var groupID = ""
  /// Since when the participant is in the group, or in none; nil: never heard of one.
  package var groupedAt: Date?
  /// As a token said last; nil: no end is known.
  package var consentEndsAt: Date?

  package init(
    joinedAt: Date? = nil, leftAt: Date? = nil, groupID: String = "", groupedAt: Date? = nil,
    consentEndsAt: Date? = nil
  ) {
    self.joinedAt = joinedAt
    self.leftAt = leftAt
    self.groupID = groupID
    self.groupedAt = groupedAt
    self.consentEndsAt = consentEndsAt
  }

  /// The bus has told of leaving and of no joining since.
  package var hasEnded: Bool {
    guard let leftAt else { return false }
    return joinedAt.map { $0 <= leftAt } ?? true
  }

  /// Whether a token that names the enrolment still says the truth. One issued before the
  /// participant left does not; a later one comes from joining again.
  ///
  /// - Parameter issuedAt: in whole seconds, as tokens carry it.
  package func vouches(forTokenIssuedAt issuedAt: Date) -> Bool {
    guard hasEnded, let leftAt else { return true }
    return issuedAt > leftAt
  }

  /// The group that counts: what the bus told if it is newer than the token, else what the token
  /// says. A token that says nothing may just have been too long.
  ///
  /// - Parameter issuedAt: in whole seconds, as tokens carry it.
  package func group(claimed: String?, issuedAt: Date) -> String {
    if let groupedAt, groupedAt > issuedAt { return groupID }
    return claimed ?? groupID
  }
}
