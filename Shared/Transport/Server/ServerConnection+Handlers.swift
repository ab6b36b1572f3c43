import RPCCore

/// Starting and ending the tasks of calls.
extension ServerConnection {
  /// - Parameter message: the request of a unary method.
  func start(_ call: ServerCall, _ message: InboundMessage?) {
    // A handler that never suspends would finish before the timer fires.
    if let deadline = call.context.deadline, deadline <= .now { return call.deadlinePassed() }
    run(call, core.chain(for: call, message), call.execution.beginHandling())
  }

  /// Runs a chain of interceptors: synchronously up to its first suspension, then on this loop.
  ///
  /// - Parameter run: number of the run.
  func run(_ call: ServerCall, _ chain: @escaping ServerCore.Chain, _ run: Int) {
    state.handlerBegan()
    let task = CallPropagation.$parent.withValue(call.context) {
      Task.immediate(executorPreference: executor) {
        do {
          try await chain()
          self.runEnded(call, nil)
        } catch {
          self.runEnded(call, error)
        }
      }
    }
    // It may have ended already, and another run begun.
    if call.execution.isRunning(run), !call.state.isFinished { call.task = task }
  }

  private func runEnded(_ call: ServerCall, _ error: (any Error)?) {
    guard eventLoop.inEventLoop else {
      eventLoop.execute { self.runEnded(call, error) }
      return
    }
    state.handlerEnded()
    call.task = nil
    let error = error.map { RPCError(thrownBy: $0, in: call, logger: core.logger) }
    switch call.execution.runEnded() {
    case .authorized(let body): authorized(call, error, holding: body)
    case .handled:
      call.end(with: error)
      call.leaveFlight()
    case .refused: call.end(with: error)
    }
    leaveIfIdle()
  }
}
