import Foundation

/// The file by which whoever makes backups says when the last one was whole: `OTOLITH_BACKUP_STAMP_FILE`.
///
/// Its first line is that moment, as RFC 3339 has it (`date -u +%FT%TZ`); in an empty file its time of change
/// counts (`touch`).
public struct BackupStamp: Sendable {
  /// No more is read.
  private static let bytesMax = 256

  private let path: String?

  /// - Parameter path: nil: none is named.
  public init(path: String?) { self.path = path }

  public var facts: BackupFacts {
    guard let path else { return .notAsked }
    do {
      let file = try FileHandle(forReadingFrom: URL(filePath: path))
      defer { try? file.close() }
      let text = String(decoding: try file.read(upToCount: Self.bytesMax) ?? Data(), as: UTF8.self)
      let line = text.split(separator: "\n").first.map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      if let line, !line.isEmpty {
        guard let time = try? Date(line, strategy: .iso8601) else {
          return .unreadable(
            file: path, reason: "its first line is no time such as 2026-03-01T02:30:00Z")
        }
        return .stamped(time, file: path)
      }
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      guard let time = attributes[.modificationDate] as? Date else {
        return .unreadable(file: path, reason: "it has no time of change")
      }
      return .stamped(time, file: path)
    } catch {
      return .unreadable(file: path, reason: (error as NSError).localizedDescription)
    }
  }
}
