import Bus
import Postgres
import TestSupport
import Testing

/// A transport, as the tests of the contract see it. One that is added to `all` has to pass them.
struct Transport: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// Makes an empty log for one test. The database is the test's own; a transport that needs
  /// none leaves it alone.
  var make: @Sendable (TestDatabase) async throws -> TransportLog

  static let all: [Transport] = [.postgres, .postgresBesideTheOutbox, .nats]
}

/// One log, empty at first, and what a test may do to it.
struct TransportLog: Sendable {
  /// Opens it as one process does; each call gives connections of its own. The test closes it.
  var open: @Sendable () async throws -> any EventLog
  /// Waits until everything that was appended can be read, whatever else goes on in the machine.
  var settle: @Sendable () async throws -> Void
  /// Cuts all connections to it; they may be opened again at once.
  var cut: @Sendable () async throws -> Void
  /// Removes what `make` made.
  var remove: @Sendable () async throws -> Void
}
