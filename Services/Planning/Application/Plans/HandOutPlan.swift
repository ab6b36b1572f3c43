package import Calendar
package import FoundationEssentials
package import PlanningDomain
import PlanningStore
package import Postgres

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
    /// Until when the token says that consents hold, by study: nobody is asked after it.
    package var consentEnds: [String: Date]
    /// Nil: the one kept before.
    package var timeZone: String?
    /// 1–500.
    package var limit: Int
    /// What the device has; nil: nothing is known of it.
    package var planToken: PlanToken?
    package var now: Date

    package init(
      participantID: UUID, studyIDs: [String], requiresEnrolment: Bool, tokenIssuedAt: Date,
      groups: [String: String], consentEnds: [String: Date] = [:], timeZone: String?, limit: Int,
      planToken: PlanToken? = nil, now: Date
    ) {
      self.participantID = participantID
      self.studyIDs = studyIDs
      self.requiresEnrolment = requiresEnrolment
      self.tokenIssuedAt = tokenIssuedAt
      self.groups = groups
      self.consentEnds = consentEnds
      self.timeZone = timeZone
      self.limit = limit
      self.planToken = planToken
      self.now = now
    }
  }

  package struct Answer: Sendable {
    /// The zone that the plan was drawn in.
    package var timeZone: String
    /// Earliest first: those given out before unchanged, new ones after them. Of a delta those that the device has
    /// not.
    package var plan: [PlannedNotification]
    /// What has become of them.
    package var states: [UUID: NotificationState]
    /// What would have come in the time of the plan, and has no room.
    package var unplaced: [UnplacedNotification]
    /// For the next request.
    package var token: PlanToken
    package var isDelta: Bool
    /// Of a delta what the device is to remove.
    package var removed: [UUID]
  }

  /// Of what has no room, told at once.
  package static let unplacedMax = 100

  /// How often a participant's plan is made by other inputs in 24 hours. Every time can leave 500 cancelled
  /// notifications behind, so somebody who toggles a setting for ever must not fill the disk.
  package static let changesPerDayMax = 1000

  private let pool: PostgresPool
  private let zones: ZoneDatabase
  private let studies: StudyCache
  private let participants = ParticipantStore()
  private let events: any PlanEvents
  private let planPerson: PlanPerson
  private let turns = ParticipantTurns()

  package init(
    pool: PostgresPool, zones: ZoneDatabase, studies: StudyCache, events: any PlanEvents
  ) {
    self.pool = pool
    self.zones = zones
    self.studies = studies
    self.events = events
    planPerson = PlanPerson(zones: zones, events: events)
  }

  /// Whoever has the plan already, and nothing has changed, is told so in one round trip. Otherwise what stands is
  /// read in one, and one ends the transaction.
  ///
  /// - Throws: ``PlanningError`` `.studyNotKnownYet`, `.timeZoneUnknown`, `.notEnrolled`, `.enrolmentNotKnownYet`,
  ///   `.participantErased`, `.replannedTooOften`, `.tooManyCalls`; `PostgresError`.
  package func callAsFunction(_ request: Request) async throws -> Answer {
    let unknown = try await studies.unknown(of: request.studyIDs)
    // A plan of what is known helps more than none.
    guard request.studyIDs.isEmpty || unknown.count < request.studyIDs.count else {
      throw PlanningError.studyNotKnownYet
    }
    if let unchanged = try await unchanged(request) { return unchanged }
    let person = PlanPerson.Request(
      participantID: request.participantID, studyIDs: request.studyIDs,
      token: PlanPerson.Token(
        requiresEnrolment: request.requiresEnrolment, issuedAt: request.tokenIssuedAt,
        groups: request.groups, consentEnds: request.consentEnds),
      timeZone: request.timeZone, limit: request.limit, until: nil, known: request.planToken,
      now: request.now)
    let outcome = try await turns.take(for: request.participantID) {
      try await pool.transaction { try await planPerson(person, on: $0) }
    }
    if outcome.hasTold { events.wake() }
    return Self.answer(outcome, request)
  }

  /// - Returns: nil where something may have changed.
  private func unchanged(_ request: Request) async throws -> Answer? {
    let seconds = request.now.timeIntervalSince1970
    guard let known = request.planToken, Double(known.standsUntil) > seconds,
      let kept = try await participants.basis(of: request.participantID, on: pool),
      Double(kept.planAgain ?? 0) > seconds * 1_000_000,
      known.basis == PlanToken.basis(of: request, kept)
    else { return nil }
    return Answer(
      timeZone: known.timeZone, plan: [], states: [:], unplaced: [], token: known, isDelta: true,
      removed: [])
  }

  /// What the next request is to name. A plan with something that has no room is always made anew, since that is
  /// told of each time.
  private static func token(
    _ outcome: PlanPerson.Outcome, _ request: Request, through: Int, hasUnplaced: Bool
  ) -> PlanToken {
    var token = PlanToken(change: outcome.change, through: through, scope: outcome.scope)
    guard let kept = outcome.basis, !hasUnplaced else { return token }
    // The first one comes, or a date with it that nothing was planned on yet.
    let today = outcome.zone.date(at: Instant(flooring: request.now))
    let tomorrow = outcome.zone.start(of: LocalTime(today.adding(days: 1), minuteOfDay: 0))
    let ends = [tomorrow] + (outcome.draft.plan.first.map { [$0.instant.at] } ?? [])
    token.standsUntil = max(0, ends.min()?.secondsSinceEpoch ?? 0)
    token.basis = PlanToken.basis(of: request, kept)
    token.timeZone = outcome.zone.name
    return token
  }

  private static func answer(_ outcome: PlanPerson.Outcome, _ request: Request) -> Answer {
    let draft = outcome.draft
    // Nobody is asked after the consent has ended.
    let plan = draft.plan.filter { one in
      request.consentEnds[one.key.studyID].map { one.instant.at.date < $0 } ?? true
    }
    let unplaced = (outcome.unplaced.filter { !draft.reopened.contains($0.key) } + draft.unplaced)
      .filter { one in draft.plan.last.map { one.wish <= $0.instant.at } ?? true }
      .sorted { $0.isBefore($1) }
    let states = plan.map { one in
      let life = outcome.standing[one.id]?.life ?? NotificationLife()
      let state = life.state(until: one.instant.expiresAt?.date, at: request.now)
      // Being given out now.
      return (one.id, state == .planned ? .handedOut : state)
    }
    // Whoever asked for less than there is has all up to the last, whoever did not has all.
    let through =
      draft.plan.count < request.limit
      ? Int.max : draft.plan.last?.instant.at.secondsSinceEpoch ?? Int.max
    let known = request.planToken.flatMap {
      $0.scope == outcome.scope && $0.change <= outcome.change ? $0 : nil
    }
    return Answer(
      timeZone: outcome.zone.name,
      plan: plan.filter { one in
        guard let known, let standing = outcome.standing[one.id] else { return true }
        return standing.change > known.change
          || standing.handedOut.instant.at.secondsSinceEpoch >= known.through
      },
      states: Dictionary(states, uniquingKeysWith: { first, _ in first }),
      unplaced: Array(unplaced.prefix(unplacedMax)),
      token: token(outcome, request, through: through, hasUnplaced: !unplaced.isEmpty),
      isDelta: known != nil, removed: known == nil ? [] : outcome.removed)
  }

  /// - Parameter timeZone: as a request names it; empty: the one kept.
  package func canPlan(in timeZone: String) -> Bool {
    timeZone.isEmpty || zones.zone(timeZone) != nil
  }
}
