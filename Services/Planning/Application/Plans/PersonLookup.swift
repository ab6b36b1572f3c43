import FoundationEssentials
import Postgres
import ServiceKit

/// Data from which a participant's plan is computed.
struct KnownPerson: Sendable {
  var participant: ParticipantStanding
  var enrolments: [String: EnrolmentRecord]
  var states: [ScheduleState]
  var standing: [StandingNotification]
  var removed: [UUID]
  var erased: ErasedParticipants.Outdated
  var settings: NotificationSettings
  var lastRules: PersonRulesRevision?
  var unplaced: [UnplacedNotification]
  /// Data about triggers; empty for most studies.
  var facts: TriggerFacts

  /// Returns a study whose schedules count from joining while the time of joining is not known yet;
  /// nil if there is no such study.
  func awaitingNews(of seen: [ScheduleState]) -> String? {
    seen.first { state in
      let record = enrolments[state.key.studyID]
      return state.countsFromJoining && (record?.joinedAt == nil || record?.hasEnded == true)
    }?.key.studyID
  }

  /// Returns the ids of notifications that the request's token cancels: they were not shown because
  /// the consent had ended, and it was renewed.
  func lapsed(_ request: PlanPerson.Request) -> Set<UUID> {
    guard let token = request.token else { return [] }
    return Set(
      standing.lazy.filter { one in
        let at = one.handedOut.instant.at.date
        guard token.consentEnds[one.key.studyID] == nil, at < token.issuedAt,
          let record = enrolments[one.key.studyID], record.takesConsent(toldAt: token.issuedAt)
        else { return false }
        return one.life.hasLapsed(at: at, consentEnd: record.consentEndsAt)
      }.map(\.handedOut.id))
  }

  /// Returns the participant's group in each study with an enrolment; empty if none.
  ///
  /// - Throws: ``PlanningError`` `.notEnrolled`.
  func groups(_ request: PlanPerson.Request) throws -> [String: String] {
    try request.studyIDs.reduce(into: [:]) { groups, studyID in
      let record = enrolments[studyID] ?? EnrolmentRecord()
      guard let token = request.token else {
        if !record.hasEnded, record.joinedAt != nil { groups[studyID] = record.groupID }
        return
      }
      guard !erased.studyIDs.contains(studyID),
        record.vouches(forTokenIssuedAt: token.issuedAt)
      else {
        if token.requiresEnrolment { throw PlanningError.notEnrolled(studyID: studyID) }
        return
      }
      groups[studyID] = record.group(claimed: token.groups[studyID], issuedAt: token.issuedAt)
    }
  }
}

/// Reads the data from which a plan is computed.
struct PersonLookup: Sendable {
  /// How far back notifications matter, in seconds: more than the largest gap between two instants,
  /// and all of the current date.
  static let reach: TimeInterval = 48 * 3600

  private let participants = ParticipantStore()
  private let enrolments = EnrolmentStore()
  private let schedules = ScheduleStateStore()
  private let notifications = NotificationStore()
  private let notificationSettings = NotificationSettingsStore()
  private let personRules = PersonRulesStore()
  private let unplaced = UnplacedStore()
  private let studyTriggers = StudyTriggerStore()
  private let triggers = TriggerStore()
  private let activity = ActivityStore()
  private let erased = ErasedParticipants()

  /// Locks the participant and reads the data in one round trip, or two if studies have triggers.
  func read(
    _ request: PlanPerson.Request, on connection: PostgresConnection
  ) async throws -> KnownPerson {
    let (id, studyIDs, now) = (request.participantID, request.studyIDs, request.now)
    let earliest = now.addingTimeInterval(-Self.reach)
    let nothing = PostgresStatement<[UUID]>("SELECT") { _ in [] }
    let (
      _, _, participant, enrolments, states, standing, removed, erased, settings, lastRules,
      unplaced, triggers
    ) = try await connection.answers(
      to: participants.planStatementsOnce, participants.lock(id), participants.standing(of: id),
      enrolments.find(id, studyIDs: studyIDs), schedules.states(of: id, in: studyIDs),
      notifications.standing(of: id, studyIDs: studyIDs, after: earliest, now: now),
      request.known.map {
        notifications.removed(of: id, studyIDs: studyIDs, since: $0.change, after: earliest)
      } ?? nothing,
      erased.outdated(by: request.token?.issuedAt ?? now, of: id, in: studyIDs),
      notificationSettings.settings(of: id), personRules.last(of: id),
      unplaced.coming(of: id, studyIDs: studyIDs, after: now),
      studyTriggers.triggers(of: studyIDs))
    return KnownPerson(
      participant: participant, enrolments: enrolments, states: states,
      standing: standing.named(by: states),
      removed: removed, erased: erased, settings: settings, lastRules: lastRules,
      unplaced: unplaced,
      facts: try await facts(
        TriggerFacts(triggers: triggers), request, on: connection))
  }

  private func facts(
    _ definitions: TriggerFacts, _ request: PlanPerson.Request,
    on connection: PostgresConnection
  ) async throws -> TriggerFacts {
    var facts = definitions
    guard !facts.triggers.isEmpty else { return facts }
    let (id, studyIDs, now) = (request.participantID, facts.triggers.keys.sorted(), request.now)
    // The share of answered notifications is read only by the daily planning, when no client waits.
    let days = request.token == nil ? facts.complianceDays : nil
    let nothing = PostgresStatement<[TriggerFacts.Notification]>("SELECT") { _ in [] }
    (facts.occurrences, facts.activity, facts.notifications) = try await connection.answers(
      to: triggers.occurrences(
        of: id, in: studyIDs, since: now.addingTimeInterval(-TriggerFacts.reach)),
      activity.latest(of: id, in: studyIDs),
      days.map { days in
        notifications.came(
          of: id, in: studyIDs, after: now.addingTimeInterval(-86_400 * Double(days + 2)), by: now)
      } ?? nothing)
    return facts
  }
}
