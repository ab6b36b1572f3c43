import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Registers a client.
struct RegisterClient: Sendable {
  let environment: AuthEnvironment

  struct Outcome: Sendable {
    var client: RegisteredClient
    /// Nil for a public client.
    var secret: String?
    var isNew: Bool
  }

  /// A repeated request makes another secret, because the first response may have been lost.
  ///
  /// - Throws: ``ClientError`` `.kindMismatch`, `.requestIDReused`, `.revoked`, `.tooMany`,
  ///   `.tooManySecrets`; `ManagedAccountError.notAdministrator`; `SessionError.suspended`;
  ///   `PostgresError`; errors of `PasswordHasher`.
  func callAsFunction(_ new: NewClient, actor: UUID) async throws -> Outcome {
    try Self.check(new.isConfidential, isGateway: new.isGateway, new.introspects, new.limits)
    let now = environment.clock.now()
    let clientID = AccountStore.stored(new.requestID)
    let account = new.isGateway ? try await gatewayAccount(of: clientID, at: now) : nil
    let secret = new.isConfidential ? ClientRules.newSecret() : nil
    let (client, isNew) = try await environment.pool.write { connection in
      try await ActingAdministrators().require(actor, on: connection)
      let isNew = try await insert(new, clientID, account, at: now, on: connection)
      if let secret {
        try await environment.add(secret, to: clientID, at: now, on: connection)
      }
      guard let client = try await connection.answer(to: ClientStore.find(clientID)),
        isNew || new.isSame(as: client)
      else { throw ClientError.requestIDReused }
      if client.revokedAt != nil { throw ClientError.revoked }
      try await environment.record(
        [
          AuditRecord(
            action: isNew ? .clientRegistered : .clientSecretMade, actor: actor,
            subject: client.accountID, object: clientID.text)
        ], at: now, on: connection)
      return (client, isNew)
    }
    return Outcome(client: client, secret: secret, isNew: isNew)
  }

  /// - Throws: ``ClientError`` `.kindMismatch`.
  static func check(
    _ isConfidential: Bool, isGateway: Bool, _ introspects: Bool, _ limits: ClientLimits
  ) throws(ClientError) {
    if isGateway, !isConfidential { throw .kindMismatch(field: "gateway") }
    if introspects, !isConfidential { throw .kindMismatch(field: "introspects") }
    if isGateway, !limits.studyIDs.isEmpty { throw .kindMismatch(field: "study_ids") }
  }

  /// The account of a gateway, like that of `InviteStaff`, with a password that no person knows.
  private func gatewayAccount(of clientID: UUID, at now: Date) async throws -> NewAccount {
    let hash = try await environment.hasher.hash(ClientRules.newSecret())
    return NewAccount(
      requestID: UUID(), credentials: (try Username(clientID.text), hash), createdAt: now,
      isConfirmed: true, roles: [.gateway])
  }

  private func insert(
    _ new: NewClient, _ clientID: UUID, _ account: NewAccount?, at now: Date,
    on connection: PostgresConnection
  ) async throws -> Bool {
    let (known, count) = try await connection.answers(
      to: ClientStore.find(clientID), ClientStore.count())
    if known != nil { return false }
    guard count < ClientRules.clientsMax else { throw ClientError.tooMany }
    guard
      try await connection.answer(
        to: ClientStore.insert(new, id: clientID, accountID: account?.participantID, at: now))
    else { return false }
    if let account, try await !connection.answer(to: AccountStore.insert(account)) {
      throw AccountError.usernameTaken
    }
    return true
  }
}

/// Replaces the name and the limits of a client.
struct UpdateClient: Sendable {
  let environment: AuthEnvironment

  /// - Throws: ``ClientError`` `.kindMismatch`, `.unknown`, `.revoked`, `.changedMeanwhile`;
  ///   `ManagedAccountError.notAdministrator`; `SessionError.suspended`; `PostgresError`.
  func callAsFunction(_ change: ClientChange, actor: UUID) async throws -> RegisteredClient {
    try await environment.changingClient(change.clientID, actor: actor) { old, now, connection in
      if old.revokedAt != nil { throw ClientError.revoked }
      if old.name == change.name, old.limits == change.limits,
        old.introspects == change.introspects
      {
        return nil
      }
      guard change.entityTag.isEmpty || change.entityTag == old.entityTag else {
        throw ClientError.changedMeanwhile
      }
      try RegisterClient.check(
        old.isConfidential, isGateway: old.accountID != nil, change.introspects, change.limits)
      try await connection.answer(
        to: ClientStore.change(change, ofLimits: old.limits != change.limits, at: now))
      return .clientChanged
    }
  }
}

/// Makes another secret of a client.
struct RotateClientSecret: Sendable {
  let environment: AuthEnvironment

