/// What became of a row.
enum SheetOutcome: Sendable, Hashable {
  case created
  /// Stored before with the same contents.
  case exists
  /// Another sheet with this id is stored.
  case conflict
  /// Another sheet of the one-time questionnaire is stored.
  case oneTimeTaken
}
