internal import Questionnaires

extension YAMLValue {
  /// Reads `{points, sheets-per-day, levels, streaks, ranking-days, groups}`.
  func rewards(at path: FindingPath) -> RewardDefinition? {
    noted(path)
    return mapping("rewards") { mapping in
      RewardDefinition(
        pointsPerSheet: mapping.unsigned("points", at: path.field("points_per_sheet")),
        sheetsPerDayMax: mapping.unsigned("sheets-per-day", at: path.field("sheets_per_day_max")),
        levelPoints: mapping.optional("levels")?.noted(path.field("level_points")).list()?
          .enumerated().map { position, value in
            value.noted(path.item("level_points", position)).unsigned() ?? 0
          } ?? [],
        hasStreaks: mapping.truth("streaks"),
        rankingDays: mapping.unsigned("ranking-days", at: path.field("ranking_days")),
        groupIDs: mapping.optional("groups")?.texts(at: path.field("group_ids")) ?? [])
    }
  }
}
