import Fields
import FoundationEssentials

/// Current rights of an account, as in its access tokens.
struct Rights: Sendable, Hashable {
  var roles: Set<AccountRole>
  var enrolledStudies: Set<String>
  var ledStudies: Set<String>
  /// Further shipped roles in studies, by study id.
  var studyRoles: [String: Set<String>] = [:]
  /// Verbs of defined roles, by study id.
  var studyVerbs: [String: Set<String>] = [:]
  /// End of the first of these roles to end; nil if no role ends. Not part of tokens.
  var studyRolesEndAt: Date?
  /// Studies whose groups a blinded allocation conceals from this account.
  var blindedStudies: Set<String> = []
  /// Group ids by study id.
  var groups: [String: String]
  /// Whether this is a test participant.
  var isTestParticipant: Bool = false
  /// Whether the account is suspended and has no rights.
  var isSuspended: Bool = false
  /// Time of the latest change of staff roles or led studies. Not part of tokens.
  var changedAt: Date?
  /// Whether the account has no password.
  var isAnonymous: Bool = false
  /// Whether the account has a confirmed second factor. Not part of tokens.
  var hasSecondFactor: Bool = false
  /// End of outdated consents by study id, in whole seconds.
  var consentEnds: [String: Date] = [:]
  /// Outdated consents, sorted by study id. Not part of tokens.
  var outdatedConsents: [OutdatedConsent] = []

  /// Returns the rights without roles and led studies that `presented` lacks, so that a stolen
  /// access token gains none. Values that tokens do not contain are taken from `presented`.
  func limited(to presented: Rights) -> Rights {
    var limited = self
    limited.roles.formIntersection(presented.roles)
    limited.ledStudies.formIntersection(presented.ledStudies)
    limited.studyRoles = studyRoles.limited(to: presented.studyRoles)
    limited.studyVerbs = studyVerbs.limited(to: presented.studyVerbs)
    limited.studyRolesEndAt = presented.studyRolesEndAt
    limited.blindedStudies.formUnion(presented.blindedStudies)
    // Anonymous accounts need no proof of a password, so a token must not become anonymous.
    limited.isAnonymous = isAnonymous && presented.isAnonymous
    limited.hasSecondFactor = presented.hasSecondFactor
    limited.outdatedConsents = presented.outdatedConsents
    limited.changedAt = presented.changedAt
    return limited
  }
}

extension Rights {
  /// Returns the rights that sessions of the client have.
  func limited(to client: SessionClient?) -> Rights {
    guard let client else { return self }
    var limited = self
    limited.changedAt = [changedAt, client.limitedAt].compactMap(\.self).max()
    guard !client.limits.studyIDs.isEmpty else { return limited }
    let studies = Set(client.limits.studyIDs)
    // A role on the installation would reach beyond the studies.
    limited.roles.formIntersection([.participant, .studyLeader])
    limited.enrolledStudies.formIntersection(studies)
    limited.ledStudies.formIntersection(studies)
    limited.studyRoles = studyRoles.filter { studies.contains($0.key) }
    limited.studyVerbs = studyVerbs.filter { studies.contains($0.key) }
    limited.groups = groups.filter { studies.contains($0.key) }
    limited.consentEnds = consentEnds.filter { studies.contains($0.key) }
    limited.outdatedConsents.removeAll { !studies.contains($0.studyID) }
    return limited
  }

  /// Whether one of the roles needs a second factor that the account lacks.
  func lacksSecondFactor(neededBy roles: Set<AccountRole>) -> Bool {
    !hasSecondFactor && !roles.isDisjoint(with: self.roles)
  }

  /// The rights of a session that can only set up the second factor.
  var withoutRoles: Rights {
    var left = self
    (left.roles, left.ledStudies, left.studyRoles, left.studyRolesEndAt) = ([], [], [:], nil)
    left.studyVerbs = [:]
    return left
  }
}

extension [String: Set<String>] {
  /// Returns the values that `presented` has under the same key.
  fileprivate func limited(to presented: Self) -> Self {
    reduce(into: [:]) { kept, entry in
      let values = entry.value.intersection(presented[entry.key] ?? [])
      if !values.isEmpty { kept[entry.key] = values }
    }
  }
}

/// A current enrolment whose study has a newer consent text.
struct OutdatedConsent: Sendable, Hashable {
  var studyID: String
  /// Version of the newer text.
  var currentVersion: String
  /// Time when the earlier consent ends; nil if it stays valid.
  var endsAt: Date?
}

/// A consent to a study's text.
struct Consent: Sendable {
  var participantID: UUID
  var studyID: StudyID
  var version: String
  var language: LanguageTag
  var givenAt: Date
  var choice = ConsentChoice()
}
