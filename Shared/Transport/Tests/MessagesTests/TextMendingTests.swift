import MessageSupport
import TestBasics
import Testing

/// A message of several parts is decoded although one part contains invalid UTF-8.
@Suite struct TextMendingTests {
  private typealias Request = Kinds.Sheets

  private func mend(
    _ bytes: [UInt8], limits: DecodingLimits = .default
  ) throws -> (message: Request, faults: [DecodingError]) {
    try bytes.withUnsafeBytes { try Request.mending(serialized: $0, limits: limits) }
  }

  /// Encodes the sheets and replaces each `§` (two bytes) in their texts.
  private func wire(_ sheets: [Kinds.Sheet], _ bytes: [UInt8]) -> [UInt8] {
    var wire = Request(sheets: sheets).serialized()
    for start in wire.indices.dropLast() where wire[start] == 0xC2 && wire[start + 1] == 0xA7 {
      wire.replaceSubrange(start..<start + 2, with: bytes)
    }
    return wire
  }

  private let sheets = [
    Kinds.Sheet(sheetID: "a", platform: "é§"), Kinds.Sheet(sheetID: "b"),
    Kinds.Sheet(
      sheetID: "§",
      answers: [
        Kinds.Answer(elementID: "e", value: .choice(.init(codes: ["f", "§", "g"]))),
        Kinds.Answer(elementID: "§", value: .number(1)),
      ], referencedAnswers: [Kinds.ReferencedAnswer(text: "§§")]),
  ]

  @Test(
    arguments: [
      ([0x61, 0], DecodingError.Reason.embeddedNUL, "a?"), ([0xFF, 0x61], .invalidUTF8, "?a"),
      ([0xE2, 0x82], .invalidUTF8, "??"),
    ] as [([UInt8], DecodingError.Reason, String)])
  func everyBadTextIsNamedAndMended(
    _ bytes: [UInt8], _ reason: DecodingError.Reason, _ mended: String
  ) throws {
    let wire = wire(sheets, bytes)
    #expect(throws: DecodingError(field: "sheets[0].platform", reason: reason)) {
      try Request(serialized: wire)
    }
    let (message, faults) = try mend(wire)
    #expect(
      faults
        == [
          "sheets[0].platform", "sheets[2].sheet_id", "sheets[2].answers[0].choice.codes[1]",
          "sheets[2].answers[1].element_id", "sheets[2].referenced_answers[0].text",
        ].map { DecodingError(field: $0, reason: reason) })
    var expected = sheets
    // Without valid UTF-8, no byte beyond ASCII is trusted.
    expected[0].platform = (reason == .embeddedNUL ? "é" : "??") + mended
    expected[2].sheetID = mended
    expected[2].answers[0].value = .choice(.init(codes: ["f", mended, "g"]))
    expected[2].answers[1].elementID = mended
    expected[2].referencedAnswers[0].text = mended + mended
    #expect(message.sheets == expected)
  }

  @Test func aGoodMessageStaysAsItIs() throws {
    let (message, faults) = try mend(wire([sheets[1]], []))
    #expect(message.sheets == [sheets[1]])
    #expect(faults.isEmpty)
  }

  @Test func everyPartIsNamedHoweverManyFaultsThereAre() throws {
    let bad = Kinds.Sheet(
      answers: (0..<50).map { _ in Kinds.Answer(elementID: "§") })
    let (_, faults) = try mend(wire([bad, bad], [0, 0]))
    #expect(faults.count { $0.field.hasPrefix("sheets[0].") } == 20)
    #expect(faults.count { $0.field.hasPrefix("sheets[1].") } == 20)
  }

  @Test func theLimitsHoldAllTheSame() {
    let wire = wire(sheets, [0, 0])
    for (limits, reason) in [
      (DecodingLimits(sizeMax: wire.count - 1), DecodingError.Reason.tooLarge),
      (DecodingLimits(depthMax: 3), .tooDeep), (DecodingLimits(elementsMax: 3), .tooManyElements),
    ] {
      let error = #expect(throws: DecodingError.self) { try mend(wire, limits: limits) }
      #expect(error?.reason == reason)
    }
  }

  /// Randomly changed bytes are either decoded or rejected; decoded texts are always valid.
  @Test func whateverIsReadHoldsTextsOnly() {
    var random = SeededGenerator(seed: 2_718)
    for _ in 0..<2_000 {
      var bytes = wire(sheets, [0xFF, 0])
      for _ in 0..<random.next(upperBound: UInt64(4)) {
        bytes[Int(random.next(upperBound: UInt64(bytes.count)))] = UInt8(
          truncatingIfNeeded: random.next())
      }
      guard let (message, _) = try? mend(bytes) else { continue }
      #expect((try? Request(serialized: message.serialized())) == message, "seed 2718")
    }
  }
}
