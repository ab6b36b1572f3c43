/// A search among the newest versions.
struct QuestionnaireQuery: Sendable {
  /// Words as typed; empty for all.
  var words: String = ""
  /// Filters; empty for any.
  var project: String = ""
  var licence: String = ""
  /// BCP 47 tag in canonical case.
  var textLanguage: String = ""
  var item: String = ""
  var includesRetired: Bool = false
  var offset: Int = 0
  var limit: Int = 50
}

struct FoundQuestionnaire: Sendable, Hashable {
  /// Stored form.
  var summary: [UInt8]
  var isRetired: Bool
}
