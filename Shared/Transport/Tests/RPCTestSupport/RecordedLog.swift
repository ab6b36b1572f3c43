public import Logging
import Synchronization

/// The log lines of a test.
public final class RecordedLog: Sendable {
  private struct Handler: LogHandler {
    let log: RecordedLog
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      log.add(event.message.description, event.metadata ?? [:])
    }
  }

  private struct State {
    var lines: [(message: String, metadata: Logger.Metadata)] = []
    var awaited: [(prefix: String, signal: Signal)] = []
  }

  private let state = Mutex(State())

  public init() {}

  public var logger: Logger { Logger(label: "test") { _ in Handler(log: self) } }

  public func metadata(of prefix: String) -> Logger.Metadata {
    state.withLock { state in
      state.lines.first { $0.message.hasPrefix(prefix) }?.metadata ?? [:]
    }
  }

  public func count(of prefix: String) -> Int {
    state.withLock { state in state.lines.count { $0.message.hasPrefix(prefix) } }
  }

  /// Returns when there is a line with this prefix.
  public func line(_ prefix: String) async {
    let signal = Signal()
    let isThere = state.withLock { state in
      state.awaited.append((prefix, signal))
      return state.lines.contains { $0.message.hasPrefix(prefix) }
    }
    if !isThere { await signal.wait() }
  }

  private func add(_ message: String, _ metadata: Logger.Metadata) {
    let awaited = state.withLock { state in
      state.lines.append((message, metadata))
      return state.awaited.filter { message.hasPrefix($0.prefix) }
    }
    for (_, signal) in awaited { signal.fire() }
  }
}
