package import Fields
package import FoundationEssentials

/// What of a study decides whether somebody may join.
package struct StudyTerms: Sendable, Hashable {
  package var consentVersion: String
  /// In which the consent text is; empty: not known.
  package var consentLanguages: Set<LanguageTag>
  package var needsPassword: Bool
  /// A leader decides on each request.
  package var isByRequest: Bool
  /// Who knows of it was told.
  package var isUnlisted: Bool
  /// Nobody joins for the time being.
  package var isPaused: Bool
  package var groupIDs: Set<String>
  /// Nil: open beginning.
  package var startsAt: Date?
  /// Nil: open end.
  package var endsAt: Date?

  package init(
    consentVersion: String, consentLanguages: Set<LanguageTag> = [], needsPassword: Bool,
    isByRequest: Bool = false,
    isUnlisted: Bool = false, isPaused: Bool = false, groupIDs: Set<String> = [],
    startsAt: Date?, endsAt: Date?
  ) {
    self.consentVersion = consentVersion
    self.consentLanguages = consentLanguages
    self.needsPassword = needsPassword
    self.isByRequest = isByRequest
    self.isUnlisted = isUnlisted
    self.isPaused = isPaused
    self.groupIDs = groupIDs
    self.startsAt = startsAt
    self.endsAt = endsAt
  }
}

extension StudyTerms {
  /// An invitation stands for everything else. A study that is open to everybody but not listed
  /// wants one: special admission is what makes it private (TYS FR 5).
  package func admission(isInvited: Bool) throws(EnrolmentRules.Refusal) -> Admission {
    if isInvited { return .invitation }
    if needsPassword { return .password }
    if isByRequest { return .request }
    if isUnlisted { throw .invitationRequired }
    return .free
  }
}
