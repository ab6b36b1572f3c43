import HTTP2
import NIOCore
import RPCCore

/// One call on the client's event loop: its request, its messages, its end.
///
/// `@unchecked Sendable`: confined to the channel's event loop.
final class ClientCall: @unchecked Sendable {
  let path: String
  /// The caller's options, unchanged.
  let initialOptions: CallOptions
  /// The options including the interceptors' additions.
  private(set) var options: CallOptions
  let encoding: MessageEncoding
  let startedAt = ContinuousClock.now
  var state: GRPCClientStreamState
  private let configuration: ChannelConfiguration
  private var request: RequestBuffer

  /// The connection of its current stream.
  private(set) var connection: ClientConnection?
  private(set) var stream: Int32 = 0
  var deadlineTimer: Scheduled<Void>?
  /// Decides on further attempts; nil for a call with only one.
  var channel: ChannelCore?
  private(set) var retry: RetryState
  /// The error of the last attempt, while the next one waits.
  var lastError: RPCError?
  /// Bytes counted against the channel's retry buffer.
  private var heldBytes = 0

  private var inbox = MessageInbox()
  let outlet: MessageOutlet
  private var end: Result<Void, RPCError>?
  /// Callbacks of the interceptors for the end of the call.
  var endings: [@Sendable (RPCError?) -> Void] = []
  /// Called once when the call is over, so that a queue can remove it.
  var whenEnded: (() -> Void)?

  /// - Parameter request: the framed message of a unary request; nil for a request stream.
  init(
    path: String, options: CallOptions, request: [UInt8]?, encoding: MessageEncoding,
    configuration: ChannelConfiguration, eventLoop: any EventLoop
  ) {
    self.path = path
    initialOptions = options
    self.options = options
    self.encoding = encoding
    self.configuration = configuration
    let kept = configuration.retryBufferBytesMax
    self.request =
      request.map { RequestBuffer(single: $0, byteCountMax: kept) }
      ?? RequestBuffer(byteCountMax: kept)
    retry = RetryState(policy: options.retry ?? configuration.retry.policy(path: path))
    state = GRPCClientStreamState(responseSizeMax: configuration.responseSizeMax)
    outlet = MessageOutlet(eventLoop: eventLoop)
  }

  var isEnded: Bool { end != nil }

  /// Starts the timer that ends the call at its deadline.
  func startDeadline() {
    guard let timeout = options.timeout, deadlineTimer == nil, !isEnded else { return }
    let left = timeout - (ContinuousClock.now - startedAt)
    deadlineTimer = outlet.eventLoop.scheduleTask(in: TimeAmount(clamping: left)) {
      self.abort(RPCError(.deadlineExceeded, "deadline exceeded"))
    }
  }

  /// Continues after all interceptors have accepted the call.
  func prepared(_ context: ClientCallContext) {
    options.metadata = context.metadata
    if let end {
      for ending in context.endings { ending(end.error) }
    } else {
      endings = context.endings
    }
  }

  // MARK: - The stream

  /// Called when its stream is open: sends the data written so far.
  func started(on connection: ClientConnection, stream: Int32) {
    self.connection = connection
    self.stream = stream
    for chunk in request.chunks { connection.send(stream: stream, chunk) }
    request.left()
    holdWhatHasLeft()
    if request.isFinished { connection.finish(stream: stream) }
    if fullness() == .queued { outlet.resume() }
  }

  func isRunning(on connection: ClientConnection, stream: Int32) -> Bool {
    self.stream == stream && self.connection === connection
  }

  func receiveHeaders(_ block: HTTP2HeaderBlock, endStream: Bool) {
    switch state.receiveHeaders(block, endStream: endStream) {
    case .none: break
    case .initialMetadata(let metadata):
      commit()
      options.onInitialMetadata?(metadata)
    case .end(let error?, let trailing):
      attemptFailed(error, trailing: trailing)
    case .end(nil, let trailing):
      options.onTrailingMetadata?(trailing)
      channel?.callSucceeded()
      finish(.success(()), isAnswered: true)
    }
  }

  func receiveData(_ bytes: [UInt8], endStream: Bool) {
    switch state.receiveData(bytes, endStream: endStream) {
    case .messages(let new):
      giveBack(inbox.receive(new, byteCount: bytes.count))
    case .end(let error):
      connection?.reset(stream: stream)
      attemptFailed(error)
    }
  }

  func streamClosed(_ code: HTTP2ErrorCode) {
    connection = nil
    switch state.streamClosed(code) {
    case .none: break
    case .end(let error): attemptFailed(error)
    case .retry: attemptFailed(RPCError(reset: code), isRefused: true)
    }
  }

