import FoundationEssentials
import Postgres
import ServiceKit

/// Begins the erasure of a participant, or of a participant's data in one study. Data of this
/// service is deleted at once; the other services are notified by the bus.
struct RequestErasure: Sendable {
  let environment: AuthEnvironment
  private var begin: BeginErasure { BeginErasure(environment: environment) }

  struct Request: Sendable {
    var erasureID: UUID
    /// Empty for all data.
    var studyID: String
    var mode: ErasureOrder.Mode
  }

  /// Erases the caller's own data.
  ///
  /// - Parameter password: ignored if the account has none; may be empty if the caller's token
  ///   carries a fresh proof.
  /// - Throws: `SessionError.credentialsRejected`, `.freshProofRequired`, `.ended`;
  ///   ``ErasureError`` `.erasureIDReused`, `.staff`, `.modeRefused`; ``StudyError``;
  ///   ``TooManyAttempts``; `PostgresError`; errors of `PasswordHasher`.
  func callAsFunction(
    _ request: Request, caller: AccessClaims, password: String
  ) async throws -> Erasure {
    let now = environment.clock.now()
    let order = order(request, of: caller.participantID, at: now)
    if let earlier = try await earlier(order) { return earlier }
    try await requireStudy(of: order)
    try await proveFresh(caller, password: password, at: now)
    do {
      try await environment.pool.write { connection in
        _ = try await environment.callerSession.lock(caller, at: now, on: connection)
        try await requireMode(of: order, on: connection)
        try await begin(order, as: AuditRecord(action: .erasureRequested), on: connection)
      }
    } catch SessionError.ended {
      // The same request may have completed a moment earlier.
      guard let earlier = try await earlier(order) else { throw SessionError.ended }
      return earlier
    }
    return try await begun(order)
  }

  /// Erases a participant at an administrator's request.
  ///
  /// - Parameter allowMissing: whether to proceed without an account, to erase data left in other
  ///   services or restored from a backup.
  /// - Throws: ``ErasureError`` `.erasureIDReused`, `.staff`, `.participantUnknown`,
  ///   `.modeRefused`; ``StudyError``, unless `allowMissing`;
  ///   `ManagedAccountError.notAdministrator`; `SessionError.suspended`; `PostgresError`.
  func callAsFunction(
    _ request: Request, of participantID: UUID, allowMissing: Bool, administrator: UUID
  ) async throws -> Erasure {
    let order = order(request, of: participantID, at: environment.clock.now())
    if let earlier = try await earlier(order) { return earlier }
    if !allowMissing { try await requireStudy(of: order) }
    try await environment.pool.write { connection in
      try await ActingAdministrators().require(administrator, on: connection)
      let isKnown = try await connection.answer(to: AccountStore.lock(participantID))
      guard isKnown || allowMissing else { throw ErasureError.participantUnknown }
      try await requireMode(of: order, on: connection)
      try await begin(
        order, as: AuditRecord(action: .erasureRequested, actor: administrator), on: connection)
    }
    return try await begun(order)
  }

  /// Rejects a mistyped study id, whose erasure would be reported complete with all data still
  /// stored.
  private func requireStudy(of order: ErasureOrder) async throws {
    guard let study = StudyID(order.studyID) else { return }
    _ = try await environment.studies.find(study, groupID: "")
  }

  private func order(_ request: Request, of participantID: UUID, at now: Date) -> ErasureOrder {
    ErasureOrder(
      erasureID: request.erasureID, participantID: participantID, studyID: request.studyID,
      mode: request.mode, requestedAt: now)
  }

  /// Enforces the erasure mode that the study announced with its consent. For a whole account, each
  /// study's own mode applies.
  private func requireMode(
    of order: ErasureOrder, on connection: PostgresConnection
  ) async throws {
    guard let study = StudyID(order.studyID),
      let outcome = try await connection.answer(to: RetentionStore.find(study))?.onErasure,
      outcome.rawValue != order.mode.rawValue
    else { return }
    throw ErasureError.modeRefused(outcome)
  }

  /// Returns the erasure if the same one was requested before.
  private func earlier(_ order: ErasureOrder) async throws -> Erasure? {
    guard let isSame = try await environment.pool.answer(to: ErasureRequestStore.isSame(order))
    else { return nil }
    guard isSame else { throw ErasureError.erasureIDReused }
    return try await environment.pool.answer(to: ErasureRequestStore.find(order.erasureID))
  }

  /// Requires a proof of the password: a lost device must not be enough to erase a participant.
  private func proveFresh(
    _ caller: AccessClaims, password: String, at now: Date
  ) async throws {
    guard
      let account = try await environment.pool.answer(
        to: AccountStore.find(participantID: caller.participantID))
    else { throw SessionError.ended }
    // An anonymous account has no password.
    guard let hash = account.passwordHash else { return }
    if password.isEmpty {
      if caller.hasFreshProof(at: now) { return }
      throw SessionError.freshProofRequired
    }
    let isRight = try await environment.attempts.countingGuess(
      .ownPassword(caller.participantID), at: now
    ) {
      try await environment.hasher.match(password, with: hash)
    }
    guard isRight else { throw SessionError.credentialsRejected }
  }

  private func begun(_ order: ErasureOrder) async throws -> Erasure {
    environment.events.wake()
    guard
      let erasure = try await environment.pool.answer(
        to: ErasureRequestStore.find(order.erasureID))
    else { throw ErasureError.unknown }
    return erasure
  }
}
