import FoundationEssentials
import Postgres
import ServiceKit

/// Removes bytes of deleted files, files that no sheet names, and incomplete uploads.
struct CollectFiles: Sendable {
  struct Outcome: Sendable, Hashable {
    /// Files that no sheet names, and incomplete uploads.
    var unused = 0
    /// Bytes that belonged to no file, e.g. after a restore of the database.
    var unclaimed = 0
  }

  let pool: PostgresPool
  let bytes: FileBytes
  let limits: InEffect<IngestionLimits>

  /// Removes the bytes of deleted files. Blocks.
  ///
  /// - Returns: number of removed files.
  /// - Throws: ``FileRefusal``; `PostgresError`.
  func removeDeleted() async throws -> Int {
    var count = 0
    while true {
      let fileIDs = try await pool.answer(to: AnswerFileStore.removals)
      if fileIDs.isEmpty { return count }
      for fileID in fileIDs { try bytes.access { try $0.remove(fileID) } }
      try await pool.answer(to: AnswerFileStore.forgetRemovals(fileIDs))
      count += fileIDs.count
    }
  }

  /// Deletes what is not used, and removes bytes without a row. Blocks.
  ///
  /// - Throws: ``FileRefusal``; `FolderDatabase.Differs`; `PostgresError`.
  func callAsFunction(at now: Date) async throws -> Outcome {
    var outcome = Outcome()
    while try await pool.answer(to: FileUseStore.tidyOfNothing) == 1000 {}
    let grace = Double(limits.current.files.graceDays) * 86_400
    while true {
      let count = try await pool.answer(
        to: AnswerFileStore.deleteUnused(
          storedBefore: now.addingTimeInterval(-grace),
          begunBefore: now.addingTimeInterval(-AnswerFileLimits.uploadSecondsMax)))
      outcome.unused += count
      if count < 1000 { break }
    }
    _ = try await removeDeleted()
    outcome.unclaimed = try await removeUnclaimed()
    return outcome
  }

  /// A row is written before its bytes, so that bytes without a row stay without one.
  private func removeUnclaimed() async throws -> Int {
    let fileIDs = try bytes.access { $0.fileIDs() }
    var unclaimed: [UUID] = []
    for start in stride(from: 0, to: fileIDs.count, by: 1000) {
      let part = Array(fileIDs[start..<min(start + 1000, fileIDs.count)])
      let known = try await pool.answer(to: AnswerFileStore.known(part))
      unclaimed += part.filter { !known.contains($0) }
    }
    let database = try await pool.answer(to: FolderDatabase.read)
    try bytes.access {
      try database.require(
        $0.folder, isKnown: fileIDs.isEmpty || unclaimed.count < fileIDs.count)
      for fileID in unclaimed { try $0.remove(fileID) }
    }
    return unclaimed.count
  }

  /// Seals the keys that the previous sealing key sealed with the current one.
  ///
  /// - Throws: ``FileRefusal``; `PostgresError`.
  func renewKeys() async throws {
    guard try bytes.access(\.mayNeedRenewal) else { return }
    var last: UUID?
    while true {
      let keys = try await pool.answer(to: AnswerFileStore.sealedKeys(after: last))
      guard let end = keys.last else { return }
      for (fileID, key) in keys {
        guard let renewed = try bytes.access({ $0.renewed(key, of: fileID) }) else { continue }
        try await pool.answer(to: AnswerFileStore.write(sealedKey: renewed, of: fileID))
      }
      last = end.0
    }
  }
}
