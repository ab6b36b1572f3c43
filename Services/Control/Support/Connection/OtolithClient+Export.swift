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
    named path: String = "the standard output",
    options: CallOptions
  ) async throws -> Int {
    var sheets = 0
    for try await chunk in exports.exportAnswerSheets(request, options: options) {
      try Descriptor.send(chunk.csv, to: file, named: path)
      sheets += Int(chunk.sheets)
    }
    return sheets
  }
}
