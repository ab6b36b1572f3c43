/// How many characters have to be put in, taken out or exchanged to make one word of another
/// (Levenshtein's distance).
enum EditDistance {
  static func between(_ one: String, _ other: String) -> Int {
    let one = Array(one.utf8)
    let other = Array(other.utf8)
    var previous = Array(0...other.count)
    for (row, byte) in one.enumerated() {
      var current = [row + 1]
      for (column, otherByte) in other.enumerated() {
        current.append(
          min(
            previous[column] + (byte == otherByte ? 0 : 1), previous[column + 1] + 1,
            current[column] + 1))
      }
      previous = current
    }
    return previous[other.count]
  }
}
