import FoundationEssentials
import Glibc
import Settings
import Synchronization

/// The state of the served copy, remembered outside of the database, because a copy that is put back
/// in its place does not show what it lacks.
struct ServedMark: Codable, Sendable, Hashable {
  var cluster: String
  var database: String
  var timeline: String
  var log: String?
  /// Position of the write-ahead log that was on the disk of the server.
  var position: Int64
  /// Number of erasures that the service has recorded, which never decreases.
  var erasures: Int64
  /// Time of the observation, by the database's clock.
  var seenAt: Date

  /// Whether the database is in an earlier state than the one that was served: the record or an
  /// erasure is gone, or the write-ahead log of the same timeline is shorter than it was. A copy
  /// that was recorded or accepted later is not.
  ///
  /// - Parameters:
  ///   - recordedAt: time of the record in the database; nil without a record.
  ///   - now: the present mark of the database.
  func isAhead(of now: ServedMark, recordedAt: Date?) -> Bool {
    guard let recordedAt else { return true }
    return isOfSameServer(as: now) && recordedAt <= seenAt
      && (now.position < position || now.erasures < erasures)
  }

  /// Whether the log was restored with the database: it lies in the cluster whose files were put
  /// back, or has another identity.
  func lostLog(to now: ServedMark, recordedAt: Date?) -> Bool {
    if let log, let found = now.log, log != found { return true }
    // A missing record shows only that the schema is another one.
    return recordedAt != nil && isOfSameServer(as: now) && now.log?.contains(now.cluster) == true
  }

  private func isOfSameServer(as other: ServedMark) -> Bool {
    cluster == other.cluster && timeline == other.timeline
  }
}

/// The mark of the served copy: in memory, and in a folder if one is configured.
final class ServedMarkKeeper: Sendable {
  private let path: String?
  private let state: Mutex<ServedMark?>

  /// - Parameter folder: `OTOLITH_STATE_DIRECTORY`; nil keeps the mark only in memory.
  /// - Throws: `SettingsError` if the folder cannot be written; an error if there is a mark that
  ///   cannot be read.
  init(folder: String?) throws {
    if let folder, access(folder, W_OK | X_OK) != 0 {
      throw SettingsError(
        problems: ["OTOLITH_STATE_DIRECTORY: \(folder) is not a folder that can be written"])
    }
    path = folder.map { "\($0)/served.json" }
    guard let path, FileManager.default.fileExists(atPath: path) else {
      state = Mutex(nil)
      return
    }
    state = Mutex(
      try JSONDecoder().decode(
        ServedMark.self, from: Data(contentsOf: URL(fileURLWithPath: path))))
  }

  var mark: ServedMark? { state.withLock { $0 } }

  /// Replaces the mark. Several processes of a service may share the folder.
  func keep(_ mark: ServedMark) throws {
    let isNew = state.withLock { state in
      // The time alone is no news.
      state?.seenAt = mark.seenAt
      defer { state = mark }
      return state != mark
    }
    guard isNew, let path else { return }
    try JSONEncoder().encode(mark).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
