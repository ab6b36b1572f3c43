import CoreMetrics
import Testing

@testable import Telemetry

@Suite struct MetricsRegistryTests {
  @Test func writesWhatPrometheusReads() {
    let registry = MetricsRegistry()
    let counter = registry.makeCounter(
      label: "b_total", dimensions: [("y", "2"), ("x", "a\"\\\n")])
    counter.increment(by: 3)
    // The same labels in another order are the same series.
    registry.makeCounter(label: "b_total", dimensions: [("x", "a\"\\\n"), ("y", "2")])
      .increment(by: 4)
    registry.makeMeter(label: "a", dimensions: []).set(1.5)
    #expect(
      registry.exposition() == """
        # TYPE a gauge
        a 1.5
        # TYPE b_total counter
        b_total{x="a\\"\\\\\\n",y="2"} 7

        """)
  }

  /// Alerts need the label, even if a scraper adds no labels.
  @Test func everySeriesNamesItsService() {
    let registry = MetricsRegistry(service: "otolith-auth")
    registry.makeMeter(label: "a", dimensions: []).set(1.5)
    registry.makeMeter(label: "b", dimensions: [("x", "1")]).set(2.0)
    registry.makeMeter(label: "c", dimensions: [("service", "otolith-auth")]).set(1.0)
    registry.makeTimer(label: "d_seconds", dimensions: []).recordNanoseconds(1)
    let lines = registry.exposition().split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines[0] == "a{service=\"otolith-auth\"} 1.5")
    #expect(lines[1] == "b{x=\"1\",service=\"otolith-auth\"} 2.0")
    #expect(lines[2] == "c{service=\"otolith-auth\"} 1.0")
    #expect(lines[3] == "d_seconds_bucket{service=\"otolith-auth\",le=\"0.0005\"} 1")
    #expect(registry.gauges("b") == ["1": 2])
  }

  @Test func whatIsKnownOfAMetricIsSaid() {
    let registry = MetricsRegistry()
    registry.makeMeter(label: "otolith_database_up", dimensions: []).set(1.0)
    #expect(
      registry.exposition() == """
        # HELP otolith_database_up \(MetricHelp.text["otolith_database_up"] ?? "")
        # TYPE otolith_database_up gauge
        otolith_database_up 1.0

        """)
    // Each text is one line ending with a period.
    for (name, text) in MetricHelp.text {
      #expect(text.hasSuffix(".") && !text.contains("\n") && !text.contains("\\"), "\(name)")
    }
  }

  @Test func aCounterMayHaveAFraction() {
    let registry = MetricsRegistry()
    let counter = registry.makeFloatingPointCounter(label: "s_total", dimensions: [])
    for amount in [0.25, 1.5, -1, .nan, .infinity] { counter.increment(by: amount) }
    #expect(registry.exposition() == "# TYPE s_total counter\ns_total 1.75\n")
  }

  @Test func aTimerIsAHistogramOfSeconds() {
    let registry = MetricsRegistry()
    let timer = registry.makeTimer(label: "t_seconds", dimensions: [("m", "x")])
    for nanoseconds in [0, 500_000, 500_001, 10_000_000_000, 10_000_000_001] as [Int64] {
      timer.recordNanoseconds(nanoseconds)
    }
    let text = registry.exposition()
    #expect(text.hasPrefix("# TYPE t_seconds histogram\n"))
    for line in [
      #"t_seconds_bucket{m="x",le="0.0005"} 2"#, #"t_seconds_bucket{m="x",le="0.001"} 3"#,
      #"t_seconds_bucket{m="x",le="5"} 3"#, #"t_seconds_bucket{m="x",le="10"} 4"#,
      #"t_seconds_bucket{m="x",le="+Inf"} 5"#, #"t_seconds_count{m="x"} 5"#,
      #"t_seconds_sum{m="x"} 20.001000002"#,
    ] {
      #expect(text.contains(line + "\n"), "\(line)")
    }
  }

  @Test func theNumberOfSeriesIsBounded() {
    let registry = MetricsRegistry(seriesMax: 2)
    for index in 0..<5 {
      registry.makeCounter(label: "c_total", dimensions: [("i", "\(index)")]).increment(by: 1)
    }
    #expect(
      registry.exposition() == """
        # TYPE c_total counter
        c_total{i="0"} 1
        c_total{i="1"} 1

        """)
  }

  @Test func aNameHasOneKind() {
    let registry = MetricsRegistry()
    registry.makeCounter(label: "n", dimensions: []).increment(by: 1)
    registry.makeMeter(label: "n", dimensions: []).set(9.0)
    registry.makeMeter(label: "n", dimensions: [("a", "b")]).set(9.0)
    #expect(registry.exposition() == "# TYPE n counter\nn 1\n")
  }

  @Test func whatAGaugeShowsCanBeToldElsewhere() {
    let registry = MetricsRegistry()
    registry.makeMeter(label: "g", dimensions: [("table", "outbox")]).set(1.5)
    registry.makeMeter(label: "g", dimensions: [("table", "log")]).set(Int64(2))
    registry.makeMeter(label: "g", dimensions: [("table", "none")]).set(Double.nan)
    registry.makeMeter(label: "alone", dimensions: []).set(3.0)
    registry.makeCounter(label: "c_total", dimensions: []).increment(by: 1)
    #expect(registry.gauges("g") == ["outbox": 1.5, "log": 2])
    #expect(registry.gauges("alone") == ["": 3])
    #expect(registry.gauges("c_total") == [:])
    #expect(registry.gauges("unknown") == [:])
  }
}
