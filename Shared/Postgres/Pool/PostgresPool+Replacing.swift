extension PostgresPool {
  /// Replaces the connections that there are: idle ones now, the others when they come back. Work under way
  /// is not disturbed.
  ///
  /// For what a session of the server keeps as long as it lives, such as the rules of each time zone that it
  /// has computed with.
  public func replaceConnections() {
    let outdated = state.withLock { state in
      state.replacesBefore = .now
      return state.isClosed ? [] : state.takeOutdated()
    }
    reactor.enqueue { for pipeline in outdated { pipeline.close() } }
  }
}
