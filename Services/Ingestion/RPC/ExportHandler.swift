import IngestionDomain
import Messages
import RPCCore
import RPCServer
import ServiceKit
import Stubs

/// `otolith.ingestion.v1.ExportService`.
struct ExportHandler: IngestionV1.ExportServiceProtocol {
  let export: SheetExport
  let studies: StudyDirectory

  func access(to method: IngestionV1.ExportServiceMethod) -> MethodAccess {
    switch method {
    case .exportAnswerSheets: .studyLeader
    }
  }

  func exportAnswerSheets(
    _ request: IngestionV1.ExportAnswerSheetsRequest, context: ServerCallContext,
    to writer: ResponseWriter<IngestionV1.ExportChunk>
  ) async throws {
    let claims = try context.claims
    try Self.check(request)
    try claims.requireLeadership(of: request.studyID)
    try await answering {
      try await export.write(
        studyID: request.studyID, questionnaireID: request.questionnaireID,
        layout: try await layout(of: request)
      ) { try await writer.write($0) }
    }
  }

  private static func check(_ request: IngestionV1.ExportAnswerSheetsRequest) throws {
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    // The wide layout has the columns of one questionnaire.
    if request.layout == .wide {
      check.id(request.questionnaireID, field: "questionnaire_id")
    } else {
      check.optionalID(request.questionnaireID, field: "questionnaire_id")
    }
    switch request.layout {
    case .long, .wide: break
    case .unspecified, .unrecognized: check.reject("layout", "REQUIRED", "wide or long")
    }
    try check.unwrap()
  }

  private func layout(
    of request: IngestionV1.ExportAnswerSheetsRequest
  ) async throws -> SheetExport.Layout {
    guard request.layout == .wide else { return .long }
    let rules = try await studies.rules(
      for: [request.studyID: [request.questionnaireID]])
    var currentVersion: UInt32?
    if case .known(let rules) = rules[request.studyID] {
      currentVersion = rules.uses[request.questionnaireID]?.version
      if currentVersion == nil, rules.settledUntil > .distantPast {
        throw RPCError(
          .notFound,
          "the study \(request.studyID) has no questionnaire \(request.questionnaireID)",
          reason: "QUESTIONNAIRE_NOT_IN_STUDY")
      }
    }
    return try await export.wideLayout(
      studyID: request.studyID, questionnaireID: request.questionnaireID,
      currentVersion: currentVersion)
  }
}
