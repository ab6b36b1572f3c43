import Fields
import FoundationEssentials

/// The properties of a study that decide who may join.
struct StudyTerms: Sendable, Hashable {
  var consentVersion: String
  /// Whether an earlier version, for which these terms were read, has the current text in the
  /// participant's language.
  var acceptsEarlierVersion = false
  /// Languages of the consent text; nil if unknown, which accepts all.
  var consentLanguages: Set<LanguageTag>?
  var needsPassword: Bool
  /// Whether leaders decide on each request.
  var isByRequest: Bool = false
  /// Whether the study is absent from lists of studies.
  var isUnlisted: Bool = false
  /// Whether the study is paused and admits no new participants.
  var isPaused: Bool = false
  var groupIDs: Set<String> = []
  /// Start of the study; nil if open.
  var startsAt: Date?
  /// End of the study; nil if open.
  var endsAt: Date?
}

extension StudyTerms {
  /// Returns how participants are admitted. An invitation replaces all other conditions. An
  /// unlisted study without another condition requires one: a private study has special admission
  /// (TYS FR 5).
  func admission(isInvited: Bool) throws(EnrolmentRules.Refusal) -> Admission {
    if isInvited { return .invitation }
    if needsPassword { return .password }
    if isByRequest { return .request }
    if isUnlisted { throw .invitationRequired }
    return .free
  }
}
