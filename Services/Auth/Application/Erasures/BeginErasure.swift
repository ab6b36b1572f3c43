import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Begins an erasure: records it, deletes the data of this service and notifies the other services.
struct BeginErasure: Sendable {
  let environment: AuthEnvironment

  /// Reason for an erasure.
  enum Reason: Sendable {
    /// On request of the participant or an administrator. Only this reason is confirmed by mail.
    case asked
    /// The study's retention period has ended.
    case retention
    /// The account has expired and cannot be used any more.
    case expiry
  }

  /// Begins the erasure within a transaction that has locked the account, if there is one.
  ///
  /// - Parameter record: the audit record, without the erasure.
  /// - Throws: ``ErasureError`` `.staff`, `.erasureIDReused`; `PostgresError`.
  func callAsFunction(
    _ order: ErasureOrder, as record: AuditRecord, for reason: Reason = .asked,
    on connection: PostgresConnection
  ) async throws {
    var order = order
    if order.studyID.isEmpty {
      let (roles, modes) = try await connection.answers(
        to: AccountStore.roles(of: order.participantID),
        // Read before the enrolments are deleted.
        RetentionStore.onErasure(of: order.participantID))
      // The roles of staff have to end first (EndStaffRoles); expired staff accounts were never
      // used. Erasing their data as participants of one study is possible.
      if reason != .expiry, roles.contains(where: \.isStaff) { throw ErasureError.staff }
      // Modes of the studies whose retention rule overrides the participant's choice.
      order.studyModes = modes.compactMapValues { ErasureOrder.Mode(rawValue: $0.rawValue) }
        .filter { [mode = order.mode] in $0.value != mode }
    }
    let (isNew, isSame, account) = try await connection.answers(
      to: ErasureRequestStore.insert(order, isByRetention: reason == .retention),
      ErasureRequestStore.isSame(order), AccountStore.find(participantID: order.participantID))
    guard isSame == true else { throw ErasureError.erasureIDReused }
    guard isNew else { return }
    try await ErasureStore().note(order, on: connection)
    // This service stores no answers, so the mode does not matter here.
    var own = order
    own.studyModes = [:]
    _ = try await ErasureStore().erase(own, atMost: Int(Int32.max), on: connection)
    if reason == .asked, let account, let email = account.email {
      // Held until the account's other mails are deleted.
      try await connection.run(
        environment.mails.enqueue(
          PendingMail(
            mailID: order.erasureID,
            participantID: order.studyID.isEmpty ? nil : order.participantID, recipient: email,
            language: account.language, username: "", purpose: .erasure,
            createdAt: order.requestedAt), isHeld: true))
    }
    try await environment.events.publish(
      .erasureRequested(order), at: order.requestedAt, on: connection)
    var record = record
    record.object = order.erasureID.text
    try await environment.record([record], at: order.requestedAt, on: connection)
  }
}
