internal import CPQ
internal import Logging

/// A server that takes no writes: what the pool does to notice the end of it.
extension PostgresPool {
  /// Between two looks whether the server takes writes again.
  static let writeAccessInterval: Duration = .seconds(2)

  /// Whether writes are refused at the moment (SQLSTATE 25006), as far as this pool has seen; always
  /// false in a pool that only reads.
  public var isReadOnly: Bool { state.withLock { $0.writeAccess.isReadOnly } }

  /// A write was refused on this connection, or it says itself that it takes none.
  func writeRefused(on pipeline: ConnectionPipeline) {
    guard !configuration.onlyReads,
      state.withLock({ !$0.isClosed && $0.writeAccess.refused(openedAt: pipeline.openedAt) })
    else { return }
    logger.warning(
      "PostgreSQL takes no writes: it is a replica, or was made read-only; reads go on",
      metadata: ["pool": "\(configuration.applicationName)"])
    onWriteAccess(false)
    // At once: perhaps it was this connection alone.
    lookForWriteAccess()
  }

  /// Opens a connection, beyond those of the pool, that says whether new ones take writes.
  private func lookForWriteAccess() {
    guard state.withLock({ !$0.isClosed && $0.writeAccess.isReadOnly }) else { return }
    Connector.connect(configuration, reactor: reactor) { [weak self, reactor] result in
      if case .success(let handle) = result {
        let takesWrites = !handle.isReadOnly
        PQfinish(handle.pointer)
        if takesWrites {
          self?.writeAccessReturned(at: .now)
          return
        }
      }
      reactor.schedule(after: Self.writeAccessInterval) { [weak self] in
        self?.lookForWriteAccess()
      }
    }
  }

  /// Replaces the connections from before: idle ones now, the others when they come back.
  func writeAccessReturned(at instant: ContinuousClock.Instant) {
    let (isNews, outdated) = state.withLock { state in
      let isNews = state.writeAccess.returned(at: instant)
      return (isNews && !state.isClosed, isNews ? state.takeOutdated() : [])
    }
    for pipeline in outdated { pipeline.close() }
    guard isNews else { return }
    logger.info(
      "PostgreSQL takes writes again", metadata: ["pool": "\(configuration.applicationName)"])
    onWriteAccess(true)
  }
}

extension ConnectionHandle {
  /// Whether a transaction on it is read-only unless it says otherwise: what the server reports of
  /// itself without being asked (PostgreSQL manual §55.2.7).
  var isReadOnly: Bool {
    ["default_transaction_read_only", "in_hot_standby"].contains { (name: String) in
      PQparameterStatus(pointer, name).map { String(cString: $0) == "on" } ?? false
    }
  }
}
