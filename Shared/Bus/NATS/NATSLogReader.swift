internal import Bus

/// A consumer of the stream and how far it has given; used for one read after the other.
struct NATSLogReader: Sendable {
  let filter: String
  /// A consumer is asked only over the connection that it was made over: what a lost one had given
  /// may be lost.
  let session: Int
  let consumer: String
  /// The stream that the consumer is of.
  let log: LogIdentity
  /// How far it has read. A reader that had to go back stays where it was to begin until there is an
  /// event, so that nobody goes back further.
  var position: LogPosition
  /// The first sequence number that it may give.
  var next: UInt64
  /// Up to which sequence number the stream's leader has nothing more for this filter
  /// than was read.
  var settled: UInt64 = 0
  /// The consumer's own number of the last message that it gave.
  var given: UInt64 = 0

  /// Since when its consumer gives nothing though the stream's leader has more for it.
  private var stalledSince: ContinuousClock.Instant?

  /// How long a consumer may give nothing of what the leader has. A node that is behind catches up in
  /// milliseconds; but after a change of leaders a consumer of nats-server 2.9 may not hear of what
  /// its node has stored, and then says "no messages" until the next one comes.
  static let stallMax = Duration.milliseconds(500)

  init(
    filter: String, session: Int, consumer: String, log: LogIdentity, position: LogPosition,
    next: UInt64
  ) {
    self.filter = filter
    self.session = session
    self.consumer = consumer
    self.log = log
    self.position = position
    self.next = next
  }

  /// Notes that the leader has more than the consumer gave.
  ///
  /// - Returns: whether it has been so for too long: another consumer is to be asked.
  mutating func hasStalled(at now: ContinuousClock.Instant) -> Bool {
    guard let since = stalledSince else {
      stalledSince = now
      return false
    }
    return now - since >= Self.stallMax
  }

  /// A message with its place.
  struct Entry: Sendable {
    var message: NATSMessage
    var place: StreamPlace
  }

  /// The next messages, and whether there are more.
  ///
  /// - Throws: `NATSError.malformed`, when one is missing in between: the reader is of no more use.
  ///   `NATSError.timedOut`, likewise.
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
      else { throw NATSError.malformed("an event is missing in what a consumer gave") }
      given = place.consumerSequence
      next = place.streamSequence + 1
      position = LogPosition(transaction: place.time, number: Int64(place.streamSequence))
      entries.append(Entry(message: message, place: place))
    }
    return (entries, result.isOverBytes || entries.last.map { $0.place.pending > 0 } ?? false)
  }
}
