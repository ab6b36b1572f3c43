import Foundation
import Serialization

@testable import Formats

/// JSON files: limits hold, what is read is written and read again the same, and Foundation reads it too.
enum JSONTarget: FuzzTarget {
  static let name = "json"

  static func run(_ input: [UInt8]) {
    if let value = parse(input, .tight) {
      let (depth, count) = measure(value)
      let limits = FormatLimits.tight
      expect(input.count <= limits.bytesMax && depth <= limits.depthMax, "\(depth) levels")
      expect(count <= limits.nodesMax, "\(count) values")
      expect(parse(input, .default) == value, "limits change what is read")
    }
    guard let value = parse(input, .default) else { return }
    for isPretty in [true, false] {
      let written = JSONWriter.write(value, isPretty: isPretty)
      expect(
        parse(written, .default) == value,
        "\(value) became \(String(decoding: written, as: UTF8.self))")
    }
    expect(value.canonical.canonical == value.canonical, "\(value) has two canonical forms")
    visit(value)
    compare(input)
  }

  private static func parse(_ bytes: [UInt8], _ limits: FormatLimits) -> JSONValue? {
    do throws(SourceError) {
      return try JSONParser.parse(bytes, file: "f.json", limits: limits)
    } catch {
      examine(error, limits)
      return nil
    }
  }

  private static func measure(_ value: JSONValue) -> (depth: Int, count: Int) {
    let parts = value.array ?? value.members?.map(\.value) ?? []
    return parts.map(measure).reduce((1, 1)) { (max($0.0, $1.depth + 1), $0.1 + $1.count) }
  }

  private static func visit(_ value: JSONValue) {
    if let number = value.number {
      _ = number.hashValue
      if let integer = number.integer { expect(JSONNumber(integer) == number, "\(integer)") }
      if let double = number.double { expect(JSONNumber(double) == number, "\(double)") }
    }
    expect(value.position.line > 0 && value.position.column > 0, "\(value) is nowhere")
    for part in value.array ?? value.members?.map(\.value) ?? [] { visit(part) }
  }

  /// Accepted JSON is also accepted by Foundation, except for numbers out of its range.
  private static func compare(_ input: [UInt8]) {
    let text = String(decoding: input, as: UTF8.self)
    guard !text.unicodeScalars.starts(with: ["\u{FEFF}"]) else { return }
    let hasLongNumber = text.utf8.split { !(0x30...0x39).contains($0) }.contains { $0.count > 2 }
    let hasExponent = input.contains { $0 | 0x20 == UInt8(ascii: "e") }
    guard !(hasLongNumber && hasExponent),
      !text.utf8.split(whereSeparator: { !(0x30...0x39).contains($0) }).contains(where: {
        $0.count > 15
      })
    else { return }
    expect(
      (try? JSONSerialization.jsonObject(with: Data(input), options: .fragmentsAllowed)) != nil,
      "Foundation does not read \(text.debugDescription)")
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    [
      ("object", #"{"a": [1, -0.5e+3, true, null], "b": {"c": "\u00e4\ud83d\ude00\n"}}"#),
      ("numbers", "[0, -0, 1e999, 12345678901234567890, 1.0, 0.10]"), ("bom", "\u{FEFF}[]"),
      ("deep", String(repeating: "[", count: 70)), ("twice", #"{"a":1,"a":2}"#),
      ("surrogate", #"["\ud800"]"#), ("controls", "[\"\u{1}\"]"), ("text", #""x""#),
      ("nested", #"[[[[[[[{"a":{"b":[{}]}}]]]]]]]"#), ("zeros", "[00, 01, 1., .5, +1]"),
    ].map { ($0.0, Array($0.1.utf8)) }
  }
}
