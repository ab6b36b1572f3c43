public import Metrics

/// Gauges that are computed together when metrics are requested, e.g. by one statement.
public struct Measurement: Sendable {
  /// A gauge: its name and labels.
  public struct Series: Sendable {
    var name: String
    var labels: [(String, String)]

    public init(_ name: String, labels: [(String, String)] = []) {
      self.name = name
      self.labels = labels
    }
  }

  /// Description for the log and `otolith_work_failing`.
  let what: String
  private let gauges: [Meter]
  private let look: @Sendable () async throws -> [Double]

  /// - Parameters:
  ///   - what: begins a sentence, e.g. "counting mails".
  ///   - look: returns a value for each series, in order; called under a `PostgresDeadline`.
  public init(
    _ what: String, of series: [Series], factory: any MetricsFactory = MetricsSystem.factory,
    look: @escaping @Sendable () async throws -> [Double]
  ) {
    self.what = what
    self.look = look
    gauges = series.map { Meter(label: $0.name, dimensions: $0.labels, factory: factory) }
    forget()
  }

  /// Computes the gauges. On an error they become NaN, because an old value would look current.
  package func update() async throws {
    do {
      let values = try await look()
      for (gauge, value) in zip(gauges, values) { gauge.set(value) }
    } catch {
      forget()
      throw error
    }
  }

  private func forget() {
    for gauge in gauges { gauge.set(Double.nan) }
  }
}
