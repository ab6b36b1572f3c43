package import Fields
package import FoundationEssentials

/// Consent to a study's text, as it was given.
package struct Consent: Sendable {
  package var participantID: UUID
  package var studyID: StudyID
  package var version: String
  package var language: LanguageTag
  package var givenAt: Date

  package init(
    participantID: UUID, studyID: StudyID, version: String, language: LanguageTag, givenAt: Date
  ) {
    self.participantID = participantID
    self.studyID = studyID
    self.version = version
    self.language = language
    self.givenAt = givenAt
  }
}
