import Formats
import Testing

@Suite struct JSONParserTests {
  private func parse(_ text: String, limits: FormatLimits = .default) throws -> JSONValue {
    try JSONParser.parse(Array(text.utf8), file: "f.json", limits: limits)
  }

  struct Accepted: Sendable {
    var text: String
    var value: JSONValue

    init(_ text: String, _ value: JSONValue) {
      self.text = text
      self.value = value
    }
  }

  /// Valid by RFC 8259, edge cases first; partly from JSONTestSuite.
  static let accepted: [Accepted] = [
    Accepted("null", .null),
    Accepted("true", .bool(true)),
    Accepted(" \t\r\nfalse\n", .bool(false)),
    Accepted("\"\"", .string("")),
    Accepted("[]", .array([])),
    Accepted("{}", .object([])),
    Accepted("[ ]", .array([])),
    Accepted("{ }", .object([])),
    Accepted("[[]   ]", .array([.array([])])),
    Accepted("[null, 1, \"1\"]", .array([.null, .number(1), .string("1")])),
    Accepted("{\"\":0}", .object([JSONValue.Member("", .number(0))])),
    Accepted("123e65", .number(123e65)),
    Accepted("0e+1", .number(0)),
    Accepted("0e1", .number(0)),
    Accepted("-0", .number(0)),
    Accepted("-123", .number(-123)),
    Accepted("1E22", .number(1e22)),
    Accepted("1E-2", .number(0.01)),
    Accepted("123.456e-7", .number(123.456e-7)),
    Accepted(#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
    Accepted(#""\u0060\u012a\u12AB""#, .string("\u{60}\u{12A}\u{12AB}")),
    Accepted(#""\uD801\udc37""#, .string("\u{10437}")),
    Accepted(#""\uDBFF\uDFFF""#, .string("\u{10FFFF}")),
    Accepted(#""\u0001""#, .string("\u{1}")),
    Accepted(#""\\n""#, .string("\\n")),
    Accepted("\"\u{7F}\u{2028}\u{FFFF}😀\"", .string("\u{7F}\u{2028}\u{FFFF}😀")),
    Accepted("\u{FEFF}1", .number(1)),
  ]

  @Test(arguments: accepted) func reads(_ accepted: Accepted) throws {
    #expect(try parse(accepted.text) == accepted.value)
  }

  /// Invalid texts with line and column of the error.
  static let refused: [(String, Int, Int)] = [
    ("", 1, 1), (" ", 1, 2), ("[", 1, 2), ("[1", 1, 3), ("{", 1, 2), ("{\"a\"", 1, 5),
    ("[1,]", 1, 4), ("[,1]", 1, 2), ("[1 2]", 1, 4), ("[1]]", 1, 4), ("1 2", 1, 3),
    ("{\"a\":1,}", 1, 8), ("{a:1}", 1, 2), ("{'a':1}", 1, 2), ("{\"a\" 1}", 1, 6),
    ("{\"a\":}", 1, 6), ("{\"a\":1 \"b\":2}", 1, 8), ("{1:1}", 1, 2),
    ("tru", 1, 1), ("nul", 1, 1), ("True", 1, 1), ("NaN", 1, 1), ("Infinity", 1, 1),
    ("-", 1, 2), ("+1", 1, 1), ("01", 1, 2), ("-01", 1, 3), (".5", 1, 1), ("1.", 1, 3),
    ("1e", 1, 3), ("1e+", 1, 4), ("0x1", 1, 2), ("1_000", 1, 2), ("-Infinity", 1, 2),
    ("\"", 1, 2), ("\"a", 1, 3), ("\"\\", 1, 3), (#""\x41""#, 1, 3), (#""\u12G4""#, 1, 6),
    (#""\u12"#, 1, 6), ("\"a\tb\"", 1, 3), ("\"a\nb\"", 1, 3), ("// a\n1", 1, 1),
    ("/* */ 1", 1, 1), ("[1,\n  2,\n  x]", 3, 3), ("[\"äö😀\", x]", 1, 9), ("\u{00A0}1", 1, 1),
  ]

  @Test(arguments: refused)
  func refusesAndSaysWhere(_ text: String, _ line: Int, _ column: Int) {
    let error = #expect(throws: SourceError.self) { try parse(text) }
    let finding = error?.findings.first
    #expect(finding?.rule == "JSON_SYNTAX")
    #expect(finding?.position == SourcePosition(line: line, column: column), "\(text)")
    #expect(finding?.advice.isEmpty == false)
  }

  @Test(arguments: [
    #""\ud800""#, #""\udc00""#, #""\ud800\u0041""#, #""\ud800\ud800""#, #""\ud800 \udc00""#,
    #""\ud800\n""#,
  ])
  func refusesHalfASurrogatePair(_ text: String) {
    let error = #expect(throws: SourceError.self) { try parse(text) }
    #expect(error?.findings.first?.rule == "JSON_SURROGATE")
  }

  @Test func refusesANameThatStandsTwiceWithItsPlace() {
    let error = #expect(throws: SourceError.self) {
      try parse("{\"a\": 1,\n \"b\": {\"a\": 2},\n \"\\u0061\": 3}")
    }
    #expect(error?.findings.first?.rule == "JSON_NAME_DUPLICATE")
    #expect(error?.findings.first?.position == SourcePosition(line: 3, column: 2))
  }

  @Test func refusesBytesThatAreNotUTF8() {
    for bytes: [UInt8] in [
      [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80],
    ] {
      let error = #expect(throws: SourceError.self) { try JSONParser.parse(bytes, file: "f") }
      #expect(error?.findings.first?.rule == "ENCODING_INVALID")
    }
  }

  @Test func limitsHoldAtTheirEdges() throws {
    var limits = FormatLimits()
    limits.depthMax = 3
    limits.nodesMax = 4
    limits.bytesMax = 20
    #expect(try parse("[[1]]", limits: limits) == [[1]])
    #expect(try parse("[1, 2, 3]", limits: limits) == [1, 2, 3])
    for (text, rule) in [
      ("[[[1]]]", "JSON_TOO_DEEP"), ("[1, 2, 3, 4]", "JSON_TOO_MANY_VALUES"),
      ("[1,                  2]", "FILE_TOO_LARGE"),
    ] {
      let error = #expect(throws: SourceError.self) { try parse(text, limits: limits) }
      #expect(error?.findings.first?.rule == rule)
    }
    let digits = JSONParser.numberCharactersMax
    #expect(try parse(String(repeating: "1", count: digits)).number?.text.count == digits)
    let error = #expect(throws: SourceError.self) {
      try parse(String(repeating: "1", count: digits + 1))
    }
    #expect(error?.findings.first?.rule == "JSON_NUMBER_TOO_LONG")
  }

  @Test func nestingWithoutEndIsRefusedByItsDepth() {
    let error = #expect(throws: SourceError.self) {
      try parse(String(repeating: "[{\"a\":", count: 100_000))
    }
    #expect(error?.findings.first?.rule == "JSON_TOO_DEEP")
  }

  @Test func valuesKnowTheirPlaces() throws {
    let value = try parse("{\n  \"ä\": [1,\n    {\"b\": \"x\"}]\n}")
    #expect(value.position == SourcePosition(line: 1, column: 1))
    #expect(value["ä"]?.position == SourcePosition(line: 2, column: 8))
    #expect(value["ä"]?.array?[1].position == SourcePosition(line: 3, column: 5))
    #expect(value["ä"]?.array?[1]["b"]?.position == SourcePosition(line: 3, column: 11))
    #expect(value["b"] == nil)
    #expect(value["ä"]?["b"] == nil)
  }

  @Test func numbersKeepTheirSpelling() throws {
    let text = "12345678901234567890.10e0"
    let number = try parse(text).number
    #expect(number?.text == text)
    #expect(number?.double == 12345678901234567890.1)
    #expect(number?.integer == nil)
    #expect(try parse("1e400").number?.double == nil)
    #expect(try parse("-2147483648").number?.integer == -2_147_483_648)
    #expect(try parse("9223372036854775808").number?.integer == nil)
    #expect(try parse("1.0").number?.integer == nil)
    #expect(try parse("1.0") == parse("1"))
  }
}
