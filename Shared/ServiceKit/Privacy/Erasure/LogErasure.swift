package import Bus
import Fields
import FoundationEssentials
import Postgres

/// Removes the events of an erased participant, or of a participant in a study, from the log.
package struct LogErasure: Sendable {
  /// Nil removes nothing.
  package let log: (any EventLog)?
  package let traces: PersonalTraces

  package init(log: (any EventLog)?, traces: PersonalTraces) {
    self.log = log
    self.traces = traces
  }

  /// Returns whether all events about the participant are in the log and may be removed. Events in
  /// the service's own tables that wait to be applied again are removed at once.
  func mayBegin(_ order: ErasureOrder, on connection: PostgresConnection) async throws -> Bool {
    if let areOthersDone = traces.areOthersDone {
      guard try await areOthersDone(order.erasureID, connection) else { return false }
    }
    let remains = BusRemains(of: order.subjects) { order.isAbout(type: $0, data: $1) }
    try await remains.remove(on: connection)
    return try await !remains.areInOutbox(on: connection)
  }

  /// Removes the events of all orders together, because the log may have to be read completely.
  /// Call outside a transaction, because readers of the log wait for the oldest one.
  package func run(_ orders: [ErasureOrder], of source: String) async throws {
    let (whole, ofStudies) = (
      orders.filter(\.studyID.isEmpty), orders.filter { !$0.studyID.isEmpty }
    )
    try await erase(
      ErasedEvents(source: source, subjects: whole.flatMap(\.subjects), types: traces.topics))
    let bySubject = Dictionary(
      grouping: ofStudies.flatMap { order in order.subjects.map { (subject: $0, order: order) } },
      by: \.subject
    ).mapValues { $0.map(\.order) }
    // The participant cannot join again before the erasure ends, so all events of the study are
    // older.
    try await erase(
      ErasedEvents(
        source: source, subjects: Array(bySubject.keys),
        types: traces.topics.intersection(StudyEvents.topics)
      ) { event in
        bySubject[event.subject, default: []].contains {
          $0.isAbout(type: event.type, data: event.data)
        }
      })
  }

  private func erase(_ erased: ErasedEvents) async throws {
    guard !erased.types.isEmpty, !erased.subjects.isEmpty else { return }
    _ = try await log?.erase(erased)
  }
}

extension ErasureOrder {
  /// SearchVariants of the participant's id in events, current and earlier.
  var subjects: [String] {
    [participantID.text, participantID.uuidString]
  }

  /// Returns whether an event with one of the ``subjects`` is to be removed.
  func isAbout(type: String, data: [UInt8]) -> Bool {
    studyID.isEmpty || StudyEvents.isOf(studyID, type: type, data: data)
  }
}
