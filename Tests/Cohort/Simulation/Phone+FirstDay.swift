import FoundationEssentials
import Messages
import RPCClient

extension Phone {
  /// Fills in and sends the blocking and one-time questionnaires, then waits for the plan.
  func beginStudies(at now: Date) async throws {
    for studyID in currentStudies {
      for use in uses[studyID] ?? [] where use.recurrence == .oneTime || use.blocking {
        fillIn(use.questionnaireID, of: studyID, at: now.addingTimeInterval(60), cause: "")
      }
    }
    try await upload()
    try await awaitPlan()
  }

  func fetchPlan() async throws {
    plan =
      try await client.planning.getNotificationPlan(
        .init(timeZone: persona.timeZone), options: options
      ).notifications
  }

  /// Planning receives the sheets through the bus, shortly after the phone has its verdicts.
  private func awaitPlan() async throws {
    let asking = currentStudies.filter { study in
      uses[study]?.contains { !$0.schedules.isEmpty && !$0.deactivated } ?? false
    }
    let givesUpAt = ContinuousClock.now + Self.patience
    while true {
      try await fetchPlan()
      let planned = Set(plan.map(\.studyID))
      let missing = asking.filter { !planned.contains($0) }
      if missing.isEmpty { return }
      guard ContinuousClock.now < givesUpAt else {
        throw SimulationError("no notifications planned in \(missing.joined(separator: ", "))")
      }
      try await Task.sleep(for: .milliseconds(200))
    }
  }
}
