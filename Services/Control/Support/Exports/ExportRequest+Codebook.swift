public import Codebooks
import Messages
import PlanningDomain
public import RPCClient

extension ExportRequest {
  /// What the codebook is asked for by; nil for what ingestion does not export.
  ///
  /// - Parameter language: BCP 47; empty: each questionnaire's own.
  func codebook(language: String) -> IngestionV1.ExportCodebookRequest? {
    let table: IngestionV1.ExportTable
    switch kind {
    case .sheets: table = questionnaireID.isEmpty ? .answerSheetsLong : .answerSheetsWide
    case .revisions: table = .revisions
    case .records: table = .records
    case .listening: table = .listeningSessions
    case .notifications: return nil
    }
    return .init(
      studyID: studyID, table: table, questionnaireID: questionnaireID, language: language,
      legacyScales: legacyScales)
  }
}

extension OtolithClient {
  /// What the columns of an export mean. Those of notifications hang on no questionnaire: otolithctl knows them.
  ///
  /// - Throws: `RPCError`; ``CodebookFailure``.
  public func codebook(
    of request: ExportRequest, language: String, options: CallOptions
  ) async throws -> Codebook {
    guard let asked = request.codebook(language: language) else {
      return Codebook(
        table: .notifications, study: request.studyID, language: language,
        variables: NotificationLayout.columns.variables(in: language))
    }
    return try await codebook(asked, options: options)
  }
}
