package import Calendar
package import FoundationEssentials
package import PlanningDomain
import PlanningStore
package import Postgres
import ServiceKit

/// Sets and takes back the dates from which schedules count for one participant.
package struct ChangeStaffDate: Sendable {
  private let pool: PostgresPool
  private let studies: StudyCache
  private let pseudonyms: StudyPseudonyms
  private let participants = ParticipantStore()
  private let enrolments = EnrolmentStore()
  private let known = StudyStore()
  private let dates = StaffDateStore()
  private let due = PlanningDueStore()
  private let audit = AuditLog()

  package init(pool: PostgresPool, studies: StudyCache, pseudonyms: StudyPseudonyms) {
    self.pool = pool
    self.studies = studies
    self.pseudonyms = pseudonyms
  }

  /// What is planned by it is planned anew at once.
  ///
  /// - Throws: ``OversightError`` `.studyNotKnownYet`, `.pseudonymsNotKnownYet`, `.participantUnknown`,
  ///   `.participantLeft`, `.staffDateUnknown`; `PostgresError`.
  package func set(
    _ id: String, to date: CivilDate, of pseudonym: String, studyID: String, by actor: UUID,
    now: Date
  ) async throws -> StaffDate {
    guard try await studies.unknown(of: [studyID]).isEmpty else {
      throw OversightError.studyNotKnownYet
    }
    let participantID = try await pseudonyms.participant(pseudonym, in: studyID)
    return try await pool.transaction { connection in
      let (_, records, isNamed, before) = try await connection.answers(
        to: participants.lock(participantID),
        enrolments.find(participantID, studyIDs: [studyID]),
        known.namesStaffDate(id, studyID: studyID),
        dates.find(id, of: participantID, studyID: studyID))
      guard let record = records[studyID] else { throw OversightError.participantUnknown }
      guard isNamed else { throw OversightError.staffDateUnknown(id) }
      if record.hasEnded { throw OversightError.participantLeft }
      if let before, before.date == date { return before }
      let new = StaffDate(
        participantID: participantID, pseudonym: pseudonym, studyID: studyID, id: id, date: date,
        setBy: try await audit.name(of: actor, on: connection), setAt: now)
      try await connection.run([dates.keep(new), due.hasten([participantID])])
      try await audit.append(
        AuditRecord(
          action: .dateSet, actor: actor, subject: participantID,
          object: "\(studyID) \(id) \(date.iso8601)"), at: now, on: connection)
      return new
    }
  }

  /// - Returns: whether it was set.
  /// - Throws: ``OversightError`` `.pseudonymsNotKnownYet`, `.participantUnknown`; `PostgresError`.
  package func delete(
    _ id: String, of pseudonym: String, studyID: String, by actor: UUID, now: Date
  ) async throws -> Bool {
    let participantID = try await pseudonyms.participant(pseudonym, in: studyID)
    return try await pool.transaction { connection in
      let (_, isDeleted) = try await connection.answers(
        to: participants.lock(participantID),
        dates.delete(id, of: participantID, studyID: studyID))
      guard isDeleted else { return false }
      try await connection.run([due.hasten([participantID])])
      try await audit.append(
        AuditRecord(
          action: .dateDeleted, actor: actor, subject: participantID, object: "\(studyID) \(id)"),
        at: now, on: connection)
      return true
    }
  }

  /// - Parameters:
  ///   - pseudonym: empty: of all.
  ///   - after: of the last one of the page before; nil: the first page.
  /// - Returns: by pseudonym and id.
  /// - Throws: ``OversightError`` `.pseudonymsNotKnownYet`, `.participantUnknown`; `PostgresError`.
  package func list(
    studyID: String, of pseudonym: String, after: (pseudonym: String, id: String)?, limit: Int
  ) async throws -> (dates: [StaffDate], hasMore: Bool) {
    var participantID: UUID?
    if pseudonym.isEmpty {
      try await pseudonyms.prepare(studyID)
    } else {
      participantID = try await pseudonyms.participant(pseudonym, in: studyID)
    }
    let of = participantID
    let found = try await pool.transaction(readOnly: true) { connection in
      try await connection.answers(
        to: dates.list(studyID: studyID, participantID: of, after: after, limit: limit + 1))
    }
    return (Array(found.prefix(limit)), found.count > limit)
  }
}
