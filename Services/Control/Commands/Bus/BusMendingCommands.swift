import ArgumentParser
import Bus
import Foundation

struct BusReplayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Retry dead letters of a consumer.",
    discussion: """
      Dead letters of a subject are retried in their original order, before other waiting events of the same \
      subject. Later events of it may have been applied already.

      Examples:
        otolithctl bus replay --service planning --consumer answers --all
        otolithctl bus replay --service planning --consumer answers 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11
      """)

  @OptionGroup var target: BusTarget

  @Option(help: "Consumer of the dead letters.")
  var consumer: String

  @Argument(help: "Event id.", transform: eventID)
  var id: UUID?

  @Flag(help: "Retry all dead letters of the consumer.")
  var all = false

  func validate() throws {
    guard all == (id == nil) else { throw ValidationError("pass either an event id or --all") }
  }

  func run() async throws {
    try await target.with { pool, log in
      let known = try await BusInspector(pool: pool, log: log).consumers()
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
      await log.callReaders()
      print(
        target.output.json
          ? "{\"replayed\": \(count)}"
          : "\(count) \(count == 1 ? "event" : "events") will be retried")
    }
  }
}

struct BusRebuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rebuild",
    abstract: "Let a consumer read the log again from the start.",
    discussion: """
      For read models that are wrong or lost. The consumer's effects must be idempotent, as those of every \
      service here are. Events that the log no longer contains are not repeated. If outdated rows must go, \
      clear the read model's tables first.

      Example:
        otolithctl bus rebuild --service planning answers
      """)

  @OptionGroup var target: BusTarget

  @Argument(help: "Name of the consumer.")
  var consumer: String

  @Flag(help: "Do not ask for confirmation.")
  var yes = false

  func run() async throws {
    try await target.with { pool, log in
      let inspector = BusInspector(pool: pool, log: log)
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
    abstract: "Remove events from the log whose retention has ended.",
    discussion: """
      The services do this every hour.

      Example:
        otolithctl bus compact
      """)

  @OptionGroup var output: BusOutput

  @Argument(help: "Topic; default: all topics with limited retention.")
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
        print("nothing to remove: all events are kept permanently")
      } else {
        for (topic, count) in removed.sorted(by: { $0.key < $1.key }) {
          print("\(topic): \(count) removed")
        }
      }
    }
  }
}
