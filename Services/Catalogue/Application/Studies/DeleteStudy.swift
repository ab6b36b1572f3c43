import FoundationEssentials
import Postgres
import Questionnaires
import ServiceKit

/// Deletes studies without data of participants.
struct DeleteStudy: Sendable {
  /// The result of a deletion or of a dry run.
  struct Outcome: Sendable {
    /// Whether the study existed before.
    var isDeleted: Bool
    var revision: UInt32
    var hadParticipants: Bool
    /// Questionnaires that only this study uses and published.
    var unusedQuestionnaires: [String]
  }

  let pool: PostgresPool
  let events: any PublicationEvents
  let feed: ChangeFeed
  private let studies = StandingStore()
  private let changes = ChangeStore()
  private let rights = ImportRights()

  /// - Parameter validatesOnly: whether this is a dry run.
  /// - Throws: ``CatalogueError``, see `AuthoringService.DeleteStudy`; `ParticipantErased`;
  ///   `PostgresError`.
  func callAsFunction(
    _ id: String, validatesOnly: Bool, by claims: AccessClaims, at now: Date
  ) async throws -> Outcome {
    let outcome = try await pool.transaction { connection in
      let (_, found, unused) = try await connection.answers(
        to: ImportLock.take(study: id, questionnaires: []), studies.find(id),
        studies.questionnaires(usedOnlyBy: id))
      guard let study = found else { throw CatalogueError.unknown(.study) }
      try await rights.require(toImport: id, project: nil, claims, on: connection)
      let outcome = Outcome(
        isDeleted: !study.isDeleted, revision: study.revision,
        hadParticipants: study.hadParticipants, unusedQuestionnaires: unused)
      guard !study.isDeleted else { return outcome }
      try study.requireDeletable(at: now)
      if !validatesOnly { try await delete(study, by: claims.participantID, at: now, connection) }
      return outcome
    }
    if outcome.isDeleted, !validatesOnly {
      events.wake()
      feed.tell()
    }
    return outcome
  }

  private func delete(
    _ study: StudyStanding, by caller: UUID, at now: Date, _ connection: PostgresConnection
  ) async throws {
    let id = study.id
    let change = NewChange(
      kind: .study, id: id, version: study.revision, isRetired: true,
      isShared: !study.definition.isPrivate)
    try await connection.run([
      studies.delete(at: now, id), changes.record([change], in: study.projectID, at: now),
    ])
    try await AuditTrail(of: study.projectID).append(
      [
        AuditRecord(
          "study.deleted", "studies/\(id)",
          old: .version(id: id, version: study.revision, isRetired: study.isRetired))
      ], by: caller, at: now, on: connection)
    // The log keeps the latest password only, so that an empty one removes its hash.
    let password = PublicationEvent.password(study: id, revision: study.revision + 1, hash: nil)
    try await events.publish(
      (study.hasPassword ? [password] : []) + [.deleted(study: id)], at: now, on: connection)
  }
}

extension StudyStanding {
  /// - Throws: ``CatalogueError`` unless the study may be deleted.
  fileprivate func requireDeletable(at now: Date) throws {
    guard isClosed(for: Self.joiningSeconds, at: now) else {
      throw CatalogueError.conflict(.studyNotEnded)
    }
    guard hadParticipants else { return }
    guard let end = definition.retentionEnd else {
      throw CatalogueError.conflict(.studyHasParticipants)
    }
    let until = end + Self.erasureSeconds
    guard until <= Int64(now.timeIntervalSince1970) else {
      throw CatalogueError.conflict(
        .retentionNotPassed(until: UTCInstant(seconds: until, nanoseconds: 0)))
    }
  }
}

/// Remembers that a study has or had participants, which prevents its deletion.
struct NoteParticipant: Sendable {
  func callAsFunction(inStudy id: String, on connection: PostgresConnection) async throws {
    try await connection.answer(to: StandingStore().noteParticipant(in: id))
  }
}
