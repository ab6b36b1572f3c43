/// The decoder of every message: decoding, encoding and decoding again agree.
enum MessageTarget: FuzzTarget {
  static let name = "message"

  static func run(_ input: [UInt8]) {
    let input = MessageInput(input)
    input.message.roundTrip(input.bytes, input.limits)
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] { MessageInput.seeds() }
}
