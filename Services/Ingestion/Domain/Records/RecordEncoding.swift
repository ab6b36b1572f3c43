import Calendar

/// Byte encodings for comparing records and changes: stored JSON texts, each preceded by its
/// length.
enum RecordEncoding {
  /// Encodes what the record says, without ids, time zone and time of the change.
  ///
  /// - Parameter contents: as written by ``RecordJSON``; empty for a deletion.
  static func contents(of change: RecordChange, _ contents: String) -> [UInt8] {
    let record = change.record
    let parts =
      change.isDeletion ? [""] : ["record", record.title, record.note, contents]
    return joined(parts)
  }

  /// Encodes the change: base revision, time and contents.
  ///
  /// - Parameter contents: result of ``contents(of:_:)``.
  static func change(_ change: RecordChange, contents: [UInt8]) -> [UInt8] {
    let time = change.record.changedAt?.instant.map { String($0.microseconds) } ?? ""
    return joined([String(change.baseRevision), time]) + contents
  }

  private static func joined(_ parts: [String]) -> [UInt8] {
    parts.flatMap { part in
      withUnsafeBytes(of: UInt32(part.utf8.count).bigEndian) { [UInt8]($0) } + [UInt8](part.utf8)
    }
  }
}
