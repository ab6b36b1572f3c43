import Metrics
import RPC

/// Counts every call and times it.
struct CallMetricsInterceptor: ServerInterceptor {
  private let started = Counter(label: "rpc_server_calls_started")
  private let failed = Counter(label: "rpc_server_calls_failed")
  private let duration = Timer(label: "rpc_server_call_duration")

  func intercept(
    _ context: ServerCallContext, next: @Sendable () async throws -> Void
  ) async throws {
    let start = ContinuousClock.now
    started.increment()
    defer { duration.recordNanoseconds(Int64((ContinuousClock.now - start) / .nanoseconds(1))) }
    do {
      try await next()
    } catch {
      failed.increment()
      throw error
    }
  }
}
