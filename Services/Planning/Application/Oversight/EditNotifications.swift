import Calendar
import FoundationEssentials
import Postgres
import ServiceKit

/// Adds, moves and cancels notifications for a study's staff.
struct EditNotifications: Sendable {
  /// A notification to add.
  struct Addition: Sendable {
    var id: UUID
    var studyID: String
    var pseudonym: String
    var questionnaireID: String
    var notification: StaffNotification
    /// Minutes until expiry; 0 for until the next notification.
    var expiresAfterMinutes: Int
  }

  let pool: PostgresPool
  let zones: ZoneDatabase
  let studies: StudyCache
  let pseudonyms: StudyPseudonyms
  let events: any PlanEvents
  private let participants = ParticipantStore()
  private let enrolments = EnrolmentStore()
  private let schedules = ScheduleStateStore()
  private let settings = NotificationSettingsStore()
  private let notifications = NotificationStore()
  private let due = PlanningDueStore()
  private let audit = AuditLog()

  /// Adds a notification. Idempotent.
  ///
  /// - Throws: ``OversightError``; `PostgresError`.
  func add(
    _ addition: Addition, by actor: UUID, now: Date
  ) async throws -> NotificationRecord {
    try await requireStudy(addition.studyID)
    let participantID = try await pseudonyms.participant(addition.pseudonym, in: addition.studyID)
    let key = QuestionnaireKey(
      studyID: addition.studyID, questionnaireID: addition.questionnaireID)
    let at = addition.notification.at
    let instant = PlannedInstant(
      at: at,
      expiresAt: addition.expiresAfterMinutes == 0
        ? nil : at.adding(minutes: addition.expiresAfterMinutes), fixed: true)
    let new = PlannedNotification(id: addition.id, key: ScheduleKey(key), instant: instant)
    let kept = try await pool.transaction { connection in
      let (_, known) = try await connection.answers(
        to: participants.lock(participantID), notifications.record(addition.id))
      if let known {
        guard known.participantID == participantID, known.movedFrom == nil,
          known.standing.origin == .staff, known.standing.key == new.key,
          known.standing.handedOut.instant.at == at
        else { throw OversightError.notificationIDReused }
        return known
      }
      let kept = try await insert(
        new, addition.notification, of: participantID, movedFrom: nil, now: now, on: connection)
      try await audit.append(
        [
          AuditRecord(
            action: .notificationAdded, actor: actor, subject: participantID,
            object: "\(key.studyID) \(key.questionnaireID) \(new.id) \(at.iso8601)")
        ], at: now, on: connection)
      return kept
    }
    events.wake()
    return kept
  }

  /// Cancels a notification and adds a replacement at another instant. Idempotent.
  ///
  /// - Throws: ``OversightError``; `PostgresError`.
  func move(
    _ id: UUID, of studyID: String, to newID: UUID, _ notification: StaffNotification,
    by actor: UUID,
    now: Date
  ) async throws -> NotificationRecord {
    try await requireStudy(studyID)
    let participantID = try await owner(of: id, studyID: studyID)
    let kept = try await pool.transaction { connection in
      let (_, found, known) = try await connection.answers(
        to: participants.lock(participantID), notifications.record(id), notifications.record(newID))
      guard let found, found.participantID == participantID else {
        throw OversightError.notificationUnknown
      }
      if let known {
        guard known.movedFrom == id, known.standing.handedOut.instant.at == notification.at else {
          throw OversightError.notificationIDReused
        }
        return known
      }
      let before = found.standing.handedOut.instant
      let new = PlannedNotification(
        id: newID, key: ScheduleKey(found.standing.key.questionnaire),
        instant: PlannedInstant(
          at: notification.at,
          expiresAt: before.expiresAt.map {
            notification.at.adding(seconds: $0.seconds(since: before.at))
          },
          fixed: true))
      try await callOff(found, now: now, on: connection)
      let kept = try await insert(
        new, notification, of: participantID, movedFrom: id, now: now, on: connection)
      try await audit.append(
        [
          AuditRecord(
            action: .notificationMoved, actor: actor, subject: participantID,
            object: "\(studyID) \(id) \(newID) \(notification.at.iso8601)")
        ], at: now, on: connection)
      return kept
    }
    events.wake()
    return kept
  }

