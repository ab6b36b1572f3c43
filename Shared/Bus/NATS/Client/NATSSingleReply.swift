/// Waits for the one answer to a request.
final class NATSSingleReply: NATSReply {
  let subject: String
  let deadline: ContinuousClock.Instant
  private var continuation: CheckedContinuation<NATSMessage, any Error>?

  init(
    subject: String, deadline: ContinuousClock.Instant,
    continuation: CheckedContinuation<NATSMessage, any Error>
  ) {
    self.subject = subject
    self.deadline = deadline
    self.continuation = continuation
  }

  func receive(_ message: NATSMessage, token: UInt64) -> Bool {
    if message.status == 503 {
      fail(NATSError.nobodyAnswers(subject: subject))
    } else {
      continuation?.resume(returning: message)
      continuation = nil
    }
    return true
  }

  func fail(_ error: any Error) {
    continuation?.resume(throwing: error)
    continuation = nil
  }
}
