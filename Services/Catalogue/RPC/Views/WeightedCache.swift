internal import Synchronization

/// Values that can be made again, kept up to a total weight; what was used longest ago goes first.
///
/// A value heavier than the whole cache is not kept.
final class WeightedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry {
    var value: Value
    var weight: Int
    var lastUse: UInt64
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var weight = 0
    var uses: UInt64 = 0
  }

  private let weightMax: Int
  private let state = Mutex(State())

  init(weightMax: Int) { self.weightMax = weightMax }

  var count: Int { state.withLock { $0.entries.count } }
  var weight: Int { state.withLock { $0.weight } }

  func value(for key: Key) -> Value? {
    state.withLock { state in
      state.uses += 1
      state.entries[key]?.lastUse = state.uses
      return state.entries[key]?.value
    }
  }

  func insert(_ value: Value, weight: Int, for key: Key) {
    guard weight <= weightMax else { return }
    state.withLock { state in
      state.uses += 1
      let entry = Entry(value: value, weight: weight, lastUse: state.uses)
      if let replaced = state.entries.updateValue(entry, forKey: key) {
        state.weight -= replaced.weight
      }
      state.weight += weight
      if state.weight > weightMax { Self.evict(from: &state, downTo: weightMax / 4 * 3) }
    }
  }

  /// Makes room for a while, so that sorting by age is rare.
  private static func evict(from state: inout State, downTo target: Int) {
    let newest = state.uses
    for (key, entry) in state.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard state.weight > target, entry.lastUse < newest else { break }
      state.entries[key] = nil
      state.weight -= entry.weight
    }
  }
}
