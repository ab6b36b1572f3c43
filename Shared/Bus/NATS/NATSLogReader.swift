internal import Bus

/// A consumer of the stream and its progress, used for successive reads.
struct NATSLogReader: Sendable {
  let filter: String
  /// The session that created the consumer. Another one must not use it: messages it delivered on a
  /// lost connection may be lost.
  let session: Int
  let consumer: String
  /// The consumer's stream.
  let log: LogIdentity
  /// Position of the last read event. A reader that was set back keeps its starting position until
  /// it reads an event, so that it is not set back further.
  var position: LogPosition
  /// The first sequence number that it may return.
  var next: UInt64
  /// Sequence number up to which the stream's leader has no further messages for this filter.
  var settled: UInt64 = 0
  /// The consumer's own number of its last delivered message.
  var given: UInt64 = 0

  /// Time since which its consumer delivers nothing although the stream's leader has messages.
  var stalledSince: ContinuousClock.Instant?

  /// How long a consumer may deliver nothing although the leader has messages. A node that lags
  /// catches up in milliseconds. But after a change of leaders, a consumer of nats-server 2.9 may
  /// report "no messages" until the next message is stored.
  static let stallMax = Duration.milliseconds(500)

  /// Records that the leader has messages that the consumer did not deliver.
  ///
  /// - Returns: whether this has lasted too long; then use another consumer.
  mutating func hasStalled(at now: ContinuousClock.Instant) -> Bool {
    guard let since = stalledSince else {
      stalledSince = now
      return false
    }
    return now - since >= Self.stallMax
  }

  /// A message with its position.
  struct Entry: Sendable {
    var message: NATSMessage
    var place: StreamPlace
  }

  /// Returns the next messages, and whether there are more.
  ///
  /// - Throws: `NATSError.malformed` if one is missing in between, `NATSError.timedOut`; the reader
  ///   cannot be used afterwards.
  mutating func take(
    _ countMax: Int, bytesMax: Int, on stream: JetStream
  ) async throws -> (entries: [Entry], hasMore: Bool) {
    let result = try await stream.fetch(from: consumer, countMax: countMax, bytesMax: bytesMax)
    if !result.messages.isEmpty { stalledSince = nil }
    var entries: [Entry] = []
    entries.reserveCapacity(result.messages.count)
    for message in result.messages {
      guard let place = message.place, place.consumerSequence == given + 1,
        place.streamSequence >= next
      else { throw NATSError.malformed("a consumer skipped an event") }
      given = place.consumerSequence
      next = place.streamSequence + 1
      position = LogPosition(transaction: place.time, number: Int64(place.streamSequence))
      entries.append(Entry(message: message, place: place))
    }
    return (entries, result.isOverBytes || entries.last.map { $0.place.pending > 0 } ?? false)
  }
}
