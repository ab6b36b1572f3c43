import Calendar
import FoundationEssentials
import Postgres

/// Stores a plan's changes before it is handed out, and publishes them.
struct PlanWriter: Sendable {
  let events: any PlanEvents
  private let participants = ParticipantStore()
  private let enrolments = EnrolmentStore()
  private let revisions = RevisionStore()
  private let notifications = NotificationStore()
  private let personRules = PersonRulesStore()
  private let unplaced = UnplacedStore()
  private let due = PlanningDueStore()
  private let triggers = TriggerStore()

  /// - Throws: ``PlanningError`` `.replannedTooOften`.
  func checkChanges(
    _ request: PlanPerson.Request, on connection: PostgresConnection
  ) async throws {
    let recent = try await connection.answers(
      to: revisions.changes(
        of: request.participantID, since: request.now.addingTimeInterval(-86_400)))
    guard recent < GetNotificationPlan.changesPerDayMax else {
      throw PlanningError.replannedTooOften(maximum: GetNotificationPlan.changesPerDayMax)
    }
  }

  /// Stores a plan in one round trip and publishes it in another; an unchanged plan needs none.
  ///
  /// - Parameter decided: new decisions about trigger firings.
  /// - Returns: The number of the latest change, nil if unchanged; and whether events were
  ///   published.
  func write(
    _ draft: PlanDraft, _ decided: [KnownOccurrence], _ request: PlanPerson.Request,
    _ zone: IANAZone, _ known: KnownPerson, on connection: PostgresConnection
  ) async throws -> (change: Int?, hasTold: Bool) {
    let (participantID, now) = (request.participantID, request.now)
    var statements = statements(draft, request, zone, known)
    if !decided.isEmpty { statements.append(triggers.decide(decided, of: participantID, at: now)) }
    guard !statements.isEmpty || !draft.cancelled.isEmpty else { return (nil, false) }
    let (cancelled, change) = try await notifications.change(
      cancelling: draft.cancelled, at: now, running: statements, on: connection)
    let new = draft.new.map(\.notification) + draft.adapted
    let hasTold = !new.isEmpty || !cancelled.isEmpty
    if hasTold {
      try await events.publish(
        planned: new, cancelled: cancelled, of: participantID, at: now, on: connection)
    }
    return (change, hasTold)
  }

  private func statements(
    _ draft: PlanDraft, _ request: PlanPerson.Request, _ zone: IANAZone, _ known: KnownPerson
  ) -> [PostgresStatement<Void>] {
    let (id, now) = (request.participantID, request.now)
    var statements: [PostgresStatement<Void>] = []
    if zone.name != known.participant.timeZone {
      statements.append(participants.keep(timeZone: zone.name, of: id))
    }
    if !draft.revisions.isEmpty {
      statements.append(revisions.insert(draft.revisions, of: id, at: now))
    }
    if !draft.new.isEmpty || !draft.withoutRoom.isEmpty {
      statements.append(
        notifications.insert(
          draft.new + draft.withoutRoom, of: id, at: now, timeZones: zone.databaseVersion,
          handedOut: request.token == nil ? [] : Set(draft.plan.map(\.id))))
    }
    if !draft.displaced.isEmpty { statements.append(notifications.noteDisplaced(draft.displaced)) }
    if !draft.adapted.isEmpty { statements.append(notifications.adapt(draft.adapted, of: id)) }
    if let rules = draft.rules { statements.append(personRules.insert(rules, of: id, at: now)) }
    if !draft.reopened.isEmpty {
      statements.append(unplaced.forget(draft.reopened, of: id, after: now))
    }
    if !draft.unplaced.isEmpty {
      statements.append(
        unplaced.insert(draft.unplaced, of: id, rulesRevision: draft.rulesNumber, at: now))
    }
    if let token = request.token { statements += given(draft, token, request, known) }
    // A changed zone also affects devices that have the plan in the previous zone.
    if request.token == nil || !known.participant.isPlannedFor
      || zone.name != known.participant.timeZone
    {
      statements.append(planAgain(request, zone))
    }
    return statements
  }

  /// Statements for what a device has fetched and what its token says.
  private func given(
    _ draft: PlanDraft, _ token: PlanPerson.Token, _ request: PlanPerson.Request,
    _ known: KnownPerson
  ) -> [PostgresStatement<Void>] {
    var statements: [PostgresStatement<Void>] = []
    let kept = Set(
      known.standing.lazy.filter { $0.life.handedOutAt == nil }.map(\.handedOut.id))
    let given = draft.plan.map(\.id).filter(kept.contains)
    if !given.isEmpty { statements.append(notifications.handOut(given, at: request.now)) }
    let ends = request.studyIDs.reduce(into: [String: Date?]()) { ends, studyID in
      guard let record = known.enrolments[studyID],
        record.consentEndsAt != token.consentEnds[studyID],
        record.takesConsent(toldAt: token.issuedAt)
      else { return }
      ends.updateValue(token.consentEnds[studyID], forKey: studyID)
    }
    if !ends.isEmpty {
      let renewed = ends.filter { $0.value == nil }.keys.sorted()
      if !renewed.isEmpty {
        statements.append(
          notifications.cancelLapsed(
            of: request.participantID, studyIDs: renewed, toldAt: token.issuedAt))
      }
      statements.append(
        enrolments.keep(
          consentEnds: ends, of: request.participantID, toldAt: token.issuedAt))
    }
    return statements
  }

  private func planAgain(
    _ request: PlanPerson.Request, _ zone: IANAZone
  ) -> PostgresStatement<Void> {
    due.keep(
      request.participantID, next: request.now.addingTimeInterval(PlanPerson.dueInterval),
      zoneDigest: zone.digest)
  }
}
