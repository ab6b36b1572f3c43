import HTTP2
import Logging
import NIOCore
import NIOEmbedded

@testable import RPCCore
@testable import RPCServer

/// A real server connection in memory, on an event loop that is run explicitly.
final class ServerRig {
  private static let logger = Logger(label: "fuzz", factory: { _ in SwiftLogNoOpLogHandler() })
  private static let cores: [ServerCore] = [false, true].map { isTight in
    var limits = ServerLimits()
    if isTight {
      limits.concurrentCallsMax = 4
      limits.runningHandlersMax = 5
      limits.requestSizeMax = 64
      limits.bufferedRequestBytesMax = 96
      limits.queuedBytesMax = 128
      limits.metadataSizeMax = 512
      limits.floods.resets.burst = 4
    }
    var compression = CompressionConfiguration()
    compression.sizeMin = 8
    return ServerCore(
      registry: EchoService.registry, authorizers: [], interceptors: [], limits: limits,
      compression: compression,
      logger: logger)
  }

  private let loop = EmbeddedEventLoop()
  private let channel: EmbeddedChannel
  private let connection: ServerConnection
  private let gone = Counter()
  private var output = FrameChecker()

  init(isTight: Bool) {
    channel = EmbeddedChannel(loop: loop)
    let core = Self.cores[isTight ? 1 : 0]
    let gone = gone
    do {
      var keepalive = ServerKeepaliveConfiguration()
      var lifetime = ConnectionLifetimeConfiguration()
      if isTight {
        keepalive.time = .seconds(60)
        lifetime.idleMax = .seconds(30)
        lifetime.ageMax = .seconds(90)
        lifetime.ageGrace = .seconds(5)
      }
      let session = try HTTP2Session(
        role: .server, configuration: HTTP2SessionConfiguration(limits: core.limits))
      connection = ServerConnection(
        core: core, session: session, executor: EventLoopTaskExecutor(loop),
        largeRequests: LargeRequests(loop),
        lifecycle: ServerLifecycle(
          keepalive: keepalive, lifetime: lifetime, session: session,
          timers: DeadlineTimers(loop), metrics: core.connectionMetrics),
        share: ConnectionQuota(core.limits, load: core.load, peer: PeerLoad(core.limits)),
        whenGone: { _ in gone.value += 1 })
      try channel.pipeline.syncOperations.addHandler(connection.makeHandler())
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    } catch {
      fatalError("no connection: \(error)")
    }
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

  func command(_ command: UInt8, _ argument: UInt8) {
    switch command & 7 {
    case 0: loop.advanceTime(by: .milliseconds(Int64(argument) * 16))
    case 1:
      channel.isWritable = argument & 1 == 1
      channel.pipeline.fireChannelWritabilityChanged()
    case 2:
      if argument & 0xf0 == 0 { connection.shutDown() }
    case 3:
      if argument == 0xff { connection.closeNow() }
    default: loop.advanceTime(by: .seconds(Int64(argument)))
    }
    settle()
  }

  /// Closes the connection; every handler must end, and the close must be reported once.
  func end() {
    if channel.isActive { channel.close(promise: nil) }
    settle()
    expect(gone.value == 1, "the connection is gone \(gone.value) times")
    output.end()
    _ = try? channel.finish(acceptAlreadyClosed: true)
  }
}

/// Confined to the fuzzer's one thread.
final class Counter: @unchecked Sendable {
  var value = 0
}
