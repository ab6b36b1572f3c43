package import FoundationEssentials

/// A current enrolment whose study has another consent text by now.
package struct OutdatedConsent: Sendable, Hashable {
  package var studyID: String
  /// Of the text that is to be agreed to.
  package var currentVersion: String
  /// When the consent to the earlier text ends; nil: it stays valid.
  package var endsAt: Date?

  package init(studyID: String, currentVersion: String, endsAt: Date? = nil) {
    self.studyID = studyID
    self.currentVersion = currentVersion
    self.endsAt = endsAt
  }
}
