public import CoreMetrics
import Synchronization

/// Stores the metrics of the process and formats them for Prometheus (text exposition format
/// 0.0.4).
///
/// Timers become histograms in seconds, so their names must end in `_seconds`. Labels must not
/// identify a participant or an address.
public final class MetricsRegistry: MetricsFactory {
  private struct State: Sendable {
    var families: [String: MetricFamily] = [:]
  }

  /// Maximum number of time series, 10,000 by default. Further series accept values but are not
  /// exposed.
  private let seriesMax: Int
  /// Label of all series, formatted; empty without a label.
  private let serviceLabel: String
  private let state = Mutex(State())

  /// - Parameter service: value of the label `service` of all series; nil omits the label.
  public init(service: String? = nil, seriesMax: Int = 10_000) {
    self.seriesMax = seriesMax
    serviceLabel = service.map { MetricFamily.labelText([("service", $0)]) } ?? ""
  }

  public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    series(label, dimensions, .counter) { CounterSeries() }
  }

  public func makeFloatingPointCounter(
    label: String, dimensions: [(String, String)]
  ) -> any FloatingPointCounterHandler {
    series(label, dimensions, .counter) { FloatCounterSeries() }
  }

  public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    series(label, dimensions, .gauge) { GaugeSeries() }
  }

  /// - Parameter aggregate: ignored; a recorder shows the last value.
  public func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler {
    series(label, dimensions, .gauge) { GaugeSeries() }
  }

  public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    series(label, dimensions, .histogram) { HistogramSeries() }
  }

  // Series live as long as the process, so that counts are kept.
  public func destroyCounter(_ handler: any CounterHandler) {}
  public func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {}
  public func destroyMeter(_ handler: any MeterHandler) {}
  public func destroyRecorder(_ handler: any RecorderHandler) {}
  public func destroyTimer(_ handler: any TimerHandler) {}

  /// Returns the series of a name and labels, creating it at first use. A name already used for
  /// another kind returns a series that is never exposed.
  private func series<Series: MetricSeries>(
    _ name: String, _ labels: [(String, String)], _ kind: MetricFamily.Kind,
    make: () -> Series
  ) -> Series {
    let key = MetricFamily.labelText(labels)
    return state.withLock { state in
      if let known = state.families[name]?.series[key] as? Series { return known }
      let made = make()
      let count = state.families.values.reduce(0) { $0 + $1.series.count }
      guard count < seriesMax else { return made }
      var family = state.families[name] ?? MetricFamily(kind: kind)
      guard family.kind == kind else { return made }
      family.series[key] = made
      state.families[name] = family
      return made
    }
  }

  /// Returns the current values of a gauge with at most one label, by the label's value (empty
  /// without a label). NaN values are omitted.
  func gauges(_ name: String) -> [String: Double] {
    let series = state.withLock { $0.families[name]?.series ?? [:] }
    return series.reduce(into: [:]) { values, entry in
      guard let value = (entry.value as? GaugeSeries)?.current, !value.isNaN else { return }
      let label = entry.key.split(separator: "\"", omittingEmptySubsequences: false)
      values[label.count > 1 ? String(label[1]) : ""] = value
    }
  }

  private func withService(_ labels: String) -> String {
    if serviceLabel.isEmpty || labels.contains(serviceLabel) { return labels }
    return labels.isEmpty ? serviceLabel : "\(labels),\(serviceLabel)"
  }

  /// Formats all series, sorted by name and labels.
  public func exposition() -> String {
    let families = state.withLock { $0.families }
    var text = ""
    for (name, family) in families.sorted(by: { $0.key < $1.key }) {
      if let help = MetricHelp.text[name] { text += "# HELP \(name) \(help)\n" }
      text += "# TYPE \(name) \(family.kind.rawValue)\n"
      for (labels, series) in family.series.sorted(by: { $0.key < $1.key }) {
        series.write(name: name, labels: withService(labels), to: &text)
      }
    }
    return text
  }
}
