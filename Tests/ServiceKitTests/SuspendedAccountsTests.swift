import Bus
import Foundation
import Messages
import Postgres
import RPCCore
import RPCServer
import TestSupport
import Testing

@testable import Identity
@testable import Privacy
@testable import Tokens

@Suite struct SuspendedAccountsTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)

  private static func accounts(_ pool: PostgresPool) -> SuspendedAccounts {
    SuspendedAccounts(pool: pool, clock: PlayedClock(now))
  }

  private static func event(_ id: UUID, _ suspended: Bool, revision: UInt64) -> Event {
    Event(
      source: "otolith-auth", subject: id.uuidString.lowercased(), time: now,
      message: EventsV1.AccountSuspensionChanged(
        participantID: id.uuidString.lowercased(), suspended: suspended,
        accountRevision: revision, changeTime: GoogleProtobuf.Timestamp(now)))
  }

  private static func event(_ id: UUID, rightsChangedAt: Date, revision: UInt64) -> Event {
    Event(
      source: "otolith-auth", subject: id.uuidString.lowercased(), time: now,
      message: EventsV1.AccountSuspensionChanged(
        participantID: id.uuidString.lowercased(), accountRevision: revision,
        changeTime: GoogleProtobuf.Timestamp(now),
        rightsChangeTime: GoogleProtobuf.Timestamp(rightsChangedAt)))
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
      let accounts = Self.accounts(pool)
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
      let accounts = Self.accounts(pool)
      for _ in 0..<2 {
        try await Self.deliver(Self.event(id, true, revision: 3), to: accounts, pool)
        #expect(accounts.contains(id) && !accounts.contains(other))
      }
      try await accounts.load()
      #expect(accounts.contains(id))
      let restarted = Self.accounts(pool)
      try await restarted.load()
      #expect(restarted.contains(id))

      for _ in 0..<2 {
        try await Self.deliver(Self.event(id, false, revision: 4), to: accounts, pool)
        #expect(!accounts.contains(id))
      }
      // Another process of the service reads the table.
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
        let accounts = Self.accounts(pool)
        for event in events.shuffled(using: &generator) + [events[2]] {
          try await Self.deliver(event, to: accounts, pool)
        }
        #expect(!accounts.contains(id))
        try await accounts.load()
        #expect(!accounts.contains(id))
      }
      // An account that was restored days later.
      let accounts = Self.accounts(pool)
      try await Self.deliver(Self.event(id, true, revision: 3), to: accounts, pool)
      #expect(!accounts.contains(id))
    }
  }

  @Test func whatWasRolledBackDoesNotStay() async throws {
    struct Rollback: Error {}
    try await ServiceSchema.with { pool in
      let id = UUID()
      let accounts = Self.accounts(pool)
      let consumer = SuspensionConsumer(suspendedAccounts: accounts)
      await #expect(throws: Rollback.self) {
        try await pool.transaction { connection in
          try await consumer.apply(Self.event(id, true, revision: 1), on: connection)
          throw Rollback()
        }
      }
      // A read that began before the commit must not revert changes received meanwhile.
      try await accounts.load()
      #expect(accounts.contains(id))
      try await accounts.load()
      #expect(!accounts.contains(id))
    }
  }

  @Test func aNewerRowOutlivesWhatWasReceivedEarlier() async throws {
    try await ServiceSchema.with { pool in
      let id = UUID()
      let (accounts, other) = (Self.accounts(pool), Self.accounts(pool))
      try await Self.deliver(Self.event(id, true, revision: 3), to: accounts, pool)
      // Another process of the service receives the next change.
      try await Self.deliver(Self.event(id, false, revision: 4), to: other, pool)
      #expect(accounts.contains(id))
      try await accounts.load()
      #expect(!accounts.contains(id))
      // The earlier change comes again.
      accounts.tell(
        AccountSuspension(
          participantID: id, revision: 3, isSuspended: true, changedAt: Self.now))
      #expect(!accounts.contains(id))
    }
  }

  @Test func aChangeIsForgottenWhenAllEarlierTokensHaveExpired() async throws {
    try await ServiceSchema.with { pool in
      let clock = PlayedClock(Self.now)
      let accounts = SuspendedAccounts(pool: pool, clock: clock)
      let (changed, suspended) = (UUID(), UUID())
      try await Self.deliver(
        Self.event(changed, rightsChangedAt: Self.now, revision: 1), to: accounts, pool)
      try await Self.deliver(Self.event(suspended, true, revision: 1), to: accounts, pool)
      try await accounts.load()
      try await accounts.load()
      #expect(accounts.count == 2 && accounts.hasNewerRights(changed, than: Self.now))
      clock.set(Self.now + 2 * SuspendedAccounts.changeRemembered)
      try await accounts.load()
      #expect(accounts.count == 1 && accounts.contains(suspended))
    }
  }

  @Test func tokensFromBeforeAChangeOfRightsAreOlder() async throws {
    try await ServiceSchema.with { pool in
      let (id, other) = (UUID(), UUID())
      let accounts = Self.accounts(pool)
      let changed = Self.now + 0.25
      try await Self.deliver(
        Self.event(id, rightsChangedAt: changed, revision: 2), to: accounts, pool)
      let restarted = Self.accounts(pool)
      try await restarted.load()
      for accounts in [accounts, restarted] {
        // Tokens have whole seconds.
        for (issuedAt, isOlder) in [(-600, true), (-1, true), (0, true), (1, false), (600, false)] {
          let found = accounts.hasNewerRights(id, than: Self.now + TimeInterval(issuedAt))
          #expect(found == isOlder, "\(issuedAt)")
        }
        #expect(!accounts.hasNewerRights(other, than: .distantPast))
        #expect(!accounts.contains(id))
      }
      #expect(SuspendedAccounts.earliestIssue(after: changed) == Self.now + 1)
      // A late event changes nothing.
      try await Self.deliver(
        Self.event(id, rightsChangedAt: Self.now - 500, revision: 1), to: accounts, pool)
      #expect(accounts.hasNewerRights(id, than: Self.now))
      try await Self.deliver(
        Self.event(id, rightsChangedAt: Self.now + 100, revision: 3), to: accounts, pool)
      #expect(accounts.hasNewerRights(id, than: Self.now + 99))
    }
  }

  @Test func anEventWithoutAccountOrRevisionIsNone() async throws {
    try await ServiceSchema.with { pool in
      let accounts = Self.accounts(pool)
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
      let accounts = Self.accounts(pool)
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
      try await Self.deliver(
        Self.event(id, rightsChangedAt: Self.now, revision: 3), to: accounts, pool)
      let error = #expect(throws: RPCError.self) { try call() }
      #expect(error?.code == .unauthenticated && error?.reason == "TOKEN_EXPIRED")
    }
  }
}
