/// A set of whole seconds, stored as separate ranges in ascending order.
package struct IntervalSet: Sendable, Hashable {
  private(set) var ranges: [ClosedRange<Int>]

  package init(_ range: ClosedRange<Int>? = nil) {
    ranges = range.map { [$0] } ?? []
  }

  package var isEmpty: Bool { ranges.isEmpty }
  package var count: Int { ranges.reduce(0) { $0 + $1.count } }
  package var first: Int? { ranges.first?.lowerBound }
  package var last: Int? { ranges.last?.upperBound }

  package func contains(_ second: Int) -> Bool {
    ranges.contains { $0.contains(second) }
  }

  /// - Parameter index: 0 ..< `count`.
  package func element(at index: Int) -> Int {
    var left = index
    for range in ranges {
      if left < range.count { return range.lowerBound + left }
      left -= range.count
    }
    preconditionFailure("\(index) of \(count)")
  }

  package mutating func remove(_ gone: ClosedRange<Int>) {
    ranges = ranges.flatMap { range -> [ClosedRange<Int>] in
      guard range.overlaps(gone) else { return [range] }
      var rest: [ClosedRange<Int>] = []
      if range.lowerBound < gone.lowerBound { rest.append(range.lowerBound...gone.lowerBound - 1) }
      if range.upperBound > gone.upperBound { rest.append(gone.upperBound + 1...range.upperBound) }
      return rest
    }
  }

  /// Removes all seconds at a distance less than `distance` from `second`.
  package mutating func keepAway(_ distance: Int, from second: Int) {
    guard distance > 0 else { return }
    remove(second - distance + 1...second + distance - 1)
  }

  package func clamped(to bounds: ClosedRange<Int>) -> IntervalSet {
    var set = IntervalSet()
    set.ranges = ranges.filter { $0.overlaps(bounds) }.map { $0.clamped(to: bounds) }
    return set
  }

  /// Returns the latest second not after `bound`.
  package func last(upTo bound: Int) -> Int? {
    guard let range = ranges.last(where: { $0.lowerBound <= bound }) else { return nil }
    return min(range.upperBound, bound)
  }

  /// Returns the earliest second not before `bound`.
  package func first(from bound: Int) -> Int? {
    guard let range = ranges.first(where: { $0.upperBound >= bound }) else { return nil }
    return max(range.lowerBound, bound)
  }
}
