/// How a sheet was closed (TYT §3.3.3, §4.1.3). Tables and exports have the raw value.
public enum SheetClosing: String, Sendable, Hashable, CaseIterable {
  /// With everything that is required.
  case complete
  /// On purpose, although something that is required has no answer.
  case incomplete
  /// By the client, because the participant forgot to.
  case autosaved
  /// By the client, because the time for answering had ended.
  case expired

  /// What a client says by either of the two fields.
  ///
  /// - Parameters:
  ///   - said: nil: nothing, as former clients do.
  ///   - autosaved: what former clients say instead.
  /// - Returns: nil where the two contradict each other.
  public init?(_ said: SheetClosing?, autosaved: Bool) {
    let closing = said ?? (autosaved ? .autosaved : .complete)
    if autosaved, closing != .autosaved { return nil }
    self = closing
  }
}
