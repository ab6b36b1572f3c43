public import Fields
public import FoundationEssentials

/// What of a study decides whether somebody may join.
public struct StudyTerms: Sendable, Hashable {
  public var consentVersion: String
  /// In which the consent text is; empty: not known.
  public var consentLanguages: Set<LanguageTag>
  public var needsPassword: Bool
  /// A leader decides on each request.
  public var isByRequest: Bool
  /// Who knows of it was told.
  public var isUnlisted: Bool
  /// Nobody joins for the time being.
  public var isPaused: Bool
  public var groupIDs: Set<String>
  /// Nil: open beginning.
  public var startsAt: Date?
  /// Nil: open end.
  public var endsAt: Date?

  public init(
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

/// What it takes to join a study.
public enum Admission: Sendable, Hashable {
  case free
  case password
  case invitation
  /// The decision of a leader.
  case request
}

extension StudyTerms {
  /// An invitation stands for everything else. A study that is open to everybody but not listed
  /// wants one: special admission is what makes it private (TYS FR 5).
  public func admission(isInvited: Bool) throws(EnrolmentRules.Refusal) -> Admission {
    if isInvited { return .invitation }
    if needsPassword { return .password }
    if isByRequest { return .request }
    if isUnlisted { throw .invitationRequired }
    return .free
  }
}

/// Who may join a study, and when.
public enum EnrolmentRules {
  /// Studies one participant takes part in at a time. Their names stand in every access token, whose
  /// size is limited.
  public static let enrolmentsMax = 50
  /// Enrolments of one participant ever, so that joining and leaving in a loop ends somewhere.
  public static let enrolmentsEverMax = 500

  public enum Decision: Sendable, Hashable {
    /// Exactly this was done before; nothing changes, whatever became of the study.
    case alreadyEnrolled
    /// Enrolled before, but to another consent text: record the new consent.
    case renewConsent
    case enrol
  }

  public enum Refusal: Error, Sendable, Hashable {
    case studyNotStarted
    case studyEnded
    case studyPaused
    case consentOutdated
    /// The text that is said to have been read is in these languages only, in their order.
    case consentLanguageUnknown([LanguageTag])
    case invitationRequired
    case tooManyEnrolments
  }

  /// - Parameters:
  ///   - consentLanguage: in which the text was shown.
  ///   - agreedVersion: the consent version of the current enrolment, nil when there is none.
  ///   - currentEnrolments: studies the participant takes part in now.
  ///   - enrolmentsEver: with those that have ended.
  public static func decide(
    terms: StudyTerms, consentVersion: String, consentLanguage: LanguageTag,
    agreedVersion: String?, currentEnrolments: Int, enrolmentsEver: Int, at now: Date
  ) throws(Refusal) -> Decision {
    if agreedVersion == consentVersion { return .alreadyEnrolled }
    if let startsAt = terms.startsAt, now < startsAt { throw .studyNotStarted }
    if let endsAt = terms.endsAt, now >= endsAt { throw .studyEnded }
    guard consentVersion == terms.consentVersion else { throw .consentOutdated }
    guard terms.consentLanguages.isEmpty || terms.consentLanguages.contains(consentLanguage) else {
      throw .consentLanguageUnknown(terms.consentLanguages.sorted())
    }
    if agreedVersion != nil { return .renewConsent }
    if terms.isPaused { throw .studyPaused }
    guard currentEnrolments < enrolmentsMax, enrolmentsEver < enrolmentsEverMax else {
      throw .tooManyEnrolments
    }
    return .enrol
  }
}
