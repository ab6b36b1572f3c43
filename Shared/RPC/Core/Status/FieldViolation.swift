/// One bad field of a request (`google.rpc.BadRequest.FieldViolation`).
public struct FieldViolation: Sendable, Hashable {
  /// Path from the request's root, e.g. `sheets[3].app_version`.
  public var field: String
  /// Stable upper-case identifier a program can act on, e.g. `TOO_LONG`.
  public var reason: String
  /// For a developer to read.
  public var description: String

  public init(field: String, reason: String, description: String) {
    self.field = field
    self.reason = reason
    self.description = description
  }
}
