internal import FoundationEssentials
internal import Logging
internal import Messages
internal import Postgres
internal import RPC
internal import Synchronization

/// Tells who watches that something was committed, here or in another instance.
///
/// Notifications are hints, sent after the commit and never in a transaction that writes: watchers
/// look by themselves now and then.
final class ChangeFeed: Sendable {
  static let channel = "otolith_catalogue"
  /// How long a watcher waits for a hint before it looks by itself.
  static let pollInterval = Duration.seconds(5)
  static let watchersMaxDefault = 500
  /// Of one person: nobody takes all the places.
  static let watchersOfOneMaxDefault = 20

  /// Whose watcher it is.
  enum Watcher {
    /// Accounts without a name are free: all participants together have half of the places.
    case participant(UUID)
    /// A leader or an administrator.
    case staff(UUID)
    /// Stands for many.
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
    /// Counts hints: a watcher that looked before the last one looks again.
    var generation = 0
    var watchers = 0
    /// Of these, participants.
    var participants = 0
    /// By person; nobody stands here with none.
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
  private let watchersMax: Int
  private let watchersOfOneMax: Int
  private var participantsMax: Int { max(1, watchersMax / 2) }
  private let state = Mutex(State())
  private let onHint: @Sendable () -> Void

  /// - Parameter onHint: called for every hint, also one's own.
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

  /// Listens until cancelled.
  func run(logger: Logger) async throws {
    let listener = PostgresListener(
      configuration: pool.configuration, channels: [Self.channel], logger: logger
    ) { [weak self] _ in self?.hint() }
    listener.start()
    defer { listener.close() }
    while true { try await Task.sleep(for: .seconds(3_600)) }
  }

  /// Something was committed here: those who watch here hear of it at once, other instances by NOTIFY,
  /// one at a time.
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
      // A notification writes a commit record, for which nobody need wait.
      _ = try? await pool.query(
        """
        SELECT set_config('synchronous_commit', 'off', true), pg_notify(\(Self.channel), '')::text
        """)
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

  /// To be given to ``wait(since:)`` after looking.
  var generation: Int { state.withLock { $0.generation } }

  /// How many watch.
  var watcherCount: Int { state.withLock { $0.watchers } }

  /// Runs `body` as one of a bounded number of watchers.
  ///
  /// - Throws: `RPCError` RESOURCE_EXHAUSTED with reason TOO_MANY_WATCHERS; what `body` throws.
  func watching(by watcher: Watcher, _ body: () async throws -> Void) async throws {
    let refusal: String? = state.withLock { state in
      guard state.watchers < watchersMax else {
        return "\(watchersMax) watch already, the most there may be; list instead"
      }
      if watcher.isParticipant, state.participants >= participantsMax {
        return "\(participantsMax) participants watch already, the most who may; list instead"
      }
      if let person = watcher.person {
        guard state.watchersOf[person, default: 0] < watchersOfOneMax else {
          return "you watch \(watchersOfOneMax) times already, the most one may; list instead"
        }
        state.watchersOf[person, default: 0] += 1
      }
      if watcher.isParticipant { state.participants += 1 }
      state.watchers += 1
      return nil
    }
    if let refusal {
      throw RPCError(
        .resourceExhausted, refusal, reason: "TOO_MANY_WATCHERS",
        details: [.retryInfo(delay: .seconds(30))])
    }
    defer { state.withLock { $0.leave(watcher) } }
    try await body()
  }

  /// Returns at a hint since the generation, after a time, or when cancelled.
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
