internal import CPQ
internal import Logging

/// Detects the end of a server's read-only state.
extension PostgresPool {
  /// Interval of checks whether the server is writable again.
  static let writeAccessInterval: Duration = .seconds(2)

  /// Whether writes are currently rejected (SQLSTATE 25006), as far as this pool knows; always
  /// false in a pool that only reads.
  public var isReadOnly: Bool { state.withLock { $0.writeAccess.isReadOnly } }

  /// Whether a statement failed within the last two minutes because the server's disk was full. A
  /// service writes more often than that by itself.
  public var isDiskFull: Bool {
    state.withLock { $0.writeAccess.fullAt.map { .now - $0 < .seconds(120) } ?? false }
  }

  /// A write was rejected on this connection, or it reports that it is read-only.
  func writeRefused(on pipeline: ConnectionPipeline) {
    guard !configuration.onlyReads,
      state.withLock({ !$0.isClosed && $0.writeAccess.refused(openedAt: pipeline.openedAt) })
    else { return }
    logger.warning(
      "PostgreSQL is read-only: it is a replica, or was set to read-only; reads continue",
      metadata: ["pool": "\(configuration.applicationName)"])
    onWriteAccess(false)
    // Check at once: perhaps only this connection is affected.
    lookForWriteAccess()
  }

  /// Opens an additional connection, which shows whether new ones are writable.
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

  /// Replaces older connections: idle ones now, the others when they are released.
  func writeAccessReturned(at instant: ContinuousClock.Instant) {
    let (isNews, outdated) = state.withLock { state in
      let isNews = state.writeAccess.returned(at: instant)
      return (isNews && !state.isClosed, isNews ? state.takeOutdated() : [])
    }
    for pipeline in outdated { pipeline.close() }
    guard isNews else { return }
    logger.info(
      "PostgreSQL is writable again", metadata: ["pool": "\(configuration.applicationName)"])
    onWriteAccess(true)
  }
}

extension ConnectionHandle {
  /// Whether transactions on it are read-only by default, as reported by the server (PostgreSQL
  /// manual §55.2.7).
  var isReadOnly: Bool {
    ["default_transaction_read_only", "in_hot_standby"].contains { (name: String) in
      PQparameterStatus(pointer, name).map { String(cString: $0) == "on" } ?? false
    }
  }
}
