/// When the caller of the current task stops waiting.
///
/// Whatever runs under it waits for a connection no longer than that, and PostgreSQL is told to stop
/// each statement by then (`statement_timeout`), so that a server whose client has gone on does no
/// work for nobody. What takes too long ends as `PostgresError` of kind `.timedOut`.
///
/// A commit is not stopped: nobody would know what became of it. Scripts have limits of
/// their own. Unstructured tasks inherit the deadline; work that is not the caller's alone starts
/// with `Task.detached`.
public enum PostgresDeadline {
  /// Nil for work that nobody waits for: then the pool's own limits count.
  @TaskLocal public static var current: ContinuousClock.Instant?

  static var error: PostgresError {
    PostgresError(kind: .timedOut, message: "the caller's deadline has passed")
  }
}
