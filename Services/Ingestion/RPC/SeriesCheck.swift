import Calendar
import IngestionDomain
import Messages
import RPCCore
import ServiceKit

/// Whether a series without points could ever have any: a mistyped name must not look like a question
/// that was never answered.
struct SeriesCheck: Sendable {
  let studies: StudyDirectory
  let questionnaires: QuestionnaireDirectory
  let groupDirectory: GroupDirectory
  let clock: any WallClock

  /// Does nothing where it cannot be said, nor for those who are no participants now: they learn nothing
  /// of a study's questionnaires. Others learn nothing of those that are for groups in which they never
  /// were.
  ///
  /// - Throws: NOT_FOUND with reason STUDY_UNKNOWN, QUESTIONNAIRE_NOT_IN_STUDY or ELEMENT_UNKNOWN;
  ///   `PostgresError`.
  func check(_ request: IngestionV1.GetSeriesRequest, by submitter: Submitter) async throws {
    let (studyID, questionnaireID) = (request.studyID, request.questionnaireID)
    switch try await studies.rules(for: [studyID: [questionnaireID]])[studyID] {
    case .unknown:
      throw RPCError(.notFound, "there is no study \(studyID)", reason: "STUDY_UNKNOWN")
    case .known(let rules) where submitter.enrolledStudies.contains(studyID):
      let memberGroups = try await groups(of: submitter, asking: questionnaireID, rules)
      if let use = rules.use(of: questionnaireID, shownTo: memberGroups) {
        try await checkElement(request, current: use.version)
      } else if memberGroups.settledUntil > .distantPast, try await isConfirmed(studyID) {
        throw RPCError(
          .notFound, "the study \(studyID) has no questionnaire \(questionnaireID)",
          reason: "QUESTIONNAIRE_NOT_IN_STUDY")
      }
    case .known, .unavailable, nil: return
    }
  }

  private func groups(
    of submitter: Submitter, asking questionnaireID: String, _ rules: StudyRules
  ) async throws -> MemberGroups {
    guard
      let question = GroupDirectory.Question(
        about: questionnaireID, of: rules, at: Instant(clock.now()))
    else { return MemberGroups() }
    return try await groupDirectory.groups(
      of: submitter, in: [rules.studyID], needing: [rules.studyID: [question]]
    )[rules.studyID] ?? MemberGroups()
  }

  /// Whether the catalogue has said what the study's rules are, or cannot be asked because there is none.
  private func isConfirmed(_ studyID: String) async throws -> Bool {
    guard
      case .known(let rules) = try await studies.rules(
        for: [studyID: []], confirming: [studyID])[studyID]
    else { return false }
    return rules.settledUntil > .distantPast
  }

  private func checkElement(
    _ request: IngestionV1.GetSeriesRequest, current: UInt32
  ) async throws {
    let known = try await questionnaires.definitions(
      of: Set(
        (1...max(current, 1)).suffix(Self.versionsMax).map {
          QuestionnaireVersion(questionnaireID: request.questionnaireID, version: $0)
        }))
    for resolution in known.values {
      switch resolution {
      case .known(let definition):
        if definition.questions.contains(where: { $0.elementID == request.elementID }) { return }
      case .unavailable: return
      case .unknown: break
      }
    }
    throw RPCError(
      .notFound,
      "no version of \(request.questionnaireID) has a question \(request.elementID)",
      reason: "ELEMENT_UNKNOWN")
  }

  /// The newest ones: what was asked long ago and answered never is of no interest.
  private static let versionsMax = 100
}
