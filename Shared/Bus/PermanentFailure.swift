/// Thrown by a consumer for an event that will never succeed: it becomes a dead letter at once.
///
/// An event whose data cannot be decoded (`Messages.DecodingError`) is treated likewise.
public struct PermanentFailure: Error, Sendable, Hashable, CustomStringConvertible {
  public var reason: String

  public init(_ reason: String) {
    self.reason = reason
  }

  public var description: String { reason }
}
