internal import CPQ

/// COPY takes a connection out of pipeline mode and has it to itself.
extension Link {
  /// The most that is handed to libpq before the socket has taken it.
  private static let pieceBytes = 64 << 10

  /// The server agrees to a COPY.
  func beginCopy(_ status: ExecStatusType, for operation: Operation) {
    switch (status, operation.command) {
    case (PGRES_COPY_OUT, .copyOut(_, let buffer)):
      buffer.hasBegun = true
      mode = .copyOut
    case (PGRES_COPY_IN, .copyIn(_, let feed)):
      feed.hasBegun = true
      mode = .copyIn
      sendCopyData()
    default:
      lose("this way, COPY is not supported")
    }
  }

  // MARK: Out

  /// Reads until the buffer is full; then the socket is left alone, and the server has to wait.
  ///
  /// - Returns: whether the data have ended, and results follow.
  func readCopyData(into buffer: CopyOutBuffer) -> Bool {
    while true {
      if buffer.isFull {
        buffer.deliver()
        guard !buffer.isFull else {
          isReadingPaused = true
          return false
        }
      }
      var row: UnsafeMutablePointer<CChar>?
      let count = PQgetCopyData(connection, &row, 1)
      if let row {
        buffer.append(UnsafeRawBufferPointer(start: row, count: Int(count)))
        PQfreemem(row)
      } else if count == 0 {
        buffer.deliver()
        isReadingPaused = false
        return false
      } else {
        // The end, or why there is none, is a result.
        isReadingPaused = false
        mode = .simple
        return true
      }
    }
  }

  func demand(_ buffer: CopyOutBuffer, _ continuation: CopyOutBuffer.Continuation) {
    buffer.demand(continuation)
    continueReading()
  }

  /// The reader has gone.
  func abandon(_ buffer: CopyOutBuffer, of operation: Operation) {
    buffer.abandon()
    operation.cancelRequested.store(true, ordering: .relaxed)
    cancel(operation)
    continueReading()
  }

  private func continueReading() {
    guard isReadingPaused else { return }
    isReadingPaused = false
    readResults()
    pump()
  }

  // MARK: In

  func put(
    _ chunk: [UInt8], into feed: CopyInFeed, _ continuation: CheckedContinuation<Void, any Error>
  ) {
    feed.put(chunk, continuation)
    sendCopyData()
  }

  /// - Parameter operation: the one that is to end, whose cancelling it is if it is aborted.
  func end(_ feed: CopyInFeed, of operation: Operation, _ end: CopyInFeed.End) {
    feed.setEnd(end)
    if end == .abort {
      operation.cancelRequested.store(true, ordering: .relaxed)
      // A server that reads sees the end of the data, one that works or waits the request.
      cancel(operation)
    }
    sendCopyData()
  }

  /// Sends as much as the socket takes; called again when it takes more.
  func sendCopyData() {
    guard mode == .copyIn, let operation = inFlight.first,
      case .copyIn(_, let feed) = operation.command
    else { return }
    while !feed.unsent.isEmpty, !waitsForWriting {
      let piece = feed.unsent.prefix(Self.pieceBytes)
      let isTaken = piece.withUnsafeBytes { bytes in
        PQputCopyData(
          connection, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
      }
      guard isTaken == 1 else { return lose(PostgresError.connectionMessage(connection)) }
      feed.unsent = feed.unsent.dropFirst(piece.count)
      flush()
      guard mode == .copyIn else { return }
    }
    if feed.unsent.isEmpty, !waitsForWriting { feed.chunkSent() }
    guard feed.endsNow, let end = feed.end else { return }
    if end == .complete { operation.isCommitPossible = true }
    mode = .simple
    guard PQputCopyEnd(connection, end == .abort ? "given up by the client" : nil) == 1 else {
      return lose(PostgresError.connectionMessage(connection))
    }
    flush()
    // What the server has against the data may be here already, unread.
    reactor.enqueue { [self] in
      readResults()
      pump()
    }
  }
}
