import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Creates the account of a study leader, administrator or gateway, and invites its owner to choose
/// a password.
struct InviteStaff: Sendable {
  let environment: AuthEnvironment

  struct Outcome: Sendable {
    var outcome: WriteOutcome
    /// The code to hand over; nil if it was mailed or the owner has already chosen a password.
    var code: AccessCode?
    var expiresAt: Date?
  }

  /// - Throws: `AccountError.usernameTaken` or `.requestIDReused`;
  ///   `ManagedAccountError.notAdministrator`; `SessionError.suspended`; `PostgresError`; errors of
  ///   `PasswordHasher`.
  func callAsFunction(_ invitation: StaffInvitation) async throws -> Outcome {
    if let known = try await find(invitation) { return try await again(invitation, known: known) }
    let now = environment.clock.now()
    // A random password, so that the account behaves like any other until its owner chooses one.
    let hash = try await environment.hasher.hash(Base64URL.encode(Sodium.randomBytes(32)))
    let account = NewAccount(
      requestID: invitation.requestID, credentials: (invitation.username, hash),
      email: invitation.email, emailConsent: invitation.email != nil,
      language: invitation.language, createdAt: now, isConfirmed: false,
      roles: [invitation.role], ledStudies: invitation.ledStudies)
    let code = AccessCode.random()
    let isNew = try await environment.pool.write { connection in
      try await ActingAdministrators().require(invitation.actor, on: connection)
      guard try await connection.answer(to: AccountStore.insert(account)) else { return false }
      let mail = try await mail(invitation, with: code, to: account, at: now, on: connection)
      try await connection.run(
        AccessCodeStore.insert(code, for: .invitation, of: account.participantID, at: now)
          + environment.mails.enqueue(mail))
      try await environment.record([record(account, invitation)], at: now, on: connection)
      return true
    }
    if isNew {
      environment.mailSignal.raise()
      return outcome(.created, code: invitation.email == nil ? code : nil, at: now)
    }
    // A concurrent request took the id or the name: the same request or another one.
    guard let known = try await find(invitation) else { throw AccountError.usernameTaken }
    return try await again(invitation, known: known)
  }

  /// Returns the mail with the code; nil if the invitation is handed over.
  private func mail(
    _ invitation: StaffInvitation, with code: AccessCode, to account: NewAccount, at now: Date,
    on connection: PostgresConnection
  ) async throws -> PendingMail? {
    guard let email = invitation.email else { return nil }
    let studyIDs = Set(invitation.ledStudies.map(\.text))
    let titles = try await connection.answer(to: StudyStore.titles(of: studyIDs))
    let language = invitation.language.description
    return PendingMail(
      participantID: account.participantID, recipient: email.text, language: language,
      username: invitation.username.text,
      purpose: .staffInvitation(
        code: code.formatted, studies: titles.lines(of: studyIDs, in: language)),
      createdAt: now)
  }

  private func find(_ invitation: StaffInvitation) async throws -> Account? {
    try await environment.pool.answer(to: AccountStore.find(requestID: invitation.requestID))
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

  /// Issues a second code because the first response may have been lost. Not after the owner has
  /// chosen a password, which the code would replace.
  private func again(
    _ invitation: StaffInvitation, known: Account
  ) async throws -> Outcome {
    guard invitation.isSame(as: known),
      try await environment.pool.answer(
        to: AccountStore.hasRole(invitation.role, known.participantID))
    else { throw AccountError.requestIDReused }
    let now = environment.clock.now()
    let code: AccessCode? = try await environment.pool.write { connection in
      try await ActingAdministrators().require(invitation.actor, on: connection)
      let (_, account) = try await connection.answers(
        to: AccountStore.lock(known.participantID),
        AccountStore.find(participantID: known.participantID))
      guard let account, !account.isConfirmed, account.email == nil else { return nil }
      let code = AccessCode.random()
      try await connection.run(
        AccessCodeStore.insert(code, for: .invitation, of: account.participantID, at: now))
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
