public import Codebooks
import Messages
import PlanningService
public import RPCClient

extension ExportRequest {
  /// The request for the codebook; nil for exports of other services than ingestion.
  ///
  /// - Parameter language: BCP 47; empty for each questionnaire's default.
  func codebook(language: String) -> IngestionV1.ExportCodebookRequest? {
    let table: IngestionV1.ExportTable
    switch kind {
    case .sheets: table = questionnaireID.isEmpty ? .answerSheetsLong : .answerSheetsWide
    case .revisions: table = .revisions
    case .records: table = .records
    case .listening: table = .listeningSessions
    case .participants: table = .participants
    case .notifications, .decisionPoints: return nil
    }
    return .init(
      studyID: studyID, table: table, questionnaireID: questionnaireID, language: language,
      legacyScales: legacyScales)
  }
}

extension OtolithClient {
  /// Returns the codebook of an export. Those of notifications and decision points do not depend on
  /// questionnaires and are built in.
  ///
  /// - Throws: `RPCError`; ``CodebookFailure``.
  public func codebook(
    of request: ExportRequest, language: String, options: CallOptions
  ) async throws -> Codebook {
    guard let asked = request.codebook(language: language) else {
      let (table, columns): (Codebook.Table, _) =
        request.kind == .decisionPoints
        ? (.decisionPoints, DecisionPointLayout.columns)
        : (.notifications, NotificationLayout.columns)
      return Codebook(
        table: table, study: request.studyID, language: language,
        variables: columns.variables(in: language))
    }
    return try await codebook(asked, options: options)
  }
}
