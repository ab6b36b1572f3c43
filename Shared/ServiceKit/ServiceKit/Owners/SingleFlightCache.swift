import Postgres

/// Asks the owning service for each key at most once at a time. Callers share a question, and
/// answers are cached for a while. This bounds the calls for many devices with a new version, or
/// for invalid ids.
public actor SingleFlightCache<Key: Hashable & Sendable, Value: Sendable> {
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

  /// How long an answer is cached.
  private let answeredFor: Duration
  /// How long to wait after the owner was unreachable.
  private let unreachableFor: Duration
  /// Whether that wait applies to all keys, not only to the requested one.
  private let backsOffAltogether: Bool
  /// Maximum number of keys cached or asked for; beyond it no question is asked. Keys that were not
  /// found are forgotten first.
  private let keyCountMax: Int
  /// Maximum number of calls waiting in ``askAfresh(_:arrivedAt:_:)``; further calls get the cached
  /// answer.
  private let waitingMax: Int
  private let pace: LookupRateLimit
  private var waiting = 0
  private var running: [Key: Running] = [:]
  private var remembered: [Key: Remembered] = [:]
  private var pausedUntil: ContinuousClock.Instant?

  /// - Parameters:
  ///   - answeredFor: how long an answer is cached, including "not found"; zero: only for the
  ///     callers that wait for it.
  ///   - unreachableFor: how long to wait after the owner was unreachable.
  ///   - backsOffAltogether: whether that wait applies to all keys. Use it if an unreachable owner
  ///     says nothing about the key, so that calls do not queue up.
  ///   - keyCountMax: maximum number of keys cached or asked for; beyond it no question is asked.
  ///   - pause: minimum interval between two questions of ``askAfresh(_:arrivedAt:_:)`` for a key;
  ///     at most `answeredFor`.
  ///   - waitingMax: maximum number of calls that wait there; further calls get the cached answer.
  public init(
    answeredFor: Duration = .seconds(5), unreachableFor: Duration = .seconds(1),
    backsOffAltogether: Bool = false, keyCountMax: Int = 1000, pause: Duration = .milliseconds(500),
    waitingMax: Int = 500
  ) {
    pace = LookupRateLimit(pause: pause)
    self.waitingMax = waitingMax
    self.backsOffAltogether = backsOffAltogether
    self.answeredFor = answeredFor
    self.unreachableFor = unreachableFor
    self.keyCountMax = keyCountMax
  }

  /// Returns the answer to `question`, from the cache or from another caller's question if
  /// possible.
  ///
  /// - Parameter arrivedAt: arrival time of the call. An answer requested since then counts as
  ///   fresh; a call may need the same answer several times.
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
      // Made-up keys must not keep others from being asked for.
      remembered = remembered.filter { $0.value.until > askedAt && !$0.value.answer.isNotFound }
    }
    guard remembered.count + running.count < keyCountMax else {
      return Inquired(answer: .unreachable)
    }
    // An independent task, without the deadline of the first caller, because others share it.
    let task = PostgresDeadline.$current.withValue(nil) {
      Task {
        let answer = await question()
        // Stored before any caller continues, so that the next question finds it.
        running[key] = nil
        remember(answer, for: key, askedAt: askedAt)
        return answer
      }
    }
    running[key] = Running(task: task, askedAt: askedAt)
    return Inquired(answer: await task.value)
  }

  /// Returns an answer requested after the call arrived, by any caller. The call waits at most for
  /// the running question or the pause after it, and for its own question.
  ///
  /// - Parameter arrivedAt: arrival time of the call.
  /// - Returns: the result of ``ask(_:arrivedAt:_:)`` if too many calls wait or the call is
  ///   cancelled.
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

/// An owner's answer and its age.
public struct Inquired<Value: Sendable>: Sendable {
  public var answer: OwnerAnswer<Value>
  /// Time since the question was asked; nil if it was asked for this call or after its arrival, so
  /// that the answer is as new as any data the call refers to.
  public var age: Duration?
}

/// Another service's answer about something it owns.
public enum OwnerAnswer<Value: Sendable>: Sendable {
  case found(Value)
  case notFound
  /// No address, no connection, timeout or rejection: the answer is unknown.
  case unreachable

  fileprivate var isNotFound: Bool { if case .notFound = self { true } else { false } }

  /// Returns the answer with the result of `body` for a value that was found, such as after storing
  /// it.
  ///
  /// - Parameters:
  ///   - body: returns nil for an unusable value, which counts as unreachable.
  ///   - onFailure: called with an error of `body`, which counts as unreachable, too.
  package func processed<Result>(
    onFailure: (any Error) -> Void = { _ in }, _ body: (Value) async throws -> Result?
  ) async -> OwnerAnswer<Result> {
    switch self {
    case .found(let value):
      do {
        return try await body(value).map { .found($0) } ?? .unreachable
      } catch {
        onFailure(error)
        return .unreachable
      }
    case .notFound: return .notFound
    case .unreachable: return .unreachable
    }
  }
}
