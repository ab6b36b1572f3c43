import ServiceLifecycle

/// Work that ends by cancellation when the group shuts down.
struct CancellableService: Service, CustomStringConvertible {
  let name: String
  let work: @Sendable () async throws -> Void

  var description: String { name }

  func run() async throws {
    try await cancelWhenGracefulShutdown {
      do {
        try await work()
      } catch is CancellationError {
        // The ordinary way to end.
      }
    }
  }
}
