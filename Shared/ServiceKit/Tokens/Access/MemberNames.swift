import FoundationEssentials

/// Checks the member names of a JSON object for duplicates, which are forbidden in a token's header
/// and claims (RFC 7515 §4, RFC 7519 §4), because readers would disagree on which one counts.
enum MemberNames {
  /// - Parameter json: an object; only its outermost members are checked. The result is
  ///   undefined if it is not JSON.
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

  /// Returns the position of the closing quote, or one beyond the end.
  private static func end(ofTextAt start: Int, in json: [UInt8]) -> Int {
    var index = start + 1
    while index < json.count, json[index] != UInt8(ascii: "\"") {
      index += json[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }

  /// - Parameter quoted: the text with its quotes.
  private static func text(_ quoted: ArraySlice<UInt8>) -> [UInt8]? {
    guard quoted.contains(UInt8(ascii: "\\")) else { return Array(quoted.dropFirst().dropLast()) }
    return (try? JSONDecoder().decode(String.self, from: Data(quoted))).map { Array($0.utf8) }
  }
}
