import Hashing
public import MessageSupport
import NIOCore
import RPCCore
import Synchronization

/// One call while its stream is open or its handler runs.
///
/// `@unchecked Sendable`: the mutable part is confined to the connection's event loop; functions
/// for handlers may be called from any thread and switch to it.
@usableFromInline
final class ServerCall: @unchecked Sendable {
  let stream: Int32
  let method: MethodRegistry.Method
  @usableFromInline let context: ServerCallContext
  let connection: ServerConnection
  /// Form and types of a gRPC-Web or Connect call; nil for gRPC.
  let web: WebCall?

  private let startedAt = NIODeadline.now()

  /// Memory of its requests counted against the budgets.
  private let decodedBytes = Atomic<Int>(0)

  // Used only on the event loop.
  var state: GRPCServerStreamState
  @exclusivity(unchecked) var task: Task<Void, Never>?
  @exclusivity(unchecked) var deadlineTimer: Scheduled<Void>?
  /// Request bytes counted against the connection's budget.
  @exclusivity(unchecked) var bufferedBytes = 0
  @exclusivity(unchecked) var progress = BodyProgress()
  @exclusivity(unchecked) var execution = ServerCallExecution()
  @exclusivity(unchecked) var standing: CallPhase
  /// Whether the call is counted in the budget of its standing.
  @exclusivity(unchecked) var isCounted: Bool
  /// Limits beyond the server's.
  @exclusivity(unchecked) var allowance: RequestAllowance?
  /// Total bytes of queued responses, and the client's progress in reading them.
  @exclusivity(unchecked) var queuedSoFar = 0
  @exclusivity(unchecked) var responseProgress = ResponseProgress()
  /// The unary response, held back until the interceptors are done.
  private(set) var response: [UInt8]?
  /// Hash of the response to a GET; depends on its contents only, not on the caller.
  private(set) var etag: String?
  /// Received messages, for a method with a stream of requests.
  var inbox = MessageInbox()
  /// Messages to send, for a method with a stream of responses.
  let outlet: MessageOutlet?

  init(
    stream: Int32, method: MethodRegistry.Method, context: ServerCallContext,
    connection: ServerConnection, state: GRPCServerStreamState, standing: CallPhase,
    web: WebCall? = nil
  ) {
    self.stream = stream
    self.method = method
    self.context = context
    self.connection = connection
    self.state = state
    self.web = web
    self.standing = standing
    isCounted = standing != .arriving
    method.metrics.started()
    outlet = method.streamsResponses ? MessageOutlet(eventLoop: connection.eventLoop) : nil
  }

  /// Called at the end of the handler, which runs on the event loop.
  @usableFromInline
  func setResponse(_ message: [UInt8]) throws(RPCError) {
    connection.eventLoop.assertInEventLoop()
    response = try frame(message, compress: true)
    if let web, web.form.isGet { etag = String(FNV1a(message).value, radix: 16) }
  }

  private func frame(_ message: [UInt8], compress: Bool) throws(RPCError) -> [UInt8] {
    let encoding = context.sealResponseEncoding()
    var framed = try LengthPrefixedMessage.frame(
      web?.body(message) ?? message, compress ? encoding : .identity, connection.compression)
    if let web { framed = web.form.encoded(framed) }
    context.count(response: framed.count)
    return framed
  }

  /// Counts the end of the call. Called when ``state`` becomes finished, which happens once.
  func countEnd(_ code: StatusCode) {
    method.metrics.ended(code, after: NIODeadline.now() - startedAt)
  }

  /// Time since the headers.
  private var age: Duration { .nanoseconds((NIODeadline.now() - startedAt).nanoseconds) }

  /// Time that may pass on a busy machine before a request is sent or read.
  static let shortTimeout = Duration.seconds(1)

  /// Whether a client that ends the call now may do so because of its deadline, which passes at the
  /// client first. True if at least half of the time has passed or at most ``shortTimeout`` is
  /// left. Such a reset costs no more than an answer.
  var mayHaveExpired: Bool {
    guard let deadline = context.deadline else { return false }
    return ContinuousClock.now.duration(to: deadline) <= max(Self.shortTimeout, age)
  }

  // MARK: - Requests

  /// Buffered bytes of requests that were not read yet.
  var heldBytes: Int { state.bufferedBytes + inbox.heldBytes + execution.heldBytes }

  /// Whether the client must send more, and can.
  var owesBytes: Bool {
    state.isInsideMessage && inbox.heldBytes == 0 && !execution.isAuthorizing
  }

  /// Whether the request of an open call is incomplete after this time.
  func isOverdue(after timeout: Duration) -> Bool {
    standing == .arriving && owesBytes && age >= timeout
  }

  /// Rules in force when its connection began.
  var rules: ServerPolicy { connection.rules }

  /// Maximum bytes of one request message.
  var requestSizeMax: Int { max(connection.requestSizeMax, allowance?.sizeMax ?? 0) }

