import ArgumentParser

/// Callers that do one thing after the other, for a time.
struct Load: ParsableArguments {
  @Option(help: "Callers at once, 1-10000.")
  var callers = 1

  @Option(help: "Seconds before the measurement.")
  var warmUp = 0.5

  @Option(help: "Seconds of the measurement.")
  var seconds = 2.0

  func validate() throws {
    guard (1...10_000).contains(callers), warmUp >= 0, seconds > 0 else {
      throw ValidationError("callers 1-10000, times above 0")
    }
  }

  /// Runs the callers; what is begun and ended within the measured time counts.
  func drive(
    _ body: @escaping @Sendable (inout Randomness) async throws -> Void
  ) async throws -> Measurement {
    let from = ContinuousClock.now + .seconds(warmUp)
    let until = from + .seconds(seconds)
    async let cpu = Self.processTime(at: from)
    let latencies = try await withThrowingTaskGroup(of: [Int64].self) { group in
      for _ in 0..<callers {
        group.addTask {
          var randomness = Randomness()
          var latencies: [Int64] = []
          latencies.reserveCapacity(4096)
          while true {
            let start = ContinuousClock.now
            if start >= until { return latencies }
            try await body(&randomness)
            let end = ContinuousClock.now
            if start >= from, end < until {
              latencies.append((end - start).nanoseconds)
            }
          }
        }
      }
      return try await group.reduce(into: [Int64]()) { $0 += $1 }
    }
    let used = ProcessTime.seconds - (try await cpu)
    return Measurement(nanoseconds: latencies, seconds: seconds, cpuSeconds: used)
  }

  private static func processTime(at instant: ContinuousClock.Instant) async throws -> Double {
    try await Task.sleep(until: instant)
    return ProcessTime.seconds
  }
}

extension Duration {
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
