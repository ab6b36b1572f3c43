import HTTP2
import NIOCore
import NIOEmbedded

@testable import RPCClient
@testable import RPCCore

/// A client's connection in memory with calls on it, each read by a task of its own.
final class ClientRig {
  /// Confined to the fuzzer's one thread.
  private final class State: @unchecked Sendable {
    var calls: [ClientCall] = []
    var readers = 0
    var writers = 0
    var closed = 0
  }

  private let loop = EmbeddedEventLoop()
  private let channel: EmbeddedChannel
  private let executor: EventLoopTaskExecutor
  private let configuration: ChannelConfiguration
  private let connector: Connector
  private let connection: ClientConnection
  private let state = State()
  private var output = FrameChecker()

  init(isTight: Bool) {
    var configuration = ChannelConfiguration()
    configuration.compression.sizeMin = 4
    if isTight {
      configuration.responseSizeMax = 64
      configuration.metadataSizeMax = 512
      configuration.streamWindow = 128
      configuration.concurrentCallsMax = 3
      configuration.queuedBytesMax = 64
      configuration.retryBufferBytesMax = 32
      configuration.keepalive.time = .seconds(10)
      configuration.keepalive.permitsWithoutCalls = true
    }
    self.configuration = configuration
    executor = EventLoopTaskExecutor(loop)
    channel = EmbeddedChannel(loop: loop)
    output.peerIsClient = false
    let state = state
    connector = Connector(tls: nil, configuration: configuration, eventLoop: loop)
    do {
      connection = try connector.makeConnection(to: ServerAddress(host: "fuzz", port: 1)) {
        _, report in
        if case .closed = report { state.closed += 1 }
      }
      try channel.pipeline.syncOperations.addHandler(connection.makeHandler())
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    } catch {
      fatalError("no connection: \(error)")
    }
    settle()
  }

  var isOver: Bool { !channel.isActive }

  func feed(_ bytes: [UInt8]) {
    guard channel.isActive else { return }
    _ = try? channel.writeInbound(ByteBuffer(bytes: bytes))
    settle()
  }

  private func settle() {
    loop.run()
    while let buffer = try? channel.readOutbound(as: ByteBuffer.self) {
      output.append(Array(buffer.readableBytesView))
    }
  }

  // MARK: - Calls

  func command(_ command: UInt8, _ argument: UInt8) {
    let calls = state.calls
    let call = calls.isEmpty ? nil : calls[calls.count - 1 - Int(argument >> 4) % calls.count]
    switch command & 0x0f {
    case 0, 1: open(request: [UInt8](repeating: argument, count: Int(argument)), argument)
    case 2, 3: open(request: nil, argument)
    case 4: if let call { write(call, [UInt8](repeating: argument, count: Int(argument) * 8)) }
    case 5: call?.finishRequests()
    case 6:
      if argument & 3 == 0 { call?.abort(RPCError(.cancelled, "fuzz")) }
    case 7: loop.advanceTime(by: .milliseconds(Int64(argument) * 16))
    case 8:
      channel.isWritable = argument & 1 == 1
      channel.pipeline.fireChannelWritabilityChanged()
    case 9:
      if argument & 0xf0 == 0 { connection.closeGracefully() }
    case 10:
      if argument == 0xff { connection.closeNow() }
    default: break
    }
    settle()
  }

  private func open(request: [UInt8]?, _ argument: UInt8) {
    guard state.calls.count < 32 else { return }
    var options = CallOptions(timeout: argument & 4 == 0 ? nil : .milliseconds(Int(argument)))
    options.metadata = argument & 8 == 0 ? [:] : ["key": "value"]
    let call = ClientCall(
      path: HeaderProgram.paths[Int(argument & 3)], options: options,
      request: request.map { LengthPrefixedMessage.frame($0) },
      encoding: argument & 1 == 0 ? .identity : .gzip, configuration: configuration, eventLoop: loop
    )
    state.calls.append(call)
    read(call)
    call.startDeadline()
    run(call)
  }

  /// Runs the call like the channel.
  private func run(_ call: ClientCall) {
    guard !call.isEnded else { return }
    do {
      if connection.isReady, !connection.isGoingAway, channel.isActive,
        try connection.start(call, timeout: call.options.timeout)
      {
        return
      }
      call.abort(RPCError(.unavailable, "no connection"))
    } catch {
      call.abort(error)
    }
  }

  private func read(_ call: ClientCall) {
    let (state, sizeMax) = (state, configuration.responseSizeMax)
    state.readers += 1
    Task.immediate(executorPreference: executor) {
      defer { state.readers -= 1 }
      while true {
        let next = await withCheckedContinuation { call.next($0) }
        guard case .success(let message?) = next else { return }
        if let contents = try? message.contents(sizeMax: sizeMax) {
          expect(contents.count <= sizeMax, "a message of \(contents.count) bytes")
        }
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

  /// Closes the connection: every call must end, and no task may wait forever.
  func end() {
    if channel.isActive { channel.close(promise: nil) }
    settle()
    expect(state.closed == 1, "the connection closed \(state.closed) times")
    expect(state.calls.allSatisfy { $0.isEnded }, "a call goes on without a connection")
    expect(state.readers == 0, "\(state.readers) readers are still waiting")
    expect(state.writers == 0, "\(state.writers) writers are still waiting")
    output.end()
    _ = try? channel.finish(acceptAlreadyClosed: true)
  }
}
