public import Bus
internal import FoundationEssentials
public import Postgres

extension NATSEventLog {
  /// How much is read again if the stream is not the one of a position: less than any inbox
  /// remembers (`BusConfiguration.inboxRetention`), more than a server can have lost.
  static let rereadNanoseconds: UInt64 = 3600 * 1_000_000_000

  /// Creates a reader that continues after a position.
  ///
  /// A sequence number alone does not identify an event: the stream may have been created again, or
  /// lost its end (a power failure without fsync), and then reuses numbers. A reader that relied on
  /// numbers would skip events. So a position also includes the time at which its event was stored.
  /// If another event is there, or the stream ends before it, the last hour is read again; the
  /// inbox ignores applied events.
  func makeReader(
    _ filter: String, after position: LogPosition, session: Int
  ) async throws -> NATSLogReader {
    var next = UInt64(max(0, position.number)) + 1
    var start = JetStream.Start.sequence(next)
    if position.number > 0, try await !isStillThere(position) {
      logger.warning(
        """
        the stream is not the one that was read before, or its server lost events; reading the \
        last hour again
        """, metadata: ["stream": "\(names.stream)", "position": "\(position.number)"])
      start = .time(position.transaction - min(position.transaction, Self.rereadNanoseconds))
      next = 1
    }
    let consumer = try await stream.makeConsumer(filter, from: start)
    // Requested last: if the stream is created again meanwhile, the consumer is deleted with the
    // old one.
    guard let info = try await stream.info() else {
      throw NATSError.malformed("the stream \(names.stream) has a consumer but does not exist")
    }
    return NATSLogReader(
      filter: filter, session: session, consumer: consumer.name, log: identity(of: info),
      position: position, next: next)
  }

  /// Identifies a stream by its description; without one by its creation time, which is reliable
  /// for a stream without replicas.
  func identity(of info: JetStream.StreamInfo) -> LogIdentity {
    let which = info.config.description.flatMap { $0.isEmpty ? nil : $0 } ?? info.created
    return LogIdentity(id: "\(names.stream)/\(which)", timeline: "")
  }

  /// Always true: a reader detects by itself that the stream was set back, and reads again as
  /// needed.
  public func holds(_ cursor: LogCursor, storedIn _: PostgresPool) async throws -> Bool { true }

  public func end(of _: Set<String>) async throws -> (identity: LogIdentity, end: LogPosition) {
    _ = try await ready()
    guard let info = try await stream.info() else {
      throw NATSError.malformed("the stream \(names.stream) does not exist")
    }
    guard info.state.lastSeq > 0 else { return (identity(of: info), .start) }
    let last = try await stream.message(at: .sequence(info.state.lastSeq))
    let time = last.flatMap { EventTime.nanoseconds($0.time) }.map(UInt64.init) ?? 0
    return (
      identity(of: info), LogPosition(transaction: time, number: Int64(info.state.lastSeq))
    )
  }

  private func isStillThere(_ position: LogPosition) async throws -> Bool {
    if let message = try await stream.message(at: .sequence(UInt64(position.number))) {
      return position.transaction == 0
        || EventTime.nanoseconds(message.time).map(UInt64.init) == position.transaction
    }
    // Removed by the topic's retention, or never there.
    return try await stream.info().map { $0.state.lastSeq >= position.number } ?? false
  }

  /// Whether a reader whose consumer returned nothing has reached the end.
  ///
  /// nats-server notifies consumers of a message after acknowledging it, so a reader woken in
  /// between gets nothing. With replicas, the consumer may also be on a node that has not stored
  /// the message yet. The stream's leader, which answers here, has.
  func isAtEnd(_ reader: inout NATSLogReader) async throws -> Bool {
    guard let info = try await stream.info() else { return true }
    if info.state.lastSeq <= reader.settled || info.state.lastSeq < reader.next {
      return true
    }
    if let last = try await stream.message(at: .last(of: reader.filter)), last.seq >= reader.next {
      return false
    }
    reader.settled = info.state.lastSeq
    return true
  }

  public func backlog(
    after position: LogPosition, types: Set<String>, limit: Int
  ) async throws -> LogBacklog {
    _ = try await ready()
    guard let info = try await stream.info() else {
      throw NATSError.malformed("the stream \(names.stream) does not exist")
    }
    guard info.state.lastSeq != position.number else {
      return LogBacklog(events: 0, oldest: nil, log: identity(of: info))
    }
    let isThere = try await position.number == 0 ? true : isStillThere(position)
    let start = isThere ? UInt64(position.number) + 1 : 1
    var events = 0
    var oldest: JetStream.StoredMessage?
    for type in types {
      let filter = names.events(ofType: type)
      guard let first = try await stream.message(at: .first(of: filter, from: start)) else {
        continue
      }
      if first.seq < oldest?.seq ?? .max { oldest = first }
      guard events < limit else { continue }
      let consumer = try await stream.makeConsumer(filter, from: .sequence(start))
      try await stream.deleteConsumer(consumer.name)
      events += Int(min(consumer.numPending, UInt64(limit - events)))
    }
    return LogBacklog(events: events, oldest: oldest?.eventTime, log: identity(of: info))
  }
}

extension JetStream.StoredMessage {
  /// Time at which the event happened.
  var eventTime: Date? { header("ce-time").flatMap(EventTime.parse) }
}
