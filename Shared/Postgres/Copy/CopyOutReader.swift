/// One pass over what a COPY gives. Used by one iterator, hence by one task at a time.
final class CopyOutReader: @unchecked Sendable {
  private let pool: PostgresPool
  private let query: PostgresQuery
  private let buffer: CopyOutBuffer
  private var operation: Operation?
  private var link: Link?
  private var isFinished = false

  init(pool: PostgresPool, query: PostgresQuery, bufferBytesMax: Int) {
    self.pool = pool
    self.query = query
    buffer = CopyOutBuffer(bytesMax: bufferBytesMax)
  }

  deinit {
    // The reader left early.
    if !isFinished { abandon() }
  }

  func next() async throws -> [UInt8]? {
    guard !isFinished else { return nil }
    do {
      let link = try await start()
      let chunk = try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          link.reactor.enqueue { [buffer] in link.demand(buffer, continuation) }
        }
      } onCancel: {
        abandon()
      }
      if chunk == nil { isFinished = true }
      return chunk
    } catch {
      isFinished = true
      throw error
    }
  }

  private func start() async throws -> Link {
    if let link { return link }
    try query.checkForCopy()
    let link = try await pool.acquire()
    let operation = Operation(
      .copyOut(query.sql, buffer),
      timeLimit: TimeLimit(configured: pool.configuration.copyTimeLimit))
    operation.onCompletion { [pool, buffer] result in
      pool.release(link)
      buffer.finish(result)
    }
    self.link = link
    self.operation = operation
    link.reactor.enqueue { link.start(operation) }
    return link
  }

  private func abandon() {
    guard let link, let operation else { return }
    link.reactor.enqueue { [buffer] in link.abandon(buffer, of: operation) }
  }
}
