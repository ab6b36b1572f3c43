import Postgres
import RPCCore
import Testing

@testable import PlanningService

@Suite struct AnsweringTests {
  private let deadlock = PostgresError(kind: .server, sqlState: "40P01", message: "deadlock")

  @Test(arguments: [0, 1, 2])
  func whatGotInTheWayIsTriedAgain(failures: Int) async throws {
    var attempts = 0
    let answer = try await answering {
      attempts += 1
      if attempts <= failures { throw deadlock }
      return attempts
    }
    #expect(answer == failures + 1)
  }

  @Test func notForEver() async throws {
    var attempts = 0
    let error = await #expect(throws: RPCError.self) {
      try await answering {
        attempts += 1
        throw deadlock
      }
    }
    #expect(attempts == 3)
    #expect(error?.code == .unavailable)
    #expect(error?.reason == "DATABASE_BUSY")
    #expect(error?.details.contains(.retryInfo(delay: .seconds(1))) == true)
  }

  @Test(arguments: [
    PostgresError.Kind.connectionLost(commitUnknown: true), .connectionLost(commitUnknown: false),
    .timedOut, .closed,
  ])
  func aDatabaseThatIsAwayIsTheCallersToTryAgain(kind: PostgresError.Kind) async throws {
    var attempts = 0
    let error = await #expect(throws: RPCError.self) {
      try await answering {
        attempts += 1
        throw PostgresError(kind: kind, message: "away")
      }
    }
    #expect(attempts == 1)
    #expect(error?.code == .unavailable)
  }

  @Test func ourOwnMistakesAreNotDressedUp() async throws {
    let mistake = PostgresError(kind: .server, sqlState: "42601", message: "syntax error")
    await #expect(throws: mistake) { try await answering { throw mistake } }
    await #expect(throws: CancellationError.self) {
      try await answering { throw PostgresError(kind: .cancelled, message: "cancelled") }
    }
  }
}
