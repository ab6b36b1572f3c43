/// What the server has sent of a COPY and nobody has read. Confined to the reactor's thread.
final class CopyOutBuffer: @unchecked Sendable {
  typealias Continuation = CheckedContinuation<[UInt8]?, any Error>

  private let bytesMax: Int
  private var bytes: [UInt8] = []
  private var reader: Continuation?
  private var end: Result<Void, PostgresError>?
  /// Whether the server has taken the statement for a COPY.
  var hasBegun = false
  /// Nobody reads any more; what comes is dropped.
  private var isAbandoned = false

  init(bytesMax: Int) {
    self.bytesMax = max(1, bytesMax)
  }

  /// Whether the server has to wait for the reader.
  var isFull: Bool { bytes.count >= bytesMax && !isAbandoned }

  func append(_ row: UnsafeRawBufferPointer) {
    if !isAbandoned { bytes.append(contentsOf: row) }
  }

  /// Takes a reader's demand: what there is, or what comes next, or the end.
  func demand(_ continuation: Continuation) {
    reader = continuation
    deliver()
  }

  /// Gives what there is to the reader who waits, if one does.
  func deliver() {
    guard let reader else { return }
    if !bytes.isEmpty {
      self.reader = nil
      let chunk = bytes
      bytes = []
      reader.resume(returning: chunk)
    } else if let end {
      self.reader = nil
      reader.resume(with: end.map { nil })
    }
  }

  func abandon() {
    isAbandoned = true
    bytes = []
  }

  func finish(_ result: Result<ResultSet?, PostgresError>) {
    end = result.flatMap { _ in
      hasBegun
        ? .success(())
        : .failure(
          PostgresError(kind: .parameter, message: "the statement is no COPY … TO STDOUT"))
    }
    deliver()
  }
}
