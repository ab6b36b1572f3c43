/// A type of question that only a newer version, or another system, knows. It travels through every
/// format unharmed; clients say that it is not supported, and it is never required (TNA FR 7).
public struct UnsupportedDefinition: Sendable, Hashable {
  /// Its name, with the format that it comes from: `hologram`, `fhir.attachment`.
  public var type: String
  /// What the definition said about it, as JSON.
  public var contents: String

  public init(type: String, contents: String = "{}") {
    self.type = type
    self.contents = contents
  }
}
