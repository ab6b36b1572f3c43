import FoundationEssentials
import Postgres
import ServiceKit

/// Finds, links or creates the account of a person of the external provider.
struct ProviderAccount: Sendable {
  let environment: AuthEnvironment
  let rules: ProviderRules

  /// Returns the account, locked; nil if none belongs to the person and none is to be created.
  ///
  /// - Throws: `PostgresError`.
  func find(
    _ token: IDToken, orCreate new: NewAccount?, on connection: PostgresConnection
  ) async throws -> UUID? {
    let (_, known) = try await connection.answers(
      to: ProviderIdentityStore.lock(issuer: rules.issuer, subject: token.subject),
      ProviderIdentityStore.find(issuer: rules.issuer, subject: token.subject))
    if let known {
      return try await connection.answer(to: AccountStore.lock(known)) ? known : nil
    }
    if let linked = try await link(token, on: connection) { return linked }
    guard let new else { return nil }
    return try await create(new, of: token.subject, on: connection)
  }

  /// Links the only account of staff that has the verified address. An invitation counts as accepted.
  private func link(_ token: IDToken, on connection: PostgresConnection) async throws -> UUID? {
    guard let email = token.verifiedEmail.flatMap({ EmailAddress($0) }) else { return nil }
    let found = try await connection.answer(to: ProviderIdentityStore.staff(under: email))
    guard found.count == 1, let participantID = found.first else { return nil }
    let (_, account) = try await connection.answers(
      to: AccountStore.lock(participantID), AccountStore.find(participantID: participantID))
    let now = environment.clock.now()
    // The address may have been changed until the lock.
    guard let account, account.emailKey == email.key,
      try await connection.answer(
        to: ProviderIdentityStore.insert(
          participantID, issuer: rules.issuer, subject: token.subject, at: now))
    else { return nil }
    var records = [
      AuditRecord(action: .providerLinked, subject: participantID, object: rules.issuer)
    ]
    if !account.isConfirmed {
      _ = try await connection.answers(
        to: AccountStore.lockAddress(of: participantID),
        AccountStore.confirm(participantID, at: now))
      try await connection.run([
        AccessCodeStore.delete(.invitation, of: participantID),
        MailOutbox.deleteInvitations(of: participantID),
      ])
      records.append(AuditRecord(action: .accountConfirmed, subject: participantID))
    }
    try await environment.record(records, at: now, on: connection)
    return participantID
  }

  /// - Parameter account: its name is replaced if it is taken.
  private func create(
    _ account: NewAccount, of subject: String, on connection: PostgresConnection
  ) async throws -> UUID? {
    var account = account
    if try await !connection.answer(to: AccountStore.insert(account)) {
      account.credentials?.username = try Self.substitute()
      guard try await connection.answer(to: AccountStore.insert(account)) else { return nil }
    }
    let participantID = account.participantID
    _ = try await connection.answer(
      to: ProviderIdentityStore.insert(
        participantID, issuer: rules.issuer, subject: subject, at: account.createdAt))
    try await environment.record(
      [
        AuditRecord(
          action: .providerAccountCreated, subject: participantID, object: rules.issuer)
      ], at: account.createdAt, on: connection)
    return participantID
  }

  /// Returns the name for a new account: the one at the provider if it is a username. Names give no
  /// rights, since accounts are found by issuer and subject only.
  ///
  /// - Throws: never for this alphabet.
  static func username(of token: IDToken) throws -> Username {
    if let name = token.username.flatMap({ try? Username($0) }) { return name }
    return try substitute()
  }

  /// A random name: one that follows from the person would be taken after the person left the team.
  private static func substitute() throws -> Username {
    try Username("sso-" + Sodium.randomBytes(8).hexadecimal)
  }
}
