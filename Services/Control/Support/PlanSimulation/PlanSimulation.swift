/// Simulates the plans of many participants of one study, without a service or a database.
struct PlanSimulation: Sendable {
  /// Participants per task; small, so that all cores finish at about the same time.
  private static let share = 16

  private let study: SimulatedStudy
  private let settings: PlanSimulationSettings

  init(of study: SimulatedStudy, _ settings: PlanSimulationSettings) {
    self.study = study
    self.settings = settings
  }

  /// Returns one outcome per participant, in the order of their numbers; uses all cores.
  ///
  /// - Parameter progress: receives the number of finished participants.
  func run(progress: (Int) -> Void = { _ in }) async -> [SimulatedOutcome] {
    let starts = Array(stride(from: 0, to: settings.participants, by: Self.share))
    let found = await withTaskGroup(of: (Int, [SimulatedOutcome]).self) { group in
      for start in starts {
        group.addTask { (start, outcomes(from: start)) }
      }
      var found: [Int: [SimulatedOutcome]] = [:]
      var done = 0
      for await (start, outcomes) in group {
        found[start] = outcomes
        done += outcomes.count
        progress(done)
      }
      return found
    }
    return starts.flatMap { found[$0] ?? [] }
  }

  private func outcomes(from start: Int) -> [SimulatedOutcome] {
    (start..<min(start + Self.share, settings.participants)).map { number in
      let participant = SimulatedParticipant(
        number: number, settings, groupIDs: study.groupIDs)
      return SimulatedLife(participant, in: study, settings).outcome
    }
  }
}
