import Synchronization

/// A limited amount shared by all connections.
final class SharedBudget: Sendable {
  private let most: Atomic<Int>
  private let held = Atomic<Int>(0)

  init(limit: Int) {
    most = Atomic(max(0, limit))
  }

  var limit: Int { most.load(ordering: .relaxed) }

  /// Changes the limit. Amounts already held stay, even above a lower limit.
  func adopt(limit: Int) { most.store(max(0, limit), ordering: .relaxed) }

  var used: Int { held.load(ordering: .relaxed) }

  /// Takes the amount, or nothing and returns false.
  func take(_ count: Int) -> Bool {
    let before = held.wrappingAdd(count, ordering: .relaxed).oldValue
    if count <= limit - before { return true }
    held.wrappingSubtract(count, ordering: .relaxed)
    return false
  }

  /// Adds an amount without checking the limit.
  func add(_ count: Int) {
    held.wrappingAdd(count, ordering: .relaxed)
  }

  /// Whether the usage exceeds the limit.
  var isExceeded: Bool { used > limit }

  /// Releases an amount.
  func give(_ count: Int) {
    held.wrappingSubtract(count, ordering: .relaxed)
  }
}
