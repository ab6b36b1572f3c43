import Codebooks
import Foundation

/// Splits CSV that arrives in parts of any length into records.
struct CSVRecords {
  private var syntax = CSVSyntax()
  private var fields: [String] = []
  private var field: [UInt8] = []
  private var count = 0

  /// Reads a file.
  ///
  /// - Parameter record: receives the fields of each record.
  /// - Throws: `FileShape.Failure` if the last record is incomplete; ``OutputFailure``; errors of
  ///   `record`.
  static func read(_ path: String, _ record: ([String]) throws -> Void) throws {
    guard let file = FileHandle(forReadingAtPath: path) else { throw OutputFailure(path: path) }
    defer { try? file.close() }
    var records = CSVRecords()
    while let part = try file.read(upToCount: 1 << 18), !part.isEmpty {
      try records.take(Array(part), record)
    }
    try records.finish()
  }

  /// - Parameter record: receives the fields of each complete record.
  /// - Throws: errors of `record`.
  mutating func take(_ bytes: [UInt8], _ record: ([String]) throws -> Void) rethrows {
    for byte in bytes {
      switch syntax.next(byte) {
      case .content(let byte): field.append(byte)
      case .endOfValue: endField()
      case .endOfRow:
        endField()
        count += 1
        try record(fields)
        fields.removeAll(keepingCapacity: true)
      case .nothing: break
      }
    }
  }

  /// - Throws: `FileShape.Failure` if the last record is incomplete.
  func finish() throws(FileShape.Failure) {
    if syntax.isWithinRow { throw .endsWithin(row: count) }
  }

  private mutating func endField() {
    fields.append(String(decoding: field, as: UTF8.self))
    field.removeAll(keepingCapacity: true)
  }
}
