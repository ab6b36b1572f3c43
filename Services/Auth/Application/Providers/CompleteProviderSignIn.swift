import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Completes a sign-in with the external provider.
struct CompleteProviderSignIn: Sendable {
  let environment: AuthEnvironment

  /// What the provider's redirect contained, and what the client adds.
  struct Request: Sendable {
    var state: String
    var code: String
    /// `iss` of the redirect; empty if absent.
    var issuer: String
    /// The value that the browser keeps.
    var binding: String
    var audiences: [String]
    var label: String
    var client: GivenClient?
  }

  private enum Outcome: Sendable {
    case opened(Session, RefreshToken, Rights)
    /// The changes of roles stay.
    case refused(ProviderError)
  }

  /// The state is used up even if the sign-in fails, unless the client is refused.
  ///
  /// - Throws: ``ProviderError``; ``ClientError``; `AssignRole.Refusal`; `SessionError.suspended`; `PostgresError`;
  ///   errors of `PasswordHasher`.
  func callAsFunction(_ request: Request) async throws -> IssuedTokens {
    let configured = try environment.requireProvider()
    let now = environment.clock.now()
    let client = try await environment.client(request.client, at: now)
    var request = request
    request.audiences = try client?.limits.permitted(request.audiences) ?? request.audiences
    guard
      let started = try await environment.pool.answer(
        to: environment.providerSignIns.take(state: request.state, binding: request.binding)),
      now < started.startedAt + ProviderRules.signInLifetime
    else {
      noteFailure("provider state")
      throw ProviderError.stateRejected
    }
    let token: IDToken
    do {
      token = try await verified(request, started, configured)
    } catch {
      noteFailure("provider token")
      throw error
    }
    // Computed before the transaction, since it takes long.
    let account = try await newAccount(of: token, configured.rules)
    let (outcome, change) = try await environment.pool.write { connection in
      try await signIn(token, account, request, client, configured.rules, on: connection)
    }
    if let change {
      environment.suspendedAccounts.tell(change)
      environment.events.wake()
    }
    switch outcome {
    case .opened(let session, let refreshToken, let rights):
      return try await environment.tokens.tokens(
        for: session, refreshToken: refreshToken, rights: rights, at: environment.clock.now())
    case .refused(let error):
      noteFailure("provider account")
      throw error
    }
  }

  private func noteFailure(_ what: String) {
    environment.securityEvents.note(SecurityEvent(.signInFailed, who: "", what: what))
  }

  private func verified(
    _ request: Request, _ started: StartedProviderSignIn, _ configured: ConfiguredProvider
  ) async throws(ProviderError) -> IDToken {
    let rules = configured.rules
    // Another provider's code must not be sent to this one (RFC 9207).
    guard request.issuer.isEmpty || request.issuer == rules.issuer else {
      throw configured.refusal(for: .rejected("the redirect names another issuer"))
    }
    do {
      return try await configured.provider.redeem(
        request.code, verifier: started.verifier,
        for: IDToken.Expectation(
          issuer: rules.issuer, clientID: rules.clientID, nonce: started.nonce,
          rolesClaim: rules.rolesClaim,
          authenticatedSince: started.reauthenticates ? started.startedAt : nil),
        at: environment.clock.now())
    } catch {
      throw configured.refusal(for: error)
    }
  }

  /// Returns the account to create for the person if none exists; nil if none may be created.
  private func newAccount(of token: IDToken, _ rules: ProviderRules) async throws -> NewAccount? {
    let roles = rules.roles(of: token.roleNames)
    guard rules.accounts == .create, !roles.isEmpty,
      try await environment.pool.answer(
        to: ProviderIdentityStore.find(issuer: rules.issuer, subject: token.subject)) == nil
    else { return nil }
    // A random password that no person knows, so that the account behaves like any other.
    let hash = try await environment.hasher.hash(Base64URL.encode(Sodium.randomBytes(32)))
    let name = try ProviderAccount.username(of: token)
    return NewAccount(
      requestID: UUID(), credentials: (name, hash), createdAt: environment.clock.now(),
      isConfirmed: true, roles: [])
  }

  private func signIn(
    _ token: IDToken, _ new: NewAccount?, _ request: Request, _ client: SessionClient?,
    _ rules: ProviderRules, on connection: PostgresConnection
  ) async throws -> (Outcome, AccountSuspension?) {
    let accounts = ProviderAccount(environment: environment, rules: rules)
    guard
      let participantID = try await accounts.find(token, orCreate: new, on: connection)
    else { return (.refused(.accountUnknown), nil) }
    let (isStaff, change) = try await ApplyProviderRoles(environment: environment)(
      rules.roles(of: token.roleNames), to: participantID, on: connection)
    guard isStaff else { return (.refused(.rolesMissing), change) }
    let now = environment.clock.now()
    var session = Session.new(
      of: participantID, audiences: request.audiences, label: request.label,
      provenAt: token.authenticatedAt.map { min($0, now) },
      endsBy: now + rules.sessionLifetime, client: client, at: now)
    session.provesSecondFactor = rules.provesSecondFactor(
      methods: token.methods, contextClass: token.contextClass)
    let refreshToken = RefreshToken.new(of: session, environment.sealing)
    let found = try await connection.answer(
      to: RightsStore.find(of: participantID, at: now))
    try found.requireActive()
    guard session.provesSecondFactor || !found.hasSecondFactor else {
      return (.refused(.secondFactorRequired), change)
    }
    try await connection.run(SessionStore.insert(session, token: refreshToken))
    let displaced = try await connection.answer(
      to: SessionStore.displace(
        of: participantID, keeping: environment.rules.sessionsPerAccountMax, at: now))
    let records = displaced.map {
      AuditRecord(action: .sessionDisplaced, subject: participantID, object: $0.text)
    }
    try await environment.record(
      records + [
        AuditRecord(.signedInByProvider, by: participantID, object: session.auditObject)
      ], at: now, on: connection)
    return (.opened(session, refreshToken, found), change)
  }
}
