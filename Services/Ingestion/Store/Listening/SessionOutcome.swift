import Postgres

/// What became of a row.
package enum SessionOutcome: Sendable, Hashable {
  case created
  /// Stored before with the same contents.
  case exists
  /// Another session with this id is stored.
  case conflict
  /// The participant has stored as much as is allowed.
  case overQuota(SessionQuota.Limit)
  /// What is kept of the participant was erased after the session began.
  case erased
  /// The same a moment ago, and whether the participant takes part again is not known here yet.
  case erasedLately

  /// By its name in the statement that stores sessions.
  init?(refusal: String) {
    switch refusal {
    case "erased": self = .erased
    case "erasing": self = .erasedLately
    default:
      guard let limit = SessionQuota.Limit(rawValue: refusal) else { return nil }
      self = .overQuota(limit)
    }
  }

  /// - Returns: nil where the statement says why.
  init?(_ outcome: RowOutcome) {
    switch outcome {
    case .inserted: self = .created
    case .existed: self = .exists
    case .conflict: self = .conflict
    case .excluded: return nil
    }
  }
}
