/// Quantiles of a distribution by the nearest-rank method: each is one of the values.
struct Spread: Sendable, Hashable {
  let count: Int
  let least: Int
  let tenth: Int
  let median: Int
  let ninth: Int
  let most: Int

  /// - Returns: nil if there are no values.
  init?(_ values: [Int]) {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    func rank(_ tenths: Int) -> Int { sorted[(sorted.count * tenths + 9) / 10 - 1] }
    count = sorted.count
    least = sorted[0]
    tenth = rank(1)
    median = rank(5)
    ninth = rank(9)
    most = sorted[sorted.count - 1]
  }
}
