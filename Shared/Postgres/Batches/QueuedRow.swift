/// What the queue of a `BatchedWriter` knows of a row, whatever the row is: code for any type would
/// look up at run time, for each row, what it is about.
class QueuedRow: @unchecked Sendable {
  enum Phase {
    case new, queued, taken, withdrawn
  }

  /// When its caller stops waiting.
  final let deadline = PostgresDeadline.current

  /// Guarded by the writer's lock.
  final var phase = Phase.new
}
