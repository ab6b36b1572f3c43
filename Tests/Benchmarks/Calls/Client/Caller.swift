import BenchmarkMessages
import RPCClient

/// Makes one call after the other, checks every answer and notes how long it took.
struct Caller: Sendable {
  let channel: Channel
  let options: CallOptions
  let reading: BenchmarkV1.Reading
  let count: Int32

  struct WrongAnswer: Error {}

  /// - Returns: nanoseconds of each call that ended in the time of the measurement.
  func drive(
    _ method: RPCBenchClient.Method, from: ContinuousClock.Instant,
    until: ContinuousClock.Instant
  ) async throws -> [Int64] {
    let client = BenchmarkV1.ReadingServiceClient(channel)
    var latencies: [Int64] = []
    latencies.reserveCapacity(100_000)
    var start = ContinuousClock.now
    while start < until {
      switch method {
      case .echo:
        guard try await client.echo(reading, options: options) == reading else {
          throw WrongAnswer()
        }
      case .list:
        var received: Int32 = 0
        let request = BenchmarkV1.ListRequest(count: count, reading: reading)
        for try await answer in client.list(request, options: options) {
          guard answer == reading else { throw WrongAnswer() }
          received += 1
        }
        guard received == count else { throw WrongAnswer() }
      }
      let end = ContinuousClock.now
      if start >= from, end <= until {
        latencies.append(Int64((end - start) / .nanoseconds(1)))
      }
      start = end
    }
    return latencies
  }
}
