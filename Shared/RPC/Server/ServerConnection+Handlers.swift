import RPCCore

/// What runs for calls.
extension ServerConnection {
  /// - Parameter message: the request of a method that takes one.
  func start(_ call: ServerCall, _ message: InboundMessage?) {
    // A handler that never waits would answer before the timer has its turn.
    if let deadline = call.context.deadline, deadline <= .now { return deadlinePassed(call) }
    run(call, core.chain(for: call, message), call.execution.beginHandling())
  }

  /// Runs a chain of interceptors: here and now up to its first suspension, and on this loop after it.
  ///
  /// - Parameter run: its number.
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
    // It may have ended already, and another one begun.
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
      end(call, with: error)
      leaveFlight(call)
    case .refused: end(call, with: error)
    }
    leaveIfIdle()
  }
}
