internal import CPQ
internal import Glibc

extension ConnectionPipeline {
  /// Sends the operations that may be sent now.
  func pump() {
    guard mode != .closed, !isHeldBack else { return }
    var hasSent = false
    while mode == .pipeline, inFlight.count < Self.pipelineDepthMax, !isHeldBack,
      let operation = sending.first
    {
      if operation.isUnwanted {
        refuse(operation, Operation.cancelledError)
        continue
      }
      if operation.role != .ordinary, !hasBegun {
        // The transaction was never started on the server.
        sending.removeFirst()
        operation.complete(with: .success(nil))
        continue
      }
      if operation.isSimple {
        guard inFlight.isEmpty else { break }
        guard restoreLimitForScript() else {
          hasSent = true
          break
        }
      }
      let ownLimit = operation.ownTimeLimit ?? configuredLimit
      guard let limit = ownLimit.shortened(to: operation.deadline) else {
        refuse(operation, PostgresDeadline.error)
        continue
      }
      sending.removeFirst()
      inFlight.append(operation)
      operation.timeLimit = limit
      operation.sentAt = .now
      guard send(operation) else { return lose(PostgresError.connectionMessage(connection)) }
      hasSent = true
    }
    if hasSent { flush() }
  }

  private func refuse(_ operation: Operation, _ error: PostgresError) {
    sending.removeFirst()
    operation.complete(with: .failure(error))
  }

  private func send(_ operation: Operation) -> Bool {
    switch operation.command {
    case .script(let sql): return sendScript(sql, operation)
    case .synchronisation:
      operation.outcome = .success(nil)
      operation.replies = [.sync]
      return PQpipelineSync(connection) == 1
    case .statement, .single: break
    }
    discardStatements()
    var replies: [Operation.Reply] = []
    if operation.role != .ordinary {
      hasBegun = false
      endTransactionLimit()
    } else if let limit = sendTimeLimit(for: operation) {
      replies += limit
    } else {
      return false
    }
    if let begin = operation.begin, !hasBegun {
      hasBegun = true
      let query = PostgresQuery(unsafeSQL: begin)
      let (entry, isNew) = prepare(query)
      guard let entry, execute(query, entry) else { return false }
      if isNew { replies.append(.prepare(entry)) }
      replies.append(.begin(entry))
    }
    switch operation.command {
    case .statement(let query):
      let (entry, isNew) = prepare(query)
      guard let entry, execute(query, entry) else { return false }
      if isNew { replies.append(.prepare(entry)) }
      replies.append(.rows(entry))
      // It reverts settings made since the savepoint.
      if query.begins(with: "ROLLBACK TO") { currentLimit = nil }
    case .single(let sql):
      guard PQsendQueryParams(connection, sql, 0, nil, nil, nil, nil, 1) == 1 else { return false }
      replies.append(.rows(nil))
    case .script, .synchronisation:
      return false
    }
    replies.append(.sync)
    operation.replies = replies[...]
    return PQpipelineSync(connection) == 1
  }

  /// The server accepts scripts only outside pipeline mode.
  private func sendScript(_ sql: String, _ operation: Operation) -> Bool {
    var sql = sql
    if let begin = operation.begin, !hasBegun {
      hasBegun = true
      sql = "\(begin);\n\(sql)"
    }
    mode = .simple
    return PQexitPipelineMode(connection) == 1 && PQsendQuery(connection, sql) == 1
  }

  func prepare(_ query: PostgresQuery) -> (StatementCache.Entry?, isNew: Bool) {
    let types = query.bindings.entries.map(\.oid)
    let key = StatementCache.Key(sql: query.sql, types: types)
    if let entry = cache.find(key) { return (entry, false) }
    let entry = cache.insert(key)
    let isSent =
      PQsendPrepare(connection, entry.name, key.sql, Int32(types.count), types) == 1
    return (isSent ? entry : nil, true)
  }

  func execute(_ query: PostgresQuery, _ entry: StatementCache.Entry) -> Bool {
    query.bindings.withParameters { values, lengths, formats in
      PQsendQueryPrepared(
        connection, entry.name, Int32(query.bindings.entries.count), values, lengths, formats, 1)
        == 1
    }
  }

  /// Deallocates statements that left the cache, between transactions, so that a failure cannot
  /// affect one.
  private func discardStatements() {
    guard !cache.discarded.isEmpty, mode == .pipeline, inFlight.count == 1, !hasBegun,
      PQtransactionStatus(connection) == PQTRANS_IDLE
    else { return }
    for name in cache.takeDiscarded() {
      let sql = "DEALLOCATE \(name)"
      addOwn(.single(sql), replies: [.rows(nil), .sync], at: inFlight.count - 1)
      _ = PQsendQueryParams(connection, sql, 0, nil, nil, nil, nil, 1)
      _ = PQpipelineSync(connection)
    }
  }

  /// Sends a statement of the connection itself.
  ///
  /// - Parameters:
  ///   - place: its position among those in flight, before the one that is being sent, if any.
  ///   - completion: called with whether it succeeded.
  func sendOwn(
    _ query: PostgresQuery, at place: Int, completion: @escaping (_ isDone: Bool) -> Void
  ) -> Bool {
    let (entry, isNew) = prepare(query)
    guard let entry, execute(query, entry) else { return false }
    let replies: [Operation.Reply] = (isNew ? [.prepare(entry)] : []) + [.rows(entry), .sync]
    addOwn(.statement(query), replies: replies, at: place).onCompletion { result in
      if case .success = result { completion(true) } else { completion(false) }
    }
    return PQpipelineSync(connection) == 1
  }

  @discardableResult
  private func addOwn(
    _ command: Operation.Command, replies: [Operation.Reply], at place: Int
  ) -> Operation {
    let operation = Operation(command)
    operation.isOwn = true
    // It must not delay cancel requests.
    operation.cancelRequested.store(true, ordering: .relaxed)
    operation.sentAt = .now
    operation.replies = replies[...]
    inFlight.insert(operation, at: place)
    return operation
  }
}
