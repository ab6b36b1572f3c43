import FoundationEssentials
import Postgres
import ServiceKit

/// Sets, lists and deletes the alert channels of a study.
struct ManageAlertChannels: Sendable {
  let pool: PostgresPool
  let studies: StudyCache
  let channels: AlertChannelStore
  private let definitions = StudyTriggerStore()
  private let audit = AuditLog()

  init(pool: PostgresPool, studies: StudyCache, channels: AlertChannelStore) {
    self.pool = pool
    self.studies = studies
    self.channels = channels
  }

  /// - Returns: Channels ordered by name, and the sorted names that triggers use without a channel.
  /// - Throws: `PostgresError`.
  func list(_ studyID: String) async throws -> (channels: [AlertChannel], missing: [String]) {
    let known = try await pool.answer(to: channels.list(studyID))
    let triggers = try await pool.answer(to: definitions.triggers(of: [studyID]))
    let used = (triggers[studyID] ?? []).compactMap(\.alert).flatMap {
      $0.channelIDs + $0.escalationChannelIDs
    }
    return (known, Set(used).subtracting(known.map(\.id)).sorted())
  }

  /// Creates or replaces a channel.
  ///
  /// - Parameters:
  ///   - secret: secret of a webhook; empty to keep the stored one.
  /// - Returns: The channel as it is stored.
  /// - Throws: ``OversightError`` `.studyNotKnownYet`; ``AlertError`` `.tooManyChannels`,
  ///   `.secretMissing`; `PostgresError`.
  func set(
    _ id: String, of studyID: String, to target: AlertChannel.Target, secret: String,
    by actor: UUID, now: Date
  ) async throws -> AlertChannel {
    guard try await studies.unknown(of: [studyID]).isEmpty else {
      throw OversightError.studyNotKnownYet
    }
    return try await pool.transaction { connection in
      let (isKnown, before) = try await connection.answers(
        to: channels.lock(studyID), channels.list(studyID))
      guard isKnown else { throw OversightError.studyNotKnownYet }
      guard before.contains(where: { $0.id == id }) || before.count < AlertChannel.countMax else {
        throw AlertError.tooManyChannels(maximum: AlertChannel.countMax)
      }
      let channel = AlertChannel(
        studyID: studyID, id: id, target: target, updatedAt: now.inPostgresPrecision,
        updatedBy: try await audit.names(of: [actor], on: connection)[actor] ?? actor)
      guard
        try await connection.answer(
          to: channels.keep(channel, secret: secret.isEmpty ? nil : secret))
      else { throw AlertError.secretMissing }
      try await note(.alertChannelSet, id, of: studyID, by: actor, at: now, on: connection)
      return channel
    }
  }

  /// - Throws: `PostgresError`.
  func delete(_ id: String, of studyID: String, by actor: UUID, now: Date) async throws {
    try await pool.transaction { connection in
      guard try await connection.answer(to: channels.delete(id, of: studyID)) else { return }
      try await note(.alertChannelDeleted, id, of: studyID, by: actor, at: now, on: connection)
    }
  }

  /// Seals secrets with the current sealing key, at the start of the service.
  ///
  /// - Throws: `PostgresError`.
  func reseal() async throws {
    try await pool.transaction { try await channels.reseal(on: $0) }
  }

  private func note(
    _ action: AuditAction, _ id: String, of studyID: String, by actor: UUID, at now: Date,
    on connection: PostgresConnection
  ) async throws {
    try await audit.append(
      [AuditRecord(action, by: actor, object: "\(studyID) \(id)")], at: now, on: connection)
  }
}
