import Calendar
import FoundationEssentials
import PlanningDomain
import PlanningStore
import Postgres

/// Writes what has to be before a plan is given out, and tells of it.
struct PlanWriter: Sendable {
  private let events: any PlanEvents
  private let participants = ParticipantStore()
  private let enrolments = EnrolmentStore()
  private let revisions = RevisionStore()
  private let notifications = NotificationStore()
  private let personRules = PersonRulesStore()
  private let unplaced = UnplacedStore()
  private let due = PlanningDueStore()
  private let triggers = TriggerStore()

  init(events: any PlanEvents) {
    self.events = events
  }

  /// - Throws: ``PlanningError`` `.replannedTooOften`.
  func checkChanges(
    _ request: PlanPerson.Request, on connection: PostgresConnection
  ) async throws {
    let recent = try await connection.answers(
      to: revisions.changes(
        of: request.participantID, since: request.now.addingTimeInterval(-86_400)))
    guard recent < HandOutPlan.changesPerDayMax else {
      throw PlanningError.replannedTooOften(maximum: HandOutPlan.changesPerDayMax)
    }
  }

  /// In one round trip, and one to tell of it; for a plan that stands none.
  ///
  /// - Parameter decided: what becomes of the times that triggers fired, as far as it is news.
  /// - Returns: the number of the latest change, nil where there is none; whether it told of anything.
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
    let new = draft.new.map(\.notification)
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
    if !draft.new.isEmpty {
      statements.append(
        notifications.insert(
          draft.new, of: id, at: now, timeZones: zone.databaseVersion,
          handsOut: request.token != nil))
    }
    if let rules = draft.rules { statements.append(personRules.insert(rules, of: id, at: now)) }
    if !draft.reopened.isEmpty {
      statements.append(unplaced.forget(draft.reopened, of: id, after: now))
    }
    if !draft.unplaced.isEmpty {
      statements.append(
        unplaced.insert(draft.unplaced, of: id, rulesRevision: draft.rulesNumber, at: now))
    }
    if let token = request.token { statements += given(draft, token, request, known) }
    // Another zone also shows to whoever has the plan by the one before.
    if request.token == nil || !known.participant.isPlannedFor
      || zone.name != known.participant.timeZone
    {
      statements.append(planAgain(request, zone))
    }
    return statements
  }

  /// What a device has asked for, and what its token says.
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
        record.consentEndsAt != token.consentEnds[studyID]
      else { return }
      ends.updateValue(token.consentEnds[studyID], forKey: studyID)
    }
    if !ends.isEmpty {
      statements.append(enrolments.keep(consentEnds: ends, of: request.participantID))
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
