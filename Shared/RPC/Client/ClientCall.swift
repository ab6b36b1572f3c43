import HTTP2
import NIOCore

/// One call on the client's event loop: its request, its messages, its end.
///
/// `@unchecked Sendable`: confined to the channel's event loop.
final class ClientCall: @unchecked Sendable {
  let path: String
  let options: CallOptions
  let framedRequest: [UInt8]
  let startedAt = ContinuousClock.now
  var state: GRPCClientStreamState
  private let responseSizeMax: Int

  /// The stream it runs on, while it does.
  private(set) var connection: ClientConnection?
  private(set) var stream: Int32 = 0
  var deadlineTimer: Scheduled<Void>?
  private(set) var hasRetried = false

  private var messages: CircularBuffer<ArraySlice<UInt8>> = []
  private var window = ReceiveWindow()
  private var end: Result<Void, RPCError>?
  private var waiter: CheckedContinuation<Result<ArraySlice<UInt8>?, RPCError>, Never>?
  /// Called once when the call is over, so that whoever queues it forgets it.
  var whenEnded: (() -> Void)?

  init(path: String, options: CallOptions, framedRequest: [UInt8], responseSizeMax: Int) {
    self.path = path
    self.options = options
    self.framedRequest = framedRequest
    self.responseSizeMax = responseSizeMax
    state = GRPCClientStreamState(responseSizeMax: responseSizeMax)
  }

  var isEnded: Bool { end != nil }

  // MARK: - The stream

  func started(on connection: ClientConnection, stream: Int32) {
    self.connection = connection
    self.stream = stream
  }

  func receiveHeaders(_ block: HTTP2HeaderBlock, endStream: Bool) {
    switch state.receiveHeaders(block, endStream: endStream) {
    case .none: break
    case .initialMetadata(let metadata): options.onInitialMetadata?(metadata)
    case .end(let error, let trailing):
      options.onTrailingMetadata?(trailing)
      finish(error.map { .failure($0) } ?? .success(()))
    }
  }

  func receiveData(_ bytes: [UInt8], endStream: Bool) {
    switch state.receiveData(bytes, endStream: endStream) {
    case .messages(let new):
      var completed = 0
      for message in new {
        completed += message.count + LengthPrefixedMessage.prefixCount
        messages.append(message)
      }
      connection?.consume(
        stream: stream, count: window.received(bytes.count, completed: completed))
      deliver()
    case .end(let error):
      abort(error)
    }
  }

  /// - Returns: whether the call is to be started again.
  func streamClosed(_ code: HTTP2ErrorCode) -> Bool {
    connection = nil
    switch state.streamClosed(code) {
    case .none:
      return false
    case .end(let error):
      finish(.failure(error))
      return false
    case .retry:
      guard !hasRetried else {
        finish(.failure(RPCError(reset: code)))
        return false
      }
      hasRetried = true
      state = GRPCClientStreamState(responseSizeMax: responseSizeMax)
      return true
    }
  }

  func connectionLost(_ error: RPCError) {
    connection = nil
    state.abandon()
    finish(.failure(error))
  }

  /// Ends the call from this side.
  func abort(_ error: RPCError) {
    state.abandon()
    connection?.reset(stream: stream)
    finish(.failure(error))
  }

  private func finish(_ result: Result<Void, RPCError>) {
    guard end == nil else { return }
    end = result
    deadlineTimer?.cancel()
    deadlineTimer = nil
    // What was read before an error counts for nothing: the caller gets the error at once.
    if case .failure = result { messages.removeAll() }
    whenEnded?()
    whenEnded = nil
    deliver()
  }

  // MARK: - The reader

  /// Hands over the next message, now or when it comes; nil after the last.
  func next(_ continuation: CheckedContinuation<Result<ArraySlice<UInt8>?, RPCError>, Never>) {
    if waiter != nil {
      continuation.resume(
        returning: .failure(RPCError(.internalError, "a response stream has one reader")))
      return
    }
    waiter = continuation
    deliver()
  }

  private func deliver() {
    guard let waiter else { return }
    if let message = messages.popFirst() {
      self.waiter = nil
      connection?.consume(
        stream: stream, count: window.taken(message.count + LengthPrefixedMessage.prefixCount))
      waiter.resume(returning: .success(message))
    } else if let end {
      self.waiter = nil
      waiter.resume(returning: end.map { nil })
    }
  }
}
