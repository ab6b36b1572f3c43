import Synchronization

/// The outcomes of waiting calls, by the names that their callers gave them.
final class CallFates: Sendable {
  enum Fate: String {
    case unknown
    case running
    case cancelled
  }

  private let fates = Mutex<[String: Fate]>([:])

  func note(_ fate: Fate, of name: String) {
    fates.withLock { $0[name] = fate }
  }

  func fate(of name: String) -> Fate {
    fates.withLock { $0[name] ?? .unknown }
  }
}
