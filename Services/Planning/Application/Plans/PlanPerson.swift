import Calendar
import FoundationEssentials
import PlanningDomain
import PlanningStore
import Postgres
import ServiceKit

/// Plans for one participant, in a transaction of the caller's.
struct PlanPerson: Sendable {
  /// For whom, and what for.
  struct Request: Sendable {
    var participantID: UUID
    /// Ties within the plan keep their order.
    var studyIDs: [String]
    /// Nil: nobody asks; what is known of enrolments counts.
    var token: Token?
    /// Nil: the one kept before.
    var timeZone: String?
    /// 1–500.
    var limit: Int
    /// Nothing new is planned after it; nil: only the limit counts.
    var until: Date?
    /// What the device has; nil: nothing is known of it.
    var known: PlanToken?
    var now: Date
  }

  /// What an access token says.
  struct Token: Sendable {
    /// Whether a study that the participant has left is an error, or just left out.
    var requiresEnrolment: Bool
    var issuedAt: Date
    /// By study.
    var groups: [String: String]
    /// Until when consents hold, by study.
    var consentEnds: [String: Date]
  }

  struct Outcome: Sendable {
    var zone: IANAZone
    var draft: PlanDraft
    /// What stood before, and was not called off, by its id.
    var standing: [UUID: StandingNotification]
    /// What the device is to remove, as far as it is told what it has.
    var removed: [UUID]
    /// What is known to have no room, beside what the draft found.
    var unplaced: [UnplacedNotification]
    /// Of all that the plan knows.
    var change: Int
    /// Of database, studies and consents.
    var scope: UInt64
    /// Nil: nobody can say as long as what the plan stays; a trigger may change it at any time.
    var basis: ParticipantStore.Basis?
    /// Whether it told others of anything.
    var hasTold: Bool
  }

  /// When a participant is planned for again without asking, in seconds.
  static let dueInterval: TimeInterval = 24 * 3600

  private let zones: ZoneDatabase
  private let reader = PersonLookup()
  private let writer: PlanWriter

  init(zones: ZoneDatabase, events: any PlanEvents) {
    self.zones = zones
    writer = PlanWriter(events: events)
  }

  /// What stands is read in one round trip; where nothing changes nothing is written.
  ///
  /// - Throws: ``PlanningError`` `.timeZoneUnknown`, `.notEnrolled`, `.enrolmentNotKnownYet`,
  ///   `.participantErased`, `.replannedTooOften`; `PostgresError`.
  func callAsFunction(
    _ request: Request, on connection: PostgresConnection
  ) async throws -> Outcome {
    let known = try await reader.read(request, on: connection)
    if known.erased.isWhole { throw PlanningError.participantErased }
    let name = request.timeZone ?? known.participant.timeZone ?? ""
    guard let zone = zones.zone(name) else { throw PlanningError.timeZoneUnknown(name) }
    let groups = try known.groups(request)
    let seen = known.states.seen(in: groups)
    if request.token != nil, let studyID = known.awaitingNews(of: seen) {
      throw PlanningError.enrolmentNotKnownYet(studyID: studyID)
    }
    let rules = PersonPromptRules(
      known.settings,
      studies: Dictionary(
        seen.map { ($0.key.studyID, $0.promptRules) }, uniquingKeysWith: { first, _ in first }))
    let decisions = TriggerDecisions(
      for: request.participantID, now: request.now, zone: zone, states: seen,
      enrolments: known.enrolments, facts: known.facts.of(groups.keys),
      quietHours: rules.quietHours)
    let draft = PlanDraft(
      for: request.participantID, limit: request.limit, now: request.now, zone: zone,
      states: seen.counting(from: decisions, at: request.now), enrolments: known.enrolments,
      standing: known.standing.filter { groups[$0.key.studyID] != nil }, rules: rules,
      lastRules: known.lastRules, known: known.unplaced,
      until: request.until.map { Instant(flooring: $0) }, triggers: decisions)
    // What a study changes, nobody who is asked can help.
    if draft.replans, request.token != nil {
      try await writer.checkChanges(request, on: connection)
    }
    let written = try await writer.write(
      draft, decisions.news(prompts: draft.triggered, at: request.now), request, zone, known,
      on: connection)
    let cancelled = Set(draft.cancelled)
    return Outcome(
      zone: zone, draft: draft,
      standing: Dictionary(
        known.standing.map { ($0.handedOut.id, $0) }, uniquingKeysWith: { first, _ in first }),
      removed: known.removed
        + known.standing.map(\.handedOut.id).filter(cancelled.contains),
      unplaced: known.unplaced, change: written.change ?? known.participant.change,
      scope: PlanToken.scope(
        database: known.participant.database, participantID: request.participantID,
        studyIDs: request.studyIDs, consentEnds: request.token?.consentEnds ?? [:]),
      basis: known.facts.triggers.isEmpty
        ? ParticipantStore.Basis(
          planAgain: known.participant.planAgain, ownChange: known.participant.ownChange) : nil,
      hasTold: written.hasTold)
  }
}