  /// Cancels a notification. Its schedule plans no replacement. Idempotent.
  ///
  /// - Throws: ``OversightError`` `.notificationUnknown`, `.notificationNotComing`; `PostgresError`.
  func cancel(
    _ id: UUID, of studyID: String, by actor: UUID, now: Date
  ) async throws -> NotificationRecord {
    let participantID = try await owner(of: id, studyID: studyID)
    let kept = try await pool.transaction { connection in
      let (_, found) = try await connection.answers(
        to: participants.lock(participantID), notifications.record(id))
      guard let found else { throw OversightError.notificationUnknown }
      if found.standing.life.cancelledAt != nil { return found }
      let kept = try await callOff(found, now: now, on: connection)
      try await audit.append(
        [
          AuditRecord(
            action: .notificationCancelled, actor: actor, subject: participantID,
            object: "\(studyID) \(id)")
        ], at: now, on: connection)
      return kept
    }
    events.wake()
    return kept
  }

  private func requireStudy(_ studyID: String) async throws {
    guard try await studies.unknown(of: [studyID]).isEmpty else {
      throw OversightError.studyNotKnownYet
    }
  }

  private func owner(of id: UUID, studyID: String) async throws -> UUID {
    let found = try await pool.answer(to: notifications.record(id))
    guard let found, found.standing.key.studyID == studyID else {
      throw OversightError.notificationUnknown
    }
    return found.participantID
  }

  @discardableResult
  private func callOff(
    _ found: NotificationRecord, now: Date, on connection: PostgresConnection
  ) async throws -> NotificationRecord {
    guard found.isComing(at: now) else { throw OversightError.notificationNotComing }
    let called = try await connection.answers(to: notifications.cancelByStaff(found.id, at: now))
    guard let cancelled = called else { throw OversightError.notificationNotComing }
    try await connection.run([due.scheduleNow([found.participantID])])
    try await events.publish(
      planned: [], cancelled: [cancelled.standing.notification], of: found.participantID, at: now,
      on: connection)
    return cancelled
  }

  private func insert(
    _ new: PlannedNotification, _ notification: StaffNotification, of participantID: UUID,
    movedFrom: UUID?,
    now: Date, on connection: PostgresConnection
  ) async throws -> NotificationRecord {
    let studyID = new.key.studyID
    let (records, states, chosen, standing, coming) = try await connection.answers(
      to: enrolments.find(participantID, studyIDs: [studyID]),
      schedules.states(of: participantID, in: [studyID]), settings.settings(of: participantID),
      participants.standing(of: participantID),
      notifications.comingByStaff(of: participantID, now: now))
    let record = records[studyID] ?? EnrolmentRecord()
    if record.hasEnded { throw OversightError.participantLeft }
    let asked = states.seen(in: [studyID: record.groupID])
      .filter { $0.key.questionnaire == new.key.questionnaire }
    guard !asked.isEmpty else {
      throw OversightError.questionnaireUnknown(new.key.questionnaire)
    }
    guard let zone = standing.timeZone.flatMap({ zones.zone($0) }) else {
      throw OversightError.timeZoneNotKnown
    }
    do {
      try notification.check(asked, quietHours: chosen.quiet, zone: zone, now: now)
    } catch {
      throw OversightError.refused(error)
    }
    var new = new
    // Sheets finished after the study's end are rejected.
    if let end = asked.compactMap(\.studyEnd).min() {
      new.instant.expiresAt = new.instant.expiresAt.map { min($0, Instant(ceiling: end)) }
    }
    guard coming < StaffNotification.comingMax else {
      throw OversightError.tooManyByHand(maximum: StaffNotification.comingMax)
    }
    let kept = try await connection.answers(
      to: notifications.insertByStaff(
        new, of: participantID, movedFrom: movedFrom, at: now, timeZones: zone.databaseVersion))
    guard let kept else { throw OversightError.instantTaken }
    try await events.publish(
      planned: [new], cancelled: [], of: participantID, at: now, on: connection)
    return kept
  }
}
