import Logging
import Metrics
import Postgres

/// Looks again at what is measured only when somebody asks, at most every five seconds, however many ask: a
/// service that nobody scrapes makes no statement for it.
actor MeasuringRound {
  /// What was looked at is good for so long.
  static let keptFor = Duration.seconds(5)
  /// Of all statements: Prometheus waits no longer than ten seconds.
  static let timeLimit = Duration.seconds(3)

  private let measurements: [(measurement: Measurement, outages: OutageLog)]
  private let always: @Sendable () -> Void
  private var round: Task<Void, Never>?
  private var lookedAt: ContinuousClock.Instant?

  /// - Parameter always: done each time; costs nearly nothing.
  init(
    _ measurements: [Measurement], logger: Logger,
    metrics: any MetricsFactory = MetricsSystem.factory,
    always: @escaping @Sendable () -> Void = {}
  ) {
    self.measurements = measurements.map {
      ($0, OutageLog($0.what, logger: logger, metrics: metrics))
    }
    self.always = always
  }

  /// Whoever comes while another looks waits for what that one finds.
  func look() async {
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
