/// How numbers spread: each of its figures is one of them, the least that so many do not exceed (nearest rank).
package struct Spread: Sendable, Hashable {
  package let count: Int
  package let least: Int
  package let tenth: Int
  package let median: Int
  package let ninth: Int
  package let most: Int

  /// - Returns: nil without any.
  package init?(_ values: [Int]) {
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
