import AuthDomain
import AuthStore
import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// What every erasure begins with: it is noted, what is kept here goes, and the other services are told.
struct BeginErasure: Sendable {
  private let events: any EventPublisher
  private let accounts = AccountStore()
  private let requests = ErasureRequestStore()
  private let erasures = ErasureStore()
  private let retentions = RetentionStore()
  private let outbox = MailOutbox()
  private let audit = AuditLog()

  init(events: any EventPublisher) { self.events = events }

  /// Why somebody is erased.
  enum Reason: Sendable {
    /// The participant wants it, or an administrator for one who asked. Alone it is told by mail.
    case asked
    /// A study has kept what it has for as long as the consent said.
    case retention
    /// Nobody can use the account any more.
    case expiry
  }

  /// In one transaction, in which the account is locked, if there is one.
  ///
  /// - Parameter record: what the audit log says, without the erasure.
  /// - Throws: ``ErasureError`` `.staff`, `.erasureIDReused`; `PostgresError`.
  func callAsFunction(
    _ order: ErasureOrder, as record: AuditRecord, for reason: Reason = .asked,
    on connection: PostgresConnection
  ) async throws {
    var order = order
    if order.studyID.isEmpty {
      // Staff that expires never did anything.
      if reason != .expiry { try await refuseStaff(order.participantID, on: connection) }
      // Asked before the studies are forgotten.
      order.studyModes = try await studyModes(order, on: connection)
    }
    guard
      try await requests.insert(order, isByRetention: reason == .retention, on: connection)
    else {
      guard try await requests.isSame(order, on: connection) == true else {
        throw ErasureError.erasureIDReused
      }
      return
    }
    let account = try await accounts.find(participantID: order.participantID, on: connection)
    try await erasures.note(order, on: connection)
    // No answers are kept here: whatever the mode, everything goes.
    var own = order
    own.studyModes = [:]
    _ = try await erasures.erase(own, atMost: Int(Int32.max), on: connection)
    if reason == .asked, let account, let email = account.email {
      // After the account's other mails have gone.
      try await outbox.hold(
        PendingMail(
          mailID: order.erasureID, participantID: order.studyID.isEmpty ? nil : order.participantID,
          recipient: email, language: account.language, username: "", purpose: .erasure,
          createdAt: order.requestedAt), on: connection)
    }
    try await events.publish(.erasureRequested(order), at: order.requestedAt, on: connection)
    var record = record
    record.object = order.erasureID.text
    try await audit.append([record], at: order.requestedAt, on: connection)
  }

  /// Of the studies that have said otherwise than the participant chose.
  private func studyModes(
    _ order: ErasureOrder, on connection: PostgresConnection
  ) async throws -> [String: ErasureOrder.Mode] {
    try await retentions.onErasure(of: order.participantID, on: connection)
      .compactMapValues { ErasureOrder.Mode(rawValue: $0.rawValue) }
      .filter { $0.value != order.mode }
  }

  /// Nobody erases who still leads studies or administers: that is ended first, see ``EndStaffRoles``. What a
  /// study has of them as participants goes as of everybody.
  private func refuseStaff(_ participantID: UUID, on connection: PostgresConnection) async throws {
    for role in [AccountRole.studyLeader, .administrator, .gateway] {
      if try await accounts.hasRole(role, participantID, on: connection) {
        throw ErasureError.staff
      }
    }
  }
}
