/// What goes to the server in a COPY, a chunk at a time. Confined to the reactor's thread.
final class CopyInFeed: @unchecked Sendable {
  enum End {
    case complete
    /// Makes the server take back what it has got.
    case abort
  }

  /// Whether the server has taken the statement for a COPY.
  var hasBegun = false
  var unsent: ArraySlice<UInt8> = []
  /// How it is to end, once that is known.
  private(set) var end: End?
  private var writer: CheckedContinuation<Void, any Error>?
  private var awaiting: CheckedContinuation<ResultSet?, any Error>?
  private var result: Result<ResultSet?, PostgresError>?

  /// Whether the end may be sent: an abort at once, the other when everything before it is.
  var endsNow: Bool {
    switch end {
    case .complete?: unsent.isEmpty
    case .abort?: true
    case nil: false
    }
  }

  func put(_ chunk: [UInt8], _ continuation: CheckedContinuation<Void, any Error>) {
    if let result { return continuation.resume(with: result.map { _ in }) }
    guard end == nil else { return continuation.resume(throwing: Operation.cancelledError) }
    unsent = chunk[...]
    writer = continuation
  }

  /// Lets the writer go on.
  func chunkSent() {
    writer?.resume()
    writer = nil
  }

  func setEnd(_ end: End) {
    guard self.end == nil || end == .abort else { return }
    self.end = end
    if end == .abort {
      unsent = []
      writer?.resume(throwing: Operation.cancelledError)
      writer = nil
    }
  }

  func whenFinished(_ continuation: CheckedContinuation<ResultSet?, any Error>) {
    if let result { return continuation.resume(with: result.mapError { $0 }) }
    awaiting = continuation
  }

  func finish(_ result: Result<ResultSet?, PostgresError>) {
    let result = result.flatMap { rows in
      hasBegun
        ? .success(rows)
        : .failure(
          PostgresError(kind: .parameter, message: "the statement is no COPY … FROM STDIN"))
    }
    self.result = result
    unsent = []
    // A statement that ends by itself has no use for the rest; why, its result tells.
    writer?.resume(with: result.map { _ in })
    writer = nil
    awaiting?.resume(with: result.mapError { $0 })
    awaiting = nil
  }
}
