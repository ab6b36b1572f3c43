import FoundationEssentials

/// The properties of a published study that joining needs.
struct PublishedStudy: Sendable, Hashable {
  var studyID: String
  var revision: Int
  var consentVersion: String
  /// Languages of the consent text, in its order.
  var consentLanguages: [String]
  /// The consent text.
  var consentTexts: [ConsentText]
  /// Consents of the groups with a text of their own.
  var groupConsents: [PublishedConsent] = []
  /// Label and date of the consent's version; empty for none.
  var consentLabel = ""
  var consentDate = ""
  /// What participants consent to besides the text.
  var consentForm = ConsentForm(partIDs: [])
  /// When consents to earlier texts end; nil if they stay valid.
  var earlierConsentsEndAt: Date?
  /// Retention rule; nil for unlimited retention.
  var retention: StudyRetention?
  var needsPassword: Bool
  /// Whether leaders decide on each request.
  var isByRequest: Bool
  var isUnlisted: Bool
  var isPaused: Bool
  var groupIDs: [String]
  /// Whether staff sees the labels of participants.
  var hasSubjectLabels: Bool
  /// Start of the study; nil if open.
  var startsAt: Date?
  /// End of the study; nil if open.
  var endsAt: Date?
  var title: StudyTitle?
}

/// A study's consent text in one language.
struct ConsentText: Sendable, Hashable {
  /// BCP 47 language tag.
  var language: String
  var text: String
  /// Statements of the optional parts, in their order.
  var parts: [String] = []
}

/// A version of a study's consent, for all participants or for a group.
struct PublishedConsent: Sendable, Hashable {
  /// Empty for the study's text.
  var groupID: String
  var version: String
  var texts: [ConsentText]
}
