package import IngestionApplication
package import Messages
package import RPCServer
import ServiceKit
package import Stubs

/// `otolith.ingestion.v1.ExportService`.
package struct ExportHandler: IngestionV1.ExportServiceProtocol {
  private let exportSheets: ExportSheets

  package init(exportSheets: ExportSheets) {
    self.exportSheets = exportSheets
  }

  package func access(to method: IngestionV1.ExportServiceMethod) -> MethodAccess {
    switch method {
    case .exportAnswerSheets: .studyLeader
    }
  }

  package func exportAnswerSheets(
    _ request: IngestionV1.ExportAnswerSheetsRequest, context: ServerCallContext,
    to writer: ResponseWriter<IngestionV1.ExportAnswerSheetsResponse>
  ) async throws {
    let claims = try context.claims
    try Self.check(request)
    try claims.requireLeadership(of: request.studyID)
    try await answering {
      try await exportSheets(
        ExportSheets.Request(
          studyID: request.studyID, questionnaireID: request.questionnaireID,
          isWide: request.layout == .wide,
          includesTests: request.includeTestParticipants,
          usesLegacyScales: request.legacyScales, exporter: claims.participantID)
      ) { chunk in
        try await writer.write(
          IngestionV1.ExportAnswerSheetsResponse(csv: chunk.csv, sheets: chunk.items))
      }
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
}
