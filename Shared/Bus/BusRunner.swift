public import CoreMetrics
import FoundationEssentials
public import Logging
public import Postgres

/// The bus of one service: relays its outbox to the log, and runs its consumers.
///
/// Several instances of a service may run one each. The database lets one instance relay at a time,
/// and one apply per consumer. While a log elsewhere is unreachable, the service continues and its
/// outbox grows. Publishing itself appends to a log in the service's database.
public final class BusRunner: Sendable {
  private let pool: PostgresPool
  private let log: any EventLog
  private let outbox: Outbox
  private let consumers: [any EventConsumer]
  private let topics: [Topic]
  private let configuration: BusConfiguration
  private let metrics: any MetricsFactory
  private let observation: BusObservation
  private let logger: Logger
  private let tracing: (any EventTracing)?
  private let inspector: BusInspector

  /// - Parameters:
  ///   - pool: the service's pool, with its schema in the search path.
  ///   - log: the log that is written and read.
  ///   - outbox: the outbox that the service publishes with.
  ///   - consumers: consumers with distinct names.
  ///   - topics: topics that the service publishes; undeclared topics are kept indefinitely.
  ///   - metrics: nil: the factory of `MetricsSystem`.
  ///   - observation: receives the state of the bus.
  ///   - tracing: records that events are applied; nil: not recorded.
  public init(
    pool: PostgresPool, log: any EventLog, outbox: Outbox,
    consumers: [any EventConsumer], topics: [Topic] = [],
    configuration: BusConfiguration = BusConfiguration(), metrics: (any MetricsFactory)? = nil,
    observation: BusObservation = BusObservation(), tracing: (any EventTracing)? = nil,
    logger: Logger
  ) {
    self.pool = pool
    self.log = log
    self.outbox = outbox
    self.consumers = consumers
    self.topics = topics
    self.configuration = configuration
    self.metrics = metrics ?? MetricsSystem.factory
    self.observation = observation
    self.logger = logger
    self.tracing = tracing
    inspector = BusInspector(pool: pool, log: log)
  }

  /// Relays and consumes until the task is cancelled. Failures are retried.
  ///
  /// - Throws: `BusError` if two consumers have the same name.
  public func run() async throws {
    let names = consumers.map(\.name)
    if let name = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw BusError.duplicateConsumer(name)
    }
    let listeners = consumers.map { (types: $0.types, signal: WakeSignal()) }
    let wake: @Sendable (LogNotification) -> Void = { news in
      for listener in listeners where news.concerns(listener.types) { listener.signal.raise() }
    }
    let subscription = log.subscribe(wake)
    defer { subscription.cancel() }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.relay() }
      group.addTask { await self.maintain() }
      group.addTask { await self.report() }
      for (consumer, listener) in zip(consumers, listeners) {
        group.addTask { await self.consume(consumer, listener.signal) }
      }
      await group.waitForAll()
    }
  }

  /// Makes a consumer read the log again from the start, see `BusInspector`.
  ///
  /// - Throws: `BusError.unknownConsumer`; `PostgresError`.
  public func rebuild(consumer: String) async throws {
    guard consumers.contains(where: { $0.name == consumer }) else {
      throw BusError.unknownConsumer(consumer)
    }
    try await inspector.rebuild(consumer: consumer)
  }

  /// The lag of this service, without consumers that have not started yet.
  ///
  /// - Throws: `PostgresError`; errors of the log.
  public func lag() async throws -> BusLag {
    var lag = try await inspector.lag()
    let names = Set(consumers.map(\.name))
    lag.consumers = lag.consumers.filter { names.contains($0.key) }
    return lag
  }

  /// Whether all published events, here and in the log, are applied or given up.
  ///
  /// - Throws: see `lag`.
  public func caughtUp() async throws -> Bool {
    let lag = try await lag()
    return lag.isCaughtUp && lag.consumers.count == consumers.count
  }

  private func relay() async {
    let relay = Relay(
      pool: pool, log: log, outbox: outbox, batchMax: configuration.batchMax,
      metrics: RelayMetrics(factory: metrics))
    let loop = BusLoop(
      configuration: configuration, signal: outbox.signal,
      outages: OutageLog("relaying events", logger: logger))
    await loop.run { hasReason in
      observation.roundBegins(of: "relay")
      defer { observation.roundEnds(of: "relay") }
      return try await relay.round(hasReason: hasReason)
    }
    // Without a relay nothing would notify readers.
    outbox.direct.choose(nil)
  }

  private func consume(_ consumer: any EventConsumer, _ signal: WakeSignal) async {
    let metrics = ConsumerMetrics(consumer: consumer.name, factory: metrics)
    let consumerLoop = ConsumerLoop(
      consumer: consumer, pool: pool, log: log, configuration: configuration,
      metrics: metrics, tracing: tracing, logger: logger)
    let loop = BusLoop(
      configuration: configuration, signal: signal,
      outages: OutageLog("consumer \(consumer.name)", logger: logger)
    ) { metrics.waiting.record($0 ? 1 : 0) }
    await loop.run { _ in
      observation.roundBegins(of: consumer.name)
      defer { observation.roundEnds(of: consumer.name) }
      let progress = try await consumerLoop.advance()
      // A consumer may have published.
      switch progress {
      case .busy, .done, .later: outbox.wake()
      case .soon, .idle, .standby: break
      }
      return progress
    }
  }

  private func maintain() async {
    let maintenance = BusMaintenance(
      pool: pool, log: log, topics: topics, configuration: configuration, logger: logger)
    await maintenance.run()
  }

  private func report() async {
    var gauges = LagMetrics(consumers: consumers.map(\.name), factory: metrics, at: Date())
    while !Task.isCancelled {
      do {
        let lag = try await lag()
        observation.measured(lag)
        gauges.report(lag, at: Date())
      } catch {
        if Task.isCancelled { return }
        logger.debug("cannot measure the lag", metadata: ["error": "\(error)"])
        let outbox = try? await inspector.outbox()
        observation.failed(error, outbox: outbox)
        gauges.reportWithoutLog(outbox: outbox, at: Date())
      }
      try? await Task.sleep(for: configuration.reportInterval)
    }
  }
}
