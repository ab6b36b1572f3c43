import Bus
import FoundationEssentials
import Postgres

/// Removes from the log what a service published of an erased participant.
struct LogErasure: Sendable {
  let logs: [any EventLog]
  let traces: PersonalTraces
  private let parked = BusRemains()

  init(logs: [any EventLog], traces: PersonalTraces) {
    self.logs = logs
    self.traces = traces
  }

  /// Whether everything that the service published of the participant is in the log, and may go: nothing of
  /// it comes again. What waits here to be applied once more goes at once, for it changes nothing any more.
  func mayBegin(_ order: ErasureOrder, on connection: PostgresConnection) async throws -> Bool {
    if let areOthersDone = traces.areOthersDone {
      guard try await areOthersDone(order.erasureID, connection) else { return false }
    }
    try await parked.remove(order.subjects, on: connection)
    return try await !parked.isInOutbox(order.subjects, on: connection)
  }

  /// Not inside of a transaction: readers of the log wait for the oldest.
  func run(_ order: ErasureOrder, of source: String) async throws {
    guard !traces.topics.isEmpty else { return }
    for log in logs {
      // Nothing happens to the participant any more, so that the time leaves nothing out.
      _ = try await log.erase(
        subjects: order.subjects, of: source, types: traces.topics, before: .distantFuture)
    }
  }
}

extension ErasureOrder {
  /// How events spell the participant, today and in earlier versions.
  var subjects: [String] {
    [participantID.uuidString.lowercased(), participantID.uuidString]
  }
}
