/// Selects the rows of an export of a study's data; see `otolith.common.v1.ExportFilter`. A row must
/// fit all parts.
public struct ExportFilter: Sendable, Hashable {
  /// Maximum number of groups, and of questionnaires.
  public static let idsMax = 100

  /// Days `YYYY-MM-DD` of the participant's calendar, both inclusive; nil for no limit.
  public var firstDate: String?
  public var lastDate: String?
  /// Empty for all participants.
  public var groupIDs: [String]
  /// Empty for all questionnaires.
  public var questionnaireIDs: [String]

  public init(
    firstDate: String? = nil, lastDate: String? = nil, groupIDs: [String] = [],
    questionnaireIDs: [String] = []
  ) {
    self.firstDate = firstDate
    self.lastDate = lastDate
    self.groupIDs = groupIDs
    self.questionnaireIDs = questionnaireIDs
  }

  /// Whether it selects everything.
  public var isEmpty: Bool { self == ExportFilter() }
}
