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
  /// Calls that ``askAfresh(_:arrivedAt:_:)`` keeps waiting at once; beyond it they get what stands.
  private let waitingMax: Int
  private let pace: InquiryPace
  private var waiting = 0
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
  ///   - pause: between two questions for a key that are put by ``askAfresh(_:arrivedAt:_:)``; no longer
  ///     than `answeredFor`.
  ///   - waitingMax: calls that wait there at once; those beyond it get the answer that stands.
  public init(
    answeredFor: Duration = .seconds(5), unreachableFor: Duration = .seconds(1),
    backsOffAltogether: Bool = false, keyCountMax: Int = 1000, pause: Duration = .milliseconds(500),
    waitingMax: Int = 500
  ) {
    pace = InquiryPace(pause: pause)
    self.waitingMax = waitingMax
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
    let task = PostgresDeadline.$current.withValue(nil) {
      Task {
        let answer = await question()
        // Before anybody is given the answer, so that whoever asks next meets it here.
        running[key] = nil
        remember(answer, for: key, askedAt: askedAt)
        return answer
      }
    }
    running[key] = Running(task: task, askedAt: askedAt)
    return Inquired(answer: await task.value)
  }

  /// An answer to a question that was put after the call had come in, whoever put it. The call waits for it:
  /// at most for the question before, or the pause after it, and for its own. Questions for a key keep the
  /// pause, however many want to know.
  ///
  /// - Parameter arrivedAt: when the call came in.
  /// - Returns: what ``ask(_:arrivedAt:_:)`` does where too many wait, or the call is cancelled.
  public func askAfresh(
    _ key: Key, arrivedAt: ContinuousClock.Instant,
    _ question: @escaping @Sendable () async -> Answer
  ) async -> Inquired<Value> {
    guard waiting < waitingMax else { return await ask(key, arrivedAt: arrivedAt, question) }
    waiting += 1
    defer { waiting -= 1 }
    while !Task.isCancelled {
      let now = ContinuousClock.now
      let known = remembered[key].flatMap { $0.until > now ? $0 : nil }
      if let known, case .unreachable = known.answer { break }
      switch pace.step(
        for: arrivedAt, at: now, running: running[key]?.askedAt, answered: known?.askedAt)
      {
      case .take:
        guard let known else { break }
        return Inquired(answer: known.answer, age: Self.age(of: known.askedAt, for: arrivedAt))
      case .share: return await ask(key, arrivedAt: arrivedAt, question)
      case .put:
        remembered[key] = nil
        return await ask(key, arrivedAt: arrivedAt, question)
      case .lookAgainAfterAnswer: _ = await running[key]?.task.value
      case .lookAgain(let time): try? await Task.sleep(until: time, clock: .continuous)
      }
    }
    return await ask(key, arrivedAt: arrivedAt, question)
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
