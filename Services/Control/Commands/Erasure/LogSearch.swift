import Bus
import Foundation

/// Searches every event of a log for a participant, names and addresses.
struct LogSearch {
  let log: any EventLog
  let sought: [SearchVariants]

  private static let batch = 1000
  /// Maximum number of waits, a tenth of a second each, for unsettled events at the end of the log.
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
    let nothing = Array(repeating: 0, count: sought.count)
    var found = Dictionary(uniqueKeysWithValues: topics.map { ($0.type, nothing) })
    let types = Set(found.keys)
    var position = LogPosition.start
    var waits = 0
    var read = 0
    while !types.isEmpty {
      let batch = try await log.read(after: position, types: types, limit: Self.batch)
      for event in batch.events {
        for place in sought.indices where isNamed(sought[place], in: event) {
          found[event.type, default: nothing][place] += 1
        }
      }
      read += batch.events.count
      position = batch.end
      if batch.rest == .none { break }
      if batch.rest == .unsettled {
        waits += 1
        guard waits <= Self.waitsMax else {
          findings.couldNotLook(
            at: "log \(log.name)", "an open transaction holds back its last events")
          break
        }
        try await Task.sleep(for: .milliseconds(100))
      } else {
        waits = 0
        ErasureFindings.progress("log \(log.name): searched \(read) events")
      }
    }
    for (type, counts) in found {
      findings.looked(at: "log \(log.name) \(type)", found: counts, of: sought)
    }
  }

  private func isNamed(_ spellings: SearchVariants, in event: Event) -> Bool {
    spellings.isNamed(in: event.subject) || spellings.isNamed(in: event.data)
  }
}
