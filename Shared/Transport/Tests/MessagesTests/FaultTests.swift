import CKinds
import CMessageSupport
import MessageSupport
import TestBasics
import Testing

/// Untrusted bytes: invalid ones only cause `DecodingError`.
@Suite struct FaultTests {
  private static let kinds: [UInt8] = {
    var random = SeededGenerator(seed: 7)
    return Kinds.AllKinds.random(&random).serialized()
  }()

  private static let sheets: [UInt8] = {
    var random = SeededGenerator(seed: 11)
    var request = Kinds.Sheets.random(&random)
    while request.sheets.count < 2 { request = .random(&random) }
    return request.serialized()
  }()

  @Test(
    arguments: [
      [0x00], [0x07], [0x02, 0],  // field number 0
      [0x0B], [0x0C], [0x0E, 0], [0x0F, 0],  // groups and undefined wire types
      [0x0A], [0x0A, 5, 0x61], [0x0A, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F],  // truncated
      [0x0A, 0x81, 0x80, 0x80, 0x80, 0x80, 0x00, 0x61],  // length of six bytes
      [0x80], [0x8A, 0x80, 0x80, 0x80, 0x80, 0x00, 1, 0x61],  // tag of six bytes
      [0xFA, 0xFF, 0xFF, 0xFF, 0x1F, 0],  // field number above 2^29 - 1
      [0xA0, 0x06], [0xA0, 0x06, 0xFF], [0xA1, 0x06, 1, 2, 3, 4, 5, 6, 7], [0xA5, 0x06, 1, 2, 3],
      [0xA3, 0x06], [0xA4, 0x06],  // unknown groups
      [0xA0, 0x06, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01],  // 11 bytes
      [0xA0, 0x06, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x02],  // 65 bits
    ] as [[UInt8]])
  func malformedTokens(bytes: [UInt8]) {
    let error = #expect(throws: DecodingError.self) {
      try Kinds.SignIn(serialized: bytes)
    }
    #expect(error?.reason == .malformed)
  }

  @Test func wrongWireTypeNamesTheField() {
    #expect(throws: DecodingError(field: "username", reason: .malformed)) {
      try Kinds.SignIn(serialized: [0x08, 1])
    }
    #expect(throws: DecodingError(field: "an_int32", reason: .malformed)) {
      try Kinds.AllKinds(serialized: [0x1A, 1, 1])
    }
    #expect(throws: DecodingError(field: "strings[1]", reason: .malformed)) {
      try Kinds.AllKinds(serialized: [0xEA, 0x01, 0, 0xE8, 0x01, 0])
    }
  }

  @Test(
    arguments: [
      [0x92, 0x01, 7, 0, 0, 0, 0, 0, 0, 0],  // doubles: not a multiple of eight
      [0x9A, 0x01, 3, 0, 0, 0],  // floats: not a multiple of four
      [0xA2, 0x01, 1, 0x80],  // an unterminated varint
      [0xA2, 0x01, 11, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00],
      [0xE2, 0x01, 1, 2], [0xE2, 0x01, 2, 0x81, 0x00],  // booleans of another value or length
    ] as [[UInt8]])
  func malformedPackedValues(bytes: [UInt8]) {
    let error = #expect(throws: DecodingError.self) { try Kinds.AllKinds(serialized: bytes) }
    #expect(error?.reason == .malformed)
    #expect(error?.field.isEmpty == false)
  }

  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x9F, 0xBF],
      [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xE2, 0x82, 0x28],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xF0, 0x9F, 0x98], [0xF0, 0x9F, 0x98, 0x28], [0xFE], [0xFF],
    ] as [[UInt8]])
  func invalidUTF8(bad: [UInt8]) {
    // Tests every offset within the check's eight-byte steps, before and after valid text.
    for before in 0...17 {
      for after in [0, 1, 8] {
        let text =
          [UInt8](repeating: 0x61, count: before) + bad + [UInt8](repeating: 0x7A, count: after)
        #expect(throws: DecodingError(field: "username", reason: .invalidUTF8)) {
          try Kinds.SignIn(serialized: [0x0A, UInt8(text.count)] + text)
        }
      }
    }
  }

  @Test(arguments: [
    "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}",
    "\u{1}", "\u{7F}",
  ])
  func edgesOfUTF8(character: String) throws {
    for before in 0...9 {
      let text = String(repeating: "a", count: before) + character + "z"
      let message = Kinds.SignIn(username: text)
      #expect(try Kinds.SignIn(serialized: message.serialized()) == message)
    }
  }

  @Test func embeddedNUL() {
    for before in 0...17 {
      let text = [UInt8](repeating: 0x61, count: before) + [0, 0x7A]
      #expect(throws: DecodingError(field: "username", reason: .embeddedNUL)) {
        try Kinds.SignIn(serialized: [0x0A, UInt8(text.count)] + text)
      }
    }
  }

  @Test func pathOfANestedField() {
    // sheets[0] and sheets[1] are good; sheets[2] has a bad app_version (field 11).
    let good: [UInt8] = [0x0A, 3, 0x0A, 1, 0x61]
    #expect(throws: DecodingError(field: "sheets[2].app_version", reason: .invalidUTF8)) {
      try Kinds.Sheets(
        serialized: good + good + [0x0A, 6, 0x0A, 1, 0x61, 0x5A, 1, 0xFF])
    }
    #expect(
      throws: DecodingError(field: "sheets[0].answers[1].choice.codes[1]", reason: .embeddedNUL)
    ) {
      try Kinds.Sheets(
        serialized: [0x0A, 12, 0x6A, 0, 0x6A, 8, 0x12, 6, 0x0A, 1, 0x61, 0x0A, 1, 0])
    }
    #expect(throws: DecodingError(field: "metadata[1].value", reason: .invalidUTF8)) {
      try GoogleRPC.ErrorInfo(serialized: [0x1A, 0, 0x1A, 3, 0x12, 1, 0xC3])
    }
    #expect("\(DecodingError(field: "a.b", reason: .tooDeep))" == "a.b: nested too deeply")
    #expect("\(DecodingError(reason: .malformed))" == "malformed message")
  }

  /// protobuf-c reads outside its tables when it merges two such messages.
  @Test func secondOccurrenceOfASingularMessageIsRefused() {
    #expect(throws: DecodingError(field: "an_inner", reason: .malformed)) {
      try Kinds.AllKinds(serialized: [0x8A, 0x01, 0, 0x8A, 0x01, 0])
    }
    #expect(throws: DecodingError(field: "chosen_inner", reason: .malformed)) {
      try Kinds.AllKinds(serialized: [0xF2, 0x02, 0, 0xF2, 0x02, 0])
    }
  }

  /// Decodes the bytes and returns whether they are valid. Bytes that the scanner accepts must also
  /// be unpacked by protobuf-c with the system's allocator.
  private func isGood(_ bytes: [UInt8]) throws -> Bool {
    var prototype = Kinds__Sheets()
    kinds__sheets__init(&prototype)
    let passes =
      (try? bytes.withUnsafeBytes {
        try WireScanner.check($0, prototype.base.descriptor, .default)
      }) != nil
    if passes {
      let unpacked = try #require(
        protobuf_c_message_unpack(prototype.base.descriptor, nil, bytes.count, bytes))
      protobuf_c_message_free_unpacked(unpacked, nil)
    }
    do {
      let decoded = try Kinds.Sheets(serialized: bytes)
      // A decoded message can be encoded again (compared as bytes, since NaN differs from itself).
      let again = decoded.serialized()
      #expect(try Kinds.Sheets(serialized: again).serialized() == again)
      #expect(passes)
      return true
    } catch is DecodingError {
      #expect(!passes)
      return false
    }
  }

  @Test func everyTruncation() throws {
    var refused = 0
    for length in 0..<Self.sheets.count where try !isGood([UInt8](Self.sheets.prefix(length))) {
      refused += 1
    }
    #expect(refused > Self.sheets.count / 2)
    for length in 0..<Self.kinds.count {
      do {
        _ = try Kinds.AllKinds(serialized: [UInt8](Self.kinds.prefix(length)))
      } catch is DecodingError {}
    }
  }

  @Test func everyMutationOfOneByte() throws {
    var random = SeededGenerator(seed: 13)
    var good = 0
    var bad = 0
    for index in Self.sheets.indices {
      var values: Set<UInt8> = [0, 0x7F, 0x80, 0xFF]
      for _ in 0..<4 { values.insert(.random(in: 0...255, using: &random)) }
      for bit in 0..<8 { values.insert(Self.sheets[index] ^ (1 << bit)) }
      for value in values {
        var bytes = Self.sheets
        bytes[index] = value
        if try isGood(bytes) { good += 1 } else { bad += 1 }
      }
    }
    #expect(good > 0 && bad > 1_000)
  }

  @Test(arguments: [UInt64](20...23))
  func manyMutationsAtOnce(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<3_000 {
      var bytes = Self.kinds
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = .random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes.insert(.random(in: 0...255, using: &random), at: index)
        }
      }
      do {
        let decoded = try Kinds.AllKinds(serialized: bytes)
        _ = decoded.serialized()
      } catch is DecodingError {}
    }
  }

  @Test(arguments: [UInt64](30...33))
  func randomBytes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<5_000 {
      // Small bytes are plausible tags and lengths.
      let bytes = (0..<Int.random(in: 1...60, using: &random)).map { _ in
        random.chance(60)
          ? UInt8.random(in: 0...20, using: &random) : .random(in: 0...255, using: &random)
      }
      do {
        _ = try Kinds.AllKinds(serialized: bytes)
      } catch is DecodingError {}
      _ = try isGood(bytes)
    }
  }
}
