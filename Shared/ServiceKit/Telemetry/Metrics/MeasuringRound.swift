package import Logging
package import Metrics
import Postgres

/// Updates the gauges that are computed on request, at most every five seconds. Without scraping,
/// no statement is executed.
package actor MeasuringRound {
  /// How long values are valid.
  package static let keptFor = Duration.seconds(5)
  /// Time limit of all statements together; Prometheus waits for at most ten seconds.
  static let timeLimit = Duration.seconds(3)

  private let measurements: [(measurement: Measurement, outages: OutageLog)]
  private let always: @Sendable () -> Void
  private var round: Task<Void, Never>?
  private var lookedAt: ContinuousClock.Instant?

  /// - Parameter always: called for every request; must be cheap.
  package init(
    _ measurements: [Measurement], logger: Logger,
    metrics: any MetricsFactory = MetricsSystem.factory,
    always: @escaping @Sendable () -> Void = {}
  ) {
    self.measurements = measurements.map {
      ($0, OutageLog($0.what, logger: logger, metrics: metrics))
    }
    self.always = always
  }

  /// Updates the values; concurrent callers share one update.
  package func look() async {
    always()
    if let round { return await round.value }
    if let lookedAt, .now - lookedAt < Self.keptFor { return }
    let round = Task { [measurements] in
      await PostgresDeadline.$current.withValue(.now + Self.timeLimit) {
        for (measurement, outages) in measurements {
          do {
            try await measurement.update()
            outages.succeeded()
          } catch {
            outages.failed(error)
          }
        }
      }
    }
    self.round = round
    await round.value
    self.round = nil
    lookedAt = .now
  }
}
