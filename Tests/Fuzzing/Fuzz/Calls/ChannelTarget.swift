/// A whole channel, with several servers that come, go and send anything.
enum ChannelTarget: FuzzTarget {
  static let name = "channel"

  static func run(_ input: [UInt8]) {
    var source = ByteSource(input)
    let rig = ChannelRig(form: source.byte())
    var program = FrameProgram(source, peer: .server)
    while let step = program.next() {
      switch step {
      case .bytes(let bytes): rig.feed(bytes)
      case .command(let command, _, let argument): rig.command(command, argument)
      }
    }
    rig.end()
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] { FrameSeeds.forChannel() }
}
