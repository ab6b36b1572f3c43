import Bus
import Foundation
import Messages
import Postgres
import RPCCore
import RPCServer
import TestSupport
import Testing

@testable import ServiceKit

@Suite struct SuspendedAccountsTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)

  private static func event(_ id: UUID, _ suspended: Bool, revision: UInt64) -> Event {
    Event(
      source: "otolith-auth", subject: id.uuidString.lowercased(), time: now,
      message: EventsV1.AccountSuspensionChanged(
        participantID: id.uuidString.lowercased(), suspended: suspended,
        accountRevision: revision, changeTime: GoogleProtobuf.Timestamp(now)))
  }

  private static func deliver(_ event: Event, to accounts: SuspendedAccounts, _ pool: PostgresPool)
    async throws
  {
    let consumer = SuspensionConsumer(suspendedAccounts: accounts)
    try await pool.transaction { try await consumer.apply(event, on: $0) }
  }

  @Test func nothingThatTheLogStillTellsBringsBackWhoWasErased() async throws {
    try await ServiceSchema.with { pool in
      let (id, other) = (UUID(), UUID())
      let accounts = SuspendedAccounts(pool: pool)
      try await pool.transaction { connection in
        try await ErasureStore().note(
          ErasureOrder(
            erasureID: UUID(), participantID: id, studyID: "", mode: .eraseAnswers,
            requestedAt: Self.now), on: connection)
      }
      for id in [id, other] {
        try await Self.deliver(Self.event(id, true, revision: 3), to: accounts, pool)
      }
      #expect(!accounts.contains(id) && accounts.contains(other))
      try await accounts.load()
      #expect(!accounts.contains(id) && accounts.contains(other))
    }
  }

  @Test func whatIsToldCountsAtOnceAndAfterARestart() async throws {
    try await ServiceSchema.with { pool in
      let (id, other) = (UUID(), UUID())
      let accounts = SuspendedAccounts(pool: pool)
      for _ in 0..<2 {
        try await Self.deliver(Self.event(id, true, revision: 3), to: accounts, pool)
        #expect(accounts.contains(id) && !accounts.contains(other))
      }
      try await accounts.load()
      #expect(accounts.contains(id))
      let restarted = SuspendedAccounts(pool: pool)
      try await restarted.load()
      #expect(restarted.contains(id))

      for _ in 0..<2 {
        try await Self.deliver(Self.event(id, false, revision: 4), to: accounts, pool)
        #expect(!accounts.contains(id))
      }
      // Another process of the service looks at the table.
      #expect(restarted.contains(id))
      try await restarted.load()
      #expect(!restarted.contains(id))
    }
  }

  @Test func theNewestCountsInWhateverOrderTheyCome() async throws {
    try await ServiceSchema.with { pool in
      let id = UUID()
      let events = (1...4).map { Self.event(id, $0 % 2 == 1, revision: UInt64($0)) }
      var generator = SystemRandomNumberGenerator()
      for _ in 0..<20 {
        try await pool.transaction { connection in
          _ = try await connection.execute(
            "UPDATE suspended_accounts SET revision = 0, suspended = true")
        }
        let accounts = SuspendedAccounts(pool: pool)
        for event in events.shuffled(using: &generator) + [events[2]] {
          try await Self.deliver(event, to: accounts, pool)
        }
        #expect(!accounts.contains(id))
        try await accounts.load()
        #expect(!accounts.contains(id))
      }
      // Days later, an account that was restored in the meantime.
      let accounts = SuspendedAccounts(pool: pool)
      try await Self.deliver(Self.event(id, true, revision: 3), to: accounts, pool)
      #expect(!accounts.contains(id))
    }
  }

  @Test func whatWasRolledBackDoesNotStay() async throws {
    struct Rollback: Error {}
    try await ServiceSchema.with { pool in
      let id = UUID()
      let accounts = SuspendedAccounts(pool: pool)
      let consumer = SuspensionConsumer(suspendedAccounts: accounts)
      await #expect(throws: Rollback.self) {
        try await pool.transaction { connection in
          try await consumer.apply(Self.event(id, true, revision: 1), on: connection)
          throw Rollback()
        }
      }
      // A look that began before the commit must not take back what was told meanwhile.
      try await accounts.load()
      #expect(accounts.contains(id))
      try await accounts.load()
      #expect(!accounts.contains(id))
    }
  }

  @Test func anEventWithoutAccountOrRevisionIsNone() async throws {
    try await ServiceSchema.with { pool in
      let accounts = SuspendedAccounts(pool: pool)
      for message in [
        EventsV1.AccountSuspensionChanged(participantID: "x", suspended: true, accountRevision: 1),
        EventsV1.AccountSuspensionChanged(
          participantID: UUID().uuidString, suspended: true, accountRevision: 0),
        EventsV1.AccountSuspensionChanged(
          participantID: UUID().uuidString, suspended: true, accountRevision: .max),
      ] {
        let event = Event(source: "otolith-auth", subject: "x", time: Self.now, message: message)
        await #expect(throws: PermanentFailure.self) {
          try await Self.deliver(event, to: accounts, pool)
        }
      }
    }
  }

  @Test func aRememberedTokenIsRefusedFromTheNextCallOn() async throws {
    try await ServiceSchema.with { pool in
      let key = SigningKey()
      let keyRing = SigningKeyRing(pool: pool, authChannel: nil)
      keyRing.add(key.publicHalf)
      let accounts = SuspendedAccounts(pool: pool)
      let authorizer = TokenAuthorizer(
        verifier: TokenVerifier(
          keyRing: keyRing, issuer: "otolith", audience: "otolith-planning",
          clock: PlayedClock(Self.now), suspendedAccounts: accounts))
      let id = UUID()
      func context() throws -> ServerCallContext {
        var metadata = Metadata()
        let token = try AccessToken.sign(
          AccessClaims(
            participantID: id, isTestParticipant: true, sessionID: id, issuedAt: Self.now,
            expiresAt: Self.now + 600), issuer: "otolith", audiences: ["otolith-planning"],
          with: key)
        metadata.add("Bearer \(token)", for: "authorization")
        return ServerCallContext(service: "s", method: "m", requestMetadata: metadata)
      }
      let remembered = try context()
      func call() throws -> AccessClaims {
        let again = ServerCallContext(
          service: "s", method: "m", requestMetadata: remembered.requestMetadata)
        let pending = try authorizer.authorize(again, for: .signedIn)
        #expect(pending == nil)
        return try again.claims
      }
      #expect(try call().isTestParticipant)
      try await Self.deliver(Self.event(id, true, revision: 1), to: accounts, pool)
      for refused in [
        { try call() },
        {
          _ = try authorizer.authorize(context(), for: .signedIn)
          return try call()
        },
      ] {
        let error = #expect(throws: RPCError.self) { try refused() }
        #expect(error?.code == .permissionDenied && error?.reason == "ACCOUNT_SUSPENDED")
      }
      try await Self.deliver(Self.event(id, false, revision: 2), to: accounts, pool)
      #expect(try call().participantID == id)
    }
  }
}
