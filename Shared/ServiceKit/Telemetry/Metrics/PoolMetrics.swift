package import Metrics
package import Postgres

/// Metrics of the service's database connection pool.
package struct PoolMetrics: Sendable {
  private let pool: PostgresPool
  private let connections: Gauge
  private let idle: Gauge
  private let waiting: Gauge
  private let diskFull: Gauge

  package init(_ pool: PostgresPool, factory: any MetricsFactory) {
    self.pool = pool
    connections = Gauge(label: "otolith_database_connections", factory: factory)
    idle = Gauge(label: "otolith_database_connections_idle", factory: factory)
    waiting = Gauge(label: "otolith_database_waiting", factory: factory)
    diskFull = Gauge(label: "otolith_database_disk_full", factory: factory)
    Gauge(label: "otolith_database_connections_max", factory: factory)
      .record(pool.configuration.connections)
  }

  /// Updates the gauges.
  package func update() {
    let statistics = pool.statistics
    connections.record(statistics.connections)
    idle.record(statistics.idle)
    waiting.record(statistics.waiting)
    diskFull.record(pool.isDiskFull ? 1 : 0)
  }
}
