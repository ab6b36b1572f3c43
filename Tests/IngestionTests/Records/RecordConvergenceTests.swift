import FoundationEssentials
import Messages
import RPCClient
import RPCCore
import Testing

/// Two devices and a server over thousands of schedules of edits, deletions, lost responses and
/// late copies: no edit is lost unseen, and both devices converge.
@Suite struct RecordConvergenceTests {
  @Test func theRulesLoseNothing() async throws {
    for seed: UInt64 in 0..<4000 {
      var simulation = RecordSimulation(seed: seed, server: LedgerServer())
      try await simulation.run(steps: 30)
      #expect(try await simulation.settle(), "seed \(seed): no end")
      #expect(simulation.lost == [], "seed \(seed)")
    }
  }

  /// The same simulation against the service with concurrent transactions.
  @Test func theServiceLosesNothing() async throws {
    let stack = try await IngestionStack.shared.value
    let study = RecordStudy()
    try await study.publish(on: stack)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for lane: UInt64 in 0..<8 {
        group.addTask {
          for seed in stride(from: lane, to: 240, by: 8) {
            let server = ServiceServer(
              caller: try stack.participant(in: study.id), study: study)
            var simulation = RecordSimulation(seed: seed, server: server)
            try await simulation.run(steps: 20)
            #expect(try await simulation.settle(), "seed \(seed): no end")
            #expect(simulation.lost == [], "seed \(seed)")
          }
        }
      }
      try await group.waitForAll()
    }
  }

  /// Concurrent writers and a paging reader: its cursor returns every record.
  @Test func aCursorMissesNothingThatIsCommittedLate() async throws {
    let stack = try await IngestionStack.shared.value
    let study = RecordStudy()
    try await study.publish(on: stack)
    let caller = try stack.participant(in: study.id)
    let written = (0..<60).map { study.event("note \($0)") }
    let seen = try await withThrowingTaskGroup(of: Set<String>.self) { group in
      for lane in 0..<6 {
        group.addTask {
          for record in written[lane * 10..<lane * 10 + 10] {
            let answer = try await caller.sync([.init(record: record)], pageSize: 1)
            #expect(answer.verdicts.map(\.verdict) == [.created])
          }
          return []
        }
      }
      group.addTask {
        var seen: Set<String> = []
        var cursor = ""
        while seen.count < written.count {
          let answer = try await caller.sync([], cursor: cursor, pageSize: 7)
          seen.formUnion(answer.records.map(\.recordID))
          cursor = answer.cursor
        }
        return seen
      }
      return try await group.reduce(into: Set<String>()) { $0.formUnion($1) }
    }
    #expect(seen == Set(written.map(\.recordID)))
  }
}

/// The service as seen by a simulated device.
private struct ServiceServer: SimulatedServer {
  let caller: Caller
  let study: RecordStudy
  /// Ids belong to a participant; every simulation uses another one.
  private static func id(_ id: Int) -> String {
    "00000000-0000-4000-8000-0000000000" + (id < 10 ? "0\(id + 1)" : "\(id + 1)")
  }

  func sync(_ request: SimulatedRequest) async throws -> SimulatedAnswer {
    let answer = try await caller.sync(
      request.changes.map { change in
        var record = study.event(change.words.sorted().map(String.init).joined(separator: " "))
        record.recordID = Self.id(change.id)
        record.changeTime = GoogleProtobuf.Timestamp(seconds: TestStudy.now + change.time)
        record.contents = study.eventContents(at: change.time)
        record.deleted = change.isDeletion
        return IngestionV1.RecordChange(baseRevision: change.base, record: record)
      }, cursor: request.cursor, pageSize: 2)
    return SimulatedAnswer(
      verdicts: answer.verdicts.map { (Self.verdict($0.verdict), $0.record.map(Self.record)) },
      records: answer.records.map(Self.record), cursor: answer.cursor, hasMore: answer.more,
      isReset: answer.reset)
  }

  private static func verdict(_ verdict: IngestionV1.Verdict) -> SimulatedAnswer.Verdict {
    switch verdict {
    case .created: .created
    case .exists: .exists
    case .conflict: .conflict
    default: .refused
    }
  }

  private static func record(_ record: IngestionV1.HealthRecord) -> SimulatedRecord {
    SimulatedRecord(
      id: (Int(record.recordID.suffix(2)) ?? 0) - 1,
      words: Set(record.title.split(separator: " ").compactMap { Int($0) }),
      revision: record.revision, isDeleted: record.deleted)
  }
}
