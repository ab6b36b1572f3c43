package import PlanningDomain

/// What a report says of the settings that it was made with.
package struct PlanSimulationSummary: Sendable, Hashable {
  package let participants: Int
  package let days: Int
  package let seed: UInt64
  /// ISO 8601.
  package let start: String
  package let joinDays: Int
  package let rules: PromptSettings
  package let answersPerMillion: Int?

  init(_ settings: PlanSimulationSettings) {
    participants = settings.participants
    days = settings.days
    seed = settings.seed
    start = settings.start.iso8601
    joinDays = settings.joinDays
    rules = settings.rules
    answersPerMillion = settings.answersPerMillion
  }

  /// What the participants chose, for people.
  var choices: String {
    var parts = rules.quietHours.map {
      "quiet \(PlanFigures.clock($0.startMinute))-\(PlanFigures.clock($0.endMinute))"
    }
    if rules.perDayMax > 0 { parts.append("at most \(rules.perDayMax) prompts a day") }
    if rules.gapMinutes > 0 { parts.append("\(rules.gapMinutes) min between prompts") }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }

  /// Who fills in what.
  var answering: String {
    guard let answersPerMillion else {
      return "nobody fills anything in, but what blocks all else"
    }
    return "\(PlanFigures.share(answersPerMillion, of: 1_000_000)) of prompts are answered"
  }
}
