import MessageSupport
import Testing

/// The bytes of the encoding specification, computed by hand.
@Suite struct WireFormatTests {
  @Test func strings() {
    #expect(
      Kinds.SignIn(username: "a", password: "bc").serialized()
        == [0x0A, 1, 0x61, 0x12, 2, 0x62, 0x63])
  }

  @Test func numbers() {
    #expect(
      GoogleProtobuf.Timestamp(seconds: -1).serialized()
        == [0x08, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01])
    #expect(
      GoogleProtobuf.DoubleValue(1).serialized() == [0x09, 0, 0, 0, 0, 0, 0, 0xF0, 0x3F])
    #expect(Kinds.AllKinds(anInt32: 150).serialized() == [0x18, 0x96, 0x01])
    #expect(Kinds.AllKinds(aSint32: -1).serialized() == [0x38, 0x01])
    #expect(Kinds.AllKinds(aFixed32: 1).serialized() == [0x4D, 1, 0, 0, 0])
    // A negative enumeration value takes ten bytes.
    #expect(
      Kinds.AllKinds(aColour: .belowZero).serialized()
        == [0x80, 0x01, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01])
  }

  @Test func maps() throws {
    let message = GoogleRPC.ErrorInfo(metadata: ["k": "v"])
    #expect(message.serialized() == [0x1A, 6, 0x0A, 1, 0x6B, 0x12, 1, 0x76])
    // Two entries with one key: the last counts. An entry without a key or value: the defaults.
    let bytes: [UInt8] = [
      0x1A, 6, 0x0A, 1, 0x6B, 0x12, 1, 0x76, 0x1A, 6, 0x0A, 1, 0x6B, 0x12, 1, 0x77, 0x1A, 0,
    ]
    #expect(try GoogleRPC.ErrorInfo(serialized: bytes).metadata == ["k": "w", "": ""])
    // A value that is a message, and absent.
    let entry: [UInt8] = [0x92, 0x02, 2, 0x08, 5]
    #expect(try Kinds.AllKinds(serialized: entry).byNumber == [5: .init()])
  }

  @Test func highestFieldNumber() {
    #expect(
      Kinds.AllKinds(operator: "x").serialized() == [0xFA, 0xFF, 0xFF, 0xFF, 0x0F, 1, 0x78])
  }

  @Test func packedAndUnpackedAreInterchangeable() throws {
    #expect(Kinds.AllKinds(int32s: [1, 150]).serialized() == [0xA2, 0x01, 3, 1, 0x96, 0x01])
    #expect(Kinds.AllKinds(unpacked: [1, 2]).serialized() == [0x98, 0x02, 1, 0x98, 0x02, 2])
    let unpackedForPacked: [UInt8] = [0xA0, 0x01, 1, 0xA2, 0x01, 2, 0x96, 0x01]
    #expect(try Kinds.AllKinds(serialized: unpackedForPacked).int32s == [1, 150])
    let packedForUnpacked: [UInt8] = [0x9A, 0x02, 2, 1, 2, 0x98, 0x02, 3]
    #expect(try Kinds.AllKinds(serialized: packedForUnpacked).unpacked == [1, 2, 3])
    #expect(try Kinds.AllKinds(serialized: [0xA2, 0x01, 0]).int32s == [])
  }

  @Test func lastOfSeveralScalarsCounts() throws {
    #expect(try Kinds.AllKinds(serialized: [0x18, 1, 0x18, 2]).anInt32 == 2)
    #expect(try Kinds.SignIn(serialized: [0x0A, 1, 0x61, 0x0A, 1, 0x62]).username == "b")
  }

  @Test func lastFieldOfOneOfCounts() throws {
    let number: [UInt8] = [0xC8, 0x02, 5]
    let string: [UInt8] = [0xDA, 0x02, 1, 0x61]
    let inner: [UInt8] = [0xF2, 0x02, 3, 0x0A, 1, 0x62]
    #expect(try Kinds.AllKinds(serialized: inner + string + number).choice == .chosenInt64(5))
    #expect(try Kinds.AllKinds(serialized: number + inner + string).choice == .chosenString("a"))
    #expect(
      try Kinds.AllKinds(serialized: string + number + inner).choice
        == .chosenInner(.init(text: "b")))
  }

  @Test func unknownFieldsAreSkipped() throws {
    let known: [UInt8] = [0x0A, 1, 0x61]
    // Field 100 of each wire type; the delimited one is not UTF-8.
    let unknown: [[UInt8]] = [
      [0xA0, 0x06, 0x96, 0x01], [0xA1, 0x06, 1, 2, 3, 4, 5, 6, 7, 8], [0xA2, 0x06, 2, 0xFF, 0],
      [0xA5, 0x06, 1, 2, 3, 4],
    ]
    for bytes in unknown {
      let expected = Kinds.SignIn(username: "a")
      #expect(try Kinds.SignIn(serialized: bytes + known) == expected)
      #expect(try Kinds.SignIn(serialized: known + bytes) == expected)
      #expect(try Kinds.Codes(serialized: bytes) == .init())
    }
  }

  @Test func anyNonZeroBooleanIsTrue() throws {
    #expect(try Kinds.AllKinds(serialized: [0x68, 0x80, 0x01]).aBool)
  }
}
