import Bus
import TestSupport
import Testing

/// A transport that is moved away from, and one that is moved to.
struct Move: Sendable, CustomTestStringConvertible {
  var from: Transport
  var to: Transport

  var testDescription: String { "\(from.testDescription) to \(to.testDescription)" }

  /// Every transport to every other, and PostgreSQL to another database.
  static let all: [Move] =
    [Transport.postgres, .postgresBesideTheOutbox].flatMap {
      [
        Move(from: $0, to: .nats), Move(from: .nats, to: $0),
        Move(from: $0, to: .postgresElsewhere),
      ]
    }
}

extension Transport {
  /// The log in a database of its own.
  static let postgresElsewhere = Transport(testDescription: "postgres elsewhere") { _ in
    let database = try await TestDatabase.create(in: TestCluster.ofTheBus.value)
    var log = try await postgresLog(in: database, named: "postgres elsewhere")
    log.remove = { try await database.drop() }
    return log
  }
}
