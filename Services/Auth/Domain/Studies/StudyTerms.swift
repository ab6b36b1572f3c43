package import Fields
package import FoundationEssentials

/// The properties of a study that decide who may join.
package struct StudyTerms: Sendable, Hashable {
  package var consentVersion: String
  /// In which the consent text is; nil: not known, so that none is refused.
  package var consentLanguages: Set<LanguageTag>?
  package var needsPassword: Bool
  /// A leader decides on each request.
  package var isByRequest: Bool
  /// Not in lists of studies.
  package var isUnlisted: Bool
  /// New participants are not admitted for now.
  package var isPaused: Bool
  package var groupIDs: Set<String>
  /// Nil: open beginning.
  package var startsAt: Date?
  /// Nil: open end.
  package var endsAt: Date?

  package init(
    consentVersion: String, consentLanguages: Set<LanguageTag>? = nil, needsPassword: Bool,
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
  /// An invitation replaces every other condition. An unlisted study without
  /// another condition needs one: a private study has special admission (TYS FR 5).
  package func admission(isInvited: Bool) throws(EnrolmentRules.Refusal) -> Admission {
    if isInvited { return .invitation }
    if needsPassword { return .password }
    if isByRequest { return .request }
    if isUnlisted { throw .invitationRequired }
    return .free
  }
}
