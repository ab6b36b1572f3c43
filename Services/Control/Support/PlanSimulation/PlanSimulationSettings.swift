package import Calendar
package import PlanningDomain

/// Who takes part in a simulation, and for how long.
package struct PlanSimulationSettings: Sendable {
  /// A zone, and how many come from it for one from a zone of weight 1.
  package struct WeightedZone: Sendable {
    package var zone: IANAZone
    package var weight: Int

    package init(_ zone: IANAZone, weight: Int = 1) {
      self.zone = zone
      self.weight = weight
    }
  }

  package var participants: Int
  /// For how many dates each takes part, that of joining included.
  package var days: Int
  /// The same seed makes the same people.
  package var seed: UInt64
  /// On which the first ones join.
  package var start: CivilDate
  /// They join on so many dates, all alike.
  package var joinDays: Int
  /// At least one.
  package var zones: [WeightedZone]
  /// What each of them chose.
  package var rules: PromptSettings
  /// Of a million prompts so many are answered; nil: nobody fills anything in but what blocks all else.
  package var answersPerMillion: Int?

  package init(
    participants: Int, days: Int, seed: UInt64, start: CivilDate, joinDays: Int = 1,
    zones: [WeightedZone], rules: PromptSettings = PromptSettings(), answersPerMillion: Int? = nil
  ) {
    self.participants = participants
    self.days = days
    self.seed = seed
    self.start = start
    self.joinDays = joinDays
    self.zones = zones
    self.rules = rules
    self.answersPerMillion = answersPerMillion
  }
}
