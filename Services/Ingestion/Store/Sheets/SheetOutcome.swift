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
  /// Another sheet of the study's binding order was stored since it was judged.
  case overtaken
  /// The participant has stored as much as is allowed.
  case overQuota(SheetQuota.Limit)
  /// What is kept of the participant was erased after the sheet was finished.
  case erased
  /// The same a moment ago, and whether the participant takes part again is not known here yet.
  case erasedLately

  /// By its name in the statement that stores sheets.
  init?(refusal: String) {
    switch refusal {
    case "erased": self = .erased
    case "erasing": self = .erasedLately
    default:
      guard let limit = SheetQuota.Limit(rawValue: refusal) else { return nil }
      self = .overQuota(limit)
    }
  }

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
