extension PostgresPool {
  /// Calls `body` as soon as the thread that drives all connections of the process has time, on it: whether
  /// or not a database answers. It must not block.
  public func whenDriverAnswers(_ body: @escaping @Sendable () -> Void) {
    reactor.enqueue(body)
  }
}
