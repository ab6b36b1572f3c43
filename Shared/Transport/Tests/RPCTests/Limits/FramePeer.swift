import NIOCore
import NIOPosix
import RPCTestSupport

@testable import RPCCore

/// A client of raw frames: it sends arbitrary bytes and parses the received frames.
///
/// `@unchecked Sendable`: the mutable part is confined to its event loop.
final class FramePeer: ChannelInboundHandler, @unchecked Sendable {
  typealias InboundIn = ByteBuffer

  struct Frame: Sendable, Hashable {
    var type: UInt8
    var flags: UInt8
    var stream: Int32
    var payload: [UInt8]
  }

  /// The connection preface and empty SETTINGS (RFC 9113 §3.4).
  static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) + bytes(type: 4)

  private let eventLoop: any EventLoop
  private var channel: (any NIOCore.Channel)?
  private var received: [UInt8] = []
  private var frames: [Frame] = []
  private var isClosed = false
  private var waiters: [(isMet: ([Frame]) -> Bool, CheckedContinuation<[Frame], Never>)] = []

  private init(_ eventLoop: any EventLoop) {
    self.eventLoop = eventLoop
  }

  /// - Parameters:
  ///   - source: the client's address.
  ///   - reads: false: nothing is read before ``startReading()``.
  ///   - keepsItsSideOpen: whether it stays open after the server has closed its side.
  static func connect(
    port: Int, from source: String = "127.0.0.1", reads: Bool = true, keepsItsSideOpen: Bool = false
  ) async throws -> FramePeer {
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    let peer = FramePeer(loop)
    peer.channel = try await ClientBootstrap(group: loop)
      .channelOption(.autoRead, value: reads)
      .channelOption(.allowRemoteHalfClosure, value: keepsItsSideOpen)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(peer)
        }
      }
      .bind(to: SocketAddress(ipAddress: source, port: 0))
      .connect(host: "127.0.0.1", port: port).get()
    return peer
  }

  func send(_ bytes: [UInt8]) {
    channel?.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil)
  }

  /// Returns when the socket has accepted everything.
  func sendAll(_ bytes: [UInt8]) async throws {
    try await channel?.writeAndFlush(ByteBuffer(bytes: bytes)).get()
  }

  func startReading() {
    channel?.setOption(.autoRead, value: true).whenFailure { _ in }
  }

  /// Waits until the received frames meet a condition, or the connection closes.
  func frames(until isMet: @escaping @Sendable ([Frame]) -> Bool) async -> [Frame] {
    await withCheckedContinuation { continuation in
      eventLoop.execute {
        self.waiters.append((isMet, continuation))
        self.resumeWaiters()
      }
    }
  }

  /// All frames up to the end of the connection.
  func framesUntilClosed() async -> [Frame] {
    await frames { _ in false }
  }

  /// Waits for the answer to a PING, skipping other frames.
  func pong(_ payload: UInt8) async -> Bool {
    let payload = [UInt8](repeating: payload, count: 8)
    send(Self.bytes(type: 6, payload))
    return await frames { $0.contains { $0.isPong(payload) } }.contains { $0.isPong(payload) }
  }

  func close() {
    channel?.close(promise: nil)
  }

  // MARK: - ChannelInboundHandler

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    received.append(contentsOf: unwrapInboundIn(data).readableBytesView)
    while received.count >= 9 {
      let length = received[..<3].reduce(0) { $0 << 8 | Int($1) }
      guard received.count >= 9 + length else { break }
      let stream = received[5..<9].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
      frames.append(
        Frame(
          type: received[3], flags: received[4], stream: Int32(bitPattern: stream),
          payload: Array(received[9..<(9 + length)])))
      received.removeFirst(9 + length)
    }
    resumeWaiters()
  }

  func channelInactive(context: ChannelHandlerContext) {
    isClosed = true
    resumeWaiters()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  private func resumeWaiters() {
    let met = waiters.filter { isClosed || $0.isMet(frames) }
    waiters.removeAll { isClosed || $0.isMet(frames) }
    for (_, continuation) in met { continuation.resume(returning: frames) }
  }

  // MARK: - Frames to send

  static func bytes(
    type: UInt8, flags: UInt8 = 0, stream: Int32 = 0, _ payload: [UInt8] = []
  ) -> [UInt8] {
    let length = payload.count
    var bytes: [UInt8] = [
      UInt8(length >> 16 & 0xff), UInt8(length >> 8 & 0xff), UInt8(length & 0xff), type, flags,
    ]
    withUnsafeBytes(of: stream.bigEndian) { bytes.append(contentsOf: $0) }
    return bytes + payload
  }

  /// An uncompressed header section: literal fields without indexing (RFC 7541 §6.2.2).
  static func fields(_ fields: [(String, String)]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (name, value) in fields {
      bytes += [0, UInt8(name.utf8.count)]
      bytes += name.utf8
      bytes.append(UInt8(value.utf8.count))
      bytes += value.utf8
    }
    return bytes
  }

  /// HEADERS of a request to a method of the test service; the stream stays open.
  static func request(
    _ stream: Int32, method: String = "Call", _ more: [(String, String)] = []
  ) -> [UInt8] {
    bytes(
      type: 1, flags: 0x4, stream: stream,
      fields(
        [
          (":method", "POST"), (":scheme", "http"), (":authority", "test"),
          (":path", "/\(ClosureService.name)/\(method)"), ("content-type", "application/grpc"),
        ] + more))
  }
}

extension FramePeer.Frame {
  func isPong(_ payload: [UInt8]) -> Bool {
    type == 6 && flags & 1 != 0 && self.payload == payload
  }

  /// The error code and the debug data of a GOAWAY.
  var goAway: (code: UInt8, debugData: String)? {
    guard type == 7, payload.count >= 8 else { return nil }
    return (payload[7], String(decoding: payload[8...], as: UTF8.self))
  }
}