  func connectionLost(_ error: RPCError) {
    connection = nil
    state.abandon()
    attemptFailed(error)
  }

  // MARK: - Attempts

  /// The server has begun to answer: this attempt is the last (gRFC A6, "When Retries are Valid").
  private func commit() {
    retry.commit()
    request.commit()
    holdWhatHasLeft()
  }

  /// Counts the kept messages against the channel's limit; above it, none are kept.
  private func holdWhatHasLeft() {
    guard let channel else { return }
    let change = request.byteCount - heldBytes
    if change > 0, !channel.holdForReplay(change) {
      request.commit()
      channel.releaseReplay(heldBytes)
      heldBytes = 0
    } else {
      if change < 0 { channel.releaseReplay(-change) }
      heldBytes += change
    }
  }

  /// Handles a failed attempt: starts another one or ends the call.
  ///
  /// - Parameters:
  ///   - trailing: metadata of the server's complete answer; nil if there was none.
  ///   - isRefused: whether the server has not processed the request.
  func attemptFailed(_ error: RPCError, trailing: Metadata? = nil, isRefused: Bool = false) {
    guard end == nil else { return }
    if request.isCommitted { retry.commit() }
    if let channel,
      case .retry(let pause) = channel.decide(&retry, after: error, isRefused: isRefused)
    {
      // The server has answered and does not need the rest of this attempt's request.
      connection?.reset(stream: stream)
      connection = nil
      state = GRPCClientStreamState(responseSizeMax: configuration.responseSizeMax)
      channel.restart(self, after: pause, error: error)
      return
    }
    if let trailing { options.onTrailingMetadata?(trailing) }
    finish(.failure(error), isAnswered: trailing != nil)
  }

  /// Ends the call on the client's side.
  func abort(_ error: RPCError) {
    guard !isEnded else { return }
    state.abandon()
    connection?.reset(stream: stream)
    giveBack(inbox.abandon(error))
    finish(.failure(error))
  }

  /// - Parameter isAnswered: whether the server has answered completely. It then does not need the
  ///   rest of the request, and need not reset the stream (RFC 9113 §8.1).
  private func finish(_ result: Result<Void, RPCError>, isAnswered: Bool = false) {
    guard end == nil else { return }
    end = result
    deadlineTimer?.cancel()
    deadlineTimer = nil
    if isAnswered, !request.isFinished { connection?.reset(stream: stream) }
    giveBack(inbox.finish(result))
    request.commit()
    holdWhatHasLeft()
    outlet.close(closedError)
    whenEnded?()
    whenEnded = nil
    for ending in endings { ending(result.error) }
    endings = []
    channel = nil
  }

  // MARK: - Responses

  /// Delivers the next message, now or when it arrives; nil after the last.
  func next(_ continuation: CheckedContinuation<MessageInbox.Next, Never>) {
    giveBack(inbox.next(continuation))
  }

  /// Delivers the only message after a successful end; nil if there was no message.
  func only(_ continuation: CheckedContinuation<MessageInbox.Next, Never>) {
    giveBack(inbox.only(continuation))
  }

  /// Returns an already received message, if any.
  func takeWaiting() -> MessageInbox.Next? {
    guard let waiting = inbox.takeWaiting() else { return nil }
    giveBack(waiting.giveBack)
    return waiting.next
  }

  private func giveBack(_ count: Int) {
    if count > 0 { connection?.consume(stream: stream, count: count) }
  }

  // MARK: - Requests

  /// Ends the requests.
  func finishRequests() {
    guard !request.isFinished, !isEnded else { return }
    request.finish()
    connection?.finish(stream: stream)
  }
}

extension ClientCall: MessageOutlet.Stream {
  func enqueue(_ framed: [UInt8]) -> MessageOutlet.Queueing {
    guard !isEnded, !request.isFinished else { return .closed }
    request.append(framed, isLeaving: connection != nil)
    if connection != nil { holdWhatHasLeft() }
    connection?.send(stream: stream, framed)
    return fullness()
  }

  func fullness() -> MessageOutlet.Queueing {
    if isEnded { return .closed }
    guard let connection else {
      return request.byteCount > configuration.queuedBytesMax ? .full : .queued
    }
    return connection.isFull(stream: stream, above: configuration.queuedBytesMax)
      ? .full : .queued
  }

  var closedError: any Error {
    if case .failure(let error) = end { return error }
    return RPCError(.failedPrecondition, "the call takes no more requests")
  }
}

extension Result {
  fileprivate var error: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
