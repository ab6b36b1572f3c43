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
    case .assign(let pipeline): assign(pipeline, to: [waiter])
    case .wait(let mustConnect): if mustConnect { connect() }
    case .refuse(let error): waiter.fail(error)
    }
    if let sweep { scheduleSweep(after: sweep) }
  }

  /// Cancels waiting, or the statement in flight.
  func cancel(_ waiter: Waiter) {
    waiter.cancelRequested.store(true, ordering: .relaxed)
    let (wasWaiting, pipeline) = state.withLock { state in (state.withdraw(waiter), waiter.pipeline)
    }
    if wasWaiting {
      waiter.fail(Operation.cancelledError)
    } else if let pipeline, let operation = waiter.operation {
      reactor.enqueue { pipeline.cancel(operation) }
    }
  }

  /// Takes a connection back after use.
  func release(_ pipeline: ConnectionPipeline) {
    guard pipeline.isReusable else { return reactor.enqueue { pipeline.close() } }
    let now = ContinuousClock.now
    let (waiters, isUnwanted, trim) = state.withLock { state in
      (state.release(pipeline, now: now), state.isUnwanted(pipeline), state.scheduleTrim())
    }
    if let trim { scheduleTrim(after: trim) }
    if !waiters.isEmpty {
      assign(pipeline, to: waiters)
    } else if isUnwanted {
      reactor.enqueue { pipeline.close() }
    }
  }

  /// - Parameter waiters: one that needs the connection exclusively, or some with a statement each.
  private func assign(_ pipeline: ConnectionPipeline, to waiters: [Waiter]) {
    if case .lease = waiters[0].want {
      waiters[0].continuation?.resume(returning: pipeline)
      return
    }
    reactor.enqueue { pipeline.start(waiters.lazy.compactMap(\.operation)) }
  }

  private func connect() {
    Connector.connect(configuration, reactor: reactor) { [self] result in
      switch result {
      case .success(let handle):
        let pipeline = ConnectionPipeline(
          handle, reactor: reactor, configuration: configuration, logger: logger)
        let isReadOnly = handle.isReadOnly
        let (wasAway, isWanted) = state.withLock { ($0.isAway, $0.connected(pipeline)) }
        if wasAway {
          logger.info("reconnected to PostgreSQL", metadata: ["pool": "\(poolName)"])
        }
        pipeline.open(
          onLoss: { [self] pipeline in lost(pipeline) },
          onWriteRefused: { [self] pipeline in writeRefused(on: pipeline) },
          onFullDisk: { [self] in state.withLock { $0.writeAccess.fullAt = .now } })
        if isReadOnly {
          writeRefused(on: pipeline)
        } else {
          writeAccessReturned(at: pipeline.openedAt)
        }
        if isWanted { release(pipeline) } else { pipeline.close() }
      case .failure(let error):
        let (wasAway, delay, refused) = state.withLock {
          ($0.isAway, $0.connectFailed(error), $0.takeRefused())
        }
        logger.log(
          level: wasAway ? .debug : .warning, "cannot connect to PostgreSQL; retrying",
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

  private func lost(_ pipeline: ConnectionPipeline) {
    state.withLock { $0.lost(pipeline) }
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
        for pipeline in unused { pipeline.close() }
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

extension PostgresPool {
  /// Replaces all connections: idle ones now, the others when they are released. Work in flight is
  /// not interrupted.
  ///
  /// Used for state that the server keeps per session, such as time zone rules it has loaded.
  public func replaceConnections() {
    let outdated = state.withLock { state in
      state.replacesBefore = .now
      return state.isClosed ? [] : state.takeOutdated()
    }
    reactor.enqueue { for pipeline in outdated { pipeline.close() } }
  }
}

extension PostgresPool {
  /// Calls `body` on the thread that drives all connections of the process, as soon as it is free,
  /// whether or not a database answers. It must not block.
  public func whenDriverAnswers(_ body: @escaping @Sendable () -> Void) {
    reactor.enqueue(body)
  }
}
