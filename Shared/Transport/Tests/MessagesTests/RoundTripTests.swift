import MessageSupport
import TestBasics
import Testing

/// Encoding and decoding return the same value, for every kind of field.
@Suite struct RoundTripTests {
  private func roundTrip<M: Message>(_ message: M) throws -> M {
    try M(serialized: message.serialized())
  }

  @Test func emptyMessages() throws {
    #expect(Kinds.AllKinds().serialized() == [])
    #expect(try Kinds.AllKinds(serialized: []) == Kinds.AllKinds())
    #expect(try Kinds.Codes(serialized: []) == Kinds.Codes())
    let nothing = UnsafeRawBufferPointer(start: nil, count: 0)
    #expect(try Kinds.AllKinds(serialized: nothing, limits: .default) == Kinds.AllKinds())
  }

  @Test func namesOfMessages() {
    #expect(Kinds.SignIn.fullName == "kinds.SignIn")
    #expect(GoogleRPC.BadRequest.FieldViolation.fullName == "google.rpc.BadRequest.FieldViolation")
  }

  @Test(arguments: [UInt64](1...8))
  func randomMessages(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func check<M: RandomMessage>(_: M.Type) throws {
      for _ in 0..<100 {
        let message = M.random(&random)
        let bytes = message.serialized()
        let decoded = try M(serialized: bytes)
        #expect(decoded == message, "seed \(seed)")
        #expect(decoded.serialized() == bytes, "seed \(seed)")
        #expect(message.encodedSize == bytes.count, "seed \(seed)")
      }
    }
    try check(Kinds.AllKinds.self)
    try check(Kinds.Sheets.self)
    try check(GoogleRPC.ErrorInfo.self)
    try check(GoogleProtobuf.Any.self)
  }

  @Test func presenceOfMessages() throws {
    #expect(try roundTrip(Kinds.AllKinds()).anInner == nil)
    #expect(try roundTrip(Kinds.AllKinds(anInner: .init())).anInner == .init())
    let absent = Kinds.Position(altitude: nil)
    let zero = Kinds.Position(altitude: .init(0))
    #expect(try roundTrip(absent).altitude == nil)
    #expect(try roundTrip(zero).altitude == .init(0))
  }

  @Test(
    arguments: [
      .chosenBool(false), .chosenInt64(0), .chosenDouble(0), .chosenString(""), .chosenBytes([]),
      .chosenColour(.unspecified), .chosenInner(.init()), .chosenColour(.unrecognized(77)),
      .chosenInt64(.min), .chosenString("x"), .chosenBytes([0]),
    ] as [Kinds.AllKinds.OneOfChoice])
  func defaultsWithinOneOfsArePresent(choice: Kinds.AllKinds.OneOfChoice) throws {
    #expect(try roundTrip(Kinds.AllKinds(choice: choice)).choice == choice)
  }

  @Test func notANumber() throws {
    let decoded = try roundTrip(Kinds.AllKinds(aDouble: .nan, floats: [.nan, -0.0]))
    #expect(decoded.aDouble.isNaN)
    #expect(decoded.floats[0].isNaN)
    #expect(decoded.floats[1].sign == .minus)
  }

  @Test func unrecognizedEnumerationValues() throws {
    let message = Kinds.AllKinds(
      aColour: .unrecognized(99), colours: [.red, .unrecognized(-7), .belowZero])
    let decoded = try roundTrip(message)
    #expect(decoded == message)
    #expect(decoded.aColour.rawValue == 99)
    #expect(Kinds.AllKinds.Colour(rawValue: 2) == .darkRed)
  }

  /// Arrays and texts beyond the arena's first block, and far beyond.
  @Test(arguments: [100, 16 * 1024, 3 << 20])
  func largeMessages(size: Int) throws {
    let message = Kinds.AllKinds(
      aString: String(repeating: "é", count: size / 4),
      someBytes: [UInt8](repeating: 7, count: size / 4),
      uint32s: (0..<UInt32(min(size / 8, 50_000))).map { $0 },
      strings: (0..<min(size / 40, 20_000)).map { "element number \($0)" })
    #expect(try roundTrip(message) == message)
  }

  @Test func manyThreadsAtOnce() async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for seed in 0..<8 as Range<UInt64> {
        group.addTask {
          var random = SeededGenerator(seed: seed)
          return try (0..<100).allSatisfy { _ in
            let message = Kinds.AllKinds.random(&random)
            return try Kinds.AllKinds(serialized: message.serialized()) == message
          }
        }
      }
      for try await equal in group { #expect(equal) }
    }
  }

  /// The C form ends a text at a NUL; no part of it may get lost silently.
  @Test func nulBecomesReplacementCharacter() throws {
    let message = Kinds.SignIn(username: "a\0b", audiences: ["\0"])
    let decoded = try roundTrip(message)
    #expect(decoded.username == "a\u{FFFD}b")
    #expect(decoded.audiences == ["\u{FFFD}"])
  }
}
