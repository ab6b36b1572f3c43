import NIOCore
import NIOPosix
import Synchronization

/// Whether the process makes progress: each of its parts that carry the work is asked once a second for a
/// sign of life, and is stuck when none has come for its bound.
///
/// Nothing that is outside of the process counts: a restart mends neither a database nor a bus that is away.
/// What is counted are questions without an answer, not time, so that a process that was stopped itself, or
/// whose machine slept, is not taken for stuck.
final class Liveness: Sendable {
  /// A part of the process.
  struct Part: Sendable {
    /// As `/livez` names it.
    var name: String
    /// What it is for, and that it is stuck; the seconds follow.
    var complaint: String
    /// Questions in a row without an answer, each a second after the other.
    var bound: Int
    /// Calls back as soon as it gets on, from wherever that is.
    var ask: @Sendable (_ answered: @escaping @Sendable () -> Void) -> Void

    init(
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

  init(parts: [Part]) {
    self.parts = parts
    progress = Mutex(Array(repeating: Progress(), count: parts.count))
  }

  /// Asks from now on, until ``stop()``.
  func start() {
    asking.withLock { asking in
      asking =
        asking
        ?? MultiThreadedEventLoopGroup.singleton.next().scheduleRepeatedTask(
          initialDelay: .zero, delay: Self.interval
        ) { [weak self] _ in self?.look() }
    }
  }

  func stop() {
    asking.withLock { asking in
      asking?.cancel()
      asking = nil
    }
  }

  /// Counts whoever has not answered, and asks whoever has.
  func look() {
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

  /// What is known now: nothing is waited for.
  var report: HealthReport {
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
