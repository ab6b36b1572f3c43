/// What validation says about a sheet, before the store has its say about repetitions.
public enum SheetDecision: Sendable, Hashable {
  case accepted(AcceptedSheet)
  /// Never acceptable as it is.
  case rejected([Violation])
  /// Not decidable now, or not acceptable as long as something lasts: says what it waits for.
  case postponed([Violation])

  public func waits(for reason: Reason) -> Bool {
    if case .postponed(let violations) = self {
      violations.contains { $0.reason == reason }
    } else {
      false
    }
  }
}
