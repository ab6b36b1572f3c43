import Foundation

/// Time of the last complete backup, from a file that backup scripts update:
/// `OTOLITH_BACKUP_STAMP_FILE`.
///
/// Its first line is the time in RFC 3339 (`date -u +%FT%TZ`); if the file is empty, its
/// modification time counts (`touch`).
struct BackupStamp: Sendable, Hashable {
  /// One backup each night, and some slack for a slow one.
  static let ageMaxHours = 36.0
  /// Tolerated difference between the clocks of two machines.
  static let aheadMaxSeconds = 300.0
  /// Maximum number of bytes read.
  private static let bytesMax = 256

  /// Nil if unknown.
  let time: Date?
  /// Error of reading the file.
  let problem: String?

  /// - Parameter path: nil if no file is configured.
  init(path: String?) {
    guard let path else {
      (time, problem) = (nil, nil)
      return
    }
    do {
      let file = try FileHandle(forReadingFrom: URL(filePath: path))
      defer { try? file.close() }
      let text = String(decoding: try file.read(upToCount: Self.bytesMax) ?? Data(), as: UTF8.self)
      let line = text.split(separator: "\n").first?.trimmingCharacters(in: .whitespaces) ?? ""
      let stamp =
        line.isEmpty
        ? try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        : try? Date(line, strategy: .iso8601)
      time = stamp
      problem =
        stamp == nil
        ? "\(path): its first line is not a time such as 2026-03-01T02:30:00Z" : nil
    } catch {
      let reason =
        FileManager.default.fileExists(atPath: path)
        ? (error as NSError).localizedDescription : "the file does not exist"
      (time, problem) = (nil, "\(path): \(reason)")
    }
  }
}
