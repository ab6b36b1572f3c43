/// Checks the rewards of a study.
struct RewardChecker {
  private static let pointsMax: UInt32 = 1000
  private static let sheetsPerDayMax: UInt32 = 100
  private static let levelsMax = 50
  private static let rankingDaysMax: UInt32 = 366

  /// - Parameter groups: ids of the study's groups.
  func check(_ study: StudyDefinition, _ groups: Set<String>, _ parent: FindingPlace) {
    guard let rewards = study.rewards else { return }
    let path = parent.field("rewards")
    limit(
      rewards.pointsPerSheet, Self.pointsMax, "points of a sheet", path.field("points_per_sheet"))
    limit(
      rewards.sheetsPerDayMax, Self.sheetsPerDayMax, "sheets of a day",
      path.field("sheets_per_day_max"))
    limit(rewards.rankingDays, Self.rankingDaysMax, "days", path.field("ranking_days"))
    checkLevels(rewards.levelPoints, path.field("level_points"))
    if rewards.pointsPerSheet == 0 {
      if !rewards.hasStreaks {
        path.add(
          .rewardOutOfRange, "rewards without points and days in a row; add one, or leave them out")
      }
      for (field, isSet) in [
        ("level_points", !rewards.levelPoints.isEmpty), ("ranking_days", rewards.rankingDays > 0),
        ("sheets_per_day_max", rewards.sheetsPerDayMax > 0),
      ] where isSet {
        path.field(field).add(.rewardWithoutPoints, "needs points of a sheet")
      }
    }
    for (position, id) in rewards.groupIDs.enumerated() where !groups.contains(id) {
      path.item("group_ids", position).add(.groupUnknown, "the study has no group `\(id)`")
    }
  }

  private func limit(_ value: UInt32, _ maximum: UInt32, _ what: String, _ path: FindingPlace) {
    if value > maximum {
      path.add(.rewardOutOfRange, "\(value) \(what); at most \(maximum) are allowed")
    }
  }

  private func checkLevels(_ levels: [UInt32], _ path: FindingPlace) {
    if levels.count > Self.levelsMax {
      path.add(
        .levelsNotAscending, "\(levels.count) levels; at most \(Self.levelsMax) are allowed")
    } else if let (_, level) = zip([0] + levels, levels).first(where: { $0 >= $1 }) {
      path.add(.levelsNotAscending, "\(level) points do not exceed those of the level before")
    }
  }
}
