/// A budget of bytes held at once.
package struct ByteBudget: Hashable {
  package let limit: Int
  package private(set) var used = 0

  package init(limit: Int) {
    self.limit = limit
  }

  /// Reserves bytes; returns false and reserves none if they do not fit.
  package mutating func take(_ count: Int) -> Bool {
    guard count <= limit - used else { return false }
    used += count
    return true
  }

  package mutating func give(_ count: Int) {
    used = max(0, used - count)
  }
}
