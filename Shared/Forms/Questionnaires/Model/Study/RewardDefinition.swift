/// Points, days in a row and ranking that motivate participants.
public struct RewardDefinition: Sendable, Hashable {
  /// Points of a sheet; 0 for no points, levels and ranking.
  public var pointsPerSheet: UInt32
  /// Maximum number of sheets of a day that earn points; 0 means 1.
  public var sheetsPerDayMax: UInt32
  /// Points from which each level begins, ascending.
  public var levelPoints: [UInt32]
  /// Whether days in a row count.
  public var hasStreaks: Bool
  /// Number of days whose points are ranked; 0 for no ranking.
  public var rankingDays: UInt32
  /// Groups whose participants have rewards; empty for all participants.
  public var groupIDs: [String]

  public init(
    pointsPerSheet: UInt32 = 0, sheetsPerDayMax: UInt32 = 0, levelPoints: [UInt32] = [],
    hasStreaks: Bool = false, rankingDays: UInt32 = 0, groupIDs: [String] = []
  ) {
    self.pointsPerSheet = pointsPerSheet
    self.sheetsPerDayMax = sheetsPerDayMax
    self.levelPoints = levelPoints
    self.hasStreaks = hasStreaks
    self.rankingDays = rankingDays
    self.groupIDs = groupIDs
  }
}
