import Calendar
import FoundationEssentials
import Postgres

/// Returns a participant's next notifications and records that they were handed out.
struct GetNotificationPlan: Sendable {
  struct Answer: Sendable {
    /// Time zone of the plan.
    var timeZone: String
    /// Notifications, earliest first: existing ones unchanged, followed by new ones. In a delta,
    /// those that the device does not have.
    var plan: [PlannedNotification]
    /// States of the notifications.
    var states: [UUID: NotificationState]
    /// Notifications whose time has come and which can still be answered, earliest first.
    var open: [StandingNotification] = []
    /// Questionnaires that keep others of their study from being planned.
    var blockedBy: [QuestionnaireKey] = []
    /// Whether mails that the participant chose cannot be sent.
    var isMailRefused = false
    /// Notifications in the range of the plan that are not planned.
    var unplaced: [UnplacedNotification]
    /// Token for the next request.
    var token: PlanToken
    var isDelta: Bool
    /// Ids that the device must remove; only in a delta.
    var removed: [UUID]
  }

  /// Maximum number of returned notifications that are not planned, or open.
  static let unplacedMax = 100
  /// Seconds within which an accepted sheet usually takes effect here.
  static let sheetDelay = 1

  /// Maximum number of times a participant's plan is replaced in 24 hours. Each time can leave 500
  /// cancelled rows, so repeated changes of a setting must not fill the disk.
  static let changesPerDayMax = 1000

  private let pool: PostgresPool
  private let studies: StudyCache
  private let bases: PlanBasisReader
  private let events: any PlanEvents
  private let planPerson: PlanPerson
  private let locks = ParticipantLocks()

  init(
    pool: PostgresPool, zones: ZoneDatabase, studies: StudyCache, events: any PlanEvents
  ) {
    self.pool = pool
    self.studies = studies
    self.events = events
    planPerson = PlanPerson(zones: zones, events: events)
    bases = PlanBasisReader(pool: pool)
  }

  /// Returns the plan. One round trip, shared with concurrent calls, suffices if the device already
  /// has it; otherwise one reads the current state and one ends the transaction.
  ///
  /// - Throws: ``PlanningError`` `.studyNotKnownYet`, `.timeZoneUnknown`, `.notEnrolled`, `.enrolmentNotKnownYet`,
  ///   `.participantErased`, `.replannedTooOften`, `.tooManyCalls`; `PostgresError`.
  func callAsFunction(_ request: PlanPerson.Request) async throws -> Answer {
    let unknown = try await studies.unknown(of: request.studyIDs)
    // A plan of the known studies is better than none.
    guard request.studyIDs.isEmpty || unknown.count < request.studyIDs.count else {
      throw PlanningError.studyNotKnownYet
    }
    if let unchanged = try await unchanged(request) { return unchanged }
    let outcome = try await locks.take(for: request.participantID) {
      try await pool.transaction { try await planPerson(request, on: $0) }
    }
    if outcome.hasTold { events.wake() }
    return Self.answer(outcome, request)
  }

  /// - Returns: Nil if something may have changed.
  private func unchanged(_ request: PlanPerson.Request) async throws -> Answer? {
    let seconds = request.now.timeIntervalSince1970
    guard let known = request.known, Double(known.standsUntil) > seconds,
      let kept = try await bases.basis(of: request.participantID),
      Double(kept.planAgain ?? 0) > seconds * 1_000_000,
      known.basis == PlanToken.basis(of: request, kept)
    else { return nil }
    return Answer(
      timeZone: known.timeZone, plan: [], states: [:], unplaced: [], token: known, isDelta: true,
      removed: [])
  }

  /// Returns the token for the next request. A plan with open notifications, or with some that are
  /// blocked or not planned, is always computed again, because every answer reports them.
  private static func token(
    _ outcome: PlanPerson.Outcome, _ request: PlanPerson.Request, through: Int, hasUnplaced: Bool
  ) -> PlanToken {
    var token = PlanToken(change: outcome.change, through: through, scope: outcome.scope)
    guard let kept = outcome.basis, !hasUnplaced, outcome.open.isEmpty, outcome.blockedBy.isEmpty,
      !outcome.isMailRefused
    else { return token }
    // The plan is valid until its first notification, or until the next date, which may not be
    // planned yet.
    let today = outcome.zone.date(at: Instant(flooring: request.now))
    let tomorrow = outcome.zone.start(of: LocalTime(today.adding(days: 1), minuteOfDay: 0))
    let ends = [tomorrow] + (outcome.draft.plan.first.map { [$0.instant.at] } ?? [])
    token.standsUntil = max(0, ends.min()?.secondsSinceEpoch ?? 0)
    token.basis = PlanToken.basis(of: request, kept)
    token.timeZone = outcome.zone.name
    return token
  }

  private static func answer(_ outcome: PlanPerson.Outcome, _ request: PlanPerson.Request) -> Answer
  {
    let draft = outcome.draft
    // No notifications are sent after the consent has ended.
    let plan = draft.plan.filter { one in
      request.consentEnds[one.key.studyID].map { one.instant.at.date < $0 } ?? true
    }
    let open = outcome.open.filter { one in
      request.consentEnds[one.key.studyID].map { request.now < $0 } ?? true
    }
    let unplaced = (outcome.unplaced.filter { !draft.reopened.contains($0.key) } + draft.unplaced)
      .filter { one in draft.plan.last.map { one.wish <= $0.instant.at } ?? true }
      .sorted { $0.isBefore($1) }
    let states = (open.map(\.notification) + plan).map { one in
      let life = outcome.standing[one.id]?.life ?? NotificationLife()
      let state = life.state(until: one.instant.expiresAt?.date, at: request.now)
      // It is being handed out now.
      return (one.id, state == .planned ? .handedOut : state)
    }
    // A full answer covers the plan up to its last notification; a shorter one covers all time.
    let through =
      draft.isCut ? draft.plan.last?.instant.at.secondsSinceEpoch ?? Int.max : Int.max
    let known = request.known.flatMap {
      $0.scope == outcome.scope && $0.change <= outcome.change ? $0 : nil
    }
    // Their change numbers in `standing` are from before this planning.
    let adapted = Set(draft.adapted.map(\.id))
    return Answer(
      timeZone: outcome.zone.name,
      plan: plan.filter { one in
        guard let known, let standing = outcome.standing[one.id], !adapted.contains(one.id)
        else { return true }
        return standing.change > known.change
          || standing.handedOut.instant.at.secondsSinceEpoch >= known.through
      },
      states: Dictionary(states, uniquingKeysWith: { first, _ in first }),
      open: open.suffix(unplacedMax), blockedBy: outcome.blockedBy,
      isMailRefused: outcome.isMailRefused,
      unplaced: Array(unplaced.prefix(unplacedMax)),
      token: token(outcome, request, through: through, hasUnplaced: !unplaced.isEmpty),
      isDelta: known != nil, removed: known == nil ? [] : outcome.removed)
  }
}
