/// The longest ascending subsequence, by patience sorting: n log n.
enum LongestAscending {
  /// Indices into the sequence, of one of the longest.
  static func indices(of sequence: [Int]) -> Set<Int> {
    // The index with the smallest last value of an ascending sequence, by its length less one.
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
