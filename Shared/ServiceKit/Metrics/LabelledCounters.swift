public import Metrics

/// A counter for each of a few values of one label, all there from the start, so that the first event is a
/// rise from zero that rates see.
public struct LabelledCounters: Sendable {
  private let counters: [String: Counter]

  /// - Parameters:
  ///   - name: ends in `_total`.
  ///   - label: the one whose values are told apart.
  ///   - labels: of all of them.
  public init(
    _ name: String, of label: String, _ values: [String], labels: [(String, String)] = [],
    factory: any MetricsFactory = MetricsSystem.factory
  ) {
    counters = Dictionary(
      uniqueKeysWithValues: values.map {
        ($0, Counter(label: name, dimensions: labels + [(label, $0)], factory: factory))
      })
  }

  /// - Parameter value: one of those that it was made with; others are not counted.
  public func add(_ value: String, _ count: Int = 1) {
    if count > 0 { counters[value]?.increment(by: count) }
  }
}
