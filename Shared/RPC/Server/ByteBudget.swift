/// Bytes that may be held at once.
struct ByteBudget: Hashable {
  let limit: Int
  private(set) var used = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Takes bytes, or takes none and says no.
  mutating func take(_ count: Int) -> Bool {
    guard count <= limit - used else { return false }
    used += count
    return true
  }

  mutating func give(_ count: Int) {
    used = max(0, used - count)
  }
}
