/// What validation says about a sheet, before the store has its say about repetitions.
public enum SheetDecision: Sendable, Hashable {
  case accepted(AcceptedSheet)
  /// Never acceptable as it is.
  case rejected([Violation])
  /// Not acceptable as long as something lasts that the participant can be told of.
  case postponed([Violation])
  /// Something that decides about it is not known now.
  case retryLater
}
