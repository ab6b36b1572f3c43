import Calendar
import FoundationEssentials
import PlanningDomain
import Postgres

/// Gives out plans, and remembers what it gave out.
struct PlanBook: Sendable {
  struct Request: Sendable {
    var participantID: UUID
    /// Ties within the plan keep their order.
    var studyIDs: [String]
    /// Whether a study that the participant has left is an error, or just left out.
    var requiresEnrolment: Bool
    /// When the token that names the studies was made.
    var tokenIssuedAt: Date
    /// The groups that the token names, by study.
    var groups: [String: String] = [:]
    /// Nil: the one kept before.
    var timeZone: String?
    /// 1–64.
    var limit: Int
    var now: Date
  }

  struct Given: Sendable, Hashable {
    var id: UUID
    var key: QuestionnaireKey
    var instant: PlannedInstant
  }

  /// New revisions per participant in 24 hours. Every one can leave 64 cancelled notifications
  /// behind, so somebody who toggles a setting for ever must not fill the disk.
  static let revisionsPerDayMax = 1000

  let pool: PostgresPool
  private let zones: ZoneDatabase
  private let participants = ParticipantStore()
  private let enrolments = EnrolmentStore()
  private let schedules = ScheduleStore()
  private let revisions = RevisionStore()
  private let notifications = NotificationStore()

  init(pool: PostgresPool, zones: ZoneDatabase) {
    self.pool = pool
    self.zones = zones
  }

  /// The next notifications, earliest first: those given out before unchanged, new ones after them.
  ///
  /// - Throws: ``PlanningError`` `.timeZoneUnknown`, `.notEnrolled`, `.replannedTooOften`;
  ///   `PostgresError`.
  func next(_ request: Request) async throws -> (timeZone: String, plan: [Given]) {
    try await pool.transaction { connection in
      try await participants.lock(request.participantID, on: connection)
      let zone = try await zone(request, on: connection)
      let enrolments = try await enrolments.find(
        request.participantID, studyIDs: request.studyIDs, on: connection)
      let studyIDs = try request.studyIDs.filter { studyID in
        let record = enrolments[studyID]
        if record?.vouches(forTokenIssuedAt: request.tokenIssuedAt) ?? true { return true }
        if request.requiresEnrolment { throw PlanningError.notEnrolled(studyID: studyID) }
        return false
      }
      let states = try await schedules.states(
        of: request.participantID,
        in: studyIDs.map { studyID in
          let claimed = request.groups[studyID]
          return ScheduleStore.Membership(
            studyID: studyID,
            groupID: enrolments[studyID]?.group(
              claimed: claimed, issuedAt: request.tokenIssuedAt) ?? claimed ?? "")
        }, on: connection)
      let standing = try await notifications.standing(
        of: request.participantID, studyIDs: studyIDs,
        // The largest gap between two instants.
        after: request.now.addingTimeInterval(
          -60 * Double(StandardPlan.minimumGapMinutesRange.upperBound)), on: connection)
      let draft = PlanDraft(
        request: request, zone: zone, states: states, enrolments: enrolments, standing: standing)
      try await keep(draft, for: request, zone: zone, on: connection)
      return (zone.name, draft.plan)
    }
  }

  private func zone(
    _ request: Request, on connection: PostgresConnection
  ) async throws -> IANAZone {
    let kept = try await participants.timeZone(of: request.participantID, on: connection)
    let name = request.timeZone ?? kept ?? ""
    guard let zone = zones.zone(name) else { throw PlanningError.timeZoneUnknown(name) }
    if zone.name != kept {
      try await participants.keep(
        timeZone: zone.name, of: request.participantID, on: connection)
    }
    return zone
  }

  private func keep(
    _ draft: PlanDraft, for request: Request, zone: IANAZone, on connection: PostgresConnection
  ) async throws {
    if draft.revisions.contains(where: { $0.revision.number > 1 }) {
      let recent = try await revisions.count(
        of: request.participantID, since: request.now.addingTimeInterval(-86_400), on: connection)
      guard recent + draft.revisions.count <= Self.revisionsPerDayMax else {
        throw PlanningError.replannedTooOften(maximum: Self.revisionsPerDayMax)
      }
    }
    try await notifications.cancel(draft.cancelled, at: request.now, on: connection)
    try await revisions.insert(
      draft.revisions, of: request.participantID, at: request.now, on: connection)
    try await notifications.insert(
      draft.new, of: request.participantID, at: request.now, drawnBy: zone, on: connection)
  }
}
