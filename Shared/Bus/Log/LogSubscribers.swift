import Synchronization

/// Who wants to hear of news of a log; for the implementations of `EventLog`.
public final class LogSubscribers: Sendable {
  private struct State {
    var handlers: [Int: @Sendable (LogNews) -> Void] = [:]
    var lastID = 0
  }

  private let state = Mutex(State())

  public init() {}

  public func add(_ handler: @escaping @Sendable (LogNews) -> Void) -> LogSubscription {
    let id = state.withLock { state in
      state.lastID += 1
      state.handlers[state.lastID] = handler
      return state.lastID
    }
    return LogSubscription { [weak self] in
      self?.state.withLock { _ = $0.handlers.removeValue(forKey: id) }
    }
  }

  public func tell(_ news: LogNews) {
    let handlers = state.withLock { Array($0.handlers.values) }
    for handler in handlers { handler(news) }
  }

  public func removeAll() {
    state.withLock { $0.handlers = [:] }
  }
}
