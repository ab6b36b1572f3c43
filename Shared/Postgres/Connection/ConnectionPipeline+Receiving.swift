internal import CPQ

extension ConnectionPipeline {
  /// Reads all complete results.
  func readResults() {
    var nulls = 0
    while mode != .closed, let operation = inFlight.first {
      guard PQisBusy(connection) == 0 else { break }
      guard let result = PQgetResult(connection) else {
        if mode == .simple {
          endScript(operation)
        } else {
          // A null separates the results of a pipeline; two in a row mean that there are no more.
          nulls += 1
          if nulls > 1 { return }
        }
        continue
      }
      nulls = 0
      if mode == .simple {
        take(scriptResult: result, for: operation)
      } else {
        take(result, for: operation)
      }
    }
    // Reads notices, notifications and the reason of a disconnection.
    if mode != .closed, inFlight.isEmpty { _ = PQisBusy(connection) }
  }

  private func take(_ result: OpaquePointer, for operation: Operation) {
    switch PQresultStatus(result) {
    case PGRES_PIPELINE_SYNC:
      PQclear(result)
      finish(operation)
    case PGRES_PIPELINE_ABORTED:
      PQclear(result)
      if case .prepare(let entry)? = operation.replies.popFirst() {
        cache.forget(entry, isPrepared: false)
      }
    case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY:
      take(success: result, for: operation)
    default:
      take(failure: result, for: operation)
    }
  }

  private func take(success result: OpaquePointer, for operation: Operation) {
    guard case .rows(let entry)? = operation.replies.popFirst() else { return PQclear(result) }
    var columns = entry?.columns
    // After a change of the table, `SELECT *` has other columns.
    if let known = columns, known.names.count != Int(PQnfields(result)) { columns = nil }
    let rows = ResultSet(result, columns: columns)
    entry?.columns = rows.columns
    if operation.outcome == nil { operation.outcome = .success(rows) }
  }

  private func take(failure result: OpaquePointer, for operation: Operation) {
    let isFatal = PostgresError.isFatal(result)
    var error = PostgresError(result: result)
    PQclear(result)
    if isFatal { return lose(error.message, error: error) }
    switch operation.replies.popFirst() {
    case .prepare(let entry):
      entry.failure = error
      cache.forget(entry, isPrepared: false)
    case .rows(let entry?), .begin(let entry), .timeLimit(let entry):
      if error.sqlState == "26000" {
        // Either preparing it failed, or it was deallocated.
        if let failure = entry.failure { error = failure }
        cache.forget(entry, isPrepared: false)
      } else if error.sqlState == "0A000" {
        // "cached plan must not change result type": it is prepared again next time.
        cache.forget(entry, isPrepared: true)
      }
    case .rows(nil), .sync, nil:
      break
    }
    operation.fail(error)
  }

  private func take(scriptResult result: OpaquePointer, for operation: Operation) {
    switch PQresultStatus(result) {
    case PGRES_COPY_IN, PGRES_COPY_OUT, PGRES_COPY_BOTH:
      PQclear(result)
      lose("COPY is not supported")
    case PGRES_BAD_RESPONSE, PGRES_NONFATAL_ERROR, PGRES_FATAL_ERROR:
      let isFatal = PostgresError.isFatal(result)
      let error = PostgresError(result: result)
      PQclear(result)
      if isFatal { return lose(error.message, error: error) }
      operation.fail(error)
    default:
      if case .failure? = operation.outcome { return PQclear(result) }
      operation.outcome = .success(ResultSet(result, columns: nil))
    }
  }

  private func endScript(_ operation: Operation) {
    guard PQenterPipelineMode(connection) == 1 else {
      return lose(PostgresError.connectionMessage(connection))
    }
    mode = .pipeline
    finish(operation)
  }

  private func finish(_ operation: Operation) {
    inFlight.removeFirst()
    rememberTransactionStatus(after: operation)
    if operation.isWriteRefused { onWriteRefused(self) }
    if operation.metFullDisk { onFullDisk() }
    if !sendsAgain(operation) { operation.complete(with: verdict(on: operation)) }
    // The caller of the next statement gave up while it was queued.
    if isNextUnwanted { requestCancel() }
  }

  private func verdict(on operation: Operation) -> Result<ResultSet?, PostgresError> {
    switch operation.outcome {
    case .success(let rows)?:
      if operation.role == .commit, rows?.commandTag == "ROLLBACK" {
        return .failure(
          PostgresError(
            kind: .server, sqlState: "25P02",
            message: "the transaction was rolled back because one of its statements failed"))
      }
      return .success(rows)
    case .failure(var error)?:
      if error.sqlState == "57014" { error.kind = reasonOfCancellation(of: operation) }
      return .failure(error)
    case nil:
      return .failure(PostgresError(kind: .server, message: "the server returned no result"))
    }
  }

  /// The server uses one code for a cancel request, for its time limit and for an operator; its
  /// message differs, but is translated.
  private func reasonOfCancellation(of operation: Operation) -> PostgresError.Kind {
    if operation.isUnwanted { return .cancelled }
    guard let limit = operation.timeLimit.duration, let sentAt = operation.sentAt else {
      return .server
    }
    return sentAt.duration(to: .now) >= limit ? .timedOut : .server
  }
}
