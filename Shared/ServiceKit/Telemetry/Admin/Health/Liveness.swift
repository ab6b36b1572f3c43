import NIOCore
import NIOPosix
import Synchronization

/// Checks whether the process makes progress. Each part is asked for a sign of life once a second
/// and counts as stuck after `bound` unanswered questions.
///
/// External systems do not count: a restart repairs neither a database nor a bus. Counting
/// questions instead of time avoids false alarms after a suspended process or machine.
package final class Liveness: Sendable {
  /// A monitored part of the process.
  package struct Part: Sendable {
    /// Name in `/livez`.
    package var name: String
    /// Description of the failure; the number of seconds follows.
    var complaint: String
    /// Maximum number of consecutive unanswered questions, one per second.
    package var bound: Int
    /// Asks the part for a sign of life; `answered` may be called from any thread.
    package var ask: @Sendable (_ answered: @escaping @Sendable () -> Void) -> Void

    package init(
      _ name: String, complaint: String, bound: Int = Liveness.boundSeconds,
      ask: @escaping @Sendable (_ answered: @escaping @Sendable () -> Void) -> Void
    ) {
      self.name = name
      self.complaint = complaint
      self.bound = bound
      self.ask = ask
    }
  }

  private struct Progress {
    var isAsked = false
    var unanswered = 0
  }

  static let boundSeconds = 10
  private static let interval = TimeAmount.seconds(1)

  private let parts: [Part]
  private let progress: Mutex<[Progress]>
  private let asking = Mutex<RepeatedTask?>(nil)

  package init(parts: [Part]) {
    self.parts = parts
    progress = Mutex(Array(repeating: Progress(), count: parts.count))
  }

  /// Starts asking; runs until ``stop()``.
  package func start() {
    asking.withLock { asking in
      asking =
        asking
        ?? MultiThreadedEventLoopGroup.singleton.next().scheduleRepeatedTask(
          initialDelay: .zero, delay: Self.interval
        ) { [weak self] _ in self?.look() }
    }
  }

  package func stop() {
    asking.withLock { asking in
      asking?.cancel()
      asking = nil
    }
  }

  /// Counts unanswered questions and sends the next one to the parts that have answered.
  package func look() {
    let asked = progress.withLock { progress in
      progress.indices.filter { index in
        guard progress[index].isAsked else {
          progress[index].isAsked = true
          return true
        }
        progress[index].unanswered += 1
        return false
      }
    }
    for index in asked {
      parts[index].ask { [weak self] in
        self?.progress.withLock { $0[index] = Progress() }
      }
    }
  }

  /// The current state, without waiting.
  package var report: HealthReport {
    let progress = progress.withLock { $0 }
    return HealthReport(
      findings: zip(parts, progress).map { part, progress in
        HealthFinding(
          name: part.name,
          result: progress.unanswered < part.bound
            ? .ok
            : .failed("\(part.complaint) for \(progress.unanswered) seconds"))
      })
  }
}
