import Synchronization

/// A cache with a maximum total weight that drops the least recently used values first.
///
/// A value heavier than the whole cache is not kept.
public final class WeightedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry {
    var value: Value
    var weight: Int
  }

  private struct State {
    var entries = RecentlyUsed<Key, Entry>(capacity: .max)
    var weight = 0
  }

  private let weightMax: Int
  private let state = Mutex(State())

  public init(weightMax: Int) { self.weightMax = weightMax }

  public var count: Int { state.withLock { $0.entries.count } }
  public var weight: Int { state.withLock { $0.weight } }

  /// Returns the value and marks it as most recently used.
  public func value(for key: Key) -> Value? {
    state.withLock { $0.entries.value(for: key)?.value }
  }

  public func insert(_ value: Value, weight: Int, for key: Key) {
    guard weight <= weightMax else { return }
    state.withLock { state in
      let replaced = state.entries.insert(Entry(value: value, weight: weight), for: key)
      state.weight += weight - (replaced?.weight ?? 0)
      guard state.weight > weightMax else { return }
      // Frees a quarter of the capacity to evict less often; the newest entry always stays.
      while state.weight > weightMax / 4 * 3, state.entries.count > 1,
        let dropped = state.entries.removeOldest()
      {
        state.weight -= dropped.weight
      }
    }
  }
}
