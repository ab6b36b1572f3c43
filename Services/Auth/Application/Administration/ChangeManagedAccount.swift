import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Suspends an account, or restores it.
struct SetSuspension: Sendable {
  let environment: AuthEnvironment
  private var administrators: ActingAdministrators { ActingAdministrators() }

  /// Does nothing if the account is already suspended, except for the reason `compromised`, which
  /// also ends its sessions.
  ///
  /// - Parameter reason: nil to restore the account.
  /// - Throws: ``ManagedAccountError``; `SessionError.suspended`; `PostgresError`.
  func callAsFunction(
    _ participantID: UUID, reason: SuspensionReason?, actor: UUID
  ) async throws -> ManagedAccount {
    let (account, change) = try await administrators.change(
      participantID, actor: actor, in: environment
    ) { account, connection in
      guard Self.changes(account.suspension?.reason, to: reason) else {
        return (account, AccountSuspension?.none)
      }
      let now = environment.clock.now()
      if account.suspension == nil {
        try await administrators.requireAnother(besides: account, on: connection)
      }
      let changed = try await connection.answer(
        to: ManagedAccountStore.setSuspension(
          reason.map { .init(since: account.suspension?.since ?? now, reason: $0) },
          of: participantID, at: now))
      let change = try await environment.tellServices(of: changed, at: now, on: connection)
      let ended =
        reason == .compromised
        ? try await connection.answer(
          to: SessionStore.displace(of: participantID, keeping: 0, at: now)) : []
      let records = ended.map {
        AuditRecord(
          action: .sessionDisplaced, actor: actor, subject: participantID, object: $0.text)
      }
      let last = AuditRecord(
        action: reason == nil ? .accountRestored : .accountSuspended, actor: actor,
        subject: participantID, object: reason?.rawValue ?? "")
      try await environment.record(records + [last], at: now, on: connection)
      return (changed, change)
    }
    if let change { environment.suspendedAccounts.tell(change) }
    return account
  }

  private static func changes(_ old: SuspensionReason?, to new: SuspensionReason?) -> Bool {
    old == nil || new == nil ? old != new : new == .compromised && old != .compromised
  }
}

/// Marks an account as a test participant, or removes the mark.
struct SetTestParticipant: Sendable {
  let environment: AuthEnvironment

  /// - Throws: ``ManagedAccountError``; `SessionError.suspended`; `PostgresError`.
  func callAsFunction(
    _ participantID: UUID, isTest: Bool, actor: UUID
  ) async throws -> ManagedAccount {
    return try await ActingAdministrators().change(
      participantID, actor: actor, in: environment
    ) { account, connection in
      guard account.roles.contains(.participant) else {
        throw ManagedAccountError.notAParticipant
      }
      if account.isTestParticipant == isTest { return account }
      let now = environment.clock.now()
      let marked = try await connection.answer(
        to: ManagedAccountStore.setTestParticipant(isTest, of: participantID, at: now))
      try await environment.events.publish(
        .testParticipantChanged(
          participantID: participantID, isTest: isTest, revision: marked.revision), at: now,
        on: connection)
      let action: AuditAction = isTest ? .testParticipantMarked : .testParticipantUnmarked
      try await environment.record(
        [AuditRecord(action: action, actor: actor, subject: participantID)], at: now,
        on: connection)
      return marked
    }
  }
}

/// Turns a staff account into a participant's account, which can be erased.
struct EndStaffRoles: Sendable {
  let environment: AuthEnvironment
  private var administrators: ActingAdministrators { ActingAdministrators() }

  /// Does nothing if the account has no staff role.
  ///
  /// - Throws: ``ManagedAccountError`` `.unknown`, `.lastAdministrator`, `.notAdministrator`;
  ///   `SessionError.suspended`; `PostgresError`.
  func callAsFunction(_ participantID: UUID, actor: UUID) async throws -> ManagedAccount {
    // A repeated request to end one's own roles: the first response may have been lost, and the
    // token still carries the roles.
    if participantID == actor,
      let own = try await environment.pool.answer(to: ManagedAccountStore.find(actor)),
      !own.isStaff
    {
      return own
    }
    let (account, change) = try await administrators.change(
      participantID, actor: actor, in: environment
    ) { account, connection in
      // A provider that took its roles left the link, and the roles in studies that people gave.
      guard account.isStaff || account.providerLinkedAt != nil else {
        return (account, AccountSuspension?.none)
      }
      let now = environment.clock.now()
      try await administrators.requireAnother(besides: account, on: connection)
      try await connection.run(
        [
          ManagedAccountStore.endStaffRoles(of: participantID),
          // Invitation codes are handed over by administrators and therefore valid for staff only.
          AccessCodeStore.delete(.invitation, of: participantID),
          MailOutbox.deleteInvitations(of: participantID),
        ] + SessionStore.endAll(of: participantID, at: now))
      let ended = try await connection.answer(
        to: ManagedAccountStore.changeRights(of: participantID, at: now))
      let change = try await environment.tellServices(of: ended, at: now, on: connection)
      try await environment.record(
        [
          AuditRecord(
            action: .staffRolesEnded, actor: actor, subject: participantID,
            object: account.roles.filter(\.isStaff).map(\.rawValue).sorted().joined(separator: ","))
        ], at: now, on: connection)
      return (ended, change)
    }
    if let change { environment.suspendedAccounts.tell(change) }
    return account
  }
}

extension AuthEnvironment {
  /// Publishes an account's suspension and change of rights, and stores them for this service. After
  /// the commit, tell the result to ``suspendedAccounts``.
  func tellServices(
    of account: ManagedAccount, at now: Date, on connection: PostgresConnection
  ) async throws -> AccountSuspension {
    let change = AccountSuspension(
      participantID: account.participantID, revision: account.revision,
      isSuspended: account.suspension != nil, changedAt: now,
      rightsChangedAt: account.rightsChangedAt)
    _ = try await suspendedAccounts.record(change, on: connection)
    try await events.publish(.accountSuspensionChanged(change), at: now, on: connection)
    return change
  }
}
