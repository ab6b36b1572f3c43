import Metrics
import Postgres

/// How the service's connections to its database are used.
struct PoolMetrics: Sendable {
  private let pool: PostgresPool
  private let connections: Gauge
  private let idle: Gauge
  private let waiting: Gauge

  init(_ pool: PostgresPool, factory: any MetricsFactory) {
    self.pool = pool
    connections = Gauge(label: "otolith_database_connections", factory: factory)
    idle = Gauge(label: "otolith_database_connections_idle", factory: factory)
    waiting = Gauge(label: "otolith_database_waiting", factory: factory)
    Gauge(label: "otolith_database_connections_max", factory: factory)
      .record(pool.configuration.connections)
  }

  /// Looks again.
  func update() {
    let statistics = pool.statistics
    connections.record(statistics.connections)
    idle.record(statistics.idle)
    waiting.record(statistics.waiting)
  }
}
