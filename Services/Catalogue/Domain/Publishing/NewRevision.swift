package import Questionnaires

/// A study revision that is about to be published.
package struct NewRevision: Sendable {
  /// With a version in every use.
  package var definition: StudyDefinition
  package var revision: UInt32
  package var contentHash: ContentHash
  package var consentVersion: String
  /// Of all texts of the study and its questionnaires.
  package var languages: Set<String>
  /// In its stored form.
  package var bytes: [UInt8]

  package init(
    definition: StudyDefinition, revision: UInt32, contentHash: ContentHash,
    consentVersion: String, languages: Set<String>, bytes: [UInt8]
  ) {
    self.definition = definition
    self.revision = revision
    self.contentHash = contentHash
    self.consentVersion = consentVersion
    self.languages = languages
    self.bytes = bytes
  }

  package var id: String { definition.id }
}