  /// Returns the contents of a request message.
  func contents(of message: InboundMessage) throws(RPCError) -> ArraySlice<UInt8> {
    // Memory of the previous message, which has been handled.
    releaseDecoded()
    context.count(request: message.wireCount)
    if message.isCompressed || method.streamsRequests {
      context.requestWasCompressed = message.isCompressed
    }
    do throws(RPCError) {
      let contents = try message.contents(sizeMax: requestSizeMax)
      guard !message.isCompressed || contents.count <= Self.unreservedMax || reserve(contents.count)
      else { throw .noMemoryLeft(connection.limits) }
      method.metrics.received()
      guard let web, web.form.isJSON else { return contents }
      return try wire(of: contents, web)
    } catch {
      if error.reason == "MESSAGE_TOO_LARGE" { connection.hit(.decompressedSize) }
      if error.reason == RPCError.compressionInvalid { context.isRequestBroken = true }
      throw error
    }
  }

  private func wire(
    of json: ArraySlice<UInt8>, _ web: WebCall
  ) throws(RPCError) -> ArraySlice<UInt8> {
    do throws(MessageSupport.DecodingError) {
      let limits = connection.core.decodingLimits(of: self)
      let wire = try web.wire(json, limits)
      guard wire.count <= Self.unreservedMax || reserve(wire.count) else {
        throw MessageSupport.DecodingError(reason: .noMemoryLeft)
      }
      return wire
    } catch {
      throw self.error(decoding: error)
    }
  }

  /// Returns the next request; nil after the last one. For one reader.
  func next() async throws(RPCError) -> ArraySlice<UInt8>? {
    if connection.eventLoop.inEventLoop, let waiting = inbox.takeWaiting() {
      return try opened(waiting.next, giveBack: waiting.giveBack)
    }
    let next = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        connection.eventLoop.runHere {
          self.giveBack(self.inbox.next(continuation))
        }
      }
    } onCancel: {
      connection.eventLoop.runHere {
        self.endRequests(RPCError(.cancelled, "the call was cancelled"))
      }
    }
    return try opened(next, giveBack: 0)
  }

  private func opened(
    _ next: MessageInbox.Next, giveBack: Int
  ) throws(RPCError) -> ArraySlice<UInt8>? {
    self.giveBack(giveBack)
    guard let message = try next.get() else { return nil }
    return try contents(of: message)
  }

  /// Ends the request stream of the handler.
  func endRequests(_ error: RPCError) {
    giveBack(inbox.abandon(error))
  }

  /// Decompressed size up to which no memory is reserved.
  private static let unreservedMax = 64 * 1024

  /// Releases the memory of handled requests.
  func releaseDecoded() {
    guard decodedBytes.load(ordering: .relaxed) > 0 else { return }
    connection.memory.give(decodedBytes.exchange(0, ordering: .relaxed))
  }

  /// The status for a request that cannot be decoded.
  func error(decoding error: MessageSupport.DecodingError) -> RPCError {
    if error.reason == .tooManyElements { connection.hit(.messageElements) }
    if error.reason == .tooMuchMemory { connection.hit(.messageMemory) }
    return RPCError(
      decoding: error, limits: connection.core.decodingLimits(of: self),
      serving: connection.limits)
  }

  // MARK: - Responses

  func write(_ message: [UInt8], compress: Bool) async throws {
    let framed = try frame(message, compress: compress)
    method.metrics.sent()
    try await outlet?.write(framed, to: self)
  }

  /// Sends the initial metadata before the first message.
  func sendHeaders() async throws {
    if connection.eventLoop.inEventLoop {
      sendHeadersNow()
    } else {
      try await connection.eventLoop.submit { self.sendHeadersNow() }.get()
    }
  }

  private func sendHeadersNow() {
    guard state.sendHeaders() else { return }
    _ = submitHeaders()
    connection.handler?.scheduleFlush()
  }

  /// - Returns: false if the handler's metadata is invalid, which ends the call.
  private func submitHeaders() -> Bool {
    let session = connection.session
    do {
      let (metadata, encoding) = (context.initialMetadata, context.sealResponseEncoding())
      let block =
        if let web {
          try web.form.head(metadata, encoding, origin: web.origin)
        } else {
          try GRPCResponseHead.headers(metadata, encoding)
        }
      session.submitResponse(stream: stream, block, endStream: false)
      return true
    } catch {
      let plain = web.flatMap { try? $0.form.head(Metadata(), origin: $0.origin) }
      session.submitResponse(stream: stream, plain ?? GRPCResponseHead.plain, endStream: false)
      end(with: error)
      return false
    }
  }
}

extension ServerCall: DecodingReservation {
  @usableFromInline
  func reserve(_ bytes: Int) -> Bool {
    guard connection.memory.take(bytes) else { return false }
    decodedBytes.wrappingAdd(bytes, ordering: .relaxed)
    return true
  }
}

extension ServerCall: MessageOutlet.Stream {
  func enqueue(_ framed: [UInt8]) -> MessageOutlet.Queueing {
    do throws(RPCError) {
      try connection.requireRoom(for: framed.count)
    } catch {
      fail(error)
      return .closed
    }
    switch state.sendMessage() {
    case .drop: return .closed
    case .headersAndMessage:
      guard submitHeaders() else { return .closed }
    case .message: break
    }
    connection.session.send(stream: stream, framed)
    connection.queued(framed.count, for: self)
    connection.handler?.scheduleFlush()
    return fullness()
  }

  func fullness() -> MessageOutlet.Queueing {
    if state.isFinished { return .closed }
    let session = connection.session
    guard session.queuedBytes(stream: stream) > connection.limits.queuedBytesMax else {
      return .queued
    }
    session.notifyWhenWritable(stream: stream)
    return .full
  }

  var closedError: any Error { CancellationError() }
}
