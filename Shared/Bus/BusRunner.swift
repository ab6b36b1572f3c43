public import CoreMetrics
import FoundationEssentials
public import Logging
public import Postgres

/// The bus of one service: relays its outbox to the log, and lets its consumers apply what the log
/// brings.
///
/// Several instances of a service may run one each; the database lets one at a time relay, and one
/// at a time apply for each consumer. While the log cannot be reached the service goes on, and its
/// outbox grows.
public final class BusRunner: Sendable {
  private let pool: PostgresPool
  private let log: any EventLog
  private let previous: (any EventLog)?
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
  ///   - pool: the service's own, with its schema in the search path.
  ///   - log: what is relayed to, and read from.
  ///   - previous: the log that was relayed to before; it is read until its end in front of
  ///     everything that `log` brings.
  ///   - outbox: the one that the service publishes with.
  ///   - consumers: each with a name of its own.
  ///   - topics: those that the service publishes to; others are kept for ever.
  ///   - metrics: by default those that `MetricsSystem` was started with.
  ///   - observation: told what others may see of it.
  ///   - tracing: records that events are applied; nil: nobody does.
  public init(
    pool: PostgresPool, log: any EventLog, previous: (any EventLog)? = nil, outbox: Outbox,
    consumers: [any EventConsumer], topics: [Topic] = [],
    configuration: BusConfiguration = BusConfiguration(), metrics: (any MetricsFactory)? = nil,
    observation: BusObservation = BusObservation(), tracing: (any EventTracing)? = nil,
    logger: Logger
  ) {
    self.pool = pool
    self.log = log
    self.previous = previous
    self.outbox = outbox
    self.consumers = consumers
    self.topics = topics
    self.configuration = configuration
    self.metrics = metrics ?? MetricsSystem.factory
    self.observation = observation
    self.logger = logger
    self.tracing = tracing
    inspector = BusInspector(pool: pool, logs: [log] + (previous.map { [$0] } ?? []))
  }

  /// Relays and consumes until the task is cancelled, through whatever fails meanwhile.
  ///
  /// - Throws: `BusError` when two consumers, or both logs, have one name.
  public func run() async throws {
    let names = consumers.map(\.name)
    if let name = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw BusError.duplicateConsumer(name)
    }
    if log.name == previous?.name { throw BusError.duplicateLog(log.name) }
    let listeners = consumers.map { (types: $0.types, signal: WakeSignal()) }
    let wake: @Sendable (LogNews) -> Void = { news in
      for listener in listeners where news.concerns(listener.types) { listener.signal.raise() }
    }
    let subscriptions = [log.subscribe(wake), previous?.subscribe(wake)]
    defer { for subscription in subscriptions { subscription?.cancel() } }
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

  /// How far this service is behind; consumers that have not started yet are not in it.
  ///
  /// - Throws: `PostgresError`; what the log throws.
  public func lag() async throws -> BusLag {
    var lag = try await inspector.lag()
    let names = Set(consumers.map(\.name))
    lag.consumers = lag.consumers.filter { names.contains($0.key) }
    return lag
  }

  /// Whether everything that was published, here and in the log, is applied or given up.
  ///
  /// - Throws: as `lag`.
  public func caughtUp() async throws -> Bool {
    let lag = try await lag()
    return lag.isCaughtUp && lag.consumers.count == consumers.count
  }

  private func relay() async {
    let relay = Relay(
      pool: pool, log: log, batchMax: configuration.batchMax,
      metrics: RelayMetrics(factory: metrics))
    let loop = BusLoop(
      configuration: configuration, signal: outbox.signal,
      outages: BusOutageLog("relaying events", logger: logger))
    var isFirst = previous != nil
    await loop.run { hasReason in
      observation.roundBegins(of: "relay")
      defer { observation.roundEnds(of: "relay") }
      if isFirst { try await relay.settle() }
      isFirst = false
      if !hasReason, try await relay.isIdle() { return .idle(until: nil) }
      return try await relay.moveBatch()
    }
  }

  private func consume(_ consumer: any EventConsumer, _ signal: WakeSignal) async {
    let metrics = ConsumerMetrics(consumer: consumer.name, factory: metrics)
    let consumerLoop = ConsumerLoop(
      consumer: consumer, pool: pool, log: log, previous: previous, configuration: configuration,
      metrics: metrics, tracing: tracing, logger: logger)
    let loop = BusLoop(
      configuration: configuration, signal: signal,
      outages: BusOutageLog("consumer \(consumer.name)", logger: logger) {
        metrics.waiting.record($0 ? 1 : 0)
      })
    await loop.run { _ in
      observation.roundBegins(of: consumer.name)
      defer { observation.roundEnds(of: consumer.name) }
      let progress = try await consumerLoop.advance()
      // A consumer may have published.
      switch progress {
      case .busy, .done: outbox.wake()
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
    let gauges = LagMetrics(factory: metrics)
    while !Task.isCancelled {
      do {
        let lag = try await lag()
        observation.measured(lag)
        gauges.report(lag, at: Date())
      } catch {
        logger.debug("cannot measure the lag", metadata: ["error": "\(error)"])
      }
      try? await Task.sleep(for: configuration.reportInterval)
    }
  }
}
