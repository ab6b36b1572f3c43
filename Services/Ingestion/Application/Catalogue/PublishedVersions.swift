import Calendar
import IngestionDomain
import Postgres
import ServiceKit
import Synchronization

/// Where versions of one kind come from, and what is made of them.
struct VersionSource<Key: Hashable & Sendable, Published: Sendable, Prepared: Sendable>: Sendable {
  var key: @Sendable (Published) -> Key
  /// Whether there may be such a version at all.
  var canExist: @Sendable (Key) -> Bool
  /// Of the versions those that are kept here.
  var load: @Sendable (Set<Key>) async throws -> [Published]
  var save: @Sendable (Published) async throws -> Void
  var askOwner: @Sendable (Key) async -> OwnerAnswer<Published>
  /// Throws where it cannot be used.
  var prepare: @Sendable (Published) throws -> Prepared
  /// Tells operators that what uses the version waits until this service is brought up to date, or the database is
  /// back.
  var reportUnusable: @Sendable (Published, any Error) -> Void
}

/// Published versions in the form in which they are used: from memory, from the table, at last from their
/// owner. A published version never changes, so what is in memory stays right.
final class PublishedVersions<Key: Hashable & Sendable, Published: Sendable, Prepared: Sendable>:
  Sendable
{
  typealias Resolutions = [Key: Resolution<Prepared>]

  private let source: VersionSource<Key, Published, Prepared>
  private let clock: any WallClock
  private let threads: WorkerThreads
  private let inquiries: Inquiries<Key, Prepared>
  private let prepared: Mutex<RecentlyUsed<Key, Prepared>>
  /// What is being read and prepared: many devices with a version that is new in memory make one piece of work.
  private let loading = Mutex<[Set<Key>: Task<Resolutions, any Error>]>([:])
  /// Most versions that one call may have the owner asked for; the others are unavailable to it.
  private let askedPerCallMax = 8

  /// - Parameters:
  ///   - countMax: in memory.
  ///   - answeredFor: how long the owner is not asked again for what it says it has not.
  init(
    _ source: VersionSource<Key, Published, Prepared>, clock: any WallClock,
    threads: WorkerThreads, countMax: Int, answeredFor: Duration
  ) {
    self.source = source
    self.clock = clock
    self.threads = threads
    inquiries = Inquiries(answeredFor: answeredFor)
    prepared = Mutex(RecentlyUsed(capacity: countMax))
  }

  /// An answer for each version, by one query and at most eight questions to the owner.
  ///
  /// - Parameter arrivedAt: when the call came in for which they are.
  /// - Throws: `PostgresError`; ``IngestionError`` `.validationLimit`.
  func resolutions(
    of versions: Set<Key>, arrivedAt: ContinuousClock.Instant
  ) async throws -> Resolutions {
    var resolutions = try await known(of: versions)
    guard resolutions.count < versions.count else { return resolutions }
    for key in versions.subtracting(resolutions.keys) where !source.canExist(key) {
      resolutions[key] = .unknown()
    }
    for (asked, key) in versions.subtracting(resolutions.keys).enumerated() {
      resolutions[key] =
        asked < askedPerCallMax ? await ask(for: key, arrivedAt: arrivedAt) : .unavailable
    }
    return resolutions
  }

  /// Of the versions those that are known here.
  ///
  /// - Throws: as ``resolutions(of:arrivedAt:)``.
  func known(of versions: Set<Key>) async throws -> Resolutions {
    var resolutions = prepared.withLock { prepared in
      versions.reduce(into: Resolutions()) { known, key in
        if let value = prepared.value(for: key) { known[key] = .known(value) }
      }
    }
    guard resolutions.count < versions.count else { return resolutions }
    let missing = versions.subtracting(resolutions.keys).filter(source.canExist)
    if !missing.isEmpty { resolutions.merge(try await load(missing)) { $1 } }
    return resolutions
  }

  private func load(_ versions: Set<Key>) async throws -> Resolutions {
    let task = loading.withLock { loading in
      if let running = loading[versions] { return running }
      // Without the deadline of the first caller, who may give up.
      let task = PostgresDeadline.$current.withValue(nil) {
        Task { [self] in
          defer { self.loading.withLock { $0[versions] = nil } }
          return try await threads.running {
            try await source.load(versions).reduce(into: Resolutions()) {
              $0[source.key($1)] = prepare($1)
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
    for key: Key, arrivedAt: ContinuousClock.Instant
  ) async -> Resolution<Prepared> {
    let inquired = await inquiries.ask(key, arrivedAt: arrivedAt) { [self] in
      switch await source.askOwner(key) {
      case .found(let published): return await learn(published, as: key)
      case .notFound: return .notFound
      case .unreachable: return .unreachable
      }
    }
    return switch inquired.answer {
    case .found(let value): .known(value)
    case .notFound: .unknown(settledUntil: inquired.settledUntil(now: Instant(clock.now())))
    case .unreachable: .unavailable
    }
  }

  private func learn(_ published: Published, as key: Key) async -> OwnerAnswer<Prepared> {
    do {
      guard source.key(published) == key else {
        throw UnusableDefinition(description: "the catalogue answered with another version")
      }
      let prepared = try await threads.running {
        try await source.save(published)
        return prepare(published)
      }
      if case .known(let value) = prepared { return .found(value) }
    } catch {
      source.reportUnusable(published, error)
    }
    return .unreachable
  }

  private func prepare(_ published: Published) -> Resolution<Prepared> {
    do {
      let value = try source.prepare(published)
      prepared.withLock { _ = $0.insert(value, for: source.key(published)) }
      return .known(value)
    } catch {
      source.reportUnusable(published, error)
      return .unavailable
    }
  }
}
