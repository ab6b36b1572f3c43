public import Bus
import FoundationEssentials

extension NATSEventLog {
  /// Maximum number of events removed per call.
  static let pruneMax = 5000

  /// A topic's declaration is the last message on its subject in the stream, so it is as durable as
  /// the events. Rights on `….topics.>` decide who may declare topics.
  public func declare(_ topics: [Topic]) async throws {
    let connection = try await ready()
    var outgoing: [NATSOutgoing] = []
    for topic in topics {
      if try await retention(of: topic.type) == topic.retention { continue }
      outgoing.append(
        NATSOutgoing(
          subject: names.topic(topic.type), chain: topic.type,
          headers: [
            ("Nats-Expected-Stream", names.stream),
            ("otolith-retention", RetentionText.encode(topic.retention)),
          ], data: []))
    }
    guard !outgoing.isEmpty else { return }
    try await client.publish(outgoing)
    _ = connection
  }

  /// Retention of a topic; nil if undeclared.
  func retention(of type: String) async throws -> Topic.Retention? {
    try await stream.message(at: .last(of: names.topic(type)))?.header("otolith-retention")
      .flatMap(RetentionText.decode)
  }

  public func prune(topic: String) async throws -> Int {
    _ = try await ready()
    switch try await retention(of: topic) {
    case nil, .forever?: return 0
    case .duration(let duration)?: return try await pruneByAge(topic, duration)
    case .latestPerSubject?: return try await compact(topic)
    }
  }

  /// Removes events, in the order of the log, until the first one whose event time and storage time
  /// are both recent enough: the publisher's clock may be ahead. Old events appended behind newer
  /// ones are removed with those.
  private func pruneByAge(_ topic: String, _ duration: Duration) async throws -> Int {
    let filter = names.events(ofType: topic)
    let end = Date().addingTimeInterval(-(duration / .seconds(1)))
    let consumer = try await stream.makeConsumer(filter, from: .sequence(1), headersOnly: true)
    let found = try await stream.fetch(
      from: consumer.name, countMax: Self.pruneMax, bytesMax: Self.batchBytesMax)
    try await stream.deleteConsumer(consumer.name)
    var removed = 0
    for message in found.messages {
      guard let place = message.place,
        let time = message.header("ce-time").flatMap(EventTime.parse),
        time < end || place.storedAt < end
      else { break }
      if try await stream.remove(place.streamSequence) { removed += 1 }
    }
    return removed
  }

  private func compact(_ topic: String) async throws -> Int {
    var removed = 0
    var offset = 0
    while let info = try await stream.info(
      subjectsFilter: names.events(ofType: topic), offset: offset)
    {
      let page = info.state.subjects ?? [:]
      for (subject, count) in page where count > 1 {
        for _ in 1..<count {
          guard let oldest = try await stream.message(at: .first(of: subject, from: 1)) else {
            break
          }
          if try await stream.remove(oldest.seq) { removed += 1 }
          if removed >= Self.pruneMax { return removed }
        }
      }
      offset += page.count
      if page.isEmpty || offset >= info.total ?? 0 { break }
    }
    return removed
  }

  /// A message's bytes are overwritten before it is removed. Backups of the servers are not
  /// affected: see README.md.
  public func erase(_ erased: ErasedEvents) async throws -> Int {
    _ = try await ready()
    var count = 0
    for type in erased.types.sorted() {
      for subject in erased.subjects {
        let filter = names.event(source: erased.source, type: type, subject: subject)
        var next: UInt64 = 1
        while let message = try await stream.message(at: .first(of: filter, from: next)) {
          next = message.seq + 1
          // A message without a time is not an event.
          if let happened = message.eventTime, happened >= erased.before { continue }
          if let isMeant = erased.isMeant {
            guard let event = Event(message, names), isMeant(event) else { continue }
          }
          if try await stream.remove(message.seq, overwriting: true) { count += 1 }
        }
      }
    }
    return count
  }

  public func topics() async throws -> [TopicStatus] {
    _ = try await ready()
    var counts: [String: Int] = [:]
    for filter in [names.allEvents, names.allTopics] {
      var offset = 0
      while let info = try await stream.info(subjectsFilter: filter, offset: offset) {
        let page = info.state.subjects ?? [:]
        for (subject, count) in page {
          guard let type = names.type(of: subject) else { continue }
          counts[type, default: 0] += filter == names.allEvents ? count : 0
        }
        offset += page.count
        if page.isEmpty || offset >= info.total ?? 0 { break }
      }
    }
    var result: [TopicStatus] = []
    for (type, count) in counts.sorted(by: { $0.key < $1.key }) {
      let filter = names.events(ofType: type)
      result.append(
        TopicStatus(
          type: type, retention: try await retention(of: type), events: count,
          first: try await stream.message(at: .first(of: filter, from: 1))?.eventTime,
          last: try await stream.message(at: .last(of: filter))?.eventTime))
    }
    return result
  }
}
