import Bus
import Fields
import FoundationEssentials
import Postgres

/// Removes from the log what a service published of an erased participant, or of one in a study.
struct LogErasure: Sendable {
  let logs: [any EventLog]
  let traces: PersonalTraces

  /// Whether everything that the service published of the participant is in the log, and may go: nothing of
  /// it comes again. What waits here to be applied once more goes at once, for it changes nothing any more.
  func mayBegin(_ order: ErasureOrder, on connection: PostgresConnection) async throws -> Bool {
    if let areOthersDone = traces.areOthersDone {
      guard try await areOthersDone(order.erasureID, connection) else { return false }
    }
    let remains = BusRemains(of: order.subjects) { order.isAbout(type: $0, data: $1) }
    try await remains.remove(on: connection)
    return try await !remains.areInOutbox(on: connection)
  }

  /// All orders at once, since the log may have to be read through for them. Not inside of a transaction:
  /// readers of the log wait for the oldest.
  func run(_ orders: [ErasureOrder], of source: String) async throws {
    let (whole, ofStudies) = (
      orders.filter(\.studyID.isEmpty), orders.filter { !$0.studyID.isEmpty }
    )
    try await erase(
      ErasedEvents(source: source, subjects: whole.flatMap(\.subjects), types: traces.topics))
    let bySubject = Dictionary(
      grouping: ofStudies.flatMap { order in order.subjects.map { (subject: $0, order: order) } },
      by: \.subject
    ).mapValues { $0.map(\.order) }
    // Nobody joins before the erasure is over, so that all of the study's events are from before.
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
    for log in logs { _ = try await log.erase(erased) }
  }
}

extension ErasureOrder {
  /// How events spell the participant, today and in earlier versions.
  var subjects: [String] {
    [participantID.text, participantID.uuidString]
  }

  /// Whether an event with one of the ``subjects`` goes.
  func isAbout(type: String, data: [UInt8]) -> Bool {
    studyID.isEmpty || StudyEvents.isOf(studyID, type: type, data: data)
  }
}
