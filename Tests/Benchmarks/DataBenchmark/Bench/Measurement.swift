import FoundationEssentials

/// The output of a command.
struct Measurement: Encodable {
  var perSecond: Double
  var p50Microseconds: Double?
  var p99Microseconds: Double?
  /// CPU time of this process per operation.
  var cpuMicroseconds: Double?

  private enum CodingKeys: String, CodingKey {
    case perSecond = "per_s"
    case p50Microseconds = "p50_us"
    case p99Microseconds = "p99_us"
    case cpuMicroseconds = "cpu_us"
  }

  init(nanoseconds latencies: [Int64], seconds: Double, cpuSeconds: Double) {
    self.init(perSecond: Double(latencies.count) / seconds, latencies: latencies)
    if !latencies.isEmpty { cpuMicroseconds = cpuSeconds / Double(latencies.count) * 1e6 }
  }

  /// - Parameter latencies: in nanoseconds.
  init(perSecond: Double, latencies: [Int64]) {
    self.perSecond = perSecond
    guard !latencies.isEmpty else { return }
    let sorted = latencies.sorted()
    func quantile(_ percent: Int) -> Double {
      Double(sorted[min(sorted.count - 1, sorted.count * percent / 100)]) / 1000
    }
    p50Microseconds = quantile(50)
    p99Microseconds = quantile(99)
  }

  func report() throws {
    print(String(decoding: try JSONEncoder().encode(self), as: UTF8.self))
  }
}
