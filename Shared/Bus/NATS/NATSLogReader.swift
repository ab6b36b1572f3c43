internal import Bus

/// A consumer of the stream and how far it has given; used for one read after the other.
struct NATSLogReader: Sendable {
  let filter: String
  /// A consumer is asked only over the connection that it was made over: what a lost one had given
  /// may be lost.
  let session: Int
  let consumer: String
  /// How far it has read. A reader that had to go back stays where it was to begin until there is an
  /// event, so that nobody goes back further.
  var position: LogPosition
  /// The first sequence number that it may give.
  var next: UInt64
  /// With replicas: up to which sequence number the stream's leader has nothing more for this filter
  /// than was read.
  var settled: UInt64 = 0
  /// The consumer's own number of the last message that it gave.
  var given: UInt64 = 0

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
