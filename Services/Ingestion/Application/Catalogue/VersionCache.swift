import Calendar
import Logging
import Postgres
import ServiceKit
import Synchronization

/// Published questionnaire versions, prepared for validation.
typealias QuestionnaireCache = VersionCache<QuestionnaireStore>
/// Prepared versions of vocabularies and sound collections.
typealias LibraryCache = VersionCache<LibraryVersionStore>

/// Prepared published versions, looked up in memory, then in the local table, then at their owner.
/// A published version never changes, so cached values stay valid.
final class VersionCache<Store: VersionStore>: Sendable {
  typealias Key = Store.Version.Key
  typealias Prepared = Store.Version.Prepared
  typealias Resolutions = [Key: Resolution<Prepared>]

  private let pool: PostgresPool
  private let owner: any VersionOwner<Store.Version>
  private let clock: any WallClock
  private let threads: WorkerThreads
  private let logger: Logger
  private let inquiries: SingleFlightCache<Key, Prepared>
  private let prepared: Mutex<RecentlyUsed<Key, Prepared>>
  /// Loads in progress. Concurrent requests for the same versions share one load.
  private let loading = Mutex<[Set<Key>: Task<Resolutions, any Error>]>([:])
  /// Maximum number of requests to the owner per call; further versions are unavailable to that
  /// call.
  private let askedPerCallMax = 8

  /// - Parameters:
  /// - countMax: maximum number of versions in memory.
  /// - answeredFor: how long a "not found" answer of the owner is reused.
  init(
    pool: PostgresPool, owner: any VersionOwner<Store.Version>, clock: any WallClock,
    threads: WorkerThreads, countMax: Int, answeredFor: Duration = .seconds(5), logger: Logger
  ) {
    self.pool = pool
    self.owner = owner
    self.clock = clock
    self.threads = threads
    self.logger = logger
    inquiries = SingleFlightCache(answeredFor: answeredFor)
    prepared = Mutex(RecentlyUsed(capacity: countMax))
  }

  /// Resolves each version with one query and at most eight requests to the owner.
  ///
  /// - Parameter arrivedAt: arrival time of the call that needs the versions.
  /// - Throws: `PostgresError`; ``IngestionError`` `.validationLimit`.
  func resolutions(
    of versions: Set<Key>, arrivedAt: ContinuousClock.Instant = .now
  ) async throws -> Resolutions {
    var resolutions = try await known(of: versions)
    guard resolutions.count < versions.count else { return resolutions }
    for key in versions.subtracting(resolutions.keys) where !key.canExist {
      resolutions[key] = .unknown()
    }
    for (asked, key) in versions.subtracting(resolutions.keys).enumerated() {
      resolutions[key] =
        asked < askedPerCallMax ? await ask(for: key, arrivedAt: arrivedAt) : .unavailable
    }
    return resolutions
  }

  /// Returns those of the versions that are known locally.
  private func known(of versions: Set<Key>) async throws -> Resolutions {
    var resolutions = prepared.withLock { prepared in
      versions.reduce(into: Resolutions()) { known, key in
        if let value = prepared.value(for: key) { known[key] = .known(value) }
      }
    }
    guard resolutions.count < versions.count else { return resolutions }
    let missing = versions.subtracting(resolutions.keys).filter(\.canExist)
    if !missing.isEmpty { resolutions.merge(try await load(missing)) { $1 } }
    return resolutions
  }

  private func load(_ versions: Set<Key>) async throws -> Resolutions {
    let task = loading.withLock { loading in
      if let running = loading[versions] { return running }
      // The load is shared, so the deadline of the first caller does not apply.
      let task = PostgresDeadline.$current.withValue(nil) {
        Task { [self] in
          defer { self.loading.withLock { $0[versions] = nil } }
          return try await threads.running {
            try await pool.answer(to: Store.load(versions)).reduce(into: Resolutions()) {
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
    for key: Key, arrivedAt: ContinuousClock.Instant
  ) async -> Resolution<Prepared> {
    let inquired = await inquiries.ask(key, arrivedAt: arrivedAt) { [self] in
      switch await owner.version(key) {
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

  private func learn(_ published: Store.Version, as key: Key) async -> OwnerAnswer<Prepared> {
    do {
      guard published.key == key else {
        throw UnusableDefinition(description: "the catalogue returned a different version")
      }
      let prepared = try await threads.running {
        if let statement = try Store.save(published) { try await pool.answer(to: statement) }
        return prepare(published)
      }
      if case .known(let value) = prepared { return .found(value) }
    } catch {
      reportUnusable(published, error)
    }
    return .unreachable
  }

  private func prepare(_ published: Store.Version) -> Resolution<Prepared> {
    do {
      let value = try published.prepared()
      prepared.withLock { _ = $0.insert(value, for: published.key) }
      return .known(value)
    } catch {
      reportUnusable(published, error)
      return .unavailable
    }
  }

  /// Reports to operators that dependent requests wait until this service is upgraded or the
  /// database is available.
  private func reportUnusable(_ published: Store.Version, _ error: any Error) {
    logger.error(
      "a published version cannot be used; dependent requests are postponed",
      metadata: ["version": "\(published.key)", "reason": "\(error)"])
  }
}

extension VersionCache<QuestionnaireStore> {
  /// Only the newest versions are searched; old unanswered questions do not matter.
  private static var versionsMax: Int { 100 }

  /// Checks that the question exists. Does nothing if that cannot be determined.
  ///
  /// - Parameter current: the newest version to search.
  /// - Throws: ``IngestionError`` `.elementUnknown` if no version has the question;
  ///   `PostgresError`.
  func requireElement(
    _ elementID: String, of questionnaireID: String, upTo current: UInt32
  ) async throws {
    let known = try await resolutions(
      of: Set(
        (1...max(current, 1)).suffix(Self.versionsMax).map {
          QuestionnaireVersion(questionnaireID: questionnaireID, version: $0)
        }))
    for resolution in known.values {
      switch resolution {
      case .known(let definition):
        if definition.questions.contains(where: { $0.elementID == elementID }) { return }
      case .unavailable: return
      case .unknown: break
      }
    }
    throw IngestionError.elementUnknown(
      questionnaireID: questionnaireID, elementID: elementID)
  }
}
