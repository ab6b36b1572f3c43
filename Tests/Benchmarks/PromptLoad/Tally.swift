import Glibc
import Synchronization

/// Results of all watchers.
final class Tally: Sendable {
  private struct State {
    var lateness: [Double] = []
    var accepted = 0
    var refused = 0
    var lastAt = ContinuousClock.now
  }

  private let wanted: Int
  private let state = Mutex(State())

  init(wanted: Int) {
    self.wanted = wanted
  }

  var isComplete: Bool { state.withLock { $0.accepted >= wanted } }

  /// - Parameter lateness: of each notification that came, in seconds.
  func take(_ lateness: [Double]) {
    state.withLock { $0.lateness += lateness }
  }

  func acknowledge(_ accepted: Int, of count: Int) {
    state.withLock {
      $0.accepted += accepted
      $0.refused += count - accepted
      $0.lastAt = .now
    }
  }

  func report(since start: ContinuousClock.Instant) -> String {
    let state = state.withLock { $0 }
    let lateness = state.lateness.sorted()
    func quantile(_ share: Double) -> Double {
      guard !lateness.isEmpty else { return 0 }
      return lateness[min(lateness.count - 1, Int(Double(lateness.count) * share))]
    }
    let seconds = (state.lastAt - start) / .seconds(1)
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let processor = [usage.ru_utime, usage.ru_stime].reduce(0.0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1_000_000
    }
    return """
      {"taken": \(lateness.count), "accepted": \(state.accepted), "refused": \(state.refused), \
      "seconds": \(seconds), "per_s": \(Double(state.accepted) / seconds), \
      "p50_s": \(quantile(0.5)), "p99_s": \(quantile(0.99)), "max_s": \(lateness.last ?? 0), \
      "processor_s": \(processor)}
      """
  }
}
