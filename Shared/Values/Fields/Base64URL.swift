import FoundationEssentials

/// Base64url without padding (RFC 4648 §5, as RFC 7515 §2 uses it).
public enum Base64URL {
  public static func encode(_ bytes: some Collection<UInt8>) -> String {
    var text = [UInt8](Data(bytes).base64EncodedData())
    while text.last == padding { text.removeLast() }
    for index in text.indices {
      switch text[index] {
      case plus: text[index] = hyphen
      case slash: text[index] = underscore
      default: break
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Decodes the text. Nil for invalid characters, padding, an impossible length, or non-zero
  /// remaining bits: each byte sequence has exactly one spelling.
  public static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
    var standard: [UInt8] = []
    standard.reserveCapacity(text.count + 2)
    for character in text {
      switch character {
      case hyphen: standard.append(plus)
      case underscore: standard.append(slash)
      case plus, slash, padding: return nil
      default: standard.append(character)
      }
    }
    while standard.count % 4 != 0 { standard.append(padding) }
    // Foundation ignores the remaining bits.
    guard let data = Data(base64Encoded: Data(standard)), encode(data).utf8.elementsEqual(text)
    else { return nil }
    return [UInt8](data)
  }

  private static let hyphen = UInt8(ascii: "-")
  private static let underscore = UInt8(ascii: "_")
  private static let plus = UInt8(ascii: "+")
  private static let slash = UInt8(ascii: "/")
  private static let padding = UInt8(ascii: "=")
}
