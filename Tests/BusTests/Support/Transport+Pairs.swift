import Bus
import TestSupport
import Testing

/// The old and the new transport of a move.
struct Move: Sendable, CustomTestStringConvertible {
  var from: Transport
  var to: Transport

  var testDescription: String { "\(from.testDescription) to \(to.testDescription)" }

  /// All pairs of transports, and PostgreSQL to another database.
  static let all: [Move] =
    [Transport.postgres, .postgresBesideTheOutbox].flatMap {
      [
        Move(from: $0, to: .nats), Move(from: .nats, to: $0),
        Move(from: $0, to: .postgresElsewhere),
      ]
    }
}

extension Transport {
  /// A log in a separate database.
  static let postgresElsewhere = Transport(testDescription: "postgres elsewhere") { _ in
    let database = try await TestDatabase.create(in: TestCluster.ofTheBus.value)
    var log = try await postgresLog(in: database, named: "postgres elsewhere")
    log.remove = { try await database.drop() }
    return log
  }
}
