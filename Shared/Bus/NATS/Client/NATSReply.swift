/// Somebody who waits for answers from the server.
///
/// Confined to the client's actor.
protocol NATSReply: AnyObject {
  /// What is awaited, for an error's text.
  var subject: String { get }
  /// When the wait is given up; put off by answers that show progress.
  var deadline: ContinuousClock.Instant { get }

  /// Whether the server's complaint about a subject is about this one.
  func isAbout(_ complaint: String) -> Bool

  /// - Parameter token: which of its messages is answered.
  /// - Returns: whether the wait for this token is over.
  func receive(_ message: NATSMessage, token: UInt64) -> Bool

  /// Called once, when nothing more will come.
  func fail(_ error: any Error)
}

extension NATSReply {
  func isAbout(_ complaint: String) -> Bool {
    complaint.contains("\"\(subject)\"")
  }
}
