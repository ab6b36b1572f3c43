import FoundationEssentials

/// The names of the members of a JSON object, of which none may stand twice in the header and the
/// claims of a token (RFC 7515 §4, RFC 7519 §4): one reader would take the first, another the last.
enum MemberNames {
  /// - Parameter json: an object, of which only the outermost members are looked at; what is no JSON
  ///   gives either answer.
  static func areUnique(in json: [UInt8]) -> Bool {
    var names = Set<[UInt8]>()
    var depth = 0
    var isNameNext = false
    var index = 0
    while index < json.count {
      switch json[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        isNameNext = depth == 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ","): isNameNext = depth == 1
      case UInt8(ascii: "\""):
        let start = index
        index = end(ofTextAt: start, in: json)
        if isNameNext, index < json.count {
          guard let name = text(json[start...index]), names.insert(name).inserted else {
            return false
          }
          isNameNext = false
        }
      default: break
      }
      index += 1
    }
    return true
  }

  /// Where its closing quote stands, or beyond the end.
  private static func end(ofTextAt start: Int, in json: [UInt8]) -> Int {
    var index = start + 1
    while index < json.count, json[index] != UInt8(ascii: "\"") {
      index += json[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }

  /// - Parameter quoted: with its quotes.
  private static func text(_ quoted: ArraySlice<UInt8>) -> [UInt8]? {
    guard quoted.contains(UInt8(ascii: "\\")) else { return Array(quoted.dropFirst().dropLast()) }
    return (try? JSONDecoder().decode(String.self, from: Data(quoted))).map { Array($0.utf8) }
  }
}
