internal import FoundationEssentials

/// Where a message that a consumer gave stands in the stream: what JetStream writes into the subject
/// that an acknowledgement would go to (ADR-15 of NATS' architecture notes).
struct StreamPlace: Sendable, Hashable {
  var consumer: String
  var streamSequence: UInt64
  /// Counts what this consumer gave, from 1.
  var consumerSequence: UInt64
  /// When it was stored, nanoseconds since 1970.
  var time: UInt64
  var storedAt: Date { Date(timeIntervalSince1970: Double(time / 1000) / 1_000_000) }
  /// How many more the consumer has.
  var pending: UInt64

  init?(replySubject: String?) {
    guard let parts = replySubject?.split(separator: "."), parts.count >= 9, parts[0] == "$JS",
      parts[1] == "ACK"
    else { return nil }
    // Newer servers put the domain and the account's hash in front.
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
