/// The plans of many participants of one study, without a service or a database.
package struct PlanSimulation: Sendable {
  /// Few enough that the last ones keep no core waiting for long.
  private static let share = 16

  private let study: SimulatedStudy
  private let settings: PlanSimulationSettings

  package init(of study: SimulatedStudy, _ settings: PlanSimulationSettings) {
    self.study = study
    self.settings = settings
  }

  /// One outcome for each participant, in the order of their numbers; the work is shared among all cores.
  ///
  /// - Parameter progress: hears how many participants are done.
  package func run(progress: (Int) -> Void = { _ in }) async -> [SimulatedOutcome] {
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
