/// When a questionnaire asks to be filled in.
public enum Plan: Sendable, Hashable {
  case standard(StandardPlan)
  case custom(CustomPlan)
  case monthly(MonthlyPlan)

  /// Whether its instants are clock times somebody chose, not random ones (TYT
  /// `notification_fixed`).
  public var isFixed: Bool {
    switch self {
    case .standard: false
    case .custom, .monthly: true
    }
  }
}
