public import FoundationEssentials

extension UUID {
  /// Parses RFC 9562 §4: 32 hexadecimal digits in either case and four hyphens.
  ///
  /// Nil for other text, including the blanks and signs that Foundation accepts, and for the nil
  /// UUID (§5.9), which clients send for an unset id.
  public init?(text: String) {
    var text = text
    let bytes = text.withUTF8 { UUIDText.bytes(of: $0) }
    guard let bytes, bytes != SIMD16(repeating: 0) else { return nil }
    self.init(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7],
        bytes[8], bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }

  /// The form of RFC 9562 §4, in lower case.
  public var text: String {
    withUnsafeBytes(of: uuid) { bytes in
      String(unsafeUninitializedCapacity: UUIDText.length) { UUIDText.write(bytes, to: $0) }
    }
  }
}

private enum UUIDText {
  static let length = 36
  private static let hyphen = UInt8(ascii: "-")

  static func bytes(of text: UnsafeBufferPointer<UInt8>) -> SIMD16<UInt8>? {
    guard text.count == length else { return nil }
    var bytes = SIMD16<UInt8>(repeating: 0)
    var place = 0
    for index in 0..<16 {
      if startsGroup(index) {
        guard text[place] == hyphen else { return nil }
        place += 1
      }
      guard let high = Hexadecimal.value(of: text[place]),
        let low = Hexadecimal.value(of: text[place + 1])
      else { return nil }
      bytes[index] = high << 4 | low
      place += 2
    }
    return bytes
  }

  static func write(
    _ bytes: UnsafeRawBufferPointer, to text: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var place = 0
    for (index, byte) in bytes.enumerated() {
      if startsGroup(index) {
        text[place] = hyphen
        place += 1
      }
      text[place] = digit(byte >> 4)
      text[place + 1] = digit(byte & 0x0f)
      place += 2
    }
    return place
  }

  /// Whether a hyphen precedes the byte.
  private static func startsGroup(_ index: Int) -> Bool {
    index == 4 || index == 6 || index == 8 || index == 10
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + (value - 10)
  }
}

/// Hexadecimal digits in text.
public enum Hexadecimal {
  /// Returns 0–15 for a hexadecimal digit in either case; nil for other characters.
  public static func value(of character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
