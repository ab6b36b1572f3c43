import Postgres
import Synchronization

/// Sends notifications to other processes by NOTIFY, one at a time; notifications that arrive
/// during one are combined into the next.
///
/// Never used inside a writing transaction, because transactions with NOTIFY queue for one lock of
/// the whole cluster at commit. A reader that misses a notification polls.
final class PostgresNotifier: Sendable {
  private struct State {
    var isTelling = false
    var next: LogNotification?
    var last: Task<Void, Never>?
  }

  private let pool: PostgresPool
  private let channel: String
  private let state = Mutex(State())

  init(pool: PostgresPool, channel: String) {
    self.pool = pool
    self.channel = channel
  }

  /// Starts a notification whose statement the caller sends after its own statements; the caller
  /// must call `end` afterwards. Nil if a notification is being sent: use `tell`.
  func begin(_ news: LogNotification) -> PostgresQuery? {
    state.withLock { state in
      guard !state.isTelling else { return nil }
      state.isTelling = true
      return statement(news)
    }
  }

  /// Sends the notifications that arrived since `begin`.
  func end() {
    state.withLock { state in
      state.isTelling = state.next != nil
      if state.isTelling { state.last = Task { await self.run() } }
    }
  }

  func tell(_ news: LogNotification) {
    state.withLock { state in
      state.next = state.next.map { $0.merged(with: news) } ?? news
      guard !state.isTelling else { return }
      state.isTelling = true
      state.last = Task { await self.run() }
    }
  }

  /// Waits for the current notification.
  func finish() async {
    await state.withLock { $0.last }?.value
  }

  private func run() async {
    while let news = next() { _ = try? await pool.query(statement(news)) }
  }

  /// A notification writes a commit record, which need not be flushed.
  private func statement(_ news: LogNotification) -> PostgresQuery {
    """
    SELECT set_config('synchronous_commit', 'off', true),
      pg_notify(\(channel), \(news.payload))::text
    """
  }

  private func next() -> LogNotification? {
    state.withLock { state in
      defer { state.next = nil }
      if state.next == nil { state.isTelling = false }
      return state.next
    }
  }
}

extension LogNotification {
  func merged(with other: LogNotification) -> LogNotification {
    switch (self, other) {
    case (.types(let some), .types(let others)): .types(some.union(others))
    default: .any
    }
  }
}
