import Fields
import FoundationEssentials

/// Rules for joining a study.
enum EnrolmentRules {
  /// Maximum number of a participant's current enrolments. Every access token contains their ids,
  /// and its size is limited.
  static let enrolmentsMax = 50
  /// Maximum number of enrolments a participant may ever have, so that repeated joining does not
  /// fill the table.
  static let enrolmentsEverMax = 500

  enum Decision: Sendable, Hashable {
    /// Already enrolled with this consent: no change, even if the study has ended since.
    case alreadyEnrolled
    /// Already enrolled with another consent text: record the new consent.
    case renewConsent
    case enrol
  }

  enum Refusal: Error, Sendable, Hashable {
    case studyNotStarted
    case studyEnded
    case studyPaused
    case consentOutdated
    /// The invitation assigns the participant to this group, which has a consent text of its own.
    case consentOfGroup(String)
    /// The consent text does not exist in the given language; it exists in these, sorted.
    case consentLanguageUnknown([LanguageTag])
    case invitationRequired
    case tooManyEnrolments
  }

  /// - Parameters:
  ///   - consentLanguage: language in which the text was shown.
  ///   - groupID: group of the participant, empty for none; nil before it is known.
  ///   - agreedVersion: consent version of the current enrolment; nil if absent.
  ///   - currentEnrolments: number of the participant's current enrolments.
  ///   - enrolmentsEver: number of the participant's enrolments, including ended ones.
  static func decide(
    terms: StudyTerms, consentVersion: String, consentLanguage: LanguageTag,
    groupID: String? = "",
    agreedVersion: String?, currentEnrolments: Int, enrolmentsEver: Int, at now: Date
  ) throws(Refusal) -> Decision {
    if agreedVersion == consentVersion { return .alreadyEnrolled }
    if let startsAt = terms.startsAt, now < startsAt { throw .studyNotStarted }
    if let endsAt = terms.endsAt, now >= endsAt { throw .studyEnded }
    guard terms.accepts(consentVersion, in: groupID) else {
      if agreedVersion == nil, let groupID, terms.groupConsents[groupID] != nil {
        throw .consentOfGroup(groupID)
      }
      throw .consentOutdated
    }
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
