import Calendar
import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Sets and deletes the dates from which schedules count for one participant.
struct ChangeStaffDate: Sendable {
  let pool: PostgresPool
  let studies: StudyCache
  let pseudonyms: StudyPseudonyms
  private let participants = ParticipantStore()
  private let enrolments = EnrolmentStore()
  private let known = StudyStore()
  private let dates = StaffDateStore()
  private let due = PlanningDueStore()
  private let audit = AuditLog()

  /// Sets a date and requests planning at once.
  ///
  /// - Throws: ``OversightError`` `.studyNotKnownYet`, `.pseudonymsNotKnownYet`, `.participantUnknown`,
  ///   `.participantLeft`, `.staffDateUnknown`; `PostgresError`.
  func set(
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
        setBy: try await audit.names(of: [actor], on: connection)[actor] ?? actor, setAt: now)
      try await connection.run([dates.keep(new), due.scheduleNow([participantID])])
      try await audit.append(
        [
          AuditRecord(
            action: .dateSet, actor: actor, subject: participantID,
            object: "\(studyID) \(id) \(date.iso8601)")
        ], at: now, on: connection)
      return new
    }
  }

  /// - Returns: Whether the date was set.
  /// - Throws: ``OversightError`` `.pseudonymsNotKnownYet`, `.participantUnknown`; `PostgresError`.
  func delete(
    _ id: String, of pseudonym: String, studyID: String, by actor: UUID, now: Date
  ) async throws -> Bool {
    let participantID = try await pseudonyms.participant(pseudonym, in: studyID)
    return try await pool.transaction { connection in
      let (_, isDeleted) = try await connection.answers(
        to: participants.lock(participantID),
        dates.delete(id, of: participantID, studyID: studyID))
      guard isDeleted else { return false }
      try await connection.run([due.scheduleNow([participantID])])
      try await audit.append(
        [
          AuditRecord(
            action: .dateDeleted, actor: actor, subject: participantID, object: "\(studyID) \(id)")
        ], at: now, on: connection)
      return true
    }
  }

  /// - Parameters:
  ///   - pseudonym: participant; empty for all.
  ///   - after: last entry of the previous page; nil for the first page.
  /// - Returns: dates ordered by pseudonym and id.
  /// - Throws: ``OversightError`` `.pseudonymsNotKnownYet`, `.participantUnknown`; `PostgresError`.
  func list(
    studyID: String, of pseudonym: String, after: (pseudonym: String, id: String)?, limit: Int
  ) async throws -> Page<StaffDate> {
    var participantID: UUID?
    if pseudonym.isEmpty {
      try await pseudonyms.prepare(studyID)
    } else {
      participantID = try await pseudonyms.participant(pseudonym, in: studyID)
    }
    let found = try await pool.answer(
      to: dates.list(studyID: studyID, participantID: participantID, after: after, limit: limit + 1)
    )
    return Page(found, size: limit)
  }
}
