package import Calendar
package import FoundationEssentials
package import PlanningDomain
import PlanningStore
package import Postgres
import ServiceKit

/// Adds, moves and calls off notifications as a study's staff decides.
package struct AskByHand: Sendable {
  /// What is to be asked, and when.
  package struct Addition: Sendable {
    package var id: UUID
    package var studyID: String
    package var pseudonym: String
    package var questionnaireID: String
    package var prompt: StaffPrompt
    /// 0: until the next one.
    package var expiresAfterMinutes: Int

    package init(
      id: UUID, studyID: String, pseudonym: String, questionnaireID: String, prompt: StaffPrompt,
      expiresAfterMinutes: Int
    ) {
      self.id = id
      self.studyID = studyID
      self.pseudonym = pseudonym
      self.questionnaireID = questionnaireID
      self.prompt = prompt
      self.expiresAfterMinutes = expiresAfterMinutes
    }
  }

  private let pool: PostgresPool
  private let zones: ZoneDatabase
  private let studies: StudyCache
  private let pseudonyms: StudyPseudonyms
  private let events: any PlanEvents
  private let participants = ParticipantStore()
  private let enrolments = EnrolmentStore()
  private let schedules = ScheduleStateStore()
  private let settings = PromptSettingsStore()
  private let notifications = KeptNotificationStore()
  private let due = PlanningDueStore()
  private let audit = AuditLog()

  package init(
    pool: PostgresPool, zones: ZoneDatabase, studies: StudyCache, pseudonyms: StudyPseudonyms,
    events: any PlanEvents
  ) {
    self.pool = pool
    self.zones = zones
    self.studies = studies
    self.pseudonyms = pseudonyms
    self.events = events
  }

  /// The same addition again adds nothing more.
  ///
  /// - Throws: ``OversightError``; `PostgresError`.
  package func add(
    _ addition: Addition, by actor: UUID, now: Date
  ) async throws -> KeptNotification {
    try await requireStudy(addition.studyID)
    let participantID = try await pseudonyms.participant(addition.pseudonym, in: addition.studyID)
    let key = QuestionnaireKey(
      studyID: addition.studyID, questionnaireID: addition.questionnaireID)
    let at = addition.prompt.at
    let instant = PlannedInstant(
      at: at,
      expiresAt: addition.expiresAfterMinutes == 0
        ? nil : at.adding(minutes: addition.expiresAfterMinutes), fixed: true)
    let new = PlannedNotification(id: addition.id, key: ScheduleKey(key), instant: instant)
    let kept = try await pool.transaction { connection in
      let (_, known) = try await connection.answers(
        to: participants.lock(participantID), notifications.find(addition.id))
      if let known {
        guard known.participantID == participantID, known.movedFrom == nil,
          known.standing.origin == .staff, known.standing.key == new.key,
          known.standing.handedOut.instant.at == at
        else { throw OversightError.notificationIDReused }
        return known
      }
      let kept = try await insert(
        new, addition.prompt, of: participantID, movedFrom: nil, now: now, on: connection)
      try await audit.append(
        AuditRecord(
          action: .notificationAdded, actor: actor, subject: participantID,
          object: "\(key.studyID) \(key.questionnaireID) \(new.id) \(at.iso8601)"),
        at: now, on: connection)
      return kept
    }
    events.wake()
    return kept
  }

  /// Calls one off and asks for the same at another instant; the same move again moves nothing more.
  ///
  /// - Throws: ``OversightError``; `PostgresError`.
  package func move(
    _ id: UUID, of studyID: String, to newID: UUID, _ prompt: StaffPrompt, by actor: UUID,
    now: Date
  ) async throws -> KeptNotification {
    try await requireStudy(studyID)
    let participantID = try await owner(of: id, studyID: studyID)
    let kept = try await pool.transaction { connection in
      let (_, found, known) = try await connection.answers(
        to: participants.lock(participantID), notifications.find(id), notifications.find(newID))
      guard let found, found.participantID == participantID else {
        throw OversightError.notificationUnknown
      }
      if let known {
        guard known.movedFrom == id, known.standing.handedOut.instant.at == prompt.at else {
          throw OversightError.notificationIDReused
        }
        return known
      }
      let before = found.standing.handedOut.instant
      let new = PlannedNotification(
        id: newID, key: ScheduleKey(found.standing.key.questionnaire),
        instant: PlannedInstant(
          at: prompt.at,
          expiresAt: before.expiresAt.map {
            prompt.at.adding(seconds: $0.seconds(since: before.at))
          },
          fixed: true))
      try await callOff(found, now: now, on: connection)
      let kept = try await insert(
        new, prompt, of: participantID, movedFrom: id, now: now, on: connection)
      try await audit.append(
        AuditRecord(
          action: .notificationMoved, actor: actor, subject: participantID,
          object: "\(studyID) \(id) \(newID) \(prompt.at.iso8601)"), at: now, on: connection)
      return kept
    }
    events.wake()
    return kept
  }

  /// Its schedule does not ask for it again; one that was called off stays so.
  ///
  /// - Throws: ``OversightError`` `.notificationUnknown`, `.notificationNotComing`; `PostgresError`.
  package func cancel(
    _ id: UUID, of studyID: String, by actor: UUID, now: Date
  ) async throws -> KeptNotification {
    let participantID = try await owner(of: id, studyID: studyID)
    let kept = try await pool.transaction { connection in
      let (_, found) = try await connection.answers(
        to: participants.lock(participantID), notifications.find(id))
      guard let found else { throw OversightError.notificationUnknown }
      if found.standing.life.cancelledAt != nil { return found }
      let kept = try await callOff(found, now: now, on: connection)
      try await audit.append(
        AuditRecord(
          action: .notificationCancelled, actor: actor, subject: participantID,
          object: "\(studyID) \(id)"), at: now, on: connection)
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
    let found = try await pool.transaction(readOnly: true) { connection in
      try await connection.answers(to: notifications.find(id))
    }
    guard let found, found.standing.key.studyID == studyID else {
      throw OversightError.notificationUnknown
    }
    return found.participantID
  }

  @discardableResult
  private func callOff(
    _ found: KeptNotification, now: Date, on connection: PostgresConnection
  ) async throws -> KeptNotification {
    guard found.isComing(at: now) else { throw OversightError.notificationNotComing }
    let called = try await connection.answers(to: notifications.cancel(found.id, at: now))
    guard let cancelled = called else { throw OversightError.notificationNotComing }
    try await connection.run([due.hasten([found.participantID])])
    try await events.publish(
      planned: [], cancelled: [cancelled.standing.notification], of: found.participantID, at: now,
      on: connection)
    return cancelled
  }

  private func insert(
    _ new: PlannedNotification, _ prompt: StaffPrompt, of participantID: UUID, movedFrom: UUID?,
    now: Date, on connection: PostgresConnection
  ) async throws -> KeptNotification {
    let studyID = new.key.studyID
    let (records, states, chosen, standing, coming) = try await connection.answers(
      to: enrolments.find(participantID, studyIDs: [studyID]),
      schedules.states(of: participantID, in: [studyID]), settings.settings(of: participantID),
      participants.standing(of: participantID),
      notifications.comingByHand(of: participantID, now: now))
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
      try prompt.check(asked, quietHours: chosen.quiet, zone: zone, now: now)
    } catch {
      throw OversightError.refused(error)
    }
    var new = new
    // Sheets finished after the study's end are refused.
    if let end = asked.compactMap(\.studyEnd).min() {
      new.instant.expiresAt = new.instant.expiresAt.map { min($0, Instant(ceiling: end)) }
    }
    guard coming < StaffPrompt.comingMax else {
      throw OversightError.tooManyByHand(maximum: StaffPrompt.comingMax)
    }
    let kept = try await connection.answers(
      to: notifications.add(
        new, of: participantID, movedFrom: movedFrom, at: now, timeZones: zone.databaseVersion))
    guard let kept else { throw OversightError.instantTaken }
    try await events.publish(
      planned: [new], cancelled: [], of: participantID, at: now, on: connection)
    return kept
  }
}
