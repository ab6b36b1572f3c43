public import Foundation
public import Messages
public import RPCClient

extension OtolithClient {
  /// Streams sheets into a file as they come, whatever their number.
  ///
  /// - Returns: how many sheets were written.
  /// - Throws: `RPCError`; what writing throws. The file then holds the beginning.
  public func export(
    _ request: IngestionV1.ExportAnswerSheetsRequest, to file: FileHandle,
    named path: String,
    options: CallOptions
  ) async throws -> Int {
    var sheets = 0
    for try await chunk in exports.exportAnswerSheets(request, options: options) {
      try Descriptor.send(chunk.csv, to: file, named: path)
      sheets += Int(chunk.sheets)
    }
    return sheets
  }

  /// As sheets, a study's notifications.
  ///
  /// - Returns: how many were written.
  public func export(
    _ request: PlanningV1.ExportNotificationsRequest, to file: FileHandle, named path: String,
    options: CallOptions
  ) async throws -> Int {
    var rows = 0
    for try await chunk in oversight.exportNotifications(request, options: options) {
      try Descriptor.send(chunk.csv, to: file, named: path)
      rows += Int(chunk.rows)
    }
    return rows
  }
}
