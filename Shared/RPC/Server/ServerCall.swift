public import Messages
import NIOCore
import RPCCore
import Synchronization

/// One call while its stream is open or its handler runs.
///
/// `@unchecked Sendable`: the mutable part is confined to the connection's event loop; what handlers
/// call may be called from anywhere and goes there.
@usableFromInline
final class ServerCall: @unchecked Sendable {
  let stream: Int32
  let method: MethodRegistry.Method
  @usableFromInline let context: ServerCallContext
  private let connection: ServerConnection

  private let startedAt = NIODeadline.now()

  /// Memory of its requests that is taken from the budgets.
  private let decodedBytes = Atomic<Int>(0)

  // On the event loop only.
  var state: GRPCServerStreamState
  @exclusivity(unchecked) var task: Task<Void, Never>?
  @exclusivity(unchecked) var deadlineTimer: Scheduled<Void>?
  /// Request bytes counted against the connection's budget.
  @exclusivity(unchecked) var bufferedBytes = 0
  @exclusivity(unchecked) var progress = BodyProgress()
  @exclusivity(unchecked) var execution = ServerCallExecution()
  @exclusivity(unchecked) var standing: CallStanding
  /// Beyond the server's limits.
  @exclusivity(unchecked) var allowance: RequestAllowance?
  /// Bytes of responses queued so far, and what is known of how they are read.
  @exclusivity(unchecked) var queuedSoFar = 0
  @exclusivity(unchecked) var responseProgress = ResponseProgress()
  /// The one response of a method that has one, held back until the interceptors are done.
  private(set) var response: [UInt8]?
  /// Of a method with a stream of requests.
  var inbox = MessageInbox()
  /// Of a method with a stream of responses.
  let outlet: MessageOutlet?

  init(
    stream: Int32, method: MethodRegistry.Method, context: ServerCallContext,
    connection: ServerConnection, state: GRPCServerStreamState, standing: CallStanding
  ) {
    self.stream = stream
    self.method = method
    self.context = context
    self.connection = connection
    self.state = state
    self.standing = standing
    method.metrics.started()
    outlet = method.streamsResponses ? MessageOutlet(eventLoop: connection.eventLoop) : nil
  }

  /// Called at the end of the handler, which runs on the event loop.
  @usableFromInline
  func setResponse(_ message: [UInt8]) throws(RPCError) {
    connection.eventLoop.assertInEventLoop()
    response = try frame(message, compress: true)
  }

  private func frame(_ message: [UInt8], compress: Bool) throws(RPCError) -> [UInt8] {
    let encoding = context.sealResponseEncoding()
    let framed = try LengthPrefixedMessage.frame(
      message, compress ? encoding : .identity, connection.compression)
    context.count(response: framed.count)
    return framed
  }

  /// Counts the call's end. Called where ``state`` becomes finished, which it does once.
  func countEnd(_ code: StatusCode) {
    method.metrics.ended(code, after: NIODeadline.now() - startedAt)
  }

  /// What may have passed on a busy machine before the request was sent or read.
  static let shortTimeout = Duration.seconds(1)

  /// Whoever ends the call now may well end it for its deadline, which passes at the client first: as
  /// much of the announced time has gone by as is left, or no more is left than ``shortTimeout``. Such
  /// a call costs no more than its answer would have.
  var mayHaveExpired: Bool {
    guard let deadline = context.deadline else { return false }
    let waited = Duration.nanoseconds((NIODeadline.now() - startedAt).nanoseconds)
    return ContinuousClock.now.duration(to: deadline) <= max(Self.shortTimeout, waited)
  }

  // MARK: - Requests

  /// Bytes of requests in memory that no reader has taken.
  var heldBytes: Int { state.bufferedBytes + inbox.heldBytes + execution.heldBytes }

  /// The client has to send more, and nothing keeps it from doing so.
  var owesBytes: Bool {
    state.isInsideMessage && inbox.heldBytes == 0 && !execution.isAuthorizing
  }

  /// Those with which its connection began.
  var rules: ServerRules { connection.rules }

  /// Bytes that one request message may have.
  var requestSizeMax: Int { max(connection.requestSizeMax, allowance?.sizeMax ?? 0) }

  /// The contents of a request message.
  func contents(of message: InboundMessage) throws(RPCError) -> ArraySlice<UInt8> {
    // The message before it has been handled.
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
      return contents
    } catch {
      if error.reason == "MESSAGE_TOO_LARGE" { connection.hit(.decompressedSize) }
      if error.reason == RPCError.compressionInvalid { context.isRequestBroken = true }
      throw error
    }
  }

  /// The next request; nil after the last. For one reader.
  func next() async throws(RPCError) -> ArraySlice<UInt8>? {
    if connection.eventLoop.inEventLoop, let waiting = inbox.takeWaiting() {
      return try opened(waiting.next, giveBack: waiting.giveBack)
    }
    let next = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        connection.eventLoop.runHere {
          self.connection.giveBack(self.inbox.next(continuation), of: self)
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
    connection.giveBack(giveBack, of: self)
    guard let message = try next.get() else { return nil }
    return try contents(of: message)
  }

  /// The handler gets no more requests.
  func endRequests(_ error: RPCError) {
    connection.giveBack(inbox.abandon(error), of: self)
  }

  /// Decompressed bytes that need no reservation.
  private static let unreservedMax = 64 * 1024

  /// Gives back the memory of requests that have been handled.
  func releaseDecoded() {
    guard decodedBytes.load(ordering: .relaxed) > 0 else { return }
    connection.memory.give(decodedBytes.exchange(0, ordering: .relaxed))
  }

  /// The status for a request that cannot be decoded.
  func error(decoding error: Messages.DecodingError) -> RPCError {
    if error.reason == .tooManyElements { connection.hit(.messageElements) }
    if error.reason == .tooMuchMemory { connection.hit(.messageMemory) }
    return RPCError(
      decoding: error, limits: connection.core.decodingLimits(of: self), connection.limits)
  }

  // MARK: - Responses

  func write(_ message: [UInt8], compress: Bool) async throws {
    let framed = try frame(message, compress: compress)
    method.metrics.sent()
    try await outlet?.write(framed, to: self)
  }

  func sendHeaders() async throws {
    if connection.eventLoop.inEventLoop {
      connection.sendHeaders(of: self)
    } else {
      try await connection.eventLoop.submit { self.connection.sendHeaders(of: self) }.get()
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
    connection.enqueue(framed, on: self)
  }

  func fullness() -> MessageOutlet.Queueing { connection.fullness(of: self) }

  var closedError: any Error { CancellationError() }
}
