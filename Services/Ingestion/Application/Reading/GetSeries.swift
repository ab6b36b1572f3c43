import Calendar
import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Returns a participant's own answers to one question.
struct GetSeries: Sendable {
  struct Request: Sendable {
    var studyID: String
    var questionnaireID: String
    var elementID: String
    /// Sheets finished at or after this time; nil for no lower limit.
    var from: Instant?
    /// Sheets finished before this time; nil for no upper limit.
    var until: Instant?
  }

  let router: PostgresReadRouter
  let studies: StudyCache
  let questionnaires: QuestionnaireCache
  let groups: GroupSource
  let clock: any WallClock

  /// Returns the answers, newest first. If no answer can exist, throws instead of returning an
  /// empty series, so that a mistyped name is noticed.
  ///
  /// - Throws: ``IngestionError`` `.studyUnknown`, `.questionnaireNotInStudy`, `.elementUnknown`;
  ///   `PostgresError`.
  func callAsFunction(
    _ request: Request, limit: Int, by submitter: Submitter
  ) async throws -> [SeriesEntry] {
    let entries = try await router.answer(
      to: SheetReader.series(
        participantID: submitter.participantID, studyID: request.studyID,
        questionnaireID: request.questionnaireID, elementID: request.elementID,
        from: request.from, until: request.until, limit: limit))
    if entries.isEmpty { try await check(request, by: submitter) }
    return entries
  }

  /// Checks that the question exists. Does nothing if that cannot be determined, or for callers who
  /// are not enrolled: they learn nothing about a study's questionnaires. Participants learn
  /// nothing about questionnaires of groups they never belonged to.
  private func check(_ request: Request, by submitter: Submitter) async throws {
    let (studyID, questionnaireID) = (request.studyID, request.questionnaireID)
    switch try await studies.rules(for: [studyID: [questionnaireID]])[studyID] {
    case .unknown:
      throw IngestionError.studyUnknown(studyID)
    case .known(let rules) where submitter.enrolledStudies.contains(studyID):
      let memberGroups = try await memberGroups(of: submitter, asking: questionnaireID, rules)
      if let use = rules.use(of: questionnaireID, shownTo: memberGroups) {
        try await questionnaires.requireElement(
          request.elementID, of: questionnaireID, upTo: use.version)
      } else if memberGroups.settledUntil > .distantPast, try await isConfirmed(studyID) {
        throw IngestionError.questionnaireNotInStudy(
          studyID: studyID, questionnaireID: questionnaireID)
      }
    case .known, .unavailable, nil: return
    }
  }

  private func memberGroups(
    of submitter: Submitter, asking questionnaireID: String, _ rules: StudyRules
  ) async throws -> MemberGroups {
    guard
      let question = GroupSource.Question(
        about: questionnaireID, of: rules, at: Instant(clock.now()))
    else { return MemberGroups() }
    return try await groups.groups(
      of: submitter, in: [rules.studyID], needing: [rules.studyID: [question]]
    )[rules.studyID] ?? MemberGroups()
  }

  /// Whether the catalogue confirmed the study's rules, or no catalogue is configured.
  private func isConfirmed(_ studyID: String) async throws -> Bool {
    guard
      case .known(let rules) = try await studies.rules(
        for: [studyID: []], confirming: [studyID])[studyID]
    else { return false }
    return rules.settledUntil > .distantPast
  }
}

/// Lists participants' own sheets, newest first.
struct ListSheets: Sendable {
  let pool: PostgresPool

  /// - Parameters:
  /// - studyID: empty for all studies.
  /// - questionnaireID: empty for all questionnaires.
  /// - position: the last sheet already read; nil starts at the newest.
  /// - Throws: `PostgresError`.
  func callAsFunction(
    of participantID: UUID, studyID: String, questionnaireID: String,
    after position: TimePosition?, limit: Int
  ) async throws -> [SheetRecord] {
    try await pool.answer(
      to: SheetReader.list(
        participantID: participantID, studyID: studyID, questionnaireID: questionnaireID,
        after: position, limit: limit))
  }
}
