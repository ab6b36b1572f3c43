extension PostgresPool {
  /// Returns when the thread that drives the connections has had a turn and the pool's state could be
  /// looked at: never, while either hangs. The database is not asked.
  public func reactorTurns() async {
    await withCheckedContinuation { turn in whenDriverAnswers { turn.resume() } }
    _ = statistics
  }
}
