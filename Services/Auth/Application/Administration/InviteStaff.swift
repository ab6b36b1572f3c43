package import AuthDomain
import AuthStore
import Fields
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// Makes the account of a study leader, an administrator or a gateway, and invites its owner to choose a password.
package struct InviteStaff: Sendable {
  private let pool: PostgresPool
  private let hasher: PasswordHasher
  private let clock: any WallClock
  private let mailSignal: MailSignal
  private let administrators = ActingAdministrators()
  private let accounts = AccountStore()
  private let codes = AccessCodeStore()
  private let mails = MailOutbox()
  private let audit = AuditLog()

  package init(
    pool: PostgresPool, hasher: PasswordHasher, clock: any WallClock, mailSignal: MailSignal
  ) {
    self.pool = pool
    self.hasher = hasher
    self.clock = clock
    self.mailSignal = mailSignal
  }

  package struct Outcome: Sendable {
    package var outcome: WriteOutcome
    /// To be handed over; nil when it was mailed, or its owner has come.
    package var code: AccessCode?
    package var expiresAt: Date?
  }

  /// - Throws: `AccountError.usernameTaken` or `.requestIDReused`; `ManagedAccountError.notAdministrator`;
  ///   `SessionError.suspended`; `PostgresError`; what `PasswordHasher` throws.
  package func callAsFunction(_ invitation: StaffInvitation) async throws -> Outcome {
    if let known = try await accounts.find(requestID: invitation.requestID, on: pool) {
      return try await again(invitation, known: known)
    }
    let now = clock.now()
    // Of a password that nobody knows: until its owner has chosen one, the account is as any other whose
    // password somebody guesses at.
    let hash = try await hasher.hash(Base64URL.encode(Sodium.randomBytes(32)))
    let account = NewAccount(
      requestID: invitation.requestID, credentials: (invitation.username, hash),
      email: invitation.email, emailConsent: invitation.email != nil,
      language: invitation.language, createdAt: now, isConfirmed: false,
      roles: [invitation.role], ledStudies: invitation.ledStudies)
    let code = AccessCode.random()
    let isNew = try await pool.write { connection in
      try await administrators.require(invitation.actor, on: connection)
      guard try await accounts.insert(account, on: connection) else { return false }
      try await codes.insert(
        code, for: .invitation, of: account.participantID, at: now, on: connection)
      if let email = invitation.email {
        try await mails.enqueue(
          PendingMail(
            participantID: account.participantID, recipient: email.text,
            language: invitation.language.description, username: invitation.username.text,
            purpose: .staffInvitation(code: code.formatted), createdAt: now),
          on: connection)
      }
      try await audit.append([record(account, invitation)], at: now, on: connection)
      return true
    }
    if isNew {
      mailSignal.raise()
      return outcome(.created, code: invitation.email == nil ? code : nil, at: now)
    }
    // A concurrent one took the id or the name: the same request, or another one.
    guard let known = try await accounts.find(requestID: invitation.requestID, on: pool)
    else { throw AccountError.usernameTaken }
    return try await again(invitation, known: known)
  }

  private func record(_ account: NewAccount, _ invitation: StaffInvitation) -> AuditRecord {
    AuditRecord(
      action: Self.action(invitation.role),
      actor: invitation.actor, subject: account.participantID,
      object: invitation.ledStudies.map(\.text).sorted().joined(separator: ","))
  }

  private static func action(_ role: AccountRole) -> AuditAction {
    switch role {
    case .studyLeader, .participant: .studyLeaderCreated
    case .administrator: .administratorInvited
    case .gateway: .gatewayInvited
    }
  }

  /// The answer may have been lost: another code beside the first. Not once the owner has come, whose
  /// password it would replace.
  private func again(
    _ invitation: StaffInvitation, known: Account
  ) async throws -> Outcome {
    guard invitation.isSame(as: known),
      try await accounts.hasRole(invitation.role, known.participantID, on: pool)
    else { throw AccountError.requestIDReused }
    let now = clock.now()
    let code: AccessCode? = try await pool.write { connection in
      try await administrators.require(invitation.actor, on: connection)
      guard try await accounts.lock(known.participantID, on: connection),
        let account = try await accounts.find(
          participantID: known.participantID, on: connection),
        !account.isConfirmed, account.email == nil
      else { return nil }
      let code = AccessCode.random()
      try await codes.insert(
        code, for: .invitation, of: account.participantID, at: now, on: connection)
      return code
    }
    return outcome(.alreadyExists, code: code, at: now)
  }

  private func outcome(_ outcome: WriteOutcome, code: AccessCode?, at now: Date) -> Outcome {
    Outcome(
      outcome: outcome, code: code,
      expiresAt: code.map { _ in now + AccountRules.waitingLifetime })
  }
}
