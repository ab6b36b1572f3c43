import RPCCore

/// Requests whose decoding would hold the event loop up.
extension ServerConnection: LargeRequests.Source {
  /// A request that has come whole waits until its method's handler starts.
  struct WaitingRequest {
    let call: ServerCall
    let message: InboundMessage
  }

  /// The whole request of a call is there.
  func invoke(_ call: ServerCall, _ message: InboundMessage) {
    guard message.contentsCountMax > LargeRequests.sizeMin else {
      releaseBuffered(call)
      return start(call, message)
    }
    // What is waiting counts as buffered.
    waitingRequests.append(WaitingRequest(call: call, message: message))
    if waitingRequests.count == 1 { largeRequests.add(self) }
  }

  func startLargeRequest() -> Bool {
    if let request = waitingRequests.popFirst(), !request.call.state.isFinished {
      releaseBuffered(request.call)
      start(request.call, request.message)
      handler?.scheduleFlush()
    }
    // Those that were cancelled meanwhile need no start.
    while waitingRequests.first?.call.state.isFinished == true { waitingRequests.removeFirst() }
    return !waitingRequests.isEmpty
  }
}
