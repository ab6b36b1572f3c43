import FoundationEssentials
import Logging
import Postgres
import Synchronization

/// Notifies watchers of commits in this and other instances.
///
/// Notifications are hints, sent after the commit and never within a writing transaction; watchers
/// also poll.
final class ChangeFeed: Sendable {
  /// Interval at which a watcher polls without a hint.
  static let pollInterval = Duration.seconds(5)
  static let watchersMaxDefault = 500
  /// Maximum number of watchers of one person, so that no person takes all places.
  static let watchersOfOneMaxDefault = 20

  /// The owner of a watcher.
  enum Watcher {
    /// Anonymous accounts are free, so all participants together get half of the places.
    case participant(UUID)
    /// A study leader or administrator.
    case staff(UUID)
    /// A service, which acts for many clients.
    case service

    fileprivate var person: UUID? {
      switch self {
      case .participant(let person), .staff(let person): person
      case .service: nil
      }
    }

    fileprivate var isParticipant: Bool {
      if case .participant = self { true } else { false }
    }
  }

  private struct State {
    /// Number of hints. A watcher that looked before the last hint looks again.
    var generation = 0
    var watchers = 0
    /// Number of participants among the watchers.
    var participants = 0
    /// Number of watchers by person, without zeros.
    var watchersOf: [UUID: Int] = [:]
    var waits: [Int: CheckedContinuation<Void, Never>] = [:]
    var lastWait = 0
    var isTelling = false
    var mustTellAgain = false

    mutating func leave(_ watcher: Watcher) {
      watchers -= 1
      if watcher.isParticipant { participants -= 1 }
      guard let person = watcher.person, let count = watchersOf[person] else { return }
      watchersOf[person] = count > 1 ? count - 1 : nil
    }
  }

  private let pool: PostgresPool
  private let notifications = ChangeNotifications()
  private let watchersMax: Int
  private let watchersOfOneMax: Int
  private var participantsMax: Int { max(1, watchersMax / 2) }
  private let state = Mutex(State())
  private let onHint: @Sendable () -> Void

  /// - Parameter onHint: called for every hint, including those of this instance.
  init(
    pool: PostgresPool, watchersMax: Int = ChangeFeed.watchersMaxDefault,
    watchersOfOneMax: Int = ChangeFeed.watchersOfOneMaxDefault,
    onHint: @escaping @Sendable () -> Void = {}
  ) {
    self.pool = pool
    self.watchersMax = watchersMax
    self.watchersOfOneMax = watchersOfOneMax
    self.onHint = onHint
  }

  /// Receives hints until cancelled.
  func run(logger: Logger) async throws {
    try await notifications.receive(on: pool, logger: logger) { [weak self] in self?.hint() }
  }

  /// Announces a commit: to local watchers at once, to other instances by NOTIFY, one at a time.
  func tell() {
    hint()
    let begins = state.withLock { state in
      if state.isTelling {
        state.mustTellAgain = true
        return false
      }
      state.isTelling = true
      return true
    }
    if begins { Task { await notify() } }
  }

  private func notify() async {
    repeat {
      try? await notifications.send(on: pool)
    } while state.withLock { state in
      defer { state.mustTellAgain = false }
      state.isTelling = state.mustTellAgain
      return state.isTelling
    }
  }

  private func hint() {
    let waits = state.withLock { state in
      state.generation += 1
      defer { state.waits.removeAll() }
      return state.waits
    }
    for continuation in waits.values { continuation.resume() }
    onHint()
  }

  /// The value for ``wait(since:)``, read before looking.
  var generation: Int { state.withLock { $0.generation } }

  /// Number of watchers.
  var watcherCount: Int { state.withLock { $0.watchers } }

  /// Runs `body` as one of a bounded number of watchers.
  ///
  /// - Throws: ``CatalogueError`` for too many watchers; errors of `body`.
  func watching(by watcher: Watcher, _ body: () async throws -> Void) async throws {
    try state.withLock { state in
      guard state.watchers < watchersMax else {
        throw CatalogueError.overLimit(.watchers(max: watchersMax))
      }
      if watcher.isParticipant, state.participants >= participantsMax {
        throw CatalogueError.overLimit(.participantsWatching(max: participantsMax))
      }
      if let person = watcher.person {
        guard state.watchersOf[person, default: 0] < watchersOfOneMax else {
          throw CatalogueError.overLimit(.watchesOfOne(max: watchersOfOneMax))
        }
        state.watchersOf[person, default: 0] += 1
      }
      if watcher.isParticipant { state.participants += 1 }
      state.watchers += 1
    }
    defer { state.withLock { $0.leave(watcher) } }
    try await body()
  }

  /// Returns at a hint after the generation, after a time, or when cancelled.
  func wait(since generation: Int, atMost time: Duration = ChangeFeed.pollInterval) async {
    let id = state.withLock { state in
      state.lastWait += 1
      return state.lastWait
    }
    let timer = Task {
      try? await Task.sleep(for: time)
      end(id)
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let mustWait = state.withLock { state in
          guard state.generation == generation, !Task.isCancelled else { return false }
          state.waits[id] = continuation
          return true
        }
        if !mustWait { continuation.resume() }
      }
    } onCancel: {
      end(id)
    }
    timer.cancel()
  }

  private func end(_ id: Int) {
    state.withLock { $0.waits.removeValue(forKey: id) }?.resume()
  }
}
