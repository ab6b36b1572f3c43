import Codebooks
import Messages
import RPCServer
import ServiceKit
import Stubs

/// `otolith.ingestion.v1.ExportService`.
struct ExportHandler: IngestionV1.ExportServiceProtocol {
  let exportSheets: ExportSheets
  let codebook: ExportCodebook

  func exportAnswerSheets(
    _ request: IngestionV1.ExportAnswerSheetsRequest, context: ServerCallContext,
    to writer: ResponseWriter<IngestionV1.ExportAnswerSheetsResponse>
  ) async throws {
    let claims = try context.claims
    try Self.check(request)
    try await answering {
      try await exportSheets(
        ExportSheets.Request(
          studyID: request.studyID, questionnaireID: request.questionnaireID,
          isWide: request.layout == .wide,
          includesTests: request.includeTestParticipants,
          concealsGroups: claims.areGroupsConcealed(inStudy: request.studyID),
          usesLegacyScales: request.legacyScales, exporter: claims.participantID)
      ) { chunk in
        try await writer.write(
          IngestionV1.ExportAnswerSheetsResponse(csv: chunk.csv, sheets: chunk.items))
      }
    }
  }

  func exportCodebook(
    _ request: IngestionV1.ExportCodebookRequest, context: ServerCallContext,
    to writer: ResponseWriter<IngestionV1.ExportCodebookResponse>
  ) async throws {
    let table = try Self.check(request)
    try await answering {
      try await codebook(
        ExportCodebook.Request(
          table: table, studyID: request.studyID, questionnaireID: request.questionnaireID,
          language: request.language, usesLegacyScales: request.legacyScales)
      ) { try await writer.write(IngestionV1.ExportCodebookResponse(json: $0)) }
    }
  }

  private static func check(
    _ request: IngestionV1.ExportCodebookRequest
  ) throws -> Codebook.Table {
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    let table = Codebook.Table(request.table)
    if table == nil { check.reject("table", .required, "name an export table") }
    if table == .wide {
      check.id(request.questionnaireID, field: "questionnaire_id")
    } else {
      check.optionalID(request.questionnaireID, field: "questionnaire_id")
    }
    _ = check.optionalLanguage(request.language, field: "language")
    try check.unwrap()
    return table ?? .wide
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
    case .unspecified, .unrecognized: check.reject("layout", .required, "must be WIDE or LONG")
    }
    try check.unwrap()
  }
}

extension Codebook.Table {
  fileprivate init?(_ table: IngestionV1.ExportTable) {
    switch table {
    case .answerSheetsWide: self = .wide
    case .answerSheetsLong: self = .long
    case .revisions: self = .revisions
    case .records: self = .records
    case .listeningSessions: self = .listeningSessions
    case .unspecified, .unrecognized: return nil
    }
  }
}
