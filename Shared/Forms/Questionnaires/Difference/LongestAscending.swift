/// Finds the longest ascending subsequence by patience sorting in O(n log n).
enum LongestAscending {
  /// Returns the indices of one longest ascending subsequence.
  static func indices(of sequence: [Int]) -> Set<Int> {
    // Index of the smallest last value for each length less one.
    var tails: [Int] = []
    var previous: [Int?] = Array(repeating: nil, count: sequence.count)
    for index in sequence.indices {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if sequence[tails[middle]] < sequence[index] { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? tails[low - 1] : nil
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var kept = Set<Int>()
    var next = tails.last
    while let index = next {
      kept.insert(index)
      next = previous[index]
    }
    return kept
  }
}
