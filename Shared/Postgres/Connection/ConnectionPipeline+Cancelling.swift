internal import CPQ

extension ConnectionPipeline {
  private static let cancelRetry: Duration = .milliseconds(100)
  private static let cancelTimeout: Duration = .seconds(10)

  /// Cancels a statement whose caller no longer waits. An unsent statement is dropped; a sent one
  /// is cancelled on the server, and completes when the server has answered.
  func cancel(_ operation: Operation) {
    if let index = sending.firstIndex(where: { $0 === operation }) {
      sending.remove(at: index)
      operation.complete(with: .failure(Operation.cancelledError))
      return
    }
    requestCancel()
  }

  /// Cancels the current statement on the server if its caller has given up.
  ///
  /// A cancel request stops the statement that runs when it arrives, possibly a later one. So it
  /// is sent only if each statement in flight is abandoned or a single statement of a pool: one
  /// that is hit by mistake had no effect and is sent again. Nothing new is sent before the server
  /// has closed the request's connection: by then the signal has been raised, and an idle server
  /// process ignores it (`ProcessInterrupts` in PostgreSQL).
  func requestCancel() {
    guard mode != .closed, !isHeldBack, let connection, isNextUnwanted,
      inFlight.allSatisfy({ $0.isUnwanted || $0.isIndependent }),
      let request = PQgetCancel(connection)
    else { return }
    isHeldBack = true
    for operation in inFlight where !operation.isUnwanted { operation.mayBeHit = true }
    let handle = ConnectionHandle(pointer: request)
    let timer = reactor.schedule(after: Self.cancelTimeout) { [self] in
      lose("the server did not accept a cancel request")
    }
    BlockingCall.run { [self] in
      var text = [CChar](repeating: 0, count: 256)
      PQcancel(handle.pointer, &text, Int32(text.count))
      PQfreeCancel(handle.pointer)
      reactor.enqueue { [self] in
        reactor.cancel(timer)
        isHeldBack = false
        pump()
        // The request has no effect if it overtakes the statement.
        if isNextUnwanted {
          reactor.schedule(after: Self.cancelRetry) { [self] in requestCancel() }
        }
      }
    }
  }

  /// Whether the caller of the current statement has given up, apart from the connection's own
  /// statements, which are fast.
  var isNextUnwanted: Bool { inFlight.first { !$0.isOwn }?.isUnwanted ?? false }

  /// Queues the statement again if it was hit by a cancel request for another one; returns whether
  /// it did.
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
