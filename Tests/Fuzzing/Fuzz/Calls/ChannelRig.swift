import Logging
import NIOCore
import NIOEmbedded

@testable import RPCClient
@testable import RPCCore

/// A channel in memory with calls; its sockets are controlled by the fuzzer.
final class ChannelRig {
  /// Confined to the fuzzer's one thread.
  private final class State: @unchecked Sendable {
    let loop = EmbeddedEventLoop()
    /// Sockets that are neither connected nor refused.
    var pending: [(EventLoopPromise<Void>, (any NIOCore.Channel) throws -> Void)] = []
    var sockets: [EmbeddedChannel] = []
    var calls: [ClientCall] = []
    var readers = 0
    var writers = 0
    var isClosed = false
  }

  private static let logger = Logger(label: "fuzz", factory: { _ in SwiftLogNoOpLogHandler() })
  private static let callsMax = 48
  private static let socketsMax = 64

  private let state = State()
  private let executor: EventLoopTaskExecutor
  private let configuration: ChannelConfiguration
  private let core: RPCClient.ChannelCore
  /// The socket that the server's bytes come from.
  private var speaking = 0

  init(form: UInt8) {
    var configuration = ChannelConfiguration()
    configuration.loadBalancing = form & 1 == 0 ? .pickFirst : .roundRobin
    configuration.healthCheckService = form & 2 == 0 ? nil : ""
    if form & 4 != 0 {
      configuration.retry = RetryRules(
        RetryPolicy(
          attemptsMax: 4,
          backoff: .init(initial: .milliseconds(20), max: .milliseconds(100), multiplier: 2),
          retryableCodes: [.unavailable, .internalError]))
    }
    if form & 8 != 0 {
      configuration.waitingCallsMax = 3
      configuration.concurrentCallsMax = 2
      configuration.retryBufferBytesMax = 32
      configuration.retryBufferBytesTotalMax = 64
      configuration.queuedBytesMax = 64
      configuration.responseSizeMax = 64
      configuration.addressesMax = 2
    }
    configuration.backoff.initial = .milliseconds(50)
    configuration.connectTimeout = .seconds(1)
    self.configuration = configuration
    let state = state
    executor = EventLoopTaskExecutor(state.loop)
    core = RPCClient.ChannelCore(
      servers: (1...3).map { ServerAddress(host: "127.0.0.1", port: $0) }, tls: nil,
      configuration: configuration, eventLoop: state.loop, logger: Self.logger
    ) { _, _, initialize in
      let promise = state.loop.makePromise(of: Void.self)
      state.pending.append((promise, initialize))
      return promise.futureResult
    }
  }

  func feed(_ bytes: [UInt8]) {
    guard state.sockets.indices.contains(speaking) else { return }
    if state.sockets[speaking].isActive {
      _ = try? state.sockets[speaking].writeInbound(ByteBuffer(bytes: bytes))
    }
    settle()
  }

  private func settle() {
    state.loop.run()
    for socket in state.sockets {
      while let sent = try? socket.readOutbound(as: ByteBuffer.self) { _ = sent.readableBytes }
    }
  }

  // MARK: - Commands

  func command(_ command: UInt8, _ argument: UInt8) {
    let calls = state.calls
    let call = calls.isEmpty ? nil : calls[calls.count - 1 - Int(argument >> 4) % calls.count]
    switch command & 0x0f {
    case 0: open(request: [UInt8](repeating: argument, count: Int(argument)), argument)
    case 1: open(request: nil, argument)
    case 2: if let call { write(call, [UInt8](repeating: argument, count: Int(argument))) }
    case 3: call?.finishRequests()
    case 4: call?.abort(RPCError(.cancelled, "fuzz"))
    case 5: connected(argument)
    case 6: refused(argument)
    case 7: if state.sockets.indices.contains(speaking) { close(state.sockets[speaking]) }
    case 8: speaking = state.sockets.isEmpty ? 0 : Int(argument) % state.sockets.count
    case 9: state.loop.advanceTime(by: .milliseconds(Int64(argument) * 8))
    case 10: if argument == 0xff { shutDown() }
    default: break
    }
    settle()
  }

  /// Connects a socket, with the server's preface unless it is a slow one.
  private func connected(_ argument: UInt8) {
    guard !state.pending.isEmpty, state.sockets.count < Self.socketsMax else { return }
    let (promise, initialize) = state.pending.remove(at: Int(argument >> 4) % state.pending.count)
    let socket = EmbeddedChannel(loop: state.loop)
    do {
      try initialize(socket)
      try socket.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    } catch {
      fatalError("no socket: \(error)")
    }
    state.sockets.append(socket)
    speaking = state.sockets.count - 1
    promise.succeed()
    settle()
    if argument & 1 == 0 { feed(FrameProgram.preface(of: .server)) }
  }

  private func refused(_ argument: UInt8) {
    guard !state.pending.isEmpty else { return }
    let (promise, _) = state.pending.remove(at: Int(argument >> 4) % state.pending.count)
    promise.fail(ChannelError.connectTimeout(.seconds(1)))
  }

  private func close(_ socket: EmbeddedChannel) {
    if socket.isActive { socket.close(promise: nil) }
  }

  // MARK: - Calls

  private func open(request: [UInt8]?, _ argument: UInt8) {
    guard state.calls.count < Self.callsMax else { return }
    var options = CallOptions(timeout: argument & 4 == 0 ? nil : .milliseconds(Int(argument) * 4))
    options.waitForReady = argument & 8 != 0
    let call = ClientCall(
      path: HeaderProgram.paths[Int(argument & 3)], options: options,
      request: request.map { LengthPrefixedMessage.frame($0) }, encoding: .identity,
      configuration: configuration, eventLoop: state.loop)
    state.calls.append(call)
    read(call)
    core.start(call)
  }

  private func read(_ call: ClientCall) {
    let state = state
    state.readers += 1
    Task.immediate(executorPreference: executor) {
      defer { state.readers -= 1 }
      while true {
        let next = await withCheckedContinuation { call.next($0) }
        guard case .success(.some) = next else { return }
      }
    }
  }

  private func write(_ call: ClientCall, _ bytes: [UInt8]) {
    let state = state
    guard state.writers < 16 else { return }
    state.writers += 1
    Task.immediate(executorPreference: executor) {
      defer { state.writers -= 1 }
      try? await call.outlet.write(LengthPrefixedMessage.frame(bytes), to: call)
    }
  }

  // MARK: - The end

  private func shutDown() {
    let state = state
    guard !state.isClosed else { return }
    state.isClosed = true
    core.close(nil)
  }

  /// Closes the channel and all servers: calls must end, and no task may wait forever.
  func end() {
    shutDown()
    settle()
    while !state.pending.isEmpty { refused(0) }
    for socket in state.sockets { close(socket) }
    settle()
    expect(state.calls.allSatisfy { $0.isEnded }, "a call goes on without a channel")
    expect(state.readers == 0, "\(state.readers) readers are still waiting")
    expect(state.writers == 0, "\(state.writers) writers are still waiting")
    expect(core.isClosed, "the channel still counts connections")
    // Timers of finished attempts.
    state.loop.advanceTime(by: .seconds(60))
    expect(state.pending.isEmpty, "a closed channel connects")
    for socket in state.sockets { _ = try? socket.finish(acceptAlreadyClosed: true) }
  }
}
