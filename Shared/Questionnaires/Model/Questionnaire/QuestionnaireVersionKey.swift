/// Names one published version.
public struct QuestionnaireVersionKey: Sendable, Hashable {
  public var id: String
  /// From 1.
  public var version: UInt32

  public init(id: String, version: UInt32) {
    self.id = id
    self.version = version
  }
}
