public import Metrics

/// One counter for each of a few values of a label. All exist from the start, so that rates see the
/// first event as a rise from zero.
public struct LabelledCounters: Sendable {
  private let counters: [String: Counter]

  /// - Parameters:
  ///   - name: ends in `_total`.
  ///   - label: the label that distinguishes the counters.
  ///   - labels: labels of all counters.
  public init(
    _ name: String, of label: String, _ values: [String], labels: [(String, String)] = [],
    factory: any MetricsFactory = MetricsSystem.factory
  ) {
    counters = Dictionary(
      uniqueKeysWithValues: values.map {
        ($0, Counter(label: name, dimensions: labels + [(label, $0)], factory: factory))
      })
  }

  /// - Parameter value: one of the initial values; others are ignored.
  public func add(_ value: String, _ count: Int = 1) {
    if count > 0 { counters[value]?.increment(by: count) }
  }
}
