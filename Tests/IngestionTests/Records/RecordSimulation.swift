import TestBasics

/// A simulated record: its text is a set of words, so that no lost edit goes unnoticed. Each edit
/// adds a unique word.
struct SimulatedRecord: Sendable, Hashable {
  var id: Int
  var words: Set<Int>
  var revision: UInt32
  var isDeleted = false
}

struct SimulatedChange: Sendable, Hashable {
  var id: Int
  var base: UInt32
  var words: Set<Int>
  var isDeletion: Bool
  /// Device time.
  var time: Int64
}

struct SimulatedAnswer: Sendable {
  enum Verdict: Sendable { case created, exists, conflict, refused }

  var verdicts: [(verdict: Verdict, record: SimulatedRecord?)]
  var records: [SimulatedRecord]
  var cursor: String
  var hasMore: Bool
  var isReset: Bool
}

struct SimulatedRequest: Sendable {
  var changes: [SimulatedChange]
  var cursor: String
}

/// The server as seen by a device.
protocol SimulatedServer: Sendable {
  func sync(_ request: SimulatedRequest) async throws -> SimulatedAnswer
}

/// A device with its copy of the server's records and its own changes. It deletes only words it
/// knows and keeps both sides of a conflict.
struct SimulatedDevice: Sendable {
  private(set) var known: [Int: SimulatedRecord] = [:]
  private(set) var pending: [Int: SimulatedChange] = [:]
  private(set) var cursor = ""
  private var underWay: SimulatedRequest?
  private var unseenSinceReset: Set<Int> = []
  /// Words that were on the server and deleted by a device that knew them.
  private(set) var deleted: Set<Int> = []

  var isIdle: Bool { pending.isEmpty }

  /// The participant's view: own changes before they are sent.
  func words(of id: Int) -> Set<Int> { pending[id]?.words ?? known[id]?.words ?? [] }

  mutating func edit(_ id: Int, adding word: Int, at time: Int64) {
    pending[id] = SimulatedChange(
      id: id, base: pending[id]?.base ?? known[id]?.revision ?? 0,
      words: words(of: id).union([word]), isDeletion: false, time: time)
  }

  /// Deletes only records of the server without local changes.
  mutating func delete(_ id: Int, at time: Int64) {
    guard pending[id] == nil, let record = known[id], !record.isDeleted else { return }
    pending[id] = SimulatedChange(
      id: id, base: record.revision, words: record.words, isDeletion: true, time: time)
  }

  mutating func request() -> SimulatedRequest {
    let request = SimulatedRequest(
      changes: pending.values.sorted { $0.id < $1.id }, cursor: cursor)
    underWay = request
    return request
  }

  mutating func take(_ answer: SimulatedAnswer) {
    for (change, outcome) in zip(underWay?.changes ?? [], answer.verdicts) {
      settle(change, outcome.verdict, outcome.record)
    }
    underWay = nil
    if answer.isReset { unseenSinceReset = Set(known.keys) }
    for record in answer.records { learn(record) }
    cursor = answer.cursor
    if !answer.hasMore {
      for id in unseenSinceReset where pending[id] == nil { known[id] = nil }
      unseenSinceReset = []
    }
  }

  private mutating func learn(_ record: SimulatedRecord) {
    unseenSinceReset.remove(record.id)
    guard record.revision >= known[record.id]?.revision ?? 0 else { return }
    known[record.id] = record
  }

  private mutating func settle(
    _ change: SimulatedChange, _ verdict: SimulatedAnswer.Verdict, _ record: SimulatedRecord?
  ) {
    if let record { learn(record) }
    // Also if the first response was lost.
    let isDone = verdict == .created || verdict == .exists
    if isDone, change.isDeletion { deleted.formUnion(change.words) }
    guard let now = pending[change.id] else { return }
    switch verdict {
    case .refused: pending[change.id] = nil
    case .created, .exists:
      guard now != change, let record else {
        pending[change.id] = nil
        return
      }
      // Changed again during the call: rebased on the server's record.
      rebase(now, on: record)
    case .conflict:
      guard let record else { return }
      // The record has edits that the deleting device had not seen, so it stays.
      if now.isDeletion { pending[change.id] = nil } else { rebase(now, on: record) }
    }
  }

  private mutating func rebase(_ change: SimulatedChange, on record: SimulatedRecord) {
    var change = change
    change.base = record.revision
    change.words.formUnion(record.words)
    pending[change.id] = change
  }
}

/// Two devices, a network that loses, repeats and delays messages, and a server, run to completion.
struct RecordSimulation {
  var devices = [SimulatedDevice(), SimulatedDevice()]
  private(set) var written: [Int: Set<Int>] = [:]
  private var generator: SeededGenerator
  private var delayed: [SimulatedRequest] = []
  private var nextWord = 1
  private let server: any SimulatedServer
  private let recordCount: Int

  init(seed: UInt64, server: any SimulatedServer, recordCount: Int = 3) {
    generator = SeededGenerator(seed: seed)
    self.server = server
    self.recordCount = recordCount
  }

  mutating func run(steps: Int) async throws {
    for step in 0..<steps {
      let device = Int.random(in: 0..<2, using: &generator)
      let id = Int.random(in: 0..<recordCount, using: &generator)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<4: write(id, on: device, at: step)
      case 4: devices[device].delete(id, at: Int64(step))
      case 5: try await deliverDelayed()
      default: try await call(from: device)
      }
    }
  }

  /// Runs both devices until no change is pending.
  mutating func settle() async throws -> Bool {
    while !delayed.isEmpty { try await deliverDelayed() }
    for _ in 0..<20 {
      for device in devices.indices { try await callReliably(from: device) }
      if devices.allSatisfy(\.isIdle), devices[0].known == devices[1].known { return true }
    }
    return false
  }

  private mutating func write(_ id: Int, on device: Int, at step: Int) {
    devices[device].edit(id, adding: nextWord, at: Int64(step))
    written[id, default: []].insert(nextWord)
    nextWord += 1
  }

  private mutating func call(from device: Int) async throws {
    let request = devices[device].request()
    switch Int.random(in: 0..<6, using: &generator) {
    // The request is lost.
    case 0: break
    // The request is applied, but the response is lost.
    case 1: _ = try await server.sync(request)
    // A copy arrives after the response.
    case 2:
      delayed.append(request)
      devices[device].take(try await server.sync(request))
    // Twice concurrently.
    case 3:
      async let first = server.sync(request)
      async let second = server.sync(request)
      let answers = try await [first, second]
      devices[device].take(answers[Int.random(in: 0..<2, using: &generator)])
    default: devices[device].take(try await server.sync(request))
    }
  }

  private mutating func callReliably(from device: Int) async throws {
    var hasMore = true
    while hasMore {
      let answer = try await server.sync(devices[device].request())
      devices[device].take(answer)
      hasMore = answer.hasMore
    }
  }

  private mutating func deliverDelayed() async throws {
    guard !delayed.isEmpty else { return }
    let place = Int.random(in: delayed.indices, using: &generator)
    _ = try await server.sync(delayed.remove(at: place))
  }

  /// Words that were written, never knowingly deleted, and are missing.
  var lost: Set<Int> {
    let there = devices[0].known.values.reduce(into: Set<Int>()) { $0.formUnion($1.words) }
    let deleted = devices.reduce(into: Set<Int>()) { $0.formUnion($1.deleted) }
    return written.values.reduce(into: Set<Int>()) { $0.formUnion($1) }
      .subtracting(there).subtracting(deleted)
  }
}
