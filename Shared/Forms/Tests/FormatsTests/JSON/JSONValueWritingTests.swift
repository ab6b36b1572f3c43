import Formats
import QuestionnaireSamples
import Serialization
import Testing

@Suite struct JSONValueWritingTests {
  @Test func writesForPeople() {
    let value: JSONValue = [
      "name": "a\"b\\c\n\u{1}😀/", "empty": [], "none": [:], "list": [1, 0.5, true, .null],
    ]
    let text = String(decoding: JSONWriter.write(value), as: UTF8.self)
    #expect(
      text == """
        {
          "name": "a\\"b\\\\c\\n\\u0001😀/",
          "empty": [],
          "none": {},
          "list": [
            1,
            0.5,
            true,
            null
          ]
        }

        """)
    #expect(JSONWriter.line(["a": [1, ["b": "c"]]]) == #"{"a":[1,{"b":"c"}]}"#)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-10.0, "-10"), (0.01, "0.01"), (99.5, "99.5"),
    (1e15, "1000000000000000"), (1e17, "1e+17"), (1e300, "1e+300"),
    (Double.leastNonzeroMagnitude, "5e-324"), (0.1 + 0.2, "0.30000000000000004"),
    (123_456_789_012_345.0, "123456789012345"),
  ])
  func writesNumbersShort(_ number: Double, _ text: String) throws {
    #expect(JSONNumber(number).text == text)
    #expect(try JSONParser.parse(Array(text.utf8), file: "f").number?.double == number)
  }

  @Test func keepsTheSpellingOfNumbersThatWereRead() throws {
    let bytes = Array("[1.50,1e400,-0.0]".utf8)
    let value = try JSONParser.parse(bytes, file: "f")
    #expect(JSONWriter.write(value, isPretty: false) == bytes)
  }

  /// Writing and reading restores any value, with the same bytes when written again.
  @Test(arguments: 0..<50) func roundTrips(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let value = anyValue(depth: 5, &random)
    for isPretty in [true, false] {
      let bytes = JSONWriter.write(value, isPretty: isPretty)
      let read = try JSONParser.parse(bytes, file: "f")
      #expect(read == value, "seed \(seed)")
      #expect(JSONWriter.write(read, isPretty: isPretty) == bytes)
    }
  }

  /// Every truncated file is rejected with an error.
  @Test(arguments: 0..<10) func everyBeginningIsRefused(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let bytes = JSONWriter.write([anyValue(depth: 3, &random)], isPretty: false)
    for count in 0..<bytes.count {
      #expect(throws: SourceError.self) {
        try JSONParser.parse(Array(bytes.prefix(count)), file: "f")
      }
    }
  }

  private func anyValue(depth: Int, _ random: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2: return .number(Int.random(in: -1_000_000...1_000_000, using: &random))
    case 3: return .number(Double(bitPattern: UInt64.random(in: 0..<(0x7FF << 52), using: &random)))
    case 4: return .string(anyText(&random))
    case 5, 6:
      return .array(
        (0..<Int.random(in: 0..<4, using: &random)).map { _ in
          anyValue(depth: depth - 1, &random)
        })
    default:
      return .object(
        (0..<Int.random(in: 0..<4, using: &random)).map { index in
          JSONValue.Member("\(index)\(anyText(&random))", anyValue(depth: depth - 1, &random))
        })
    }
  }

  private func anyText(_ random: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0..<12, using: &random) {
      let plane = UInt32.random(in: 0..<4, using: &random)
      let limit: UInt32 = [0x30, 0x80, 0x1000, 0x110000][Int(plane)]
      if let scalar = Unicode.Scalar(UInt32.random(in: 1..<limit, using: &random)) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
