public import RPCClient

extension OtolithClient {
  /// Streams an export of a study.
  ///
  /// - Parameter take: receives each part of the CSV file in order, with its number of rows (for
  ///   sheets: of sheets).
  /// - Throws: `RPCError`; errors of `take`.
  public func export(
    _ request: ExportRequest, options: CallOptions,
    _ take: (_ csv: [UInt8], _ rows: Int) throws -> Void
  ) async throws {
    switch request.kind {
    case .sheets:
      for try await part in exports.exportAnswerSheets(request.sheets, options: options) {
        try take(part.csv, Int(part.sheets))
      }
    case .revisions:
      for try await part in amendments.exportRevisions(request.revisions, options: options) {
        try take(part.csv, Int(part.rows))
      }
    case .records:
      for try await part in records.exportRecords(request.records, options: options) {
        try take(part.csv, Int(part.rows))
      }
    case .listening:
      for try await part in listening.exportListeningSessions(request.listening, options: options) {
        try take(part.csv, Int(part.rows))
      }
    case .notifications:
      for try await part in oversight.exportNotifications(request.notifications, options: options) {
        try take(part.csv, Int(part.rows))
      }
    }
  }
}
