package import FoundationEssentials

/// What joining needs to know of a study, as the catalogue published it.
package struct PublishedStudy: Sendable, Hashable {
  package var studyID: String
  package var revision: Int
  package var consentVersion: String
  /// In which the consent text is, in its order.
  package var consentLanguages: [String]
  /// The text itself.
  package var consentTexts: [ConsentText]
  /// Until when consents to earlier texts hold; nil: they stay valid.
  package var earlierConsentsEndAt: Date?
  /// Nil: answers are kept without limit.
  package var retention: StudyRetention?
  package var needsPassword: Bool
  /// A leader decides on each request.
  package var isByRequest: Bool
  package var isUnlisted: Bool
  package var isPaused: Bool
  package var groupIDs: [String]
  /// Nil: open beginning.
  package var startsAt: Date?
  /// Nil: open end.
  package var endsAt: Date?
  package var title: StudyTitle?

  package init(
    studyID: String, revision: Int, consentVersion: String, consentLanguages: [String],
    consentTexts: [ConsentText], earlierConsentsEndAt: Date? = nil,
    retention: StudyRetention? = nil,
    needsPassword: Bool,
    isByRequest: Bool, isUnlisted: Bool,
    isPaused: Bool,
    groupIDs: [String], startsAt: Date?, endsAt: Date?, title: StudyTitle?
  ) {
    self.studyID = studyID
    self.revision = revision
    self.consentVersion = consentVersion
    self.consentLanguages = consentLanguages
    self.consentTexts = consentTexts
    self.earlierConsentsEndAt = earlierConsentsEndAt
    self.retention = retention
    self.needsPassword = needsPassword
    self.isByRequest = isByRequest
    self.isUnlisted = isUnlisted
    self.isPaused = isPaused
    self.groupIDs = groupIDs
    self.startsAt = startsAt
    self.endsAt = endsAt
    self.title = title
  }
}
