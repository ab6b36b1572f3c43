/// One thing that is wrong with a sheet.
public struct Violation: Sendable, Hashable {
  /// Path within the sheet by the names of the API: `answers[2].number`. A question without an
  /// answer has no index and is named by its id: `answers["loudness"]`.
  public var field: String
  public var reason: Reason
  /// For people, in English. Quotes at most the beginning of what was sent.
  public var description: String

  public init(field: String, reason: Reason, description: String) {
    self.field = field
    self.reason = reason
    self.description = description
  }
}
