import ArgumentParser
import Bus
import ControlSupport
import Foundation

struct BusReplayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Let a consumer try dead letters again.",
    discussion: """
      Those of a subject are tried in the order in which they were given up, before whatever waits \
      of the same subject. Later events of it may have had their effect already.

      Examples:
        otolithctl bus replay --service planning --consumer answers --all
        otolithctl bus replay --service planning --consumer answers 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11
      """)

  @OptionGroup var target: BusTarget

  @Option(help: "Whose dead letters.")
  var consumer: String

  @Argument(help: "The event's id.", transform: eventID)
  var id: UUID?

  @Flag(help: "All of the consumer's.")
  var all = false

  func validate() throws {
    guard all == (id == nil) else { throw ValidationError("give either an event's id or --all") }
  }

  func run() async throws {
    try await target.with { pool, logs in
      let known = try await BusInspector(pool: pool, logs: logs.all).consumers()
      guard known.contains(where: { $0.name == consumer }) else {
        throw BusError.unknownConsumer(consumer)
      }
      let letters = DeadLetters(pool: pool)
      var count = 1
      if let id {
        guard try await letters.replay(consumer: consumer, eventID: id) else {
          throw NoSuchDeadLetter(id: id, service: target.service.rawValue)
        }
      } else {
        count = try await letters.replayAll(consumer: consumer)
      }
      for log in logs.all { await log.callReaders() }
      print(
        target.output.json
          ? "{\"replayed\": \(count)}"
          : "\(count) \(count == 1 ? "event" : "events") will be tried again")
    }
  }
}

struct BusRebuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rebuild",
    abstract: "Let a consumer read everything again from the start of its logs.",
    discussion: """
      For read models that are wrong or were lost. The consumer's effects must bear being had again, \
      as those of every service here do; what the log no longer holds does not come again. Clear \
      the read model's tables first if rows that no event tells of must go.

      Example:
        otolithctl bus rebuild --service planning answers
      """)

  @OptionGroup var target: BusTarget

  @Argument(help: "The consumer.")
  var consumer: String

  @Flag(help: "Do not ask.")
  var yes = false

  func run() async throws {
    try await target.with { pool, logs in
      let inspector = BusInspector(pool: pool, logs: logs.all)
      guard try await inspector.consumers().contains(where: { $0.name == consumer }) else {
        throw BusError.unknownConsumer(consumer)
      }
      if !yes {
        try Confirmation.ask(
          "\(consumer) of \(target.service.rawValue) will read every event again.")
      }
      try await inspector.rebuild(consumer: consumer)
      print(
        target.output.json
          ? "{\"rebuilt\": true}" : "\(consumer) reads from the start")
    }
  }
}

struct BusCompactCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compact",
    abstract: "Remove from the log what the topics' retention no longer keeps.",
    discussion: """
      The services do it every hour; this does it now.

      Example:
        otolithctl bus compact
      """)

  @OptionGroup var output: BusOutput

  @Argument(help: "The topic; default: each that is not kept for ever.")
  var topic: String?

  func run() async throws {
    try await output.withLog { log in
      let topics = try await log.topics()
      if let topic, !topics.contains(where: { $0.type == topic }) {
        throw ValidationError("the log has no topic \"\(topic)\"")
      }
      var removed: [String: Int] = [:]
      for status in topics where topic.map({ $0 == status.type }) ?? true {
        guard let retention = status.retention, retention != .forever else { continue }
        var count = 0
        while case let gone = try await log.prune(topic: status.type), gone > 0 { count += gone }
        removed[status.type] = count
      }
      if output.json {
        print(try DocumentJSON.text(removed))
      } else if removed.isEmpty {
        print("nothing is to be removed: kept for ever")
      } else {
        for (topic, count) in removed.sorted(by: { $0.key < $1.key }) {
          print("\(topic): \(count) removed")
        }
      }
    }
  }
}
