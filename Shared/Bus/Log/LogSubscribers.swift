import Synchronization

/// The subscribers of a log, for implementations of `EventLog`.
public final class LogSubscribers: Sendable {
  private struct State {
    var handlers: [Int: @Sendable (LogNotification) -> Void] = [:]
    var lastID = 0
  }

  private let state = Mutex(State())

  public init() {}

  public func add(_ handler: @escaping @Sendable (LogNotification) -> Void) -> LogSubscription {
    let id = state.withLock { state in
      state.lastID += 1
      state.handlers[state.lastID] = handler
      return state.lastID
    }
    return LogSubscription { [weak self] in
      self?.state.withLock { _ = $0.handlers.removeValue(forKey: id) }
    }
  }

  public func tell(_ news: LogNotification) {
    let handlers = state.withLock { Array($0.handlers.values) }
    for handler in handlers { handler(news) }
  }

  public func removeAll() {
    state.withLock { $0.handlers = [:] }
  }
}

/// A subscription started by `EventLog.subscribe`.
public struct LogSubscription: Sendable {
  private let end: @Sendable () -> Void

  /// - Parameter end: may be called more than once.
  public init(_ end: @escaping @Sendable () -> Void) {
    self.end = end
  }

  public func cancel() {
    end()
  }
}

/// A notification that a log may have new events.
public enum LogNotification: Sendable, Hashable {
  /// Events of any type.
  case any
  /// Events of these types.
  case types(Set<String>)

  func concerns(_ wanted: Set<String>) -> Bool {
    switch self {
    case .any: true
    case .types(let types): !types.isDisjoint(with: wanted)
    }
  }
}
