/// The server's whole connection: HTTP/2, the gRPC layer, handlers of all four kinds.
enum ServerTarget: FuzzTarget {
  static let name = "server"

  static func run(_ input: [UInt8]) {
    var source = ByteSource(input)
    let form = source.byte()
    let rig = ServerRig(isTight: form & 2 != 0)
    let pieceSize = form & 0x40 == 0 ? Int.max : 1 + source.below(32)
    if form & 4 == 0 { rig.feed(FrameProgram.preface(of: .client)) }
    if form & 8 != 0 { rig.feed(source.remaining()) }
    var program = FrameProgram(source, peer: .client)
    while !rig.isOver, let step = program.next() {
      switch step {
      case .bytes(let bytes):
        var rest = bytes[...]
        while !rest.isEmpty {
          rig.feed(Array(rest.prefix(pieceSize)))
          rest = rest.dropFirst(pieceSize)
        }
      case .command(let command, _, let argument): rig.command(command, argument)
      }
    }
    rig.end()
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] { FrameSeeds.forServer() }
}
