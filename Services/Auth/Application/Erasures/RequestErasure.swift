package import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// Begins the erasure of a participant, or of what one study has. What is kept here goes at once; the other
/// services hear of it by the bus.
package struct RequestErasure: Sendable {
  private let pool: PostgresPool
  private let events: any EventPublisher
  private let hasher: PasswordHasher
  private let clock: any WallClock
  private let attempts: AttemptLimiter
  private let callerSession: CallerSession
  private let administrators = ActingAdministrators()
  private let accounts = AccountStore()
  private let requests = ErasureRequestStore()
  private let retentions = RetentionStore()
  private let studies: StudyCache
  private let begin: BeginErasure

  package init(
    pool: PostgresPool, studies: StudyCache, events: any EventPublisher, hasher: PasswordHasher,
    clock: any WallClock, rules: SessionRules, attempts: AttemptLimiter
  ) {
    self.pool = pool
    self.studies = studies
    self.events = events
    self.hasher = hasher
    self.clock = clock
    self.attempts = attempts
    callerSession = CallerSession(rules: rules)
    begin = BeginErasure(events: events)
  }

  package struct Request: Sendable {
    package var erasureID: UUID
    /// Empty: everything.
    package var studyID: String
    package var mode: ErasureOrder.Mode

    package init(erasureID: UUID, studyID: String, mode: ErasureOrder.Mode) {
      self.erasureID = erasureID
      self.studyID = studyID
      self.mode = mode
    }
  }

  /// Of the caller's own.
  ///
  /// - Parameter password: not looked at where the account has none; may be empty where the caller's token
  ///   is a fresh proof of it.
  /// - Throws: `SessionError.credentialsRejected`, `.freshProofRequired`, `.ended`; ``ErasureError`` `.erasureIDReused`, `.staff`,
  ///   `.modeRefused`; ``StudyError``; ``TooManyAttempts``; `PostgresError`; what `PasswordHasher` throws.
  package func callAsFunction(
    _ request: Request, caller: AccessClaims, password: String
  ) async throws -> Erasure {
    let now = clock.now()
    let order = order(request, of: caller.participantID, at: now)
    if let earlier = try await earlier(order) { return earlier }
    try await requireStudy(of: order)
    try await proveFresh(caller, password: password, at: now)
    do {
      try await pool.write { connection in
        _ = try await callerSession.lock(caller, at: now, on: connection)
        try await requireMode(of: order, on: connection)
        try await begin(order, as: AuditRecord(action: .erasureRequested), on: connection)
      }
    } catch SessionError.ended {
      // By the same request, which was a moment earlier.
      guard let earlier = try await earlier(order) else { throw SessionError.ended }
      return earlier
    }
    return try await begun(order)
  }

  /// For somebody who asked an administrator.
  ///
  /// - Parameter allowMissing: also without an account: for what is left of somebody in other services or came
  ///   back with a backup.
  /// - Throws: ``ErasureError`` `.erasureIDReused`, `.staff`, `.participantUnknown`, `.modeRefused`;
  ///   ``StudyError``, unless `allowMissing`; `ManagedAccountError.notAdministrator`; `SessionError.suspended`;
  ///   `PostgresError`.
  package func callAsFunction(
    _ request: Request, of participantID: UUID, allowMissing: Bool, administrator: UUID
  ) async throws -> Erasure {
    let order = order(request, of: participantID, at: clock.now())
    if let earlier = try await earlier(order) { return earlier }
    if !allowMissing { try await requireStudy(of: order) }
    try await pool.write { connection in
      try await administrators.require(administrator, on: connection)
      let isKnown = try await accounts.lock(participantID, on: connection)
      guard isKnown || allowMissing else { throw ErasureError.participantUnknown }
      try await requireMode(of: order, on: connection)
      try await begin(
        order, as: AuditRecord(action: .erasureRequested, actor: administrator), on: connection)
    }
    return try await begun(order)
  }

  /// A mistyped one would be told to be erased, with everything still there.
  private func requireStudy(of order: ErasureOrder) async throws {
    guard let study = StudyID(order.studyID) else { return }
    _ = try await studies.find(study, groupID: "")
  }

  private func order(_ request: Request, of participantID: UUID, at now: Date) -> ErasureOrder {
    ErasureOrder(
      erasureID: request.erasureID, participantID: participantID, studyID: request.studyID,
      mode: request.mode, requestedAt: now)
  }

  /// What a study said with the consent holds, whoever asks. Of an account each study keeps to what it said.
  private func requireMode(
    of order: ErasureOrder, on connection: PostgresConnection
  ) async throws {
    guard let study = StudyID(order.studyID),
      let outcome = try await retentions.find(study, on: connection)?.onErasure,
      outcome.rawValue != order.mode.rawValue
    else { return }
    throw ErasureError.modeRefused(outcome)
  }

  /// The same, asked for before.
  private func earlier(_ order: ErasureOrder) async throws -> Erasure? {
    guard let isSame = try await requests.isSame(order, on: pool) else { return nil }
    guard isSame else { throw ErasureError.erasureIDReused }
    return try await requests.find(order.erasureID, on: pool)
  }

  /// A lost device must not be enough to erase somebody.
  private func proveFresh(
    _ caller: AccessClaims, password: String, at now: Date
  ) async throws {
    guard let account = try await accounts.find(participantID: caller.participantID, on: pool)
    else { throw SessionError.ended }
    // An anonymous account has nothing to prove but the token.
    guard let hash = account.passwordHash else { return }
    if password.isEmpty {
      if caller.hasFreshProof(at: now) { return }
      throw SessionError.freshProofRequired
    }
    let isRight = try await attempts.countingGuess(
      .ownPassword(caller.participantID), at: now
    ) {
      try await hasher.match(account: password, with: hash) != .none
    }
    guard isRight else { throw SessionError.credentialsRejected }
  }

  private func begun(_ order: ErasureOrder) async throws -> Erasure {
    events.wake()
    guard let erasure = try await requests.find(order.erasureID, on: pool) else {
      throw ErasureError.unknown
    }
    return erasure
  }
}
