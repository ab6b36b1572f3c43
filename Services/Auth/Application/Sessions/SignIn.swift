import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Signs in with a password.
struct SignIn: Sendable {
  let environment: AuthEnvironment

  /// - Parameters:
  ///   - identifier: username or e-mail address, as typed.
  ///   - label: label by which the owner recognises the session.
  ///   - oneTimeCode: code of the second factor, as typed; empty if not given.
  ///   - given: client of the request; nil for none.
  ///   - peer: network address of the client; nil if unknown.
  /// - Throws: ``SessionError``; ``ClientError``; ``SecondFactorError`` `.codeRequired`, `.codeRejected`;
  ///   ``TooManyAttempts``; `PostgresError`; errors of `PasswordHasher`.
  func callAsFunction(
    identifier: String, password: String, audiences: [String], label: String = "",
    oneTimeCode: String = "", client given: GivenClient? = nil, from peer: Peer? = nil
  ) async throws -> IssuedTokens {
    let now = environment.clock.now()
    let client = try await environment.client(given, at: now)
    let audiences = try client?.limits.permitted(audiences) ?? audiences
    do {
      try await environment.signIns.charge(identifier, from: peer, at: now)
    } catch let error as TooManyAttempts {
      noteFailure(identifier, "throttled")
      throw error
    }
    // Retries once if the hash is replaced during the comparison: by a rehash, after which the
    // password is still correct, or by a reset, after which it is wrong.
    for _ in 1...2 {
      let (account, hash) = try await verified(identifier, password: password, from: peer)
      let tokens = try await counting(
        oneTimeCode, of: account.participantID, identifier, from: peer, at: now
      ) {
        try await open(
          account.participantID, passwordHash: hash, oneTimeCode: oneTimeCode,
          audiences: audiences, label: label, client: client, at: now)
      }
      if let tokens { return tokens }
    }
    throw SessionError.credentialsRejected
  }

  /// Records a failed sign-in with a digest of the name, which shows repetition but not the name.
  private func noteFailure(_ identifier: String, _ what: String = "") {
    environment.securityEvents.note(
      SecurityEvent(
        .signInFailed,
        who: environment.securityEvents.digest(of: ThrottleKey.signIn(identifier).text),
        what: what))
  }

  /// Runs `body` after the password was verified. A wrong or missing code counts like a wrong
  /// password.
  private func counting<Outcome: Sendable>(
    _ code: String, of participantID: UUID, _ identifier: String, from peer: Peer?, at now: Date,
    _ body: () async throws -> Outcome
  ) async throws -> Outcome {
    func counted() async throws -> Outcome {
      do {
        let outcome = try await body()
        try await environment.signIns.clear(identifier, from: peer)
        return outcome
      } catch let error as SecondFactorError {
        if error == .codeRejected { noteFailure(identifier, "one-time code") }
        throw error
      } catch {
        // No code was rejected.
        try await environment.signIns.clear(identifier, from: peer)
        throw error
      }
    }
    return try await environment.countingCode(code, of: participantID, at: now, counted)
  }

  /// Returns the account whose password matches, and its stored hash.
  private func verified(
    _ identifier: String, password: String, from peer: Peer?
  ) async throws -> (account: Account, hash: String) {
    let account = try await AccountStore.find(identifier: identifier, on: environment.pool)
    let isRight: Bool
    do {
      isRight = try await environment.hasher.match(password, with: account?.passwordHash)
    } catch {
      // The password was not checked, so the attempt is not counted.
      try await environment.signIns.refund(identifier, from: peer)
      throw error
    }
    guard isRight, let account, let hash = account.passwordHash,
      // Treated like a wrong password, limits included. Otherwise, registering a stranger's address
      // would reveal whether another account has it.
      account.isConfirmed || account.username != nil
    else {
      noteFailure(identifier)
      throw SessionError.credentialsRejected
    }
    guard account.isConfirmed else {
      try await environment.signIns.clear(identifier, from: peer)
      throw SessionError.accountNotConfirmed
    }
    return (account, try await renewed(hash, of: account, password: password))
  }

  /// Returns the hash, replaced if it was made with outdated parameters.
  private func renewed(
    _ old: String, of account: Account, password: String
  ) async throws -> String {
    guard environment.hasher.needsRehash(old) else { return old }
    let hash = try await environment.hasher.hash(password)
    try await environment.pool.answer(
      to: AccountStore.setPasswordHash(hash, of: account.participantID, replacing: old))
    return hash
  }

  /// Returns nil if the account's password has changed; nothing is written then.
  private func open(
    _ participantID: UUID, passwordHash: String, oneTimeCode: String, audiences: [String],
    label: String, client: SessionClient?, at now: Date
  ) async throws -> IssuedTokens? {
    let session = Session.new(
      of: participantID, audiences: audiences, label: label, provenAt: now, client: client, at: now)
    let token = RefreshToken.new(of: session, environment.sealing)
    let rights: Rights? = try await environment.pool.write { connection in
      // The lock keeps concurrent sign-ins within the limit and lets none survive a reset.
      guard
        try await connection.answer(
          to: AccountStore.lock(participantID, havingPassword: passwordHash))
      else { return nil }
      let used = try await UseSecondFactor(environment: environment).ifPresent(
        oneTimeCode, of: participantID, at: now, on: connection)
      try await connection.run(SessionStore.insert(session, token: token))
      let (displaced, rights) = try await connection.answers(
        to: SessionStore.displace(
          of: participantID, keeping: environment.rules.sessionsPerAccountMax, at: now),
        RightsStore.find(of: participantID, at: now))
      try rights.requireActive()
      var records = displaced.map {
        AuditRecord(
          action: .sessionDisplaced, subject: participantID, object: $0.text)
      }
      records.append(AuditRecord(.signedIn, by: participantID, object: session.auditObject))
      try await environment.record(used + records, at: now, on: connection)
      return rights
    }
    guard let rights else { return nil }
    return try await environment.tokens.tokens(
      for: session, refreshToken: token, rights: rights, at: now)
  }
}

extension Session {
  /// Creates a new session with a random selector.
  static func new(
    of participantID: UUID, audiences: [String], label: String, provenAt: Date? = nil,
    holder: SessionHolder = .account, endsBy: Date? = nil, client: SessionClient? = nil,
    at now: Date
  ) -> Session {
    Session(
      sessionID: UUID(), participantID: participantID,
      selector: Sodium.randomBytes(RefreshToken.selectorSize), audiences: audiences,
      family: RefreshTokenFamily(signedInAt: now, holder: holder, endsBy: endsBy), label: label,
      provenAt: provenAt, client: client)
  }

  /// Name of the session in the audit log.
  var auditObject: String { sessionID.text }
}

extension RefreshToken {
  private static let context = "refresh token"

  /// Creates a new token of the current generation of the session's family.
  static func new(of session: Session, _ sealing: SealingKeys) -> RefreshToken {
    RefreshToken(
      selector: session.selector, secret: Sodium.randomBytes(secretSize),
      generation: session.family.generation
    ) { sealing.proof(of: $0, context: context, size: proofSize) }
  }

  /// Whether a holder of the sealing keys issued it.
  func isIssued(with sealing: SealingKeys) -> Bool {
    sealing.proves(proof, of: proven, context: Self.context)
  }
}
