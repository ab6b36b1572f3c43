import Postgres
import RPCCore
import RPCServer
import ServiceKit
import Testing

@Suite struct AnsweringTests {
  /// Returns the status of a call that fails with a database error.
  static func status(
    _ error: PostgresError, deadline: ContinuousClock.Instant? = nil
  ) async throws -> RPCError {
    let context = ServerCallContext(service: "s", method: "m", deadline: deadline)
    do {
      try await CallPropagation.$parent.withValue(context) {
        try await answering { throw error }
      }
    } catch let error as RPCError {
      return error
    }
    throw RPCError(.unknown, "nothing was thrown")
  }

  static func server(_ sqlState: String) -> PostgresError {
    PostgresError(
      kind: .server, sqlState: sqlState, message: "INSERT of \"secret\"", constraint: "secret",
      detail: "secret")
  }

  @Test(arguments: [
    (
      PostgresError(kind: .poolExhausted, message: "secret"), StatusCode.resourceExhausted,
      "DATABASE_QUEUE_FULL", 1
    ),
    (
      PostgresError(kind: .connectionLost(commitUnknown: true), message: "secret"), .unavailable,
      "DATABASE_AWAY", 1
    ),
    (
      PostgresError(kind: .connectionLost(commitUnknown: false), message: "secret"), .unavailable,
      "DATABASE_AWAY", 1
    ),
    (PostgresError(kind: .closed, message: "secret"), .unavailable, "DATABASE_AWAY", 1),
    (PostgresError(kind: .timedOut, message: "secret"), .unavailable, "DATABASE_SLOW", 1),
    (server("53100"), .unavailable, "DATABASE_FULL", 30),
    (server("53300"), .unavailable, "DATABASE_CONNECTIONS_EXHAUSTED", 1),
    (server("53200"), .unavailable, "DATABASE_OUT_OF_RESOURCES", 5),
    (server("58030"), .unavailable, "DATABASE_OUT_OF_RESOURCES", 5),
    (server("25006"), .unavailable, "DATABASE_READ_ONLY", 5),
    (server("40P01"), .unavailable, "DATABASE_BUSY", 1),
    (server("57P01"), .unavailable, "DATABASE_BUSY", 1),
  ])
  func whatTheDatabaseSuffersIsTheCallersToTryAgain(
    error: PostgresError, code: StatusCode, reason: String, seconds: Int
  ) async throws {
    let status = try await Self.status(error)
    #expect(status.code == code)
    #expect(status.reason == reason)
    #expect(status.details.contains(.retryInfo(delay: .seconds(seconds))))
    #expect(!"\(status) \(status.details)".contains("secret"))
  }

  @Test func theCallersOwnTimeIsUp() async throws {
    let error = PostgresError(kind: .timedOut, message: "secret")
    let late = try await Self.status(error, deadline: .now)
    #expect(late.code == .deadlineExceeded)
    #expect(!"\(late)".contains("secret"))
    let early = try await Self.status(error, deadline: .now + .seconds(600))
    #expect(early.reason == "DATABASE_SLOW")
  }

  @Test func aWriteOverTheLimitSaysWhichLimit() async throws {
    let status = try await Self.status(
      PostgresError(
        kind: .parameter, sqlState: PostgresError.limitExceeded,
        message: "parameters of 11 bytes, over the limit of 10"))
    #expect(status.code == .resourceExhausted)
    #expect(status.message.contains("limit of 10"))
    #expect(!status.details.contains { if case .retryInfo = $0 { true } else { false } })
  }

  @Test(arguments: [
    server("42601"), server("23505"), server("22P02"),
    PostgresError(kind: .decoding, message: "no column"),
    PostgresError(kind: .parameter, message: "the date is not a number"),
  ])
  func ourOwnMistakesAreNotDressedUp(mistake: PostgresError) async {
    await #expect(throws: mistake) { try await answering(attempts: 3) { throw mistake } }
    #expect(!"\(Self.server("22P02"))".contains("secret\""))
  }

  @Test func whatIsCancelledIsNoStatus() async {
    await #expect(throws: CancellationError.self) {
      try await answering { throw PostgresError(kind: .cancelled, message: "cancelled") }
    }
  }

  @Test func theCallsDeadlineIsTheDatabases() async throws {
    let deadline = ContinuousClock.now + .seconds(7)
    let context = ServerCallContext(service: "s", method: "m", deadline: deadline)
    let seen = try await CallPropagation.$parent.withValue(context) {
      try await answering { PostgresDeadline.current }
    }
    #expect(seen == deadline)
    let none = try await answering { PostgresDeadline.current }
    #expect(none == nil)
  }
}
