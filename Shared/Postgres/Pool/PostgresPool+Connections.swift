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
    case .assign(let link): assign(link, to: [waiter])
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
    } else if let link, let operation = waiter.operation {
      reactor.enqueue { link.cancel(operation) }
    }
  }

  /// Takes a connection back after use.
  func release(_ link: Link) {
    guard link.isReusable else { return reactor.enqueue { link.close() } }
    let now = ContinuousClock.now
    let (waiters, isUnwanted, trim) = state.withLock { state in
      (state.release(link, now: now), state.isUnwanted(link), state.scheduleTrim())
    }
    if let trim { scheduleTrim(after: trim) }
    if !waiters.isEmpty {
      assign(link, to: waiters)
    } else if isUnwanted {
      reactor.enqueue { link.close() }
    }
  }

  /// - Parameter waiters: one that needs the connection for itself, or some with a statement each.
  private func assign(_ link: Link, to waiters: [Waiter]) {
    if case .lease = waiters[0].want {
      waiters[0].continuation?.resume(returning: link)
      return
    }
    reactor.enqueue { link.start(waiters.lazy.compactMap(\.operation)) }
  }

  private func connect() {
    Connector.connect(configuration, reactor: reactor) { [self] result in
      switch result {
      case .success(let handle):
        let link = Link(handle, reactor: reactor, configuration: configuration, logger: logger)
        let isReadOnly = handle.isReadOnly
        let (wasAway, isWanted) = state.withLock { ($0.isAway, $0.connected(link)) }
        if wasAway {
          logger.info("connected to PostgreSQL again", metadata: ["pool": "\(poolName)"])
        }
        link.open(
          onLoss: { [self] link in lost(link) },
          onWriteRefused: { [self] link in writeRefused(on: link) })
        if isReadOnly { writeRefused(on: link) } else { writeAccessReturned(at: link.openedAt) }
        if isWanted { release(link) } else { link.close() }
      case .failure(let error):
        let (wasAway, delay, refused) = state.withLock {
          ($0.isAway, $0.connectFailed(error), $0.takeRefused())
        }
        logger.log(
          level: wasAway ? .debug : .warning, "cannot connect to PostgreSQL; it is tried again",
          metadata: ["pool": "\(poolName)", "reason": "\(error.message)"])
        for waiter in refused { waiter.fail(error) }
        if let delay {
          reactor.schedule(after: delay) { [self] in
            state.withLock { $0.endBackoff() }
            connectIfNeeded()
          }
        }
        resumeClosing()
      }
    }
  }

  private var poolName: String { configuration.applicationName }

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

  private func scheduleTrim(after delay: Duration) {
    reactor.enqueue { [reactor, weak self] in
      reactor.schedule(after: delay) { [weak self] in
        guard let self else { return }
        let (unused, next) = state.withLock { $0.trim(now: .now) }
        for link in unused { link.close() }
        if let next { scheduleTrim(after: next) }
      }
    }
  }

  private func scheduleSweep(after delay: Duration) {
    reactor.enqueue { [self] in
      reactor.schedule(after: delay) { [self] in
        let now = ContinuousClock.now
        let (expired, next) = state.withLock { state in
          let expired = state.expire(now: now)
          return (expired, state.scheduleSweep(now: now))
        }
        for (waiter, error) in expired { waiter.fail(error) }
        if let next { scheduleSweep(after: next) }
      }
    }
  }
}
