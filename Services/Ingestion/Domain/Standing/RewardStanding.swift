import Calendar
import FoundationEssentials
import Questionnaires

/// A participant's rewards in a study.
struct RewardStanding: Sendable, Hashable {
  /// The sheets of a day that count.
  struct SheetDay: Sendable, Hashable {
    /// The day that the device showed.
    var date: CivilDate
    var sheets: Int
    var firstAt: Instant
    var timeZone: String
  }

  /// A prompt that was not cancelled.
  struct Prompt: Sendable, Hashable {
    enum Outcome: Sendable, Hashable {
      case answered, unanswered
      /// Answered by sheets that were withdrawn; neither answered nor missed.
      case withdrawn
    }

    var notifiesAt: Instant
    /// End of the time for answering; nil if it has none yet.
    var endsAt: Instant?
    var outcome: Outcome
  }

  /// The data from which rewards are computed.
  struct Facts: Sendable {
    var now: Instant
    var days: [SheetDay] = []
    var prompts: [Prompt] = []
    var pauses: [StudyPause] = []
    var absences: [Enrolment.Absence] = []
    /// End of the participant's consent; nil if it is valid.
    var consentEndsAt: Instant?
  }

  struct Ranking: Sendable, Hashable {
    /// 1–4.
    var quarter: Int
    var releasedAt: Date
  }

  var definition: RewardDefinition
  var points: Int
  /// Nil if the study does not count days in a row.
  var streak: Streak?
  /// Nil without a release or own points.
  var ranking: Ranking?

  /// - Parameter zone: returns a time zone by its name; nil if unknown.
  init(_ definition: RewardDefinition, _ facts: Facts, zone: (String) -> (any ZoneRules)?) {
    self.definition = definition
    points = Dictionary(grouping: facts.days, by: \.date).values.reduce(0) { points, parts in
      points
        + min(parts.reduce(0) { $0 + $1.sheets }, definition.sheetsOfDayMax)
        * Int(definition.pointsPerSheet)
    }
    if definition.hasStreaks { streak = Streak(facts, zone: zone) }
  }

  /// Number of levels reached.
  var level: Int { definition.levelPoints.count { $0 <= points } }

  /// Points from which the next level begins; nil without a next level.
  var nextLevelPoints: UInt32? { definition.levelPoints.first { $0 > points } }
}

extension RewardDefinition {
  /// Maximum number of sheets of a day that earn points.
  var sheetsOfDayMax: Int { Int(max(sheetsPerDayMax, 1)) }

  /// Whether participants of the groups have rewards.
  func isFor(_ groups: Set<String>) -> Bool {
    groupIDs.isEmpty || !groups.isDisjoint(with: groupIDs)
  }
}
