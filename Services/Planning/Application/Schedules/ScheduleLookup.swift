import FoundationEssentials
import Postgres
import ServiceKit

/// Identifies the schedule of a call, with the claims of the caller's token.
struct ScheduleRequest: Sendable {
  var participantID: UUID
  var key: QuestionnaireKey
  /// Schedule id; empty for the questionnaire's only schedule.
  var scheduleID: String = ""
  /// Issue time of the token that names the study.
  var tokenIssuedAt: Date
  /// Group named by the token.
  var group: String?
  /// Other studies named by the token, whose schedules are planned together with this one.
  var otherStudyIDs: [String] = []
  /// Groups in the other studies named by the token, by study.
  var otherGroups: [String: String] = [:]
  var now: Date
}

/// Looks up the schedule of a call.
struct ScheduleLookup: Sendable {
  private let participants = ParticipantStore()
  private let enrolments = EnrolmentStore()
  private let schedules = ScheduleStateStore()
  private let settings = NotificationSettingsStore()
  private let erased = ErasedParticipants()
  let studies: StudyCache

  /// - Throws: ``PlanningError`` `.studyNotKnownYet`; `PostgresError`.
  func requireStudy(of request: ScheduleRequest) async throws {
    guard try await studies.unknown(of: [request.key.studyID]).isEmpty else {
      throw PlanningError.studyNotKnownYet
    }
  }

  /// - Throws: ``PlanningError`` `.notEnrolled`, `.questionnaireUnknown`, `.scheduleUnknown`,
  ///   `.scheduleIDMissing`; `PostgresError`.
  func state(
    for request: ScheduleRequest, on connection: PostgresConnection
  ) async throws -> ScheduleState {
    let (enrolments, states) = try await connection.answers(
      to: enrolments.find(request.participantID, studyIDs: [request.key.studyID]),
      schedules.states(of: request.participantID, in: [request.key.studyID]))
    return try Self.state(for: request, in: try Self.seen(by: request, enrolments, states))
  }

  /// A schedule with the data that affects its placement.
  struct Surrounded {
    var state: ScheduleState
    /// Schedules of all studies in which the participant is enrolled, including this one.
    var seen: [ScheduleState]
    var rules: PersonNotificationRules
  }

  /// Returns the schedule with its surroundings; locks the participant against concurrent planning.
  ///
  /// - Throws: Like ``state(for:on:)``; `.participantErased`.
  func lockedState(
    for request: ScheduleRequest, on connection: PostgresConnection
  ) async throws -> Surrounded {
    // Planning order of the studies.
    let studyIDs = ([request.key.studyID] + request.otherStudyIDs).sorted()
    let (_, enrolments, states, erased, settings) = try await connection.answers(
      to: participants.lock(request.participantID),
      enrolments.find(request.participantID, studyIDs: studyIDs),
      schedules.states(of: request.participantID, in: studyIDs),
      erased.outdated(by: request.tokenIssuedAt, of: request.participantID, in: studyIDs),
      settings.settings(of: request.participantID))
    if erased.isWhole { throw PlanningError.participantErased }
    guard !erased.studyIDs.contains(request.key.studyID) else {
      throw PlanningError.notEnrolled(studyID: request.key.studyID)
    }
    let seen = try Self.seen(
      by: request, enrolments, states.filter { !erased.studyIDs.contains($0.key.studyID) })
    return Surrounded(
      state: try Self.state(for: request, in: seen), seen: seen,
      rules: PersonNotificationRules(
        settings,
        studies: Dictionary(
          seen.map { ($0.key.studyID, $0.notificationRules) },
          uniquingKeysWith: { first, _ in first })))
  }

  /// - Throws: ``PlanningError`` `.notEnrolled` if the participant is not enrolled in the requested
  ///   study. Other studies without an enrolment are left out.
  private static func seen(
    by request: ScheduleRequest, _ enrolments: [String: EnrolmentRecord],
    _ states: [ScheduleState]
  ) throws -> [ScheduleState] {
    func group(in studyID: String, claimed: String?) -> String? {
      let enrolment = enrolments[studyID] ?? EnrolmentRecord()
      guard enrolment.vouches(forTokenIssuedAt: request.tokenIssuedAt) else { return nil }
      return enrolment.group(claimed: claimed, issuedAt: request.tokenIssuedAt)
    }
    let studyID = request.key.studyID
    guard let own = group(in: studyID, claimed: request.group) else {
      throw PlanningError.notEnrolled(studyID: studyID)
    }
    var groups = [studyID: own]
    for other in request.otherStudyIDs where other != studyID {
      groups[other] = group(in: other, claimed: request.otherGroups[other])
    }
    return states.seen(in: groups)
  }

  private static func state(
    for request: ScheduleRequest, in all: [ScheduleState]
  ) throws -> ScheduleState {
    let seen = all.filter { $0.key.questionnaire == request.key }
    guard let first = seen.first else { throw PlanningError.questionnaireUnknown(request.key) }
    if request.scheduleID.isEmpty {
      guard seen.count == 1 else {
        throw PlanningError.scheduleIDMissing(seen.map(\.key.scheduleID))
      }
      return first
    }
    guard let state = seen.first(where: { $0.key.scheduleID == request.scheduleID }) else {
      throw PlanningError.scheduleUnknown(
        ScheduleKey(request.key, scheduleID: request.scheduleID))
    }
    return state
  }
}

/// A schedule of one participant.
struct FoundSchedule: Sendable {
  var key: ScheduleKey
  /// Schedule in force; nil if the study prescribes none.
  var inForce: ScheduleInForce?

  init(_ state: ScheduleState) {
    key = state.key
    inForce = state.inForce
  }
}

/// Returns the schedule in force for a participant.
struct FindSchedule: Sendable {
  private let pool: PostgresPool
  private let lookup: ScheduleLookup

  init(pool: PostgresPool, studies: StudyCache) {
    self.pool = pool
    lookup = ScheduleLookup(studies: studies)
  }

  /// - Throws: ``PlanningError`` `.studyNotKnownYet`, `.notEnrolled`, `.questionnaireUnknown`,
  ///   `.scheduleUnknown`, `.scheduleIDMissing`; `PostgresError`.
  func callAsFunction(_ request: ScheduleRequest) async throws -> FoundSchedule {
    try await lookup.requireStudy(of: request)
    return try await pool.transaction(readOnly: true) { connection in
      FoundSchedule(try await lookup.state(for: request, on: connection))
    }
  }
}
