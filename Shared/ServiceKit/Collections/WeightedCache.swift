import Synchronization

/// Values that can be made again, kept up to a total weight; what was used longest ago goes first.
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

  /// The value, which thereby becomes the one used last.
  public func value(for key: Key) -> Value? {
    state.withLock { $0.entries.value(for: key)?.value }
  }

  public func insert(_ value: Value, weight: Int, for key: Key) {
    guard weight <= weightMax else { return }
    state.withLock { state in
      let replaced = state.entries.insert(Entry(value: value, weight: weight), for: key)
      state.weight += weight - (replaced?.weight ?? 0)
      guard state.weight > weightMax else { return }
      // Makes room for a while; the newest always stays.
      while state.weight > weightMax / 4 * 3, state.entries.count > 1,
        let dropped = state.entries.removeOldest()
      {
        state.weight -= dropped.weight
      }
    }
  }
}
