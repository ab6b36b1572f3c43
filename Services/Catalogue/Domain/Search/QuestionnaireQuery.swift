/// What is looked for among the newest versions.
package struct QuestionnaireQuery: Sendable {
  /// As the reader typed it; empty for all.
  package var words: String
  /// The rest: empty for any.
  package var project: String
  package var licence: String
  /// BCP 47 in canonical case.
  package var textLanguage: String
  package var item: String
  package var includesRetired: Bool
  package var offset: Int
  package var limit: Int

  package init(
    words: String = "", project: String = "", licence: String = "", textLanguage: String = "",
    item: String = "", includesRetired: Bool = false, offset: Int = 0, limit: Int = 50
  ) {
    self.words = words
    self.project = project
    self.licence = licence
    self.textLanguage = textLanguage
    self.item = item
    self.includesRetired = includesRetired
    self.offset = offset
    self.limit = limit
  }
}

package struct FoundQuestionnaire: Sendable, Hashable {
  /// In its stored form.
  package var summary: [UInt8]
  package var isRetired: Bool

  package init(summary: [UInt8], isRetired: Bool) {
    self.summary = summary
    self.isRetired = isRetired
  }
}
