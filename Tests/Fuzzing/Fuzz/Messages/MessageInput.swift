import Messages

/// An input of the message targets: which message, within which limits, from which bytes.
struct MessageInput {
  let message: FuzzedMessage
  let limits: DecodingLimits
  let bytes: [UInt8]

  init(_ input: [UInt8]) {
    var source = ByteSource(input)
    message = Self.message(named: UInt16(source.byte()) << 8 | UInt16(source.byte()))
    let form = source.byte()
    limits =
      form & 2 == 0
      ? .default
      : DecodingLimits(
        sizeMax: 1 << (source.below(16) + 1), depthMax: source.below(140),
        elementsMax: 1 << source.below(12))
    if form & 1 == 0 {
      bytes = source.remaining()
    } else {
      var program = WireProgram(source)
      bytes = program.message(message.descriptor)
    }
  }

  /// Messages by a hash of their name, so that inputs keep their meaning when messages are added.
  private static let byHash = messageList.map { (hash: hash($0.name), message: $0) }
    .sorted { $0.hash < $1.hash }

  private static func message(named key: UInt16) -> FuzzedMessage {
    (byHash.first { $0.hash >= key } ?? byHash[0]).message
  }

  private static func hash(_ name: String) -> UInt16 {
    let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return UInt16(truncatingIfNeeded: hash ^ hash >> 16)
  }

  /// Programs that visit the fields of some messages of each kind, and short wire forms.
  static func seeds() -> [(name: String, bytes: [UInt8])] {
    let names = [
      "kinds.AllKinds", "google.rpc.Status", "google.rpc.BadRequest", "google.rpc.ErrorInfo",
      "otolith.ingestion.v1.IngestRequest", "otolith.catalogue.v1.QuestionnaireContent",
    ]
    var visit: [UInt8] = []
    for step in 0..<UInt8(60) {
      visit += [16 + step, step % 3 == 0 ? 0x0f : 0x05, step, 0, 8 + step]
    }
    var seeds: [(name: String, bytes: [UInt8])] = [("kinds-nested", nested(depth: 200))]
    for name in names {
      let key = [UInt8(hash(name) >> 8), UInt8(hash(name) & 0xff)]
      seeds.append(("\(name)-fields", key + [1] + visit))
      seeds.append(("\(name)-limits", key + [3, 8, 3, 4] + visit))
      seeds.append(("\(name)-raw", key + [0, 0x0a, 0x03, 0x61, 0x62, 0x63, 0x10, 0x01]))
    }
    return seeds
  }

  /// `AllKinds` whose recursive field goes on and on.
  private static func nested(depth: Int) -> [UInt8] {
    let key = hash("kinds.AllKinds")
    var bytes: [UInt8] = []
    for _ in 0..<depth {
      let count = bytes.count
      let length: [UInt8] =
        count < 128 ? [UInt8(count)] : [UInt8(count & 0x7f) | 0x80, UInt8(count >> 7)]
      bytes = [0x12] + length + bytes
    }
    let count = bytes.count
    return [UInt8(key >> 8), UInt8(key & 0xff), 0, 0x8a, 0x01]
      + [UInt8(count & 0x7f) | 0x80, UInt8(count >> 7)] + bytes
  }
}
