import Postgres
import Synchronization

/// Tells other processes of news by NOTIFY, one at a time: what comes while one is under way is told
/// together afterwards.
///
/// Never inside a transaction that writes: those with a NOTIFY in them queue for one lock of the
/// whole cluster while they commit. Whoever misses a notification polls.
final class PostgresNotifier: Sendable {
  private struct State {
    var isTelling = false
    var next: LogNews?
    var last: Task<Void, Never>?
  }

  private let pool: PostgresPool
  private let channel: String
  private let state = Mutex(State())

  init(pool: PostgresPool, channel: String) {
    self.pool = pool
    self.channel = channel
  }

  /// Takes the turn to tell for a caller that sends the statement itself, behind what it tells of,
  /// and says so with `end` afterwards. Nil when something is being told just now: `tell` then.
  func begin(_ news: LogNews) -> PostgresQuery? {
    state.withLock { state in
      guard !state.isTelling else { return nil }
      state.isTelling = true
      return statement(news)
    }
  }

  /// Tells what came since `begin`.
  func end() {
    state.withLock { state in
      state.isTelling = state.next != nil
      if state.isTelling { state.last = Task { await self.run() } }
    }
  }

  func tell(_ news: LogNews) {
    state.withLock { state in
      state.next = state.next.map { $0.merged(with: news) } ?? news
      guard !state.isTelling else { return }
      state.isTelling = true
      state.last = Task { await self.run() }
    }
  }

  /// Waits for what is under way.
  func finish() async {
    await state.withLock { $0.last }?.value
  }

  private func run() async {
    while let news = next() { _ = try? await pool.query(statement(news)) }
  }

  /// A notification writes a commit record, for which nobody need wait.
  private func statement(_ news: LogNews) -> PostgresQuery {
    """
    SELECT set_config('synchronous_commit', 'off', true),
      pg_notify(\(channel), \(news.payload))::text
    """
  }

  private func next() -> LogNews? {
    state.withLock { state in
      defer { state.next = nil }
      if state.next == nil { state.isTelling = false }
      return state.next
    }
  }
}

extension LogNews {
  func merged(with other: LogNews) -> LogNews {
    switch (self, other) {
    case (.types(let some), .types(let others)): .types(some.union(others))
    default: .any
    }
  }
}
