public import Logging
internal import Synchronization

/// Detects within two seconds that a database stopped answering, and that it answers again.
///
/// It regularly sends the protocol's Sync message on its own connection (PostgreSQL manual
/// §55.2.3), which the server answers without a statement or a transaction, so a busy pool or a
/// slow statement is not an outage. A closed connection is detected at once, a silent one by time.
/// Time in which this process itself did not run does not count, see `HeartbeatTimeout`.
public final class PostgresWatch: Sendable {
  public enum State: Sendable, Hashable {
    case answers
    /// - Parameter error: the reason, if known.
    case isAway(PostgresError)
  }

  private struct Progress {
    var pipeline: ConnectionPipeline?
    var isClosed = false
    var isConnecting = false
    /// Time since the last answer, or the start.
    var silence = HeartbeatTimeout()
    var lastAnswer = ContinuousClock.now
    var askedAt: ContinuousClock.Instant?
    var lastFailure: PostgresError?
    var told: State?
  }

  /// Interval of checks, and of connection attempts.
  private static let interval: Duration = .milliseconds(400)
  /// Interval at which the clock is checked.
  private static let tick: Duration = .milliseconds(100)
  /// Silence that counts as an outage; a busy server has almost 1.5 s to answer.
  private static let patience: Duration = .milliseconds(1_900)

  private let configuration: PostgresConfiguration
  private let logger: Logger
  private let reactor = Reactor.shared
  private let onChange: @Sendable (State) -> Void
  private let progress = Mutex(Progress())

  /// - Parameters:
  ///   - configuration: configuration of the pool that uses the database.
  ///   - onChange: called on the reactor's thread with the first state and each change; it must not
  ///     block.
  public init(
    configuration: PostgresConfiguration, logger: Logger,
    onChange: @escaping @Sendable (State) -> Void
  ) {
    var configuration = configuration
    configuration.applicationName += " watch"
    configuration.connectTimeout = Self.patience
    self.configuration = configuration
    self.logger = logger
    self.onChange = onChange
  }

  public func start() {
    reactor.enqueue { [self] in look() }
  }

  public func close() {
    let pipeline = progress.withLock { progress in
      progress.isClosed = true
      return progress.pipeline
    }
    if let pipeline { reactor.enqueue { pipeline.close() } }
  }

  // MARK: On the reactor's thread

  private func look() {
    let now = ContinuousClock.now
    let (step, isLate) = progress.withLock { progress in
      progress.silence.look(at: now)
      return (Self.nextStep(progress, now: now), progress.silence.length >= Self.patience)
    }
    switch step {
    case .end: return
    case .wait: break
    case .connect: connect()
    case .ask(let pipeline): ask(pipeline)
    case .giveUp(let pipeline): pipeline.close()
    }
    if isLate { tellAway(Self.silence) }
    reactor.schedule(after: Self.tick) { [self] in look() }
  }

  private enum Step {
    case wait, connect, end
    case ask(ConnectionPipeline)
    case giveUp(ConnectionPipeline)
  }

  private static func nextStep(_ progress: Progress, now: ContinuousClock.Instant) -> Step {
    if progress.isClosed { return .end }
    guard let pipeline = progress.pipeline else {
      let isTime = progress.askedAt.map { now - $0 >= interval } ?? true
      return progress.isConnecting || !isTime ? .wait : .connect
    }
    guard let askedAt = progress.askedAt else { return .ask(pipeline) }
    if progress.lastAnswer < askedAt {
      return now - askedAt >= patience ? .giveUp(pipeline) : .wait
    }
    return now - askedAt >= interval ? .ask(pipeline) : .wait
  }

  private func connect() {
    progress.withLock { progress in
      progress.isConnecting = true
      progress.askedAt = .now
    }
    Connector.connect(configuration, reactor: reactor) { [self] result in
      switch result {
      case .success(let handle):
        open(
          ConnectionPipeline(handle, reactor: reactor, configuration: configuration, logger: logger)
        )
      case .failure(let error):
        progress.withLock { progress in
          progress.isConnecting = false
          progress.lastFailure = error
        }
        tellAway(error)
      }
    }
  }

  private func open(_ pipeline: ConnectionPipeline) {
    let isWanted = progress.withLock { progress in
      progress.isConnecting = false
      progress.pipeline = pipeline
      return !progress.isClosed
    }
    pipeline.open(onLoss: { [self] _ in lost() })
    guard isWanted else { return pipeline.close() }
    ask(pipeline)
  }

  /// The next attempt, made at once, shows whether this is an outage: an operator may have
  /// terminated only this connection.
  private func lost() {
    progress.withLock { progress in
      progress.pipeline = nil
      progress.askedAt = nil
    }
  }

  private func ask(_ pipeline: ConnectionPipeline) {
    progress.withLock { $0.askedAt = .now }
    let question = Operation(.synchronisation)
    question.onCompletion { [self] result in
      guard case .success = result else { return }
      progress.withLock { progress in
        progress.lastAnswer = .now
        progress.silence.end(at: progress.lastAnswer)
      }
      tell(.answers)
    }
    pipeline.start(question)
  }

  private func tellAway(_ error: PostgresError) {
    let reason = progress.withLock { $0.lastFailure ?? error }
    tell(.isAway(reason))
  }

  private func tell(_ state: State) {
    let isNew = progress.withLock { progress in
      guard !progress.isClosed else { return false }
      defer { progress.told = state }
      switch (progress.told, state) {
      case (.answers, .answers), (.isAway, .isAway): return false
      default: return true
      }
    }
    if case .answers = state { progress.withLock { $0.lastFailure = nil } }
    if isNew { onChange(state) }
  }

  private static let silence = PostgresError(
    kind: .connectionLost(commitUnknown: false), message: "the server does not answer")
}

/// Measures how long a database has been silent.
///
/// A process that was stopped, moved to another host or starved of CPU time could not hear
/// anything. So each gap between two checks counts at most as the maximum interval.
struct HeartbeatTimeout {
  /// Several times the interval between checks (``PostgresWatch`` checks every 100 ms).
  static let gapMax: Duration = .milliseconds(300)

  private(set) var length: Duration = .zero
  private var lastLook: ContinuousClock.Instant?

  mutating func look(at now: ContinuousClock.Instant) {
    if let lastLook { length += min(now - lastLook, Self.gapMax) }
    lastLook = now
  }

  mutating func end(at now: ContinuousClock.Instant) {
    length = .zero
    lastLook = now
  }
}
