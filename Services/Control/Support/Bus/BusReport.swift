import Bus
import Fields
import Foundation

/// Output of the `otolithctl bus` commands: a table, or JSON. Times are UTC in RFC 3339.
struct BusReport: Sendable {
  let table: TextTable
  /// Text that replaces an empty table.
  let nothing: String
  private let value: any Encodable & Sendable

  init(_ table: TextTable, nothing: String, _ value: some Encodable & Sendable) {
    self.table = table
    self.nothing = nothing
    self.value = value
  }

  func text(asJSON: Bool) throws -> String {
    if asJSON { return try DocumentJSON.text(value) }
    return table.isEmpty ? nothing : table.lines.joined(separator: "\n")
  }

  // MARK: Topics

  struct TopicLine: Encodable, Sendable {
    var topic: String
    var retention: String
    var declared: Bool
    var events: Int
    var first: String?
    var last: String?
  }

  static func topics(_ topics: [TopicStatus]) -> BusReport {
    var table = TextTable([
      ("TOPIC", .left), ("KEPT", .left), ("EVENTS", .right), ("FIRST", .left), ("LAST", .left),
    ])
    let lines = topics.map { topic in
      TopicLine(
        topic: topic.type, retention: (topic.retention ?? .forever).description,
        declared: topic.retention != nil, events: topic.events, first: time(topic.first),
        last: time(topic.last))
    }
    for line in lines {
      table.add([
        line.topic, line.declared ? line.retention : "forever (undeclared)", "\(line.events)",
        line.first ?? "-", line.last ?? "-",
      ])
    }
    return BusReport(table, nothing: "the log is empty", lines)
  }

  // MARK: Consumers

  struct ConsumerLine: Encodable, Sendable {
    struct Place: Encodable, Sendable {
      var log: String
      var transaction: UInt64
      var number: Int64
      var movedAt: String?
    }

    var consumer: String
    var topics: [String]
    var startedAt: String?
    var places: [Place]
    var parked: Int
    var deadLetters: Int
  }

  static func consumers(_ consumers: [ConsumerStatus]) -> BusReport {
    var table = TextTable([
      ("CONSUMER", .left), ("STARTED", .left), ("LOG", .left), ("READ UP TO", .left),
      ("LAST READ", .left), ("PARKED", .right), ("DEAD LETTERS", .right), ("TOPICS", .left),
    ])
    let lines = consumers.map { consumer in
      ConsumerLine(
        consumer: consumer.name, topics: consumer.types.sorted(),
        startedAt: time(consumer.startedAt),
        places: consumer.places.map {
          ConsumerLine.Place(
            log: $0.log, transaction: $0.cursor.position.transaction,
            number: $0.cursor.position.number,
            movedAt: time($0.movedAt))
        }, parked: consumer.parked, deadLetters: consumer.deadLetters)
    }
    for line in lines {
      for (index, place) in line.places.enumerated() {
        let isFirst = index == 0
        table.add([
          isFirst ? line.consumer : "", isFirst ? line.startedAt ?? "-" : "", place.log,
          "\(place.transaction)/\(place.number)", place.movedAt ?? "-",
          isFirst ? "\(line.parked)" : "", isFirst ? "\(line.deadLetters)" : "",
          isFirst ? line.topics.joined(separator: ",") : "",
        ])
      }
    }
    return BusReport(table, nothing: "the service has not started any consumer yet", lines)
  }

  // MARK: Lag

  struct LagDocument: Encodable, Sendable {
    struct Line: Encodable, Sendable {
      var consumer: String
      /// Null if unknown because the consumer is stopped.
      var behind: Int?
      var oldest: String?
      var parked: Int
      var deadLetters: Int
      var stopped: Bool
    }

    var outbox: Int
    var outboxOldest: String?
    var caughtUp: Bool
    var consumers: [Line]
  }

