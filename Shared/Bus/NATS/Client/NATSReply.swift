/// A pending request that waits for replies from the server. Confined to the client's actor.
protocol NATSReply: AnyObject {
  /// The awaited subject, for error texts.
  var subject: String { get }
  /// Time at which the wait ends; replies that show progress extend it.
  var deadline: ContinuousClock.Instant { get }

  /// Whether an error reported by the server about a subject concerns this request.
  func isAbout(_ complaint: String) -> Bool

  /// - Parameter token: the message that is answered.
  /// - Returns: whether the wait for this token is over.
  func receive(_ message: NATSMessage, token: UInt64) -> Bool

  /// Called once, if no more replies can arrive.
  func fail(_ error: any Error)
}

extension NATSReply {
  func isAbout(_ complaint: String) -> Bool {
    complaint.contains("\"\(subject)\"")
  }
}

/// Waits for the single reply to a request.
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
