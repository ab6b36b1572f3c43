internal import FoundationEssentials

/// The position of a delivered message in the stream, from its reply subject (ADR-15 of NATS'
/// architecture notes).
struct StreamPlace: Sendable, Hashable {
  var consumer: String
  var streamSequence: UInt64
  /// Number of the delivery by this consumer, from 1.
  var consumerSequence: UInt64
  /// Storage time in nanoseconds since 1970.
  var time: UInt64
  var storedAt: Date { Date(timeIntervalSince1970: Double(time / 1000) / 1_000_000) }
  /// Number of messages left for the consumer.
  var pending: UInt64

  init?(replySubject: String?) {
    guard let parts = replySubject?.split(separator: "."), parts.count >= 9, parts[0] == "$JS",
      parts[1] == "ACK"
    else { return nil }
    // Newer servers insert the domain and the account's hash.
    let offset = parts.count >= 11 ? 2 : 0
    consumer = String(parts[3 + offset])
    guard let streamSequence = UInt64(parts[5 + offset]),
      let consumerSequence = UInt64(parts[6 + offset]), let time = UInt64(parts[7 + offset]),
      let pending = UInt64(parts[8 + offset])
    else { return nil }
    self.streamSequence = streamSequence
    self.consumerSequence = consumerSequence
    self.time = time
    self.pending = pending
  }
}
