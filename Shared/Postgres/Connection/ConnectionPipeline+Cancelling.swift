internal import CPQ

extension ConnectionPipeline {
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

  /// Cancels what the server is running for this connection if nobody wants it.
  ///
  /// A cancel request stops whatever runs when it arrives, be it the statement behind the one that
  /// was meant. It is therefore sent only when nobody wants any of the statements under way, or
  /// when each is a pool's single statement: one of those that was hit by mistake had no effect and
  /// is sent again. Nothing new is sent before the server has closed the request's own connection:
  /// by then the signal has been raised, and a server process that is idle drops it
  /// (`ProcessInterrupts` in PostgreSQL).
  func requestCancel() {
    guard mode != .closed, !isHeldBack, let connection, isNextUnwanted,
      inFlight.allSatisfy({ $0.isUnwanted || $0.isIndependent }),
      let request = PQgetCancel(connection)
    else { return }
    isHeldBack = true
    for operation in inFlight where !operation.isUnwanted { operation.mayBeHit = true }
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
        if isNextUnwanted {
          reactor.schedule(after: Self.cancelRetry) { [self] in requestCancel() }
        }
      }
    }
  }

  /// Whether nobody waits for what the server runs now, apart from statements of our own, which are
  /// quick.
  var isNextUnwanted: Bool { inFlight.first { !$0.isOwn }?.isUnwanted ?? false }

  /// Whether the statement was hit by a request that was meant for another, and goes out again.
  func sendsAgain(_ operation: Operation) -> Bool {
    guard operation.mayBeHit, operation.isIndependent, !operation.isUnwanted,
      case .failure(let error)? = operation.outcome, error.sqlState == "57014"
    else { return false }
    operation.mayBeHit = false
    operation.outcome = nil
    sending.prepend(operation)
    return true
  }
}
