package import FoundationEssentials
package import PlanningDomain
import PlanningStore
import Postgres
import ServiceKit

/// Whose schedule a call is about.
package struct ScheduleRequest: Sendable {
  package var participantID: UUID
  package var key: QuestionnaireKey
  /// Empty: the only one of the questionnaire.
  package var scheduleID: String
  /// When the token that names the study was made.
  package var tokenIssuedAt: Date
  /// The group that the token names.
  package var group: String?
  package var now: Date

  package init(
    participantID: UUID, key: QuestionnaireKey, scheduleID: String = "", tokenIssuedAt: Date,
    group: String?, now: Date
  ) {
    self.participantID = participantID
    self.key = key
    self.scheduleID = scheduleID
    self.tokenIssuedAt = tokenIssuedAt
    self.group = group
    self.now = now
  }
}

/// What is known of the schedule that a call is about.
struct ScheduleLookup: Sendable {
  private let participants = ParticipantStore()
  private let enrolments = EnrolmentStore()
  private let schedules = ScheduleStateStore()
  private let erased = ErasedParticipants()
  private let studies: StudyCache

  init(studies: StudyCache) {
    self.studies = studies
  }

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
    return try Self.state(for: request, enrolments, states)
  }

  /// The same, once whoever plans for the participant at the moment has done so, and before anybody else
  /// can.
  ///
  /// - Throws: as ``state(for:on:)``; `.participantErased`.
  func lockedState(
    for request: ScheduleRequest, on connection: PostgresConnection
  ) async throws -> ScheduleState {
    let (_, enrolments, states, erased) = try await connection.answers(
      to: participants.lock(request.participantID),
      enrolments.find(request.participantID, studyIDs: [request.key.studyID]),
      schedules.states(of: request.participantID, in: [request.key.studyID]),
      erased.outdated(
        by: request.tokenIssuedAt, of: request.participantID, in: [request.key.studyID]))
    if erased.isWhole { throw PlanningError.participantErased }
    guard erased.studyIDs.isEmpty else {
      throw PlanningError.notEnrolled(studyID: request.key.studyID)
    }
    return try Self.state(for: request, enrolments, states)
  }

  private static func state(
    for request: ScheduleRequest, _ enrolments: [String: EnrolmentRecord],
    _ states: [ScheduleState]
  ) throws -> ScheduleState {
    let studyID = request.key.studyID
    let enrolment = enrolments[studyID] ?? EnrolmentRecord()
    guard enrolment.vouches(forTokenIssuedAt: request.tokenIssuedAt) else {
      throw PlanningError.notEnrolled(studyID: studyID)
    }
    let group = enrolment.group(claimed: request.group, issuedAt: request.tokenIssuedAt)
    let seen = states.seen(in: [studyID: group]).filter { $0.key.questionnaire == request.key }
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
