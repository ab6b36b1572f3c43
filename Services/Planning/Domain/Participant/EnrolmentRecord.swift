package import FoundationEssentials

/// Latest joining and leaving of one participant and study, from events on the bus.
package struct EnrolmentRecord: Sendable, Hashable {
  package var joinedAt: Date?
  package var leftAt: Date?
  /// Group; empty if none.
  package var groupID = ""
  /// Time at which the participant joined or left the group; nil if unknown.
  package var groupedAt: Date?
  /// End of the consent; nil if it stays valid.
  package var consentEndsAt: Date?
  /// Time of the event or token that reported the end, or its absence; nil if there was no report.
  package var consentToldAt: Date?

  package init(
    joinedAt: Date? = nil, leftAt: Date? = nil, groupID: String = "", groupedAt: Date? = nil,
    consentEndsAt: Date? = nil, consentToldAt: Date? = nil
  ) {
    self.joinedAt = joinedAt
    self.leftAt = leftAt
    self.groupID = groupID
    self.groupedAt = groupedAt
    self.consentEndsAt = consentEndsAt
    self.consentToldAt = consentToldAt
  }

  /// Whether the participant has left and has not joined again.
  package var hasEnded: Bool {
    guard let leftAt else { return false }
    return joinedAt.map { $0 <= leftAt } ?? true
  }

  /// Whether the consent has ended and was not renewed.
  package func isConsentEnded(at now: Date) -> Bool { consentEndsAt.map { $0 <= now } ?? false }

  /// Returns whether a token says more about the consent than is stored.
  ///
  /// - Parameter issuedAt: issue time of the token.
  package func takesConsent(toldAt issuedAt: Date) -> Bool {
    consentToldAt.map { $0 <= issuedAt } ?? true
  }

  /// Returns whether a token that names the enrolment is still valid. A token issued before the
  /// participant left is not; a later token comes from joining again.
  ///
  /// - Parameter issuedAt: issue time of the token, in whole seconds.
  package func vouches(forTokenIssuedAt issuedAt: Date) -> Bool {
    guard hasEnded, let leftAt else { return true }
    return issuedAt > leftAt
  }

  /// Returns the current group: from the bus if that is newer than the token, otherwise from the
  /// token. A token without the claim may have been too long to include it.
  ///
  /// - Parameter issuedAt: issue time of the token, in whole seconds.
  package func group(claimed: String?, issuedAt: Date) -> String {
    if let groupedAt, groupedAt > issuedAt { return groupID }
    return claimed ?? groupID
  }
}
