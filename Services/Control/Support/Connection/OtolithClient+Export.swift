public import RPCClient

extension OtolithClient {
  /// Streams an export of a study.
  ///
  /// - Parameter take: receives each part of the CSV file in order, with its number of rows (for
  ///   sheets: of sheets).
  /// - Returns: the cursor for the next export; empty if there is none.
  /// - Throws: `RPCError`; errors of `take`.
  @discardableResult
  public func export(
    _ request: ExportRequest, options: CallOptions,
    _ take: (_ csv: [UInt8], _ rows: Int) throws -> Void
  ) async throws -> String {
    var cursor = ""
    switch request.kind {
    case .sheets, .participants:
      let asked = request.kind == .sheets ? request.sheets : request.participants
      for try await part in exports.exportAnswerSheets(asked, options: options) {
        try take(part.csv, Int(part.sheets))
        cursor = part.cursor
      }
    case .revisions:
      for try await part in amendments.exportRevisions(request.revisions, options: options) {
        try take(part.csv, Int(part.rows))
        cursor = part.cursor
      }
    case .records:
      for try await part in records.exportRecords(request.records, options: options) {
        try take(part.csv, Int(part.rows))
        cursor = part.cursor
      }
    case .listening:
      for try await part in listening.exportListeningSessions(request.listening, options: options) {
        try take(part.csv, Int(part.rows))
        cursor = part.cursor
      }
    case .notifications, .decisionPoints:
      for try await part in oversight.exportNotifications(request.notifications, options: options) {
        try take(part.csv, Int(part.rows))
        cursor = part.cursor
      }
    }
    return cursor
  }
}
