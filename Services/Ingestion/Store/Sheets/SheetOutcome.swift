import Postgres

/// What became of a row.
package enum SheetOutcome: Sendable, Hashable {
  case created
  /// Stored before with the same contents.
  case exists
  /// Another sheet with this id is stored.
  case conflict
  /// Another sheet of the one-time questionnaire is stored.
  case oneTimeTaken
  /// Another sheet of the questionnaire was finished less than the repeat interval before.
  case tooSoon
  /// The participant has stored as much as is allowed.
  case overQuota(SheetQuota.Limit)

  init(_ outcome: RowOutcome) {
    switch outcome {
    case .inserted: self = .created
    case .existed: self = .exists
    case .conflict: self = .conflict
    // The index over one-time questionnaires is the only other rule.
    case .excluded: self = .oneTimeTaken
    }
  }
}
