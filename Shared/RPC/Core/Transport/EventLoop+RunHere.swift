import NIOCore

extension EventLoop {
  /// Runs `body` on this loop: now when called on it, else in its next turn.
  package func runHere(_ body: @escaping @Sendable () -> Void) {
    if inEventLoop { body() } else { execute(body) }
  }
}
