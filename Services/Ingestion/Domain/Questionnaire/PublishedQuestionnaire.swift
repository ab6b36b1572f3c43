/// A questionnaire version as the catalogue published it.
package struct PublishedQuestionnaire: Sendable, Hashable {
  package var key: QuestionnaireVersion
  /// Lower-case hexadecimal SHA-256.
  package var contentHash: String
  /// The definition in the form in which it is kept: with what only a later release understands.
  package var bytes: [UInt8]

  package init(key: QuestionnaireVersion, contentHash: String, bytes: [UInt8]) {
    self.key = key
    self.contentHash = contentHash
    self.bytes = bytes
  }
}
