public import RPCClient

extension OtolithClient {
  /// Streams a study's data, whatever there is of it.
  ///
  /// - Parameter take: gets each part of the CSV file, in order, and how many rows (of sheets: sheets) it has.
  /// - Throws: `RPCError`; what `take` throws.
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
