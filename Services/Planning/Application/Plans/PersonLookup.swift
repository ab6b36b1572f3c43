import FoundationEssentials
import PlanningDomain
import PlanningStore
import Postgres
import ServiceKit

/// What a participant's plan is made from.
struct KnownPerson: Sendable {
  var participant: ParticipantStanding
  var enrolments: [String: EnrolmentRecord]
  var states: [ScheduleState]
  var standing: [StandingNotification]
  var removed: [UUID]
  var erased: ErasedParticipants.Outdated
  var settings: PromptSettings
  var lastRules: PersonRulesRevision?
  var unplaced: [UnplacedNotification]
  /// About triggers, of which most studies have none.
  var facts: TriggerFacts

  /// A study whose schedules count from joining, which the participant did by the token and of which nothing is known
  /// here yet; nil: there is none.
  func awaitingNews(of seen: [ScheduleState]) -> String? {
    seen.first { state in
      let record = enrolments[state.key.studyID]
      return state.countsFromJoining && (record?.joinedAt == nil || record?.hasEnded == true)
    }?.key.studyID
  }

  /// The participant's group in each study in which the participant is enrolled; empty: none.
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

/// Reads what a plan is made from.
struct PersonLookup: Sendable {
  /// How far back notifications matter, in seconds: more than the largest gap between two instants, also all of a
  /// date that is still under way.
  static let reach: TimeInterval = 48 * 3600

  private let participants = ParticipantStore()
  private let enrolments = EnrolmentStore()
  private let schedules = ScheduleStateStore()
  private let notifications = NotificationStore()
  private let promptSettings = PromptSettingsStore()
  private let personRules = PersonRulesStore()
  private let unplaced = UnplacedStore()
  private let studyTriggers = StudyTriggerStore()
  private let triggers = TriggerStore()
  private let activity = ActivityStore()
  private let erased = ErasedParticipants()

  /// Once whoever plans for the participant at the moment has done so, and before anybody else can; in one round
  /// trip, and another one where studies have triggers.
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
      notifications.standing(of: id, studyIDs: studyIDs, after: earliest),
      request.known.map {
        notifications.removed(of: id, studyIDs: studyIDs, since: $0.change, after: earliest)
      } ?? nothing,
      erased.outdated(by: request.token?.issuedAt ?? now, of: id, in: studyIDs),
      promptSettings.settings(of: id), personRules.last(of: id),
      unplaced.coming(of: id, studyIDs: studyIDs, after: now),
      studyTriggers.triggers(of: studyIDs))
    return KnownPerson(
      participant: participant, enrolments: enrolments, states: states, standing: standing,
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
    // How many prompts were answered is looked at once a day, when nobody waits for it.
    let days = request.token == nil ? facts.complianceDays : nil
    let nothing = PostgresStatement<[TriggerFacts.Prompt]>("SELECT") { _ in [] }
    (facts.occurrences, facts.activity, facts.prompts) = try await connection.answers(
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
