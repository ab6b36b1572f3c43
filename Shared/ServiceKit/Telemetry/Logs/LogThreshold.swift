package import Logging
import Synchronization

/// Minimum level of the process's log. It may change at run time and is read for every discarded
/// line, therefore without a lock, unlike ``InEffect``.
package final class LogThreshold: Sendable {
  private static let levels = Logger.Level.allCases
  private let place: Atomic<Int>

  package init(_ level: Logger.Level) { place = Atomic(Self.place(of: level)) }

  package var level: Logger.Level { Self.levels[place.load(ordering: .relaxed)] }

  package func adopt(_ level: Logger.Level) {
    place.store(Self.place(of: level), ordering: .relaxed)
  }

  private static func place(of level: Logger.Level) -> Int { levels.firstIndex(of: level) ?? 0 }
}

/// A log handler that uses the level of the process unless its logger has a level of its own.
struct AdjustableLogHandler: LogHandler {
  private var inner: any LogHandler
  private let threshold: LogThreshold
  private var own: Logger.Level?

  init(_ inner: any LogHandler, threshold: LogThreshold) {
    self.inner = inner
    self.threshold = threshold
  }

  var logLevel: Logger.Level {
    get { own ?? threshold.level }
    set { own = newValue }
  }

  var metadata: Logger.Metadata {
    get { inner.metadata }
    set { inner.metadata = newValue }
  }

  var metadataProvider: Logger.MetadataProvider? {
    get { inner.metadataProvider }
    set { inner.metadataProvider = newValue }
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { inner[metadataKey: key] }
    set { inner[metadataKey: key] = newValue }
  }

  func log(event: LogEvent) { inner.log(event: event) }
}
