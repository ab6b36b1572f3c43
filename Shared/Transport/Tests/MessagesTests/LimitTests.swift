import MessageSupport
import Synchronization
import Testing

/// Each limit of decoding, at its edge.
@Suite struct LimitTests {
  @Test func size() throws {
    let bytes = Kinds.SignIn(username: "abc").serialized()
    _ = try Kinds.SignIn(serialized: bytes, limits: .init(sizeMax: bytes.count))
    #expect(throws: DecodingError(reason: .tooLarge)) {
      try Kinds.SignIn(serialized: bytes, limits: .init(sizeMax: bytes.count - 1))
    }
  }

  @Test func defaultSize() throws {
    let text = String(repeating: "a", count: (4 << 20) - 5)
    let bytes = Kinds.SignIn(username: text).serialized()
    #expect(bytes.count == 4 << 20)
    #expect(try Kinds.SignIn(serialized: bytes).username == text)
    #expect(throws: DecodingError(reason: .tooLarge)) {
      try Kinds.SignIn(serialized: bytes + [0])
    }
  }

  /// `levels` messages, each in the one before.
  private func nested(_ levels: Int) -> [UInt8] {
    var contents: [UInt8] = []
    for _ in 1..<levels {
      var length = contents.count
      var prefix: [UInt8] = [0x12]
      repeat {
        prefix.append(UInt8(length & 0x7F) | (length > 0x7F ? 0x80 : 0))
        length >>= 7
      } while length > 0
      contents = prefix + contents
    }
    return contents
  }

  @Test func depth() throws {
    _ = try Kinds.AllKinds.Inner(serialized: nested(32))
    let path = (1...32).map { _ in "inner[0]" }.joined(separator: ".")
    #expect(throws: DecodingError(field: path, reason: .tooDeep)) {
      try Kinds.AllKinds.Inner(serialized: nested(33))
    }
    _ = try Kinds.SignIn(serialized: [], limits: .init(depthMax: 1))
    #expect(throws: DecodingError(field: "inner[0]", reason: .tooDeep)) {
      try Kinds.AllKinds.Inner(serialized: nested(2), limits: .init(depthMax: 1))
    }
  }

  @Test func depthNobodyCanConfigure() throws {
    let limits = DecodingLimits(depthMax: 1_000_000)
    _ = try Kinds.AllKinds.Inner(serialized: nested(128), limits: limits)
    let error = #expect(throws: DecodingError.self) {
      try Kinds.AllKinds.Inner(serialized: nested(129), limits: limits)
    }
    #expect(error?.reason == .tooDeep)
  }

  /// This small message crashes a process that passes it to protobuf-c.
  @Test func nestedBomb() {
    let bomb = nested(10_000)
    #expect(bomb.count < 40_000)
    let error = #expect(throws: DecodingError.self) { try Kinds.AllKinds.Inner(serialized: bomb) }
    #expect(error?.reason == .tooDeep)
  }

  @Test func elements() throws {
    let request = Kinds.SignIn(audiences: ["a", "b", "c"])
    let bytes = request.serialized()
    let exact = DecodingLimits(elementsMax: 3)
    #expect(try Kinds.SignIn(serialized: bytes, limits: exact) == request)
    #expect(throws: DecodingError(field: "audiences[2]", reason: .tooManyElements)) {
      try Kinds.SignIn(serialized: bytes, limits: .init(elementsMax: 2))
    }
  }

  @Test func elementsOfAllFieldsTogether() throws {
    let message = Kinds.AllKinds(
      int32s: [1, 2, 300], strings: ["a"],
      inners: [.init(inner: [.init(), .init()])], byName: ["x": 1])
    let bytes = message.serialized()
    #expect(try Kinds.AllKinds(serialized: bytes, limits: .init(elementsMax: 8)) == message)
    #expect(throws: DecodingError(field: "by_name[0]", reason: .tooManyElements)) {
      try Kinds.AllKinds(serialized: bytes, limits: .init(elementsMax: 7))
    }
    #expect(throws: DecodingError(field: "int32s", reason: .tooManyElements)) {
      try Kinds.AllKinds(serialized: bytes, limits: .init(elementsMax: 2))
    }
  }

  @Test func defaultElements() throws {
    let most = Kinds.AllKinds(uint32s: [UInt32](repeating: 1, count: 100_000))
    #expect(try Kinds.AllKinds(serialized: most.serialized()) == most)
    #expect(throws: DecodingError(field: "uint32s", reason: .tooManyElements)) {
      try Kinds.AllKinds(serialized: most.serialized() + [0xB0, 0x01, 1])
    }
  }

  /// Each costs protobuf-c memory like an element.
  @Test func unknownFieldsAndSecondOccurrencesCount() throws {
    let limits = DecodingLimits(elementsMax: 1)
    let unknown: [UInt8] = [0xA0, 0x06, 1]
    _ = try Kinds.SignIn(serialized: unknown, limits: limits)
    #expect(throws: DecodingError(reason: .tooManyElements)) {
      try Kinds.SignIn(serialized: unknown + unknown, limits: limits)
    }
    let name: [UInt8] = [0x0A, 1, 0x61]
    _ = try Kinds.SignIn(serialized: name + name, limits: limits)
    #expect(throws: DecodingError(field: "username", reason: .tooManyElements)) {
      try Kinds.SignIn(serialized: name + name + name, limits: limits)
    }
  }

  /// Two million empty sheets, which are 4 MB on the wire.
  @Test func memoryIsBoundedBeforeItIsTaken() throws {
    let bytes = [UInt8](repeating: 0, count: 2_000_000).flatMap { _ in [0x0A, 0x00] as [UInt8] }
    let limits = DecodingLimits(sizeMax: 52 << 20, elementsMax: .max, memoryMax: 384 << 20)
    let error = #expect(throws: DecodingError.self) {
      try Kinds.Sheets(serialized: bytes, limits: limits)
    }
    #expect(error?.reason == .tooMuchMemory)
  }

  @Test func memoryIsReservedAndWhatThereIsNotIsRefused() throws {
    final class Reservation: DecodingReservation {
      let reserved = Mutex(0)
      let limit: Int
      init(limit: Int) { self.limit = limit }

      func reserve(_ bytes: Int) -> Bool {
        reserved.withLock { $0 = bytes }
        return bytes <= limit
      }
    }
    let sheet = Kinds.Sheet(
      sheetID: "s",
      answers: (0..<101).map {
        .init(elementID: "q\($0)", value: .choice(.init(codes: ["1"])))
      })
    let small = Kinds.Sheets(sheets: [sheet])
    let unlimited = Reservation(limit: .max)
    let request = Kinds.Sheets(
      sheets: [Kinds.Sheet](repeating: sheet, count: 500))
    let limits = DecodingLimits(
      sizeMax: 16 << 20, elementsMax: 1_000_000, memoryMax: 192 << 20, reservation: unlimited)
    #expect(
      try Kinds.Sheets(
        serialized: small.serialized(), limits: limits) == small)
    // Too small to be counted.
    #expect(unlimited.reserved.withLock { $0 } == 0)
    #expect(
      try Kinds.Sheets(
        serialized: request.serialized(), limits: limits) == request)
    let needed = unlimited.reserved.withLock { $0 }
    // The bound is at least the size of the Swift values, and at most a few times the wire size of
    // each answer.
    let answers = 500 * 101
    #expect(needed > answers * MemoryLayout<Kinds.Answer>.stride)
    #expect(needed < answers * 1_000)
    let error = #expect(throws: DecodingError.self) {
      try Kinds.Sheets(
        serialized: request.serialized(),
        limits: .init(elementsMax: 1_000_000, reservation: Reservation(limit: needed - 1)))
    }
    #expect(error?.reason == .noMemoryLeft)
  }
}
