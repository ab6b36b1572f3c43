import Postgres

/// Asks the owner of something for each key once at a time: callers that want the same share one
/// question, and an answer stands for a while, so that many devices with a new version, or one with
/// made-up ones, do not turn into as many calls.
public actor Inquiries<Key: Hashable & Sendable, Value: Sendable> {
  public typealias Answer = OwnerAnswer<Value>

  private struct Remembered {
    var answer: Answer
    var askedAt: ContinuousClock.Instant
    var until: ContinuousClock.Instant
  }

  private struct Running {
    var task: Task<Answer, Never>
    var askedAt: ContinuousClock.Instant
  }

  /// How long an answer stands.
  private let answeredFor: Duration
  /// How long nothing is asked again after the owner could not be reached.
  private let unreachableFor: Duration
  /// Whether that holds for every key, not only for the one that was asked for.
  private let backsOffAltogether: Bool
  /// Most keys remembered or asked for at once; beyond it nothing is asked.
  private let keyCountMax: Int
  private var running: [Key: Running] = [:]
  private var remembered: [Key: Remembered] = [:]
  private var pausedUntil: ContinuousClock.Instant?

  /// - Parameters:
  ///   - answeredFor: how long an answer stands, also that there is no such thing; zero: only for those
  ///     who wait for it.
  ///   - unreachableFor: how long nothing is asked again after the owner could not be reached.
  ///   - backsOffAltogether: whether that holds for every key: right where an answer that cannot be had
  ///     says nothing about the key, since calls must not queue up for an owner that is away.
  ///   - keyCountMax: of keys remembered or asked for at once; beyond it nothing is asked.
  public init(
    answeredFor: Duration = .seconds(5), unreachableFor: Duration = .seconds(1),
    backsOffAltogether: Bool = false, keyCountMax: Int = 1000
  ) {
    self.backsOffAltogether = backsOffAltogether
    self.answeredFor = answeredFor
    self.unreachableFor = unreachableFor
    self.keyCountMax = keyCountMax
  }

  /// The answer to `question`, from memory or from another caller's question where there is one.
  ///
  /// - Parameter arrivedAt: when the call came in for which the question is. Whatever was asked since
  ///   then is as good as asked for it; a call may need the same answer several times.
  public func ask(
    _ key: Key, arrivedAt: ContinuousClock.Instant = .now,
    _ question: @escaping @Sendable () async -> Answer
  ) async -> Inquired<Value> {
    if let running = running[key] {
      let answer = await running.task.value
      return Inquired(answer: answer, age: Self.age(of: running.askedAt, for: arrivedAt))
    }
    let askedAt = ContinuousClock.now
    if let known = remembered[key], known.until > askedAt {
      return Inquired(answer: known.answer, age: Self.age(of: known.askedAt, for: arrivedAt))
    }
    if let pausedUntil, askedAt < pausedUntil { return Inquired(answer: .unreachable) }
    if remembered.count + running.count >= keyCountMax {
      remembered = remembered.filter { $0.value.until > askedAt }
    }
    guard remembered.count + running.count < keyCountMax else {
      return Inquired(answer: .unreachable)
    }
    // A task of its own, without the deadline of the first caller, who may give up: the others still
    // want to know.
    let task = PostgresDeadline.$current.withValue(nil) { Task { await question() } }
    running[key] = Running(task: task, askedAt: askedAt)
    let answer = await task.value
    running[key] = nil
    remember(answer, for: key, askedAt: askedAt)
    return Inquired(answer: answer)
  }

  private func remember(_ answer: Answer, for key: Key, askedAt: ContinuousClock.Instant) {
    let duration =
      switch answer {
      case .found, .notFound: answeredFor
      case .unreachable: unreachableFor
      }
    guard duration > .zero else {
      remembered[key] = nil
      return
    }
    if backsOffAltogether, case .unreachable = answer {
      pausedUntil = .now + duration
    } else {
      remembered[key] = Remembered(answer: answer, askedAt: askedAt, until: .now + duration)
    }
  }

  private static func age(
    of askedAt: ContinuousClock.Instant, for arrivedAt: ContinuousClock.Instant
  ) -> Duration? {
    askedAt >= arrivedAt ? nil : askedAt.duration(to: .now)
  }
}
