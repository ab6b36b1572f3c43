import FoundationEssentials
import Postgres
import ServiceKit

/// Removes files that no published version names, bytes that belong to no file, and incomplete
/// uploads, each after its time.
struct CollectMedia: Sendable {
  struct Outcome: Sendable, Hashable {
    /// Files that no published version names.
    var files = 0
    /// Stored bytes that belonged to no file.
    var unclaimed = 0
    var uploads = 0
  }

  let pool: PostgresPool
  let bytes: MediaBytes
  let limits: InEffect<MediaLimits>
  private let store = MediaStore()

  /// Blocks while it reads and removes files.
  ///
  /// - Throws: ``CatalogueError/media(_:)``; `FolderDatabase.Differs`; `PostgresError`.
  func callAsFunction(at now: Date) async throws -> Outcome {
    let delete = DeleteMedia(pool: pool, bytes: bytes)
    let end = now.addingTimeInterval(-Double(limits.current.graceDays) * 86_400)
    var outcome = Outcome()
    let unclaimed = try await ownUnclaimed()
    while true {
      let files = try await pool.answer(to: store.deleteUnnamed(before: end))
      if files.isEmpty { break }
      for file in files { try await delete.removeBytes(name: file.name) }
      outcome.files += files.count
    }
    try await pool.transaction { try await $0.run(store.markUnclaimed(unclaimed, at: now)) }
    for name in try await pool.answer(to: store.unclaimed(before: end)) {
      try await delete.removeBytes(name: name)
      outcome.unclaimed += 1
    }
    outcome.uploads = try bytes.access {
      $0.removeUploads(before: now.addingTimeInterval(-MediaLimits.uploadSecondsMax))
    }
    return outcome
  }

  /// Returns names of bytes without a file, in a folder that belongs to this database.
  private func ownUnclaimed() async throws -> [String] {
    let names = try bytes.access { $0.storedNames(where: MediaFile.isName) }
    var unclaimed: [String] = []
    for start in stride(from: 0, to: names.count, by: 1000) {
      let part = Array(names[start..<min(start + 1000, names.count)])
      let known = try await pool.answer(to: store.known(part))
      unclaimed += part.filter { !known.contains($0) }
    }
    let database = try await pool.answer(to: FolderDatabase.read)
    try bytes.access {
      try database.require($0, isKnown: names.isEmpty || unclaimed.count < names.count)
    }
    return unclaimed
  }
}
