import NIOCore
import NIOHTTP1

/// Writes the parts of a response to a connection. A part is written when the one before it has left
/// the process, so a slow client slows its source.
struct BodyWriter: Sendable {
  let channel: any Channel

  /// Time limit for a client to take one part.
  static let partTime = TimeAmount.seconds(60)
  private static let partBytesMax = 64 << 10

  /// - Throws: an error if the connection is closed, or if the client does not read.
  func write(_ bytes: [UInt8]) async throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      try Task.checkCancellation()
      let part = rest.prefix(Self.partBytesMax)
      rest = rest.dropFirst(part.count)
      try await send(.body(.byteBuffer(ByteBuffer(bytes: part))))
    }
  }

  func send(_ part: HTTPServerResponsePart) async throws {
    let channel = channel
    let timer = channel.eventLoop.scheduleTask(in: Self.partTime) { channel.close(promise: nil) }
    defer { timer.cancel() }
    try await channel.writeAndFlush(part).get()
  }
}
