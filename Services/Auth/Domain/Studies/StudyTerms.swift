import Fields
import FoundationEssentials

/// The properties of a study that decide who may join.
struct StudyTerms: Sendable, Hashable {
  var consentVersion: String
  /// Consent versions of the groups with a text of their own.
  var groupConsents: [String: String] = [:]
  /// Current versions that have, in the participant's language, the text of the earlier version for
  /// which these terms were read.
  var versionsWithSameText: Set<String> = []
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
  /// Whether staff sees the labels of participants.
  var hasSubjectLabels: Bool = false
  /// Start of the study; nil if open.
  var startsAt: Date?
  /// End of the study; nil if open.
  var endsAt: Date?
}

extension StudyTerms {
  /// Current version of the consent for members of the group; empty for those without a group.
  func consentVersion(of groupID: String) -> String { groupConsents[groupID] ?? consentVersion }

  /// Current versions of the consent.
  var consentVersions: [String] { [consentVersion] + groupConsents.values }

  /// Whether a consent to the version is one to the current text.
  ///
  /// - Parameter groupID: group of the participant; nil accepts the text of any group.
  func accepts(_ version: String, in groupID: String?) -> Bool {
    let current = groupID.map { [consentVersion(of: $0)] } ?? consentVersions
    return current.contains(version) || current.contains(where: versionsWithSameText.contains)
  }

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
