import Fields
import Messages
import RPCServer
import ServiceKit
import Stubs

/// `otolith.ingestion.v1.FigureService`.
struct FigureHandler: IngestionV1.FigureServiceProtocol {
  let count: CountFigures
  let clock: any WallClock

  func getStudyFigures(
    _ request: IngestionV1.GetStudyFiguresRequest, context: ServerCallContext
  ) async throws -> IngestionV1.StudyFigures {
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    try check.unwrap()
    let now = clock.now()
    let concealed = try context.claims.areGroupsConcealed(inStudy: request.studyID)
    return IngestionV1.StudyFigures(
      try await answering {
        try await count.study(request.studyID, concealsGroups: concealed)
      }, at: now)
  }

  func getQuestionnaireFigures(
    _ request: IngestionV1.GetQuestionnaireFiguresRequest, context: ServerCallContext
  ) async throws -> IngestionV1.QuestionnaireFigures {
    let claims = try context.claims
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    check.id(request.questionnaireID, field: "questionnaire_id")
    try check.unwrap()
    let now = clock.now()
    let figures = try await answering {
      if claims.areGroupsConcealed(inStudy: request.studyID) {
        try await count.requireNoGroups(request.questionnaireID, in: request.studyID)
      }
      return try await count.questionnaire(
        request.questionnaireID, in: request.studyID,
        hasRows: claims.holds(.exportRead, onStudy: request.studyID), now: now)
    }
    return IngestionV1.QuestionnaireFigures(figures, at: now)
  }
}
