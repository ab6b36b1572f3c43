package import Calendar
package import FoundationEssentials
package import PlanningDomain
import PlanningStore
package import Postgres
import ServiceKit

/// Gives out a participant's next notifications, and remembers what it gave out.
package struct HandOutPlan: Sendable {
  package struct Request: Sendable {
    package var participantID: UUID
    /// Ties within the plan keep their order.
    package var studyIDs: [String]
    /// Whether a study that the participant has left is an error, or just left out.
    package var requiresEnrolment: Bool
    /// When the token that names the studies was made.
    package var tokenIssuedAt: Date
    /// The groups that the token names, by study.
    package var groups: [String: String]
    /// Nil: the one kept before.
    package var timeZone: String?
    /// 1–500.
    package var limit: Int
    package var now: Date

    package init(
      participantID: UUID, studyIDs: [String], requiresEnrolment: Bool, tokenIssuedAt: Date,
      groups: [String: String], timeZone: String?, limit: Int, now: Date
    ) {
      self.participantID = participantID
      self.studyIDs = studyIDs
      self.requiresEnrolment = requiresEnrolment
      self.tokenIssuedAt = tokenIssuedAt
      self.groups = groups
      self.timeZone = timeZone
      self.limit = limit
      self.now = now
    }
  }

  package struct Answer: Sendable {
    /// The zone that the plan was drawn in.
    package var timeZone: String
    /// Earliest first: those given out before unchanged, new ones after them.
    package var plan: [PlannedNotification]
    /// What would have come in the time of the plan, and has no room.
    package var unplaced: [UnplacedNotification]
  }

  /// Of what has no room, told at once.
  package static let unplacedMax = 100

  /// New revisions per participant in 24 hours. Every one can leave 500 cancelled notifications
  /// behind, so somebody who toggles a setting for ever must not fill the disk.
  package static let revisionsPerDayMax = 1000

  private let pool: PostgresPool
  private let zones: ZoneDatabase
  private let studies: StudyCache
  private let events: any PlanEvents
  private let participants = ParticipantStore()
  private let enrolments = EnrolmentStore()
  private let schedules = ScheduleStateStore()
  private let revisions = RevisionStore()
  private let notifications = NotificationStore()
  private let promptSettings = PromptSettingsStore()
  private let personRules = PersonRulesStore()
  private let unplaced = UnplacedStore()
  private let erased = ErasedParticipants()

  package init(
    pool: PostgresPool, zones: ZoneDatabase, studies: StudyCache, events: any PlanEvents
  ) {
    self.pool = pool
    self.zones = zones
    self.studies = studies
    self.events = events
  }

  /// What stands is read in one round trip; a poll that changes nothing costs another one, to end its
  /// transaction.
  ///
  /// - Throws: ``PlanningError`` `.studyNotKnownYet`, `.timeZoneUnknown`, `.notEnrolled`,
  ///   `.participantErased`, `.replannedTooOften`; `PostgresError`.
  package func callAsFunction(_ request: Request) async throws -> Answer {
    let unknown = try await studies.unknown(of: request.studyIDs)
    // A plan of what is known helps more than none.
    guard request.studyIDs.isEmpty || unknown.count < request.studyIDs.count else {
      throw PlanningError.studyNotKnownYet
    }
    let (answer, hasTold) = try await pool.transaction { connection in
      let (
        _, keptZone, enrolments, states, standing, erased, settings, lastRules, known
      ) = try await connection.answers(
        to: participants.lock(request.participantID),
        participants.timeZone(of: request.participantID),
        enrolments.find(request.participantID, studyIDs: request.studyIDs),
        schedules.states(of: request.participantID, in: request.studyIDs),
        notifications.standing(
          of: request.participantID, studyIDs: request.studyIDs,
          // More than the largest gap between two instants: also all of a date that is still under way.
          after: request.now.addingTimeInterval(-48 * 3600)),
        erased.outdated(
          by: request.tokenIssuedAt, of: request.participantID, in: request.studyIDs),
        promptSettings.settings(of: request.participantID),
        personRules.last(of: request.participantID),
        unplaced.coming(of: request.participantID, studyIDs: request.studyIDs, after: request.now))
      if erased.isWhole { throw PlanningError.participantErased }
      let zone = try zone(request.timeZone ?? keptZone ?? "")
      let groups = try Self.groups(request, enrolments, except: erased.studyIDs)
      let seen = states.seen(in: groups)
      let draft = PlanDraft(
        for: request.participantID, limit: request.limit, now: request.now, zone: zone,
        states: seen, enrolments: enrolments,
        standing: standing.filter { groups[$0.key.studyID] != nil },
        rules: PersonPromptRules(
          settings,
          studies: Dictionary(
            seen.map { ($0.key.studyID, $0.promptRules) }, uniquingKeysWith: { first, _ in first })),
        lastRules: lastRules, known: known)
      if draft.replans {
        try await checkRevisions(draft.revisions.count, request, on: connection)
      }
      let hasTold = try await write(
        draft, request, zone, keptZone: keptZone, on: connection)
      return (Self.answer(draft, known, zone), hasTold)
    }
    if hasTold { events.wake() }
    return answer
  }

  private static func answer(
    _ draft: PlanDraft, _ known: [UnplacedNotification], _ zone: IANAZone
  ) -> Answer {
    let unplaced = (known.filter { !draft.reopened.contains($0.key) } + draft.unplaced)
      .filter { one in draft.plan.last.map { one.wish <= $0.instant.at } ?? true }
      .sorted { $0.isBefore($1) }
    return Answer(
      timeZone: zone.name, plan: draft.plan, unplaced: Array(unplaced.prefix(unplacedMax)))
  }

  /// - Parameter timeZone: as a request names it; empty: the one kept.
  package func canPlan(in timeZone: String) -> Bool {
    timeZone.isEmpty || zones.zone(timeZone) != nil
  }

  private func zone(_ name: String) throws -> IANAZone {
    guard let zone = zones.zone(name) else { throw PlanningError.timeZoneUnknown(name) }
    return zone
  }

  /// The participant's group in each study in which the participant is enrolled; empty: none.
  private static func groups(
    _ request: Request, _ enrolments: [String: EnrolmentRecord], except erased: Set<String>
  ) throws -> [String: String] {
    try request.studyIDs.reduce(into: [:]) { groups, studyID in
      let record = enrolments[studyID] ?? EnrolmentRecord()
      guard !erased.contains(studyID),
        record.vouches(forTokenIssuedAt: request.tokenIssuedAt)
      else {
        if request.requiresEnrolment { throw PlanningError.notEnrolled(studyID: studyID) }
        return
      }
      groups[studyID] = record.group(
        claimed: request.groups[studyID], issuedAt: request.tokenIssuedAt)
    }
  }

  private func checkRevisions(
    _ added: Int, _ request: Request, on connection: PostgresConnection
  ) async throws {
    let recent = try await connection.answers(
      to: revisions.count(
        of: request.participantID, since: request.now.addingTimeInterval(-86_400)))
    guard recent + added <= Self.revisionsPerDayMax else {
      throw PlanningError.replannedTooOften(maximum: Self.revisionsPerDayMax)
    }
  }

  /// Writes what has to be before the plan is given out, in one round trip, and tells of it; for one that
  /// stands nothing.
  ///
  /// - Returns: whether it told of anything.
  private func write(
    _ draft: PlanDraft, _ request: Request, _ zone: IANAZone, keptZone: String?,
    on connection: PostgresConnection
  ) async throws -> Bool {
    let (participantID, now) = (request.participantID, request.now)
    let kept =
      zone.name == keptZone ? nil : participants.keep(timeZone: zone.name, of: participantID)
    let revised =
      draft.revisions.isEmpty
      ? nil : revisions.insert(draft.revisions, of: participantID, at: now)
    let planned =
      draft.new.isEmpty
      ? nil
      : notifications.insert(
        draft.new, of: participantID, at: now, timeZones: zone.databaseVersion)
    try await writeRules(draft, request, on: connection)
    var cancelled: [PlannedNotification] = []
    if draft.cancelled.isEmpty {
      try await connection.run([kept, revised, planned].compactMap(\.self))
    } else {
      // In front of new ones, which may stand at the same instants.
      let none = PostgresStatement<Void>("SELECT")
      (cancelled, _, _, _) = try await connection.answers(
        to: notifications.cancel(draft.cancelled, at: now), kept ?? none, revised ?? none,
        planned ?? none)
    }
    let new = draft.new.map(\.notification)
    guard !new.isEmpty || !cancelled.isEmpty else { return false }
    try await events.publish(
      planned: new, cancelled: cancelled, of: participantID, at: now, on: connection)
    return true
  }

  /// The rules for the whole person, and what has no room under them.
  private func writeRules(
    _ draft: PlanDraft, _ request: Request, on connection: PostgresConnection
  ) async throws {
    let (participantID, now) = (request.participantID, request.now)
    let rules = draft.rules.map { personRules.insert($0, of: participantID, at: now) }
    let forgotten =
      draft.reopened.isEmpty
      ? nil : unplaced.forget(draft.reopened, of: participantID, after: now)
    let found =
      draft.unplaced.isEmpty
      ? nil
      : unplaced.insert(
        draft.unplaced, of: participantID, rulesRevision: draft.rulesNumber, at: now)
    try await connection.run([rules, forgotten, found].compactMap(\.self))
  }
}
