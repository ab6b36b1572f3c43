/// The published version that a fork or copy was made from.
public struct OriginDefinition: Sendable, Hashable {
  public var projectID: String
  public var questionnaireID: String
  /// From 1.
  public var version: UInt32

  public init(projectID: String, questionnaireID: String, version: UInt32) {
    self.projectID = projectID
    self.questionnaireID = questionnaireID
    self.version = version
  }
}
