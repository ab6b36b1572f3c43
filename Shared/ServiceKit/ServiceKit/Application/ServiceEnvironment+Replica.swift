import Metrics
public import Postgres
import Settings

extension ServiceEnvironment {
  /// Makes a router that sends slightly stale reads to the replica of
  /// `OTOLITH_DATABASE_REPLICA_URL` within `OTOLITH_REPLICA_STALENESS_MAX_SECONDS`, or to the
  /// primary if the replica is not set.
  ///
  /// `otolith_database_reads_total{target}` counts reads by server.
  ///
  /// - Returns: the router, and the work that checks the replica, for `/readyz` and alerts, and closes
  ///   its connections at shutdown.
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
    // A replica that does not answer at once is replaced by the primary.
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
    let outages = OutageLog("reading from the replica", logger: logger)
    let checking = BackgroundWork(name: "replica") {
      while !Task.isCancelled {
        if let problem = await router.replicaProblem() {
          // The router logs the reason once.
          outages.failed { $0.debug("the replica is unusable", metadata: ["reason": "\(problem)"]) }
        } else {
          outages.succeeded()
        }
        try? await Task.sleep(for: .seconds(10))
      }
      await replica.close()
    }
    return (router, [checking])
  }
}
