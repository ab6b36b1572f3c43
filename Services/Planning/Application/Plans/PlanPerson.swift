import Calendar
import FoundationEssentials
import Postgres
import ServiceKit

/// Threads that draw and explain plans, so that a large one does not block the calls of an event
/// loop.
enum PlanningThreads {
  static let shared = WorkerThreads(
    count: 2, waitingMax: 1_000
  ) { _ in PlanningError.tooManyCalls }
}

/// Plans for one participant, in the caller's transaction.
struct PlanPerson: Sendable {
  /// Participant and scope of a planning.
  struct Request: Sendable {
    var participantID: UUID
    /// Studies; ties within the plan keep their order.
    var studyIDs: [String]
    /// Token of the caller; nil for a planning without a caller, which uses the stored enrolments.
    var token: Token?
    /// Time zone; nil for the stored one.
    var timeZone: String?
    /// Maximum number of instants, reminders included.
    var limit: Int
    /// Latest new notification; nil if only the limit counts.
    var until: Date?
    /// Plan that the device has; nil if unknown.
    var known: PlanToken?
    var now: Date

    /// Ends of consents according to the token, by study; nothing is handed out after them.
    var consentEnds: [String: Date] { token?.consentEnds ?? [:] }
  }

  /// Claims of an access token.
  struct Token: Sendable {
    /// Whether a study that the participant has left causes an error rather than being left out.
    var requiresEnrolment: Bool
    var issuedAt: Date
    /// Groups by study.
    var groups: [String: String]
    /// Ends of consents by study.
    var consentEnds: [String: Date]
  }

  struct Outcome: Sendable {
    var zone: IANAZone
    var draft: PlanDraft
    /// Existing notifications before the planning, without cancelled ones, by id.
    var standing: [UUID: StandingNotification]
    /// Ids that the device must remove, if it named its plan.
    var removed: [UUID]
    /// Notifications whose time has come and which can still be answered, earliest first.
    var open: [StandingNotification]
    /// Questionnaires that keep others of their study from being planned.
    var blockedBy: [QuestionnaireKey]
    /// Whether mails that the participant chose cannot be sent.
    var isMailRefused: Bool
    /// Known notifications without room, besides those in the draft.
    var unplaced: [UnplacedNotification]
    /// Number of the latest change included in the plan.
    var change: Int
    /// Hash of database, studies and consents.
    var scope: UInt64
    /// Basis of a later unchanged answer; nil if the plan can change at any time because of
    /// triggers.
    var basis: ParticipantStore.Basis?
    /// Whether events were published.
    var hasTold: Bool
  }

  /// Time in which two zones must agree to give the same plan: two years. Zones that differ later
  /// are distinguished by a later request.
  private static let zoneHorizonMinutes = 2 * 366 * 24 * 60
  /// Interval of the planning without a request, in seconds.
  static let dueInterval: TimeInterval = 24 * 3600

  private let zones: ZoneDatabase
  private let reader = PersonLookup()
  private let writer: PlanWriter

  init(zones: ZoneDatabase, events: any PlanEvents) {
    self.zones = zones
    writer = PlanWriter(events: events)
  }

  /// Returns the zone to plan in.
  ///
  /// The kept zone stays as long as its clock shows what the device's zone shows: until the horizon,
  /// or now if the device says only an offset. So neither another name of a zone (Kiev, Kyiv) nor a
  /// journey to a zone with the same rules (Berlin, Vienna) changes a plan. It also stays if the
  /// device's text is no zone.
  ///
  /// - Throws: ``PlanningError`` `.timeZoneUnknown` if no zone is kept either.
  private func zone(of request: Request, kept: String?) throws -> IANAZone {
    let kept = kept.flatMap { zones.zone($0) }
    let stated = request.timeZone.flatMap { zones.zone($0) }
    guard let zone = stated ?? kept else {
      throw PlanningError.timeZoneUnknown(request.timeZone ?? "")
    }
    guard let kept else { return zone }
    let now = Instant(flooring: request.now)
    let horizon = zone.isOffset ? now : now.adding(minutes: Self.zoneHorizonMinutes)
    return kept.agrees(with: zone, from: now, through: horizon) ? kept : zone
  }

  /// Plans with one round trip for reading; writes only changes.
  ///
  /// - Throws: ``PlanningError`` `.timeZoneUnknown`, `.notEnrolled`, `.enrolmentNotKnownYet`,
  ///   `.participantErased`, `.replannedTooOften`; `PostgresError`.
  func callAsFunction(
    _ request: Request, on connection: PostgresConnection
  ) async throws -> Outcome {
    let known = try await reader.read(request, on: connection)
    if known.erased.isWhole { throw PlanningError.participantErased }
    let zone = try zone(of: request, kept: known.participant.timeZone)
    let groups = try known.groups(request)
    let seen = known.states.seen(in: groups)
    if request.token != nil, let studyID = known.awaitingNews(of: seen) {
      throw PlanningError.enrolmentNotKnownYet(studyID: studyID)
    }
    let rules = PersonNotificationRules(
      known.settings,
      studies: Dictionary(
        seen.map { ($0.key.studyID, $0.notificationRules) }, uniquingKeysWith: { first, _ in first }
      ))
    let (decisions, draft) = try await PlanningThreads.shared.run {
      let decisions = TriggerDecisions(
        for: request.participantID, now: request.now, zone: zone, states: seen,
        enrolments: known.enrolments, facts: known.facts.of(groups.keys),
        quietHours: rules.quietHours,
        seedOfDraw: { DrawSeed.value(of: $0, for: request.participantID) })
      let draft = PlanDraft(
        for: request.participantID, limit: request.limit, now: request.now, zone: zone,
        states: seen.counting(from: decisions, at: request.now), enrolments: known.enrolments,
        standing: known.standing.filter { groups[$0.key.studyID] != nil }, rules: rules,
        lastRules: known.lastRules, known: known.unplaced,
        until: request.until.map { Instant(flooring: $0) }, triggers: decisions)
      return (decisions, draft)
    }
    // Changes by a study are not limited, because the participant did not cause them.
    if draft.replans, request.token != nil {
      try await writer.checkChanges(request, on: connection)
    }
    let written = try await writer.write(
      draft, decisions.news(notifications: draft.triggered, at: request.now), request, zone, known,
      on: connection)
    let lapsed = known.lapsed(request)
    let cancelled = lapsed.union(draft.cancelled)
    return Outcome(
      zone: zone, draft: draft,
      standing: Dictionary(
        known.standing.map { ($0.handedOut.id, $0) }, uniquingKeysWith: { first, _ in first }),
      removed: known.removed
        + known.standing.map(\.handedOut.id).filter(cancelled.contains),
      open: known.standing.filter {
        groups[$0.key.studyID] != nil && !lapsed.contains($0.handedOut.id)
      }.open(at: request.now, in: seen), blockedBy: seen.blocking,
      isMailRefused: known.settings.isMailRefused,
      unplaced: known.unplaced, change: written.change ?? known.participant.change,
      scope: PlanToken.scope(
        database: known.participant.database, participantID: request.participantID,
        studyIDs: request.studyIDs, consentEnds: request.consentEnds),
      basis: known.facts.triggers.isEmpty
        ? ParticipantStore.Basis(
          planAgain: known.participant.planAgain, ownChange: known.participant.ownChange) : nil,
      hasTold: written.hasTold)
  }
}
