import Foundation
import Messages
import RPCCore
import RPCServer
import Testing

@testable import AuthService

@Suite struct SuspensionTests {
  @Test
  func `a suspended account is refused, after the right password alone, until it is restored`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let name = AuthFixture.newName()
    try await auth.register(name)
    let session = try await auth.signIn(name)
    let context = try await auth.caller(session.accessToken)
    let id = try await auth.managed(name, by: administrator).participantID

    let suspended = try await auth.suspend(id, by: administrator)
    #expect(suspended.state == .suspended && suspended.suspensionReason == .abuse)
    #expect(suspended.suspendTime?.date == auth.clock.now())

    let signIn = try await failure { try await auth.signIn(name) }
    #expect(signIn?.code == .permissionDenied && signIn?.reason == "ACCOUNT_SUSPENDED")
    let wrong = try await failure { try await auth.signIn(name, password: "Lauter Ton um vier") }
    #expect(wrong?.reason == "CREDENTIALS_REJECTED")
    let refresh = try await failure { try await auth.refresh(session.refreshToken) }
    #expect(refresh?.code == .permissionDenied && refresh?.reason == "ACCOUNT_SUSPENDED")
    let made = try await failure { try await auth.refresh(session.refreshToken + "x") }
    #expect(made?.reason == "REFRESH_TOKEN_REJECTED")
    let token = try await failure { try await auth.claims(session.accessToken) }
    #expect(token?.code == .permissionDenied && token?.reason == "ACCOUNT_SUSPENDED")
    // The request was in flight during the suspension.
    let leaving = try await failure {
      try await auth.enrolments.leaveStudy(.init(studyID: "tyt"), context: context)
    }
    #expect(leaving?.reason == "ACCOUNT_SUSPENDED")