  static func lag(_ lag: BusLag) -> BusReport {
    var table = TextTable([
      ("", .left), ("WAITING", .right), ("OLDEST", .left), ("PARKED", .right),
      ("DEAD LETTERS", .right),
    ])
    let document = LagDocument(
      outbox: lag.outbox.events, outboxOldest: time(lag.outbox.oldest), caughtUp: lag.isCaughtUp,
      consumers: lag.consumers.sorted { $0.key < $1.key }.map { name, consumer in
        LagDocument.Line(
          consumer: name, behind: consumer.behind, oldest: time(consumer.oldest),
          parked: consumer.parked, deadLetters: consumer.deadLetters,
          stopped: consumer.stop != nil)
      })
    func count(_ number: Int) -> String {
      number >= BusLag.countMax ? "\(BusLag.countMax) or more" : "\(number)"
    }
    table.add(["outbox", count(document.outbox), document.outboxOldest ?? "-", "", ""])
    for line in document.consumers {
      table.add([
        line.consumer, line.behind.map(count) ?? "unknown: stopped", line.oldest ?? "-",
        count(line.parked),
        count(line.deadLetters),
      ])
    }
    return BusReport(table, nothing: "", document)
  }

  // MARK: Dead letters

  struct LetterLine: Encodable, Sendable {
    var id: String
    var consumer: String
    var source: String
    var type: String
    var schemaVersion: Int
    var subject: String
    var time: String?
    var traceparent: String?
    var reason: String
    var attempts: Int
    var firstFailedAt: String?
    var lastFailedAt: String?
    var bytes: Int
    /// Base64; only on request, since it may contain personal data.
    var data: String?
  }

  private static func line(_ letter: DeadLetter, showsData: Bool) -> LetterLine {
    let event = letter.event
    return LetterLine(
      id: event.id.text, consumer: letter.consumer, source: event.source,
      type: event.type, schemaVersion: event.schemaVersion, subject: event.subject,
      time: time(event.time), traceparent: event.trace?.parent, reason: letter.reason,
      attempts: letter.attempts, firstFailedAt: time(letter.firstFailedAt),
      lastFailedAt: time(letter.lastFailedAt), bytes: event.data.count,
      data: showsData ? Data(event.data).base64EncodedString() : nil)
  }

  static func deadLetters(_ letters: [DeadLetter]) -> BusReport {
    var table = TextTable([
      ("ID", .left), ("CONSUMER", .left), ("TYPE", .left), ("ATTEMPTS", .right),
      ("LAST FAILED", .left), ("REASON", .left),
    ])
    let lines = letters.map { line($0, showsData: false) }
    for line in lines {
      table.add([
        line.id, line.consumer, line.type, "\(line.attempts)", line.lastFailedAt ?? "-",
        line.reason.count > 80 ? line.reason.prefix(79) + "…" : line.reason,
      ])
    }
    return BusReport(table, nothing: "no dead letters", lines)
  }

  /// All attributes of one dead letter, one per row.
  static func deadLetter(_ letter: DeadLetter, showsData: Bool) -> BusReport {
    let line = line(letter, showsData: showsData)
    var table = TextTable([("ATTRIBUTE", .left), ("VALUE", .left)])
    table.add(["id", line.id])
    table.add(["consumer", line.consumer])
    table.add(["source", line.source])
    table.add(["type", line.type])
    table.add(["schema version", "\(line.schemaVersion)"])
    table.add(["subject", line.subject])
    table.add(["time", line.time ?? "-"])
    table.add(["traceparent", line.traceparent ?? "-"])
    table.add(["reason", line.reason])
    table.add(["attempts", "\(line.attempts)"])
    table.add(["first failed", line.firstFailedAt ?? "-"])
    table.add(["last failed", line.lastFailedAt ?? "-"])
    table.add(["data", line.data ?? "\(line.bytes) bytes (--payload shows them)"])
    return BusReport(table, nothing: "", line)
  }

  static func time(_ date: Date?) -> String? {
    date.map { $0.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)) }
  }
}
