package import FoundationEssentials

/// A consent as whoever gave it reads it back.
package struct GivenConsent: Sendable, Hashable {
  /// Ascending in the order of giving.
  package var number: Int
  package var studyID: String
  package var version: String
  package var language: String
  package var givenAt: Date
  /// SHA-256 in hexadecimal digits; nil where the text is not known here.
  package var textHash: String?
  /// As it was shown; nil where it is not known here, or was not asked for.
  package var text: String?
  /// As the study said then; nil: without limit, or not known.
  package var retention: StudyRetention?

  package init(
    number: Int, studyID: String, version: String, language: String, givenAt: Date,
    textHash: String?, text: String?, retention: StudyRetention? = nil
  ) {
    self.number = number
    self.studyID = studyID
    self.version = version
    self.language = language
    self.givenAt = givenAt
    self.textHash = textHash
    self.text = text
    self.retention = retention
  }
}
