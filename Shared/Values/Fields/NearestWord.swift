/// Suggests a known word for a misspelled one.
public enum NearestWord {
  /// - Parameters:
  ///   - known: words in order of preference.
  ///   - editsMax: maximum edits; by default one per four letters of the word, at least one.
  /// - Returns: the first of the nearest words.
  public static func nearest(
    to word: String, among known: some Sequence<String>, editsMax: Int? = nil
  ) -> String? {
    let limit = editsMax ?? max(1, word.utf8.count / 4)
    var best: (word: String, distance: Int)?
    for candidate in known {
      guard (candidate.utf8.count - word.utf8.count).magnitude <= limit else { continue }
      let distance = edits(from: word, to: candidate)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// Number of letters added, omitted, replaced or exchanged with their neighbour (Damerau, optimal
  /// string alignment).
  public static func edits(from one: String, to other: String) -> Int {
    let (left, right) = (Array(one.utf8), Array(other.utf8))
    var before: [Int] = []
    var above = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let cost = left[row] == right[column] ? 0 : 1
        var least = min(above[column + 1] + 1, current[column] + 1, above[column] + cost)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, before[column - 1] + 1)
        }
        current.append(least)
      }
      before = above
      above = current
    }
    return above[right.count]
  }
}
