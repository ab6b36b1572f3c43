import Synchronization

/// Something of which all connections together may hold a limited amount.
final class SharedBudget: Sendable {
  private let most: Atomic<Int>
  private let held = Atomic<Int>(0)

  init(limit: Int) {
    most = Atomic(max(0, limit))
  }

  var limit: Int { most.load(ordering: .relaxed) }

  /// What is held stays held, also above a limit that is lower now.
  func adopt(limit: Int) { most.store(max(0, limit), ordering: .relaxed) }

  var used: Int { held.load(ordering: .relaxed) }

  /// Takes an amount, or takes nothing and says no.
  func take(_ count: Int) -> Bool {
    let before = held.wrappingAdd(count, ordering: .relaxed).oldValue
    if count <= limit - before { return true }
    held.wrappingSubtract(count, ordering: .relaxed)
    return false
  }

  /// Takes what is there already, however much that is.
  func add(_ count: Int) {
    held.wrappingAdd(count, ordering: .relaxed)
  }

  /// More is held than may be.
  var isExceeded: Bool { used > limit }

  /// Gives back what was taken.
  func give(_ count: Int) {
    held.wrappingSubtract(count, ordering: .relaxed)
  }
}