  /// - Parameter endsEarlier: whether earlier secrets end now instead of in a day.
  /// - Returns: the secret, and when earlier ones end.
  /// - Throws: ``ClientError`` `.kindMismatch`, `.unknown`, `.revoked`, `.tooManySecrets`;
  ///   `ManagedAccountError.notAdministrator`; `SessionError.suspended`; `PostgresError`.
  func callAsFunction(
    _ clientID: UUID, endsEarlier: Bool, actor: UUID
  ) async throws -> (secret: String, earlierEndAt: Date?) {
    let secret = ClientRules.newSecret()
    let end = environment.clock.now() + ClientRules.earlierSecretLifetime
    _ = try await environment.changingClient(clientID, actor: actor) { old, now, connection in
      if old.revokedAt != nil { throw ClientError.revoked }
      guard old.isConfidential else { throw ClientError.kindMismatch(field: "client_id") }
      try await connection.answer(
        to: endsEarlier
          ? ClientStore.deleteSecrets(of: clientID)
          : ClientStore.endSecrets(of: clientID, at: end))
      try await environment.add(secret, to: clientID, at: now, on: connection)
      return endsEarlier ? .clientSecretsReplaced : .clientSecretMade
    }
    return (secret, endsEarlier ? nil : end)
  }
}

/// Revokes a client for good. Its sessions end with it, because each use of one reads the client.
struct RevokeClient: Sendable {
  let environment: AuthEnvironment

  /// - Returns: false if it was revoked before.
  /// - Throws: ``ClientError`` `.unknown`; `ManagedAccountError.notAdministrator`;
  ///   `SessionError.suspended`; `PostgresError`.
  func callAsFunction(_ clientID: UUID, actor: UUID) async throws -> Bool {
    var isNew = false
    _ = try await environment.changingClient(clientID, actor: actor) { old, now, connection in
      if old.revokedAt != nil { return nil }
      isNew = true
      try await connection.run(ClientStore.revoke(clientID, at: now))
      return .clientRevoked
    }
    return isNew
  }
}

extension AuthEnvironment {
  /// Changes a locked client, informs the other services if its tokens are affected, and returns the
  /// result.
  ///
  /// - Parameter change: writes the change; returns its name in the audit log, nil for no change.
  fileprivate func changingClient(
    _ clientID: UUID, actor: UUID,
    _ change: (RegisteredClient, Date, PostgresConnection) async throws -> AuditAction?
  ) async throws -> RegisteredClient {
    let (client, suspension) = try await pool.write { connection in
      try await ActingAdministrators().require(actor, on: connection)
      let (_, found) = try await connection.answers(
        to: ClientStore.lock(clientID), ClientStore.find(clientID))
      guard let old = found else { throw ClientError.unknown }
      // After all waiting: tokens issued until now have the former limits.
      let now = clock.now()
      guard let action = try await change(old, now, connection),
        let new = try await connection.answer(to: ClientStore.find(clientID))
      else { return (old, AccountSuspension?.none) }
      let suspension = try await tellServices(of: new, insteadOf: old, at: now, on: connection)
      try await record(
        [AuditRecord(action: action, actor: actor, object: clientID.text)], at: now, on: connection)
      return (new, suspension)
    }
    if let suspension {
      suspendedAccounts.tell(suspension)
      events.wake()
    }
    return client
  }

  /// Publishes a revocation or a change of limits, and stores it for this service; nil if tokens are not
  /// affected.
  private func tellServices(
    of new: RegisteredClient, insteadOf old: RegisteredClient, at now: Date,
    on connection: PostgresConnection
  ) async throws -> AccountSuspension? {
    guard new.revokedAt != old.revokedAt || new.limitedAt != old.limitedAt else { return nil }
    let suspension = AccountSuspension(
      participantID: new.clientID, revision: new.revision, isSuspended: new.revokedAt != nil,
      changedAt: now, rightsChangedAt: new.limitedAt)
    _ = try await suspendedAccounts.record(suspension, on: connection)
    try await events.publish(.accountSuspensionChanged(suspension), at: now, on: connection)
    return suspension
  }

  /// Stores another secret of a client.
  fileprivate func add(
    _ secret: String, to clientID: UUID, at now: Date, on connection: PostgresConnection
  ) async throws {
    let client = try await connection.answer(to: ClientStore.find(clientID))
    guard (client?.secrets ?? 0) < ClientRules.secretsMax else { throw ClientError.tooManySecrets }
    try await connection.answer(to: ClientStore.insertSecret(secret, of: clientID, at: now))
  }
}

extension ClientRules {
  fileprivate static func newSecret() -> String { Base64URL.encode(Sodium.randomBytes(secretSize)) }
}
