/// Why a server ends a connection of its own accord, by the name in its metric.
enum ConnectionEnd: String, Sendable, CaseIterable {
  /// Older than ``ConnectionLifetimeConfiguration/ageMax``.
  case age
  /// Calls were still under way when the grace after its age was over, and were cut.
  case ageGrace = "age_grace"
  /// Without calls for ``ConnectionLifetimeConfiguration/idleMax``.
  case idle
  /// No answer to a keepalive PING in time.
  case noAnswer = "no_answer"
  case tooManyPings = "too_many_pings"
  /// The server itself ends.
  case shutdown

  var description: String {
    switch self {
    case .age: "the connection is old"
    case .ageGrace: "the connection's age and grace are over"
    case .idle: "the connection is idle"
    case .noAnswer: "no answer to a keepalive PING in time"
    case .tooManyPings: "too many pings"
    case .shutdown: "the server shuts down"
    }
  }
}
