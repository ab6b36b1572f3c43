import FoundationEssentials
import Questionnaires

/// A value of participants that is released every night: a declared comparison, or the ranking of their
/// points. See ``ComparisonRule``.
enum ReleasedValue: Sendable, Hashable {
  case comparison(ComparisonDefinition)
  case ranking(RewardDefinition)

  /// No id of a comparison has a full stop.
  static let rankingID = "rewards.ranking"

  static func all(of study: StudyDefinition) -> [ReleasedValue] {
    study.comparisons.map { .comparison($0) } + (study.rewards?.ranking.map { [$0] } ?? [])
  }

  var id: String {
    switch self {
    case .comparison(let comparison): comparison.id
    case .ranking: Self.rankingID
    }
  }

  /// What is released, apart from the words: a release of another key is not this one's.
  var key: String {
    switch self {
    case .comparison(let comparison): comparison.key
    case .ranking(let rewards):
      "points \(rewards.sheetsOfDayMax) \(rewards.rankingDays) "
        + rewards.groupIDs.sorted().joined(separator: " ")
    }
  }
}

extension RewardDefinition {
  /// The released ranking; nil without one.
  var ranking: ReleasedValue? { rankingDays > 0 && pointsPerSheet > 0 ? .ranking(self) : nil }

  /// Begin of the days whose points are ranked.
  func rankedSince(_ now: Date) -> Date {
    now.addingTimeInterval(-86_400 * Double(rankingDays))
  }
}
