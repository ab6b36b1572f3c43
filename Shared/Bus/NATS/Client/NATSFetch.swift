/// Waits for the messages of one fetch, until the requested number arrived or the server reports
/// that there are no more.
final class NATSFetch: NATSReply {
  /// Messages in order of arrival.
  struct Result: Sendable {
    var messages: [NATSMessage] = []
    /// Whether the server has more messages, beyond the requested bytes.
    var isOverBytes = false
  }

  let subject: String
  private(set) var deadline: ContinuousClock.Instant
  private let timeout: Duration
  private let countMax: Int
  private var result = Result()
  private var continuation: CheckedContinuation<Result, any Error>?

  init(
    subject: String, countMax: Int, timeout: Duration,
    continuation: CheckedContinuation<Result, any Error>
  ) {
    self.subject = subject
    self.countMax = countMax
    self.timeout = timeout
    self.continuation = continuation
    deadline = .now + timeout
  }

  func receive(_ message: NATSMessage, token: UInt64) -> Bool {
    switch message.status {
    case nil, 100:
      if message.status == nil { result.messages.append(message) }
      deadline = .now + timeout
      guard result.messages.count == countMax else { return false }
      finish()
    case 404, 408:
      finish()
    case 409:
      // The other reasons concern the consumer: it was removed, or moves to another node.
      guard message.header("Description")?.contains("MaxBytes") == true else {
        fail(NATSError.timedOut(subject))
        return true
      }
      result.isOverBytes = true
      finish()
    case 503:
      // The consumer has no leader at the moment, or is gone.
      fail(NATSError.nobodyAnswers(subject: subject))
    case let status?:
      fail(NATSError.malformed("status \(status) on \(subject)"))
    }
    return true
  }

  private func finish() {
    continuation?.resume(returning: result)
    continuation = nil
  }

  func fail(_ error: any Error) {
    continuation?.resume(throwing: error)
    continuation = nil
  }
}
