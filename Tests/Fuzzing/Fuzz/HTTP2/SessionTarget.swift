import HTTP2

/// The HTTP/2 session on either side, with HPACK: frames and garbage in arbitrary cuts, and an owner
/// that gives arbitrary commands between them.
enum SessionTarget: FuzzTarget {
  static let name = "session"

  static func run(_ input: [UInt8]) {
    var source = ByteSource(input)
    let form = source.byte()
    let role: HTTP2Session.Role = form & 1 == 0 ? .server : .client
    var configuration = HTTP2SessionConfiguration()
    if form & 2 != 0 {
      configuration.concurrentStreamsMax = 3
      configuration.streamWindow = 64
      configuration.headerListSizeMax = 256
      configuration.lowWaterMark = 4
      configuration.resetBurst = 4
    }
    guard let session = try? HTTP2Session(role: role, configuration: configuration) else {
      fatalError("no session")
    }
    var driver = SessionDriver(session, pieceSize: form & 0x40 == 0 ? .max : 1 + source.below(32))
    if form & 4 == 0 { driver.feed(FrameProgram.preface(of: role == .server ? .client : .server)) }
    if form & 8 != 0 {
      driver.feed(source.remaining())
      driver.end()
      return
    }
    var program = FrameProgram(source, peer: role == .server ? .client : .server)
    while !driver.isOver, let step = program.next() {
      switch step {
      case .bytes(let bytes): driver.feed(bytes)
      case .command(let command, let stream, let argument):
        driver.command(command, stream: stream, argument)
      }
    }
    driver.end()
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] { FrameSeeds.forSession() }
}
