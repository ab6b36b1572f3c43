package import Fields
package import FoundationEssentials

/// Who may join a study, and when.
package enum EnrolmentRules {
  /// Studies one participant takes part in at a time. Their ids are in every access token, whose size
  /// is limited.
  package static let enrolmentsMax = 50
  /// Enrolments of one participant ever, so that joining and leaving repeatedly does not fill the table.
  package static let enrolmentsEverMax = 500

  package enum Decision: Sendable, Hashable {
    /// Enrolled with this consent before: nothing changes, even if the study has ended since.
    case alreadyEnrolled
    /// Enrolled before, but to another consent text: record the new consent.
    case renewConsent
    case enrol
  }

  package enum Refusal: Error, Sendable, Hashable {
    case studyNotStarted
    case studyEnded
    case studyPaused
    case consentOutdated
    /// The consent text is not in the language given, but in these, sorted.
    case consentLanguageUnknown([LanguageTag])
    case invitationRequired
    case tooManyEnrolments
  }

  /// - Parameters:
  ///   - consentLanguage: in which the text was shown.
  ///   - agreedVersion: the consent version of the current enrolment, nil when there is none.
  ///   - currentEnrolments: studies the participant takes part in now.
  ///   - enrolmentsEver: with those that have ended.
  package static func decide(
    terms: StudyTerms, consentVersion: String, consentLanguage: LanguageTag,
    agreedVersion: String?, currentEnrolments: Int, enrolmentsEver: Int, at now: Date
  ) throws(Refusal) -> Decision {
    if agreedVersion == consentVersion { return .alreadyEnrolled }
    if let startsAt = terms.startsAt, now < startsAt { throw .studyNotStarted }
    if let endsAt = terms.endsAt, now >= endsAt { throw .studyEnded }
    guard consentVersion == terms.consentVersion else { throw .consentOutdated }
    if let languages = terms.consentLanguages, !languages.contains(consentLanguage) {
      throw .consentLanguageUnknown(languages.sorted())
    }
    if agreedVersion != nil { return .renewConsent }
    if terms.isPaused { throw .studyPaused }
    guard currentEnrolments < enrolmentsMax, enrolmentsEver < enrolmentsEverMax else {
      throw .tooManyEnrolments
    }
    return .enrol
  }
}
