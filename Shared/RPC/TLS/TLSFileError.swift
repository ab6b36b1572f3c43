/// A file of a TLS configuration that cannot be used.
public struct TLSFileError: Error, Sendable, Hashable, CustomStringConvertible {
  public var path: String
  /// Follows the path in a sentence.
  public var problem: String

  public var description: String { "\(path) \(problem)" }
}