    auth.clock.advance(by: 120)
    let restored = try await auth.restore(id, by: administrator)
    #expect(restored.state == .active && restored.suspendTime == nil)
    #expect(restored.suspensionReason == .unspecified)
    _ = try await auth.claims(session.accessToken)
    // The refused token itself was not used up.
    _ = try await auth.refresh(session.refreshToken)
    _ = try await auth.signIn(name)
    #expect(
      try await auth.administered(id) == ["account.suspended abuse", "account.restored "])
  }

  @Test func `an anonymous sign-in is not repeated`() async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let requestID = AuthFixture.newID()
    let first = try await auth.signInAnonymously(requestID: requestID)
    try await auth.suspend(first.participantID, by: administrator)
    let again = try await failure { try await auth.signInAnonymously(requestID: requestID) }
    #expect(again?.reason == "ACCOUNT_SUSPENDED")
    try await auth.restore(first.participantID, by: administrator)
    #expect(
      try await auth.signInAnonymously(requestID: requestID).participantID == first.participantID)
  }

  @Test func `repeated suspending and restoring publishes one event`() async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let id = try await auth.signInAnonymously().participantID
    try await auth.restore(id, by: administrator)
    let first = try await auth.suspend(id, reason: .requested, by: administrator)
    auth.clock.advance(by: 10)
    #expect(try await auth.suspend(id, reason: .other, by: administrator) == first)
    try await auth.restore(id, by: administrator)
    try await auth.restore(id, by: administrator)
    let events = try await auth.events(EventsV1.AccountSuspensionChanged.self, subject: id)
    #expect(events.map(\.suspended) == [true, false])
    #expect(events[0].accountRevision > 0)
    #expect(events[0].accountRevision < events[1].accountRevision)
    #expect(events.map(\.participantID) == [id, id])
    #expect(
      try await auth.administered(id) == ["account.suspended requested", "account.restored "])
  }

  @Test func `events after a restore from a backup have higher revisions than those before`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let id = try await auth.signInAnonymously().participantID
    try await auth.suspend(id, by: administrator)
    try await auth.pool.execute(
      """
      UPDATE accounts SET managed_revision = 0, suspended_at = NULL, suspension_reason = NULL
      WHERE participant_id = \(UUID(uuidString: id))
      """)
    auth.clock.advance(by: 1)
    try await auth.suspend(id, by: administrator)
    let told = try await auth.events(EventsV1.AccountSuspensionChanged.self, subject: id)
    #expect(told[0].accountRevision < told[1].accountRevision)
  }

  @Test func `the sessions of a compromised account end`() async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let name = AuthFixture.newName()
    try await auth.register(name)
    let stolen = try await auth.signIn(name)
    let id = try await auth.managed(name, by: administrator).participantID
    try await auth.suspend(id, reason: .compromised, by: administrator)
    try await auth.restore(id, by: administrator)
    let refresh = try await failure { try await auth.refresh(stolen.refreshToken) }
    #expect(refresh?.reason == "REFRESH_TOKEN_REJECTED")
    _ = try await auth.signIn(name)
  }

  @Test func `suspending again as compromised ends the sessions`() async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let name = AuthFixture.newName()
    try await auth.register(name)
    let stolen = try await auth.signIn(name)
    let id = try await auth.managed(name, by: administrator).participantID
    try await auth.suspend(id, by: administrator)
    let since = try await auth.managed(name, by: administrator).suspendTime
    auth.clock.advance(by: 60)
    try await auth.suspend(id, reason: .compromised, by: administrator)
    // The reverse changes nothing.
    try await auth.suspend(id, by: administrator)
    let account = try await auth.managed(name, by: administrator)
    #expect(account.suspensionReason == .compromised && account.suspendTime == since)
    try await auth.restore(id, by: administrator)
    let refresh = try await failure { try await auth.refresh(stolen.refreshToken) }
    #expect(refresh?.reason == "REFRESH_TOKEN_REJECTED")
  }

  @Test func `the last administrator stays, also when two suspend each other at once`()
    async throws
  {
    try await AuthFixture.with { auth in
      let names = [try await auth.newAdministrator(), try await auth.newAdministrator()]
      let callers = [
        try await auth.caller(auth.signIn(names[0]).accessToken),
        try await auth.caller(auth.signIn(names[1]).accessToken),
      ]
      let ids = [
        try await auth.managed(names[0], by: callers[0]).participantID,
        try await auth.managed(names[1], by: callers[0]).participantID,
      ]
      for _ in 0..<10 {
        async let one = failure { try await auth.suspend(ids[1], by: callers[0]) }
        async let other = failure { try await auth.suspend(ids[0], by: callers[1]) }
        let refusals = [try await one, try await other]
        // The second caller was already suspended.
        #expect(refusals.count { $0 == nil } == 1)
        #expect(refusals.compactMap { $0?.reason } == ["ACCOUNT_SUSPENDED"])
        let left = refusals[0] == nil ? 0 : 1
        let own = try await failure { try await auth.suspend(ids[left], by: callers[left]) }
        #expect(own?.code == .failedPrecondition && own?.reason == "LAST_ADMINISTRATOR")
        try await auth.restore(ids[1 - left], by: callers[left])
      }
      try await auth.suspend(ids[0], by: callers[0])
      let gone = try await failure { try await auth.restore(ids[0], by: callers[0]) }
      #expect(gone?.reason == "ACCOUNT_SUSPENDED")
      // Inviting an administrator is refused as well, if the request was in flight during the
      // suspension.
      let invited = try await failure {
        try await auth.administration.registerAdministrator(
          .init(requestID: AuthFixture.newID(), username: "accomplice"), context: callers[0])
      }
      #expect(invited?.reason == "ACCOUNT_SUSPENDED")
    }
  }

  @Test func `bad requests name every field, and unknown accounts are unknown`() async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let bad = try await failure {
      try await auth.suspend("x", reason: .unspecified, by: administrator)
    }
    #expect(bad?.violations.map(\.field) == ["participant_id", "reason"])
    #expect(bad?.violations.map(\.reason) == ["ID_INVALID", "REQUIRED"])
    let calls: [() async throws -> AuthV1.ManagedAccount] = [
      { try await auth.suspend(AuthFixture.newID(), by: administrator) },
      { try await auth.restore(AuthFixture.newID(), by: administrator) },
      { try await auth.setTest(AuthFixture.newID(), true, by: administrator) },
      { try await auth.managed(AuthFixture.newName(), by: administrator) },
      { try await auth.managed("?", by: administrator) },
    ]
    for call in calls {
      let unknown = try await failure { try await call() }
      #expect(unknown?.code == .notFound && unknown?.reason == "ACCOUNT_UNKNOWN")
    }
  }
}
