internal import Logging

extension PostgresPool {
  /// Serves the waiter now or later.
  func admit(_ waiter: Waiter) {
    let now = ContinuousClock.now
    let (verdict, sweep) = state.withLock { state in
      let verdict = state.admit(waiter, now: now)
      return (verdict, state.scheduleSweep(now: now))
    }
    switch verdict {
    case .assign(let link): assign(link, to: waiter)
    case .wait(let mustConnect): if mustConnect { connect() }
    case .refuse(let error): waiter.fail(error)
    }
    if let sweep { scheduleSweep(after: sweep) }
  }

  /// Gives up waiting, or what is under way.
  func cancel(_ waiter: Waiter) {
    waiter.cancelRequested.store(true, ordering: .relaxed)
    let (wasWaiting, link) = state.withLock { state in (state.withdraw(waiter), waiter.link) }
    if wasWaiting {
      waiter.fail(Operation.cancelledError)
    } else if let link, case .statement(let operation) = waiter.want {
      reactor.enqueue { link.cancel(operation) }
    }
  }

  /// Takes a connection back after use.
  func release(_ link: Link) {
    guard link.isReusable else { return reactor.enqueue { link.close() } }
    let (waiter, isClosed) = state.withLock { state in (state.release(link), state.isClosed) }
    if let waiter {
      assign(link, to: waiter)
    } else if isClosed {
      reactor.enqueue { link.close() }
    }
  }

  private func assign(_ link: Link, to waiter: Waiter) {
    switch waiter.want {
    case .statement(let operation): reactor.enqueue { link.start(operation) }
    case .lease: waiter.continuation?.resume(returning: link)
    }
  }

  private func connect() {
    Connector.connect(configuration, reactor: reactor) { [self] result in
      switch result {
      case .success(let handle):
        let link = Link(handle, reactor: reactor, configuration: configuration, logger: logger)
        let isWanted = state.withLock { $0.connected(link) }
        link.open(onLoss: { [self] link in lost(link) })
        if isWanted { release(link) } else { link.close() }
      case .failure(let error):
        logger.warning(
          "cannot connect to PostgreSQL", metadata: ["reason": "\(error.message)"])
        if let delay = state.withLock({ $0.connectFailed(error) }) {
          reactor.schedule(after: delay) { [self] in
            state.withLock { $0.endBackoff() }
            connectIfNeeded()
          }
        }
        resumeClosing()
      }
    }
  }

  private func connectIfNeeded() {
    while state.withLock({ $0.startConnecting() }) { connect() }
  }

  private func lost(_ link: Link) {
    state.withLock { $0.lost(link) }
    connectIfNeeded()
    resumeClosing()
  }

  private func resumeClosing() {
    for continuation in state.withLock({ $0.takeClosing() }) { continuation.resume() }
  }

  private func scheduleSweep(after delay: Duration) {
    reactor.enqueue { [self] in
      reactor.schedule(after: delay) { [self] in
        let now = ContinuousClock.now
        let (expired, error, next) = state.withLock { state in
          let (expired, error) = state.expire(now: now)
          return (expired, error, state.scheduleSweep(now: now))
        }
        for waiter in expired { waiter.fail(error) }
        if let next { scheduleSweep(after: next) }
      }
    }
  }
}
