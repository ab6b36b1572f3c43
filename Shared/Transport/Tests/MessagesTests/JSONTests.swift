import MessageSupport
import TestBasics
import Testing

/// Messages in JSON. Tests/ControlTests compares every type of the API with Google's own mapping.
@Suite struct JSONTests {
  private static let schema: MessageSchema = {
    do {
      return try MessageSchema([Kinds.kindsFile, GoogleRPC.errorDetailsFile])
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  private func wire(
    _ json: String, of message: String = "kinds.AllKinds", limits: DecodingLimits = .default
  ) throws -> [UInt8] {
    var json = json
    return try json.withUTF8 { try Self.schema.wire(json: $0, of: message, limits: limits) }
  }

  private func read(_ json: String) throws -> Kinds.AllKinds {
    try Kinds.AllKinds(serialized: wire(json))
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func everyMessageComesBack(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let message = Kinds.AllKinds.random(&random)
    let text = try Self.schema.json(message.serialized(), of: "kinds.AllKinds")
    let again = try Kinds.AllKinds(serialized: wire(String(decoding: text, as: UTF8.self)))
    // Sorted bytes, because NaN does not equal itself and a map has no order.
    #expect(again == message || again.serialized().sorted() == message.serialized().sorted())
  }

  @Test func bothNamesAndNumbersAsTexts() throws {
    #expect(
      try read(#"{"anInt32": "7", "an_int64": 8.0, "aUint64": 1e3}"#)
        == Kinds.AllKinds(anInt32: 7, anInt64: 8, aUint64: 1_000))
    #expect(
      try read(#"{"aDouble": "1.5", "aFloat": "Infinity"}"#)
        == Kinds.AllKinds(aDouble: 1.5, aFloat: .infinity))
    #expect(
      try read(#"{"someBytes": "_-8", "aColour": 2}"#)
        == Kinds.AllKinds(someBytes: [0xFF, 0xEF], aColour: .darkRed))
  }

  @Test func unknownMembersAndNullAreAbsent() throws {
    #expect(
      try read(#"{"later": {"a": [1, "]", {}], "b": null}, "aString": null, "strings": ["x"]}"#)
        == Kinds.AllKinds(strings: ["x"]))
  }

  @Test(arguments: [
    (#"{"anInt32": 1, "an_int32": 2}"#, "an_int32", "given twice"),
    (
      #"{"chosenBool": true, "chosenString": ""}"#, "chosen_string",
      "another member of the same oneof is given, too"
    ),
    (#"{"anInt32": 2147483648}"#, "an_int32", "expected an integer within the range of its type"),
    (#"{"aUint32": -1}"#, "a_uint32", "expected an integer within the range of its type"),
    (#"{"anInt64": 1.5}"#, "an_int64", "expected an integer within the range of its type"),
    (#"{"anInt64": "0x1"}"#, "an_int64", "expected an integer within the range of its type"),
    (#"{"aDouble": 1e999}"#, "a_double", "expected a number within the range of its type"),
    (#"{"aFloat": 1e39}"#, "a_float", "expected a number within the range of its type"),
    (#"{"aColour": "PINK"}"#, "a_colour", "unknown value of the enumeration"),
    (#"{"aBool": "true"}"#, "a_bool", "expected true or false"),
    (#"{"someBytes": "?"}"#, "some_bytes", "expected Base64"),
    (#"{"strings": ["a", null]}"#, "strings[1]", "expected a string"),
    (
      #"{"inners": [{}, {"inner": [{"text": 1}]}]}"#, "inners[1].inner[0].text",
      "expected a string"
    ),
    (#"{"anInner": []}"#, "an_inner", "expected an object"),
    (#"{"strings": {}}"#, "strings", "expected an array"),
    ("[]", "", "expected an object"), ("", "", "expected an object"),
    ("{} x", "", "not valid JSON at byte 3"), (#"{"aBool":true,}"#, "", "expected a string"),
    (#"{"anInt32": 01}"#, "", "not valid JSON at byte 13"),
    (#"{"aString": "\x"}"#, "a_string", "not valid JSON at byte 16"),
    ("{\"aString\": \"\n\"}", "a_string", "not valid JSON at byte 13"),
    (#"{"aString": "\u12"}"#, "a_string", "not valid JSON at byte 18"),
  ])
  func whatIsNotTheMessage(json: String, field: String, fault: String) {
    #expect(throws: DecodingError(field: field, reason: .json(fault))) { try wire(json) }
  }

  /// Half an emoji is what a cut-off text has in JavaScript.
  @Test func invalidTextsAreNamedByTheDecoder() throws {
    #expect(throws: DecodingError(field: "username", reason: .invalidUTF8)) {
      try Kinds.SignIn(serialized: wire(#"{"username": "a\ud83d"}"#, of: "kinds.SignIn"))
    }
    #expect(throws: DecodingError(field: "username", reason: .embeddedNUL)) {
      try Kinds.SignIn(serialized: wire(#"{"username": "\u0000"}"#, of: "kinds.SignIn"))
    }
    let whole = try Kinds.SignIn(
      serialized: wire(#"{"username": "\ud83d\ude00"}"#, of: "kinds.SignIn"))
    #expect(whole.username == "😀")
  }

  @Test func limitsHold() throws {
    func nested(_ depth: Int) -> String {
      #"{"anInner":"# + String(repeating: #"{"inner":["#, count: depth - 2) + "{}"
        + String(repeating: "]}", count: depth - 2) + "}"
    }
    let limits = DecodingLimits(sizeMax: 1_000, depthMax: 8, elementsMax: 20)
    _ = try wire(nested(8), limits: limits)
    let error = #expect(throws: DecodingError.self) { try wire(nested(9), limits: limits) }
    #expect(error?.reason == .tooDeep)
    let arrays = String(repeating: "[", count: 9) + String(repeating: "]", count: 9)
    #expect(throws: DecodingError(reason: .tooDeep)) {
      try wire("{\"later\":\(arrays)}", limits: limits)
    }
    let twenty = Array(repeating: "1", count: 20).joined(separator: ",")
    _ = try wire("{\"int32s\":[\(twenty)]}", limits: limits)
    #expect(throws: DecodingError(field: "int32s[20]", reason: .tooManyElements)) {
      try wire("{\"int32s\":[\(twenty),1]}", limits: limits)
    }
    // Unknown members and what they hold cost as much.
    #expect(throws: DecodingError(reason: .tooManyElements)) {
      try wire("{\"later\":[\(twenty)]}", limits: limits)
    }
    let names = (0..<21).map { "\"n\($0)\":0" }.joined(separator: ",")
    #expect(throws: DecodingError(reason: .tooManyElements)) {
      try wire("{\(names)}", limits: limits)
    }
    let entries = (0..<21).map { "\"n\($0)\":0" }.joined(separator: ",")
    #expect(throws: DecodingError(field: "by_name", reason: .tooManyElements)) {
      try wire("{\"byName\":{\(entries)}}", limits: limits)
    }
    #expect(throws: DecodingError(reason: .tooLarge)) {
      try wire(String(repeating: " ", count: 999) + "{}", limits: limits)
    }
    // Six bytes of JSON may become eleven of the wire form.
    let negative = Array(repeating: "-1", count: 110).joined(separator: ",")
    #expect(throws: DecodingError(field: "int32s[99]", reason: .tooLarge)) {
      try wire(
        "{\"int32s\":[\(negative)]}", limits: DecodingLimits(sizeMax: 1_000, elementsMax: 1_000))
    }
  }

  @Test(
    arguments: [
      ("2026-03-01T09:30:00Z", 1_772_357_400, 0),
      ("2026-03-01T11:30:00.5+02:00", 1_772_357_400, 500_000_000),
      ("0001-01-01T00:00:00Z", -62_135_596_800, 0),
      ("9999-12-31T23:59:59.999999999Z", 253_402_300_799, 999_999_999),
      ("2000-02-29T00:00:00Z", 951_782_400, 0), ("1969-12-31T23:59:59.000000001Z", -1, 1),
    ] as [(String, Int64, Int32)])
  func timesAreRead(text: String, seconds: Int64, nanos: Int32) throws {
    let sheet = try Kinds.Sheet(serialized: wire("{\"startTime\":\"\(text)\"}", of: "kinds.Sheet"))
    #expect(sheet.startTime == .init(seconds: seconds, nanos: nanos))
  }

  @Test(arguments: [
    "", "2026-03-01", "2026-03-01T09:30:00", "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z",
    "2026-00-01T00:00:00Z", "2026-01-00T00:00:00Z", "2026-03-01T24:00:00Z", "2026-03-01T00:60:00Z",
    "2026-03-01T00:00:60Z", "2026-03-01T00:00:00.Z", "2026-03-01T00:00:00.1234567890Z",
    "0000-01-01T00:00:00Z", "0001-01-01T00:00:00+00:01", "9999-12-31T23:59:59-00:01",
    "+2026-03-01T00:00:00Z", "2026-03-01T00:00:00Zx", "２026-03-01T00:00:00Z",
  ])
  func otherTimesAreNot(text: String) {
    #expect(
      throws: DecodingError(
        field: "start_time",
        reason: .json("expected a time such as 2026-03-01T09:30:00Z, in the years 1 to 9999"))
    ) { try wire("{\"startTime\":\"\(text)\"}", of: "kinds.Sheet") }
  }

  @Test func timesWithoutAFormAreNull() throws {
    let sheet = Kinds.Sheet(startTime: .init(seconds: .max, nanos: -1))
    #expect(
      try String(decoding: Self.schema.json(sheet.serialized(), of: "kinds.Sheet"), as: UTF8.self)
        == #"{"startTime":null}"#)
  }

  @Test func methodsAreKnownByTheirPath() throws {
    let schema = try MessageSchema([GRPCHealthV1.healthFile])
    let check = try #require(schema.method("/grpc.health.v1.Health/Check"))
    #expect(check.request == "grpc.health.v1.HealthCheckRequest")
    #expect(check.response == "grpc.health.v1.HealthCheckResponse")
    #expect(!check.hasNoSideEffects)
    #expect(schema.method("/grpc.health.v1.Health/Other") == nil)
  }
}
