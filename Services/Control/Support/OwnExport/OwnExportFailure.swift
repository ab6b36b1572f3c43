/// Why an archive cannot be made, as a person reads it.
public struct OwnExportFailure: Error, Sendable, Hashable, CustomStringConvertible {
  public var description: String

  public init(_ description: String) { self.description = description }
}
