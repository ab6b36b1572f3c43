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
  /// The other studies that the token names, whose schedules ask the participant, too.
  package var otherStudyIDs: [String]
  /// The groups that the token names, by study.
  package var otherGroups: [String: String]
  package var now: Date

  package init(
    participantID: UUID, key: QuestionnaireKey, scheduleID: String = "", tokenIssuedAt: Date,
    group: String?, otherStudyIDs: [String] = [], otherGroups: [String: String] = [:], now: Date
  ) {
    self.participantID = participantID
    self.key = key
    self.scheduleID = scheduleID
    self.tokenIssuedAt = tokenIssuedAt
    self.group = group
    self.otherStudyIDs = otherStudyIDs
    self.otherGroups = otherGroups
    self.now = now
  }
}

/// What is known of the schedule that a call is about.
struct ScheduleLookup: Sendable {
  private let participants = ParticipantStore()
  private let enrolments = EnrolmentStore()
  private let schedules = ScheduleStateStore()
  private let settings = PromptSettingsStore()
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
    return try Self.state(for: request, in: try Self.seen(by: request, enrolments, states))
  }

  /// A schedule, and all that bears upon it.
  struct Surrounded {
    var state: ScheduleState
    /// Of all studies that the participant takes part in, the one asked for among them.
    var seen: [ScheduleState]
    var rules: PersonPromptRules
  }

  /// The same, once whoever plans for the participant at the moment has done so, and before anybody else
  /// can.
  ///
  /// - Throws: as ``state(for:on:)``; `.participantErased`.
  func lockedState(
    for request: ScheduleRequest, on connection: PostgresConnection
  ) async throws -> Surrounded {
    // In the order in which they are planned.
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
      rules: PersonPromptRules(
        settings,
        studies: Dictionary(
          seen.map { ($0.key.studyID, $0.promptRules) }, uniquingKeysWith: { first, _ in first })))
  }

  /// - Throws: ``PlanningError`` `.notEnrolled` for the study that the call is about; others are left out then.
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
