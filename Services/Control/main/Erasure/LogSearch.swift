import Bus
import Foundation

/// Looks for a participant in every event of a log, of whatever topic.
struct LogSearch {
  let log: any EventLog
  let spellings: ParticipantSpellings

  private static let batch = 1000
  /// How often in a row what is behind the last event may be unsettled, a tenth of a second each.
  private static let waitsMax = 300

  func run(into findings: inout ErasureFindings) async {
    do {
      try await search(into: &findings)
    } catch {
      findings.couldNotLook(at: "log \(log.name)", "\(BusFailure.readable(error))")
    }
  }

  private func search(into findings: inout ErasureFindings) async throws {
    let topics = try await log.topics()
    var found: [String: Int] = Dictionary(uniqueKeysWithValues: topics.map { ($0.type, 0) })
    let types = Set(found.keys)
    var position = LogPosition.start
    var waits = 0
    var read = 0
    while !types.isEmpty {
      let batch = try await log.read(after: position, types: types, limit: Self.batch)
      for event in batch.events where isNamed(in: event) { found[event.type, default: 0] += 1 }
      read += batch.events.count
      position = batch.end
      if batch.rest == .none { break }
      if batch.rest == .unsettled {
        waits += 1
        guard waits <= Self.waitsMax else {
          findings.couldNotLook(
            at: "log \(log.name)", "a transaction that is open keeps its last events back")
          break
        }
        try await Task.sleep(for: .milliseconds(100))
      } else {
        waits = 0
        ErasureFindings.progress("log \(log.name): looked at \(read) events")
      }
    }
    for (type, count) in found { findings.looked(at: "log \(log.name) \(type)", found: count) }
  }

  private func isNamed(in event: Event) -> Bool {
    spellings.isNamed(in: event.subject) || spellings.isNamed(in: event.data)
  }
}
