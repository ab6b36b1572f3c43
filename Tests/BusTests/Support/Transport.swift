import Bus
import Postgres
import TestSupport
import Testing

/// A transport under test. Each transport in `all` must pass the contract tests.
struct Transport: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// Creates an empty log for one test. A transport need not use the test's database.
  var make: @Sendable (TestDatabase) async throws -> TransportLog

  static let all: [Transport] = [.postgres, .postgresBesideTheOutbox, .nats]
}

/// A new log and the operations of a test on it.
struct TransportLog: Sendable {
  /// Opens the log like a separate process, with its own connections. The test closes it.
  var open: @Sendable () async throws -> any EventLog
  /// Waits until all appended events can be read.
  var settle: @Sendable () async throws -> Void
  /// Cuts all connections to the log; new ones may be opened at once.
  var cut: @Sendable () async throws -> Void
  /// Removes the log that `make` created.
  var remove: @Sendable () async throws -> Void
}
