import Calendar
package import IngestionDomain
import IngestionStore
package import Logging
package import Postgres
package import ServiceKit
import Synchronization

/// Published versions of vocabularies and sound collections: from memory, from the table, at last from their
/// owner. A published version never changes, so what is in memory stays right.
package final class LibraryCache: Sendable {
  private let pool: PostgresPool
  private let owner: any LibraryOwner
  private let clock: any WallClock
  private let threads: WorkerThreads
  private let logger: Logger
  private let inquiries: Inquiries<LibraryVersion, PreparedLibraryEntry>
  private let entries: Mutex<RecentlyUsed<LibraryVersion, PreparedLibraryEntry>>
  /// What is being read: many devices with a version that is new in memory make one piece of work.
  private let loading = Mutex<[Set<LibraryVersion>: Task<Loaded, any Error>]>([:])
  private typealias Loaded = [LibraryVersion: Resolution<PreparedLibraryEntry>]
  /// Most versions that one call may have the catalogue asked for; the others are unavailable to it.
  private static let askedPerCallMax = 8

  /// - Parameters:
  ///   - entryCountMax: in memory.
  ///   - answeredFor: how long the catalogue is not asked again for what it says it has not.
  package init(
    pool: PostgresPool, owner: any LibraryOwner, clock: any WallClock, threads: WorkerThreads,
    entryCountMax: Int = 100, answeredFor: Duration = .seconds(5), logger: Logger
  ) {
    self.pool = pool
    self.owner = owner
    self.clock = clock
    self.threads = threads
    self.logger = logger
    entries = Mutex(RecentlyUsed(capacity: entryCountMax))
    inquiries = Inquiries(answeredFor: answeredFor)
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
    var resolutions = entries.withLock { entries in
      versions.reduce(into: Loaded()) { loaded, key in
        if let entry = entries.value(for: key) { loaded[key] = .known(entry) }
      }
    }
    for key in versions.subtracting(resolutions.keys) where !key.canExist {
      resolutions[key] = .unknown()
    }
    let missing = versions.subtracting(resolutions.keys)
    if !missing.isEmpty { resolutions.merge(try await load(missing)) { $1 } }
    for (asked, key) in versions.subtracting(resolutions.keys).enumerated() {
      resolutions[key] =
        asked < Self.askedPerCallMax ? await ask(for: key, arrivedAt: arrivedAt) : .unavailable
    }
    return resolutions
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

  private func load(_ versions: Set<LibraryVersion>) async throws -> Loaded {
    let task = loading.withLock { loading in
      if let running = loading[versions] { return running }
      // Without the deadline of the first caller, who may give up.
      let task = PostgresDeadline.$current.withValue(nil) {
        Task { [self] in
          defer { self.loading.withLock { $0[versions] = nil } }
          return try await threads.running {
            try await LibraryVersionStore.load(versions, on: pool).reduce(into: Loaded()) {
              $0[$1.key] = prepare($1)
            }
          }
        }
      }
      loading[versions] = task
      return task
    }
    return try await task.value
  }

  private func ask(
    for key: LibraryVersion, arrivedAt: ContinuousClock.Instant
  ) async -> Resolution<PreparedLibraryEntry> {
    let inquired = await inquiries.ask(key, arrivedAt: arrivedAt) { [self] in
      switch await owner.entry(key) {
      case .found(let entry): return await learn(entry, as: key)
      case .notFound: return .notFound
      case .unreachable: return .unreachable
      }
    }
    return switch inquired.answer {
    case .found(let entry): .known(entry)
    case .notFound: .unknown(settledUntil: inquired.settledUntil(now: Instant(clock.now())))
    case .unreachable: .unavailable
    }
  }

  private func learn(
    _ entry: PublishedLibraryEntry, as key: LibraryVersion
  ) async -> OwnerAnswer<PreparedLibraryEntry> {
    do {
      guard entry.key == key else {
        throw UnusableDefinition(description: "the catalogue answered with another version")
      }
      let prepared = try await threads.running {
        try await LibraryVersionStore.save(entry, on: pool)
        return prepare(entry)
      }
      if case .known(let entry) = prepared { return .found(entry) }
    } catch {
      reportUnusable(entry, error)
    }
    return .unreachable
  }

  private func prepare(_ entry: PublishedLibraryEntry) -> Resolution<PreparedLibraryEntry> {
    do {
      let prepared = try entry.prepared()
      entries.withLock { _ = $0.insert(prepared, for: entry.key) }
      return .known(prepared)
    } catch {
      reportUnusable(entry, error)
      return .unavailable
    }
  }

  /// What uses it waits until this service is brought up to date, or the database is back.
  private func reportUnusable(_ entry: PublishedLibraryEntry, _ error: any Error) {
    logger.error(
      "what uses a published version of the library is kept waiting",
      metadata: [
        "kind": "\(entry.key.kind.rawValue)", "id": "\(entry.key.id)",
        "version": "\(entry.key.version)", "reason": "\(error)",
      ])
  }
}
