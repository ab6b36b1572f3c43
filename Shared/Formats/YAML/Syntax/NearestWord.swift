/// Finds the known word that somebody may have meant.
enum NearestWord {
  /// - Returns: the nearest of `known`, when it differs by no more than a slip or two: one letter for
  ///   each four of the word, at least one.
  static func nearest(to word: String, among known: some Sequence<String>) -> String? {
    let limit = max(1, word.utf8.count / 4)
    var best: (word: String, distance: Int)?
    for candidate in known {
      guard abs(candidate.utf8.count - word.utf8.count) <= limit else { continue }
      let distance = distance(Array(word.utf8), Array(candidate.utf8))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// Letters added, left out, replaced or exchanged with their neighbour (Damerau, optimal string
  /// alignment).
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
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
