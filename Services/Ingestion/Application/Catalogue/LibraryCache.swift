package import IngestionDomain
import IngestionStore
package import Logging
package import Postgres
package import ServiceKit

/// Published versions of vocabularies and sound collections, ready to be looked things up in.
package struct LibraryCache: Sendable {
  private let versions:
    PublishedVersions<LibraryVersion, PublishedLibraryEntry, PreparedLibraryEntry>

  /// - Parameters:
  ///   - entryCountMax: in memory.
  ///   - answeredFor: how long the catalogue is not asked again for what it says it has not.
  package init(
    pool: PostgresPool, owner: any LibraryOwner, clock: any WallClock, threads: WorkerThreads,
    entryCountMax: Int = 100, answeredFor: Duration = .seconds(5), logger: Logger
  ) {
    let source = VersionSource<LibraryVersion, PublishedLibraryEntry, PreparedLibraryEntry>(
      key: { $0.key }, canExist: { $0.canExist },
      load: { try await LibraryVersionStore.load($0, on: pool) },
      save: { try await LibraryVersionStore.save($0, on: pool) },
      askOwner: { await owner.entry($0) }, prepare: { try $0.prepared() },
      reportUnusable: { entry, error in
        logger.error(
          "what uses a published version of the library is kept waiting",
          metadata: [
            "kind": "\(entry.key.kind.rawValue)", "id": "\(entry.key.id)",
            "version": "\(entry.key.version)", "reason": "\(error)",
          ])
      })
    versions = PublishedVersions(
      source, clock: clock, threads: threads, countMax: entryCountMax, answeredFor: answeredFor)
  }

  /// - Throws: as ``entries(of:arrivedAt:)``.
  package func vocabulary(
    _ id: String, version: UInt32, arrivedAt: ContinuousClock.Instant = .now
  ) async throws -> Resolution<PreparedVocabulary> {
    try await entry(LibraryVersion(.vocabulary, id, version: version), arrivedAt) { $0.vocabulary }
  }

  /// - Throws: as ``entries(of:arrivedAt:)``.
  package func soundCollection(
    _ id: String, version: UInt32, arrivedAt: ContinuousClock.Instant = .now
  ) async throws -> Resolution<PreparedSoundCollection> {
    try await entry(LibraryVersion(.soundCollection, id, version: version), arrivedAt) {
      $0.soundCollection
    }
  }

  /// An answer for each version, by one query and at most eight questions to the catalogue.
  ///
  /// - Parameter arrivedAt: when the call came in for which they are.
  /// - Throws: `PostgresError`; ``IngestionError`` `.validationLimit`.
  package func entries(
    of versions: Set<LibraryVersion>, arrivedAt: ContinuousClock.Instant = .now
  ) async throws -> [LibraryVersion: Resolution<PreparedLibraryEntry>] {
    try await self.versions.resolutions(of: versions, arrivedAt: arrivedAt)
  }

  private func entry<Value: Sendable>(
    _ key: LibraryVersion, _ arrivedAt: ContinuousClock.Instant,
    as value: (PreparedLibraryEntry) -> Value?
  ) async throws -> Resolution<Value> {
    switch try await entries(of: [key], arrivedAt: arrivedAt)[key] {
    case .known(let entry): value(entry).map { .known($0) } ?? .unavailable
    case .unknown(let settledUntil): .unknown(settledUntil: settledUntil)
    case .unavailable, nil: .unavailable
    }
  }
}
