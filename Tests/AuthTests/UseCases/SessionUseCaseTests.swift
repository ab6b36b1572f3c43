import Foundation
import Testing

@testable import AuthService
@testable import ServiceKit
@testable import Tokens

/// Use cases of sign-in and sessions.
@Suite struct SessionUseCaseTests {
  @Test func `a repeated anonymous sign-in returns the same session within an hour`() async throws {
    let auth = try await AuthFixture.shared()
    let (signIn, id) = (SignInAnonymously(environment: auth.environment), UUID())
    let first = try await signIn(requestID: id, audiences: ["otolith-auth"])
    let again = try await signIn(requestID: id, audiences: ["otolith-auth"])
    #expect(again.participantID == first.participantID)
    #expect(again.refreshToken != first.refreshToken)
    let (former, claims) = (
      try await auth.claims(first.access.token), try await auth.claims(again.access.token)
    )
    #expect(claims.sessionID == former.sessionID && claims.isAnonymous)
    await #expect(throws: SessionError.requestIDReused) {
      try await signIn(requestID: id, audiences: ["otolith-planning"])
    }
    auth.clock.advance(by: auth.rules.anonymousRepetition + 1)
    await #expect(throws: SessionError.signInEnded) {
      try await signIn(requestID: id, audiences: ["otolith-auth"])
    }
  }

  @Test func `a sign-in is refused for unknown, wrong, unconfirmed and suspended`() async throws {
    let auth = try await AuthFixture.shared()
    let (known, waiting, suspended) = (
      AuthFixture.newName(), AuthFixture.newName(), AuthFixture.newName()
    )
    _ = try await auth.account(known)
    let register = RegisterAccount(environment: auth.environment)
    _ = try await register(auth.registration(waiting, email: "\(waiting)@example.org"))
    _ = try await SetSuspension(environment: auth.environment)(
      auth.account(suspended).participantID, reason: .abuse, actor: auth.administratorID())
    for (name, password, error) in [
      (AuthFixture.newName(), AuthFixture.password, SessionError.credentialsRejected),
      (known, "another password", .credentialsRejected),
      (waiting, AuthFixture.password, .accountNotConfirmed),
      (suspended, AuthFixture.password, .suspended),
      // Who does not know the password does not learn the state.
      (suspended, "another password", .credentialsRejected),
    ] {
      await #expect(throws: error) { try await auth.signedIn(name, password: password) }
    }
  }

  @Test func `a further sign-in ends the oldest session`() async throws {
    let auth = try await AuthFixture.shared(rules: SessionRules(sessionsPerAccountMax: 2))
    let name = AuthFixture.newName()
    var callers = [try await auth.account(name)]
    for _ in 1...2 {
      auth.clock.advance(by: 1)
      callers.append(try await auth.signedIn(name))
    }
    let session = CallerSession(rules: auth.rules)
    await #expect(throws: SessionError.ended) {
      try await session.find(callers[0], at: auth.clock.now(), on: auth.pool)
    }
    for caller in callers[1...] {
      #expect(
        try await session.find(caller, at: auth.clock.now(), on: auth.pool).sessionID
          == caller.sessionID)
    }
    #expect(
      try await auth.audited(callers[0].participantID).filter { $0 == .sessionDisplaced }.count
        == 1)
  }

  @Test func `a refresh token is exchanged once; its reuse ends the session`() async throws {
    let auth = try await AuthFixture.shared()
    let refresh = RefreshSession(environment: auth.environment)
    let name = AuthFixture.newName()
    let caller = try await auth.account(name)
    let first = try await SignIn(environment: auth.environment)(
      identifier: name, password: AuthFixture.password, audiences: ["otolith-auth"])
    let second = try await refresh(first.refreshToken)
    let third = try await refresh(second.refreshToken)
    #expect(third.participantID == caller.participantID)
    for text in ["", "x", first.refreshToken] {
      await #expect(throws: SessionError.refreshTokenRejected) { try await refresh(text) }
    }
    await #expect(throws: SessionError.refreshTokenRejected) {
      try await refresh(third.refreshToken)
    }
    #expect(try await auth.audited(caller.participantID).last == .refreshTokenReused)
  }

  @Test func `ended sessions are not listed and cannot act`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    let (list, end) = (
      ListSessions(environment: auth.environment), EndSessions(environment: auth.environment)
    )
    let here = try await auth.account(name)
    auth.clock.advance(by: 1)
    let there = try await auth.signedIn(name)
    let page = try await list(here, after: nil, pageSize: 1)
    #expect(page.items.map(\.sessionID) == [there.sessionID] && page.hasMore)
    let rest = try await list(here, after: there.sessionID, pageSize: 1)
    #expect(rest.items.map(\.isCurrent) == [true] && !rest.hasMore)

    for _ in 1...2 { try await end.one(there.sessionID, caller: here) }
    #expect(
      try await list(here, after: nil, pageSize: 9).items.map(\.sessionID) == [here.sessionID])
    await #expect(throws: SessionError.ended) { try await list(there, after: nil, pageSize: 9) }
    let stranger = try await auth.participant()
    await #expect(throws: SessionError.unknown) {
      try await end.one(stranger.sessionID, caller: here)
    }
    try await end.all(caller: here, keepCurrent: true)
    for _ in 1...2 { try await end.all(caller: here, keepCurrent: false) }
    await #expect(throws: SessionError.ended) { try await end.all(caller: here, keepCurrent: true) }
    #expect(
      try await auth.audited(here.participantID).suffix(3)
        == [.sessionEnded, .sessionsEnded, .sessionsEnded])
  }

  @Test func `signing out ends the session of any of its tokens and ignores other texts`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let end = EndSessions(environment: auth.environment)
    let refresh = RefreshSession(environment: auth.environment)
    let first = try await SignInAnonymously(environment: auth.environment)(
      requestID: UUID(), audiences: [])
    let second = try await refresh(first.refreshToken)
    for text in ["", "x", first.refreshToken, first.refreshToken] { try await end.signOut(text) }
    await #expect(throws: SessionError.refreshTokenRejected) {
      try await refresh(second.refreshToken)
    }
    #expect(
      try await auth.audited(first.participantID).filter { $0 == .signedOut }.count == 1)
  }

  @Test func `a proof needs the password and a living session`() async throws {
    let auth = try await AuthFixture.shared()
    let prove = ProvePassword(environment: auth.environment)
    let caller = try await auth.account()
    auth.clock.advance(by: 300)
    let token = try await prove(caller, password: AuthFixture.password)
    #expect(try await auth.claims(token.token).provenAt == auth.clock.now())
    await #expect(throws: RecoveryError.passwordWrong) {
      try await prove(caller, password: "another password")
    }
    let anonymous = try await auth.participant()
    await #expect(throws: RecoveryError.accountAnonymous) {
      try await prove(anonymous, password: AuthFixture.password)
    }
    try await EndSessions(environment: auth.environment).all(caller: caller, keepCurrent: false)
    await #expect(throws: SessionError.ended) {
      try await prove(caller, password: AuthFixture.password)
    }
  }

  @Test func `a successor has new enrolments, but no new role and no longer life`() async throws {
    let auth = try await AuthFixture.shared()
    let issuer = TokenIssuer(
      keys: auth.signingKeys, rules: auth.rules, running: InEffect(RunningSettings()))
    let caller = try await auth.participant()
    let session = try await CallerSession(rules: auth.rules).find(
      caller, at: auth.clock.now(), on: auth.pool)
    var rights = Rights(caller)
    auth.clock.advance(by: 60)
    let now = auth.clock.now()
    #expect(try await issuer.successor(of: caller, for: session, rights: rights, at: now) == nil)
    rights.enrolledStudies = ["ears"]
    rights.roles.insert(.administrator)
    let token = try #require(
      try await issuer.successor(of: caller, for: session, rights: rights, at: now))
    let claims = try await auth.claims(token.token)
    #expect(claims.enrolledStudies == ["ears"] && claims.roles == [.participant])
    #expect(claims.expiresAt == caller.expiresAt && claims.issuedAt == now)
  }
}
