/// Waits for the acknowledgements of a batch of messages.
final class NATSPublishing: NATSReply {
  let subject: String
  private(set) var deadline: ContinuousClock.Instant
  private let end: ContinuousClock.Instant
  private let timeout: Duration
  private let messages: [NATSOutgoing]
  private var order: PublishOrder
  private let inFlightMax: Int
  private let inFlightBytesMax: Int
  private var inFlight: [UInt64: Int] = [:]
  private var bytesInFlight = 0
  private var continuation: CheckedContinuation<Void, any Error>?

  init(
    _ messages: [NATSOutgoing], _ configuration: NATSConfiguration,
    continuation: CheckedContinuation<Void, any Error>
  ) {
    self.messages = messages
    self.continuation = continuation
    subject = "an append of \(messages.count) events"
    order = PublishOrder(chains: messages.map(\.chain))
    inFlightMax = configuration.inFlightMax
    inFlightBytesMax = configuration.inFlightBytesMax
    timeout = configuration.answerTimeout
    end = .now + configuration.appendMax
    deadline = .now + timeout
  }

  var isOver: Bool { continuation == nil }

  /// Returns the next message to send now, if any.
  func popNext(token: UInt64) -> NATSOutgoing? {
    // Nothing is sent after the end: the server could have forgotten its id by then.
    guard !isOver, ContinuousClock.now < end, inFlight.count < inFlightMax,
      bytesInFlight < inFlightBytesMax, let index = order.popReady()
    else { return nil }
    inFlight[token] = index
    bytesInFlight += messages[index].byteCount
    return messages[index]
  }

  func receive(_ message: NATSMessage, token: UInt64) -> Bool {
    guard let index = inFlight.removeValue(forKey: token) else { return true }
    bytesInFlight -= messages[index].byteCount
    do {
      try PublishAcknowledgement.check(message, of: messages[index].subject)
    } catch {
      fail(error)
      return true
    }
    order.acknowledge(index)
    deadline = min(.now + timeout, end)
    if order.unacknowledged == 0 {
      continuation?.resume()
      continuation = nil
    }
    return true
  }

  func isAbout(_ complaint: String) -> Bool {
    inFlight.values.contains { complaint.contains("\"\(messages[$0].subject)\"") }
  }

  func fail(_ error: any Error) {
    continuation?.resume(throwing: error)
    continuation = nil
  }
}
