internal import Glibc

/// Passes a closure through `pthread_create`.
private final class ThreadBody {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

/// Starts a detached thread.
func startThread(_ body: @escaping @Sendable () -> Void) {
  var thread = pthread_t()
  let argument = Unmanaged.passRetained(ThreadBody(body))
  let status = pthread_create(
    &thread, nil,
    { argument in
      guard let argument else { return nil }
      Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
      return nil
    }, argument.toOpaque())
  precondition(status == 0, "cannot start a thread: error \(status)")
  pthread_detach(thread)
}

/// Calls of libpq that may block: name resolution when connecting, and cancelling. Each has its own
/// thread, so a slow one delays nothing else; there are at most two per connection.
enum BlockingCall {
  static func run(_ body: @escaping @Sendable () -> Void) {
    startThread(body)
  }
}
