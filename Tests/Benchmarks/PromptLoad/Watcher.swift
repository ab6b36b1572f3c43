import FoundationEssentials
import Messages
import RPCClient
import Stubs

/// A gateway that delivers nothing.
struct Watcher: Sendable {
  let client: PlanningV1.DeliveryServiceClient
  let options: CallOptions
  let unacknowledged: UInt32
  let acknowledging: Int
  let clockOffset: Double
  let tally: Tally

  /// Acknowledges what came with one message in one call, while others come.
  func run() async throws {
    let request = PlanningV1.WatchPromptsRequest(
      unacknowledgedMax: unacknowledged, leaseSeconds: 300)
    try await withThrowingTaskGroup(of: Void.self) { group in
      var calls = 0
      for try await news in client.watchPrompts(request, options: options)
      where !news.prompts.isEmpty {
        let now = Date().timeIntervalSince1970 + clockOffset
        tally.take(news.prompts.map { now - ($0.dueTime?.date.timeIntervalSince1970 ?? now) })
        if calls == acknowledging {
          try await group.next()
          calls -= 1
        }
        let acknowledgements = news.prompts.map {
          PlanningV1.PromptAcknowledgement(leaseID: $0.leaseID, result: .sent)
        }
        group.addTask { [self] in
          let outcomes = try await client.acknowledgePrompts(
            .init(acknowledgements: acknowledgements), options: options
          ).outcomes
          tally.acknowledge(outcomes.count { $0 == .accepted }, of: acknowledgements.count)
        }
        calls += 1
      }
    }
  }
}
