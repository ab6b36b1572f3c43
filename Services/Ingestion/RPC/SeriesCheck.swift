import IngestionDomain
import Messages
import RPC

/// Whether a series without points could ever have any: a mistyped name must not look like a question
/// that was never answered.
struct SeriesCheck: Sendable {
  let studies: StudyDirectory
  let questionnaires: QuestionnaireDirectory

  /// Does nothing where it cannot be said, nor for those who are no participants now: they learn nothing
  /// of a study's questionnaires.
  ///
  /// - Throws: NOT_FOUND with reason STUDY_UNKNOWN, QUESTIONNAIRE_NOT_IN_STUDY or ELEMENT_UNKNOWN;
  ///   `PostgresError`.
  func check(_ request: IngestionV1.GetSeriesRequest, by submitter: Submitter) async throws {
    let resolutions = try await studies.rules(
      for: [request.studyID: [request.questionnaireID]])
    switch resolutions[request.studyID] {
    case .unknown:
      throw RPCError(
        .notFound, "there is no study \(request.studyID)", reason: "STUDY_UNKNOWN")
    case .known(let rules) where submitter.enrolledStudies.contains(request.studyID):
      guard let use = rules.uses[request.questionnaireID] else {
        guard rules.settledUntil > .distantPast else { return }
        throw RPCError(
          .notFound,
          "the study \(request.studyID) has no questionnaire \(request.questionnaireID)",
          reason: "QUESTIONNAIRE_NOT_IN_STUDY")
      }
      try await checkElement(request, current: use.version)
    case .known, .unavailable, nil: return
    }
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
