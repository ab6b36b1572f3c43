import Metrics
public import Postgres

extension ServiceEnvironment {
  /// Where reads go that may be a little stale, by `OTOLITH_DATABASE_REPLICA_URL` (unset: to the
  /// primary) and `OTOLITH_REPLICA_STALENESS_MAX_SECONDS`.
  ///
  /// `otolith_database_reads_total{target}` tells who answered.
  ///
  /// - Returns: the router, and the work that closes the replica's connections in the end.
  /// - Throws: ``SettingsError``.
  public func makeReadRouter() throws -> (router: PostgresReadRouter, work: [BackgroundWork]) {
    let settings = try ReplicaSettings(reader: reader)
    guard let address = settings.databaseURL else {
      return (PostgresReadRouter(primary: pool, replica: nil, logger: logger), [])
    }
    var configuration = pool.configuration
    configuration.connectionString = address
    configuration.applicationName += " replica"
    configuration.onlyReads = true
    // A replica that does not answer at once has the primary behind it.
    configuration.acquireTimeout = .seconds(1)
    let replica = PostgresPool(configuration: configuration, logger: logger)
    let counters = Dictionary(
      uniqueKeysWithValues: PostgresReadRouter.Target.allCases.map { target in
        (
          target,
          Counter(
            label: "otolith_database_reads_total", dimensions: [("target", target.rawValue)])
        )
      })
    let router = PostgresReadRouter(
      primary: pool, replica: replica, stalenessMax: .seconds(settings.stalenessSeconds),
      logger: logger
    ) { counters[$0]?.increment() }
    let closing = BackgroundWork(name: "replica") {
      while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
      await replica.close()
    }
    return (router, [closing])
  }
}
