/// Why a published definition cannot be validated against: it uses something that this version of
/// the service does not know.
public struct UnusableDefinition: Error, CustomStringConvertible {
  public var description: String

  public init(description: String) { self.description = description }
}
