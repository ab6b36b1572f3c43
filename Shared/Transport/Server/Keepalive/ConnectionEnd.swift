/// Why a server ended a connection, as named in its metric.
enum ConnectionEnd: String, Sendable, CaseIterable {
  /// Older than ``ConnectionLifetimeConfiguration/ageMax``.
  case age
  /// Calls were still running at the end of the grace period and were cut.
  case ageGrace = "age_grace"
  /// No calls for ``ConnectionLifetimeConfiguration/idleMax``.
  case idle
  /// No answer to a keepalive PING in time.
  case noAnswer = "no_answer"
  case tooManyPings = "too_many_pings"
  /// The server is shutting down.
  case shutdown

  var description: String {
    switch self {
    case .age: "the connection is old"
    case .ageGrace: "the connection's age and grace period have ended"
    case .idle: "the connection is idle"
    case .noAnswer: "no answer to a keepalive PING in time"
    case .tooManyPings: "too many pings"
    case .shutdown: "the server shuts down"
    }
  }
}
