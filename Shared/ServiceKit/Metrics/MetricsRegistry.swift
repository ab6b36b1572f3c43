public import CoreMetrics
import Synchronization

/// Keeps the process's metrics and writes them as Prometheus reads them (text exposition format
/// 0.0.4).
///
/// Timers become histograms in seconds: their labels must end in `_seconds`. What distinguishes one
/// participant or address from another is no label.
public final class MetricsRegistry: MetricsFactory {
  private struct State: Sendable {
    var families: [String: MetricFamily] = [:]
  }

  /// Time series in all. More are counted but not kept apart: their values go nowhere. Default
  /// 10,000.
  private let seriesMax: Int
  private let state = Mutex(State())

  public init(seriesMax: Int = 10_000) {
    self.seriesMax = seriesMax
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

  /// - Parameter aggregate: ignored: a recorder shows what was recorded last.
  public func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler {
    series(label, dimensions, .gauge) { GaugeSeries() }
  }

  public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    series(label, dimensions, .histogram) { HistogramSeries() }
  }

  // Series live as long as the process: what was counted stays counted.
  public func destroyCounter(_ handler: any CounterHandler) {}
  public func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {}
  public func destroyMeter(_ handler: any MeterHandler) {}
  public func destroyRecorder(_ handler: any RecorderHandler) {}
  public func destroyTimer(_ handler: any TimerHandler) {}

  /// The series of a name and labels, made when first asked for. A name that is used for two kinds
  /// gets a series that is never shown.
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

  /// The present values of a gauge that has one label at most, by that label's value (empty without one);
  /// those that are not numbers are left out. For who tells the same in other words.
  func gauges(_ name: String) -> [String: Double] {
    let series = state.withLock { $0.families[name]?.series ?? [:] }
    return series.reduce(into: [:]) { values, entry in
      guard let value = (entry.value as? GaugeSeries)?.current, !value.isNaN else { return }
      let label = entry.key.split(separator: "\"", omittingEmptySubsequences: false)
      values[label.count > 1 ? String(label[1]) : ""] = value
    }
  }

  /// All series, by name and labels.
  public func exposition() -> String {
    let families = state.withLock { $0.families }
    var text = ""
    for (name, family) in families.sorted(by: { $0.key < $1.key }) {
      if let help = MetricHelp.text[name] { text += "# HELP \(name) \(help)\n" }
      text += "# TYPE \(name) \(family.kind.rawValue)\n"
      for (labels, series) in family.series.sorted(by: { $0.key < $1.key }) {
        series.write(name: name, labels: labels, to: &text)
      }
    }
    return text
  }
}
