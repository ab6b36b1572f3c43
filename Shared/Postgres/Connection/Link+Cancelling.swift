internal import CPQ

extension Link {
  private static let cancelRetry: Duration = .milliseconds(100)
  private static let cancelTimeout: Duration = .seconds(10)

  /// Gives up a statement whose caller no longer waits. What was not sent is dropped; what was is
  /// cancelled on the server, and answered when the server has answered.
  func cancel(_ operation: Operation) {
    if let index = sending.firstIndex(where: { $0 === operation }) {
      sending.remove(at: index)
      operation.complete(with: .failure(Operation.cancelledError))
      return
    }
    requestCancel()
  }

  /// A cancel request stops whatever the server is running for this connection. It is therefore
  /// sent only when nobody wants any of the statements under way, and nothing new is sent before
  /// the server has closed the request's own connection: by then the signal has been raised, and a
  /// server process that is idle drops it (`ProcessInterrupts` in PostgreSQL).
  private func requestCancel() {
    guard mode != .closed, !isHeldBack, let connection else { return }
    let isUnwanted = inFlight.allSatisfy { $0.cancelRequested.load(ordering: .relaxed) }
    guard !inFlight.isEmpty, isUnwanted, let request = PQgetCancel(connection) else { return }
    isHeldBack = true
    let handle = ConnectionHandle(pointer: request)
    let timer = reactor.schedule(after: Self.cancelTimeout) { [self] in
      lose("the server did not take a cancel request")
    }
    BlockingCall.run { [self] in
      var text = [CChar](repeating: 0, count: 256)
      PQcancel(handle.pointer, &text, Int32(text.count))
      PQfreeCancel(handle.pointer)
      reactor.enqueue { [self] in
        reactor.cancel(timer)
        isHeldBack = false
        pump()
        // The request comes to nothing when it overtakes the statement.
        if !inFlight.isEmpty {
          reactor.schedule(after: Self.cancelRetry) { [self] in requestCancel() }
        }
      }
    }
  }
}
