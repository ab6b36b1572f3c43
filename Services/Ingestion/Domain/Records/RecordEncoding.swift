internal import Calendar

/// The bytes that tell records and changes apart: JSON text of what is stored, each part behind its length.
public enum RecordEncoding {
  /// Of what the record says, without ids and time of the change.
  ///
  /// - Parameter contents: as ``RecordJSON`` writes them; empty: a deletion.
  public static func contents(of change: RecordChange, _ contents: String) -> [UInt8] {
    let record = change.record
    let parts =
      change.isDeletion ? [""] : ["record", record.title, record.note, record.timeZone, contents]
    return joined(parts)
  }

  /// Of the change: what it builds on, when it was made, and what it says.
  ///
  /// - Parameter contents: of ``contents(of:_:)``.
  public static func change(_ change: RecordChange, contents: [UInt8]) -> [UInt8] {
    let time = change.record.changedAt?.instant.map { String($0.microseconds) } ?? ""
    return joined([String(change.baseRevision), time]) + contents
  }

  private static func joined(_ parts: [String]) -> [UInt8] {
    parts.flatMap { part in
      withUnsafeBytes(of: UInt32(part.utf8.count).bigEndian) { [UInt8]($0) } + [UInt8](part.utf8)
    }
  }
}
