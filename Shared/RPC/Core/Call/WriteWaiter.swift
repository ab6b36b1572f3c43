/// A handler that waits for its stream to take more. Confined to the connection's event loop.
final class WriteWaiter: @unchecked Sendable {
  var continuation: CheckedContinuation<Void, any Error>?
  /// Resumed, or cancelled before it waited.
  private(set) var isDone = false

  func resume() {
    isDone = true
    continuation?.resume()
    continuation = nil
  }

  func resume(throwing error: any Error) {
    isDone = true
    continuation?.resume(throwing: error)
    continuation = nil
  }
}
